/// What a number is worth, as it is written without `_`.
enum NumberLiteral {
  static func value(of text: String) -> Double? {
    let digits = text.dropFirst(2)
    if text.hasPrefix("0b") { return whole(digits, radix: 2) }
    if text.hasPrefix("0o") { return whole(digits, radix: 8) }
    if text.hasPrefix("0x"), isWhole(text) { return whole(digits, radix: 16) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  static func isWhole(_ text: String) -> Bool {
    let isHexadecimal = text.hasPrefix("0x")
    return !text.contains { character in
      character == "." || (isHexadecimal ? "pP" : "eE").contains(character)
    }
  }

  private static func whole(_ digits: Substring, radix: Int) -> Double? {
    guard !digits.isEmpty else { return nil }
    var value = 0.0
    for digit in digits {
      guard let number = digit.hexDigitValue, number < radix else { return nil }
      value = value * Double(radix) + Double(number)
    }
    return value.isFinite ? value : nil
  }
}
