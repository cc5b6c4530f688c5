internal import BigInt

/// An exact fraction.
///
/// - Invariant: the denominator is positive, the fraction is in lowest terms, and it is short if it can be.
struct Rational: Hashable {
  private enum Parts: Hashable {
    /// Not with the least integer, which has no opposite.
    case short(Int, over: Int)
    indirect case long(BigInt, over: BigInt)
  }

  private let parts: Parts

  static let zero = Rational(0)
  static let one = Rational(1)

  /// - Precondition: It is not the least integer.
  init(_ integer: Int) { parts = .short(integer, over: 1) }

  /// - Precondition: The denominator is positive, and the fraction in lowest terms.
  private init(reduced numerator: Int, over denominator: Int) {
    parts = .short(numerator, over: denominator)
  }

  /// - Precondition: The divisor is not 0.
  private init(_ dividend: BigInt, over divisor: BigInt) {
    let common = dividend.greatestCommonDivisor(with: divisor)
    let factor = divisor.sign == .minus ? -common : common
    self.init(
      reduced: factor == 1 ? dividend : dividend / factor,
      over: factor == 1 ? divisor : divisor / factor)
  }

  private init(reduced numerator: BigInt, over denominator: BigInt) {
    if let short = Int(exactly: numerator), short != .min, let under = Int(exactly: denominator) {
      parts = .short(short, over: under)
    } else {
      parts = .long(numerator, over: denominator)
    }
  }

  private var long: (numerator: BigInt, denominator: BigInt) {
    switch parts {
    case .short(let numerator, let denominator): (BigInt(numerator), BigInt(denominator))
    case .long(let numerator, let denominator): (numerator, denominator)
    }
  }

  var isZero: Bool {
    if case .short(0, _) = parts { true } else { false }
  }

  /// 1, 0 or -1.
  var sign: Int {
    switch parts {
    case .short(let numerator, _): numerator.signum()
    case .long(let numerator, _): numerator.sign == .minus ? -1 : 1
    }
  }

  /// In words, or about what computing it costs beside a short one.
  var length: Int {
    switch parts {
    case .short: 1
    case .long(let numerator, let denominator):
      16 + (numerator.bitWidth + denominator.bitWidth) / 32
    }
  }

  var magnitude: Rational { sign < 0 ? -self : self }

  /// The double nearest to it, but for the last digit.
  var double: Double {
    switch parts {
    case .short(let numerator, let denominator): Double(numerator) / Double(denominator)
    case .long(let numerator, let denominator): Self.nearest(numerator, denominator)
    }
  }

  private static func nearest(_ numerator: BigInt, _ denominator: BigInt) -> Double {
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
        return Rational(reduced: latest.over, over: latest.under)
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
    if case (.short(let a, let b), .short(let c, let d)) = (first.parts, second.parts),
      let sum = shortSum(a, over: b, c, over: d)
    {
      return sum
    }
    let ((a, b), (c, d)) = (first.long, second.long)
    let common = divisor(b, d)
    let sum = a * quotient(d, common) + c * quotient(b, common)
    if sum.isZero { return zero }
    let factor = common == 1 ? 1 : divisor(sum, common)
    return Rational(
      reduced: quotient(sum, factor), over: quotient(b, common) * quotient(d, factor))
  }

  static prefix func - (value: Rational) -> Rational {
    switch value.parts {
    case .short(let numerator, let denominator): Rational(reduced: -numerator, over: denominator)
    case .long(let numerator, let denominator): Rational(reduced: -numerator, over: denominator)
    }
  }

  static func - (first: Rational, second: Rational) -> Rational { first + -second }

  static func * (first: Rational, second: Rational) -> Rational {
    if first.isZero || second.isZero { return zero }
    if case (.short(let a, let b), .short(let c, let d)) = (first.parts, second.parts),
      let product = shortProduct(a, over: b, c, over: d)
    {
      return product
    }
    let ((a, b), (c, d)) = (first.long, second.long)
    let (first, second) = (divisor(a, d), divisor(c, b))
    return Rational(
      reduced: quotient(a, first) * quotient(c, second),
      over: quotient(b, second) * quotient(d, first))
  }

