import LayoutCode

/// Code as it was pasted, or as a file holds it.
struct CodeText: Hashable, Sendable {
  /// How the file is named; `nil` for what was pasted.
  let path: String?
  let text: String

  /// All that ends a line in a file ends one here.
  init(path: String?, _ text: String) {
    self.path = path
    self.text = SessionFile.lines(of: text).joined(separator: "\n")
  }
}

/// Where in the code something stands.
struct CodePlace: Hashable, Sendable, Comparable {
  /// `nil` for what was pasted.
  let path: String?
  let line: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.path ?? "", one.line) < (other.path ?? "", other.line)
  }

  /// `Card.swift:12`, `12`.
  var text: String { path.map { "\(FilePath.name(of: $0)):\(line)" } ?? "\(line)" }
}
