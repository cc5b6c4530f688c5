/// Several numbers that go by one name.
package struct NamedNumbers: Hashable, Sendable {
  package let shape: NumberShape
  package let numbers: [Double]
  /// Of a rectangle: what it was copied from, if it was from frames of views.
  package let source: FrameExpression?

  package init(_ shape: NumberShape, _ numbers: [Double], source: FrameExpression? = nil) {
    self.shape = shape
    self.numbers = numbers
    self.source = source
  }
}

/// What several numbers are together.
package enum NumberShape: Hashable, Sendable {
  case point
  case size
  case rect
  case insets
  case directionalInsets
  case transform
  /// Just numbers in parentheses.
  case plain
}
