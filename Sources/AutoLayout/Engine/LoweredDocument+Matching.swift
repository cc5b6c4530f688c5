import Simplex

extension LoweredDocument {
  /// Lowers what differs from the document matched before: the system's guides as they are before
  /// any frame is known, and every wish for an exact constant. Of a throw nothing is left that can be
  /// used.
  mutating func match(
    _ new: Document, isCancelled: () -> Bool = { false }
  ) throws(Cancellation) {
    let old = document
    document = new
    let restored = withdrawn
    withdrawn = []
    var touched: Set<Item> = []
    var moved: [ViewID] = []
    if let old {
      let changes = DocumentChanges(from: old, to: new)
      let moves = order.follow(changes.views, from: old, to: new)
      pending.left.formUnion(moves.left)
      pending.entered.formUnion(moves.entered)
      moved = moves.entered
      try note(changes.constraints, isCancelled)
      if changes.world == .everything {
        try lowerEverything(isCancelled)
      } else {
        try lower(changes, moves, since: old, restoring: restored, isCancelled)
      }
      touched = guides(touchedBy: changes, moves, new)
    } else {
      order = ViewOrder(of: new)
      pending.entered = Set(new.preorder())
      try note(new.constraints.changes(from: Table()), isCancelled)
      try lowerEverything(isCancelled)
    }
    noteTies(ofMoved: moved)
    placeBareGuides(touched.union(usage.takeToggledGuides()))
    forgetAdaptedSizes()
  }

  private mutating func note(
    _ changes: [Table<ConstraintID, Constraint>.Change], _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    try changes.forEach(unless: isCancelled) { change in
      let isActive = change.read { $0.isActive && !$0.isOfStage }
      activeCount += (isActive.new == true ? 1 : 0) - (isActive.old == true ? 1 : 0)
      let waits = change.read { $0.isActive && $0.waiting != nil }
      waitingCount += (waits.new == true ? 1 : 0) - (waits.old == true ? 1 : 0)
      if let items = present.removeValue(forKey: change.key) { usage.disuse(items) }
      let items = change.read { $0.items(in: document) }
      usage.note(change.key, from: items.old ?? [], to: items.new ?? [])
    }
  }

  private mutating func lowerEverything(_ isCancelled: () -> Bool) throws(Cancellation) {
    guard let document else { return }
    lowerWindow()
    for view in pending.left { forget(view) }
    try lowerViews(document.preorder(), isCancelled)
    let gone = constraintRows.keys.filter { !document.constraints.contains($0) }
    try lowerConstraints(document.constraints.keys + gone, isCancelled)
  }

  private mutating func lower(
    _ changes: DocumentChanges, _ moves: ViewOrder.Changes, since old: Document,
    restoring restored: Set<ConstraintID>, _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    var views = Set(moves.placed)
    var constraints = restored.union(changes.constraints.map(\.key))
    for view in moves.left + moves.entered {
      constraints.formUnion(usage.constraints(mentioning: view))
    }
    var changed: [ViewID] = []
    var tables: Set<ViewID> = []
    for change in changes.views {
      guard let before = change.old, let view = change.new, order.contains(view.id) else {
        continue
      }
      changed.append(view.id)
      if !before.hasFrame(of: view) {
        views.formUnion(document.preorder(from: view.id))
        if let table = document.table(withRow: view) { tables.insert(table) }
      }
      if view.kind == .tableView, before.subviews != view.subviews {
        tables.insert(view.id)
      }
      if !before.hasAnchors(of: view) {
        for item in [view.id] + view.guides + document.stacks(around: view.id) {
          constraints.formUnion(usage.constraints(mentioning: item))
        }
      }
    }
    views.formUnion(changed)
    for table in tables { views.formUnion(document.views.read(table) { $0.subviews } ?? []) }
    views.formUnion(document.arranged(around: changed, since: old))
    if changes.world == .window {
      lowerWindow()
      views.formUnion(framedViews.union(bars))
      views.formUnion(document.arrangedTogether(with: bars))
      constraints.formUnion(usage.constraints(mentioning: .root))
    }
    for view in moves.left { forget(view) }
    // In their order, in which they lie in memory.
    try lowerViews(views.sorted(), isCancelled)
    try lowerConstraints(constraints.sorted(), isCancelled)
  }

