import AutoLayout
import Interchange

/// What closures make of lists.
extension Interpreter {
  fileprivate static let listMethods = ["map", "compactMap", "flatMap", "filter"]

  /// `titles.map { … }`, `views.filter { … }`, `titles.map(makeLabel)`; `nil` for other calls.
  mutating func mapped(_ tree: ExpressionTree) throws(LineFailure) -> Operand? {
    guard let (base, name, argument) = tree.listCall else { return nil }
    var evaluator = Evaluator(workspace)
    guard case .list(let values) = try evaluator.value(of: base) else { return nil }
    var results: [Value] = []
    for value in values {
      try count(1, at: tree.range)
      let result = try self.result(of: argument, for: value)
      switch name {
      case "filter": if try result.boolean() { results.append(value) }
      case "compactMap" where result.value == .absent: break
      case "flatMap": results += result.value.elements
      default: results.append(result.value)
      }
    }
    let list = try evaluator.limited(.list(results), at: tree.range)
    return Operand(list, at: tree.range)
  }

  /// What a closure, or a function by its name, gives for an element.
  private mutating func result(
    of function: ExpressionTree, for element: Value
  ) throws(LineFailure) -> Operand {
    let name = NameSyntax("item", function.range)
    guard
      let closure = Statement.Function(closure: function, named: name, givesValue: true)
    else {
      let value = keptAside(Operand(element, at: function.range), for: function)
      let argument = ExpressionTree.Argument(label: nil, value: value)
      let call = ExpressionTree(.call(function, [argument]), function.range)
      return try placed(operand(call))
    }
    keptCount += 1
    var handed = Handed(call: keptCount)
    if let parameter = closure.parameters.first { handed.names[parameter.name.text] = element }
    var invocation = Invocation(
      PastedFunction(function: closure, type: workspace.code.place), [], at: function.range)
    invocation.isLocal = true
    invocation.handed = handed
    return try placed(invoke(invocation).operand)
  }

  /// Views are made at once; constraints when it is known whether they are active.
  private mutating func placed(_ operand: Operand) throws(LineFailure) -> Operand {
    guard case .newView(let new) = operand.value else { return operand }
    return try made(operand, as: NameSyntax(new.className.asViewName, operand.range))
  }
}

extension ExpressionTree {
  /// Whether something in it makes another list of one.
  var mapsList: Bool { listCall != nil || form.children.contains(where: \.mapsList) }

  fileprivate var listCall: (base: ExpressionTree, name: String, argument: ExpressionTree)? {
    guard case .call(let callee, let arguments) = form,
      case .member(let base, let name) = callee.withoutMarks.form,
      Interpreter.listMethods.contains(name.text), arguments.count == 1,
      let argument = arguments.first?.value
    else { return nil }
    return (base, name.text, argument)
  }
}

extension Value {
  fileprivate var elements: [Value] { if case .list(let values) = self { values } else { [self] } }
}
