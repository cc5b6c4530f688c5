import AutoLayout
import Interchange

/// Whether values are as patterns say, and what those give names to.
extension Interpreter {
  mutating func decide(
    _ pattern: Statement.Pattern, _ value: Value
  ) throws(LineFailure) -> Decision {
    switch pattern {
    case .name(let name): return .holds(name.text == "_" ? [:] : [name.text: value])
    case .present(let inner): return value == .absent ? .fails : try decide(inner, value)
    case .cast(let inner, let type): return try decide(inner, value, of: type)
    case .row(let parts):
      guard let values = value.parts(parts.count) else { return .fails }
      return try decide(parts, values)
    // What has such parts is of an enum that code declares.
    case .choice: return .fails
    case .filtered(let inner, let condition): return try decide(inner, value, where: condition)
    case .value(let tree): return try isSame(value, tree) ? .holds([:]) : .fails
    }
  }

  private mutating func decide(
    _ pattern: Statement.Pattern, _ value: Value, of type: NameSyntax
  ) throws(LineFailure) -> Decision {
    switch Evaluator(workspace).cast(value, to: type.text) {
    case .absent: .fails
    case .inert(let path): .unknown(path)
    case let cast: try decide(pattern, cast)
    }
  }

  private mutating func decide(
    _ patterns: [Statement.Pattern], _ values: [Value]
  ) throws(LineFailure) -> Decision {
    var names: [String: Value] = [:]
    for (pattern, value) in zip(patterns, values) {
      let decision = try decide(pattern, value)
      guard case .holds(let given) = decision else { return decision }
      names.merge(given) { _, new in new }
    }
    return .holds(names)
  }

  private mutating func decide(
    _ pattern: Statement.Pattern, _ value: Value, where condition: ExpressionTree
  ) throws(LineFailure) -> Decision {
    let decision = try decide(pattern, value)
    guard case .holds(let names) = decision else { return decision }
    let outer = workspace.locals
    defer { workspace.locals = outer }
    workspace.locals.merge(names) { _, new in new }
    let operand = try settled(condition)
    if case .inert(let path) = operand.value { return .unknown(path) }
    return try operand.boolean() ? decision : .fails
  }

  private func isSame(_ value: Value, _ tree: ExpressionTree) throws(LineFailure) -> Bool {
    var evaluator = Evaluator(workspace)
    if case .range(let low, let high, let isClosed) = tree.form {
      guard let number = value.number else { return false }
      if low.form != .absent, try evaluator.operand(low).number() > number { return false }
      if high.form == .absent { return true }
      let last = try evaluator.operand(high).number()
      return number < last || isClosed && number == last
    }
    if case .implicitMember(let name) = tree.form, let isSome = name.isOfOptional(value) {
      return isSome
    }
    return ValueComparison.areEqual(value, try evaluator.settled(tree)) == true
  }
}

extension NameSyntax {
  /// Whether an optional with this value is called so; `nil` for what names something else.
  fileprivate func isOfOptional(_ value: Value) -> Bool? {
    switch (text, value) {
    case ("none", .absent): true
    case ("some", .absent): false
    case ("some", _): true
    default: nil
    }
  }
}
