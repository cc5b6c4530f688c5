import AutoLayout

/// What lies in a view comes to another length than the one that its author gives the view.
enum FixedParent: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for size in conflict.authors where size.isFixedSize {
      let contents = conflict.authors(about: size.view).filter {
        conflict.isContent($0, of: size.view, on: size.axis)
      }
      let ends = Set(contents.compactMap { $0.end(of: size.view) })
      guard ends.count == 2 else { continue }
      let lengths = conflict.inOrderOfGivingUp(on: size.axis).filter { $0.handle != size.handle }
      return Cause(
        kind: .fixedParent, view: size.view, axis: size.axis,
        members: [size.handle] + contents.map(\.handle),
        repairs: conflict.lowering(conflict.reportedFirst(lengths + [size])))
    }
    return nil
  }
}

extension ConflictCase {
  /// Whether `member` pins something to an edge of `view` from inside.
  func isContent(_ member: Member, of view: ViewID, on axis: Axis) -> Bool {
    member.axis == axis && member.end(of: view) != nil && anchor(of: view, placedBy: member) == nil
  }
}

extension ConflictCase.Member {
  /// The end of `view`, or of its guides, that it speaks of.
  fileprivate func end(of view: ViewID) -> ViewEnd? {
    let anchors = [equation.first, equation.second].compactMap { $0 }
    return anchors.first { $0.item.view == view }.flatMap { ViewEnd($0.attribute) }
  }
}

/// An inequality at the edge of what holds a view lets the view only out of it, not within.
enum ReversedInequality: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let member = conflict.authors.first { isReversed($0, conflict) }
    guard let member, let second = member.equation.second, conflict.authors.count > 1 else {
      return nil
    }
    let isFirstInner = conflict.anchor(of: member.view, placedBy: member) != nil
    return Cause(
      kind: .reversedInequality, view: isFirstInner ? member.view : second.item.view,
      axis: member.axis, members: [member.handle],
      repairs: turning(member, conflict.document) + conflict.removing([member]))
  }

  /// The other sign in its place.
  private static func turning(_ member: ConflictCase.Member, _ document: Document) -> [Fix.Action] {
    guard let id = member.handle.constraintID, var equation = document.constraint(id)?.equation
    else { return [] }
    equation.relation = equation.relation.turned
    return [.retie(id, equation)]
  }

  /// `inner.trailing >= outer.trailing - 8`, `inner.leading <= outer.leading + 8`
  private static func isReversed(
    _ member: ConflictCase.Member, _ conflict: ConflictCase
  ) -> Bool {
    let equation = member.equation
    guard equation.relation != .equal, equation.multiplier == 1, let second = equation.second,
      let end = ViewEnd(equation.first.attribute), end == ViewEnd(second.attribute)
    else { return false }
    let (first, other) = (equation.first.item.view, second.item.view)
    let document = conflict.document
    let (isInner, isOuter) = (
      document.isView(first, within: document.host(other)),
      document.isView(other, within: document.host(first))
    )
    guard isInner != isOuter else { return false }
    // As the inner one sees it.
    let relation = isInner ? equation.relation : equation.relation.turned
    let constant = isInner ? equation.constant : -equation.constant
    switch end {
    case .far: return relation == .greaterThanOrEqual && constant <= 0
    case .near: return relation == .lessThanOrEqual && constant >= 0
    }
  }
}

extension Relation {
  /// With the sides changed over.
  var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
