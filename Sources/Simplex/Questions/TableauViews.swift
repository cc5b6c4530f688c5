import Patience

/// The tableau in the field's standard form, put together from the factors when somebody asks.
extension SolverState {
  mutating func tableau(mentioning variables: [Variable]?) -> TableauView {
    let basis = FinalBasis(&self)
    var columns = ColumnNames()
    var rows: [TableauView.Row] = []
    for block in basis.blocks { rows += columns.rows(of: block, self) }
    let wanted = variables.map { Set($0.map { TableauView.Column.variable($0) }) }
    let eliminated = columns.eliminatedRows(mentioning: wanted, &self)
    rows += eliminated.rows
    if let wanted {
      rows = rows.filter { row in
        wanted.contains(row.basic) || row.cells.contains { wanted.contains($0.column) }
      }
    }
    let used = Set(rows.flatMap { $0.cells.map(\.column) })
    let parametric = columns.parametric.filter { variables == nil || used.contains($0.column) }
    return TableauView(
      rows: rows, rowsLeftOut: eliminated.leftOut, parametric: parametric, objective: levelSums)
  }
}

extension SolverState {
  /// Whether the loaded form has one of some columns in it.
  fileprivate func mentionsPart(of columns: Set<Int32>) -> Bool {
    (0..<partColumns.count).contains { columns.contains(partColumns[$0]) }
  }
}

/// Translates columns of the blocks: an activity is its row's slack and constants.
private struct ColumnNames {
  /// `column = constant + Σ cells`.
  private struct Expression {
    var constant = 0.0
    var cells: [(column: TableauView.Column, coefficient: Double)] = []
    /// Where each column stands among the cells; worked out where these are many.
    private var places: [TableauView.Column: Int] = [:]

    init(
      constant: Double = 0, cells: [(column: TableauView.Column, coefficient: Double)] = []
    ) {
      (self.constant, self.cells) = (constant, cells)
    }

    mutating func add(_ other: Expression, times factor: Double) {
      constant += factor * other.constant
      for cell in other.cells {
        let added = factor * cell.coefficient
        if let index = place(of: cell.column) {
          cells[index].coefficient += added
          if Tolerance.isZero(cells[index].coefficient) { remove(at: index) }
        } else {
          if !places.isEmpty { places[cell.column] = cells.count }
          cells.append((cell.column, added))
        }
      }
    }

    private static let fewCells = 16

    private mutating func place(of column: TableauView.Column) -> Int? {
      if cells.count <= Self.fewCells { return cells.firstIndex { $0.column == column } }
      if places.isEmpty {
        for (place, cell) in cells.enumerated() { places[cell.column] = place }
      }
      return places[column]
    }

    private mutating func remove(at index: Int) {
      cells.remove(at: index)
      places = [:]
    }
  }

  private(set) var parametric: [(column: TableauView.Column, value: Double)] = []
  private var expressions: [Int32: Expression] = [:]

  /// The rows of basic unknowns, then those of basic slacks.
  mutating func rows(
    of block: FinalBasis.Block, _ state: borrowing SolverState
  ) -> [TableauView.Row] {
    var systemColumns: [Int32: Int32] = [:]
    for member in block.columns { systemColumns[member.local] = member.column }
    for column in 0..<Int32(block.tableau.columnCount) where !block.tableau.isBasic(column) {
      let name = name(of: column, block, systemColumns, state)
      let value = (block.tableau.value[Int(column)] - name.offset) / name.factor
      parametric.append((name.column, value))
    }
    var unknowns: [TableauView.Row] = []
    var slacks: [TableauView.Row] = []
    for member in block.columns.sorted(by: { $0.column < $1.column }).awaited() {
      let (column, local) = (member.column, member.local)
      let expression = expression(
        block.tableau.form(of: local), block, systemColumns, state)
      expressions[column] = expression
      guard block.tableau.isBasic(local) else { continue }
      unknowns.append(row(.variable(Variable(state.system.variables[column])), expression))
    }
    for (local, source) in block.sources.sorted(by: { $0.key < $1.key }).awaited()
    where block.tableau.isBasic(local) {
      guard case .row(let index) = source else { continue }
      let activity = expression(block.tableau.form(of: local), block, systemColumns, state)
      slacks.append(slackRow(index, activity, state))
    }
    return unknowns + slacks
  }

