/// An exact fraction of two numbers of at most 127 bits, or none: what would be longer is lost, and so is
/// whatever is computed from it.
///
/// - Invariant: the denominator is positive and the fraction in lowest terms; of a lost one both are 0.
struct Rational: Equatable {
  private let numerator: Int128
  private let denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)
  static let lost = Rational(reduced: 0, over: 0)

  init(_ integer: Int) { self.init(reduced: Int128(integer), over: 1) }

  /// - Precondition: The denominator is positive, and the fraction in lowest terms.
  private init(reduced numerator: Int128, over denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// Whether it, or what it was computed from, was too long.
  var isLost: Bool { denominator == 0 }

  var isZero: Bool { numerator == 0 && denominator != 0 }

  /// 1, 0 or -1.
  var sign: Int { Int(numerator.signum()) }

  /// About what computing it costs beside a fraction of words.
  var length: Int {
    numerator.magnitude <= Int.max.magnitude && denominator <= Int.max ? 1 : 8
  }

  var magnitude: Rational { numerator < 0 ? -self : self }

  /// The double nearest to it, but for the last digit; none for what is lost.
  var double: Double { Self.double(numerator) / Self.double(denominator) }

  /// By its two words: what the standard library does with a number as long as this one takes many times
  /// longer than the arithmetic on it.
  private static func double(_ number: Int128) -> Double {
    let size = number.magnitude
    let (high, low) = (UInt64(truncatingIfNeeded: size >> 64), UInt64(truncatingIfNeeded: size))
    let double = high == 0 ? Double(low) : Double(high) * 0x1p64 + Double(low)
    return number < 0 ? -double : double
  }
}

// MARK: - Reading doubles

extension Rational {
  /// How far a double may be from what it was rounded from, relative to it: two units of its last place.
  private static var rounding: Double { 4.5e-16 }
  /// Fractions of larger denominators are as near to any number.
  private static var largestDenominator: Int { 1 << 25 }

  /// The simplest fraction that a finite double may have been rounded from: 16/9 where that is what
  /// somebody divided (continued fractions); if there is none, the double itself.
  init(readFrom value: Double) {
    self = Self.simplest(near: abs(value)).map { value < 0 ? -$0 : $0 } ?? Rational(exactly: value)
  }

  private static func simplest(near size: Double) -> Rational? {
    var (former, latest) = ((over: 0, under: 1), (over: 1, under: 0))
    var rest = size
    while let whole = Int(exactly: rest.rounded(.down)), whole < 1 << 36 {
      let over = whole.multipliedReportingOverflow(by: latest.over)
      let under = whole * latest.under + former.under
      guard !over.overflow, over.partialValue < 1 << 60, under <= largestDenominator else {
        return nil
      }
      (former, latest) = (latest, (over.partialValue + former.over, under))
      if abs(Double(latest.over) / Double(latest.under) - size) <= rounding * size {
        return Rational(reduced: Int128(latest.over), over: Int128(latest.under))
      }
      rest = 1 / (rest - Double(whole))
    }
    return nil
  }

  private init(exactly value: Double) {
    let digits = Int128(value.significand * 0x1p52) * (value < 0 ? -1 : 1)
    let twos = digits.trailingZeroBitCount
    let exponent = Int(value.exponent) - 52 + twos
    switch exponent {
    case 0...(74 + twos): self.init(reduced: (digits >> twos) << exponent, over: 1)
    case -126..<0: self.init(reduced: digits >> twos, over: 1 << -exponent)
    default: self = .lost
    }
  }
}

// MARK: - Arithmetic

extension Rational: Comparable {
  /// `a/b + c/d`, where only what the denominators have in common can be cancelled.
  static func + (first: Rational, second: Rational) -> Rational {
    let (a, b, c, d) = parts(first, second)
    if a == 0, b != 0 { return second }
    if c == 0, d != 0 { return first }
    guard b != 0, d != 0 else { return lost }
    let common = divisor(b, d)
    let (left, isLeftLong) = a.multipliedReportingOverflow(by: d / common)
    let (right, isRightLong) = c.multipliedReportingOverflow(by: b / common)
    let (sum, isSumLong) = left.addingReportingOverflow(right)
    if isLeftLong || isRightLong || isSumLong || sum == .min { return lost }
    if sum == 0 { return zero }
    let factor = divisor(sum, common)
    let (under, isUnderLong) = (b / common).multipliedReportingOverflow(by: d / factor)
    return isUnderLong ? lost : Rational(reduced: sum / factor, over: under)
  }

  /// `a/b · c/d`, each numerator cancelled with the other one's denominator.
  static func * (first: Rational, second: Rational) -> Rational {
    let (a, b, c, d) = parts(first, second)
    guard b != 0, d != 0 else { return lost }
    if a == 0 || c == 0 { return zero }
    let (one, other) = (divisor(a, d), divisor(c, b))
    let (over, isOverLong) = (a / one).multipliedReportingOverflow(by: c / other)
    let (under, isUnderLong) = (b / other).multipliedReportingOverflow(by: d / one)
    return isOverLong || isUnderLong || over == .min ? lost : Rational(reduced: over, over: under)
  }

  private static func parts(_ first: Rational, _ second: Rational) -> (
    Int128, Int128, Int128, Int128
  ) {
    (first.numerator, first.denominator, second.numerator, second.denominator)
  }

  static prefix func - (value: Rational) -> Rational {
    Rational(reduced: -value.numerator, over: value.denominator)
  }

  static func - (first: Rational, second: Rational) -> Rational { first + -second }

  /// - Precondition: `second` is not 0.
  static func / (first: Rational, second: Rational) -> Rational { first * second.inverse }

  private var inverse: Rational {
    numerator < 0
      ? Rational(reduced: -denominator, over: -numerator)
      : Rational(reduced: denominator, over: numerator)
  }

  static func += (value: inout Rational, added: Rational) { value = value + added }

  static func < (first: Rational, second: Rational) -> Bool {
    let (a, b, c, d) = parts(first, second)
    let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
    return (left.high, left.low) < (right.high, right.low)
  }

  /// The greatest common divisor of two numbers other than 0 (Euclid's algorithm, then Stein's).
  private static func divisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (larger, smaller) = (first.magnitude, second.magnitude)
    if larger == 1 || smaller == 1 { return 1 }
    if larger < smaller { (larger, smaller) = (smaller, larger) }
    while smaller > UInt64.max { (larger, smaller) = (smaller, larger % smaller) }
    if smaller == 0 { return Int128(larger) }
    let rest = larger > UInt64.max ? larger % smaller : larger
    return Int128(divisor(UInt64(smaller), UInt64(rest)))
  }

  private static func divisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    if second == 0 { return first }
    var (first, second) = (first, second)
    let twos = min(first.trailingZeroBitCount, second.trailingZeroBitCount)
    first >>= first.trailingZeroBitCount
    while second != 0 {
      second >>= second.trailingZeroBitCount
      if first > second { (first, second) = (second, first) }
      second -= first
    }
    return first << twos
  }
}
