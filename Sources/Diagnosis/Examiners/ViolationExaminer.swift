import AutoLayout

/// The user's optional constraints that are missed, but for those that a tie tells of.
enum ViolationExaminer: Examiner {
  static func findings(in examination: Examination, after earlier: [Finding])
    throws(LayoutFailure) -> [Finding]
  {
    let tied = Set(earlier.ties.flatMap { [$0.nearer, $0.loser] })
    let misses = examination.solution.misses.constraints.values
      .filter { !tied.contains($0.handle) }
    var findings: [Finding] = []
    for miss in misses.prefix(Effort.blamedViolations) {
      findings.append(.violation(try examination.violation(of: miss)))
    }
    return findings
      + misses.dropFirst(Effort.blamedViolations).map { miss in
        .violation(
          Violation(
            handle: miss.handle, equation: miss.equation, amount: miss.amount, rivals: []))
      }
  }
}
