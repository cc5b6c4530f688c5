/// Why there is no layout.
package enum LayoutFailure: Error, Hashable, Sendable {
  case cancelled
  /// Rounding got the better of the solver: the values that it found miss a constraint that should
  /// hold by `residual`, in points.
  case unsettled(residual: Double)
}
