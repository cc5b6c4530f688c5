import AutoLayout
import Interchange
import LayoutCode

/// Functions of Swift's that make one number of others.
extension Evaluator {
  static let functions =
    NumberFunction.allCases.map(\.rawValue) + RealFunction.allCases.map(\.rawValue)

  /// `min(photo.bounds.width, photo.bounds.height)`; `nil` for what is another function.
  mutating func number(from call: Call) throws(LineFailure) -> Value? {
    let name = call.name.text
    guard Self.functions.contains(name), workspace.locals[name] == nil,
      document.entity(named: name) == nil
    else { return nil }
    guard let function = NumberFunction(rawValue: name) else { return try real(call) }
    let count = function.isOfMany ? max(2, call.arguments.count) : 1
    let (_, trees) = try call.form(among: ["\(name)(\(String(repeating: "_:", count: count)))"])
    var numbers: [Double] = []
    for tree in trees { numbers.append(try operand(tree).number()) }
    return .number(function.value(of: numbers))
  }

  /// `sqrt(area)`, `pow(width, 2)`
  private mutating func real(_ call: Call) throws(LineFailure) -> Value? {
    guard let function = RealFunction(rawValue: call.name.text) else { return nil }
    let (_, trees) = try call.form(among: [function.form])
    var numbers: [Double] = []
    for tree in trees {
      let operand = try operand(tree)
      if case .inert = operand.value { return operand.value }
      numbers.append(try operand.number())
    }
    let result = function.value(of: numbers)
    if result.isNaN { throw .objection(LanguageWords.noNumber(at: call.range)) }
    guard result.isFinite else { throw .objection(LanguageWords.notFinite(at: call.range)) }
    return .number(result)
  }
}

extension NumberFunction {
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

/// Functions of the C library's that do not come to a number of everything.
enum RealFunction: String, CaseIterable {
  case sqrt, pow

  fileprivate var form: String { self == .pow ? "pow(_:_:)" : "sqrt(_:)" }

  func value(of numbers: [Double]) -> Double {
    let first = numbers.first ?? 0
    return switch self {
    case .sqrt: first.squareRoot()
    case .pow: Power.of(first, numbers.last ?? 1)
    }
  }
}