  private mutating func lowerWindow() {
    guard let document else { return }
    let new = Lowering(document: document, order: order).windowConstraints()
    pending.replace(&windowRows, with: new)
    rowsLowered += new.count
  }

  private mutating func lowerViews(
    _ views: [ViewID], _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    try views.forEach(unless: isCancelled) { id in
      guard id != .window, order.contains(id), let view = document.views[id] else { return }
      if view.frameLayout == nil { framedViews.remove(id) } else { framedViews.insert(id) }
      if view.kind.bar == nil { bars.remove(id) } else { bars.insert(id) }
      if view.kind.scrolls { scrolls.insert(id) } else { scrolls.remove(id) }
      if document.adaptsSize(of: view) { adaptable.insert(id) } else { adaptable.remove(id) }
      let (rows, wishes) = (lowering.ownConstraints(of: view), lowering.ownPreferences(of: id))
      setGuides(lowering.guides(in: rows, of: view), of: id)
      pending.replace(&viewRows[id, default: ViewRows()].constraints, with: rows)
      pending.replace(&viewRows[id, default: ViewRows()].preferences, with: wishes)
      rowsLowered += rows.count + wishes.count
    }
  }

  private mutating func setGuides(_ guides: [Item], of view: ViewID) {
    let old = viewRows[view]?.guides ?? []
    if old == guides { return }
    usage.disuse(old)
    usage.use(guides)
    viewRows[view, default: ViewRows()].guides = guides
  }

  private mutating func forget(_ view: ViewID) {
    setGuides([], of: view)
    guard var rows = viewRows.removeValue(forKey: view) else { return }
    framedViews.remove(view)
    bars.remove(view)
    scrolls.remove(view)
    adaptable.remove(view)
    pending.replace(&rows.constraints, with: [])
    pending.replace(&rows.preferences, with: [])
  }

  private mutating func lowerConstraints(
    _ ids: [ConstraintID], _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    try ids.forEach(unless: isCancelled) { id in
      let constraint = document.constraints[id]
      let rows = constraint.map { lowering.constraints(of: $0) } ?? []
      notePresence(of: id, rows.first?.equation.items(in: document))
      usage.note(id, measuredFrom: constraint.map { rows.origins(beside: $0) } ?? [])
      pending.replace(&constraintRows[id, default: []], with: rows)
      if rows.isEmpty { constraintRows[id] = nil }
      rowsLowered += rows.count
    }
  }
}

extension LoweredDocument {
  /// - Parameter items: What the constraint speaks of; `nil` for one that takes no part.
  private mutating func notePresence(of id: ConstraintID, _ items: [Item]?) {
    let old = present[id]
    if items == old { return }
    usage.disuse(old ?? [])
    usage.use(items ?? [])
    present[id] = items
  }
}

extension Lowering {
  fileprivate func ownConstraints(of view: View) -> [LoweredConstraint] {
    nonnegativeSizes(of: view) + contentSizes(of: view) + maskConstraints(of: view)
      + scrollConstraints(of: view) + stackConstraints(of: view)
  }

  fileprivate func ownPreferences(of view: ViewID) -> [LoweredPreference] {
    preferences(of: view) + scrollPreferences(of: view)
  }

  /// The guides that stack views, scroll views and the contents of rows speak of, each once.
  fileprivate func guides(in rows: [LoweredConstraint], of view: View) -> [Item] {
    guard
      view.stack != nil || view.kind.scrolls || view.isContentView
        || document.arrangingStack(of: view.id) != nil
    else { return [] }
    let items = rows.flatMap { [$0.equation.first.item, $0.equation.second?.item] }
    return Set(items.compactMap { $0 }.filter { $0.guide != nil }).sorted()
  }
}

extension [LoweredConstraint] {
  /// The views whose places are in the rows of a constraint that does not speak of them.
  fileprivate func origins(beside constraint: Constraint) -> Set<ViewID> {
    guard let second = constraint.second,
      constraint.multiplier != 1 || second.attribute.kind != constraint.first.attribute.kind
    else { return [] }
    let views = flatMap { $0.linear.terms.map(\.variable.item.view) }
    return Set(views).subtracting(constraint.items.map(\.view))
  }
}
