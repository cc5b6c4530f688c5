import Simplex

/// Turns documents into layouts. It remembers the last one, so that the next costs what differs;
/// no answer depends on what it remembers.
///
/// Every question takes its document and makes the engine match it first, so that the order of
/// questions never matters.
package final class LayoutEngine {
  private(set) var solver = Solver()
  private(set) var lowered = LoweredDocument()
  private var positions = Positions()
  private(set) var solution: Solution?
  /// What the last layout was cancelled by; questions about it are too.
  private(set) var isCancelled: () -> Bool = { false }

  package init() {}

  /// Whether what is remembered is of no use any more. It is thrown away when the next question
  /// comes: that takes a while, for which who cancels need not wait.
  private var isSpoiled = false

  /// The layout of `document`. When it throws, the next call starts afresh.
  package func layout(of document: Document, isCancelled: @escaping () -> Bool = { false })
    throws(LayoutFailure) -> Solution
  {
    self.isCancelled = isCancelled
    if isSpoiled { forget() }
    if let solution, let matched = lowered.document, document.hasLayout(of: matched) {
      return solution
    }
    do {
      let isFirst = solution == nil
      solution = nil
      do {
        return try settle(document, isCancelled: isCancelled)
      } catch .unsettled where !isFirst {
        // What came before may have worn the numbers out.
        forget()
        return try settle(document, isCancelled: isCancelled)
      }
    } catch {
      solution = nil
      isSpoiled = true
      throw error
    }
  }

  func forget() {
    solver = Solver()
    lowered = LoweredDocument()
    positions = Positions()
    solution = nil
    isSpoiled = false
  }
}

extension LayoutEngine {
  /// How often safe areas may follow the frames that follow them.
  private static var mostRounds: Int { 4 }

  /// Solves once without the insets of nested views, and again as long as the frames found move
  /// them. Starting there each time keeps the answer a function of the document alone.
  private func settle(_ document: Document, isCancelled: () -> Bool) throws(LayoutFailure)
    -> Solution
  {
    do throws(Cancellation) {
      try lowered.match(document, isCancelled: isCancelled)
    } catch {
      throw .cancelled
    }
    try solve(isCancelled)
    var settled = presentSolution(of: document)
    for _ in 0..<Self.mostRounds {
      lowered.withdrawExactValues(of: solver.broken)
      lowered.setInsets(settled.insets)
      if try !solve(isCancelled) { break }
      settled = presentSolution(of: document)
    }
    solution = settled
    return settled
  }

  /// Hands the changes to the solver and takes over what moved; false if there are none.
  @discardableResult
  private func solve(_ isCancelled: () -> Bool) throws(LayoutFailure) -> Bool {
    let batch: Batch
    do throws(Cancellation) {
      batch = try lowered.takeChanges(unless: isCancelled)
    } catch {
      throw .cancelled
    }
    if batch.isEmpty { return false }
    switch solver.update(batch, isCancelled: isCancelled) {
    case .settled(let changed):
      positions.update(changed, guides: lowered.usage.guides, from: solver)
      return true
    case .unsettled(let residual): throw .unsettled(residual: residual)
    case .cancelled: throw .cancelled
    }
  }

  private func presentSolution(of document: Document) -> Solution {
    Solution(
      of: document, positions: positions,
      broken: solver.broken.compactMap { lowered.rows[$0]?.handle }, missed: misses)
  }

  /// What misses by less than counts as a length holds.
  private var misses: [Miss] {
    let missed = solver.missed.compactMap { lowered.rows[$0] }.filter {
      !$0.isExactValue && !Tolerance.areEqual(solver.violation(of: $0.row), 0)
    }
    let ranked = missed.sorted {
      ($1.linear.level, $0.linear.order) < ($0.linear.level, $1.linear.order)
    }
    return ranked.map {
      Miss(handle: $0.handle, equation: $0.equation, amount: solver.violation(of: $0.row))
    }
  }
}

extension Document {
  /// Whether both are laid out alike: they may differ in names that are no view's.
  fileprivate func hasLayout(of other: Document) -> Bool {
    DocumentChanges(from: other, to: self)?.isEmpty == true
  }
}
