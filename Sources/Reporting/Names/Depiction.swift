package import AutoLayout
package import Diagnosis
import Prose

/// A document and what its layout came to: all that reports tell from.
///
/// A value; a class only in that handing it on, as each line does several times, copies one reference.
package final class Depiction: Sendable {
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

extension Depiction {
  var conflicts: [Conflict] { findings.conflicts }

  /// The number of a conflict's first repair: those of all conflicts are numbered through.
  func firstFix(of finding: Finding) -> Int {
    // What has none needs no number, so that of thousands only the first are looked at.
    guard case .conflict(let conflict) = finding, !conflict.fixes.isEmpty else { return 1 }
    let first = loopRepairs.count + 1
    return conflicts.prefix { $0.broken != conflict.broken }.reduce(first) { $0 + $1.fixes.count }
  }

  /// The number of a repair that settles an ambiguity or turns a tie round, where all of them are known.
  func number(of fix: Fix) -> Int? {
    findings.fixes.firstIndex(of: fix).map { loopRepairs.count + $0 + 1 }
  }

  /// What ends a layout loop: the first repairs of all.
  package var loopRepairs: [LayoutLoop.Repair] { document.layoutLoop?.repairs ?? [] }

  var ambiguities: [Ambiguity] { findings.ambiguities }

  var ties: [Tie] { findings.ties }

  /// In the order of the conflicts.
  var broken: [Handle] { solution.broken }

  /// Whether a constraint acts and is neither broken nor missed.
  func holds(_ handle: Handle) -> Bool {
    document.isActive(handle) && !solution.broken.contains(handle)
      && solution.misses[handle] == nil
  }

  /// Whether an optional constraint is told of as missed.
  func isMissed(_ handle: Handle) -> Bool {
    if tiedAndMissed.contains(handle) { return true }
    guard case .constraint(let id) = handle else { return false }
    return findings.violations[id] != nil
  }

  /// The first of the optional constraints that are told of as missed, each once; and how many there
  /// are.
  func missed(first limit: Int) -> (handles: [Handle], count: Int) {
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

  /// Which numbers of rectangles are one choice of many.
  var freeParts: FreeParts {
    FreeParts(Set(ambiguities.map { FreeParts.Key(item: $0.item, part: $0.part) }))
  }

  /// The user's constraints that are active.
  var activeCount: Int { solution.activeCount }

  /// Those of them that wait for a number.
  var waitingCount: Int { solution.waitingCount }
}

/// The numbers of rectangles that are marked `~`: one of many.
struct FreeParts {
  struct Key: Hashable {
    var item: Item
    var part: RectPart
  }

  private let keys: Set<Key>

  init(_ keys: Set<Key>) { self.keys = keys }

  func contains(_ part: RectPart, of view: ViewID) -> Bool {
    keys.contains(Key(item: Item(view), part: part))
  }

  /// `~` before a number that is one of many.
  func mark(_ part: RectPart, of view: ViewID) -> Text {
    contains(part, of: view) ? Text("~", as: .trouble) : ""
  }
}

extension FindingChanges {
  /// From one moment to another. What ailed a document that was replaced is not settled by that.
  package init(from old: Depiction, to new: Depiction, startsAnew: Bool = false) {
    self.init(from: old.findings, of: old.document, to: new.findings, of: new.document)
    if startsAnew { gone = [] }
  }
}
