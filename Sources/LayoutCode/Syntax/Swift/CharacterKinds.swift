import Interchange

extension Unicode.Scalar {
  /// Whether a Swift name may hold this scalar; digits are among them.
  var isPartOfSwiftName: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case ..<0xA8: false
    default: !isSwiftOperator && !isOtherBlank && value != 0xFFFD && !isSignOrQuote
    }
  }

  /// `（`, `–`, `“`: nobody means them as letters. A digit of full width can stand in a name.
  private var isSignOrQuote: Bool {
    if let sign = LookAlikes.signInCode(self) { return !("0"..."9").contains(sign) }
    return LookAlikes.quotesInCode(closing: self) != nil
  }

  /// Whether a Swift operator may hold this scalar. A point does only behind another.
  var isSwiftOperator: Bool {
    switch value {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }

  /// Blanks and invisible characters beyond ASCII, as they come with what is copied from a page.
  var isOtherBlank: Bool {
    switch value {
    case 0x80...0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  var isLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z")
      || UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") || self == UInt8(ascii: "_")
  }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
