import AutoLayout

/// One way of repairing a conflict.
protocol FixStrategy: Sendable {
  /// What to try, the preferred first.
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal]
}

/// A repair that is still to be tried.
struct Proposal {
  var action: Fix.Action
  var edits: [Edit]
}

extension Fix {
  /// In the order in which the repairs are numbered.
  static let strategies: [any FixStrategy.Type] = [
    LowerPriority.self, RemoveMember.self, StopTranslating.self,
  ]

  /// For each strategy the first proposal that removes the conflict and leaves nothing new
  /// ambiguous, or else the first that removes it.
  static func all(for conflict: Conflict, in examination: Examination)
    throws(LayoutFailure) -> [Fix]
  {
    var fixes: [Fix] = []
    for strategy in strategies {
      var fallback: Fix?
      var clean: Fix?
      for proposal in strategy.proposals(for: conflict, in: examination.document) {
        try examination.checkCancellation()
        guard let fix = try Fix(proposal, for: conflict, in: examination) else { continue }
        if fix.effect.ambiguous.isEmpty {
          clean = fix
          break
        }
        fallback = fallback ?? fix
      }
      if let fix = clean ?? fallback { fixes.append(fix) }
    }
    return fixes
  }

  /// `nil` when the conflict, or another one, is there afterwards.
  private init?(_ proposal: Proposal, for conflict: Conflict, in examination: Examination)
    throws(LayoutFailure)
  {
    guard let trial = try Trial(proposal.edits, on: examination),
      trial.breaksNothingNew(since: examination, but: conflict.broken)
    else { return nil }
    self.init(
      action: proposal.action, edits: proposal.edits,
      effect: try Effect(of: proposal.action, trial, since: examination))
  }
}

extension Conflict {
  /// The members that the user made, the one believed last first.
  var removableMembers: [ConstraintID] {
    members.compactMap(\.handle.constraintID).sorted(by: >)
  }
}
