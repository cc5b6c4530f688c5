import AutoLayout
import Interchange

// MARK: Sums and what else is made of two numbers

extension CallbackReader {
  func joined(
    _ left: ExpressionTree, _ sign: BinaryOperator, _ right: ExpressionTree
  ) throws(LineFailure) -> LayoutQuantity? {
    let (first, second) = (try read(left), try read(right))
    if let whole = try Self.whole(
      first, left, sign, second, right, at: left.range.union(right.range))
    {
      return whole
    }
    guard let one = first?.length, let other = second?.length,
      let length = Self.joined(one, sign, other)
    else { return nil }
    guard length.isFinite else {
      throw .objection(LanguageWords.notFinite(at: left.range.union(right.range)))
    }
    return .length(length)
  }

  /// What Swift makes of two whole numbers; `nil` where neither says that it is one.
  private static func whole(
    _ one: LayoutQuantity?, _ left: ExpressionTree, _ sign: BinaryOperator,
    _ other: LayoutQuantity?, _ right: ExpressionTree, at range: SourceRange
  ) throws(LineFailure) -> LayoutQuantity? {
    guard let one, let other, one.isWhole || other.isWhole || sign.isBitwise,
      sign.isArithmetic || sign.isBitwise,
      let first = one.wholeNumber(from: left), let second = other.wholeNumber(from: right)
    else { return nil }
    if sign.isBitwise {
      guard let first = Int(exactly: first), let second = Int(exactly: second) else { return nil }
      return .whole(Double(Arithmetic.bits(first, sign, second)))
    }
    let result = try Arithmetic.result(first, sign, second, at: range)
    return .whole(sign == .divide ? result.rounded(.towardZero) : result)
  }

  private static func joined(
    _ one: LengthExpression, _ sign: BinaryOperator, _ other: LengthExpression
  ) -> LengthExpression? {
    switch sign {
    case .add: return one + other
    case .subtract: return one - other
    case .multiply: return one.number.map { $0 * other } ?? other.number.map { $0 * one }
    case .divide:
      guard let divisor = other.number, divisor != 0 else { return nil }
      return 1 / divisor * one
    default: return nil
    }
  }
}

extension BinaryOperator {
  fileprivate var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }
}
