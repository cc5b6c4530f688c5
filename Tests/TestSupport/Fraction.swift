/// An exact rational number. Traps where it does not fit, and so is never wrong.
///
/// - Invariant: the denominator is positive, and the fraction is in lowest terms.
package struct Fraction: Hashable, Comparable, Sendable {
  package let numerator: Int
  package let denominator: Int

  package static let zero = Fraction(0)
  package static let one = Fraction(1)

  package init(_ integer: Int) {
    numerator = integer
    denominator = 1
  }

  package init(_ numerator: Int, over denominator: Int) {
    precondition(denominator != 0, "a fraction has a denominator other than 0")
    let divisor = Self.commonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The number that a double is, which is a fraction of a power of two.
  package init(exactly value: Double) {
    var denominator = 1
    var numerator = value
    while numerator != numerator.rounded() {
      numerator *= 2
      denominator *= 2
    }
    self.init(Int(numerator), over: denominator)
  }

  package var double: Double { Double(numerator) / Double(denominator) }
  package var magnitude: Fraction { numerator < 0 ? -self : self }
  package var isZero: Bool { numerator == 0 }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (abs(first), abs(second))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(1, larger)
  }
}

// MARK: - Arithmetic
// The operators of integers trap on overflow, so a result that does not fit is never silent.

extension Fraction {
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.denominator == 1, rhs.denominator == 1 { return Self(lhs.numerator + rhs.numerator) }
    let divisor = commonDivisor(lhs.denominator, rhs.denominator)
    let left = lhs.numerator * (rhs.denominator / divisor)
    let right = rhs.numerator * (lhs.denominator / divisor)
    return Self(left + right, over: lhs.denominator / divisor * rhs.denominator)
  }

  package static prefix func - (value: Self) -> Self {
    Self(-value.numerator, over: value.denominator)
  }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }

  package static func * (lhs: Self, rhs: Self) -> Self {
    if lhs.denominator == 1, rhs.denominator == 1 { return Self(lhs.numerator * rhs.numerator) }
    let first = commonDivisor(lhs.numerator, rhs.denominator)
    let second = commonDivisor(rhs.numerator, lhs.denominator)
    return Self(
      (lhs.numerator / first) * (rhs.numerator / second),
      over: (lhs.denominator / second) * (rhs.denominator / first))
  }

  package static func / (lhs: Self, rhs: Self) -> Self {
    lhs * Self(rhs.denominator, over: rhs.numerator)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { (lhs - rhs).numerator < 0 }
}
