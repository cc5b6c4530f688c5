import Patience

extension Document {
  /// The view itself, its superview, and so on up to the window or to the top of a removed tree.
  package func ancestry(of view: ViewID) -> [ViewID] {
    [view] + ancestors(of: view)
  }

  /// The views that the view lies in, from the inside.
  package func ancestors(of view: ViewID) -> some Sequence<ViewID> {
    sequence(state: view) { state in
      guard let next = superview(of: state) else { return nil }
      state = next
      return next
    }
  }

  package func superview(of view: ViewID) -> ViewID? { views.read(view) { $0.superview } ?? nil }

  package func isInWindow(_ view: ViewID) -> Bool { isView(view, within: .window) }

  /// Whether `view` is `ancestor` or below it.
  package func isView(_ view: ViewID, within ancestor: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next, current != ancestor { next = superview(of: current) }
    return next != nil
  }

  /// How many views stand above `view`.
  package func depth(of view: ViewID) -> Int {
    var depth = 0
    var next = superview(of: view)
    while let current = next {
      depth += 1
      next = superview(of: current)
    }
    return depth
  }

  /// `top` and everything below it, each view before its guides and these before its subviews.
  /// This is *view order*: the order in which choices are settled and views are told of.
  package func preorder(from top: ViewID = .root) -> [ViewID] {
    preorder(from: top, through: \.subviews)
  }

  /// `top` and everything below it, where `children` are what a view has besides its guides.
  package func preorder<Children: BidirectionalCollection<ViewID>>(
    from top: ViewID, through children: (View) -> Children
  ) -> [ViewID] {
    var result: [ViewID] = []
    var pending = [top]
    while let current = pending.popLast() {
      views.read(current) { view in
        result.append(current)
        pending.append(contentsOf: children(view).reversed())
        pending.append(contentsOf: view.guides.reversed())
      }
    }
    return result
  }

  /// The tops of the trees that were taken out of the window, in the order of their making.
  package var removed: [ViewID] {
    views.keys { $0.value.superview == nil && $0.value.id != .window }
  }

  /// The nearest view that has both among itself and its descendants. A guide counts as its owner.
  package func commonAncestor(_ first: ViewID, _ second: ViewID) -> ViewID? {
    let (first, second) = (host(first), host(second))
    let (outer, otherOuter) = (superview(of: first), superview(of: second))
    // Most are siblings, or one inside the other.
    if first == second || otherOuter == first { return first }
    if outer == second { return second }
    if outer == otherOuter { return outer }
    var (one, other): (ViewID?, ViewID?) = (first, second)
    var (oneDepth, otherDepth) = (depth(of: first), depth(of: second))
    while one != other {
      if oneDepth >= otherDepth {
        one = one.flatMap(superview)
        oneDepth -= 1
      } else {
        other = other.flatMap(superview)
        otherDepth -= 1
      }
    }
    return one
  }

  /// The view that stands for an item in the hierarchy: itself, or a guide's owning view.
  package func host(_ item: ViewID) -> ViewID {
    (views.read(item) { $0.isGuide ? $0.superview : nil } ?? nil) ?? item
  }

  /// The view that a constraint is installed on when it is active; `nil` if its items have no
  /// common ancestor (UIKit constraints, section 3).
  package func holder(of constraint: Constraint) -> ViewID? {
    if let explicit = constraint.explicitHolder { return explicit }
    guard let second = constraint.second else { return host(constraint.first.item.view) }
    return commonAncestor(constraint.first.item.view, second.item.view)
  }

  /// The constraints that mention the view or one of its system guides, by number.
  ///
  /// - Complexity: O(*n*) for *n* constraints in the document.
  package func constraints(mentioning view: ViewID) -> [Constraint] {
    LineWork.isStopped(after: constraints.count / LineWork.interval)
    return constraints.values { $0.mentions(view) }
  }

  /// The active constraints that take part in the layout: all their numbers are known and all their
  /// items are in the window.
  package func isInLayout(_ constraint: Constraint) -> Bool {
    constraint.isActive && constraint.waiting == nil
      && constraint.items.allSatisfy { isInWindow($0.view) }
  }
}

extension Constraint {
  /// One or two items.
  package var items: [Item] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// Whether the view, or a guide that UIKit gives it, is one of the items.
  package func mentions(_ view: ViewID) -> Bool {
    first.item.view == view || second?.item.view == view
  }
}
