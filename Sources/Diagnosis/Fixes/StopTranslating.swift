import AutoLayout

/// A view that has both a frame of its own and constraints of the user's mostly lacks
/// `translatesAutoresizingMaskIntoConstraints = false` (constraint conflict log, section 4).
enum StopTranslating: FixStrategy {
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let constrained = Set(
      conflict.members.filter { $0.handle.constraintID != nil }
        .flatMap { [$0.equation.first.item.view, $0.equation.second?.item.view] })
    var views: [ViewID] = []
    for member in conflict.members {
      guard case .generated(let view, let rule) = member.handle, rule.maker == .autoresizingMask,
        constrained.contains(view), !views.contains(view)
      else { continue }
      views.append(view)
    }
    return views.prefix(Effort.triedMembers).map { view in
      Proposal(action: .stopTranslating(view), edits: [.change(view, .frameLayout(nil))])
    }
  }
}
