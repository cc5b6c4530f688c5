import BigInt

/// An exact rational number, of any length.
///
/// - Invariant: the denominator is positive, the fraction is in lowest terms, and in words if it fits.
package struct Fraction: Hashable, Comparable, Sendable {
  private enum Parts: Hashable, Sendable {
    case words(Int, over: Int)
    indirect case integers(BigInt, over: BigInt)
  }

  private let parts: Parts

  package static let zero = Fraction(0)
  package static let one = Fraction(1)

  package init(_ integer: Int) { parts = .words(integer, over: 1) }

  /// Nil where either is no word.
  private init?(_ numerator: Product, over denominator: Product) {
    guard let above = numerator.word, let below = denominator.word, above > .min, below > .min
    else { return nil }
    precondition(below != 0, "a fraction has a denominator other than 0")
    var (divisor, rest) = (below.magnitude, above.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let factor = below < 0 ? -Int(divisor) : Int(divisor)
    parts = .words(above / factor, over: below / factor)
  }

  private init(_ numerator: BigInt, over denominator: BigInt) {
    precondition(denominator != 0, "a fraction has a denominator other than 0")
    let divisor = numerator.greatestCommonDivisor(with: denominator) * (denominator < 0 ? -1 : 1)
    let (above, below) = (numerator / divisor, denominator / divisor)
    if let word = Int(exactly: above), let other = Int(exactly: below) {
      parts = .words(word, over: other)
    } else {
      parts = .integers(above, over: below)
    }
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

  private var integers: (above: BigInt, below: BigInt) {
    switch parts {
    case .words(let above, let below): (BigInt(above), BigInt(below))
    case .integers(let above, let below): (above, below)
    }
  }

  package var double: Double { Double(integers.above) / Double(integers.below) }
  package var magnitude: Fraction { self < .zero ? -self : self }
  package var isZero: Bool { parts == .words(0, over: 1) }
}

/// A product of words, or a sum of such, as long as it is a word itself.
private struct Product {
  var word: Int?

  static func * (first: Int, second: Product) -> Product {
    guard let word = second.word else { return second }
    let (product, isLong) = first.multipliedReportingOverflow(by: word)
    return Product(word: isLong ? nil : product)
  }

  static func + (first: Product, second: Product) -> Product {
    guard let word = first.word, let other = second.word else { return Product() }
    let (sum, isLong) = word.addingReportingOverflow(other)
    return Product(word: isLong ? nil : sum)
  }
}

// MARK: - Arithmetic

extension Fraction {
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.isZero { return rhs }
    if rhs.isZero { return lhs }
    if case (.words(let a, let b), .words(let c, let d)) = (lhs.parts, rhs.parts),
      let sum = Self(
        a * Product(word: d) + c * Product(word: b), over: b * Product(word: d))
    {
      return sum
    }
    let ((a, b), (c, d)) = (lhs.integers, rhs.integers)
    return Self(a * d + c * b, over: b * d)
  }

  package static prefix func - (value: Self) -> Self { value * Self(-1) }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }

  package static func * (lhs: Self, rhs: Self) -> Self {
    if case (.words(let a, let b), .words(let c, let d)) = (lhs.parts, rhs.parts),
      let product = Self(a * Product(word: c), over: b * Product(word: d))
    {
      return product
    }
    let ((a, b), (c, d)) = (lhs.integers, rhs.integers)
    return Self(a * c, over: b * d)
  }

  package static func / (lhs: Self, rhs: Self) -> Self {
    if case (.words(let a, let b), .words(let c, let d)) = (lhs.parts, rhs.parts),
      let quotient = Self(a * Product(word: d), over: b * Product(word: c))
    {
      return quotient
    }
    let ((a, b), (c, d)) = (lhs.integers, rhs.integers)
    return Self(a * d, over: b * c)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    if case (.words(let a, let b), .words(let c, let d)) = (lhs.parts, rhs.parts) {
      let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
      return (left.high, left.low) < (right.high, right.low)
    }
    let ((a, b), (c, d)) = (lhs.integers, rhs.integers)
    return a * d < c * b
  }
}
