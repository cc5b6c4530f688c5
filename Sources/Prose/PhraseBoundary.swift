/// Where a phrase of Japanese ends: behind a particle or the ending of a verb, before the next word.
/// Words (`コントローラー`, `有効`), a number with what it counts, and a relation stay whole there.
enum PhraseBoundary {
  /// Whether a phrase ends before the glyph at `index`, which is not blank.
  static func isThere(in glyphs: ArraySlice<StyledLine.Glyph>, before index: Int) -> Bool {
    guard let place = glyphs[..<index].lastIndex(where: { !$0.isBlank }) else { return false }
    let (before, behind) = (Script(glyphs[place]), Script(glyphs[index]))
    switch (before, behind) {
    case (.mark, _): return true
    case (_, .mark), (.narrow, _): return false
    case (.hiragana, .hiragana): return glyphs[index - 1].isBlank
    case (.hiragana, _): return endsPhrase(glyphs, at: place)
    case (_, .narrow): return glyphs[index - 1].isBlank && before == .katakana
    default: return false
    }
  }

  /// One character of hiragana behind a kanji may be within a word: `貼り付け`. So may the stem of a verb
  /// that goes on: `はみ出す`.
  private static func endsPhrase(_ glyphs: ArraySlice<StyledLine.Glyph>, at place: Int) -> Bool {
    guard place > glyphs.startIndex, Script(glyphs[place - 1]) == .kanji else {
      return !stems.contains(glyphs[place].character)
    }
    return particles.contains(glyphs[place].character)
  }

  private static let particles: Set<Character> = Set("はがをにでとのもへや")
  private static let stems: Set<Character> = Set("みちき")

  /// Whether both may be within one word: `セーフエリア`, `修正案`, `出す`, and whatever goes on in hiragana.
  static func isWithinWord(_ left: StyledLine.Glyph, _ right: StyledLine.Glyph) -> Bool {
    if left.isBlank { return false }
    switch (Script(left), Script(right)) {
    case (.katakana, .katakana), (.kanji, .kanji): return true
    case (.mark, _): return false
    case (.hiragana, .kanji): return stems.contains(left.character)
    case (_, let script): return script == .hiragana
    }
  }

  private enum Script {
    case hiragana, katakana, kanji, mark, narrow

    init(_ glyph: StyledLine.Glyph) {
      guard glyph.width == 2, let scalar = glyph.character.unicodeScalars.first else {
        self = .narrow
        return
      }
      switch scalar.value {
      case 0x3041...0x309F: self = .hiragana
      case 0x30A1...0x30FF: self = .katakana
      case 0x3400...0x9FFF, 0x3005, 0xF900...0xFAFF: self = .kanji
      case 0x3000...0x303F, 0xFF00...0xFF0F, 0xFF1A...0xFF1F:
        self = "「『（〈《【".contains(glyph.character) ? .kanji : .mark
      default: self = .kanji
      }
    }
  }
}
