import AutoLayout

/// Each broken constraint with the unbroken ones that it cannot hold together with, as long as there
/// are not too many to look into.
enum ConflictExaminer: Examiner {
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
  {
    let most = try examination.effort().provedConflicts
    for (place, broken) in examination.solution.broken.enumerated() {
      try examination.checkCancellation()
      guard place < most, !examination.isExhausted(),
        let proof = try examination.engine.conflict(of: broken, in: examination.document)
      else {
        findings.conflicts.append(Conflict(unproved: broken))
        continue
      }
      findings.conflicts.append(Conflict(proof, broken: broken, in: examination))
    }
  }
}

extension Conflict {
  fileprivate init(unproved broken: Handle) {
    self.init(members: [], broken: broken, sum: nil, uikitGuess: nil, cause: nil, fixes: [])
  }

  fileprivate init(_ proof: Proof, broken: Handle, in examination: Examination) {
    let solution = examination.solution
    let members = proof.members.sorted { Handle.isListed($0.handle, before: $1.handle) }
    let least = Sum(proof) { solution.value(of: $0) }
    let printed = proof.asPrinted(in: examination.document)
    let sum =
      Sum(twoWaysIn: printed, about: broken) ?? Sum(printed) { solution.value(of: $0) }
    self.init(
      members: members, broken: broken, sum: sum,
      uikitGuess: UIKitGuess(for: members, in: examination.document).broken(otherThan: broken),
      cause: Cause(of: members, gap: least.gap, in: examination.document), fixes: [])
  }
}

extension Proof {
  /// The same sum with the constants that the members are listed with: what a log leaves open of
  /// them, which the proof does without, is theirs again, and the sum can be checked by hand.
  fileprivate func asPrinted(in document: Document) -> Proof {
    var proof = self
    for place in members.indices {
      let member = members[place]
      let constraint = member.handle.constraintID.flatMap(document.constraint)
      guard let slack = constraint?.slack else { continue }
      proof.members[place].constant += member.multiplier > 0 ? slack : -slack
      proof.gap += abs(member.multiplier) * slack
    }
    return proof
  }
}
