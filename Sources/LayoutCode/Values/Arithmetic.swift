import AutoLayout

/// How numbers are counted: whole where both are, as Swift does with `Int`; of lengths that follow the
/// layout, sums.
extension Number {
  /// `nil` where it is none: a division by zero of whole numbers, or a product of two lengths.
  func combined(_ operation: String, with other: Number) -> Number? {
    if let one = known, let two = other.known {
      return Self.combine(one, operation, two, isWhole: isWhole && other.isWhole)
    }
    let (one, two) = (length, other.length)
    switch operation {
    case "+": return .length(one + two)
    case "-": return .length(one - two)
    case "*":
      if let factor = known { return .length(factor * two) }
      return other.known.map { .length($0 * one) }
    case "/":
      guard let divisor = other.known, divisor != 0 else { return nil }
      return .length((1 / divisor) * one)
    default: return nil
    }
  }

  private static func combine(
    _ one: Double, _ operation: String, _ two: Double, isWhole: Bool
  ) -> Number? {
    switch operation {
    case "+", "&+": return number(one + two, isWhole: isWhole)
    case "-", "&-": return number(one - two, isWhole: isWhole)
    case "*", "&*": return number(one * two, isWhole: isWhole)
    case "/":
      if isWhole { return two == 0 ? nil : .whole((one / two).rounded(.towardZero)) }
      return .real(one / two)
    case "%":
      return two == 0 ? nil : number(one.truncatingRemainder(dividingBy: two), isWhole: isWhole)
    default:
      guard let left = Int(exactly: one), let right = Int(exactly: two) else { return nil }
      return bits(left, operation, right).map { .whole(Double($0)) }
    }
  }

  private static func bits(_ one: Int, _ operation: String, _ two: Int) -> Int? {
    switch operation {
    case "<<": one << two
    case ">>": one >> two
    case "|": one | two
    case "&": one & two
    case "^": one ^ two
    default: nil
    }
  }

  private static func number(_ number: Double, isWhole: Bool) -> Number {
    isWhole ? .whole(number) : .real(number)
  }

  var length: LengthExpression {
    if case .length(let length) = self { length } else { LengthExpression(known ?? 0) }
  }

  var negated: Number {
    switch self {
    case .whole(let number): .whole(-number)
    case .real(let number): .real(-number)
    case .length(let length): .length(-1 * length)
    }
  }
}

extension UnknownSum {
  /// What a value is a sum of: a number by itself, an unknown as itself; `nil` for other things.
  init?(_ value: Value) {
    switch value {
    case .number(let number):
      guard let known = number.known else { return nil }
      self.init(constant: known, factors: [:])
    case .unknown(let unknown): self = unknown.sum ?? UnknownSum(factors: [unknown.name: 1])
    default: return nil
    }
  }

  /// `nil` where the result is no sum.
  static func combine(_ one: Value, _ operation: String, _ two: Value) -> UnknownSum? {
    guard let left = UnknownSum(one), let right = UnknownSum(two) else { return nil }
    switch operation {
    case "+": return left.plus(right, times: 1)
    case "-": return left.plus(right, times: -1)
    case "*":
      if left.factors.isEmpty { return right.times(left.constant) }
      return right.factors.isEmpty ? left.times(right.constant) : nil
    case "/":
      guard right.factors.isEmpty, right.constant != 0 else { return nil }
      return left.times(1 / right.constant)
    default: return nil
    }
  }

  private func plus(_ other: UnknownSum, times factor: Double) -> UnknownSum {
    var sum = self
    sum.constant += factor * other.constant
    for (name, count) in other.factors { sum.factors[name, default: 0] += factor * count }
    sum.factors = sum.factors.filter { $0.value != 0 }
    return sum
  }

  func times(_ factor: Double) -> UnknownSum {
    UnknownSum(constant: factor * constant, factors: factors.mapValues { factor * $0 })
  }
}
