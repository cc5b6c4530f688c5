import AutoLayout
import Simplex

/// What one cannot get at, or would have to look for, and what constrains nothing.
extension SuspicionExaminer {
  /// What is scrolled can be scrolled above the keyboard.
  func underKeyboard(_ view: View, _ frame: Rect) -> Suspicion? {
    let document = solution.document
    guard document.bars.keyboardHeight > 0, view.isTypedInto, isOnScreen(view.id),
      let place = placeInRoot(of: view.id),
      let top = solution.rect(of: Item(.root, guide: .keyboard))?.y
    else { return nil }
    let covered = min(frame.height, place.maxY - top)
    return covered > 0.5 ? .underKeyboard(view.id, covered: covered) : nil
  }

  /// One that scrolls sideways alone is meant to, unless a text of several lines is wider than it: then
  /// nothing says where its lines end.
  func scrollsSideways(_ view: View, _ frame: Rect) -> Suspicion? {
    guard view.kind == .scrollView, frame.area > 0,
      let content = solution.rect(of: Item(view.id, guide: .content))
    else { return nil }
    let excess = content.width - frame.width
    guard excess > 0.5,
      content.height - frame.height > 0.5 || holdsLines(widerThan: frame.width, in: view.id)
    else { return nil }
    return .scrollsSideways(view.id, by: excess)
  }

  private func holdsLines(widerThan width: Double, in top: ViewID) -> Bool {
    var pending = [top]
    while let view = pending.popLast().flatMap(solution.document.view) {
      if view.kind == .label, view.content.numberOfLines != 1,
        let frame = solution.frame(of: view.id), frame.width - width > 0.5
      {
        return true
      }
      pending += view.subviews
    }
    return false
  }

  /// In their order.
  func emptyWords(in constraints: some Sequence<Constraint>) -> [Suspicion] {
    constraints.compactMap { constraint in
      guard constraint.second == constraint.first, constraint.multiplier == 1,
        Tolerance.areEqual(constraint.constant, 0), solution.document.isInLayout(constraint)
      else { return nil }
      return .saysNothing(constraint.id, constraint.first.item.view)
    }
  }
}

extension SuspicionExaminer {
  /// Those that say what an earlier one among `all` says. What is written twice is made twice by the
  /// code as well, and a change of one alone ends in a conflict.
  ///
  /// - Parameter all: In the order of their numbers.
  func repetitions(
    of constraints: some Sequence<Constraint>, among all: some Sequence<Constraint>
  ) -> [Suspicion] {
    var first: [Equation: ConstraintID] = [:]
    for constraint in all where constraint.isActive && solution.document.isInLayout(constraint) {
      first[constraint.equation] = min(first[constraint.equation] ?? constraint.id, constraint.id)
    }
    return constraints.compactMap { constraint in
      guard let earlier = first[constraint.equation], earlier < constraint.id,
        constraint.isActive, solution.document.isInLayout(constraint)
      else { return nil }
      return .repeated(constraint.id, of: earlier, constraint.leastOwner)
    }
  }
}

extension Constraint {
  /// The view of it that fewer constraints mention, as a rule: not the root where there is another.
  var leastOwner: ViewID {
    items.map(\.view).first { !$0.isInitial } ?? first.item.view
  }
}

extension View {
  /// Where one types, which the keyboard is not to cover.
  var isTypedInto: Bool { [.textField, .textView, .searchBar].contains(kind) }
}
