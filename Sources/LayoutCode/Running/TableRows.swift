import AutoLayout
import Interchange

/// The first row of a table and the first item of a collection, as the data source in the program makes
/// them: UIKit asks for them at the first layout.
extension Evaluator {
  mutating func makeRows(at range: SourceRange) throws(Stop) {
    // It is there, whether or not its controller speaks of it.
    if let shown, program.isA(heap[shown].type, "UITableViewController") {
      _ = try read("tableView", of: .object(shown), at: range)
    }
    _ = try makeCells(of: .table, at: range)
  }

  /// How large an item is often hangs on the first layout of its collection, so there is another behind it.
  mutating func makeItems(at range: SourceRange) throws(Stop) {
    if try makeCells(of: .collection, at: range) { try layOut(at: range) }
  }

  private mutating func makeCells(
    of kind: CellHolder, at range: SourceRange
  ) throws(Stop) -> Bool {
    var isAnyMade = false
    for holder in draft.preorder(from: .window) where draft.isWithoutCells(holder, kind) {
      let source = function(kind.method, taking: kind.making)
      do throws(Stop) {
        guard let size = try cellSize(in: holder, kind, at: range) else { continue }
        if let source, try !hasNoCells(holder, kind, at: range) {
          let operands = firstCell(of: holder, at: range)
          let made = try run(source.function, on: .object(source.owner), operands).result
          let cell = try viewMeant(by: Operand(made, at: source.function.range))
          if try put(cell, in: holder, kind, size, at: range) {
            findings.note(RunWords.firstCell(source.function.title, of: kind))
            isAnyMade = true
          }
        } else if try makeStandIn(in: holder, kind, size, isAsked: source != nil, at: range) {
          isAnyMade = true
        }
      } catch {
        try tell(error, at: source?.function.range ?? range)
      }
    }
    return isAnyMade
  }

  /// Where the rows come later, as from a server: a cell of the only class that was registered, else of the
  /// only one that there is.
  private mutating func makeStandIn(
    in holder: ViewID, _ kind: CellHolder, _ size: CellSize, isAsked: Bool, at range: SourceRange
  ) throws(Stop) -> Bool {
    let declared = program.typeOrder.filter {
      program.types[$0]?.kind == .class && program.isA($0, kind.cellType)
    }
    let registered = registeredCells(of: value(for: holder)).filter(declared.contains)
    let cells = registered.isEmpty && isAsked ? declared : registered
    guard let type = cells.first, cells.count == 1 else { return false }
    let made = try makeScreenView(type, at: range)
    let cell = try viewMeant(by: Operand(made, at: range))
    guard try put(cell, in: holder, kind, size, at: range) else { return false }
    findings.note(RunWords.standsForCell(type.last, of: kind))
    return true
  }

  private mutating func put(
    _ cell: ViewID, in holder: ViewID, _ kind: CellHolder, _ size: CellSize, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard let view = draft.view(cell), view.kind == kind.cell, view.superview == nil else {
      return false
    }
    // A variable of a method is called by that within it alone.
    if let id = objectOfView[cell] { names.local("cell", .object(id), depth: 0) }
    let placing = draft.hosting(cell, in: holder)
    try apply(.insert(cell, into: holder, at: .front, step: step), at: range)
    for edit in placing { try apply(edit, at: range) }
    if case .item(let frame) = size, let view = draft.view(cell) {
      try setFrame(of: view, to: frame, at: range)
    }
    try tellMoved(cell, at: range)
    return true
  }

  /// The header or footer of a section is as wide as its table before it is laid out, whatever frame it
  /// was made with.
  mutating func giveWidthOfTable(to made: Value, by source: DeclaredFunction) throws(Stop) {
    guard source.title.contains("InSection:"), source.title.contains(":viewFor"),
      let view = viewID(of: made).flatMap({ draft.view($0) }),
      var frame = view.frameLayout?.frame
    else { return }
    frame.width = try presentFrame(of: .root, at: source.range).width
    try setFrame(of: view, to: frame, at: source.range)
  }

  // MARK: What the data source and the delegate say

  /// The table or collection and the place of its first cell, as its delegate is asked.
  private mutating func firstCell(of holder: ViewID, at range: SourceRange) -> [Operand] {
    let fields = ["row", "item", "section"].map { ($0, Value.whole(0)) }
    let path = Value.structure(
      Value.Structure(type: "IndexPath", fields: Dictionary(uniqueKeysWithValues: fields)))
    return [value(for: holder), path].map { Operand($0, at: range) }
  }

