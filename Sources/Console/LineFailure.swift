package import AutoLayout
package import Interchange
package import Prose
import Reporting

/// Why a line is refused. Nothing has changed. Indirect, so that it takes little room on the stack of
/// every call in a recursion that may throw it.
package indirect enum LineFailure: Error, Sendable {
  /// The line cannot be read.
  case syntax(SyntaxFailure)
  /// The document, or UIKit, refuses what the line says, at a place of it; with the document as the
  /// line had made it by then, where that is known, because it may speak of what the line made.
  case edit(EditFailure, at: SourceRange?, in: Document? = nil)
  /// The layout could not be computed, or was stopped.
  case layout(LayoutFailure)
  /// A file could not be read or written; where its path stands, and files of nearly that name.
  case file(Surroundings.FileFailure, at: SourceRange? = nil, near: [String] = [])
  /// The command language's own objection.
  case objection(Objection)
}

/// An objection of the command language: what is wrong, where in the line, and what would be right.
package struct Objection: Sendable {
  package var reason: Phrase
  /// In the line that was typed.
  package var range: SourceRange?
  package var hints: [Phrase]
  /// What nothing is called, if that is what is wrong and something can be called so.
  var unknownName: String?
  /// Whether what is wrong is that nothing has a name, nor one like it.
  var namesNothing = false

  package init(_ reason: Phrase, at range: SourceRange? = nil, hints: [Phrase] = []) {
    self.reason = reason
    self.range = range
    self.hints = hints
  }
}

extension LineFailure {
  /// The same, told with the names that there were in this document.
  func speaking(of document: Document) -> LineFailure {
    guard case .edit(let failure, let range, nil) = self else { return self }
    return .edit(failure, at: range, in: document)
  }

  /// The same, at the word that names the view which is to blame, where `line` is a command: a document
  /// that refuses an edit knows nothing of the line.
  func placed(in line: RawText, on document: Document) -> LineFailure {
    guard case .edit(let failure, at: nil, let changed) = self, let view = failure.view,
      let arguments = LineReader.command(in: line)?.arguments,
      let parts = try? CommandArgument.split(arguments),
      let part = parts.first(where: { !$0.isQuoted && document.view(named: $0.text)?.id == view })
    else { return self }
    return .edit(failure, at: part.range, in: changed)
  }

  /// With what to try, where it comes without that.
  func advised(_ hints: [Phrase]) -> LineFailure {
    switch self {
    case .objection(var objection) where objection.hints.isEmpty:
      objection.hints = hints
      return .objection(objection)
    case .syntax(let failure) where failure.words.hints.isEmpty:
      return .objection(Objection(failure.words.reason, at: failure.range, hints: hints))
    default: return self
    }
  }

  /// What a reader reads, or its failure as that of the line.
  static func reading<Tree>(
    _ read: () throws(SyntaxFailure) -> Tree
  ) throws(LineFailure) -> Tree {
    do throws(SyntaxFailure) {
      return try read()
    } catch {
      throw .syntax(error)
    }
  }
}
