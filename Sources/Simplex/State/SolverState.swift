/// Everything that the solver keeps between updates.
///
/// A value goes through three stages. `base` is what the equations make of a column where all
/// parametric ones are 0; the components' bounds follow from it. `values` is what they make of it
/// where the parametric ones are what the components settle. `shown` is what callers see: rounded
/// to a fixed grid, far below what anything can measure and far above rounding noise, so that it
/// does not tell by which route the answer was reached.
struct SolverState: ~Copyable {
  private let atAddress = AtAddress()
  var system = LinearSystem()
  var form = BlockTriangularForm()
  var elimination = Elimination()
  /// What depends on the columns that an update touches.
  var reach = Reach()
  var probe = Reach()
  var reduction = Reduction()
  var shortForms = ShortForms()
  var partition = Partition()
  var faceGroups = FaceGroups()
  var search = IntervalSearch()

  var base = Vector<Double>()
  var values = Vector<Double>()
  var shown = Vector<Double>()
  /// The best values of the parametric column of a component of one column.
  var faces = Vector<Interval>()
  /// Whether columns depend on no parametric one, so that their values are their base.
  var isConstant = Vector<Bool>()
  /// What a block's columns were, while they are computed.
  var former = Vector<Double>()
  /// What components settle of parametric columns, before wishes are met.
  var settled = Vector<Double>()
  /// How the parametric columns of components that move do so in a generic movement within the
  /// answers that are optimal on all levels.
  var movements = Vector<Double>()

  /// How columns move with something open, while that is looked for; 0 where they do not.
  var faceRates = Vector<Double>()

  /// The broken rows, each with what proves it broken: all other members come before it and are
  /// not broken.
  var broken: [Int32: LinearSystem.Multipliers] = [:]
  /// Those of them whose proof adds up to more than what rounding leaves of nothing.
  var delicateProofs: Set<Int32> = []
  /// The rows that were broken before the present update and are not, or the other way round.
  var rebroken: Set<Int32> = []
  /// For each row the broken ones with a proof that has it as a member.
  var provenBy: [Int32: Set<Int32>] = [:]
  /// The worst miss of a required row.
  var residual = 0.0
  /// Some search did not end; its last point was taken.
  var isStalled = false
  /// What changed in unsettled answers.
  var untold: Set<Variable> = []
  var work = Work()
  var reasons = KnownReasons()
  /// What was done to look for reasons.
  var questionWork = Work()

  var journal = Journal()
  var pending = Pending()
  /// The form in parametric columns that was asked for last.
  var partColumns = Vector<Int32>()
  var partValues = Vector<Double>()
  /// Whether some coefficient of it is what is left of much larger ones, and the rows whose forms are so,
  /// or of which more than rounding was taken for nothing.
  var isFormDelicate = false
  var delicateRows: Set<Int32> = []
  /// Whether rounding may have decided something in the answer before.
  var wasDelicate = false
  /// What was answered in exact fractions, as rounding had answered otherwise.
  var exactParts: [ExactPart] = []
  let exactWork: ExactWork

  init(exactWork: ExactWork = ExactWork()) { self.exactWork = exactWork }

  /// Makes room for all columns and rows that there are.
  mutating func extend() {
    if form.columns.count == system.columnCount, form.pivotColumns.count == system.slotCount,
      base.count == system.columnCount
    {
      return
    }
    form.extend(system)
    partition.extend(system)
    pending.forms.extend(to: system.slotCount)
    base.extend(to: system.columnCount, with: 0)
    isConstant.extend(to: system.columnCount, with: false)
    values.extend(to: system.columnCount, with: 0)
    shown.extend(to: system.columnCount, with: 0)
    settled.extend(to: system.columnCount, with: 0)
    movements.extend(to: system.columnCount, with: 0)
    faces.extend(to: system.columnCount, with: Interval(low: 0, high: 0))
  }
}

// MARK: - Rows that come and go

extension SolverState {
  /// Takes a row out of whatever it takes part in, before it changes.
  mutating func detach(_ row: Int32) {
    if !delicateRows.isEmpty { delicateRows.remove(row) }
    guard !pending.isEverything else { return }
    pending.editCount += 1
    switch system.kind(of: row) {
    case .none: if partition.componentOfRow[row] >= 0 { pending.forms.insert(row) }
    case .equation: detachEquation(row)
    case .other:
      pending.forms.insert(row)
    case .wish: touchWish(row)
    }
  }

