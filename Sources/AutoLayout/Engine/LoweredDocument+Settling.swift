import Simplex

/// What depends on the layout: where guides are, and which wishes stand.
extension LoweredDocument {
  /// Places the system's guides that constraints speak of as they are before any frame is known,
  /// where that may be another place than they have. What scrolls as one may stay where it is: it comes to
  /// the same.
  mutating func placeBareGuides(_ changed: Set<Item>) {
    guard let document else { return }
    guides.unsettled.formUnion(changed.union(guides.adjusted))
    let insets = SystemInsets(document: document) { _ in nil }
    for item in guides.unsettled where changed.contains(item) || guides.bare[item] == nil {
      guides.bare[item] = item.guide.map { insets.insets(of: $0, in: item.view) }
    }
    let staying = stayingContents()
    for item in guides.unsettled where !staying.contains(item) {
      place(item, by: guides.bare[item] ?? .zero)
    }
    guides.adjusted = staying
  }

  /// The guides whose bare insets may have changed.
  func guides(
    touchedBy changes: DocumentChanges, _ moves: ViewOrder.Changes, _ document: Document
  ) -> Set<Item> {
    if changes.world != .same { return Set(usage.guides) }
    var views = Set(moves.entered)
    var guides: Set<Item> = []
    // Which scroll view is the first one below bars depends on all of them.
    if !moves.left.isEmpty || !moves.placed.isEmpty {
      guides.formUnion(usage.guides.filter { $0.guide == .content })
    }
    for change in changes.views {
      guard let old = change.old, let new = change.new else { continue }
      if old.scrolling != new.scrolling { views.insert(new.id) }
      if !old.hasMargins(of: new) { views.formUnion(document.preorder(from: new.id)) }
    }
    return guides.union(usage.guides(of: views))
  }

  /// Places the guides by the frames of a layout; `previous` is the one by which they were placed last,
  /// of this document or of another.
  mutating func placeGuides(by solution: Solution, since previous: Solution?) {
    guard let document, !usage.guides.isEmpty else { return }
    var items = guides.unsettled.union(guides.adjusted)
    guides.unsettled = []
    if let previous {
      items.formUnion(guides(within: solution.touched(since: previous), of: document))
    } else {
      items.formUnion(usage.guides)
    }
    let insets = solution.insets
    for item in items where usage.isUsed(item) {
      let found = item.guide.map { insets.insets(of: $0, in: item.view) } ?? .zero
      if found == guides.bare[item] {
        guides.adjusted.remove(item)
      } else {
        guides.adjusted.insert(item)
      }
      place(item, by: found)
    }
  }

  /// The guides that are spoken of in these views and below them, from whichever side there is less to
  /// look at.
  private func guides(within tops: Set<ViewID>, of document: Document) -> [Item] {
    if usage.guides.count < tops.count {
      return usage.guides.filter { document.ancestry(of: $0.view).contains(where: tops.contains) }
    }
    var views: Set<ViewID> = []
    for view in tops where !views.contains(view) {
      views.formUnion(document.preorder(from: view))
    }
    return usage.guides(of: views)
  }

  /// Forgets a guide that nothing speaks of.
  private mutating func place(_ item: Item, by insets: Insets) {
    guard let document else { return }
    guard usage.isUsed(item) else {
      pending.replace(&guides.rows[item, default: []], with: [])
      guides.forget(item)
      return
    }
    if guides.present[item] == insets { return }
    guides.present[item] = insets
    let rows = Lowering(document: document, order: order)
      .guideConstraints(of: item, insets: insets)
    pending.replace(&guides.rows[item, default: []], with: rows)
    rowsLowered += rows.count
  }

  /// Takes back the wish for the exact constant from those among `broken` that have slack.
  mutating func withdrawExactValues(of broken: [RowID]) {
    for row in broken {
      guard case .constraint(let id) = row.subject, self.row(RowID(exactValueOf: id)) != nil
      else { continue }
      withdrawn.insert(id)
      let rows = self.rows(of: id).filter { !$0.isExactValue }
      pending.replace(&constraintRows[id, default: []], with: rows)
    }
  }
}
