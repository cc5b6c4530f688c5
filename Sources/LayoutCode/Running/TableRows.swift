import AutoLayout
import Interchange

/// The first row of a table, as its data source in the program makes it: UIKit asks for rows at the first
/// layout.
extension Evaluator {
  mutating func makeRows(at range: SourceRange) throws(Stop) {
    for table in draft.preorder(from: .window) where draft.isTableWithoutRows(table) {
      guard let (owner, source) = function("tableView", taking: "cellForRowAt:") else { return }
      do throws(Stop) {
        if try hasNoRows(table, at: range) { continue }
        try makeRow(of: table, by: source, of: owner, at: range)
        findings.note(RunWords.firstRow(source.title))
      } catch {
        try tell(error, at: source.range)
      }
    }
  }

  private mutating func makeRow(
    of table: ViewID, by source: DeclaredFunction, of owner: ObjectID, at range: SourceRange
  ) throws(Stop) {
    let fields = ["row", "item", "section"].map { ($0, Value.whole(0)) }
    let path = Value.structure(
      Value.Structure(type: "IndexPath", fields: Dictionary(uniqueKeysWithValues: fields)))
    let operands = [value(for: table), path].map { Operand($0, at: range) }
    let made = try run(source, on: .object(owner), operands).result
    let row = try viewMeant(by: Operand(made, at: source.range))
    guard let view = draft.view(row), view.kind == .tableViewCell, view.superview == nil else {
      return
    }
    let placing = draft.hosting(row, in: table)
    try apply(.insert(row, into: table, at: .front, step: step), at: range)
    for edit in placing { try apply(edit, at: range) }
    try tellMoved(row, at: range)
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