  /// The rows of the columns that the equations eliminate. A long chain makes each of them as long as
  /// itself: beyond what could be held they are only counted.
  func eliminatedRows(
    mentioning wanted: Set<TableauView.Column>?, _ state: inout SolverState
  ) -> (rows: [TableauView.Row], leftOut: Int) {
    let leading = wanted.map(columns(leadingTo:))
    var (rows, cells, leftOut): ([TableauView.Row], Int, Int) = ([], 0, 0)
    for column in 0..<Int32(state.system.columnCount) where !state.form.isParametric(column) {
      if LineWork.isStopped(after: state.partColumns.count) { break }
      state.loadForm(of: column)
      let name = TableauView.Column.variable(Variable(state.system.variables[column]))
      if let wanted, let leading, !wanted.contains(name), !state.mentionsPart(of: leading) {
        continue
      }
      guard cells < Self.mostCells else {
        leftOut += 1
        continue
      }
      let expression = expression(ofLoadedForm: column, state)
      cells += expression.cells.count
      rows.append(row(name, expression))
    }
    return (rows, leftOut)
  }

  private static let mostCells = 200_000

  /// The columns of which what is wanted is a part.
  private func columns(leadingTo wanted: Set<TableauView.Column>) -> Set<Int32> {
    Set(expressions.filter { $0.value.cells.contains { wanted.contains($0.column) } }.keys)
  }

  private func expression(
    ofLoadedForm column: Int32, _ state: borrowing SolverState
  ) -> Expression {
    var expression = Expression(constant: state.base[column])
    for index in 0..<state.partColumns.count {
      if let part = expressions[state.partColumns[index]] {
        expression.add(part, times: state.partValues[index])
      }
    }
    return expression
  }

  private func row(_ basic: TableauView.Column, _ expression: Expression) -> TableauView.Row {
    TableauView.Row(basic: basic, constant: expression.constant, cells: expression.cells)
  }

  /// `slack = ±(activity − bound)` of a row, in the caller's units; positive where it holds.
  private func slackRow(
    _ row: Int32, _ activity: Expression, _ state: borrowing SolverState
  ) -> TableauView.Row {
    let name = Name(of: row, state)
    var expression = Expression(constant: -name.offset / name.factor)
    expression.add(activity, times: 1 / name.factor)
    return self.row(name.column, expression)
  }

  private func expression(
    _ form: SparseRow, _ block: FinalBasis.Block, _ systemColumns: [Int32: Int32],
    _ state: borrowing SolverState
  ) -> Expression {
    var expression = Expression()
    for entry in form.entries {
      let name = name(of: entry.column, block, systemColumns, state)
      let meaning = Expression(constant: name.offset, cells: [(name.column, name.factor)])
      expression.add(meaning, times: entry.coefficient)
    }
    return expression
  }

  /// What a column of a block is called: it is worth `offset + factor · column`.
  private struct Name {
    var column: TableauView.Column
    var offset = 0.0
    var factor = 1.0

    init(_ variable: Int, offset: Double = 0) {
      column = .variable(Variable(variable))
      self.offset = offset
    }

    /// The slack of a row, measured from its lower bound where it has one, or of a wish.
    init(of row: Int32, _ state: borrowing SolverState) {
      let head = state.system.heads[row]
      column = .slack(RowID(head.id))
      offset = head.low.isFinite ? head.low : head.high
      offset -= state.system.activity(of: row, at: state.base).sum
      factor = head.low.isFinite ? head.scale : -head.scale
    }
  }

  private func name(
    of column: Int32, _ block: FinalBasis.Block, _ systemColumns: [Int32: Int32],
    _ state: borrowing SolverState
  ) -> Name {
    switch block.sources[column] {
    case .row(let row), .wish(let row): Name(of: row, state)
    case .zero(let zero): Name(state.system.variables[zero], offset: -state.base[zero])
    case nil: Name(state.system.variables[systemColumns[column] ?? 0])
    }
  }
}
