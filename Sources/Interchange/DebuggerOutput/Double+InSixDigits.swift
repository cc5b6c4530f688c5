extension Double {
  /// As UIKit prints numbers in logs: with six significant digits, without trailing zeros (`43.6667`,
  /// `0.333333`), and from a million on or below a ten-thousandth with an exponent (`1.5e+06`).
  var inSixDigits: String {
    guard isFinite, self != 0 else { return self == 0 ? "0" : description }
    let (digits, exponent) = significantDigits
    let sign = self < 0 ? "-" : ""
    if exponent < -4 || exponent >= 6 {
      let tail = digits.dropFirst()
      let size = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      return sign + digits.prefix(1) + (tail.isEmpty ? "" : "." + tail)
        + (exponent < 0 ? "e-" : "e+") + size
    }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
    let whole = digits.prefix(exponent + 1)
    let fraction = digits.dropFirst(exponent + 1)
    let padding = String(repeating: "0", count: exponent + 1 - whole.count)
    return sign + whole + padding + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Six digits at most, without zeros at the end, and the power of ten that the first stands for.
  private var significantDigits: (digits: String, exponent: Int) {
    var exponent = 0
    var scaled = magnitude
    while scaled >= 10 { (scaled, exponent) = (scaled / 10, exponent + 1) }
    while scaled < 1 { (scaled, exponent) = (scaled * 10, exponent - 1) }
    var number = Int((scaled * 100_000).rounded())
    if number == 1_000_000 { (number, exponent) = (100_000, exponent + 1) }
    var digits = String(number)
    while digits.last == "0" { digits.removeLast() }
    return (digits, exponent)
  }
}
