/// The rows of a table lie one under another, each where the one above it ends. One that is hidden
/// keeps its place; where one is gone the others close up (UIKit torutsume, T14).
extension Document {
  /// The row under which a row lies, and how far below its end: as far as a file has it.
  func row(above row: View) -> (id: ViewID, distance: Double)? {
    let rows = rows(beside: row)
    guard let own = rows.first(where: { $0.id == row.id }) else { return nil }
    return rows.filter { $0 < own }.max().map { ($0.id, own.frame.y - $0.frame.maxY) }
  }

  /// The rows of the table in which `row` is one; none for any other view.
  package func rowsOfTable(with row: View) -> [ViewID] { rows(beside: row).map(\.id) }

  /// Takes the rows below one along when that comes to end at `end`; `nil` for one that goes.
  mutating func moveRows(below row: View, to end: Double?) {
    let rows = rows(beside: row)
    guard let own = rows.first(where: { $0.id == row.id }) else { return }
    let distance = (end ?? own.frame.y) - own.frame.maxY
    guard distance != 0 else { return }
    for other in rows where own < other { views[other.id]?.frameLayout?.frame.y += distance }
  }

  private func rows(beside row: View) -> [Row] {
    guard row.kind == .tableViewCell, let table = row.superview else { return [] }
    return rows(of: table)
  }

  /// In no order.
  private func rows(of table: ViewID) -> [Row] {
    let subviews = views.read(table) { $0.kind == .tableView ? $0.subviews : [] } ?? []
    return subviews.enumerated().compactMap { place, id in
      views.read(id) { view in
        view.kind == .tableViewCell ? view.frameLayout?.frame : nil
      }.flatMap(\.self).map { Row(id: id, frame: $0, place: place) }
    }
  }
}

/// A row where it was put, from the top down; of those without a height, by their place in the table.
private struct Row: Comparable {
  let id: ViewID
  let frame: Rect
  let place: Int

  static func < (lhs: Row, rhs: Row) -> Bool {
    (lhs.frame.y, lhs.place) < (rhs.frame.y, rhs.place)
  }
}
