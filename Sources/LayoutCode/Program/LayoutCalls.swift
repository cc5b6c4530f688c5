import Interchange

/// Whether code lays something out: it makes constraints, or puts views somewhere.
enum LayoutCalls {
  static func areMade(in statements: [Statement], with libraries: [Library]) -> Bool {
    ConstraintSites.areMade(in: statements, with: libraries) || statements.contains(where: puts)
  }

  /// Whether code puts views into what it belongs to: `addSubview(title)`.
  static func areOfSelf(in statements: [Statement]) -> Bool {
    statements.contains { statement in
      if case .expression(let expression) = statement.form,
        case .call(let function, _) = expression.form, function.isOwnAddSubview
      {
        return true
      }
      return statement.parts.contains { part in
        if case .statements(let inner) = part { areOfSelf(in: inner) } else { false }
      }
    }
  }

  private static func puts(_ statement: Statement) -> Bool {
    if case .declaration(let declaration) = statement.form,
      case .variable(let variable) = declaration.form
    {
      return variable.value.map(puts) ?? false
    }
    return statement.parts.contains(where: puts)
  }

  private static func puts(_ part: TreePart) -> Bool {
    switch part {
    case .expression(let expression): puts(expression)
    case .statements(let statements): statements.contains(where: puts)
    }
  }

  private static func puts(_ expression: Expression) -> Bool {
    if case .call(let function, _) = expression.form, let name = function.lastName,
      names.contains(name)
    {
      return true
    }
    return expression.parts.contains(where: puts)
  }

  private static let names: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addLayoutGuide",
    "addSubviews", "addArrangedSubviews",
  ]
}

extension Expression {
  /// `addSubview`, `self.addSubview`
  fileprivate var isOwnAddSubview: Bool {
    switch form {
    case .name(let name, _): name == "addSubview"
    case .member(let base, let name):
      if case .name("self", _) = base.form { name.text == "addSubview" } else { false }
    default: false
    }
  }
}
