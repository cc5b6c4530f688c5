package import Prose

/// What could stand at a place of a line.
package struct Completion {
  /// One of many, with a word about it.
  package struct Candidate {
    package var text: String
    /// Whether the next thing is set off by a blank.
    package var isWhole: Bool
    /// Whether it is only listed until some of it is typed: what one can do without.
    package var waitsForLetter = false
    private let makeNote: () -> Phrase

    /// `note` is worked out when it is asked for: of a thousand candidates a screen shows few.
    init(_ text: String, _ note: @autoclosure @escaping () -> Phrase = "", isWhole: Bool = true) {
      self.text = text
      self.isWhole = isWhole
      makeNote = note
    }

    /// A word about it.
    package var note: Phrase { makeNote() }
  }

  /// Where the word that is being completed begins, as a UTF-8 offset.
  package var start: Int
  package var candidates: [Candidate]

  /// How many names a list can hold and still be taken in. Where there are more they wait for a
  /// letter.
  package static let glance = 24
}

extension Session {
  /// What could be typed at `cursor`, a UTF-8 offset into `line`.
  ///
  /// - Parameter open: The lines above it that wait for their end.
  package func completion(
    of line: String, at cursor: Int, behind open: [String] = []
  ) -> Completion {
    let typed = String(decoding: Array(line.utf8.prefix(max(0, cursor))), as: UTF8.self)
    let above = (paste ?? []) + open
    if above.isEmpty { return Completer(snapshot).completion(of: typed) }
    return Completer(snapshot).behind(above).completion(of: typed, behind: open)
  }
}
