import Simplex

/// What ties the contents of scroll views to what is around them.
///
/// What a scroll view scrolls moves as one. Where nothing that lies outside has to do with where it is, it
/// comes out alike wherever its content begins, and what is outside does too.
struct ScrolledSpaces {
  /// The outermost scroll views whose contents a constraint ties to what is outside, by constraint.
  private var crossed: [RowID: [ViewID]] = [:]
  /// How many constraints do so, by scroll view.
  private var counts: [ViewID: Int] = [:]

  /// Whether nothing is tied so.
  var isEmpty: Bool { crossed.isEmpty }

  /// Whether what the view scrolls could lie anywhere else just as well.
  func isFree(_ scroll: ViewID) -> Bool { counts[scroll] == nil }

  /// - Parameter scrolls: All whose contents the constraint ties to what is outside.
  mutating func note(_ row: RowID, crossing scrolls: [ViewID]) {
    if crossed.isEmpty, scrolls.isEmpty { return }
    for scroll in crossed.removeValue(forKey: row) ?? [] {
      counts[scroll] = counts[scroll].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    if scrolls.isEmpty { return }
    crossed[row] = scrolls
    for scroll in scrolls { counts[scroll, default: 0] += 1 }
  }
}

extension LoweredDocument {
  /// Notes which of the constraints that have changed tie what is scrolled to what is outside.
  ///
  /// - Parameter moved: The views that have another superview above them.
  /// - Complexity: O(*r* · *d*) for *r* constraints that have changed, and views *d* deep.
  mutating func noteTies(ofMoved moved: [ViewID]) {
    guard let document, !scrolls.isEmpty || !spaces.isEmpty else { return }
    var rows = pending.constraints
    // In the coordinates of the window they may say the same as before.
    for view in moved {
      let ids = Set(usage.constraints(mentioning: view)).union(
        usage.constraints(measuredFrom: view))
      rows += (ids.flatMap(self.rows(of:)) + self.rows(of: view)).map(\.row)
    }
    for row in rows {
      spaces.note(row, crossing: self.row(row)?.scrollsCrossed(in: document) ?? [])
    }
  }

  /// The contents that may stay where the layout before has put them: what they scroll is the same from
  /// wherever it starts, and on the same pixels.
  func stayingContents() -> Set<Item> {
    guard let document, withdrawn.isEmpty else { return [] }
    return guides.adjusted.filter { item in
      guard item.guide == .content, usage.isUsed(item), spaces.isFree(item.view),
        document.outermostScroll(around: item.view) == item.view,
        let bare = guides.bare[item], let present = guides.present[item]
      else { return false }
      return [present.top - bare.top, present.left - bare.left].allSatisfy { distance in
        (distance * document.scale).truncatingRemainder(dividingBy: 1) == 0
      }
    }
  }
}

extension LoweredConstraint {
  /// The outermost scroll views that would have to move with their contents for the constraint to say the
  /// same. Where a content begins is the one thing that does not count.
  fileprivate func scrollsCrossed(in document: Document) -> [ViewID] {
    if case .generated(_, let rule) = handle, rule.placedGuide == .content { return [] }
    var sums: [(scroll: ViewID, axis: Axis, sum: Double, size: Double)] = []
    for term in linear.terms where term.variable.part == .x || term.variable.part == .y {
      let axis = term.variable.part.axis
      guard let scroll = document.outermostScroll(of: term.variable.item) else { continue }
      let place =
        sums.firstIndex { $0.scroll == scroll && $0.axis == axis } ?? sums.endIndex
      if place == sums.endIndex { sums.append((scroll, axis, 0, 0)) }
      sums[place].sum += term.coefficient
      sums[place].size = max(sums[place].size, abs(term.coefficient))
    }
    return sums.filter { !Tolerance.isCancelled($0.sum, of: $0.size) }.map(\.scroll)
  }
}

extension Document {
  /// The outermost scroll view that moves an item when it scrolls.
  fileprivate func outermostScroll(of item: Item) -> ViewID? {
    if item.guide == .content { return outermostScroll(around: item.view) }
    return superview(of: item.view).flatMap(outermostScroll)
  }

  /// The view itself or one around it.
  fileprivate func outermostScroll(around view: ViewID) -> ViewID? {
    var (found, next): (ViewID?, ViewID?) = (nil, view)
    while let current = next {
      next =
        views.read(current) { view in
          if view.kind.scrolls { found = current }
          return view.superview
        } ?? nil
    }
    return found
  }
}
