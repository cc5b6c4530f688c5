import AutoLayout

/// 999 on the broken constraint: it then comes as near as it can. Where that is a generated one, on
/// another member.
enum LowerPriority: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let members = conflict.removableMembers(in: document)
    let broken = conflict.broken.constraintID.flatMap { members.contains($0) ? $0 : nil }
    let candidates = broken.map { [$0] } ?? members
    return candidates.prefix(Effort.triedMembers).compactMap {
      Proposal(.lower($0, to: .almostRequired), in: document)
    }
  }
}
