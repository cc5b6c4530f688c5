import AutoLayout
import Interchange

/// The prompt's relations among the statements of code: `title.leading == view.leading + 8 @750`.
extension Evaluator {
  /// Whether an expression makes a constraint where it stands by itself.
  func relates(_ expression: Expression) -> Bool {
    program.knowsRelations && expression.isRelation
      && program.file(of: expression.range)?.name.isEmpty == true
  }

  /// Makes the constraint that an expression says; false for what only compares.
  mutating func relate(_ expression: Expression) throws(Stop) -> Bool {
    guard relates(expression) else { return false }
    try make(Statement.Relation(expression, priority: nil, name: nil))
    return true
  }

  mutating func make(_ relation: Statement.Relation) throws(Stop) {
    let comparison = relation.comparison
    guard case .binary(let left, let sign, let right) = comparison.form,
      let direction = Relation(sign: sign)
    else { return }
    let one = try anchorSum(left)
    let sum = try one.adding(anchorSum(right), times: -1, with: &self, at: right.range)
    // What only code compares, with nobody to look at it.
    guard let first = sum.terms.first else { return }
    guard sum.terms.count < 3 else {
      throw .objection(EvaluationWords.thirdAnchor, at: sum.terms[2].range, hints: [])
    }
    let second = sum.terms.dropFirst().first
    var new = NewConstraint(
      first.anchor, first.factor < 0 ? direction.reversed : direction, second?.anchor,
      origin: .typed(step: step))
    new.multiplier = second.map { -$0.factor / first.factor } ?? 1
    let constant = try product(sum.constant, -1 / first.factor, at: comparison.range)
    try set(\.constant, of: &new, Operand(constant, at: right.range))
    if let priority = relation.priority { try setPriority(of: &new, self.priority(priority)) }
    if let name = relation.name {
      if let failure = draft.objection(toName: name.text), policy == .typedLine {
        throw .refused(failure, at: name.range)
      }
      new.name = name.text
    }
    if case .object(let made) = makeConstraint(new, at: comparison.range) {
      try activate(made, at: comparison.range)
    }
  }

  /// `@high` by the name that the prompt has for it.
  private mutating func priority(_ syntax: Expression) throws(Stop) -> Operand {
    if case .name(let name, _) = syntax.form, scopeValue(name) == nil,
      let named = Self.namedPriorities[name]
    {
      return Operand(.real(named.rawValue), at: syntax.range)
    }
    let value = try evaluate(syntax, as: .named("UILayoutPriority"))
    return Operand(value, at: syntax.range)
  }

  /// By UIKit's names and the prompt's shorter ones.
  private static let namedPriorities: [String: Priority] = UILayoutPriorityMembers.named.reduce(
    into: ["high": .defaultHigh, "low": .defaultLow, "fittingSize": .fittingSizeLevel]
  ) { $0[$1.name] = $1.priority }

  // MARK: Sums of anchors

  private mutating func anchorSum(_ expression: Expression) throws(Stop) -> AnchorSum {
    switch expression.form {
    case .prefix("-", let inner):
      return try anchorSum(inner).times(-1, with: &self, at: inner.range)
    case .binary(let left, let sign, let right) where sign == "+" || sign == "-":
      let one = try anchorSum(left)
      return try one.adding(
        anchorSum(right), times: sign == "+" ? 1 : -1, with: &self, at: expression.range)
    case .binary(let left, let sign, let right) where sign == "*" || sign == "/":
      return try anchorProduct(left, sign, right, at: expression.range)
    case .member(let base, let name):
      if let attribute = Attribute(name: name.text) {
        let value = try anchorOwner(base)
        if let anchor = try anchor(attribute, of: value, at: expression.range) {
          return AnchorSum(anchor, at: expression.range)
        }
        return AnchorSum(try read(name.text, of: value, at: expression.range))
      }
      return try anchorSum(of: evaluate(expression), at: expression.range)
    case .implicitMember: return AnchorSum(try evaluate(expression, as: .named("CGFloat")))
    default: return try anchorSum(of: evaluate(expression), at: expression.range)
    }
  }

  private func anchorSum(of value: Value, at range: SourceRange) -> AnchorSum {
    if case .anchor(let anchor) = value { return AnchorSum(anchor, at: range) }
    return AnchorSum(value)
  }

