extension TextMetrics {
  /// The lines of `text` in a column of `width`, each as long as fits, without its line break.
  ///
  /// Lines break at line break characters, after spaces, after hyphens, and between ideographs; a
  /// word that is wider than the column breaks anywhere. The space at the end of a line belongs to
  /// it and need not fit (system font metrics, section 3).
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  package func lines(of text: String, width: Double) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrap($0, width: width) }
  }

  private func wrap(_ paragraph: Substring, width: Double) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while true {
      let end = endOfFirstLine(of: rest, width: width)
      lines.append(rest[..<end])
      rest = rest[end...]
      if rest.isEmpty { return lines }
    }
  }

  /// Behind at least one character, so that every line makes progress.
  private func endOfFirstLine(of text: Substring, width: Double) -> Substring.Index {
    // A label is as wide as its text rounded to pixels, which can be this much too little.
    let limit = width + Self.slackInPixels
    var pen = Pen(metrics: self)
    var lastBreak: Substring.Index?
    var previous: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let previous, Self.mayBreak(between: previous, and: character) { lastBreak = index }
      pen.set(character)
      if character != " ", pen.position > limit, index > text.startIndex {
        return lastBreak ?? index
      }
      previous = character
      text.formIndex(after: &index)
    }
    return text.endIndex
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if right == " " { return false }
    return left == " " || left == "-" || left.isIdeographic || right.isIdeographic
  }
}
