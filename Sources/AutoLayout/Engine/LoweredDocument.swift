import Simplex

/// The lowered form of a document, kept by the parts it was made from, so that the next document
/// costs only what differs. A cache: what it holds is a function of the document, the insets and
/// the withdrawn wishes alone.
struct LoweredDocument {
  private(set) var document: Document?
  private(set) var order = ViewOrder()
  private(set) var usage = Usage()
  /// How many rows were made so far.
  private(set) var rowsLowered = 0

  private var windowRows: [LoweredConstraint] = []
  private var viewRows: [ViewID: ViewRows] = [:]
  private var guideRows: [Item: [LoweredConstraint]] = [:]
  private var constraintRows: [ConstraintID: [LoweredConstraint]] = [:]
  /// The constraints that take part in the layout, with what they speak of.
  private var present: [ConstraintID: [Item]] = [:]
  /// The views that are laid out by their frames.
  private var framedViews: Set<ViewID> = []
  /// Constraints with slack that are broken, and so may not even wish for their exact constant.
  private var withdrawn: Set<ConstraintID> = []
  private var pending = Pending()

  /// What a view makes of itself.
  private struct ViewRows {
    var constraints: [LoweredConstraint] = []
    var preferences: [LoweredPreference] = []
    /// What of the system's the constraints speak of.
    var guides: [Item] = []
  }

  /// What the solver has not been told yet.
  private struct Pending {
    var constraints: Set<RowID> = []
    var preferences: Set<RowID> = []
    var left: Set<ViewID> = []
    var entered: Set<ViewID> = []

    mutating func replace(_ rows: inout [LoweredConstraint], with new: [LoweredConstraint]) {
      if rows == new { return }
      for row in rows where !new.contains(where: { $0.row == row.row }) {
        constraints.insert(row.row)
      }
      for row in new where !rows.contains(row) { constraints.insert(row.row) }
      rows = new
    }

    mutating func replace(_ wishes: inout [LoweredPreference], with new: [LoweredPreference]) {
      if wishes == new { return }
      for wish in wishes where !new.contains(where: { $0.row == wish.row }) {
        preferences.insert(wish.row)
      }
      for wish in new where !wishes.contains(wish) { preferences.insert(wish.row) }
      wishes = new
    }
  }

  /// What has changed since it was last taken.
  struct Changes {
    /// In an order that depends on nothing else.
    var batch = Batch()
    /// What is not in the window any more, and what came in, in no order.
    var left: Set<ViewID> = []
    var entered: Set<ViewID> = []
  }

  mutating func takeChanges(
    unless isCancelled: () -> Bool = { false }
  ) throws(Cancellation) -> Changes {
    let taken = pending
    pending = Pending()
    var changes = Changes(left: taken.left, entered: taken.entered)
    try taken.constraints.ordered(unless: isCancelled) { id in
      if let row = row(id) {
        changes.batch.upserts.append((id, row.linear))
      } else {
        changes.batch.removals.append(id)
      }
    }
    try taken.preferences.ordered(unless: isCancelled) { id in
      if let wish = preference(id) {
        changes.batch.preferences.append((id, wish.preference))
      } else {
        changes.batch.forgottenPreferences.append(id)
      }
    }
    return changes
  }
}

extension Batch {
  var isEmpty: Bool {
    upserts.isEmpty && removals.isEmpty && preferences.isEmpty && forgottenPreferences.isEmpty
  }
}

extension Set<RowID> {
  fileprivate func ordered(
    unless isCancelled: () -> Bool, _ body: (RowID) -> Void
  ) throws(Cancellation) {
    var rows = Array(self)
    try rows.sort(unless: isCancelled, by: <)
    try rows.forEach(unless: isCancelled, body)
  }
}

// MARK: Looking up

extension LoweredDocument {
  /// `nil` for what is not in the layout.
  func row(_ id: RowID) -> LoweredConstraint? {
    switch id.subject {
    case .constraint(let constraint): constraintRows[constraint]?.first { $0.row == id }
    case .generated(.window, _): windowRows.first { $0.row == id }
    case .generated(let view, let rule):
      if let guide = rule.maker.guide {
        guideRows[Item(view, guide: guide)]?.first { $0.row == id }
      } else {
        viewRows[view]?.constraints.first { $0.row == id }
      }
    case .preference: nil
    }
  }

  func preference(_ id: RowID) -> LoweredPreference? {
    guard case .preference(let variable) = id.subject else { return nil }
    return viewRows[variable.item.view]?.preferences.first { $0.row == id }
  }

  func rows(of constraint: ConstraintID) -> [LoweredConstraint] { constraintRows[constraint] ?? [] }

  /// What the system makes for a view: sizes, frames set by hand, content sizes.
  func rows(of view: ViewID) -> [LoweredConstraint] { viewRows[view]?.constraints ?? [] }

  func preferences(of view: ViewID) -> [LoweredPreference] { viewRows[view]?.preferences ?? [] }

