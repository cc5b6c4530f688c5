import Interchange

/// Functions by their names, which something else calls: `titles.map(makeRow)`,
/// `models.map(CardView.init)`.
extension Interpreter {
  /// The call of a function that was named without its labels, with them.
  func labelled(_ call: ExpressionTree) -> ExpressionTree {
    guard case .call(let callee, let arguments) = call.form,
      arguments.allSatisfy({ $0.label == nil })
    else { return call }
    let functions = functions(named: callee)
    if functions.contains(where: { $0.takes(arguments) }) { return call }
    for function in functions {
      let meant = arguments.labelled(function.parameters.map(\.label))
      if function.takes(meant) { return ExpressionTree(.call(callee, meant), call.range) }
    }
    guard let parts = partsMade(by: callee) else { return call }
    return ExpressionTree(.call(callee, arguments.labelled(parts)), call.range)
  }

  /// What a type without an initializer is made of.
  private func partsMade(by callee: ExpressionTree) -> [String]? {
    guard case .member(let base, let name) = callee.form, name.text == "init",
      case .name(let type) = base.form, let plain = workspace.code.plainType(named: type),
      !plain.functions.contains(where: { $0.kind == .initializer })
    else { return nil }
    return plain.properties.compactMap(\.declaredName)
  }

  private func functions(named callee: ExpressionTree) -> [Statement.Function] {
    let code = workspace.code
    switch callee.withoutMarks.form {
    case .name(let name):
      let local = workspace.body?.functions.filter { $0.name.text == name } ?? []
      return local + code.functions(named: name, of: code.object?.type).map(\.function)
    case .member(let base, let name):
      if workspace.isSelf(base) {
        return code.functions(named: name.text, of: code.object?.type).map(\.function)
      }
      guard name.text == "init", case .name(let type) = base.form else {
        return code.members(named: name.text).map(\.function)
      }
      return code.functions(named: name.text, of: type).map(\.function)
    default: return []
    }
  }
}

extension [ExpressionTree.Argument] {
  fileprivate func labelled(_ labels: [String?]) -> Self {
    zip(self, labels).map { argument, label in
      ExpressionTree.Argument(
        label: label.map { NameSyntax($0, argument.value.range) }, value: argument.value)
    }
  }
}
