/// How wide a character is that the fitted advances do not cover (system font metrics, section 1,
/// other characters).
enum Glyph {
  /// In thousandths of an em, set with tracking as the letters of the table are.
  case tracked(Double)
  /// In thousandths of an em, as wide as that whatever the tracking.
  case untracked(Double)

  init(of character: Character, in font: Font) {
    guard let scalar = character.unicodeScalars.first else {
      self = .untracked(0)
      return
    }
    if character.isEmoji {
      self = .untracked(Self.emojiAdvance(size: font.size))
    } else if scalar.isFullWidth {
      self = .untracked(1000)
    } else if scalar.isHangul {
      self = .untracked(900)
    } else if scalar.isInvisible {
      self = .untracked(0)
    } else if scalar.isCyrillic {
      self = .tracked(scalar.properties.isUppercase ? 730 : 590)
    } else {
      self = .tracked(600)
    }
  }

  /// Emoji were seen between 1.35 em, at 17 points, and 1.13 em, from 24 points on; in between this is a
  /// guess.
  private static func emojiAdvance(size: Double) -> Double {
    let share = min(max((size - 17) / 7, 0), 1)
    return 1350 - share * 220
  }
}

extension Character {
  /// Whether it is drawn in colour: by itself, or because a variation selector asks for it.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || first.isEmoji && asksForEmoji
  }

  /// Whether it ends in the selector that turns a digit or a sign into an emoji.
  var asksForEmoji: Bool { unicodeScalars.contains { $0.value == 0xFE0F } }

  /// Whether lines may break before and after it.
  var isIdeographic: Bool { unicodeScalars.first?.isFullWidth ?? false }
}

extension Unicode.Scalar {
  /// Ideographs, kana and full-width forms.
  fileprivate var isFullWidth: Bool {
    switch value {
    case 0x2E80...0x303E, 0x3041...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  fileprivate var isCyrillic: Bool {
    switch value {
    case 0x0400...0x052F, 0x1C80...0x1C8F, 0xA640...0xA69F: !isInvisible
    default: false
    }
  }

  /// Combining marks and joiners.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
