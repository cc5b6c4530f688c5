import Simplex

/// The rows of a table lie one under another, each where the one above it ends. One that is hidden
/// keeps its place; where one is gone the others close up (UIKit torutsume, T14).
extension Document {
  /// The table in which `view` is a row.
  func table(withRow view: View) -> ViewID? {
    guard view.kind == .tableViewCell, let superview = view.superview,
      views.read(superview, { $0.kind == .tableView }) == true
    else { return nil }
    return superview
  }

  /// The row whose content view keeps clear of the safe area at the sides, as its table wants it where the
  /// screen has one there; `nil` for any other view. On the canvas that a file was made on, its frame stands.
  func rowInset(around content: View) -> ViewID? {
    let insets = rootSafeArea
    guard system.major >= 11, insets.left > 0 || insets.right > 0, content.isContentView,
      let row = content.superview.flatMap({ views[$0] }), let table = table(withRow: row),
      views.read(table, { $0.scrolling?.insetsContentViews }) == true
    else { return nil }
    return content.origin.isImported && orientation == .portrait ? nil : row.id
  }

  /// How high its table makes a row; `nil` for a row as high as its frame, and for any other view. One
  /// that was given no height is closed up, whatever is in it, as where UIKit is told 0 for that row alone.
  package func rowHeight(of view: View) -> Scrolling.RowHeight? {
    let height = table(withRow: view).flatMap { views.read($0) { $0.scrolling?.rowHeight } ?? nil }
    let isClosed = height == .automatic && (view.frameLayout?.frame.height ?? 0) <= 0
    return isClosed ? nil : height
  }

  /// The height that a row would have that its contents leave none: that of its frame, which is the usual
  /// one unless somebody has set it. Content that does not reach from its upper to its lower edge does not
  /// say how high it is meant to be.
  func height(ofEmpty row: View, measuring height: Double) -> Double? {
    guard let content = contentView(of: row.id).flatMap({ views[$0] }) else { return nil }
    guard height <= separator(above: content) + Tolerance.points else { return nil }
    return row.frameLayout?.frame.height ?? usualRowHeight
  }

  /// Where the rows of a table end, `row` aside.
  package func endOfRows(of table: ViewID, besides row: ViewID) -> Double {
    rows(of: table).filter { $0.id != row }.map(\.frame.maxY).max() ?? 0
  }

  /// Takes the rows below one along when that comes to end at `end`; `nil` for one that goes.
  mutating func moveRows(below row: View, to end: Double?) {
    let rows = table(withRow: row).map(rows) ?? []
    guard let own = rows.first(where: { $0.id == row.id }) else { return }
    let distance = (end ?? own.frame.y) - own.frame.maxY
    guard distance != 0 else { return }
    for other in rows where own < other { views[other.id]?.frameLayout?.frame.y += distance }
  }

  /// In no order.
  fileprivate func rows(of table: ViewID) -> [Row] {
    let subviews = views.read(table) { $0.subviews } ?? []
    return subviews.enumerated().compactMap { place, id in
      views.read(id) { view in
        view.kind == .tableViewCell ? view.frameLayout?.frame : nil
      }.flatMap(\.self).map { Row(id: id, frame: $0, place: place) }
    }
  }
}

/// Which row of a table lies under which, found once for all of them.
final class RowsAbove {
  private var found: [ViewID: [ViewID: Place]] = [:]

  /// The row above, and how far below its end: as far as a file has it.
  typealias Place = (id: ViewID, distance: Double)

  func place(of row: View, in document: Document) -> Place? {
    guard let table = document.table(withRow: row) else { return nil }
    if let known = found[table] { return known[row.id] }
    let rows = document.rows(of: table).sorted()
    var places: [ViewID: Place] = [:]
    for (above, row) in zip(rows, rows.dropFirst()) {
      places[row.id] = (above.id, row.frame.y - above.frame.maxY)
    }
    found[table] = places
    return places[row.id]
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
