/// What could stand in the line at the cursor.
package struct Completion {
  /// Where the word begins that a candidate replaces, in UTF-8 bytes from the start of the line. It
  /// ends at the cursor.
  package var start: Int
  /// In the order to be listed.
  package var candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// One of the words that could stand there.
  package struct Candidate {
    package var text: String
    /// Whether a blank follows once it is chosen: not after what wants a dot or a quote.
    package var isFollowedByBlank: Bool
    /// Whether it is put into the line only where some of it was typed, and else is listed.
    package var waitsForLetter: Bool
    private let makeNote: () -> String

    /// `note` is worked out when it is shown.
    package init(
      text: String, note: @autoclosure @escaping () -> String = "", isFollowedByBlank: Bool = true,
      waitsForLetter: Bool = false
    ) {
      self.text = text
      self.waitsForLetter = waitsForLetter
      self.isFollowedByBlank = isFollowedByBlank
      makeNote = note
    }

    /// A word about it, shown beside it in the list; may be empty.
    package var note: String { makeNote() }
  }

  /// What the key does.
  enum Step: Equatable {
    case nothing
    /// Puts this in the place of the word.
    case replace(String)
    case list
  }

  /// The step for `line` with the cursor at `cursor`, in UTF-8 bytes: the only candidate, else what
  /// all candidates begin with if that is more than the word in whatever case, else the list.
  func step(in line: String, at cursor: Int) -> Step {
    guard let first = candidates.first else { return .nothing }
    if candidates.count == 1 {
      if first.waitsForLetter, start >= cursor { return .list }
      let isBlankThere = line.utf8.dropFirst(cursor).first == UInt8(ascii: " ")
      return .replace(first.isFollowedByBlank && !isBlankThere ? first.text + " " : first.text)
    }
    let word = word(in: line, at: cursor)
    let common = commonPrefix
    let goesOn = common != word && common.lowercased().hasPrefix(word.lowercased())
    return goesOn ? .replace(common) : .list
  }

  /// The word that is to be replaced.
  func word(in line: String, at cursor: Int) -> String {
    String(decoding: line.utf8.prefix(cursor).dropFirst(start), as: UTF8.self)
  }

  /// What every candidate begins with, in whole characters.
  private var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() where !candidate.text.utf8.starts(with: prefix.utf8) {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }
}
