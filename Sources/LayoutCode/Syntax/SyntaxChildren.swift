/// Gathers what lies directly in a part of the tree.
struct SyntaxChildren {
  private(set) var nodes: [SyntaxNode] = []

  private mutating func add(_ expression: Expression?) {
    if let expression { nodes.append(.expression(expression)) }
  }

  private mutating func add(_ statements: [Statement]?) {
    nodes += (statements ?? []).map { .statement($0) }
  }

  private mutating func add(_ arguments: [Expression.Argument]) {
    for argument in arguments { add(argument.value) }
  }

  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters { add(parameter.standard) }
  }
}

// MARK: - Expressions

extension SyntaxChildren {
  mutating func add(partsOf expression: Expression) {
    switch expression.form {
    case .number, .boolean, .absent, .name, .implicitMember, .type, .keyPath, .unreadable: break
    case .text(let pieces):
      for case .expression(let value) in pieces { add(value) }
    case .member(let base, _), .optionalChain(let base), .forced(let base), .cast(let base, _, _),
      .prefix(_, let base), .postfix(let base, _), .reference(let base, _), .effect(_, let base):
      add(base)
    case .call(let function, let arguments), .index(let function, let arguments):
      add(function)
      add(arguments)
    case .tuple(let arguments), .macro(_, let arguments): add(arguments)
    case .list(let elements):
      for element in elements { add(element) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .binary(let left, _, let right), .assignment(let left, _, let right):
      add(left)
      add(right)
    case .conditional(let condition, let ifTrue, let ifFalse):
      add(condition)
      add(ifTrue)
      add(ifFalse)
    case .range(let lower, let upper, _):
      add(lower)
      add(upper)
    case .closure(let closure):
      add(closure.captures)
      add(closure.parameters)
      add(closure.body)
    case .statement(let statement): nodes.append(.statement(statement))
    }
  }
}

// MARK: - Statements

extension SyntaxChildren {
  mutating func add(partsOf statement: Statement) {
    switch statement.form {
    case .break, .continue, .fallthrough, .unreadable: break
    case .expression(let value), .throw(let value): add(value)
    case .relation(let relation):
      add(relation.comparison)
      add(relation.priority)
    case .declaration(let declaration): nodes.append(.declaration(declaration))
    case .conditional(let conditional):
      add(conditional.conditions)
      add(conditional.body)
      add(conditional.otherwise)
    case .guard(let conditions, let otherwise):
      add(conditions)
      add(otherwise)
    case .choice(let choice): add(choice)
    case .loop(let pattern, let sequence, let condition, let body):
      add(pattern)
      add(sequence)
      add(condition)
      add(body)
    case .while(let conditions, let body, let step):
      add(conditions)
      add(body)
      add(step)
    case .repeat(let body, let condition):
      add(body)
      add(condition)
    case .return(let value): add(value)
    case .defer(let body), .block(let body): add(body)
    case .do(let body, let catches):
      add(body)
      for one in catches {
        if let pattern = one.pattern { add(pattern) }
        add(one.body)
      }
    case .labeled(_, let inner): nodes.append(.statement(inner))
    }
  }

  private mutating func add(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .holds(let value): add(value)
      case .binding(let pattern, _, let value, _):
        add(pattern)
        add(value)
      case .available: break
      }
    }
  }

  private mutating func add(_ choice: Statement.Choice) {
    add(choice.subject)
    for one in choice.cases {
      for (pattern, condition) in one.patterns {
        add(pattern)
        add(condition)
      }
      add(one.body)
    }
  }

  /// A pattern lies no deeper than its reader let it, so that this may call itself.
  private mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .name: break
    case .binding(_, let inner), .optional(let inner): add(inner)
    case .tuple(let elements):
      for element in elements { add(element.pattern) }
    case .enumCase(_, _, let elements):
      for element in elements ?? [] { add(element.pattern) }
    case .type(let inner, _):
      if let inner { add(inner) }
    case .expression(let value): add(value)
    }
  }
}

// MARK: - Declarations

extension SyntaxChildren {
  mutating func add(partsOf declaration: Declaration) {
    for attribute in declaration.attributes { add(attribute.arguments) }
    switch declaration.form {
    case .variable(let variable):
      add(variable.pattern)
      add(variable.value)
      for body in [
        variable.getter, variable.setter?.body, variable.willSet?.body, variable.didSet?.body,
      ] {
        add(body)
      }
    case .function(let function):
      add(function.parameters)
      add(function.body)
      add(function.setter?.body)
    case .type(let type): nodes += type.members.map { .declaration($0) }
    case .cases(let cases):
      for one in cases {
        add(one.associated)
        add(one.rawValue)
      }
    case .alias, .import, .operatorDeclaration: break
    }
  }
}