  /// One of both sides is a number.
  private mutating func anchorProduct(
    _ left: Expression, _ sign: String, _ right: Expression, at range: SourceRange
  ) throws(Stop) -> AnchorSum {
    let (one, two) = (try anchorSum(left), try anchorSum(right))
    if one.terms.isEmpty, two.terms.isEmpty {
      return AnchorSum(
        try combine(
          sign, Operand(one.constant, at: left.range), Operand(two.constant, at: right.range),
          at: range))
    }
    let isFirst = two.terms.isEmpty
    guard isFirst || one.terms.isEmpty && sign == "*" else {
      throw .objection(EvaluationWords.operatorDoesNotTake(sign), at: range, hints: [])
    }
    let factor =
      isFirst ? Operand(two.constant, at: right.range) : Operand(one.constant, at: left.range)
    guard let known = try knownNumber(factor), sign == "*" || known != 0 else {
      throw .objection(EvaluationWords.noNumber, at: factor.range, hints: [])
    }
    return try (isFirst ? one : two).times(sign == "*" ? known : 1 / known, with: &self, at: range)
  }

  /// A view, or one of its guides by the prompt's short names: `view.safeArea`.
  private mutating func anchorOwner(_ base: Expression) throws(Stop) -> Value {
    guard case .member(let outer, let name) = base.form, let guide = Self.shortGuides[name.text]
    else { return try link(base) }
    let view = try link(outer)
    guard item(of: view) != nil else { return try read(name.text, of: view, at: base.range) }
    return try read(guide, of: view, at: base.range)
  }

  /// Without those whose short names are UIKit's properties: `layoutMargins`, `frame`.
  private static let shortGuides = [
    "safeArea": "safeAreaLayoutGuide", "readableContent": "readableContentGuide",
    "keyboard": "keyboardLayoutGuide", "content": "contentLayoutGuide",
  ]

  /// `nil` for what has no anchors, and where code declares a member of that name.
  private mutating func anchor(
    _ attribute: Attribute, of value: Value, at range: SourceRange
  ) throws(Stop) -> Anchor? {
    switch value {
    case .object, .unknown: break
    default: return nil
    }
    if try declaredMember(attribute.name, of: value, at: range) != nil { return nil }
    return Anchor(try itemMeant(by: Operand(value, at: range)), attribute)
  }

  fileprivate mutating func product(
    _ value: Value, _ factor: Double, at range: SourceRange
  ) throws(Stop) -> Value {
    if case .number(let number) = value, let known = number.known {
      return .real(known * factor + 0)
    }
    return try combine("*", Operand(.real(factor), at: range), Operand(value, at: range), at: range)
  }
}

/// A side of a relation: anchors, each with a factor, and a number, known or not.
private struct AnchorSum {
  struct Term {
    let anchor: Anchor
    var factor: Double
    let range: SourceRange
  }

  /// In the order in which they were written.
  private(set) var terms: [Term] = []
  private(set) var constant: Value

  init(_ constant: Value) { self.constant = constant }

  init(_ anchor: Anchor, at range: SourceRange) {
    self.init(.real(0))
    terms = [Term(anchor: anchor, factor: 1, range: range)]
  }

  func times(
    _ factor: Double, with evaluator: inout Evaluator, at range: SourceRange
  ) throws(Stop) -> AnchorSum {
    var sum = self
    sum.constant = try evaluator.product(constant, factor, at: range)
    for place in sum.terms.indices { sum.terms[place].factor *= factor }
    sum.terms.removeAll { $0.factor == 0 }
    return sum
  }

  /// Anchors that cancel leave the sum.
  func adding(
    _ other: AnchorSum, times factor: Double, with evaluator: inout Evaluator, at range: SourceRange
  ) throws(Stop) -> AnchorSum {
    let other = try other.times(factor, with: &evaluator, at: range)
    var sum = self
    sum.constant = try evaluator.combine(
      "+", Operand(constant, at: range), Operand(other.constant, at: range), at: range)
    for term in other.terms { sum.add(term) }
    return sum
  }

  private mutating func add(_ term: Term) {
    guard let place = terms.firstIndex(where: { $0.anchor == term.anchor }) else {
      return terms.append(term)
    }
    let (old, added) = (terms[place].factor, term.factor)
    terms[place].factor = old + added
    // What rounding leaves of factors that cancel: 0.1 + 0.2 - 0.3.
    if abs(old + added) <= 8 * max(abs(old), abs(added)).ulp { terms.remove(at: place) }
  }
}
