import AutoLayout
import Interchange

extension Evaluator {
  mutating func applied(
    _ prefix: PrefixOperator, to base: ExpressionTree, at range: SourceRange
  ) throws(LineFailure) -> Value {
    let operand = try operand(base)
    if case .inert(let path) = operand.value { return .inert(path) }
    switch prefix {
    case .minus:
      if case .whole(let number) = operand.value { return .whole(-number) }
      return .number(-(try operand.number()))
    case .not: return .boolean(!(try operand.boolean()))
    case .complement: return .whole(Double(~(try operand.integer())))
    }
  }

  mutating func joined(
    _ left: ExpressionTree, _ binary: BinaryOperator, _ right: ExpressionTree,
    at range: SourceRange
  ) throws(LineFailure) -> Value {
    if binary == .otherwise {
      // `last?.bottomAnchor ?? view.topAnchor` is an anchor, not where it is.
      switch try value(of: left) {
      case .absent, .inert: return try value(of: right)
      case let value: return value
      }
    }
    let first = try operand(left)
    if case .inert = first.value { return first.value }
    if binary == .and || binary == .or {
      // The second is not asked where the first decides.
      let isTrue = try first.boolean()
      if isTrue == (binary == .or) { return .boolean(isTrue) }
      let second = try operand(right)
      if case .inert = second.value { return second.value }
      return .boolean(try second.boolean())
    }
    let (one, other) = try sides(first, left, right)
    if case .inert = other.value { return other.value }
    return try joined(one, binary, other, at: range)
  }

  /// What stands on both sides of an operator.
  mutating func sides(
    _ left: ExpressionTree, _ right: ExpressionTree
  ) throws(LineFailure) -> (Operand, Operand) {
    try sides(operand(left), left, right)
  }

  private mutating func sides(
    _ first: Operand, _ left: ExpressionTree, _ right: ExpressionTree
  ) throws(LineFailure) -> (Operand, Operand) {
    let second = try operand(right)
    return (
      try number(first, of: left, beside: second), try number(second, of: right, beside: first)
    )
  }

  /// What a literal is beside a number: a length beside a length, so that `view.width + 7 / 2` is as in Swift.
  private mutating func number(
    _ operand: Operand, of tree: ExpressionTree, beside other: Operand
  ) throws(LineFailure) -> Operand {
    var result = operand
    if countsWhole, tree.isOfWholeNumbers || tree.isTuple, other.value.isLength {
      result = try counting(false) { (evaluator) throws(LineFailure) in
        try evaluator.operand(tree)
      }
    }
    result.isFraction = !tree.isOfWholeNumbers
    return result
  }

