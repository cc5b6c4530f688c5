package import Prose

/// What is to be written, and where.
struct ExportTarget {
  let path: String
}

/// What `export` can write. To add a format, write a file with its static member and add one line
/// to `all`: the command, its help and its completion follow.
package struct ExportFormat: Sendable {
  /// What it is called in a line, and what its files end in.
  package let word: String
  package let summary: Phrase
  /// What a file of this format has in it when it was written by Tsume.
  let signature: String
  let written: @Sendable (Snapshot, ExportTarget) throws(LineFailure) -> Written

  /// A file as it is to be, and what is to be said of it.
  struct Written {
    let text: String
    var notices: [Phrase] = []
  }

  /// In the order in which lists show them.
  package static let all: [ExportFormat] = [.svg, .html, .patch]
}