  private mutating func detachEquation(_ row: Int32) {
    let column = form.pivotColumns[row]
    if form.isDependent[row] {
      form.setDependent(row, false)
    } else if column >= 0, form.columns[column].block >= 0 {
      breakUp(form.columns[column].block, without: row)
    } else if column >= 0 {
      pending.seeds.append(column)
      form.release(column)
    }
  }

  /// Matches the equations of a block anew, all but one.
  private mutating func breakUp(_ block: Int32, without row: Int32) {
    var rows = Vector<Int32>()
    var columns = Vector<Int32>()
    for place in form.places(of: block) {
      pending.seeds.append(form.blockColumns[place])
      columns.append(form.blockColumns[place])
      if form.blockRows[place] != row { rows.append(form.blockRows[place]) }
    }
    form.dissolve(block)
    eliminate(rows, columns)
  }

  /// Gives a row its part, after it has changed.
  mutating func attach(_ row: Int32) {
    extend()
    guard !pending.isEverything else { return }
    for place in system.entries(of: row) {
      let column = system.entryColumns[place]
      if partition.componentOfColumn[column] < 0 { partition.loosen(column) }
    }
    switch system.kind(of: row) {
    case .none: break
    case .equation: pending.equations.append(row)
    case .other: pending.forms.insert(row)
    case .wish: touchWish(row)
    }
  }

  private mutating func touchWish(_ row: Int32) {
    for place in system.entries(of: row) {
      pending.wishColumns.append(system.entryColumns[place])
    }
  }

  /// Notes that the constant or the rank of a row changed.
  mutating func move(_ row: Int32) {
    noteProofs(by: row)
    guard !pending.isEverything else { return }
    switch system.kind(of: row) {
    case .none: break
    case .equation where form.isDependent[row]: pending.checks.append(row)
    case .equation:
      if form.pivotColumns[row] >= 0 { pending.moved.append(form.pivotColumns[row]) }
    case .other:
      let component = partition.componentOfRow[row]
      if component >= 0 {
        partition.markDirty(component, movedBy: row)
      } else {
        pending.checks.append(row)
      }
    case .wish: touchWish(row)
    }
  }
}

// MARK: - Parametric forms

extension SolverState {
  mutating func beginForm() {
    partColumns.removeAll()
    partValues.removeAll()
  }

  /// Adds an entry to the loaded form, of a column that it does not have yet.
  mutating func addToForm(_ value: Double, of column: Int32) {
    partColumns.append(column)
    partValues.append(value)
  }

  /// Loads the form of a column in parametric ones.
  mutating func loadForm(of column: Int32) {
    makeShortForm(of: column)
    reduction.begin(system)
    reduction.add(1, to: column)
    reduceLoaded()
  }

  /// Loads the form of a row in parametric columns.
  mutating func loadForm(ofRow row: Int32) {
    for place in system.entries(of: row) { makeShortForm(of: system.entryColumns[place]) }
    reduction.begin(system)
    reduction.add(row, times: 1, system)
    reduceLoaded()
  }

  /// Loads a form in parametric columns.
  mutating func load(_ form: SparseRow) {
    reduction.begin(system)
    reduction.add(form)
    reduceLoaded()
  }

  private mutating func reduceLoaded() {
    shortForms.extend(to: system.columnCount)
    if pending.order.isEmpty {
      reduction.reduce(&form, system, shortcut: shortForms)
    } else {
      pending.order.makePlaces(system.columnCount)
      reduction.reduce(&form, system, shortcut: shortForms, order: pending.order)
    }
    isFormDelicate = reduction.isDelicate
    takeParts()
  }

  /// Takes over the form under reduction.
  mutating func takeParts() {
    partColumns.removeAll()
    partValues.removeAll()
    while let (column, coefficient) = reduction.popEntry() {
      partColumns.append(column)
      partValues.append(coefficient)
    }
  }

  /// The entries of the form loaded, as they came.
  var loadedEntries: ContiguousArray<Entry> {
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(partColumns.count)
    for index in 0..<partColumns.count {
      entries.append(Entry(partColumns[index], partValues[index]))
    }
    return entries
  }

  private mutating func makeShortForm(of column: Int32) {
    guard !form.isParametric(column) else { return }
    shortForms.extend(to: system.columnCount)
    if shortForms.isKnown(column) { return }
    probe.begin(system)
    probe.addSources(of: column, form, system) { shortForms.isKnown($0) }
    for index in 0..<probe.order.count { shortForms.make(probe.order[index], &form, system) }
  }
}