  private func joined(
    _ left: Operand, _ binary: BinaryOperator, _ right: Operand, at range: SourceRange
  ) throws(LineFailure) -> Value {
    switch binary {
    case .equal, .notEqual:
      let areEqual = try areEqual(left, right, at: range)
      return .boolean(areEqual == (binary == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .text(let first) = left.value, case .text(let second) = right.value {
        return .boolean(Self.holds(first, binary, second))
      }
      return .boolean(Self.holds(try left.number(), binary, try right.number()))
    default: return try combined(left, binary, right, at: range)
    }
  }

  func areEqual(
    _ left: Operand, _ right: Operand, at range: SourceRange
  ) throws(LineFailure) -> Bool {
    guard let areEqual = ValueComparison.areEqual(left.value, right.value) else {
      throw .objection(LanguageWords.incomparable(left.value, right.value, at: range))
    }
    return areEqual
  }

  private static func holds(_ left: String, _ binary: BinaryOperator, _ right: String) -> Bool {
    switch binary {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }

  /// What counts as equal is neither less nor greater.
  private static func holds(_ left: Double, _ binary: BinaryOperator, _ right: Double) -> Bool {
    let areEqual = ValueComparison.areEqual(left, right)
    return switch binary {
    case .less: left < right && !areEqual
    case .lessOrEqual: left < right || areEqual
    case .greater: left > right && !areEqual
    default: left > right || areEqual
    }
  }

  /// Of numbers; lists and texts can be put together by `+`, and whole numbers by their bits.
  func combined(
    _ left: Operand, _ binary: BinaryOperator, _ right: Operand, at range: SourceRange
  ) throws(LineFailure) -> Value {
    if binary == .add, case .list(let first) = left.value, case .list(let second) = right.value {
      return try limited(.list(first + second), at: range)
    }
    if binary == .add, case .text(let first) = left.value, case .text(let second) = right.value {
      return try limited(.text(first + second), at: range)
    }
    if binary.isBitwise { return try bits(left, binary, right) }
    let (first, second) = (try left.number(), try right.number())
    let result = try Arithmetic.result(first, binary, second, at: range)
    guard Self.isWhole(left, right) else { return .number(result) }
    return .whole(binary == .divide ? result.rounded(.towardZero) : result)
  }

  /// Of whole numbers, or of the names of an option set, as Swift joined those at first.
  private func bits(
    _ left: Operand, _ binary: BinaryOperator, _ right: Operand
  ) throws(LineFailure) -> Value {
    if let first = left.options, let second = right.options {
      let joined: [Value]? =
        switch binary {
        case .bitwiseOr: first + second.filter { !first.contains($0) }
        case .bitwiseAnd: first.filter(second.contains)
        case .bitwiseExclusiveOr:
          first.filter { !second.contains($0) } + second.filter { !first.contains($0) }
        default: nil
        }
      if let joined { return .list(joined) }
    }
    let result = Double(Arithmetic.bits(try left.integer(), binary, try right.integer()))
    if case .raw = left.value { return .raw(result) }
    return .whole(result)
  }

  /// Swift does not join whole numbers with others, but for literals, which are whole beside them.
  private static func isWhole(_ left: Operand, _ right: Operand) -> Bool {
    switch (left.value, right.value) {
    case (.whole, .whole): true
    case (.whole, .number(let other)): !right.isFraction && other == other.rounded()
    case (.number(let other), .whole): !left.isFraction && other == other.rounded()
    default: false
    }
  }
}

extension ExpressionTree {
  fileprivate var isTuple: Bool { if case .tuple = form { true } else { false } }
}

extension Value {
  /// Whether it is of numbers that Swift does not count with.
  fileprivate var isLength: Bool {
    switch self {
    case .number, .tuple: true
    default: false
    }
  }
}

extension BinaryOperator {
  var isBitwise: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .bitwiseAnd, .bitwiseOr, .bitwiseExclusiveOr: true
    default: false
    }
  }
}

extension Operand {
  /// The names that it is of an option set; `nil` for what surely is of none.
  fileprivate var options: [Value]? {
    let names = if case .list(let values) = value { values } else { [value] }
    for name in names {
      guard case .choice = name, name.number == nil else { return nil }
      let types = Enumeration.numbering(name).map(\.type)
      if !types.isEmpty, !types.contains(where: \.isOptionSet) { return nil }
    }
    return names
  }
}

/// Arithmetic whose results are finite.
enum Arithmetic {
  /// Of Swift's `Int`, whose bits are lost at either end.
  static func bits(_ left: Int, _ binary: BinaryOperator, _ right: Int) -> Int {
    switch binary {
    case .shiftLeft: left << right
    case .shiftRight: left >> right
    case .bitwiseAnd: left & right
    case .bitwiseOr: left | right
    default: left ^ right
    }
  }

  static func result(
    _ left: Double, _ binary: BinaryOperator, _ right: Double, at range: SourceRange
  ) throws(LineFailure) -> Double {
    if binary == .divide || binary == .remainder, right == 0 {
      throw .objection(LanguageWords.divisionByZero(at: range))
    }
    let result =
      switch binary {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .remainder: left.truncatingRemainder(dividingBy: right)
      default: left / right
      }
    guard result.isFinite else { throw .objection(LanguageWords.notFinite(at: range)) }
    return result
  }
}