  /// What places one of the system's guides that is spoken of.
  func rows(of guide: Item) -> [LoweredConstraint] { guideRows[guide] ?? [] }

  /// Everything that the system has made, in no order.
  var generatedRows: [LoweredConstraint] {
    windowRows + viewRows.values.flatMap(\.constraints) + guideRows.values.flatMap(\.self)
  }
}

// MARK: Matching a document

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
    if let old {
      let changes = DocumentChanges(from: old, to: new)
      let moves = order.follow(changes.views, from: old, to: new)
      pending.left.formUnion(moves.left)
      pending.entered.formUnion(moves.entered)
      note(changes.constraints)
      if changes.world == .everything {
        try lowerEverything(isCancelled)
      } else {
        try lower(changes, moves, restoring: restored, isCancelled)
      }
    } else {
      order = ViewOrder(of: new)
      pending.entered = Set(new.preorder())
      note(new.constraints.changes(from: Table()))
      try lowerEverything(isCancelled)
    }
    setInsets(SystemInsets(document: new) { _ in nil })
  }

  private mutating func note(_ changes: [Table<ConstraintID, Constraint>.Change]) {
    guard let document else { return }
    for change in changes {
      let before = change.old?.items(in: document) ?? []
      if let items = present.removeValue(forKey: change.key) { usage.disuse(items) }
      usage.note(change.key, from: before, to: change.new?.items(in: document) ?? [])
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
    _ changes: DocumentChanges, _ moves: ViewOrder.Changes, restoring restored: Set<ConstraintID>,
    _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    var views = Set(moves.placed)
    var constraints = restored.union(changes.constraints.map(\.key))
    for view in moves.left + moves.entered {
      constraints.formUnion(usage.constraints(mentioning: view))
    }
    for change in changes.views {
      guard let view = change.new, let before = change.old, order.contains(view.id) else {
        continue
      }
      views.formUnion([view.id] + document.arrangedTogether(with: view.id))
      views.formUnion(before.stack?.arranged ?? [])
      if !before.hasFrame(of: view) { views.formUnion(document.preorder(from: view.id)) }
      if !before.hasAnchors(of: view) {
        for item in [view.id] + view.guides + document.stacks(around: view.id) {
          constraints.formUnion(usage.constraints(mentioning: item))
        }
      }
    }
    if changes.world == .window {
      lowerWindow()
      views.formUnion(framedViews)
      constraints.formUnion(usage.constraints(mentioning: .root))
    }
    for view in moves.left { forget(view) }
    try lowerViews(Array(views), isCancelled)
    try lowerConstraints(Array(constraints), isCancelled)
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
      notePresence(of: id, rows.isEmpty ? nil : constraint)
      pending.replace(&constraintRows[id, default: []], with: rows)
      if rows.isEmpty { constraintRows[id] = nil }
      rowsLowered += rows.count
    }
  }
}

extension LoweredDocument {
  /// - Parameter constraint: `nil` for one that takes no part.
  private mutating func notePresence(of id: ConstraintID, _ constraint: Constraint?) {
    guard let document else { return }
    let items = constraint?.items(in: document)
    if items == present[id] { return }
    usage.disuse(present[id] ?? [])
    usage.use(items ?? [])
    present[id] = items
  }
}

extension Lowering {
  fileprivate func ownConstraints(of view: View) -> [LoweredConstraint] {
    nonnegativeSizes(of: view.id) + contentSizes(of: view) + maskConstraints(of: view)
      + scrollConstraints(of: view) + stackConstraints(of: view)
  }

  fileprivate func ownPreferences(of view: ViewID) -> [LoweredPreference] {
    preferences(of: view) + scrollPreferences(of: view)
  }

  /// The guides that stack and scroll views speak of, each once.
  fileprivate func guides(in rows: [LoweredConstraint], of view: View) -> [Item] {
    guard view.stack != nil || view.kind.scrolls || document.arrangingStack(of: view.id) != nil
    else { return [] }
    let items = rows.flatMap { [$0.equation.first.item, $0.equation.second?.item] }
    return Set(items.compactMap { $0 }.filter { $0.guide != nil }).sorted()
  }
}

// MARK: Settling what depends on the layout

extension LoweredDocument {
  /// Places the system's guides that some constraint speaks of, and forgets the others.
  mutating func setInsets(_ insets: SystemInsets) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    let unused = guideRows.count > usage.guides.count ? Array(guideRows.keys) : []
    for item in unused where !usage.isUsed(item) {
      pending.replace(&guideRows[item, default: []], with: [])
      guideRows[item] = nil
    }
    for item in usage.guides {
      guard let guide = item.guide else { continue }
      let distances = insets.insets(of: guide, in: item.view)
      let rows = lowering.guideConstraints(of: item, insets: distances)
      pending.replace(&guideRows[item, default: []], with: rows)
      rowsLowered += rows.count
    }
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