  /// - Precondition: `second` is not 0.
  static func / (first: Rational, second: Rational) -> Rational { first * second.inverse }

  private var inverse: Rational {
    switch parts {
    case .short(let numerator, let denominator):
      Rational(
        reduced: numerator < 0 ? -denominator : denominator, over: Int(numerator.magnitude))
    case .long(let numerator, let denominator):
      Rational(
        reduced: numerator.sign == .minus ? -denominator : denominator,
        over: BigInt(numerator.magnitude))
    }
  }

  static func += (value: inout Rational, added: Rational) { value = value + added }
  static func -= (value: inout Rational, taken: Rational) { value = value - taken }

  static func < (first: Rational, second: Rational) -> Bool {
    if case (.short(let a, let b), .short(let c, let d)) = (first.parts, second.parts) {
      let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
      return (left.high, left.low) < (right.high, right.low)
    }
    let (first, second) = (first.long, second.long)
    return first.numerator * second.denominator < second.numerator * first.denominator
  }
}

extension Rational {
  /// `a/b + c/d`, where only what the denominators have in common can be cancelled; nil where numbers on
  /// the way get too long.
  private static func shortSum(_ a: Int, over b: Int, _ c: Int, over d: Int) -> Rational? {
    let common = divisor(b, d)
    let (left, isLeftLong) = a.multipliedReportingOverflow(by: d / common)
    let (right, isRightLong) = c.multipliedReportingOverflow(by: b / common)
    let (sum, isSumLong) = left.addingReportingOverflow(right)
    if isLeftLong || isRightLong || isSumLong || sum == .min { return nil }
    if sum == 0 { return .zero }
    let factor = divisor(sum, common)
    let (under, isUnderLong) = (b / common).multipliedReportingOverflow(by: d / factor)
    return isUnderLong ? nil : Rational(reduced: sum / factor, over: under)
  }

  /// `a/b · c/d`, each numerator cancelled with the other one's denominator; nil where it is too long.
  private static func shortProduct(_ a: Int, over b: Int, _ c: Int, over d: Int) -> Rational? {
    let (first, second) = (divisor(a, d), divisor(c, b))
    let (over, isOverLong) = (a / first).multipliedReportingOverflow(by: c / second)
    let (under, isUnderLong) = (b / second).multipliedReportingOverflow(by: d / first)
    return isOverLong || isUnderLong || over == .min ? nil : Rational(reduced: over, over: under)
  }

  /// The greatest common divisor of two numbers other than 0 (Stein's algorithm).
  private static func divisor(_ first: Int, _ second: Int) -> Int {
    if first == 1 || second == 1 { return 1 }
    var (first, second) = (first.magnitude, second.magnitude)
    let twos = min(first.trailingZeroBitCount, second.trailingZeroBitCount)
    first >>= first.trailingZeroBitCount
    while second != 0 {
      second >>= second.trailingZeroBitCount
      if first > second { (first, second) = (second, first) }
      second -= first
    }
    return Int(first << twos)
  }

  /// The same of numbers of any length, of which one is often short.
  private static func divisor(_ first: BigInt, _ second: BigInt) -> BigInt {
    let (larger, smaller) =
      first.magnitude > second.magnitude
      ? (first.magnitude, second.magnitude) : (second.magnitude, first.magnitude)
    if smaller == 1 { return 1 }
    let rest = larger % smaller
    if rest.isZero { return BigInt(smaller) }
    if let smaller = Int(exactly: smaller), let rest = Int(exactly: rest) {
      return BigInt(divisor(rest, smaller))
    }
    return BigInt(smaller.greatestCommonDivisor(with: rest))
  }

  private static func quotient(_ number: BigInt, _ divisor: BigInt) -> BigInt {
    divisor == 1 ? number : number / divisor
  }

  /// `Σ first · second`.
  static func sum(_ pairs: some Sequence<(Rational, Rational)>) -> Rational {
    var sum = zero
    for (first, second) in pairs where !first.isZero && !second.isZero { sum += first * second }
    return sum
  }
}
