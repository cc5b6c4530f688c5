extension Double {
  /// The one number format: at most three decimals, no trailing zeros, never `-0`: `12`, `12.5`,
  /// `0.333`. From 2⁵⁴ on with an exponent (`1e+20`); `inf`, `-inf` and `nan` by these words.
  package var inPoints: String {
    let rounded = roundedToThousandths
    // Most are whole, and a page is told of thousands.
    if rounded.magnitude < 0x1p53, let whole = Int64(exactly: rounded) { return String(whole) }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// From 2⁴³ on neighbouring doubles are more than a thousandth apart: there is nothing to round,
  /// and multiplying could overflow. Adding zero turns `-0` into `0`.
  private var roundedToThousandths: Double {
    magnitude < 0x1p43 ? inThousandths / 1000 + 0 : self
  }

  /// How many thousandths of a point are shown.
  package var inThousandths: Double { (self * 1000).withoutNoise.rounded() }

  /// What the solver leaves behind must not decide where a half goes: 78.9375 is 78.938 however it
  /// was come by.
  private var withoutNoise: Double {
    magnitude < 0x1p38 ? (self * 10_000).rounded() / 10_000 : self
  }

  /// With all the decimals that it takes to read the same number back, but for what arithmetic leaves
  /// behind: `0.3` of 0.1 + 0.2.
  package var inFull: String {
    [inPoints, asFactor].first { Double($0).map(isNearly) ?? false } ?? description
  }

  /// Whether the other is what it is or only a few doubles beside it.
  package func isNearly(_ other: Double) -> Bool { abs(self - other) <= 4 * ulp }

  /// A length that is not to be told as 0: with more decimals where it is less than a thousandth.
  package var inFinePoints: String { magnitude < 0.001 ? asFactor : inPoints }

  /// What lengths are multiplied by, and priorities: with the decimals that they need, six at most
  /// and nine of what is less than a thousandth: `0.5625`, `0.333333`, `0.0001`. A length of a
  /// screen times three decimals of a factor would be another length.
  package var asFactor: String {
    let places = magnitude < 0.001 ? 9 : 6
    let unit = places == 9 ? 1e9 : 1e6
    let shown = (magnitude * unit).rounded()
    guard shown < 0x1p43 else { return inPoints }
    let digits = String(Int64(shown))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var decimals = padded.suffix(places)
    while decimals.last == "0" { decimals.removeLast() }
    let number = padded.dropLast(places) + (decimals.isEmpty ? "" : ".") + decimals
    return (self < 0 && shown != 0 ? "-" : "") + number
  }

  /// What lengths are multiplied by in a sum, so that whoever works it out comes to the same: `1/3` where
  /// the decimals of `asFactor` are not all of it.
  package var asRatio: String {
    let decimals = asFactor
    if Double(decimals).map(isNearly) == true { return decimals }
    let divisor = (2...32).first { divisor in
      ((self * Double(divisor)).rounded() / Double(divisor)).asFactor == decimals
    }
    return divisor.map { "\((self * Double($0)).rounded().inPoints)/\($0)" } ?? decimals
  }
}
