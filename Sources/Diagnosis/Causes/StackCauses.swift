import AutoLayout
import Simplex

/// A stack view aligns its arranged views, and one of them is placed or sized by hand.
enum StackAlignment: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    // Where a bound takes part, it is about how large things are.
    guard let alignment = conflict.first(madeFor: .stackAlignment),
      conflict.first(madeFor: .stackBoundary) == nil
    else { return nil }
    if let tie = conflict.tieOfAligned(on: alignment.axis) {
      return Cause(
        kind: .stackAlignment, view: tie.view, axis: alignment.axis,
        members: [alignment.handle, tie.handle], repairs: conflict.removing([tie]))
    }
    let own = conflict.placing(conflict.aligned(by: alignment), on: alignment.axis)
    guard let view = own.first?.view else { return nil }
    return Cause(
      kind: .stackAlignment, view: view, axis: alignment.axis,
      members: [alignment.handle] + own.map(\.member.handle),
      repairs: conflict.removing(own.map(\.member).sizesFirst))
  }
}

extension ConflictCase {
  /// The views that a stack view aligns. Where it is itself, is not what it aligns.
  fileprivate func aligned(by alignment: Member) -> [ViewID] {
    [alignment.equation.first, alignment.equation.second].compactMap { $0?.item.view }
      .filter { !isStack($0) }
  }

  /// What its authors say of where `views` are or how large, with the first of them that each places.
  fileprivate func placing(
    _ views: [ViewID], on axis: Axis
  ) -> [(view: ViewID, member: Member)] {
    authors.compactMap { member in
      let placed = views.first { anchor(of: $0, placedBy: member)?.attribute.axis == axis }
      return placed.map { ($0, member) }
    }
  }

  /// What makes the sizes of two views differ that a stack view makes equal.
  fileprivate func tieOfAligned(on axis: Axis) -> Member? {
    let alignments = members.filter { $0.isMade(for: .stackAlignment) && $0.axis == axis }
    let views = Set(alignments.flatMap(aligned))
    return authors.first { member in
      guard let (first, second) = member.sizes, first.axis == axis, second.axis == axis,
        first.view != second.view
      else { return false }
      let isSame = member.equation.multiplier == 1 && Tolerance.isZero(member.equation.constant)
      return !isSame && views.isSuperset(of: [first.view, second.view])
    }
  }
}

extension ConflictCase.Member {
  /// The views and axes of the two sizes that it ties together.
  fileprivate var sizes: (first: (view: ViewID, axis: Axis), second: (view: ViewID, axis: Axis))? {
    let first = equation.first
    guard let second = equation.second, first.attribute.kind == .size,
      second.attribute.kind == .size
    else { return nil }
    return (
      (first.item.view, first.attribute.axis), (second.item.view, second.attribute.axis)
    )
  }
}

extension [ConflictCase.Member] {
  var sizesFirst: [ConflictCase.Member] {
    filter(\.isFixedSize) + filter { !$0.isFixedSize }
  }
}

/// A stack view puts what it arranges one behind the other, and one of them is placed by hand as well.
enum StackPlace: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let place = conflict.first(madeFor: .stackEdge, .stackSpacing) else { return nil }
    let arranged = [place.view, place.equation.second?.item.view].compactMap { $0 }
      .filter { !conflict.isStack($0) }
    for view in arranged {
      let own = conflict.authors(about: view).filter {
        !$0.isFixedSize && conflict.anchor(of: view, placedBy: $0)?.attribute.axis == place.axis
      }
      if own.isEmpty { continue }
      return Cause(
        kind: .stackPlace, view: view, axis: place.axis,
        members: [place.handle] + own.map(\.handle), repairs: conflict.removing(own))
    }
    return nil
  }
}

/// The sizes and gaps in a stack view do not come to the size that it has itself.
enum StackLength: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard
      let edge = conflict.first(madeFor: .stackBoundary, .stackEdge, .stackSpacing, .stackHelper)
    else { return nil }
    let made = conflict.members.filter {
      $0.isMade(for: .stackBoundary, .stackEdge, .stackSpacing, .stackHelper)
    }
    // One edge alone, against another place for the same edge, has no length in it.
    guard made.count > 1 || conflict.stated.contains(where: \.isFixedSize) else { return nil }
    let own = conflict.inOrderOfGivingUp(on: edge.axis).sizesFirst
    return Cause(
      kind: .stackLength, view: made.lazy.compactMap(conflict.stack).first ?? edge.view,
      axis: edge.axis,
      members: [edge.handle] + own.map(\.handle),
      repairs: conflict.lowering(conflict.withoutExcess(conflict.reportedFirst(own))))
  }
}

