package import AutoLayout

/// A view that has both a frame of its own and constraints of the user's mostly lacks
/// `translatesAutoresizingMaskIntoConstraints = false` (constraint conflict log, section 4). A cell, a
/// content view and a controller's view keep their frames.
enum StopTranslating: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let constrained = Set(
      conflict.members.filter { $0.handle.constraintID != nil }
        .flatMap { [$0.equation.first.item.view, $0.equation.second?.item.view] })
    var views: [ViewID] = []
    for member in conflict.members {
      guard case .generated(let view, let rule) = member.handle, rule.maker == .autoresizingMask,
        constrained.contains(view), !views.contains(view), let owner = document.view(view),
        !document.isPlacedByUIKit(owner), !SystemViews.isContentOfCell(owner)
      else { continue }
      views.append(view)
    }
    return views.prefix(Effort.triedMembers).compactMap {
      Proposal(.stopTranslating($0), in: document)
    }
  }
}

extension Document {
  /// The view whose frame became a constraint between these two: the inner one.
  package func framed(_ first: ViewID, beside second: ViewID?) -> ViewID {
    guard let second, second != first, isView(second, within: first) else { return first }
    return second
  }

  /// What lays `id` out by constraints alone: without the frame, and without
  /// the constraints that a log printed for it.
  package func edits(stoppingTranslationOf id: ViewID) -> [Edit] {
    let printed = constraints.values {
      $0.systemRole == .autoresizingMask
        && framed($0.first.item.view, beside: $0.second?.item.view) == id
    }
    let frame: [Edit] =
      view(id)?.frameLayout == nil ? [] : [.change(id, .frameLayout(nil))]
    return frame + printed.map { .removeConstraint($0.id) }
  }
}
