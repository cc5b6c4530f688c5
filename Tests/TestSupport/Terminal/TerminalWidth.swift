/// How many columns a terminal gives a character, from Unicode's own properties: a second opinion
/// beside the C library's.
enum TerminalWidth {
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: isWide(scalar) ? 2 : 1
    }
  }

  /// The blocks whose characters are Wide or Fullwidth in Unicode's East Asian Width, and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
  }
}
