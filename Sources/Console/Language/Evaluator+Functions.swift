import AutoLayout
import Interchange

/// Functions of Swift's that make one number of others.
extension Evaluator {
  static let functions = ["min", "max", "abs", "floor", "ceil", "round"]

  /// `min(photo.bounds.width, photo.bounds.height)`; `nil` for what is another function.
  mutating func number(from call: Call) throws(LineFailure) -> Value? {
    let name = call.name.text
    guard Self.functions.contains(name), workspace.locals[name] == nil,
      document.entity(named: name) == nil
    else { return nil }
    let isOfMany = name == "min" || name == "max"
    // As many as there are, but two at least.
    let count = isOfMany ? max(2, call.arguments.count) : 1
    let (_, trees) = try call.form(among: ["\(name)(\(String(repeating: "_:", count: count)))"])
    var numbers: [Double] = []
    for tree in trees { numbers.append(try operand(tree).number()) }
    return numbers.dropFirst().reduce(numbers.first) { result, number in
      result.map { name == "min" ? min($0, number) : max($0, number) }
    }.map { .number(Self.rounded($0, name)) }
  }

  private static func rounded(_ number: Double, _ name: String) -> Double {
    switch name {
    case "abs": abs(number)
    case "floor": number.rounded(.down)
    case "ceil": number.rounded(.up)
    case "round": number.rounded(.toNearestOrAwayFromZero)
    default: number
    }
  }
}
