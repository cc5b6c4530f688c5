package import AutoLayout

/// What is tried only for findings that somebody reads: repairs and settlements, which cost a layout
/// each.
extension Examination {
  /// The findings with what would repair or settle those that are wanted.
  ///
  /// Repairs are numbered through all conflicts: those before a wanted one are completed too.
  ///
  /// - Parameter findings: All of this layout.
  package func completed(
    _ findings: Findings, where isWanted: (Finding) -> Bool = { _ in true }
  ) throws(LayoutFailure) -> Findings {
    var completed = findings
    let last = findings.conflicts.lastIndex { isWanted(.conflict($0)) } ?? -1
    let repairable = findings.conflicts.indices.filter { findings.conflicts[$0].isRepairable }
    for index in repairable.prefix(Effort.repairedConflicts) where index <= last {
      completed.conflicts[index].fixes = try Fix.all(for: findings.conflicts[index], in: self)
    }
    for index in repairable.dropFirst(Effort.repairedConflicts) {
      completed.conflicts[index].triedBefore = Effort.repairedConflicts
    }
    try settle(&completed, where: isWanted)
    return completed
  }

  private func settle(
    _ findings: inout Findings, where isWanted: (Finding) -> Bool
  ) throws(LayoutFailure) {
    let ambiguities = findings.ambiguities
    guard ambiguities.contains(where: { isWanted(.ambiguous($0)) }) else { return }
    let found = try settlements(of: ambiguities, ties: findings.ties) {
      isWanted(.ambiguous($0))
    }
    for index in ambiguities.indices { findings.ambiguities[index].settlement = found[index] }
  }
}

extension Conflict {
  /// Of what was not proved nothing is tried, and of what is UIKit's own nothing is to be changed.
  fileprivate var isRepairable: Bool { sum != nil && cause?.kind.isHarmless != true }
}

extension Finding {
  /// Without what was tried for it.
  package var withoutTrials: Finding {
    switch self {
    case .conflict(var conflict):
      conflict.fixes = []
      conflict.triedBefore = nil
      return .conflict(conflict)
    case .ambiguous(var ambiguity):
      ambiguity.settlement = nil
      return .ambiguous(ambiguity)
    case .tie, .violation: return self
    }
  }
}
