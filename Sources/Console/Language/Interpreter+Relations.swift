import AutoLayout
import Interchange
import Prose
import Reporting

extension Interpreter {
  /// `title.leading == view.leading + 16 @750 as gap`: adds an active constraint.
  @discardableResult
  mutating func make(_ relation: RelationSyntax) throws(LineFailure) -> ConstraintID {
    let relation = try relation.between(worked(relation.left), and: worked(relation.right))
    let equation = try equation(relation)
    var new = NewConstraint(
      equation.first, equation.relation, equation.second, origin: .typed(step: workspace.step))
    new.multiplier = equation.multiplier
    new.constant = equation.constant
    new.priority = equation.priority
    if let name = relation.name {
      try checkName(name)
      new.name = name.text
    }
    do throws(LineFailure) {
      return try add(new, at: relation.range)
    } catch {
      throw error.placed(in: relation, first: equation.first)
    }
  }

  /// What a relation says, as UIKit keeps it: `first REL multiplier*second + constant`, first being
  /// the first anchor typed.
  func equation(_ relation: RelationSyntax) throws(LineFailure) -> Equation {
    var evaluator = Evaluator(workspace)
    let sign = Relation(relation.sign)
    evaluator.otherSide = OtherSide(tree: relation.right, relation: sign)
    let left = try evaluator.combination(relation.left)
    evaluator.otherSide = OtherSide(tree: relation.left, relation: sign.reversed)
    let right = try evaluator.combination(relation.right)
    let sides = Sides(left: left, right: right, relation: relation)
    return try sides.equation(priority: priority(relation.priority))
  }

  func priority(_ syntax: PrioritySyntax?) throws(LineFailure) -> Priority {
    guard let syntax else { return .required }
    switch syntax.value {
    case .number(let number): return try Operand(.number(number), at: syntax.range).priority()
    case .implicitMember(let name):
      guard let priority = Priority.named(name) else {
        throw .objection(LanguageWords.unknownPriority(name, at: syntax.range))
      }
      return priority
    case .name(let name):
      if let priority = Priority.named(name) { return priority }
      guard let number = workspace.number(named: name) else {
        throw .objection(LanguageWords.unknownPriority(name, at: syntax.range))
      }
      return try Operand(.number(number), at: syntax.range).priority()
    }
  }

  /// `title.centerX = view.centerX`: the relation of the same sides is meant if it can be made, or else
  /// one to the superview, since a place needs another one.
  func anchorIsFixed(
    _ anchor: Anchor, _ operand: Operand, at range: SourceRange
  ) -> Objection {
    let own = "\(draft.name(of: anchor.item)).\(anchor.attribute.name)"
    let outer = draft.view(anchor.item.view)?.superview ?? .root
    let second = anchor.attribute.kind == .size ? nil : Anchor(outer, anchor.attribute)
    let constant = operand.value.number ?? 100
    let safe = EquationText(Equation(anchor, .equal, second, constant: constant), in: draft).line
    let typed = assigned.map { "\(own) == \(ExpressionWriter.write($0))" }
    return LanguageWords.anchorIsFixed(
      own, instead: typed.flatMap { canBeMade($0) ? $0 : nil } ?? safe.string, at: range)
  }

  private func canBeMade(_ relation: String) -> Bool {
    guard let syntax = try? RelationReader.read(RawText(relation)) else { return false }
    var trial = self
    return (try? trial.make(syntax)) != nil
  }

  /// A name that is free, in the document and on this line.
  func checkName(_ name: NameSyntax) throws(LineFailure) {
    if let failure = draft.objection(toTypedName: name.text) {
      throw .edit(failure, at: name.range)
    }
    if workspace.locals[name.text] != nil { throw .objection(LanguageWords.localTaken(name)) }
  }
}

/// What stands on the other side of a relation, as seen from the one that is read.
struct OtherSide {
  let tree: ExpressionTree
  let relation: Relation
}

/// Both sides of a relation, on their way to one equation.
private struct Sides {
  let left: Combination
  let right: Combination
  let relation: RelationSyntax

  /// `Σ factor · anchor + constant REL 0`, solved for the first anchor.
  func equation(priority: Priority) throws(LineFailure) -> Equation {
    let sum = left.adding(right, times: -1)
    guard sum.isFinite else { throw .objection(LanguageWords.notFinite(at: relation.range)) }
    guard let first = sum.terms.first else {
      let isCancelled = !left.isNumber || !right.isNumber
      let holds = Relation(relation.sign).holds(for: sum.constant)
      throw .objection(
        isCancelled
          ? LanguageWords.cancelled(relation, holds: holds)
          : LanguageWords.noAnchor(relation))
    }
    if sum.terms.count > 2 {
      throw .objection(LanguageWords.thirdAnchor(at: sum.terms[2].range))
    }
    try checkRange(of: first)
    let direction = Relation(relation.sign)
    return Equation(
      first.anchor, first.factor < 0 ? direction.reversed : direction,
      sum.terms.dropFirst().first?.anchor,
      multiplier: sum.terms.dropFirst().first.map { -$0.factor / first.factor } ?? 1,
      constant: -sum.constant / first.factor + 0, priority: priority)
  }

  /// A factor that is no multiplier would make numbers of any size by division.
  private func checkRange(of term: Combination.Term) throws(LineFailure) {
    let range = Limits.multiplier
    guard range.contains(abs(term.factor)) else {
      throw .edit(
        .multiplierOutOfRange(term.factor, low: range.lowerBound, high: range.upperBound),
        at: term.range)
    }
  }
}

extension Relation {
  /// Whether the first of two numbers that stand in it may be larger by `excess`, rounding aside.
  fileprivate func holds(for excess: Double) -> Bool {
    let rounding = 1e-9
    return switch self {
    case .lessThanOrEqual: excess < rounding
    case .equal: abs(excess) < rounding
    case .greaterThanOrEqual: excess > -rounding
    }
  }
}

extension LineFailure {
  /// With the caret under the part of the relation that the refusal is about.
  fileprivate func placed(in relation: RelationSyntax, first: Anchor) -> LineFailure {
    guard case .edit(let failure, _, _) = self else { return self }
    switch failure {
    case .nameTaken, .illegalName, .nameTooLong, .reservedName:
      return .edit(failure, at: relation.name?.range ?? relation.range)
    case .constantOutOfRange: return .edit(failure, at: relation.right.range)
    case .locationNeedsPartner: return .edit(failure, at: relation.left.range)
    default: return .edit(failure, at: relation.left.range.union(relation.right.range))
    }
  }
}
