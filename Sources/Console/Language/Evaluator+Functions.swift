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
}
