import AutoLayout

/// What is pinned to a cell and not to its content view: the cell is sized by what pins its content
/// view, and editing or an accessory moves that alone.
private struct BesideContent {
  let document: Document
  /// The content views of what was asked about: a view may have very many others.
  private var contents: [ViewID: ViewID?] = [:]

  init(_ document: Document) { self.document = document }

  /// `nil` for a constraint that is not of something in a cell and of the cell itself.
  mutating func suspicion(about constraint: Constraint) -> Suspicion? {
    guard let second = constraint.second, document.isInLayout(constraint) else { return nil }
    let (one, other) = (constraint.first.item, second.item)
    return suspicion(about: one, other) ?? suspicion(about: other, one)
  }

  private mutating func suspicion(about inner: Item, _ outer: Item) -> Suspicion? {
    let cell = document.host(outer.view)
    guard inner.view != cell, let content = content(of: cell),
      inner.view != content, document.host(inner.view) != content,
      document.isView(inner.view, within: cell)
    else { return nil }
    return .besideContent(inner.view, cell)
  }

  private mutating func content(of view: ViewID) -> ViewID? {
    if let known = contents[view] { return known }
    let found = document.contentView(of: view)
    contents[view] = .some(found)
    return found
  }
}

extension SuspicionExaminer {
  /// Each view once.
  func besideContent(of constraints: some Sequence<Constraint>) -> [Suspicion] {
    var beside = BesideContent(solution.document)
    var told: Set<Suspicion> = []
    return constraints.compactMap { beside.suspicion(about: $0) }
      .filter { told.insert($0).inserted }
  }

  /// - Parameter all: Those that speak of the same views.
  func turnedSigns(
    of constraints: some Sequence<Constraint>, beside all: some Sequence<Constraint>
  ) -> [Suspicion] {
    TurnedSigns(all, in: solution.document).suspicions(among: constraints, where: liesOut)
  }

  /// Whether a view ends outside what it lies in, which does not scroll.
  private func liesOut(_ view: ViewID, of container: ViewID, along axis: Axis) -> Bool {
    guard solution.document.views.read(container, { $0.kind.scrolls }) == false,
      let inner = placeInRoot(of: view), let outer = placeInRoot(of: container)
    else { return false }
    let start = RectPart.origin(axis)
    return outer[start] - inner[start] > 0.5
      || inner.end(along: axis) - outer.end(along: axis) > 0.5
  }
}
