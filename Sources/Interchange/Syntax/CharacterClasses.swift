extension Unicode.Scalar {
  /// Blanks within a line; the ideographic space too, which Japanese keyboards type.
  var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// What ends a line, here as in a session file.
  var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  var isBlankOrNewline: Bool { isBlank || isNewline }
  var isDigit: Bool { 0x30 <= value && value <= 0x39 }

  /// Control characters and those that only steer how others are drawn (direction, joining, width):
  /// nobody can see them in a name.
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x200C, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F:
      true
    default: false
    }
  }

  /// U+FFFD, which stands where the input was no UTF-8.
  var isReplacement: Bool { value == 0xFFFD }

  /// Whether a Swift identifier may begin with this scalar.
  var beginsIdentifier: Bool {
    guard value >= 0x80 else {
      return value == 0x5F || 0x41 <= value && value <= 0x5A || 0x61 <= value && value <= 0x7A
    }
    return continuesIdentifier && !isCombining
  }

  /// Whether a Swift identifier may go on with this scalar.
  var continuesIdentifier: Bool {
    guard value >= 0x80 else { return beginsIdentifier || isDigit }
    return !isControl && !isReplacement && !isBlank && !isFullWidthPunctuation
      && Self.identifierRanges.contains { $0.contains(value) }
  }

  private var isCombining: Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0x200D, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// `！（＝` and the like: Swift takes them as letters, people mean the operators.
  private var isFullWidthPunctuation: Bool {
    switch value {
    case 0xFF3F: false
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    default: false
    }
  }

  /// The ranges of *The Swift Programming Language*, lexical structure, joined where they touch.
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200D...0x200D,
    0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
    0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
    0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
    0xE0000...0xEFFFD,
  ]
}
