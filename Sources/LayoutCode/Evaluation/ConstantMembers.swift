import Interchange

/// What every value of a type has, so that it is known of an unknown one as well: the title of a view model
/// that is handed over.
extension Evaluator {
  /// The value of a constant property: `var title: String { "Welcome" }`, `let rows = 3`. `nil` where it hangs
  /// on the instance.
  mutating func constantMember(
    _ name: String, of type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    for ancestor in lineage(of: type) {
      guard let declared = program.types[ancestor],
        let variable = declared.properties[name]
      else { continue }
      // What conforms to a protocol may have another, and so may a class that is made from this one.
      guard declared.kind != .protocol, variable.constant?.isAlwaysTheSame == true,
        !isOverridden(name, of: ancestor)
      else { return nil }
      guard let getter = variable.variable.getter else { return try global(variable, at: range) }
      return try runGetter(getter, of: variable, on: .type(ancestor))
    }
    return nil
  }

  /// - Complexity: O(the types of the program).
  private func isOverridden(_ name: String, of type: TypeName) -> Bool {
    program.types.values.contains { other in
      other.properties[name]?.modifiers.contains("override") == true
        && program.lineage(of: other.name).contains(type)
    }
  }
}

extension DeclaredVariable {
  /// The expression that alone gives its value, and always the same.
  fileprivate var constant: Expression? {
    if let getter = variable.getter {
      guard getter.count == 1, modifiers.isDisjoint(with: ["override", "open"]) else { return nil }
      return switch getter.first?.form {
      case .expression(let value): value
      case .return(let value): value
      default: nil
      }
    }
    return variable.isVariable || modifiers.contains("lazy") ? nil : variable.value
  }
}

extension Expression {
  /// Whether it is made of literals and types alone, and makes no object.
  fileprivate var isAlwaysTheSame: Bool {
    SyntaxWalk(self).allSatisfy { node in
      guard case .expression(let part) = node else { return false }
      return switch part.form {
      case .name(let name, _): name.first?.isUppercase == true
      case .call(let function, _): !function.isTypeOfObjects
      case .assignment, .closure, .statement, .unreadable, .macro, .keyPath: false
      default: true
      }
    }
  }

  private var isTypeOfObjects: Bool {
    switch form {
    case .name(let name, _): !Self.values.contains(name)
    case .member(let base, let name): name.text == "init" && base.isTypeOfObjects
    default: true
    }
  }

  private static let values: Set = [
    "CGFloat", "Double", "Float", "Int", "String", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "NSLocalizedString",
  ]
}
