package import Prose

/// What could stand at a place of a line.
package struct Completion: Sendable {
  /// One of many, with a word about it.
  package struct Candidate: Hashable, Sendable {
    package var text: String
    package var note: Phrase
    /// Whether the next thing is set off by a blank.
    package var isWhole: Bool

    init(_ text: String, _ note: Phrase = "", isWhole: Bool = true) {
      self.text = text
      self.note = note
      self.isWhole = isWhole
    }
  }

  /// Where the word that is being completed begins, as a UTF-8 offset.
  package var start: Int
  package var candidates: [Candidate]
}

extension Session {
  /// What could be typed at `cursor`, a UTF-8 offset into `line`.
  package func completion(of line: String, at cursor: Int) -> Completion {
    let typed = String(decoding: Array(line.utf8.prefix(max(0, cursor))), as: UTF8.self)
    return Completer(snapshot).completion(of: typed)
  }
}
