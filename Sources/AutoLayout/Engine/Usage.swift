/// Which constraints speak of which items.
struct Usage {
  private var constraintsOf: [ViewID: [ConstraintID]] = [:]
  private var measuredFrom: [ViewID: Set<ConstraintID>] = [:]
  private var origins: [ConstraintID: Set<ViewID>] = [:]
  private var guideUses: [Item: Int] = [:]
  /// The system's guides that constraints in the layout speak of, in order.
  private(set) var guides: [Item] = []
  /// Those that came or went since they were last taken.
  private var toggledGuides: Set<Item> = []

  func isUsed(_ guide: Item) -> Bool { guideUses[guide] != nil }

  /// The guides of one view that are spoken of, in order.
  func guides(of view: ViewID) -> [Item] {
    SystemGuide.allCases.map { Item(view, guide: $0) }.filter(isUsed)
  }

  /// The same of several views, in no order.
  func guides(of views: Set<ViewID>) -> [Item] {
    guides.count < views.count
      ? guides.filter { views.contains($0.view) } : views.flatMap(guides(of:))
  }

  mutating func takeToggledGuides() -> Set<Item> {
    defer { toggledGuides = [] }
    return toggledGuides
  }

  /// Whether in the layout or not, by number.
  func constraints(mentioning view: ViewID) -> [ConstraintID] { constraintsOf[view] ?? [] }

  /// Notes what a constraint speaks of instead of what it did; nothing of one that is gone.
  mutating func note(_ constraint: ConstraintID, from old: [Item], to new: [Item]) {
    if old == new { return }
    for item in old { constraintsOf[item.view]?.removeSorted(constraint) }
    for item in new { constraintsOf[item.view, default: []].insertSorted(constraint) }
  }

  /// The constraints that are measured from the view's corner without speaking of it, as multiplied
  /// locations are from their holder's.
  func constraints(measuredFrom view: ViewID) -> Set<ConstraintID> { measuredFrom[view] ?? [] }

  /// Notes from whose corners a constraint is measured beside what it speaks of.
  mutating func note(_ constraint: ConstraintID, measuredFrom views: Set<ViewID>) {
    let old = origins[constraint] ?? []
    if old == views { return }
    for view in old { measuredFrom[view]?.remove(constraint) }
    for view in views { measuredFrom[view, default: []].insert(constraint) }
    origins[constraint] = views.isEmpty ? nil : views
  }

  /// Notes that a constraint in the layout speaks of `items`.
  mutating func use(_ items: [Item]) {
    for item in items where item.guide != nil {
      if guideUses[item] == nil {
        guides.insertSorted(item)
        toggledGuides.insert(item)
      }
      guideUses[item, default: 0] += 1
    }
  }

  mutating func disuse(_ items: [Item]) {
    for item in items {
      guard let uses = guideUses[item] else { continue }
      guideUses[item] = uses > 1 ? uses - 1 : nil
      if uses == 1 {
        guides.removeSorted(item)
        toggledGuides.insert(item)
      }
    }
  }
}

extension Array where Element: Comparable {
  /// The first place whose element is not less.
  private func place(of element: Element) -> Int {
    if let last, last < element { return endIndex }
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts an element in its place, unless it is there.
  fileprivate mutating func insertSorted(_ element: Element) {
    let place = place(of: element)
    if place < endIndex, self[place] == element { return }
    insert(element, at: place)
  }

  fileprivate mutating func removeSorted(_ element: Element) {
    let place = place(of: element)
    if place < endIndex, self[place] == element { remove(at: place) }
  }
}
