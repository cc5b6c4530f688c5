import AutoLayout

/// The other sign, on a member that looks as if it had the wrong one: whoever typed it meant that, and
/// what stands against it is right.
enum TurnSign: FixStrategy {
  static let takesFirst = true

  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    document.turnedSigns(among: conflict.removableMembers(in: document))
      .prefix(Effort.triedMembers).compactMap { Proposal(.turnSign($0), in: document) }
  }
}

extension Document {
  /// Those of `members` whose sign looks turned round, by what else is pinned.
  func turnedSigns(among members: [ConstraintID]) -> [ConstraintID] {
    members.filter { id in
      guard let constraint = self.constraint(id), let second = constraint.second,
        TurnedSigns([], in: self).isPushingOut(constraint)
      else { return false }
      let (one, other) = (constraint.first.item.view, host(second.item.view))
      let inner = isView(one, within: other) ? one : other
      let signs = TurnedSigns(constraints(mentioning: inner), in: self)
      return !signs.suspicions(among: [constraint]).isEmpty
    }
  }
}
