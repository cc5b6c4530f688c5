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

  /// One that scrolls sideways alone is meant to, unless what it scrolls is held as wide as it is shown, or a
  /// text of several lines is wider than it: then nothing says where its lines end.
  func scrollsSideways(_ view: View, _ frame: Rect) -> Suspicion? {
    guard view.kind == .scrollView, frame.area > 0,
      let content = solution.rect(of: Item(view.id, guide: .content))
    else { return nil }
    let excess = content.width - frame.width
    guard excess > 0.5 else { return nil }
    let isMistaken =
      content.height - frame.height > 0.5 || !solution.document.widthTies(in: view.id).isEmpty
      || holdsLines(widerThan: frame.width, in: view.id)
    return isMistaken ? .scrollsSideways(view.id, by: excess) : nil
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

  /// What ends last in a cell, below its content view, where nothing ties anything to the end of that: such a
  /// cell does not grow with what it shows.
  func outOfCell(_ view: View, _ frame: Rect) -> Suspicion? {
    let document = solution.document
    guard let content = view.superview.flatMap(document.view), content.isContentView,
      view.frameLayout == nil,
      let cell = content.superview.flatMap(document.view),
      [.tableViewCell, .collectionViewCell].contains(cell.kind),
      let height = solution.frame(of: content.id)?.height, frame.maxY - height > 0.5
    else { return nil }
    let ends = content.subviews.map { (solution.frame(of: $0)?.maxY ?? 0, $0) }
    let last = ends.max { ($0.0, $1.1) < ($1.0, $0.1) }?.1
    let isTied = document.constraints(mentioning: content.id).contains { constraint in
      document.isInLayout(constraint)
        && [constraint.first, constraint.second].contains {
          $0?.item.view == content.id && [.bottom, .bottomMargin].contains($0?.attribute)
        }
    }
    return last == view.id && !isTied
      ? .outOfCell(view.id, content: content.id, by: frame.maxY - height) : nil
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
  /// The later ones of two ratios that leave a view without a size.
  func twoRatios(
    of constraints: some Sequence<Constraint>, among all: some Sequence<Constraint>
  ) -> [Suspicion] {
    var first: [ViewID: (id: ConstraintID, ratio: Double)] = [:]
    for constraint in all where isHolding(constraint) {
      guard let ratio = constraint.equation.widthForHeight else { continue }
      let view = constraint.first.item.view
      if first[view].map({ $0.id < constraint.id }) != true { first[view] = (constraint.id, ratio) }
    }
    return constraints.compactMap { constraint in
      let view = constraint.first.item.view
      guard let ratio = constraint.equation.widthForHeight, isHolding(constraint),
        let earlier = first[view], earlier.id < constraint.id,
        !Tolerance.areEqual(earlier.ratio, ratio), let frame = solution.frame(of: view),
        Axis.allCases.allSatisfy({ Tolerance.areEqual(frame[.size($0)], 0) })
      else { return nil }
      return .twoRatios(constraint.id, beside: earlier.id, view)
    }
  }

  private func isHolding(_ constraint: Constraint) -> Bool {
    constraint.isActive && solution.document.isInLayout(constraint)
  }

  /// Those that say what an earlier one among `all` says. What is written twice is made twice by the
  /// code as well, and a change of one alone ends in a conflict.
  ///
  /// - Parameter all: In the order of their numbers.
  func repetitions(
    of constraints: some Sequence<Constraint>, among all: some Sequence<Constraint>
  ) -> [Suspicion] {
    var first: [Equation: ConstraintID] = [:]
    for constraint in all where isHolding(constraint) {
      first[constraint.equation] = min(first[constraint.equation] ?? constraint.id, constraint.id)
    }
    return constraints.compactMap { constraint in
      guard let earlier = first[constraint.equation], earlier < constraint.id,
        isHolding(constraint)
      else { return nil }
      return .repeated(constraint.id, of: earlier, constraint.leastOwner)
    }
  }
}

extension Document {
  /// Where one types, if the keyboard is another than before.
  func typedInto(since old: Document) -> [ViewID] {
    bars.keyboardHeight == old.bars.keyboardHeight
      ? [] : views.values.filter(\.isTypedInto).map(\.id)
  }

  /// What holds a subview of a scroll view as wide as that is shown, but for a constant.
  func widthTies(in scroll: ViewID) -> [Constraint] {
    let shown = [Anchor(scroll, .width), Anchor(Item(scroll, guide: .frame), .width)]
    return constraints(mentioning: scroll).filter { constraint in
      guard let second = constraint.second, isInLayout(constraint), constraint.multiplier == 1,
        constraint.relation == .equal
      else { return false }
      let ends = [(constraint.first, second), (second, constraint.first)]
      return ends.contains { inner, outer in
        shown.contains(outer) && inner.attribute == .width
          && superview(of: inner.item.view) == scroll
      }
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
