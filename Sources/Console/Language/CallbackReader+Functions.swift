import AutoLayout
import Interchange

// MARK: Calls

extension CallbackReader {
  /// With the labels of their numbers.
  private static let shapes = [
    "CGRect": [["x", "y", "width", "height"], ["origin", "size"]],
    "CGRectMake": [["_", "_", "_", "_"]], "CGPoint": [["x", "y"]], "CGSize": [["width", "height"]],
  ]

  /// `CGRect(x: 0, …)`, `sign.bounds.insetBy(dx: 2, dy: 2)`, `min(sign.bounds.width, 44)`; `nil` for
  /// what cannot be read at every layout.
  func call(
    _ callee: ExpressionTree, _ arguments: [ExpressionTree.Argument]
  ) throws(LineFailure) -> LayoutQuantity? {
    if case .member(let base, let name) = callee.form, name.text == "rounded" {
      return try rounded(base, arguments)
    }
    let labels = arguments.map { $0.label?.text ?? "_" }
    let numbers = try lengths(arguments)
    if let function = function(callee), function.takes(arguments.count),
      numbers.count == arguments.count
    {
      return labels.allSatisfy { $0 == "_" }
        ? .length(LengthExpression(function, of: numbers)) : nil
    }
    switch callee.form {
    case .name(let name) where Self.shapes[name]?.contains(labels) == true: return .tuple(numbers)
    case .name(let name) where TypeNames.fractions.contains(name) && labels == ["_"]:
      return numbers.count == 1 ? .tuple(numbers) : nil
    case .name("Int") where labels == ["_"]:
      return numbers.first?.number.map { .whole($0.rounded(.towardZero)) }
    case .name("AVMakeRect") where labels == ["aspectRatio", "insideRect"] && numbers.count == 6:
      guard let width = numbers[0].number, let height = numbers[1].number,
        case .rect(let rect)? = LayoutQuantity.tuple(Array(numbers[2...]))
      else { return nil }
      return rect.fitting(Size(width: width, height: height)).map { .rect($0) }
    case .member(let base, let name) where labels == ["dx", "dy"] && numbers.count == 2:
      guard case .rect(let rect)? = try read(base) else { return nil }
      switch name.text {
      case "insetBy" where rect.ratio != nil: return nil
      case "insetBy": return .rect(rect.inset(dx: numbers[0], dy: numbers[1]))
      case "offsetBy": return .rect(rect.moved(dx: numbers[0], dy: numbers[1]))
      default: return nil
      }
    default: return nil
    }
  }

  /// `min` and `Swift.min`, unless the user gave the name to something else.
  private func function(_ callee: ExpressionTree) -> NumberFunction? {
    switch callee.form {
    case .name(let name):
      let isTaken = workspace.locals[name] != nil || workspace.document.entity(named: name) != nil
      return isTaken ? nil : NumberFunction(rawValue: name)
    case .member(let base, let name) where base.form == .name("Swift"):
      return NumberFunction(rawValue: name.text)
    default: return nil
    }
  }

  /// `(sign.bounds.width / 3).rounded(.down)`
  private func rounded(
    _ base: ExpressionTree, _ arguments: [ExpressionTree.Argument]
  ) throws(LineFailure) -> LayoutQuantity? {
    guard let length = try read(base)?.length, arguments.count <= 1 else { return nil }
    guard let argument = arguments.first else {
      return .length(LengthExpression(.round, of: [length]))
    }
    guard argument.label == nil, case .implicitMember(let rule) = argument.value.form,
      let function = NumberFunction(roundingRule: rule.text)
    else { return nil }
    return .length(LengthExpression(function, of: [length]))
  }
}

extension NumberFunction {
  /// Swift's name of a rule for `rounded`.
  fileprivate init?(roundingRule name: String) {
    switch name {
    case "up": self = .ceil
    case "down": self = .floor
    case "toNearestOrAwayFromZero": self = .round
    default: return nil
    }
  }
}
