extension StyledLine {
  /// In cells: what text must have to be wrapped within it.
  static let leastReadable = 24

  /// The line in pieces of at most `columns` cells; all but the first are indented by `indent`.
  ///
  /// Breaks at blanks (which are dropped) and beside wide characters, as Japanese is set; what has
  /// neither is cut where the line ends. Up to `indent` the first line is not broken: there is the
  /// label.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func wrapped(to columns: Int, indent: Int) -> [StyledLine] {
    guard width > columns else { return [self] }
    let indent = min(indent, max(columns / 2, columns - Self.leastReadable))
    var lines: [StyledLine] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      var line = StyledLine()
      if !lines.isEmpty { line.pad(to: indent) }
      let end = LineBreaking.end(
        of: rest, fitting: columns - line.width, unbroken: lines.isEmpty ? indent : 0)
      line.append(StyledLine(rest[..<end].withoutBlanksAtEnd))
      lines.append(line)
      rest = rest[end...].drop(while: \.isBlank)
    }
    return lines
  }
}

extension ArraySlice<StyledLine.Glyph> {
  /// What is blank before a break takes no room: whoever counts cells would find the line too long.
  fileprivate var withoutBlanksAtEnd: Self {
    self[..<(lastIndex { !$0.isBlank }.map { $0 + 1 } ?? startIndex)]
  }
}

extension StyledLine.Glyph {
  /// A name is one word, in whatever script it is, and so is code between its blanks.
  fileprivate var isOfName: Bool {
    role == .name || role == .handle || role == .code || role == .command
  }
}

/// Where a line may end.
private enum LineBreaking {
  /// The index after the last glyph of the first line of `glyphs`: behind `unbroken` cells, within
  /// `columns`; at least one glyph.
  static func end(
    of glyphs: ArraySlice<StyledLine.Glyph>, fitting columns: Int, unbroken: Int
  ) -> Int {
    var width = 0
    var lastOpportunity: Int?
    // Where even one name is too long for the line, before the dot of its anchor.
    var lastDot: Int?
    // Between two phrases of Japanese, or two words, where the line is half full by then; and between
    // phrases where it is not so full.
    var (lastPhrase, lastWord, earlyPhrase): (Int?, Int?, Int?)
    var relations = RelationBreaks(in: glyphs.prefix(3 * columns))
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if index > glyphs.startIndex {
        if width > unbroken, mayBreak(between: glyphs[index - 1], and: glyph),
          relations.allow(index, at: width)
        {
          lastOpportunity = index
          let isPhrase = PhraseBoundary.isThere(in: glyphs, before: index)
          if width > (unbroken + columns) / 2 {
            if isPhrase { lastPhrase = index }
            if !PhraseBoundary.isWithinWord(glyphs[index - 1], glyph) { lastWord = index }
          } else if isPhrase, width > (2 * unbroken + columns) / 3 {
            earlyPhrase = index
          }
        }
        if width > unbroken, isDotOfAnchor(at: index, in: glyphs) { lastDot = index }
        if width + glyph.width > columns, !glyph.isBlank {
          if let lastPhrase { return lastPhrase }
          let found = lastWord ?? earlyPhrase ?? lastOpportunity
          let end =
            relations.end(insteadOf: found, from: unbroken, to: columns) ?? lastDot ?? index
          return withCompany(glyphs, brokenAt: end, unbroken: unbroken)
        }
      }
      width += glyph.width
    }
    return glyphs.endIndex
  }

  /// How many characters of Japanese are not left alone on the last line.
  private static let company = 3

  /// A break that leaves no more than the end of a word (`ん。` of `使えません。`) comes earlier, as far as
  /// that goes.
  private static func withCompany(
    _ glyphs: ArraySlice<StyledLine.Glyph>, brokenAt end: Int, unbroken: Int
  ) -> Int {
    let rest = glyphs[end...].prefix(2 * company)
    let left = rest.count { !$0.isBlank && !neverFirst.contains($0.character) }
    guard end + rest.count == glyphs.endIndex, left < company,
      rest.allSatisfy({ $0.width == 2 }),
      glyphs.distance(from: glyphs.startIndex, to: end) > 2 * company
    else { return end }
    var missing = company - left
    for place in stride(from: end - 1, to: glyphs.startIndex + company, by: -1) {
      guard glyphs[place].width == 2 else { return end }
      if !neverFirst.contains(glyphs[place].character) { missing -= 1 }
      guard missing <= 0, mayBreak(between: glyphs[place - 1], and: glyphs[place]) else { continue }
      return glyphs[..<place].reduce(0) { $0 + $1.width } > unbroken ? place : end
    }
    return end
  }

  /// Whether it is the dot of `title.top`, and not of a number or a sentence.
  private static func isDotOfAnchor(at index: Int, in glyphs: ArraySlice<StyledLine.Glyph>) -> Bool
  {
    glyphs[index].character == "." && !glyphs[index - 1].isBlank && index + 1 < glyphs.endIndex
      && glyphs[index + 1].character.isLetter
  }

  private static func mayBreak(
    between left: StyledLine.Glyph, and right: StyledLine.Glyph
  ) -> Bool {
    if right.isBlank { return false }
    if left.isBlank { return true }
    guard left.width == 2 || right.width == 2 else { return false }
    if left.isOfName && right.isOfName { return false }
    return !neverFirst.contains(right.character) && !neverLast.contains(left.character)
  }

  /// What must not begin a line (*kinsoku*): closing brackets, full stops, commas, small kana.
  private static let neverFirst: Set<Character> = Set(
    "、。，．・：；？！」』）］｝】〉》〕〗〙゛゜ヽヾゝゞ々ー〜…‥’”,.:;?!)]}%"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

  /// What must not end a line: opening brackets.
  private static let neverLast: Set<Character> = Set("「『（［｛【〈《〔〖〘‘“([{")
}
