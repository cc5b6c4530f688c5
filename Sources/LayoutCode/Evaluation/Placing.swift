import AutoLayout
import Interchange

/// Views that a text constrains and puts nowhere, as where no more of it is pasted than the activation.
extension Evaluator {
  /// Puts the unknown ones of two views that stand in no view in common where their constraint leads:
  /// into what the other one is in.
  ///
  /// - Returns: Whether there is a view in common now.
  mutating func putTogether(
    _ one: Anchor, _ two: Anchor, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard policy == .code else { return false }
    let tops = [one, two].map { topmost(above: $0.item.view) }
    let places = [home(of: two.item), home(of: one.item)]
    let isUnknown = tops.map { unknownViews.contains($0) && draft.view($0)?.isGuide == false }
    if isUnknown == [false, false] { return false }
    for (place, top) in tops.enumerated() where isUnknown[place] {
      let superview = isUnknown == [true, true] ? ownView ?? .root : places[place]
      try put(top, into: superview, at: range)
    }
    findings.note(EvaluationWords.standWhereConstrained)
    return true
  }

  /// What a view is in that is constrained to something: beside it, or in it where it is what code adds
  /// its views to.
  private func home(of item: Item) -> ViewID {
    guard item.guide == nil, !item.view.isInitial, item.view != ownView,
      let view = draft.view(item.view), !view.isContentView
    else { return item.view == .window ? .root : item.view }
    return view.superview ?? item.view
  }

  /// In the code of a view that view.
  private var ownView: ViewID? { scopeValue("self").flatMap { viewID(of: $0) } }

  /// By constraints, which whoever activates some has seen to.
  private mutating func put(
    _ view: ViewID, into superview: ViewID, at range: SourceRange
  ) throws(Stop) {
    try apply(.insert(view, into: superview, at: .front, step: step), at: range)
    if draft.view(view)?.translatesAutoresizingMaskIntoConstraints == true {
      try apply(.change(view, .frameLayout(nil)), at: range)
    }
  }

  /// Switches the masks of a constraint's views off where code that is not there may have done so: of views
  /// that such code makes and that have no frame.
  mutating func leaveOpenMasks(of new: NewConstraint, at range: SourceRange) throws(Stop) {
    guard policy == .code else { return }
    let items = [new.first.item, new.second?.item].compactMap { $0 }
    for (place, item) in items.enumerated() where item.guide == nil {
      guard let frame = draft.view(item.view)?.frameLayout?.frame,
        frame.width == 0, frame.height == 0, isOpen(item.view)
      else { continue }
      let other = items.indices.contains(1 - place) ? items[1 - place].view : nil
      if let other, contains(item.view, other) { continue }
      try apply(.change(item.view, .frameLayout(nil)), at: range)
    }
  }

  func contains(_ view: ViewID, _ other: ViewID) -> Bool {
    var next = draft.view(other)?.superview
    while let current = next {
      if current == view { return true }
      next = draft.view(current)?.superview
    }
    return false
  }

  /// Whether code that is not there has to do with how a view is made.
  private mutating func isOpen(_ view: ViewID) -> Bool {
    if viewsOfOpenClasses.contains(view) || unknownViews.contains(view) { return true }
    guard let object = objectOfView[view], program.isOpen(heap[object].type) else { return false }
    viewsOfOpenClasses.insert(view)
    return true
  }

  /// Puts the unknown views of a constraint into the view that is to hold it.
  ///
  /// - Returns: Whether it can hold it now.
  mutating func putTogether(
    _ constraint: ConstraintID, in holder: ViewID, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard policy == .code, let constraint = draft.constraint(constraint) else { return false }
    let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
    var isPut = false
    for item in items where item != holder && !contains(holder, item) {
      let top = topmost(above: item)
      guard top != .window, unknownViews.contains(top), top != topmost(above: holder) else {
        return false
      }
      try put(top, into: holder, at: range)
      isPut = true
    }
    if isPut { findings.note(EvaluationWords.standWhereConstrained) }
    return isPut
  }

  func topmost(above view: ViewID) -> ViewID {
    var top = view
    while let next = draft.view(top)?.superview { top = next }
    return top
  }
}
