import AutoLayout
package import Prose

/// What is to be written, and where.
struct ExportTarget {
  let path: String
  /// Only what is in it; `nil` for all.
  let view: ViewID?
}

/// What `export` can write. To add a format, write a file with its static member and add one line
/// to `all`: the command, its help and its completion follow.
package struct ExportFormat: Sendable {
  /// What it is called in a line.
  package let word: String
  /// What its files end in.
  let ending: String
  /// What they may end in as well: a patch is a `.diff`, too.
  let otherEndings: [String]
  /// What stands before the ending where no name is given, so that one way of writing code does not take
  /// the place of another: `-vfl`.
  let distinction: String
  package let summary: Phrase
  /// What a file of this format has in it when it was written by Tsume.
  let signature: String
  /// Whether it can be of one view alone.
  let takesView: Bool
  /// What a file without a name is called, without its ending, where the format knows better than the
  /// session.
  let ownName: @Sendable (Snapshot) throws(LineFailure) -> String?
  let written: @Sendable (Snapshot, ExportTarget) throws(LineFailure) -> Written

  /// A file as it is to be, and what is to be said of it.
  struct Written {
    let text: String
    var notices: [Phrase] = []
  }

  init(
    word: String, ending: String? = nil, otherEndings: [String] = [], distinction: String = "",
    summary: Phrase,
    signature: String, takesView: Bool = false,
    ownName: @escaping @Sendable (Snapshot) throws(LineFailure) -> String? = {
      (_) throws(LineFailure) in nil
    },
    written: @escaping @Sendable (Snapshot, ExportTarget) throws(LineFailure) -> Written
  ) {
    self.word = word
    self.ending = ending ?? word
    self.otherEndings = otherEndings
    self.distinction = distinction
    self.summary = summary
    self.signature = signature
    self.takesView = takesView
    self.ownName = ownName
    self.written = written
  }

  /// In the order in which lists show them.
  package static let all: [ExportFormat] =
    [.svg, .html, .patch] + code + [.xib, .json, .dot]
}
