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

  /// The edits that take away what the stage says of axes on which other edits constrain a view.
  package func clearingStage(for edits: [Edit]) -> [Edit] {
    if !hasStage { return [] }
    var placed: Set<PlacedAxis> = []
    for case .addConstraint(let new) in edits where new.isActive && !new.isOfStage {
      for anchor in [new.first, new.second].compactMap({ $0 }) where anchor.item.guide == nil {
        placed.insert(PlacedAxis(view: anchor.item.view, axis: anchor.attribute.axis))
      }
    }
    let views = Set(placed.map(\.view)).filter { view($0)?.superview == .root }
    return views.sorted().flatMap { view in
      constraints(mentioning: view)
        .filter { constraint in
          constraint.isOfStage && constraint.first.item.view == view
            && placed.contains(PlacedAxis(view: view, axis: constraint.first.attribute.axis))
        }
        .map { .removeConstraint($0.id) }
    }
  }
}

private struct PlacedAxis: Hashable {
  let view: ViewID
  let axis: Axis
}
