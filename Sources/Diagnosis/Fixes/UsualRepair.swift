import AutoLayout

/// What one usually does about the cause, where that is known.
enum UsualRepair: FixStrategy {
  static let takesFirst = true

  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    (conflict.cause?.repairs ?? []).compactMap { Proposal($0, in: document) }
  }
}
