import AutoLayout

/// 999 on the broken constraint: it then comes as near as it can. Where that is a generated one, on
/// another member.
enum LowerPriority: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    guard let almost = Priority(rawValue: 999) else { return [] }
    let members = conflict.removableMembers
    let candidates = conflict.broken.constraintID.map { [$0] } ?? members
    return candidates.prefix(Effort.triedMembers).compactMap { id in
      document.edits(setting: .constraint(id), to: almost)
        .map { Proposal(action: .lower(id, to: almost), edits: $0) }
    }
  }
}
