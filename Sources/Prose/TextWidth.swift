/// How many cells of a terminal text takes, by a table of ours: the C library's answer depends on
/// the locale.
///
/// East Asian wide and fullwidth characters and emoji take two cells; combining marks, format and
/// control characters none; the rest, characters of ambiguous width (`→`, `…`) included, one.
package enum TextWidth {
  package static func inCells(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + inCells(of: $1) }
  }

  /// A grapheme cluster: emoji sequences are one picture, otherwise each scalar takes its cells
  /// (`ｶﾞ` is one character in two cells).
  package static func inCells(of character: Character) -> Int {
    if character.isASCII { return character.unicodeScalars.allSatisfy(\.isUnprintable) ? 0 : 1 }
    if isEmoji(character) { return 2 }
    return character.unicodeScalars.reduce(0) { $0 + inCells(of: $1) }
  }

  /// The text if it fits into `columns`, or as much of it as fits with a final `…`; with what a
  /// terminal would not show made visible, since that takes room.
  package static func truncated(_ text: String, to columns: Int) -> String {
    let text = text.withVisibleControls
    guard inCells(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var width = 1
    for character in text {
      width += inCells(of: character)
      if width > columns { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text with blanks up to `columns`; longer text stays as it is.
  package static func padded(
    _ text: String, to columns: Int, aligned alignment: Alignment = .left
  ) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - inCells(of: text)))
    switch alignment {
    case .left: return text + blanks
    case .right: return blanks + text
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
  }

  private static func inCells(of scalar: Unicode.Scalar) -> Int {
    if scalar.isUnprintable || isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return conjoiningJamo.contains { $0.contains(scalar.value) }
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// Vowels and final consonants of Hangul, drawn into the cells of the initial consonant.
  private static let conjoiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// East Asian Width W and F (Unicode Standard Annex 11) without emoji, whose property the
  /// standard library knows; gaps without assigned characters are closed.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

/// On which side of its column a cell of text stands.
package enum Alignment: Hashable, Sendable {
  case left
  case right
}
