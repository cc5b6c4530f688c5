import AutoLayout
import Interchange

/// Functions of Swift's that make one number of others.
extension Evaluator {
  static let functions = NumberFunction.allCases.map(\.rawValue)

  /// `min(photo.bounds.width, photo.bounds.height)`; `nil` for what is another function.
  mutating func number(from call: Call) throws(LineFailure) -> Value? {
    let name = call.name.text
    guard let function = NumberFunction(rawValue: name), workspace.locals[name] == nil,
      document.entity(named: name) == nil
    else { return nil }
    let count = function.isOfMany ? max(2, call.arguments.count) : 1
    let (_, trees) = try call.form(among: ["\(name)(\(String(repeating: "_:", count: count)))"])
    var numbers: [Double] = []
    for tree in trees { numbers.append(try operand(tree).number()) }
    return .number(function.value(of: numbers))
  }

  /// `width.rounded(.down)`
  mutating func rounded(_ number: Double, _ call: Call) throws(LineFailure) -> Double {
    let (_, trees) = try call.form(among: ["rounded()", "rounded(_:)"])
    guard let tree = trees.first else { return NumberFunction.round.value(of: [number]) }
    let rule = try operand(tree).choice(among: NumberFunction.roundingRules)
    return NumberFunction(roundingRule: rule)?.value(of: [number]) ?? number
  }
}

extension NumberFunction {
  static let roundingRules = ["up", "down", "toNearestOrAwayFromZero"]

  /// Swift's name of a rule for `rounded`.
  init?(roundingRule name: String) {
    switch name {
    case "up": self = .ceil
    case "down": self = .floor
    case "toNearestOrAwayFromZero": self = .round
    default: return nil
    }
  }
}
