import AutoLayout
import Interchange

extension Evaluator {
  mutating func evaluate(
    _ base: Expression, _ cast: Expression.Cast, _ type: TypeSyntax, at range: SourceRange
  ) throws(Stop) -> Value {
    let wanted = program.valueType(type, from: frame.owner)
    let value = try link(base, as: cast == .is ? nil : wanted)
    switch cast {
    case .as:
      if case .unknown(var unknown) = value, unknown.type == nil {
        unknown.type = wanted?.name
        return .unknown(unknown)
      }
      return value.settledNumber(as: wanted)
    case .is: return .boolean(try isA(value, type, at: range))
    case .asOptional, .asForced:
      if case .unknown(let unknown) = value {
        // Its type is what it is cast to; its name stays what it was.
        var typed = unknown
        typed.type = wanted?.name ?? unknown.type
        return .unknown(typed)
      }
      if try isA(value, type, at: range) { return value.settledNumber(as: wanted) }
      if cast == .asOptional { return .absent }
      if value == .absent {
        // What UIKit or a storyboard would have put there.
        return try unknown(sourceName(base.range), at: range, type: wanted?.name)
      }
      let (wrong, wanted) =
        wrongElement(of: value, as: type) ?? (value: value, wanted: type.name.map { TypeName($0) })
      throw .crash(
        EvaluationWords.castFails(from: className(of: wrong), to: wanted?.text ?? "…"),
        at: type.range)
    }
  }

  /// Of a list that is cast to one of other elements: the first that is none of these.
  private func wrongElement(
    of value: Value, as type: TypeSyntax
  ) -> (value: Value, wanted: TypeName?)? {
    guard case .list(let values) = value,
      let element = program.valueType(type, from: frame.owner)?.element?.name
    else { return nil }
    let wrong = values.first { value in
      var evaluator = self
      return !evaluator.isA(value, element)
    }
    return wrong.map { ($0, element) }
  }

  /// Whether a value is of a type; what nothing is known of may be.
  mutating func isA(
    _ value: Value, _ type: TypeSyntax, at range: SourceRange
  ) throws(Stop) -> Bool {
    if case .unknown(let unknown) = value {
      assume(
        "\(unknown.name) is \(type.name ?? "…")", taken: "true", alternative: "false", at: range)
      return true
    }
    if value == .absent { return false }
    guard let wanted = program.valueType(type, from: frame.owner) else { return true }
    if wanted.name == "Self" { return try ownType().map { isA(value, $0) } ?? true }
    switch (wanted.wrapped, value) {
    case (.list, .list(let values)) where policy == .typedLine:
      guard let element = wanted.element?.name else { return true }
      return values.allSatisfy { [self] in
        var evaluator = self
        return evaluator.isA($0, element)
      }
    case (.list, .list), (.set, .list), (.dictionary, .dictionary), (.function, .function),
      (.tuple, .tuple):
      return true
    case (.named(let name), _): return isA(value, name)
    default: return false
    }
  }

  private mutating func isA(_ value: Value, _ name: TypeName) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(name) { return true }
    if case .number = value { return ValueType.named(name).isWhole != nil || name == "NSNumber" }
    if name == "NSValue", case .structure = value { return true }
    if case .object(let id) = value, let view = draft.view(viewID(of: value) ?? .window),
      heap[id].type == "UIView" || heap[id].type.text == view.className
    {
      let own = TypeName(view.className)
      if program.isA(own, name) { return true }
    }
    guard let own = UIKitTables.type(of: value, in: heap) else { return true }
    // A view's own layer is of the class that its code names, which may not be here.
    if own == "CALayer", UIKitTables.table(name) == nil { return true }
    if lineage(of: own).contains(name) { return true }
    // A protocol that is not there.
    let names = lineage(of: own).flatMap { program.types[$0]?.inherited.map(\.name) ?? [] }
    return program.isA(own, name) || names.contains(name.text)
      || name == "NSString" && own == "String"
  }

  private func className(of value: Value) -> String? {
    viewID(of: value).flatMap { draft.view($0)?.className }
      ?? UIKitTables.type(of: value, in: heap)?.last
  }
}
