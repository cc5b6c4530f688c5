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

  func topmost(above view: ViewID) -> ViewID {
    var top = view
    while let next = draft.view(top)?.superview { top = next }
    return top
  }
}
