/// `pow(width, 2)`, without the C library.
package enum Power {
  /// By the binary digits of the exponent: those of its whole part are squares of the base, those
  /// behind the point roots.
  package static func of(_ base: Double, _ exponent: Double) -> Double {
    if exponent < 0 { return 1 / of(base, -exponent) }
    var (result, square, whole) = (1.0, base, exponent.rounded(.down))
    while whole > 0 {
      if whole.truncatingRemainder(dividingBy: 2) == 1 { result *= square }
      square *= square
      whole = (whole / 2).rounded(.down)
    }
    var (root, rest) = (base, exponent - exponent.rounded(.down))
    while rest > 0 {
      (root, rest) = (root.squareRoot(), rest * 2)
      guard rest >= 1 else { continue }
      result *= root
      rest -= 1
    }
    return result
  }
}
