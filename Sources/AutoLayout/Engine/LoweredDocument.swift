import Simplex

/// The lowered form of a document, kept by the parts it was made from, so that the next document
/// costs only what differs. A cache: what it holds is a function of the document, the insets and
/// the withdrawn wishes alone.
struct LoweredDocument {
  /// What rows are made from.
  enum Part: Hashable {
    case window
    case view(ViewID)
    case guide(Item)
    case constraint(ConstraintID)
  }

  private(set) var document: Document?
  private(set) var order = ViewOrder.empty
  private(set) var rows: [RowID: LoweredConstraint] = [:]
  private(set) var preferences: [RowID: LoweredPreference] = [:]
  private(set) var usage = Usage()
  /// Constraints with slack that are broken, and so may not even wish for their exact constant.
  private var withdrawn: Set<ConstraintID> = []
  private var parts: [Part: [LoweredConstraint]] = [:]
  private var preferenceParts: [ViewID: [LoweredPreference]] = [:]
  private var placedGuides: [Item] = []
  private var pending = Batch()

  /// What has changed since it was last taken, in an order that depends on nothing else.
  mutating func takeChanges(
    unless isCancelled: () -> Bool = { false }
  ) throws(Cancellation) -> Batch {
    var batch = pending
    pending = Batch()
    try batch.upserts.sort(unless: isCancelled) { $0.0 < $1.0 }
    try batch.removals.sort(unless: isCancelled, by: <)
    try batch.preferences.sort(unless: isCancelled) { $0.0 < $1.0 }
    try batch.forgottenPreferences.sort(unless: isCancelled, by: <)
    return batch
  }
}

extension Batch {
  var isEmpty: Bool {
    upserts.isEmpty && removals.isEmpty && preferences.isEmpty && forgottenPreferences.isEmpty
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
    if let old, let changes = DocumentChanges(from: old, to: new) {
      try lowerViews(changes.views, isCancelled)
      let constraints = usage.constraints(mentioning: changes.viewsAndGuides)
        .union(changes.constraints).union(restored)
      try lowerConstraints(constraints, isCancelled)
    } else {
      try lowerEverything(isCancelled)
    }
    setInsets(SystemInsets(document: new) { _ in nil })
  }

  private mutating func lowerEverything(
    _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    order = ViewOrder(of: document)
    replace(.window, with: Lowering(document: document, order: order).windowConstraints())
    for case .view(let view) in parts.keys.filter({ $0.isView }) where !order.contains(view) {
      replace(.view(view), with: [])
      replacePreferences(of: view, with: [])
    }
    try lowerViews(order.views, isCancelled)
    try lowerConstraints(usage.constraints.union(document.constraints.keys), isCancelled)
  }

  private mutating func lowerViews(
    _ views: [ViewID], _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    try views.forEach(unless: isCancelled) { id in
      guard order.place(of: id) != nil, let view = document.views[id] else { return }
      replace(.view(id), with: lowering.constraints(of: view))
      replacePreferences(of: id, with: lowering.preferences(of: id))
    }
  }

  private mutating func lowerConstraints(
    _ ids: Set<ConstraintID>, _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    try Array(ids).forEach(unless: isCancelled) { id in
      let constraint = document.constraints[id]
      let rows = constraint.map(lowering.constraints(of:)) ?? []
      usage.set(rows.isEmpty ? [] : constraint?.items(in: document) ?? [], for: id)
      replace(.constraint(id), with: rows.filter { !$0.isExactValue || !withdrawn.contains(id) })
    }
  }
}

// MARK: Settling what depends on the layout

extension LoweredDocument {
  /// Places the system's guides that some constraint speaks of, and forgets the others.
  mutating func setInsets(_ insets: SystemInsets) {
    guard let document else { return }
    let lowering = Lowering(document: document, order: order)
    let used = usage.guides
    for item in placedGuides where !used.contains(item) { replace(.guide(item), with: []) }
    placedGuides = used
    for item in used {
      guard let guide = item.guide else { continue }
      let distances = insets.insets(of: guide, in: item.view)
      replace(.guide(item), with: lowering.guideConstraints(of: item, insets: distances))
    }
  }

  /// Takes back the wish for the exact constant from those among `broken` that have slack.
  mutating func withdrawExactValues(of broken: [RowID]) {
    for row in broken {
      guard case .constraint(let id) = rows[row]?.handle, rows[RowID(exactValueOf: id)] != nil
      else { continue }
      withdrawn.insert(id)
      replace(.constraint(id), with: (parts[.constraint(id)] ?? []).filter { !$0.isExactValue })
    }
  }
}

// MARK: Replacing rows

extension LoweredDocument {
  private mutating func replace(_ part: Part, with new: [LoweredConstraint]) {
    let old = parts[part] ?? []
    if old == new { return }
    parts[part] = new.isEmpty ? nil : new
    for row in old where !new.contains(where: { $0.row == row.row }) {
      rows[row.row] = nil
      pending.removals.append(row.row)
    }
    for row in new {
      if rows[row.row]?.linear != row.linear { pending.upserts.append((row.row, row.linear)) }
      rows[row.row] = row
    }
  }

  private mutating func replacePreferences(of view: ViewID, with new: [LoweredPreference]) {
    let old = preferenceParts[view] ?? []
    if old == new { return }
    preferenceParts[view] = new.isEmpty ? nil : new
    for wish in old where !new.contains(where: { $0.row == wish.row }) {
      preferences[wish.row] = nil
      pending.forgottenPreferences.append(wish.row)
    }
    for wish in new where preferences[wish.row] != wish {
      preferences[wish.row] = wish
      pending.preferences.append((wish.row, wish.preference))
    }
  }
}

extension LoweredDocument.Part {
  fileprivate var isView: Bool { if case .view = self { true } else { false } }
}

extension Lowering {
  fileprivate func constraints(of view: View) -> [LoweredConstraint] {
    nonnegativeSizes(of: view.id) + contentSizes(of: view) + maskConstraints(of: view)
  }
}
