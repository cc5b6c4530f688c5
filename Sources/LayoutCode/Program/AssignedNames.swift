import Interchange

/// The properties and instance variables that methods of Objective-C assign: `title` where `_title = …`,
/// `self.title = …` or `[self setTitle:…]` stands.
enum AssignedNames {
  static func all(in members: [Declaration]) -> Set<String> {
    let methods = members.filter { $0.modifiers.contains("message") }
    return all(in: SyntaxWalk(methods.map { .declaration($0) }))
  }

  /// Those of some statements: `title = …`, `self.title = …`.
  static func all(in statements: [Statement]) -> Set<String> { all(in: SyntaxWalk(statements)) }

  private static func all(in nodes: SyntaxWalk) -> Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in nodes {
      if let name = name(in: expression) { names.insert(name) }
    }
    return names
  }

  private static func name(in expression: Expression) -> String? {
    switch expression.form {
    case .assignment(let target, _, _):
      switch target.form {
      case .name(let name, _): return name.hasPrefix("_") ? String(name.dropFirst()) : name
      case .member(let base, let name): return base.plainName == "self" ? name.text : nil
      default: return nil
      }
    case .call(let function, let arguments):
      guard arguments.count == 1, case .member(let base, let name) = function.form,
        base.plainName == "self"
      else { return nil }
      return name.text.propertySet
    default: return nil
    }
  }
}
