/// Which of the constraints in the layout speak of which items.
struct Usage {
  private var itemsOf: [ConstraintID: [Item]] = [:]
  private var constraintsOf: [ViewID: Set<ConstraintID>] = [:]
  private var guideUses: [Item: Int] = [:]

  /// Every constraint in the layout.
  var constraints: Set<ConstraintID> { Set(itemsOf.keys) }

  /// The system's guides that are spoken of, in order.
  var guides: [Item] { guideUses.keys.sorted() }

  func isUsed(_ guide: Item) -> Bool { guideUses[guide] != nil }

  func constraints(mentioning views: [ViewID]) -> Set<ConstraintID> {
    views.reduce(into: []) { $0.formUnion(constraintsOf[$1] ?? []) }
  }

  /// Notes what `constraint` speaks of; nothing when it has left the layout.
  mutating func set(_ items: [Item], for constraint: ConstraintID) {
    let old = itemsOf[constraint] ?? []
    if old == items { return }
    for item in old { forget(item, of: constraint) }
    itemsOf[constraint] = items.isEmpty ? nil : items
    for item in items {
      if item.guide != nil { guideUses[item, default: 0] += 1 }
      constraintsOf[item.view, default: []].insert(constraint)
    }
  }

  private mutating func forget(_ item: Item, of constraint: ConstraintID) {
    constraintsOf[item.view]?.remove(constraint)
    guard let uses = guideUses[item] else { return }
    guideUses[item] = uses > 1 ? uses - 1 : nil
  }
}
