import Patience
import Simplex

/// The solver's tableau in the document's names: basic columns as expressions in the parametric
/// ones, and what each priority costs.
package struct Tableau: Sendable {
  package enum Column: Hashable, Sendable {
    /// `title.x`, an unknown of the layout: alignment rectangles, in the window.
    case part(Item, RectPart)
    /// How far a constraint is from its constant.
    case slack(Handle)
    /// The same for the wish that a constraint with slack has for its printed constant.
    case deviation(Handle)
    /// How far a quantity is from where it goes when nothing settles it; places in the superview.
    case wish(Item, RectPart)
  }

  package struct Cell: Hashable, Sendable {
    package var column: Column
    package var coefficient: Double
  }

  /// `basic = constant + Σ coefficient · column`.
  package struct Row: Hashable, Sendable {
    package var basic: Column
    package var constant: Double
    package var cells: [Cell]
  }

  /// A column that is not basic, and the value at which it stands.
  package struct Parametric: Hashable, Sendable {
    package var column: Column
    package var value: Double
  }

  package var rows: [Row]
  /// How many rows there are besides, which together would be longer than could be held.
  package var rowsLeftOut: Int
  package var parametric: [Parametric]
  /// From the highest priority to the lowest.
  package var objective: [(priority: Priority, sum: Double)]
}

extension LayoutEngine {
  /// The tableau, or of it what `views` and their guides have to do with.
  package func tableau(of views: [ViewID]?, in document: Document) throws(LayoutFailure)
    -> Tableau
  {
    try match(document)
    let columns = views?.flatMap { variables(of: document.resolved($0)) }
    var view = solver.tableau(mentioning: columns)
    if !isNamed(view) {
      // What came before has left rows in the solver that are not this document's.
      forget()
      try match(document)
      view = solver.tableau(mentioning: columns)
    }
    return Tableau(
      rows: view.rows.awaited().compactMap(row), rowsLeftOut: view.rowsLeftOut,
      parametric: view.parametric.awaited().compactMap { parametric in
        column(parametric.column).map { Tableau.Parametric(column: $0, value: parametric.value) }
      },
      objective: view.objective.compactMap { $0.byPriority })
  }

  private func isNamed(_ view: TableauView) -> Bool {
    view.parametric.awaited().allSatisfy { column($0.column) != nil }
      && view.rows.awaited().allSatisfy { row in
        column(row.basic) != nil && row.cells.awaited().allSatisfy { column($0.column) != nil }
      }
  }

  private func row(_ row: TableauView.Row) -> Tableau.Row? {
    column(row.basic).map { basic in
      Tableau.Row(
        basic: basic, constant: row.constant,
        cells: row.cells.awaited().compactMap { cell in
          column(cell.column).map { Tableau.Cell(column: $0, coefficient: cell.coefficient) }
        })
    }
  }

  private func variables(of view: ViewID) -> [Variable] {
    let items = [Item(view)] + lowered.usage.guides.filter { $0.view == view }
    return items.flatMap { item in RectPart.allCases.map { Variable($0, of: item) } }
  }

  /// `nil` for a row that is not the document's.
  private func column(_ column: TableauView.Column) -> Tableau.Column? {
    switch column {
    case .variable(let variable): return .part(variable.item, variable.part)
    case .slack(let id):
      if let wish = lowered.preference(id) { return .wish(wish.variable.item, wish.variable.part) }
      guard let row = lowered.row(id) else { return nil }
      return row.isExactValue ? .deviation(row.handle) : .slack(row.handle)
    }
  }
}
