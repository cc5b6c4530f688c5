/// What a tree is made of, for what walks through it.
enum TreePart {
  case expression(Expression)
  case statements([Statement])
}

extension Expression {
  var parts: [TreePart] {
    switch form {
    case .number, .boolean, .absent, .name, .implicitMember, .type, .keyPath, .unreadable: []
    case .text(let pieces):
      pieces.compactMap { piece -> TreePart? in
        if case .expression(let inner) = piece { .expression(inner) } else { nil }
      }
    case .member(let base, _), .optionalChain(let base), .forced(let base), .cast(let base, _, _),
      .prefix(_, let base), .postfix(let base, _), .reference(let base, _), .effect(_, let base):
      [.expression(base)]
    case .call(let base, let arguments), .index(let base, let arguments):
      [TreePart.expression(base)] + arguments.map { TreePart.expression($0.value) }
    case .tuple(let arguments), .macro(_, let arguments):
      arguments.map { TreePart.expression($0.value) }
    case .list(let elements): elements.map { TreePart.expression($0) }
    case .dictionary(let entries):
      entries.flatMap { [TreePart.expression($0.key), TreePart.expression($0.value)] }
    case .binary(let one, _, let two), .assignment(let one, _, let two):
      [.expression(one), .expression(two)]
    case .conditional(let one, let two, let three):
      [.expression(one), .expression(two), .expression(three)]
    case .range(let one, let two, _): [one, two].compactMap(\.self).map { TreePart.expression($0) }
    case .closure(let closure): [.statements(closure.body)]
    case .statement(let statement): [.statements([statement])]
    }
  }
}

extension Statement {
  /// Without declarations, which have members and bodies of their own.
  var parts: [TreePart] {
    switch form {
    case .expression(let expression), .throw(let expression): [.expression(expression)]
    case .relation(let relation):
      [relation.comparison, relation.priority].compactMap(\.self).map { TreePart.expression($0) }
    case .declaration, .break, .continue, .fallthrough, .unreadable: []
    case .conditional(let conditional):
      conditional.conditions.parts
        + [TreePart.statements(conditional.body), .statements(conditional.otherwise ?? [])]
    case .guard(let conditions, let otherwise): conditions.parts + [.statements(otherwise)]
    case .choice(let choice):
      [TreePart.expression(choice.subject)] + choice.cases.map { TreePart.statements($0.body) }
    case .loop(_, let sequence, let condition, let body):
      [sequence, condition].compactMap(\.self).map { TreePart.expression($0) } + [.statements(body)]
    case .while(let conditions, let body, let step):
      conditions.parts + [.statements(body), .statements(step)]
    case .repeat(let body, let condition): [.statements(body), .expression(condition)]
    case .return(let value): value.map { [TreePart.expression($0)] } ?? []
    case .defer(let body), .block(let body): [.statements(body)]
    case .do(let body, let catches):
      [TreePart.statements(body)] + catches.map { TreePart.statements($0.body) }
    case .labeled(_, let inner): [.statements([inner])]
    }
  }
}

extension [Statement.Condition] {
  fileprivate var parts: [TreePart] {
    compactMap { condition -> TreePart? in
      switch condition {
      case .holds(let expression), .binding(_, _, let expression, _): .expression(expression)
      case .available: nil
      }
    }
  }
}
