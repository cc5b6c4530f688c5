import AutoLayout

/// Without one of the others the broken constraint holds. That one is removed only where removing
/// any other would leave something ambiguous.
enum RemoveMember: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let broken = conflict.broken.constraintID
    let others = conflict.removableMembers.filter { $0 != broken }
    return (others.prefix(Effort.triedMembers) + (broken.map { [$0] } ?? [])).map { id in
      Proposal(action: .remove(id), edits: [.removeConstraint(id)])
    }
  }
}
