internal import BigInt

/// An exact fraction.
///
/// - Invariant: the denominator is positive, and the fraction is in lowest terms.
struct Rational: Hashable {
  private let numerator: BigInt
  private let denominator: BigInt

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ integer: Int) {
    numerator = BigInt(integer)
    denominator = 1
  }

  /// - Precondition: the divisor is not 0.
  private init(_ dividend: BigInt, over divisor: BigInt) {
    let common = dividend.greatestCommonDivisor(with: divisor)
    let factor = divisor.sign == .minus ? -common : common
    numerator = factor == 1 ? dividend : dividend / factor
    denominator = factor == 1 ? divisor : divisor / factor
  }

  private init(reduced numerator: BigInt, over denominator: BigInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isZero: Bool { numerator.isZero }

  /// 1, 0 or -1.
  var sign: Int { isZero ? 0 : numerator.sign == .minus ? -1 : 1 }

  var magnitude: Rational { sign < 0 ? -self : self }

  /// The double nearest to it, but for the last digit.
  var double: Double {
    // Either may be longer than a double has room for.
    let shift = denominator.bitWidth - numerator.bitWidth + 64
    let quotient =
      shift > 0 ? (numerator << shift) / denominator : numerator / (denominator << -shift)
    return Double(sign: .plus, exponent: -shift, significand: Double(quotient))
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
        return Rational(reduced: BigInt(latest.over), over: BigInt(latest.under))
      }
      rest = 1 / (rest - Double(whole))
    }
    return nil
  }

  private init(exactly value: Double) {
    let scaled = BigInt(Int64(value.significand * 0x1p52)) * (value < 0 ? -1 : 1)
    let exponent = Int(value.exponent) - 52
    self =
      exponent < 0
      ? Rational(scaled, over: BigInt(1) << -exponent)
      : Rational(reduced: scaled << exponent, over: 1)
  }
}

// MARK: - Arithmetic

extension Rational: Comparable {
  static func + (first: Rational, second: Rational) -> Rational {
    if first.isZero { return second }
    if second.isZero { return first }
    return first.denominator == second.denominator
      ? Rational(first.numerator + second.numerator, over: first.denominator)
      : Rational(
        first.numerator * second.denominator + second.numerator * first.denominator,
        over: first.denominator * second.denominator)
  }

  static prefix func - (value: Rational) -> Rational {
    Rational(reduced: -value.numerator, over: value.denominator)
  }

  static func - (first: Rational, second: Rational) -> Rational { first + -second }

  static func * (first: Rational, second: Rational) -> Rational {
    if first.isZero || second.isZero { return zero }
    return Rational(
      first.numerator * second.numerator, over: first.denominator * second.denominator)
  }

  /// - Precondition: `second` is not 0.
  static func / (first: Rational, second: Rational) -> Rational {
    if first.isZero { return zero }
    return Rational(
      first.numerator * second.denominator, over: first.denominator * second.numerator)
  }

  static func += (value: inout Rational, added: Rational) { value = value + added }
  static func -= (value: inout Rational, taken: Rational) { value = value - taken }

  static func < (first: Rational, second: Rational) -> Bool {
    first.numerator * second.denominator < second.numerator * first.denominator
  }
}

extension Rational {
  /// `Σ first · second`.
  static func sum(_ pairs: some Sequence<(Rational, Rational)>) -> Rational {
    var sum = zero
    for (first, second) in pairs where !first.isZero && !second.isZero { sum += first * second }
    return sum
  }
}
