/// What puts a view of code where it can be seen as long as nobody says where it stands: a stage. Its
/// constraints are none of the user's, are not counted with those, and give way to the first that is.
extension Constraint {
  /// By which they are told from others.
  package static let stageIdentifier = "Tsume-Stage"

  package var isOfStage: Bool { identifier == Self.stageIdentifier }
}

extension NewConstraint {
  package var isOfStage: Bool { identifier == Constraint.stageIdentifier }
}

extension Document {
  /// How many constraints there are besides those of the stage. Takes a look at each.
  package var ownConstraintCount: Int { constraints.values { !$0.isOfStage }.count }

  /// The view that the stage shows and nobody else has placed: by its constraints, or a row in the table
  /// that was made for it; `nil` where other views are shown as well.
  package var stagedView: ViewID? {
    guard let shown = onlySubview(of: .root), let view = view(shown) else { return nil }
    if hasStage, constraints(mentioning: shown).contains(where: \.isOfStage) { return shown }
    guard view.kind == .tableView, view.frameLayout != nil, let row = onlySubview(of: shown),
      self.view(row)?.kind == .tableViewCell, constraints(mentioning: shown).isEmpty
    else { return nil }
    return row
  }

  private func onlySubview(of view: ViewID) -> ViewID? {
    guard let subviews = self.view(view)?.subviews, subviews.count == 1 else { return nil }
    return subviews.first
  }

  /// Notes whether some constraint is a stage's.
  mutating func lookForStage() { hasStage = constraints.first { $0.isOfStage } != nil }

  /// The edits that take away what the stage says of a view's place on axes where other edits place it,
  /// and of its length on axes where they give it one. What holds it and its own contents together does
  /// neither.
  package func clearingStage(for edits: [Edit]) -> [Edit] {
    if !hasStage { return [] }
    var said: Set<SaidOfView> = []
    for case .addConstraint(let new) in edits where new.isActive && !new.isOfStage {
      let anchors = [new.first, new.second].compactMap { $0 }
      for anchor in anchors where anchor.item.guide == nil {
        let view = anchor.item.view
        guard self.view(view)?.superview == .root else { continue }
        let isLength = anchor.attribute.kind == .size
        // The stage's lengths yield to a bound by themselves.
        if isLength, new.relation != .equal { continue }
        let isOwn = anchors.count == 2 && anchors.allSatisfy { isView($0.item.view, within: view) }
        if isOwn { continue }
        said.insert(
          SaidOfView(view: view, axis: anchor.attribute.axis, isLength: isLength))
      }
    }
    return Set(said.map(\.view)).sorted().flatMap { view in
      constraints(mentioning: view)
        .filter { constraint in
          let attribute = constraint.first.attribute
          return constraint.isOfStage && constraint.first.item.view == view
            && said.contains(
              SaidOfView(view: view, axis: attribute.axis, isLength: attribute.kind == .size))
        }
        .map { .removeConstraint($0.id) }
    }
  }
}

/// A place or a length of a view along an axis.
private struct SaidOfView: Hashable {
  let view: ViewID
  let axis: Axis
  let isLength: Bool
}
