extension Double {
  /// The one number format: at most three decimals, no trailing zeros, never `-0`: `12`, `12.5`,
  /// `0.333`. From 2⁵⁴ on with an exponent (`1e+20`); `inf`, `-inf` and `nan` by these words.
  package var inPoints: String {
    let text = roundedToThousandths.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// From 2⁴³ on neighbouring doubles are more than a thousandth apart: there is nothing to round,
  /// and multiplying could overflow. Adding zero turns `-0` into `0`.
  private var roundedToThousandths: Double {
    guard magnitude < 0x1p43 else { return self }
    return (self * 1000).rounded() / 1000 + 0
  }
}
