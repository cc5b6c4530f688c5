import AutoLayout

/// The user's optional constraints that are missed, but for those that a tie tells of. What Tsume adds to
/// show a view is none of these.
enum ViolationExaminer: Examiner {
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
  {
    let missed = examination.solution.misses.constraints
    let most = Effort.full.blamedViolations
    let affordable = try examination.effort().blamedViolations
    let stage = missed.first(most).map(\.handle).filter(examination.document.isOfStage)
    let tied = Set(findings.ties.flatMap { [$0.nearer, $0.loser] } + stage)
    let first = missed.first(most + tied.count)
      .filter { !tied.contains($0.handle) }
    var explained: [Violation] = []
    for miss in first.prefix(most) {
      if explained.count == affordable { examination.noteCut() }
      if explained.count == affordable || examination.isExhausted() { break }
      explained.append(try examination.violation(of: miss))
    }
    findings.violations = Violations(explained: explained, missed: missed, tied: tied)
  }
}

extension Document {
  fileprivate func isOfStage(_ handle: Handle) -> Bool {
    handle.constraintID.flatMap(constraint)?.isOfStage == true
  }
}
