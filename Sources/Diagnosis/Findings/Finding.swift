package import AutoLayout

/// Anything worth telling about a layout without being asked.
package enum Finding: Hashable, Sendable {
  case conflict(Conflict)
  case ambiguous(Ambiguity)
  case tie(Tie)
  case violation(Violation)

  /// What the finding is about. Findings of two layouts with one subject are the same finding,
  /// changed or not.
  package enum Subject: Hashable, Sendable {
    case conflict(broken: Handle)
    case ambiguous(Item, RectPart)
    /// The smaller handle first.
    case tie(Handle, Handle)
    case violation(Handle)
  }

  package var subject: Subject {
    switch self {
    case .conflict(let conflict): .conflict(broken: conflict.broken)
    case .ambiguous(let ambiguity): .ambiguous(ambiguity.item, ambiguity.part)
    case .tie(let tie): .tie(min(tie.nearer, tie.loser), max(tie.nearer, tie.loser))
    case .violation(let violation): .violation(violation.handle)
    }
  }
}

extension [Finding] {
  package var ambiguities: [Ambiguity] {
    compactMap { if case .ambiguous(let ambiguity) = $0 { ambiguity } else { nil } }
  }
}
