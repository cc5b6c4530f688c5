import AutoLayout

/// Without one of the others the broken constraint holds. That one is removed only where removing
/// any other would leave something ambiguous.
enum RemoveMember: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let members = conflict.removableMembers(in: document)
    let broken = conflict.broken.constraintID.flatMap { members.contains($0) ? $0 : nil }
    let others = members.filter { $0 != broken }
    return (others.prefix(Effort.triedMembers) + (broken.map { [$0] } ?? [])).compactMap {
      Proposal(.remove($0), in: document)
    }
  }
}