extension ConflictCase {
  fileprivate func isStack(_ view: ViewID) -> Bool {
    document.views[view]?.stack != nil
      || document.views[view]?.className.contains("StackView") == true
  }

  fileprivate func stack(at edge: Member) -> ViewID? {
    let views = [edge.equation.first.item.view, edge.equation.second?.item.view].compactMap { $0 }
    return views.first { document.views[$0]?.stack != nil }
      ?? views.lazy.compactMap(document.arrangingStack).first
      // In a log the name of the class is all there is.
      ?? views.first(where: isStack)
  }
}

/// The spacings, margins and equal sizes that a stack view makes do not come to the size that it is
/// given, and no constraint of an author's takes part.
enum StackAlone: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let along = conflict.first(
      madeFor: .stackSpacing, .stackEdge, .stackBoundary, .stackHelper)
    // Of a log it is told as what else takes part.
    let across = conflict.members.first {
      $0.isMade(for: .stackAlignment) && $0.handle.constraintID == nil
    }
    guard conflict.authors.isEmpty, let member = along ?? across else { return nil }
    let stack = conflict.stack(at: member) ?? member.view
    return Cause(
      kind: .stackAlone, view: stack, axis: member.axis, members: [member.handle],
      repairs: conflict.lengthening(stack, member.axis)
        + [.closeUp(stack, lowering: [], to: .almostRequired)])
  }
}

extension ConflictCase {
  /// The frame that was given to a stack view gets the length that is missing, with what its contents ask
  /// for or without; none where the length follows from another view's.
  fileprivate func lengthening(_ id: ViewID, _ axis: Axis) -> [Fix.Action] {
    let given = members(about: id).first {
      $0.handle.constraintID == nil && $0.isMade(for: .autoresizingMask) && $0.isFixedSize
    }
    guard let given, given.axis == axis, given.view == id, let view = document.view(id),
      view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      var size = view.frameLayout?.frame.size
    else { return [] }
    size[axis] += gap / abs(given.multiplier)
    let asked = document.arrangedSubviews(of: id).compactMap { document.naturalSize(of: $0)[axis] }
    var roomy = size
    roomy[axis] += (view.stack?.axis == axis ? asked.reduce(0, +) : asked.max() ?? 0).rounded(.up)
    let isOfContent = first(madeFor: .contentSize) != nil
    return (isOfContent || roomy == size ? [size] : [roomy, size]).map { .resize(id, $0) }
  }
}

/// `fillProportionally` shares out the whole length of the stack view, and its margins come on top.
enum ProportionalMargins: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let share = conflict.members.first { conflict.isProportional($0) }
    guard let share, conflict.first(madeFor: .margins) != nil || conflict.hasMarginEdge else {
      return nil
    }
    return Cause(
      kind: .proportionalMargins, view: conflict.stack(at: share) ?? share.view, axis: share.axis,
      members: [share.handle], repairs: [])
  }
}

extension ConflictCase {
  fileprivate func isProportional(_ member: Member) -> Bool {
    guard let id = member.handle.constraintID else { return false }
    return document.constraint(id)?.identifier?.hasPrefix("UISV-fill-proportionally") == true
  }

  /// Whether an edge of a stack view is tied to its margins.
  fileprivate var hasMarginEdge: Bool {
    members.contains { member in
      member.isMade(for: .stackEdge)
        && [member.equation.first, member.equation.second].contains {
          $0?.attribute.withinMargins != nil || $0?.item.guide == .layoutMargins
            || ($0?.item.view).flatMap { document.views[$0] }?.isGuide == true
        }
    }
  }
}

/// A content size whose hugging or compression resistance is required.
enum RequiredContent: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let content = conflict.first(madeFor: .contentSize) else { return nil }
    return Cause(
      kind: .requiredContent, view: content.view, axis: content.axis, members: [content.handle],
      repairs: conflict.lowering(conflict.inOrderOfGivingUp(on: content.axis)))
  }
}

/// The view above the keyboard, laid out while it stands below the screen.
enum InputAccessory: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.views.contains(where: SystemViews.isKeyboards),
      let own = conflict.views.first(where: { !SystemViews.isSystems($0) }),
      let member = conflict.authors.first
    else { return nil }
    return Cause(
      kind: .inputAccessory, view: own.id, axis: member.axis, members: [member.handle],
      repairs: conflict.lowering(conflict.inOrderOfGivingUp(on: member.axis)))
  }
}
