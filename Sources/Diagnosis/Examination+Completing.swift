package import AutoLayout

/// What is tried only for findings that somebody reads: repairs and settlements, which cost a layout
/// each.
extension Examination {
  /// The findings with what would repair or settle those that are wanted.
  ///
  /// Repairs are numbered through all conflicts: those before a wanted one are completed too.
  ///
  /// - Parameters:
  ///   - findings: All of this layout.
  ///   - wanted: `nil` for all of them; then ties are completed, too.
  package func completed(
    _ findings: Findings, where wanted: ((Finding) -> Bool)? = nil
  ) throws(LayoutFailure) -> Findings {
    var completed = findings
    let isCut = try sharingExactWork { () throws(LayoutFailure) in
      try complete(&completed, where: wanted)
    }
    if isCut { completed.isAbridged = true }
    return completed
  }

  private func complete(
    _ completed: inout Findings, where wanted: ((Finding) -> Bool)?
  ) throws(LayoutFailure) {
    let findings = completed
    let isWanted = wanted ?? { _ in true }
    let last = findings.conflicts.lastIndex { isWanted(.conflict($0)) } ?? -1
    let repairable = findings.conflicts.indices.filter { findings.conflicts[$0].isRepairable }
    let most = try effort().repairedConflicts
    for index in repairable.prefix(most) where index <= last {
      completed.conflicts[index].fixes = try Fix.all(for: findings.conflicts[index], in: self)
    }
    for index in repairable.dropFirst(most) {
      completed.conflicts[index].triedBefore = most
    }
    try settle(&completed, where: isWanted)
    if wanted == nil { try turnTies(of: &completed) }
  }

  /// Nothing in what a log has printed: it lists a conflict, and not what the app says besides.
  private func settle(
    _ findings: inout Findings, where isWanted: (Finding) -> Bool
  ) throws(LayoutFailure) {
    if document.isOfLog { return }
    let ambiguities = findings.ambiguities
    guard ambiguities.contains(where: { isWanted(.ambiguous($0)) }) else { return }
    var tried: Int?
    let found = try settlements(of: ambiguities, ties: findings.ties, tried: &tried) {
      isWanted(.ambiguous($0))
    }
    findings.settledOfMore = tried
    for index in ambiguities.indices { findings.ambiguities[index].fix = found[index] }
  }

  /// What a priority would turn round, as repairs.
  ///
  /// - Complexity: A layout for each tie that can be turned round.
  private func turnTies(of findings: inout Findings) throws(LayoutFailure) {
    for index in findings.ties.indices {
      let tie = findings.ties[index]
      guard let priority = tie.turnedBy,
        let proposal = Proposal(.prioritize(tie.loser, priority), in: document),
        let trial = try Trial(proposal.edits, on: self), trial.breaksNothingNew(since: self)
      else { continue }
      findings.ties[index].fix = Fix(
        action: proposal.action, edits: proposal.edits,
        effect: try Effect(of: proposal.action, trial, since: self))
    }
  }
}

extension Conflict {
  /// Of what was not proved nothing is tried, and of what is UIKit's own nothing is to be changed.
  fileprivate var isRepairable: Bool { sum != nil && cause?.kind.isOfTheSystem != true }
}