  /// Whether the data source says that there are none: it would end beyond its list.
  private mutating func hasNoCells(
    _ holder: ViewID, _ kind: CellHolder, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard let (owner, count) = function(kind.method, taking: kind.counting) else { return false }
    let operands = [value(for: holder), Value.whole(0)].map { Operand($0, at: range) }
    return try run(count, on: .object(owner), operands).result == .whole(0)
  }

  /// What its holder makes of the first cell; `nil` where that is not known.
  private mutating func cellSize(
    in holder: ViewID, _ kind: CellHolder, at range: SourceRange
  ) throws(Stop) -> CellSize? {
    let said = function(kind.method, taking: kind.sizing)
    switch kind {
    case .table:
      if let said { try giveRowHeight(to: holder, as: said, at: range) }
      return .row
    case .collection:
      let layout = stored("collectionViewLayout", of: value(for: holder)) ?? .absent
      var size = try itemSize(of: layout, at: range)
      if let said {
        var operands = firstCell(of: holder, at: range)
        operands.insert(Operand(layout, at: range), at: 1)
        let result = try run(said.function, on: .object(said.owner), operands).result
        size = try self.size(Operand(result, at: said.function.range))
      }
      // An item without a size is nowhere to be seen, so UIKit makes no cell for it.
      guard let size, size.width > 0, size.height > 0 else { return nil }
      let inset = try stored("sectionInset", of: layout).map { inset throws(Stop) in
        try insets(Operand(inset, at: range)) ?? .zero
      }
      return .item(
        Rect(x: inset?.left ?? 0, y: inset?.top ?? 0, width: size.width, height: size.height))
    }
  }

  /// What the delegate says of the height of the first row holds for all here.
  private mutating func giveRowHeight(
    to table: ViewID, as said: (owner: ObjectID, function: DeclaredFunction), at range: SourceRange
  ) throws(Stop) {
    let operands = firstCell(of: table, at: range)
    let result = try run(said.function, on: .object(said.owner), operands).result
    guard case .number(let number) = result, let height = number.known,
      var scrolling = draft.view(table)?.scrolling
    else { return }
    scrolling.rowHeight = height < 0 ? .automatic : .fixed(height)
    try apply(.change(table, .scrolling(scrolling)), at: range)
  }

  /// As a flow layout was told; `nil` where its items ask for their own size, and where nothing was said.
  private mutating func itemSize(of layout: Value, at range: SourceRange) throws(Stop) -> Size? {
    guard let size = stored("itemSize", of: layout),
      (stored("estimatedItemSize", of: layout) ?? Shape.size.zero) == Shape.size.zero
    else { return nil }
    return try self.size(Operand(size, at: range))
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

/// How its holder lays a cell out.
private enum CellSize {
  /// As the rows of its table.
  case row
  case item(Rect)
}

/// What shows cells, with the methods that its data source and delegate have for that.
enum CellHolder {
  case table, collection

  /// What its methods begin with, and the property of a controller that has it as its view.
  var method: String { self == .table ? "tableView" : "collectionView" }
  fileprivate var making: String { self == .table ? "cellForRowAt:" : "cellForItemAt:" }
  fileprivate var counting: String {
    self == .table ? "numberOfRowsInSection:" : "numberOfItemsInSection:"
  }
  fileprivate var sizing: String { self == .table ? "heightForRowAt:" : "sizeForItemAt:" }
  var kind: ViewKind { self == .table ? .tableView : .collectionView }
  /// Of the controller whose view it is.
  var controllerType: TypeName {
    self == .table ? "UITableViewController" : "UICollectionViewController"
  }
  fileprivate var cell: ViewKind { self == .table ? .tableViewCell : .collectionViewCell }
  fileprivate var cellType: TypeName {
    self == .table ? "UITableViewCell" : "UICollectionViewCell"
  }
}

extension Document {
  /// Whether it is such a view, with no cell in it.
  func isWithoutCells(_ id: ViewID, _ holder: CellHolder) -> Bool {
    guard let view = view(id), view.kind == holder.kind else { return false }
    return !view.subviews.contains { self.view($0)?.kind == holder.cell }
  }
}
