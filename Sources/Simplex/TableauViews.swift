/// The tableau in the field's standard form, put together from the factors when somebody asks.
extension Settlement {
  func tableau(mentioning variables: [Variable]?) -> TableauView {
    let basis = FinalBasis(self)
    var columns = ColumnNames(settlement: self)
    var rows: [TableauView.Row] = []
    for block in basis.blocks { rows += columns.rows(of: block) }
    rows += columns.eliminatedRows()
    if let variables {
      let wanted = Set(variables.map { TableauView.Column.variable($0) })
      rows = rows.filter { row in
        wanted.contains(row.basic) || row.cells.contains { wanted.contains($0.column) }
      }
    }
    let used = Set(rows.flatMap { $0.cells.map(\.column) })
    let parametric = columns.parametric.filter { variables == nil || used.contains($0.column) }
    return TableauView(rows: rows, parametric: parametric, objective: levelSums)
  }
}

/// Translates columns of the blocks: an activity is its row's slack and constants.
private struct ColumnNames {
  /// `column = constant + Σ cells`.
  private struct Expression {
    var constant = 0.0
    var cells: [(column: TableauView.Column, coefficient: Double)] = []

    mutating func add(_ other: Expression, times factor: Double) {
      constant += factor * other.constant
      for cell in other.cells {
        let added = factor * cell.coefficient
        if let index = cells.firstIndex(where: { $0.column == cell.column }) {
          cells[index].coefficient += added
          if Tolerance.isZero(cells[index].coefficient) { cells.remove(at: index) }
        } else {
          cells.append((cell.column, added))
        }
      }
    }
  }

  let settlement: Settlement
  private(set) var parametric: [(column: TableauView.Column, value: Double)] = []
  private var expressions: [Int32: Expression] = [:]

  init(settlement: Settlement) { self.settlement = settlement }

  /// The rows of basic unknowns, then those of basic slacks.
  mutating func rows(of block: FinalBasis.Block) -> [TableauView.Row] {
    var systemColumns: [Int32: Int32] = [:]
    for (column, local) in block.columns { systemColumns[local] = column }
    for column in 0..<Int32(block.tableau.columnCount) where !block.tableau.isBasic(column) {
      let (name, value) = nonbasic(column, block, systemColumns)
      parametric.append((name, value))
    }
    var unknowns: [TableauView.Row] = []
    var slacks: [TableauView.Row] = []
    for (column, local) in block.columns.sorted(by: { $0.column < $1.column }) {
      let expression = expression(
        block.tableau.form(of: local), block, systemColumns)
      expressions[column] = expression
      guard block.tableau.isBasic(local) else { continue }
      unknowns.append(row(.variable(settlement.system.variables[Int(column)]), expression))
    }
    for (local, source) in block.sources.sorted(by: { $0.key < $1.key })
    where block.tableau.isBasic(local) {
      guard case .row(let index) = source else { continue }
      let activity = expression(block.tableau.form(of: local), block, systemColumns)
      slacks.append(slackRow(index, activity))
    }
    return unknowns + slacks
  }

  /// The rows of the columns that the equations eliminate.
  func eliminatedRows() -> [TableauView.Row] {
    let elimination = settlement.structure.elimination
    var accumulator = Accumulator(columnCount: settlement.values.count)
    return elimination.pivots.map { pivot in
      let form = elimination.parametricForm(
        of: SparseRow(sorted: [Entry(pivot.column, 1)]), using: &accumulator)
      var expression = Expression(constant: settlement.baseValues[Int(pivot.column)])
      for entry in form.entries {
        if let part = expressions[entry.column] { expression.add(part, times: entry.coefficient) }
      }
      return row(.variable(settlement.system.variables[Int(pivot.column)]), expression)
    }
  }

  private func row(_ basic: TableauView.Column, _ expression: Expression) -> TableauView.Row {
    TableauView.Row(basic: basic, constant: expression.constant, cells: expression.cells)
  }

  /// `slack = ±(activity − bound)` of a row, in the caller's units; positive where it holds.
  private func slackRow(_ index: Int, _ activity: Expression) -> TableauView.Row {
    let (bound, sign) = standing(index)
    let scale = settlement.system.rows[index].scale
    let shift = settlement.system.rows[index].form.value(at: settlement.baseValues)
    var expression = Expression()
    expression.add(activity, times: sign / scale)
    expression.constant += sign * (shift - bound) / scale
    return row(.slack(settlement.system.rows[index].id), expression)
  }

  /// The bound that a row's slack is measured from, and in which direction.
  private func standing(_ index: Int) -> (bound: Double, sign: Double) {
    let row = settlement.system.rows[index]
    return row.low.isFinite ? (row.low, 1) : (row.high, -1)
  }

  private func expression(
    _ form: SparseRow, _ block: FinalBasis.Block, _ systemColumns: [Int32: Int32]
  ) -> Expression {
    var expression = Expression()
    for entry in form.entries {
      expression.add(meaning(of: entry.column, block, systemColumns), times: entry.coefficient)
    }
    return expression
  }

  /// A nonbasic column in terms of what it is called.
  private func meaning(
    of column: Int32, _ block: FinalBasis.Block, _ systemColumns: [Int32: Int32]
  ) -> Expression {
    let (name, _) = nonbasic(column, block, systemColumns)
    switch block.sources[column] {
    case .row(let index):
      let (bound, sign) = standing(index)
      let shift = settlement.system.rows[index].form.value(at: settlement.baseValues)
      let scale = settlement.system.rows[index].scale
      return Expression(constant: bound - shift, cells: [(name, sign * scale)])
    case .wish(let index):
      let wish = settlement.system.wishes[index]
      let base = wish.form.value(at: settlement.baseValues)
      return Expression(constant: wish.target - base, cells: [(name, 1)])
    case .zero(let zero):
      return Expression(constant: -settlement.baseValues[Int(zero)], cells: [(name, 1)])
    case nil:
      return Expression(cells: [(name, 1)])
    }
  }

  private func nonbasic(
    _ column: Int32, _ block: FinalBasis.Block, _ systemColumns: [Int32: Int32]
  ) -> (name: TableauView.Column, value: Double) {
    let value = block.tableau.value[Int(column)]
    let system = settlement.system
    switch block.sources[column] {
    case .row(let index):
      let (bound, sign) = standing(index)
      let shift = system.rows[index].form.value(at: settlement.baseValues)
      return (
        .slack(system.rows[index].id), sign * (value + shift - bound) / system.rows[index].scale
      )
    case .wish(let index):
      let wish = system.wishes[index]
      let base = wish.form.value(at: settlement.baseValues)
      return (.slack(wish.id), value + base - wish.target)
    case .zero(let zero):
      return (.variable(system.variables[Int(zero)]), value + settlement.baseValues[Int(zero)])
    case nil:
      return (.variable(system.variables[Int(systemColumns[column] ?? 0)]), value)
    }
  }
}
