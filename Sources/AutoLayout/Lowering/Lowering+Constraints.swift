import Simplex

/// What the user wrote.
extension Lowering {
  /// The constraint if it takes part in the layout, else nothing.
  ///
  /// One that is required but known only to so many printed digits may be off by its slack, and
  /// wishes, above everything optional, to be exact.
  func constraints(of constraint: Constraint) -> [LoweredConstraint] {
    guard isInLayout(constraint) else { return [] }
    var lowered = lower(
      constraint.equation.resolved(in: document), as: .constraint(constraint.id),
      row: RowID(constraint.id),
      holder: document.holder(of: constraint) ?? .root,
      at: .user(
        constraint, isOnImported: isOnImported(constraint),
        wasReportedBroken: document.reportedBroken.contains(constraint.id)))
    guard constraint.priority.isRequired, constraint.slack > 0 else { return [lowered] }
    lowered.linear.slack = constraint.slack
    return [lowered, exactValue(of: lowered, constraint)]
  }

  private func exactValue(of lowered: LoweredConstraint, _ constraint: Constraint)
    -> LoweredConstraint
  {
    var exact = lowered
    exact.row = RowID(exactValueOf: constraint.id)
    exact.isExactValue = true
    exact.linear.slack = 0
    exact.linear.level = .exactValue
    exact.linear.order = .exactValue(of: constraint)
    return exact
  }

  private func isOnImported(_ constraint: Constraint) -> Bool {
    isImported(constraint.first.item.view)
      || constraint.second.map { isImported($0.item.view) } ?? false
  }

  private func isInLayout(_ constraint: Constraint) -> Bool {
    constraint.isActive && constraint.waiting == nil
      && order.contains(constraint.first.item.view)
      && constraint.second.map { order.contains($0.item.view) } ?? true
  }
}

extension Constraint {
  /// What it speaks of: one or two items, a margin attribute standing for the margins guide, and
  /// an edge of a scroll view perhaps for its content.
  func items(in document: Document) -> [Item] {
    equation.resolved(in: document).items(in: document)
  }
}

extension Equation {
  /// What a resolved equation speaks of: one or two items.
  func items(in document: Document) -> [Item] {
    let item = document.resolved(first).item
    return second.map { [item, document.resolved($0).item] } ?? [item]
  }
}
