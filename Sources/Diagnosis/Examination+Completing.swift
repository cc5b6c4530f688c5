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
    _ findings: [Finding], where isWanted: (Finding) -> Bool = { _ in true }
  ) throws(LayoutFailure) -> [Finding] {
    var completed = findings
    let last = findings.lastIndex { finding in
      if case .conflict = finding { isWanted(finding) } else { false }
    }
    var rank = 0
    for index in findings.indices.prefix(through: last ?? -1) {
      guard case .conflict(var conflict) = findings[index] else { continue }
      rank += 1
      if rank > Effort.repairedConflicts { break }
      conflict.fixes = try fixes(for: conflict)
      completed[index] = .conflict(conflict)
    }
    try settle(&completed, where: isWanted)
    return completed
  }

  /// Of what was not proved nothing is tried, and of what is UIKit's own nothing is to be changed.
  private func fixes(for conflict: Conflict) throws(LayoutFailure) -> [Fix] {
    if conflict.sum == nil || conflict.cause?.kind.isHarmless == true { return [] }
    return try Fix.all(for: conflict, in: self)
  }

  private func settle(
    _ findings: inout [Finding], where isWanted: (Finding) -> Bool
  ) throws(LayoutFailure) {
    let ambiguities = findings.ambiguities
    guard ambiguities.contains(where: { isWanted(.ambiguous($0)) }) else { return }
    let found = try settlements(of: ambiguities, ties: findings.ties) {
      isWanted(.ambiguous($0))
    }
    var place = 0
    for index in findings.indices {
      guard case .ambiguous(var ambiguity) = findings[index] else { continue }
      ambiguity.settlement = found[place]
      findings[index] = .ambiguous(ambiguity)
      place += 1
    }
  }
}

extension Finding {
  /// Without what was tried for it.
  package var withoutTrials: Finding {
    switch self {
    case .conflict(var conflict):
      conflict.fixes = []
      return .conflict(conflict)
    case .ambiguous(var ambiguity):
      ambiguity.settlement = nil
      return .ambiguous(ambiguity)
    case .tie, .violation: return self
    }
  }
}

extension Range<Int> {
  /// Up to a place and with it; nothing before the first.
  fileprivate func prefix(through place: Int) -> Range<Int> {
    lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, place + 1))
  }
}
