import AutoLayout

/// What can be tried to take a view out. Whether it closes anything, the trial shows.
struct WayFinder {
  let document: Document
  let view: View
  let situation: Torutsume.Situation
  /// The number of the step that would carry one out.
  let step: Int
  /// Of what waits past the view until that is gone.
  var fallbackPriority = Priority.betweenDefaults

  private var places: [Torutsume.Place] { situation.places }

  /// The places that constraints hold open.
  private var tied: [(place: Torutsume.Place, links: Torutsume.Place.Links)] {
    places.compactMap { place in place.links.map { (place, $0) } }
  }

  /// `nil` for what cannot be done here, or is another way's work.
  func edits(for kind: Torutsume.Way.Kind) -> [Edit]? {
    if situation == .framed { return nil }
    return switch kind {
    case .hide: hiding.isEmpty ? nil : hiding
    case .remove: [.remove(view.id, step: step)]
    case .fallback: fallback(at: fallbackPriority)
    case .swap: swap
    case .priority: exchange
    case .collapse: shrinking.map { $0 + closing }
    case .size: closing.isEmpty ? nil : shrinking
    case .empty: emptying.map { $0 + shrinkingOfWhatHasNoSize + closing }
    case .clear: shrinkingOfWhatHasNoSize.isEmpty && closing.isEmpty ? nil : emptying
    case .unlink: tied.isEmpty ? nil : [.deactivate(tied.map(\.links.chain))]
    }
  }

  private var hiding: [Edit] {
    view.isHidden || view.isGuide ? [] : [.change(view.id, .isHidden(true))]
  }

  // MARK: Past the view

  /// Nothing is added where a constraint past the view waits already: then removing will do.
  func fallback(at priority: Priority) -> [Edit]? {
    let waiting = waiting(at: priority)
    return waiting.isEmpty ? nil : waiting + [.remove(view.id, step: step)]
  }

  /// The constraints past the view alone, which has not gone yet.
  func waiting(at priority: Priority) -> [Edit] {
    missing.map { place, links in
      links.alternative.map { .activate([$0]) } ?? addition(of: place, at: priority)
    }
  }

  /// Whether something of a priority of one's choice is to be added.
  var hasFallbackToAdd: Bool { missing.contains { $0.links.alternative == nil } }

  /// The priorities of what is only made active.
  var waitingPriorities: [Priority] {
    missing.compactMap { $0.links.alternative.flatMap(document.constraint)?.priority }
  }

  private var missing: [(place: Torutsume.Place, links: Torutsume.Place.Links)] {
    tied.filter { !isActive($0.links.alternative) }
  }

  private var swap: [Edit]? {
    if tied.isEmpty { return nil }
    let chains = Edit.deactivate(tied.map(\.links.chain))
    let past = tied.compactMap { place, links -> Edit? in
      if isActive(links.alternative) { return nil }
      return links.alternative.map { .activate([$0]) } ?? addition(of: place, at: .required)
    }
    return [chains] + past + hiding
  }

  /// 999 and 1: UIKit refuses to cross 1000 on what is installed, so neither is required from then on
  /// (torutsume facts, section 4).
  private var exchange: [Edit]? {
    if tied.isEmpty { return nil }
    let edits = tied.flatMap { place, links -> [Edit] in
      let lowered = document.edits(setting: .constraint(links.chain), to: .lowest) ?? []
      guard let alternative = links.alternative else {
        return lowered + [addition(of: place, at: .almostRequired)]
      }
      let raised = document.edits(setting: .constraint(alternative), to: .almostRequired) ?? []
      return lowered + raised + (isActive(alternative) ? [] : [.activate([alternative])])
    }
    return edits + hiding
  }

  private func isActive(_ id: ConstraintID?) -> Bool {
    id.flatMap(document.constraint)?.isActive == true
  }

  private func addition(of place: Torutsume.Place, at priority: Priority) -> Edit {
    var new = NewConstraint(place.goal, origin: .typed(step: step))
    new.priority = priority
    return .addConstraint(new)
  }

  // MARK: Nothing of the view

  private var axes: [Axis] {
    Axis.allCases.filter { axis in tied.contains { $0.place.axis == axis } }
  }

  /// One of the two distances becomes 0.
  private var closing: [Edit] {
    var surplus: [ConstraintID] = []
    for (_, links) in tied where !surplus.contains(links.surplus) { surplus.append(links.surplus) }
    return surplus.filter { document.constraint($0)?.constant != 0 }.map { .setConstant($0, 0) }
  }

  /// Of a size that a constraint gives, the constant: it may be required (torutsume facts, section 6).
  private var shrinking: [Edit]? {
    if axes.isEmpty { return nil }
    let edits = axes.compactMap { axis -> Edit? in
      guard let sizing = sizing(along: axis) else { return zero(along: axis, at: .required) }
      return sizing.constant == 0 ? nil : .setConstant(sizing.id, 0)
    }
    return edits + closing == [] ? nil : edits
  }

  private func sizing(along axis: Axis) -> Constraint? {
    document.constraints(mentioning: view.id).first { constraint in
      constraint.isActive && constraint.first == Anchor(view.id, axis.size)
        && constraint.second == nil && constraint.relation == .equal
        && constraint.priority.isRequired
    }
  }

  private func zero(along axis: Axis, at priority: Priority) -> Edit {
    var new = NewConstraint(Anchor(view.id, axis.size), .equal, nil, origin: .typed(step: step))
    new.priority = priority
    return .addConstraint(new)
  }

  /// Labels and image views: the others keep a size without content (torutsume facts, section 5).
  private var emptying: [Edit]? {
    if axes.isEmpty { return nil }
    var content = view.content
    if view.isImageView { content.setImage(nil) } else { content.setText(nil) }
    guard view.isImageView || view.isLabel, content != view.content else { return nil }
    return [.change(view.id, .content(content))]
  }

  /// An image view without image has no natural size, which is not the size 0.
  private var shrinkingOfWhatHasNoSize: [Edit] {
    if !view.isImageView { return [] }
    return axes.filter { sizing(along: $0) == nil }.map {
      zero(along: $0, at: .betweenDefaults)
    }
  }
}

extension View {
  fileprivate var isImageView: Bool { kind == .imageView }
  fileprivate var isLabel: Bool { kind == .label }
}
