package import Simplex

/// Turns documents into layouts. It remembers the last one, so that the next costs what differs;
/// no answer depends on what it remembers.
///
/// Every question takes its document and makes the engine match it first, so that the order of
/// questions never matters.
package final class LayoutEngine {
  /// What it computes exactly. Questions of one kind share what that may cost.
  package let exactWork: ExactWork
  private(set) var solver: Solver
  private(set) var lowered = LoweredDocument()
  private var positions = Positions()
  private var misses = Misses()
  /// The layout by whose frames the system's guides are placed.
  private var guiding: Solution?
  /// How many items and constraints were looked at in what the solver found.
  private(set) var itemsRead = 0
  private(set) var constraintsChecked = 0
  /// How often something was asked about a layout.
  var questionsAsked = 0
  private(set) var solution: Solution?
  /// What the last layout was cancelled by; questions about it are too.
  private(set) var isCancelled: () -> Bool = { false }

  package init() {
    exactWork = ExactWork()
    solver = Solver(exactWork: exactWork)
  }

  /// Whether what is remembered is of no use any more. It is thrown away when the next question
  /// comes: that takes a while, for which who cancels need not wait.
  private var isSpoiled = false

  /// The layout of `document`. When it throws, the next call starts afresh.
  package func layout(of document: Document, isCancelled: @escaping () -> Bool = { false })
    throws(LayoutFailure) -> Solution
  {
    self.isCancelled = isCancelled
    if isSpoiled { forget() }
    if let solution, DocumentChanges(from: solution.document, to: document).isEmpty {
      return solution
    }
    do {
      let isFirst = solution == nil
      solution = nil
      do {
        return try laidOut(document, isCancelled: isCancelled)
      } catch .unsettled where !isFirst {
        // What came before may have worn the numbers out.
        forget()
        return try laidOut(document, isCancelled: isCancelled)
      }
    } catch {
      solution = nil
      isSpoiled = true
      throw error
    }
  }

  func forget() {
    solver = Solver(exactWork: exactWork)
    lowered = LoweredDocument()
    positions = Positions()
    misses = Misses()
    guiding = nil
    solution = nil
    isSpoiled = false
  }
}

extension LayoutEngine {
  /// How often safe areas may follow the frames that follow them. A view that keeps a distance to its
  /// own margin goes by 8 points a round until all of a bar lies over it.
  private static var mostRounds: Int { 16 }
  /// How often views may ask for other sizes where those sizes have put them. Two are enough for most;
  /// texts that take each other's place in turn would never end.
  private static var mostAdaptations: Int { 8 }

  /// What becomes of the document's views from the start of the controller on.
  package func lifeCycle(
    of document: Document, turning turns: Bool, isCancelled: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) -> LifeCycle {
    self.isCancelled = isCancelled
    if isSpoiled { forget() }
    solution = nil
    do {
      return try LifeCycle(of: document, turning: turns) { (document) throws(LayoutFailure) in
        try settle(document, isCancelled: isCancelled)
      }
    } catch {
      isSpoiled = true
      throw error
    }
  }

  /// With what the code of the document sets, which may take several layouts.
  private func laidOut(_ document: Document, isCancelled: () -> Bool) throws(LayoutFailure)
    -> Solution
  {
    let final = try LifeCycle.solution(of: document) { (document) throws(LayoutFailure) in
      try settle(document, isCancelled: isCancelled)
    }
    solution = final
    return final
  }

  /// Solves once without the insets of nested views, and again as long as the frames found move
  /// them; then with texts wrapped where they are narrower than they asked to be, and with what tab bars
  /// cover, until that moves none of them. Starting there each time keeps the answer a function of the
  /// document alone.
  private func settle(_ document: Document, isCancelled: () -> Bool) throws(LayoutFailure)
    -> Solution
  {
    do throws(Cancellation) {
      try lowered.match(document, isCancelled: isCancelled)
    } catch {
      throw .cancelled
    }
    try solve(isCancelled)
    var settled = try settleGuides(of: document, isCancelled)
    for _ in 0..<Self.mostAdaptations {
      lowered.adaptSizes(by: settled)
      if try !solve(isCancelled) { break }
      settled = try settleGuides(of: document, isCancelled)
    }
    return settled
  }

  private func settleGuides(of document: Document, _ isCancelled: () -> Bool)
    throws(LayoutFailure) -> Solution
  {
    var settled = presentSolution(of: document)
    for _ in 0..<Self.mostRounds {
      lowered.withdrawExactValues(of: solver.broken)
      lowered.placeGuides(by: settled, since: guiding)
      guiding = settled
      if try !solve(isCancelled) { break }
      settled = presentSolution(of: document)
    }
    return settled
  }

