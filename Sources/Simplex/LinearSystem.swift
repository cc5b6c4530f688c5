/// The constraints in canonical order over dense columns, each row scaled by a power of two so
/// that its largest coefficient is between 1 and 2.
///
/// Everything that follows is a function of this system, so its order is what makes answers
/// independent of the route: required rows by their order, optional ones by falling rank and then
/// by their order, columns by where they are first mentioned.
struct LinearSystem {
  /// `low ≤ form ≤ high`, or less where the row is optional.
  struct Row {
    var id: RowID
    var form: SparseRow
    var low: Double
    var high: Double
    /// What the caller's row was multiplied by.
    var scale: Double
    /// Infinite for a required row.
    var rank: Double
    var order: Order
    var relation: LinearRelation
    /// A required row without any play.
    var isEquation: Bool
    /// The caller's play.
    var slack: Double

    var isRequired: Bool { rank == .infinity }

    /// The caller's constant, without play.
    var constant: Double {
      switch relation {
      case .lessThanOrEqual: high / scale - slack
      case .equal: (low + high) / 2 / scale
      case .greaterThanOrEqual: low / scale + slack
      }
    }

    /// By how much a left side of `activity` misses the row, 0 where it does not.
    func excess(of activity: Double) -> Double {
      activity < low ? activity - low : activity > high ? activity - high : 0
    }
  }

  /// Something to go near to.
  struct Wish {
    var id: RowID
    var form: SparseRow
    var target: Double
    var order: Order
  }

  /// Required rows first.
  private(set) var rows: [Row] = []
  private(set) var requiredCount = 0
  private(set) var wishes: [Wish] = []
  private(set) var variables: [Variable] = []
  private(set) var columns: [Variable: Int32] = [:]
  private(set) var rowIndices: [RowID: Int] = [:]
  private(set) var wishIndices: [RowID: Int] = [:]

  init() {}

  init(_ table: RowTable, isCancelled: () -> Bool) throws(Cancellation) {
    var required: [(RowID, LinearConstraint)] = []
    var optional: [(rank: Double, id: RowID, constraint: LinearConstraint)] = []
    for (id, constraint) in table.constraints {
      switch constraint.level {
      case .required: required.append((id, constraint))
      case .optional(let rank): optional.append((rank, id, constraint))
      }
    }
    try required.sort(unless: isCancelled) { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    try optional.sort(unless: isCancelled) {
      ($1.rank, $0.constraint.order, $0.id) < ($0.rank, $1.constraint.order, $1.id)
    }
    rows.reserveCapacity(required.count + optional.count)
    try required.forEach(unless: isCancelled) { append($1, as: $0, rank: .infinity) }
    requiredCount = rows.count
    try optional.forEach(unless: isCancelled) { append($0.constraint, as: $0.id, rank: $0.rank) }
    var preferences = table.preferences.map { ($0, $1) }
    try preferences.sort(unless: isCancelled) { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    try preferences.forEach(unless: isCancelled) { id, wish in
      let form = SparseRow(canonical: wish.terms) { column(of: $0) }
      wishIndices[id] = wishes.count
      wishes.append(Wish(id: id, form: form, target: wish.target, order: wish.order))
    }
  }

  /// The columns of terms, leaving out variables that nothing mentions (they are 0).
  func form(of terms: [Term]) -> SparseRow {
    SparseRow(canonical: terms.filter { columns[$0.variable] != nil }) { columns[$0] ?? 0 }
  }

  /// Takes over a changed constant or target.
  mutating func move(_ id: RowID, as table: RowTable) {
    if let index = rowIndices[id], let constraint = table.constraints[id] {
      (rows[index].low, rows[index].high) = Self.bounds(of: constraint, scale: rows[index].scale)
    } else if let index = wishIndices[id], let wish = table.preferences[id] {
      wishes[index].target = wish.target
    }
  }

  private mutating func append(_ constraint: LinearConstraint, as id: RowID, rank: Double) {
    var form = SparseRow(canonical: constraint.terms) { column(of: $0) }
    let scale = Self.scale(for: form.largestMagnitude)
    form.scale(by: scale)
    let (low, high) = Self.bounds(of: constraint, scale: scale)
    rowIndices[id] = rows.count
    rows.append(
      Row(
        id: id, form: form, low: low, high: high, scale: scale, rank: rank,
        order: constraint.order, relation: constraint.relation,
        isEquation: rank == .infinity && constraint.relation == .equal && constraint.slack == 0,
        slack: constraint.slack))
  }

  mutating func setBounds(of index: Int, low: Double, high: Double) {
    rows[index].low = low
    rows[index].high = high
  }

  /// Appends a required row of a selection.
  mutating func append(_ row: Row) {
    rowIndices[row.id] = rows.count
    rows.append(row)
    requiredCount = rows.count
  }

  /// Names the columns of a selection.
  mutating func appendAnonymousVariables(_ count: Int) {
    variables += (0..<count).map { Variable($0) }
  }

  private mutating func column(of variable: Variable) -> Int32 {
    if let column = columns[variable] { return column }
    let column = Int32(variables.count)
    variables.append(variable)
    columns[variable] = column
    return column
  }

  private static func scale(for magnitude: Double) -> Double {
    magnitude.isNormal ? Double(sign: .plus, exponent: -magnitude.exponent, significand: 1) : 1
  }

  private static func bounds(
    of constraint: LinearConstraint, scale: Double
  ) -> (low: Double, high: Double) {
    let low = (constraint.constant - constraint.slack) * scale
    let high = (constraint.constant + constraint.slack) * scale
    switch constraint.relation {
    case .lessThanOrEqual: return (-.infinity, high)
    case .equal: return (low, high)
    case .greaterThanOrEqual: return (low, .infinity)
    }
  }
}

extension SparseRow {
  /// The form of terms in any order; terms of one variable are added up.
  init(canonical terms: [Term], column: (Variable) -> Int32) {
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(terms.count)
    for term in terms where term.coefficient != 0 {
      entries.append(Entry(column(term.variable), term.coefficient))
    }
    entries.sort { $0.column < $1.column }
    var merged = ContiguousArray<Entry>()
    for entry in entries {
      if let last = merged.indices.last, merged[last].column == entry.column {
        merged[last].coefficient += entry.coefficient
      } else {
        merged.append(entry)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    self.init(sorted: merged)
  }
}
