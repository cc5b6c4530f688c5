package import AutoLayout
package import Interchange
package import Prose

/// Why a statement is not carried out to its end.
package enum Stop: Error, Sendable {
  /// UIKit or Swift would end the app here: the reason, and where. The statement is left out.
  case crash(Phrase, at: SourceRange)
  /// The document refuses an edit with UIKit's reason: a crash too, with the document as it was then.
  case refused(EditFailure, at: SourceRange)
  /// What cannot be carried out as it is written, with what was meant perhaps: a typed line is refused,
  /// other code goes on behind it.
  case objection(Phrase, at: SourceRange, hints: [Phrase])
  /// The code throws an error, which `catch` or `try?` takes.
  case thrown(Value, at: SourceRange)
  /// A chain came to a `nil` before its end: what hangs on it is not done.
  case chainEnded
  /// The budget is used up, or a value is more than anybody means, which the words say: what follows is not
  /// carried out, and the notes say so.
  case exhausted(Phrase?)
  case cancelled
  /// The layout that a frame was asked of could not be computed.
  case layout(LayoutFailure)
}
