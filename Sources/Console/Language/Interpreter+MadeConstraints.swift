import AutoLayout
import Interchange

/// Views and constraints that are made where nobody says more of them.
extension Interpreter {
  /// What a variable can hold: views and constraints are made, by `name` where it is free.
  mutating func made(_ operand: Operand, as name: NameSyntax) throws(LineFailure) -> Operand {
    switch operand.value {
    case .newView(var new):
      new.name = nextName(like: name.text)
      let id = draft.nextView
      try make(new, at: operand.range)
      return Operand(Evaluator(workspace).value(of: .view(id)), at: operand.range)
    case .newConstraint(var new):
      new.name = draft.objection(toName: name.text) == nil ? name.text : nil
      new.isActive = false
      return Operand(
        Evaluator(workspace).constraint(try add(new, at: operand.range)), at: operand.range)
    case .list(let values) where !values.isEmpty && operand.value.isListOfConstraints:
      let ids = try constraints(in: operand)
      return Operand(
        .list(ids.map(Evaluator(workspace).constraint)), at: operand.range)
    default: return operand
    }
  }

  /// `_ = …`, and calls whose result nobody takes: what was made stays, inactive.
  ///
  /// - Returns: Whether the statement made any of it.
  @discardableResult
  mutating func keep(_ operand: Operand) throws(LineFailure) -> Bool {
    guard operand.value.isConstraint || operand.value.isListOfConstraints else { return false }
    let made = try constraints(in: operand).filter { $0 >= firstOfStatement }
    let inactive = made.filter { draft.constraint($0)?.isActive == false }
    if !inactive.isEmpty {
      note(LanguageWords.madeInactive(inactive.map { draft.text(of: .constraint($0)) }))
    }
    return !made.isEmpty
  }

  /// The numbers of the constraints that a value lists, made where they are not yet.
  mutating func constraints(
    in operand: Operand, isActive: Bool = false
  ) throws(LineFailure) -> [ConstraintID] {
    let values: [Value] = if case .list(let list) = operand.value { list } else { [operand.value] }
    var ids: [ConstraintID] = []
    for value in values {
      switch value {
      case .constraint(.constraint(let id), _): ids.append(id)
      case .newConstraint(var new):
        new.isActive = isActive
        ids.append(try add(new, at: operand.range))
      case .constraint(let handle, _):
        throw .objection(LanguageWords.generatedIsFixed(handle, at: operand.range, in: draft))
      default: throw operand.wanted(LanguageWords.constraints)
      }
    }
    return ids
  }

  /// An element of a list, made if it is a constraint that nothing has made yet: those that closures make
  /// would have their numbers before it.
  mutating func numbered(_ tree: ExpressionTree) throws(LineFailure) -> ExpressionTree {
    var evaluator = Evaluator(workspace)
    // What cannot be worked out is told of where the whole is.
    guard let operand = try? evaluator.rawOperand(tree),
      case .newConstraint(var new) = operand.value
    else { return tree }
    new.isActive = false
    let made = Evaluator(workspace).constraint(try add(new, at: operand.range))
    return keptAside(Operand(made, at: operand.range), for: tree)
  }
}

extension Value {
  /// The constraints of the document that it is, or lists.
  var constraints: [ConstraintID] {
    switch self {
    case .constraint(.constraint(let id), _): [id]
    case .list(let values): values.flatMap(\.constraints)
    default: []
    }
  }

  /// Also one that the system makes.
  var isAnyConstraint: Bool { if case .constraint = self { true } else { isConstraint } }

  var isConstraint: Bool {
    switch self {
    case .constraint(.constraint, _), .newConstraint: true
    default: false
    }
  }

  var isListOfConstraints: Bool {
    if case .list(let values) = self { values.allSatisfy(\.isConstraint) } else { false }
  }
}
