import AutoLayout
import Diagnosis
import Reporting

/// All repairs that `fix` numbers: those of the findings, those of what looks like a mistake, and the
/// ways of closing up that were offered.
struct Repairs {
  /// The present layout, with what would repair or settle it.
  let state: LaidOutDocument
  /// What one repair ends stands together.
  let suspicions: [(suspicions: [Suspicion], fix: Fix)]
  /// Suspicions that a repair of a finding ends, with its number.
  private let shared: [(suspicion: Suspicion, number: Int)]

  init(on snapshot: Snapshot) throws(LineFailure) {
    state = try snapshot.completed()
    let found = try snapshot.suspicions(about: nil)
    let all = try snapshot.ask { () throws(LayoutFailure) in
      try SuspicionRepairs(
        of: found, in: snapshot.examination, step: snapshot.history.nextStep
      ).all
    }
    let known = state.findings.fixes
    let others = all.filter { repaired in !known.contains { $0.edits == repaired.fix.edits } }
    suspicions = others.reduce(into: []) { groups, repaired in
      if let place = groups.firstIndex(where: { $0.fix.edits == repaired.fix.edits }) {
        groups[place].suspicions.append(repaired.suspicion)
      } else {
        groups.append(([repaired.suspicion], repaired.fix))
      }
    }
    shared = all.compactMap { repaired in
      known.firstIndex { $0.edits == repaired.fix.edits }
        .map { (suspicion: repaired.suspicion, number: $0 + 1) }
    }
  }

  /// What ends a layout loop, the first in the order of numbers.
  var ofLoop: [LayoutLoop.Repair] { state.loopRepairs }

  /// The others, in the order of their numbers.
  var fixes: [Fix] { state.findings.fixes + suspicions.map(\.fix) }

  var count: Int { ofLoop.count + fixes.count }

  /// The number of the repair of one, if there is one.
  func number(of suspicion: Suspicion) -> Int? {
    if let shared = shared.first(where: { $0.suspicion == suspicion }) {
      return ofLoop.count + shared.number
    }
    return suspicions.firstIndex { $0.suspicions.contains(suspicion) }
      .map { ofLoop.count + state.findings.fixes.count + $0 + 1 }
  }
}

extension Fix {
  /// What to do at this step.
  func edits(at step: Int) -> [Edit] {
    edits.map { edit in
      guard case .addConstraint(var new) = edit else { return edit }
      new.origin = .typed(step: step)
      return .addConstraint(new)
    }
  }
}

extension Session {
  /// The numbers shown last are those that count.
  mutating func noteRepairNumbers() {
    numberedStep = history.step
    if offer?.step == history.step {
      offer?.request.isCountedAlone = false
    } else {
      offer = nil
    }
  }
}
