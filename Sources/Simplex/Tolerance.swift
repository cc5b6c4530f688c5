/// The one place that decides when a floating-point residue counts as zero.
package enum Tolerance {
  /// Half a thousandth of a point: far below a pixel, far above rounding noise.
  package static let points = 0.000_5
  /// Below this a coefficient is the residue of cancelled ones.
  package static let coefficient = 1e-9
  /// The residual that a held constraint may have, relative to the size of its own terms.
  package static let residual = 1e-6

  package static func isZero(_ coefficient: Double) -> Bool {
    abs(coefficient) < Self.coefficient
  }

  /// Whether two lengths in points print and count as the same.
  package static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= points
  }
}
