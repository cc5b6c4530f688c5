import AutoLayout
import Interchange

/// The first row of a table, as its data source in the program makes it: UIKit asks for rows at the first
/// layout.
extension Evaluator {
  mutating func makeRows(at range: SourceRange) throws(Stop) {
    // It is there, whether or not its controller speaks of it.
    if let shown, program.isA(heap[shown].type, "UITableViewController") {
      _ = try read("tableView", of: .object(shown), at: range)
    }
    for table in draft.preorder(from: .window) where draft.isTableWithoutRows(table) {
      guard let (owner, source) = function("tableView", taking: "cellForRowAt:") else { return }
      do throws(Stop) {
        try giveRowHeight(to: table, at: range)
        if try hasNoRows(table, at: range) {
          try makeStandIn(in: table, at: range)
        } else {
          try makeRow(of: table, by: source, of: owner, at: range)
          findings.note(RunWords.firstRow(source.title))
        }
      } catch {
        try tell(error, at: source.range)
      }
    }
  }

  private mutating func makeRow(
    of table: ViewID, by source: DeclaredFunction, of owner: ObjectID, at range: SourceRange
  ) throws(Stop) {
    let operands = firstRow(of: table, at: range)
    let made = try run(source, on: .object(owner), operands).result
    try put(try viewMeant(by: Operand(made, at: source.range)), in: table, at: range)
  }

  /// Where the rows come later, as from a server: a cell of the only class that there is.
  private mutating func makeStandIn(in table: ViewID, at range: SourceRange) throws(Stop) {
    let cells = program.typeOrder.filter {
      program.types[$0]?.kind == .class && program.isA($0, "UITableViewCell")
    }
    guard let type = cells.first, cells.count == 1 else { return }
    let made = try makeScreenView(type, at: range)
    try put(try viewMeant(by: Operand(made, at: range)), in: table, at: range)
    findings.note(RunWords.standsForRow(type.last))
  }

  private mutating func put(
    _ row: ViewID, in table: ViewID, at range: SourceRange
  ) throws(Stop) {
    guard let view = draft.view(row), view.kind == .tableViewCell, view.superview == nil else {
      return
    }
    // A variable of a method is called by that within it alone.
    if let id = objectOfView[row] { names.local("cell", .object(id), depth: 0) }
    let placing = draft.hosting(row, in: table)
    try apply(.insert(row, into: table, at: .front, step: step), at: range)
    for edit in placing { try apply(edit, at: range) }
    try tellMoved(row, at: range)
  }

  /// What the delegate says of the height of the first row holds for all here.
  private mutating func giveRowHeight(to table: ViewID, at range: SourceRange) throws(Stop) {
    guard let (owner, source) = function("tableView", taking: "heightForRowAt:") else { return }
    let result = try run(source, on: .object(owner), firstRow(of: table, at: range)).result
    guard case .number(let number) = result, let height = number.known,
      var scrolling = draft.view(table)?.scrolling
    else { return }
    scrolling.rowHeight = height < 0 ? .automatic : .fixed(height)
    try apply(.change(table, .scrolling(scrolling)), at: range)
  }

  /// The table and the place of its first row, as its delegate is asked.
  private mutating func firstRow(of table: ViewID, at range: SourceRange) -> [Operand] {
    let fields = ["row", "item", "section"].map { ($0, Value.whole(0)) }
    let path = Value.structure(
      Value.Structure(type: "IndexPath", fields: Dictionary(uniqueKeysWithValues: fields)))
    return [value(for: table), path].map { Operand($0, at: range) }
  }

  /// Whether the data source says that there are none: it would end beyond its list.
  private mutating func hasNoRows(_ table: ViewID, at range: SourceRange) throws(Stop) -> Bool {
    guard let (owner, count) = function("tableView", taking: "numberOfRowsInSection:") else {
      return false
    }
    let operands = [value(for: table), Value.whole(0)].map { Operand($0, at: range) }
    return try run(count, on: .object(owner), operands).result == .whole(0)
  }

  /// A method that takes such an argument, of the first object that has it.
  private func function(
    _ name: String, taking label: String
  ) -> (owner: ObjectID, function: DeclaredFunction)? {
    declaredObjects.lazy.compactMap { id in
      self.program.lineage(of: self.heap[id].type).lazy.compactMap { type in
        self.program.types[type]?.functions[name]?.first {
          $0.title.contains(label) && $0.function.body != nil
        }
      }.first.map { (id, $0) }
    }.first
  }
}

extension Document {
  func isTableWithoutRows(_ id: ViewID) -> Bool {
    guard let table = view(id), table.kind == .tableView else { return false }
    return !table.subviews.contains { view($0)?.kind == .tableViewCell }
  }
}