  /// Hands the changes to the solver and takes over what moved; false if there are none.
  @discardableResult
  private func solve(_ isCancelled: () -> Bool) throws(LayoutFailure) -> Bool {
    let changes: LoweredDocument.Changes
    do throws(Cancellation) {
      changes = try lowered.takeChanges(unless: isCancelled)
    } catch {
      throw .cancelled
    }
    if changes.isEmpty { return false }
    switch solver.update(changes.batch, isCancelled: isCancelled) {
    case .settled(let changed):
      do throws(Cancellation) {
        try read(changed, after: changes, isCancelled)
      } catch {
        throw .cancelled
      }
      return true
    case .unsettled(let residual): throw .unsettled(residual: residual)
    case .cancelled: throw .cancelled
    }
  }

  private func presentSolution(of document: Document) -> Solution {
    Solution(
      of: document, order: lowered.order, positions: positions,
      broken: solver.broken.compactMap { lowered.row($0)?.handle }, misses: misses,
      activeCount: lowered.activeCount, waitingCount: lowered.waitingCount)
  }
}

// MARK: Reading back

extension LayoutEngine {
  /// Takes over what an update has moved, and what it has left missed.
  private func read(
    _ changed: [Variable], after changes: LoweredDocument.Changes, _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    var items = try take(changed, isCancelled)
    var others = Set(changes.left.union(changes.entered).map { Item($0) })
    for case .generated(let view, let rule) in changes.rows.map(\.subject) {
      if let guide = rule.placedGuide { others.insert(Item(view, guide: guide)) }
    }
    for item in others { positions.set(isThere(item) ? solver.rect(of: item) : nil, of: item) }
    items.formUnion(others)
    itemsRead += items.count
    var rows = changes.rows
    try Array(touched(by: items)).forEach(unless: isCancelled) { view in
      rows += lowered.usage.constraints(mentioning: view).map { RowID($0) }
      rows += lowered.usage.constraints(measuredFrom: view).map { RowID($0) }
      rows.append(RowID(view, .hugging(.horizontal)))
    }
    try check(rows, isCancelled)
  }

  /// Takes over the values that are other ones. Returns what they are of.
  private func take(
    _ changed: [Variable], _ isCancelled: () -> Bool
  ) throws(Cancellation) -> Set<Item> {
    var values = Array(repeating: 0.0, count: changed.count)
    solver.read(changed, into: &values)
    var items: Set<Item> = []
    var place = 0
    while place < changed.count {
      if items.count % Cancellation.interval == 0, isCancelled() { throw Cancellation() }
      let item = changed[place].item
      var rect = positions.rect(of: item)
      while place < changed.count, changed[place].item == item {
        rect[changed[place].part] = values[place]
        place += 1
      }
      positions.set(isThere(item) ? rect : nil, of: item)
      items.insert(item)
    }
    return items
  }

  /// Whether the solver knows the item.
  private func isThere(_ item: Item) -> Bool {
    lowered.order.contains(item.view) && (item.guide == nil || lowered.usage.isUsed(item))
  }

  /// The views that `items` are of, and those that a stack view wishes something of for their sake.
  private func touched(by items: Set<Item>) -> Set<ViewID> {
    let views = Set(items.map(\.view))
    guard let document = lowered.document else { return views }
    return views.union(document.arrangedWithWishes(about: views))
  }

  /// Whether the constraints that `rows` belong to hold now.
  private func check(_ rows: [RowID], _ isCancelled: () -> Bool) throws(Cancellation) {
    var constraints: Set<ConstraintID> = []
    var views: Set<ViewID> = []
    for row in rows {
      switch row.subject {
      case .constraint(let id): constraints.insert(id)
      case .generated(let view, _): views.insert(view)
      case .preference: break
      }
    }
    try Array(constraints).forEach(unless: isCancelled) { id in
      misses.set(misses(among: lowered.rows(of: id)).first, of: id)
    }
    try Array(views).forEach(unless: isCancelled) { view in
      misses.set(misses(among: lowered.rows(of: view)), of: view)
    }
    constraintsChecked += constraints.count + views.count
  }

  /// Most rows cannot miss anything, and are not copied to be told so.
  private func misses(among rows: [LoweredConstraint]) -> [Miss] {
    rows.indices.filter { rows[$0].canBeMissed }.compactMap { miss(of: rows[$0]) }
  }

  /// What misses by less than counts as a length holds.
  private func miss(of row: LoweredConstraint) -> Miss? {
    let excess = solver.excess(of: row.row)
    if Tolerance.areEqual(excess, 0) { return nil }
    return Miss(handle: row.handle, equation: row.equation, excess: excess)
  }
}
