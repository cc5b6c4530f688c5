import AutoLayout

/// Something has a size of 0, mostly only for the moment, and what is in it cannot shrink so far.
enum EmptyContainer: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let empty = conflict.stated.first(where: { $0.isEmptySize && isContainer($0, conflict) }),
      let view = conflict.document.views[empty.view]
    else { return emptyByMask(conflict) }
    return Cause(
      kind: kind(of: empty, view), view: view.id, axis: empty.axis, members: [empty.handle],
      repairs: conflict.lowering(
        conflict.inOrderOfGivingUp(on: empty.axis).filter { $0.handle != empty.handle }))
  }

  /// An author's own size of 0, and that of a view that shows nothing, count where something is pinned inside; what stands beside the view, or
  /// holds it, and another size of its own are other causes.
  private static func isContainer(
    _ empty: ConflictCase.Member, _ conflict: ConflictCase
  ) -> Bool {
    if empty.isMade(for: .layoutSupport, .safeArea, .keyboardGuide) { return false }
    return !(empty.isAuthors || empty.isMade(for: .contentSize))
      || conflict.members(about: empty.view).contains {
        $0.maker != .nature && conflict.isContent($0, of: empty.view, on: empty.axis)
      }
  }

  private static func kind(of empty: ConflictCase.Member, _ view: View) -> Cause.Kind {
    if empty.isMade(for: .fittingTarget) { return .emptyWhileMeasured }
    if SystemViews.isCell(view) { return .emptyCell }
    if empty.isMade(for: .autoresizingMask) { return .emptyFrame }
    return empty.isAuthors ? .collapsed : .emptyForNow
  }

  /// A frame of no size of its own, and one that came to 0 with its superview: `width − 320` in 320.
  private static func emptyByMask(_ conflict: ConflictCase) -> Cause? {
    let mask = conflict.members.first {
      $0.isMade(for: .autoresizingMask) && $0.equation.first.attribute.kind == .size
        && isEmpty($0, conflict)
    }
    guard let mask else { return nil }
    return Cause(
      kind: .emptyFrame, view: mask.view, axis: mask.axis, members: [mask.handle],
      repairs: conflict.lowering(conflict.inOrderOfGivingUp(on: mask.axis)))
  }

  private static func isEmpty(_ mask: ConflictCase.Member, _ conflict: ConflictCase) -> Bool {
    guard let outer = mask.equation.second, mask.equation.multiplier == 1 else { return false }
    return conflict.members(about: outer.item.view).contains {
      $0.isFixedSize && $0.equation.first == outer
        && $0.equation.constant + mask.equation.constant <= 0
    }
  }
}

/// A frame keeps its distance from the edges of its superview, and there is less room than that.
enum ShrunkFrame: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let mask = conflict.members.first { isShrunk($0, conflict) }
    guard let mask, let view = conflict.document.views[mask.view] else { return nil }
    return Cause(
      kind: .shrunkFrame, view: view.id, axis: mask.axis, members: [mask.handle],
      repairs: [.stopTranslating(view.id)]
        + conflict.lowering(conflict.inOrderOfGivingUp(on: mask.axis)))
  }

  /// `height == superview.height - 386`, where it is by this that the height is below 0.
  private static func isShrunk(_ mask: ConflictCase.Member, _ conflict: ConflictCase) -> Bool {
    let equation = mask.equation
    return mask.isMade(for: .autoresizingMask) && equation.constant < 0
      && equation.first.attribute.kind == .size
      && equation.second?.attribute == equation.first.attribute
      && conflict.members(about: mask.view).contains {
        $0.maker == .nature && $0.equation.first == equation.first
      }
  }
}

/// An arranged view that is hidden has the size 0, and something in it does not shrink.
enum HiddenInStack: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let hiding = conflict.first(madeFor: .stackHiding) else { return nil }
    return Cause(
      kind: .hiddenInStack, view: hiding.view, axis: hiding.axis, members: [hiding.handle],
      repairs: repairs(of: conflict, hiding))
  }

  /// One constraint in it, or its own content; and where it is a stack view itself, its spacing, which
  /// is there as long as it shows more than one.
  ///
  /// What is hidden gives way before what is shown: first what lies in the hidden view, then what ties
  /// it to others, and last what speaks of others alone.
  private static func repairs(
    of conflict: ConflictCase, _ hiding: ConflictCase.Member
  ) -> [Fix.Action] {
    let order = conflict.inOrderOfGivingUp(on: hiding.axis)
    let inner = order.filter { conflict.isContained($0, in: hiding.view) }
    let tying = order.filter {
      !conflict.isContained($0, in: hiding.view) && $0.concerns(hiding.view)
    }
    let told = Set((inner + tying).map(\.handle))
    let others = order.filter { !told.contains($0.handle) }
    let members = conflict.lowering(inner + tying + others)
    let content = conflict.first(madeFor: .contentSize).map {
      Fix.Action.lowerContent($0.handle, to: .almostRequired)
    }
    return members + [content].compactMap(\.self) + closingUp(hiding, in: conflict.document)
  }

  /// The spacing alone, with the sizes in the stack view, and with all that holds in it.
  private static func closingUp(
    _ hiding: ConflictCase.Member, in document: Document
  ) -> [Fix.Action] {
    guard let stack = document.views[hiding.view]?.stack, stack.spacing != 0 else { return [] }
    let all = document.requiredConstraints(within: hiding.view, along: hiding.axis)
    let sizes = all.filter { $0.first.attribute.kind == .size }
    let lowered = (sizes.count < all.count ? [sizes, all] : [all]).filter { !$0.isEmpty }
    return ([[]] + lowered).map {
      .closeUp(hiding.view, lowering: $0.map(\.id), to: .almostRequired)
    }
  }
}

extension ConflictCase {
  /// Whether a member speaks of `view` and of what is in it alone.
  fileprivate func isContained(_ member: Member, in view: ViewID) -> Bool {
    member.views.allSatisfy { document.isView($0, within: view) }
  }
}

extension ConflictCase.Member {
  fileprivate func concerns(_ view: ViewID) -> Bool { views.contains(view) }
}

extension Document {
  /// In the order of their numbers.
  fileprivate func requiredConstraints(within view: ViewID, along axis: Axis) -> [Constraint] {
    constraints.values { constraint in
      constraint.isActive && constraint.priority.isRequired
        && constraint.first.attribute.axis == axis
        && constraint.items.allSatisfy { isView($0.view, within: view) }
    }
  }
}
