import BigInt

/// An exact rational number, of any length.
///
/// - Invariant: the denominator is positive, and the fraction is in lowest terms.
package struct Fraction: Hashable, Comparable, Sendable {
  private let numerator: BigInt
  private let denominator: BigInt

  package static let zero = Fraction(0)
  package static let one = Fraction(1)

  package init(_ integer: Int) {
    numerator = BigInt(integer)
    denominator = 1
  }

  private init(_ numerator: BigInt, over denominator: BigInt) {
    precondition(denominator != 0, "a fraction has a denominator other than 0")
    if denominator == 1 {
      (self.numerator, self.denominator) = (numerator, denominator)
      return
    }
    let divisor = numerator.greatestCommonDivisor(with: denominator) * (denominator < 0 ? -1 : 1)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  /// The number that a double is, which is a fraction of a power of two.
  package init(exactly value: Double) {
    var denominator = 1
    var numerator = value
    while numerator != numerator.rounded() {
      numerator *= 2
      denominator *= 2
    }
    self.init(BigInt(Int(numerator)), over: BigInt(denominator))
  }

  package var double: Double { Double(numerator) / Double(denominator) }
  package var magnitude: Fraction { numerator < 0 ? -self : self }
  package var isZero: Bool { numerator.isZero }
}

// MARK: - Arithmetic

extension Fraction {
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.isZero { return rhs }
    if rhs.isZero { return lhs }
    return Self(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      over: lhs.denominator * rhs.denominator)
  }

  package static prefix func - (value: Self) -> Self {
    Self(-value.numerator, over: value.denominator)
  }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }

  package static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs.numerator * rhs.numerator, over: lhs.denominator * rhs.denominator)
  }

  package static func / (lhs: Self, rhs: Self) -> Self {
    Self(lhs.numerator * rhs.denominator, over: lhs.denominator * rhs.numerator)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
  }
}
