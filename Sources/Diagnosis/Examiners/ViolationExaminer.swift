import AutoLayout

/// The user's optional constraints that are missed, but for those that a tie tells of.
enum ViolationExaminer: Examiner {
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
  {
    let tied = Set(findings.ties.flatMap { [$0.nearer, $0.loser] })
    let missed = examination.solution.misses.constraints
    let most = try examination.effort().blamedViolations
    let first = missed.first(most + tied.count)
      .filter { !tied.contains($0.handle) }
    var explained: [Violation] = []
    for miss in first.prefix(most) {
      explained.append(try examination.violation(of: miss))
    }
    findings.violations = Violations(explained: explained, missed: missed, tied: tied)
  }
}
