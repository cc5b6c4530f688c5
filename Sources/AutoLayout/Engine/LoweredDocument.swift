import Simplex

/// The lowered form of a document, kept by the parts it was made from, so that the next document
/// costs only what differs. A cache: what it holds is a function of the document, the insets and
/// the withdrawn wishes alone.
struct LoweredDocument {
  var document: Document?
  var order = ViewOrder()
  var usage = Usage()
  /// How many rows were made so far.
  var rowsLowered = 0
  /// How many of the user's constraints are active.
  var activeCount = 0
  /// How many of those wait for a number.
  var waitingCount = 0

  var windowRows: [LoweredConstraint] = []
  var viewRows: [ViewID: ViewRows] = [:]
  var guides = Guides()
  var constraintRows: [ConstraintID: [LoweredConstraint]] = [:]
  /// The constraints that take part in the layout, with what they speak of.
  var present: [ConstraintID: [Item]] = [:]
  /// The views that are laid out by their frames.
  var framedViews: Set<ViewID> = []
  /// The views whose height is the device's.
  var bars: Set<ViewID> = []
  /// The views that scroll what is in them, and what ties that to what is outside.
  var scrolls: Set<ViewID> = []
  var spaces = ScrolledSpaces()
  /// The views whose size goes by where a layout puts them.
  var adaptable: Set<ViewID> = []
  /// Those of them that ask for another size than by themselves, and the length that it goes by.
  var adapted: [ViewID: Double] = [:]
  /// Constraints with slack that are broken, and so may not even wish for their exact constant.
  var withdrawn: Set<ConstraintID> = []
  var pending = Pending()

  /// The system's guides that constraints speak of.
  struct Guides {
    var rows: [Item: [LoweredConstraint]] = [:]
    /// Where they are placed.
    var present: [Item: Insets] = [:]
    /// Where they would be if no frame were known.
    var bare: [Item: Insets] = [:]
    /// Those that are placed elsewhere, by the frames found.
    var adjusted: Set<Item> = []
    /// Those that frames have not placed yet.
    var unsettled: Set<Item> = []

    mutating func forget(_ item: Item) {
      (rows[item], present[item], bare[item]) = (nil, nil, nil)
      adjusted.remove(item)
    }
  }

  /// What a view makes of itself.
  struct ViewRows {
    var constraints: [LoweredConstraint] = []
    var preferences: [LoweredPreference] = []
    /// What of the system's the constraints speak of.
    var guides: [Item] = []
  }

  /// What the solver has not been told yet.
  struct Pending {
    /// Some of them perhaps more than once: they are put in order when they are taken.
    var constraints: [RowID] = []
    var preferences: [RowID] = []
    var left: Set<ViewID> = []
    var entered: Set<ViewID> = []

    mutating func replace(_ rows: inout [LoweredConstraint], with new: [LoweredConstraint]) {
      if rows == new { return }
      for row in rows where !new.contains(where: { $0.row == row.row }) {
        constraints.append(row.row)
      }
      for row in new where !rows.contains(row) { constraints.append(row.row) }
      rows = new
    }

    mutating func replace(_ wishes: inout [LoweredPreference], with new: [LoweredPreference]) {
      if wishes == new { return }
      for wish in wishes where !new.contains(where: { $0.row == wish.row }) {
        preferences.append(wish.row)
      }
      for wish in new where !wishes.contains(wish) { preferences.append(wish.row) }
      wishes = new
    }
  }

  /// What has changed since it was last taken.
  struct Changes {
    /// In an order that depends on nothing else.
    var batch = Batch()
    /// The constraints that the batch puts in, changes or takes out.
    var rows: [RowID] = []
    /// What is not in the window any more, and what came in, in no order.
    var left: Set<ViewID> = []
    var entered: Set<ViewID> = []

    var isEmpty: Bool {
      rows.isEmpty && batch.preferences.isEmpty && batch.forgottenPreferences.isEmpty
        && left.isEmpty
    }
  }

  mutating func takeChanges(
    unless isCancelled: () -> Bool = { false }
  ) throws(Cancellation) -> Changes {
    let taken = pending
    pending = Pending()
    var changes = Changes(left: taken.left, entered: taken.entered)
    let count = taken.constraints.count
    changes.rows.reserveCapacity(count)
    changes.batch.rows.reserveCapacity(rows: count, terms: 3 * count)
    // One copy, which the closures would otherwise make for each row.
    let lowered = self
    try taken.constraints.ordered(unless: isCancelled) { id in
      changes.rows.append(id)
      if let row = lowered.row(id) {
        changes.batch.rows.add(row)
      } else {
        changes.batch.removals.append(id)
      }
    }
    try taken.preferences.ordered(unless: isCancelled) { id in
      if let wish = lowered.preference(id) {
        changes.batch.preferences.append((id, wish.preference))
      } else {
        changes.batch.forgottenPreferences.append(id)
      }
    }
    return changes
  }
}

extension ConstraintRows {
  fileprivate mutating func add(_ row: LoweredConstraint) {
    let linear = row.linear
    for term in linear.terms { add(term.coefficient, term.variable) }
    end(
      row.row, linear.relation, linear.constant, linear.level, slack: linear.slack,
      order: linear.order)
  }
}

extension [RowID] {
  /// Goes through them by their numbers, once through each.
  fileprivate func ordered(
    unless isCancelled: () -> Bool, _ body: (RowID) -> Void
  ) throws(Cancellation) {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    // They are in order before anybody could want to stop it.
    for number in map(\.rawValue).sorted() where number != numbers.last { numbers.append(number) }
    try numbers.forEach(unless: isCancelled) { body(RowID($0)) }
  }
}

// MARK: Looking up

extension [LoweredConstraint] {
  /// The one of that number; no other is copied on the way to it.
  fileprivate func row(_ id: RowID) -> LoweredConstraint? {
    indices.first { self[$0].row == id }.map { self[$0] }
  }
}

extension LoweredDocument {
  /// `nil` for what is not in the layout.
  func row(_ id: RowID) -> LoweredConstraint? {
    switch id.subject {
    case .constraint(let constraint): constraintRows[constraint]?.row(id)
    case .generated(.window, _): windowRows.row(id)
    case .generated(let view, let rule):
      if let guide = rule.placedGuide {
        guides.rows[Item(view, guide: guide)]?.row(id)
      } else {
        viewRows[view]?.constraints.row(id)
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
  func rows(of guide: Item) -> [LoweredConstraint] { guides.rows[guide] ?? [] }

  /// Everything that the system has made, in no order.
  var generatedRows: [LoweredConstraint] {
    windowRows + viewRows.values.flatMap(\.constraints) + guides.rows.values.flatMap(\.self)
  }
}
