import AutoLayout

/// What is pinned to a cell and not to its content view: the cell is sized by what pins its content
/// view, and editing or an accessory moves that alone.
extension Suspicion {
  /// `nil` for a constraint that is not of something in a cell and of the cell itself.
  static func besideContent(of constraint: Constraint, in document: Document) -> Suspicion? {
    guard let second = constraint.second, document.isInLayout(constraint) else { return nil }
    let (one, other) = (constraint.first.item, second.item)
    return besideContent(one, other, document) ?? besideContent(other, one, document)
  }

  private static func besideContent(
    _ inner: Item, _ outer: Item, _ document: Document
  ) -> Suspicion? {
    let cell = document.host(outer.view)
    guard inner.view != cell, let content = document.contentView(of: cell),
      inner.view != content, document.host(inner.view) != content,
      document.isView(inner.view, within: cell)
    else { return nil }
    return .besideContent(inner.view, cell)
  }
}

extension SuspicionExaminer {
  /// Each view once.
  func besideContent(of constraints: some Sequence<Constraint>) -> [Suspicion] {
    var told: Set<Suspicion> = []
    return constraints.compactMap { Suspicion.besideContent(of: $0, in: solution.document) }
      .filter { told.insert($0).inserted }
  }

  /// - Parameter all: Those that speak of the same views.
  func turnedSigns(
    of constraints: some Sequence<Constraint>, beside all: some Sequence<Constraint>
  ) -> [Suspicion] {
    TurnedSigns(all, in: solution.document).suspicions(among: constraints)
  }
}
