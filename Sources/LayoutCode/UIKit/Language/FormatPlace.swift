/// What stands between `%` and the letter that ends it: `%-8.2f`, `%02d`, `%1$@`.
package struct FormatPlace {
  private var flags: Set<Character> = []
  private var width = ""
  private var precision: String?
  /// Of the value, where that is not the next one.
  package private(set) var position: Int?

  /// More than this no text on a screen has.
  private static let widest = 200
  /// With more digits a number is no text on a screen either, and is not counted exactly.
  private static let mostDigits = 8

  package init() {}

  /// Whether the character belongs to it, and does not end it.
  package mutating func take(_ character: Character) -> Bool {
    switch character {
    case "-", "+", " ", "#": flags.insert(character)
    case "0" where width.isEmpty && precision == nil: flags.insert(character)
    case "0"..."9":
      if precision == nil { width.append(character) } else { precision?.append(character) }
    case ".": precision = ""
    case "$": (position, width) = (Int(width).map { $0 - 1 }, "")
    case "h", "l", "L", "q", "t", "z": break
    default: return false
    }
    return true
  }

  /// `nil` for a letter that is not known.
  package func text(of number: Double, _ letter: Character) -> String? {
    guard number.magnitude < 1e9 else { return nil }
    let whole = Int(number.rounded(.towardZero))
    switch letter {
    case "d", "i", "u": return signed(String(whole.magnitude), isNegative: whole < 0)
    case "x": return String(whole, radix: 16)
    case "X": return String(whole, radix: 16, uppercase: true)
    case "o": return String(whole, radix: 8)
    case "f", "F":
      let digits = min(Int(precision ?? "6") ?? 0, Self.mostDigits)
      return signed(Self.fixed(number.magnitude, digits), isNegative: number < 0)
    default: return nil
    }
  }

  private func signed(_ digits: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    return sign + digits
  }

  package func padded(_ text: String) -> String {
    let missing = min(Int(width) ?? 0, Self.widest) - text.count
    if missing <= 0 { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), let first = text.first else {
      return String(repeating: " ", count: missing) + text
    }
    let zeros = String(repeating: "0", count: missing)
    return first.isNumber ? zeros + text : String(first) + zeros + text.dropFirst()
  }

  /// With so many digits behind the point. What lies in the middle goes to the even digit, and only
  /// what lies there exactly: 2.675 is a little less as it is stored.
  private static func fixed(_ number: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = number * power
    var whole = scaled.rounded(.down)
    let rest = scaled - whole
    let lost = (-scaled).addingProduct(number, power)
    if rest > 0.5 || rest == 0.5 && (lost > 0 || lost == 0 && !Int(whole).isMultiple(of: 2)) {
      whole += 1
    }
    let text = String(Int(whole))
    if digits == 0 { return text }
    let filled = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(filled.dropLast(digits)).\(filled.suffix(digits))"
  }
}
