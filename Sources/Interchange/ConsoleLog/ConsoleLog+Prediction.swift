package import AutoLayout

extension ConsoleLog.Report {
  /// The listed constraint that the system would be likeliest to break; a guess that is right for
  /// two reports of three. `nil` for an empty list.
  ///
  /// What the user made goes before what the system made, an inequality before an equation, and then
  /// the shapes in a fixed order, of one shape the first in the list (Log format, section 5).
  package var likelyBroken: ConsoleLog.Constraint? { Self.likelyBroken(among: constraints) }

  /// The same of some of its constraints.
  package static func likelyBroken(
    among constraints: [ConsoleLog.Constraint]
  ) -> ConsoleLog.Constraint? {
    let candidates = candidates(among: constraints)
    if let inequality = candidates.first(where: { $0.relation.comparison != .equal }) {
      return inequality
    }
    for shape in ConstraintShape.inOrderOfBreaking {
      if let match = candidates.first(where: { ConstraintShape($0.relation) == shape }) {
        return match
      }
    }
    return candidates.first
  }

  /// The first of these that is not empty. A size of 0 is rarely the user's: it is what a view has
  /// before its first layout, or when it is hidden.
  private static func candidates(
    among constraints: [ConsoleLog.Constraint]
  ) -> [ConsoleLog.Constraint] {
    let groups: [(ConsoleLog.Constraint) -> Bool] = [
      { $0.isUserMade && !$0.isSizeOfZero },
      { $0.isUserMade },
      { $0.mask == nil && $0.identifier != "UISV-hiding" },
    ]
    for belongs in groups {
      let group = constraints.filter(belongs)
      if !group.isEmpty { return group }
    }
    return constraints
  }
}

/// What a constraint holds together, as far as it tells how soon it is broken.
private enum ConstraintShape {
  case siblingGap
  case centre
  case aspect
  case fixedSize
  case farEdge
  case other

  static let inOrderOfBreaking: [ConstraintShape] = [
    .siblingGap, .centre, .aspect, .fixedSize, .farEdge,
  ]

  init(_ relation: ConsoleLog.Relation) {
    let attribute = relation.first.attribute
    guard let second = relation.second else {
      self = attribute.isSize ? .fixedSize : .other
      return
    }
    if attribute.isSize {
      self = second.item == relation.first.item ? .aspect : .other
      return
    }
    switch (attribute.side, second.attribute.side) {
    case (.centre, _): self = .centre
    case (.near, .far), (.far, .near): self = .siblingGap
    case (.far, .far): self = .farEdge
    default: self = .other
    }
  }
}

extension ConsoleLog.Constraint {
  /// Neither its class nor its identifier is one of the system's (Log format, section 4).
  package var isUserMade: Bool { systemRole == nil }

  package var systemRole: SystemRole? {
    SystemRole(className: className, identifier: identifier)
  }

  fileprivate var isSizeOfZero: Bool {
    relation.second == nil && relation.first.attribute.isSize && relation.constant == 0
      && relation.comparison == .equal
  }
}
