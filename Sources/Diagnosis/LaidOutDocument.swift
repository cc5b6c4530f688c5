package import AutoLayout

/// A document and what its layout came to: all that is told of it.
///
/// A value; a class only in that handing it on, as each line does several times, copies one reference.
package final class LaidOutDocument: Sendable {
  package let document: Document
  package let findings: Findings
  package let solution: Solution

  /// - Parameter solution: Of this document, or of one that is laid out alike.
  package init(document: Document, solution: Solution, findings: Findings) {
    self.document = document
    self.solution = solution
    self.findings = findings
  }
}

extension LaidOutDocument {
  package var conflicts: [Conflict] { findings.conflicts }

  /// The number of a conflict's first repair: those of all conflicts are numbered through.
  package func firstFix(of finding: Finding) -> Int {
    // What has none needs no number, so that of thousands only the first are looked at.
    guard case .conflict(let conflict) = finding, !conflict.fixes.isEmpty else { return 1 }
    let first = loopRepairs.count + 1
    return conflicts.prefix { $0.broken != conflict.broken }.reduce(first) { $0 + $1.fixes.count }
  }

  /// The number of a repair that settles an ambiguity or turns a tie round, where all of them are known.
  package func number(of fix: Fix) -> Int? {
    findings.fixes.firstIndex(of: fix).map { loopRepairs.count + $0 + 1 }
  }

  /// What ends a layout loop: the first repairs of all.
  package var loopRepairs: [LayoutLoop.Repair] { document.layoutLoop?.repairs ?? [] }

  package var ambiguities: [Ambiguity] { findings.ambiguities }

  package var ties: [Tie] { findings.ties }

  /// In the order of the conflicts.
  package var broken: [Handle] { solution.broken }

  /// Whether a constraint acts and is neither broken nor missed.
  package func holds(_ handle: Handle) -> Bool {
    document.isActive(handle) && !solution.broken.contains(handle)
      && solution.misses[handle] == nil
  }

  /// Whether an optional constraint is told of as missed.
  package func isMissed(_ handle: Handle) -> Bool {
    if tiedAndMissed.contains(handle) { return true }
    guard case .constraint(let id) = handle else { return false }
    return findings.violations[id] != nil
  }

  /// The first of the optional constraints that are told of as missed, each once; and how many there
  /// are.
  package func missed(first limit: Int) -> (handles: [Handle], count: Int) {
    let (violations, tied) = (findings.violations, tiedAndMissed)
    let handles = violations.first(limit).map(\.handle) + tied
    return (Array(handles.prefix(limit)), violations.count + tied.count)
  }

  /// What misses although a tie tells of it, each once: the loser always, and the nearer one where a
  /// third constraint pulls both away.
  private var tiedAndMissed: [Handle] {
    var seen: Set<Handle> = []
    return ties.flatMap { tie in
      let isNearerMissed = solution.misses[tie.nearer] != nil
      return (isNearerMissed ? [tie.nearer, tie.loser] : [tie.loser]).sorted()
    }.filter { seen.insert($0).inserted }
  }

  /// The user's constraints that are active.
  package var activeCount: Int { solution.activeCount }

  /// Those of them that wait for a number.
  package var waitingCount: Int { solution.waitingCount }
}

extension FindingChanges {
  /// From one moment to another. What ailed a document that was replaced is not settled by that.
  package init(from old: LaidOutDocument, to new: LaidOutDocument, startsAnew: Bool = false) {
    self.init(from: old.findings, of: old.document, to: new.findings, of: new.document)
    if startsAnew { gone = [] }
  }
}

extension Document {
  /// Whether the view is in the window: what was taken out is not settled, it is gone.
  package func hasView(_ view: ViewID) -> Bool { self.view(view) != nil && isInWindow(view) }

  /// Whether it acts on the layout: a user's constraint by its own word, and any as long as what it
  /// speaks of is in the window.
  package func isActive(_ handle: Handle) -> Bool {
    switch handle {
    case .constraint(let id): constraint(id).map(isInLayout) ?? false
    case .generated(let view, _): hasView(view)
    }
  }
}
