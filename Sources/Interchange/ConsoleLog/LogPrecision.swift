/// How exact the printed numbers are: six significant digits (Log format, section 2.3).
enum LogPrecision {
  /// What a multiplied length may measure, in points; its multiplier is rounded too.
  private static let longestLength = 1000.0

  /// By how much `first − multiplier · second` may miss the printed constant, in points.
  static func slack(of relation: ConsoleLog.Relation) -> Double {
    let constant = roundingError(of: relation.constant)
    guard relation.second != nil else { return constant }
    return constant + roundingError(of: relation.multiplier) * longestLength
  }

  /// Half a unit of the last digit, for a number that uses up its six digits. Shorter numbers are
  /// what the author wrote, and longer ones come from libraries that print them whole.
  static func roundingError(of number: Double) -> Double {
    let parts = abs(number).description.split(separator: "e")
    guard let mantissa = parts.first else { return 0 }
    let (whole, fraction) = halves(of: mantissa)
    var digits = (whole + fraction).drop { $0 == "0" }
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    return digits.count == 6 && exponent != 0 ? 0.5 * powerOfTen(exponent) : 0
  }

  private static func halves(of mantissa: Substring) -> (whole: Substring, fraction: Substring) {
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 && halves[1] != "0" ? halves[1] : ""
    return (halves.first ?? "", fraction)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<min(abs(exponent), 400)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}
