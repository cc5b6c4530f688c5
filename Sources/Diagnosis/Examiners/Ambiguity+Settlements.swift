import AutoLayout

extension Ambiguity {
  /// What may settle it, the plainest first; nothing for what hangs on another number, which is to
  /// be settled instead.
  func settlements(in document: Document, _ causes: AmbiguityCauses) -> [Settlement] {
    switch cause {
    case .hangs, .waits: []
    case .scrollable: endings(in: document).map { .constraint($0) }
    case .tied(let handles): priorities(of: handles, in: document)
    case .nothingFixes, .onlyBounded:
      equations(in: document, causes).map { .constraint($0) }
    }
  }

  /// One of them a little higher, what keeps its size by itself before what takes any; or what takes any
  /// lower than the others, which is all that settles more than two.
  private func priorities(of handles: [Handle], in document: Document) -> [Settlement] {
    let readiness = { (handle: Handle) in
      handle.viewOfContent.flatMap { document.view($0) }?.stretches ?? 0
    }
    let ordered = handles.enumerated().sorted { one, other in
      (readiness(one.element), one.offset) < (readiness(other.element), other.offset)
    }.map(\.element)
    let higher = ordered.compactMap { handle -> Settlement? in
      document.priority(of: handle)?.nextWhole.map { .priority(handle, $0) }
    }
    guard let last = ordered.last, let before = ordered.dropLast().last,
      readiness(before) < readiness(last),
      let lower = document.priority(of: last)?.previousWhole
    else { return higher }
    let below = [Settlement.priority(last, lower)]
    return handles.count > 2 ? below + higher : higher + below
  }

  private func equations(in document: Document, _ causes: AmbiguityCauses) -> [Equation] {
    let axis = part.axis
    let superview = document.views[item.view]?.superview
    guard part.isSize else {
      return superview.map { superview in
        [
          Equation(
            Anchor(item, axis.start), .equal, Anchor(superview, axis.start),
            constant: isMirrored(in: document) ? Self.margin : clamped(Self.margin))
        ]
      } ?? []
    }
    let fixed = Equation(
      Anchor(item, axis.size), .equal,
      constant: clamped(Self.length))
    let sizes = (superview.map { scrolledSizes(in: $0, of: document) } ?? []) + [fixed]
    let place = Effect.FreePart(item: item, part: .origin(axis))
    guard let superview, !causes.isFree(place), !causes.isChained(place) else { return sizes }
    let filling = Equation(
      Anchor(item, axis.end), .equal, Anchor(superview, axis.end), constant: -Self.margin)
    return [filling] + sizes
  }

  /// What is scrolled is as large as the chain inside makes it; as wide as what scrolls it, where only
  /// its height is to scroll (UIKit scroll view, section 2.1).
  private func scrolledSizes(in superview: ViewID, of document: Document) -> [Equation] {
    guard document.views[superview]?.kind.scrolls == true else { return [] }
    let (edge, size) = (part.axis.end, part.axis.size)
    let chains = document.lastSubviews(of: item.view).map {
      Equation(
        Anchor($0, edge), .equal, Anchor(item, edge),
        constant: -(document.inset(of: $0, in: item.view) ?? Self.gap))
    }
    let wide = Equation(Anchor(item, size), .equal, Anchor(superview, size))
    return part.axis == .horizontal ? [wide] + chains : chains
  }

  /// The last view inside ends where the content does; or, in a container that does so already, the
  /// chain is led to its end. The content is as large as its frame only where it shall not scroll:
  /// elsewhere that settles it, and nothing scrolls (UIKit scroll view, section 4).
  private func endings(in document: Document) -> [Equation] {
    let (edge, size) = (part.axis.end, part.axis.size)
    let inside = document.lastSubviews(of: item.view)
    let ends = inside.map {
      Equation(
        Anchor($0, edge), .equal, Anchor(item.view, edge),
        constant: -(document.inset(of: $0, in: item.view) ?? 0))
    }
    let chains = inside.flatMap { container in
      document.lastSubviews(of: container).map {
        Equation(
          Anchor($0, edge), .equal, Anchor(container, edge),
          constant: -(document.inset(of: $0, in: container) ?? Self.gap))
      }
    }
    guard document.keepsContent(of: item.view, withinFrameAlong: part.axis) else {
      return ends + chains
    }
    return ends + chains
      + [Equation(Anchor(item, size), .equal, Anchor(Item(item.view, guide: .frame), size))]
  }

  /// What one would leave first between a view and the end of its container, in points.
  private static let gap = 8.0
  /// The distance from an edge that one would write first, in points.
  private static let margin = 16.0
  /// The length that one would write first, in points.
  private static let length = 100.0

  /// The nearest in the range to what one would write, a whole number if there is one.
  private func clamped(_ value: Double) -> Double {
    let nearest = min(max(value, range.low), range.high)
    let whole = value < range.low ? nearest.rounded(.up) : nearest.rounded(.down)
    return range.low <= whole && whole <= range.high ? whole : nearest
  }

  /// `leading` counts from the right there, the range from the left.
  private func isMirrored(in document: Document) -> Bool {
    part == .x && document.direction(ofItem: item.view) == .rightToLeft
  }
}

extension Document {
  /// How far from the leading and trailing edges of what it lies in a view is kept, if from both alike.
  fileprivate func inset(of view: ViewID, in container: ViewID) -> Double? {
    let ends: [[Attribute]] = [[.leading, .left], [.trailing, .right]]
    let distances = ends.map { end in
      constraints(mentioning: view).lazy.compactMap { constraint -> Double? in
        guard let second = constraint.second, self.isInLayout(constraint),
          constraint.multiplier == 1,
          Set(constraint.items.map(\.view)) == [view, container],
          end.contains(constraint.first.attribute), end.contains(second.attribute)
        else { return nil }
        return abs(constraint.constant)
      }.first
    }
    return distances[0] == distances[1] ? distances[0] : nil
  }

  /// The last few, the very last one first.
  fileprivate func lastSubviews(of view: ViewID) -> [ViewID] {
    (views[view]?.subviews ?? []).suffix(4).reversed()
  }

  /// Whether a constraint that must hold says of something in a scroll view that it is no longer than
  /// the frame.
  fileprivate func keepsContent(of scroll: ViewID, withinFrameAlong axis: Axis) -> Bool {
    let holding = constraints.first { constraint in
      guard constraint.isActive, constraint.priority == .required,
        let second = constraint.second, constraint.first.attribute == axis.size,
        second.attribute == axis.size
      else { return false }
      let (one, other) = (constraint.first.item, second.item)
      return isInside(one, of: scroll) && other.isFrame(of: scroll)
        && constraint.relation != .greaterThanOrEqual
        || one.isFrame(of: scroll) && isInside(other, of: scroll)
          && constraint.relation != .lessThanOrEqual
    }
    return holding != nil
  }

  private func isInside(_ item: Item, of scroll: ViewID) -> Bool {
    item.view == scroll
      ? item.guide == .content : isView(item.view, within: scroll)
  }

  /// The priority of a constraint that has one to choose.
  fileprivate func priority(of handle: Handle) -> Priority? {
    switch handle {
    case .constraint(let id): return constraint(id)?.priority
    case .generated(let id, let rule):
      guard let view = views[id] else { return nil }
      for axis in Axis.allCases {
        if rule == .hugging(axis) { return view.hugging[axis] }
        if rule == .resistance(axis) { return view.resistance[axis] }
      }
      return nil
    }
  }
}

extension Item {
  fileprivate func isFrame(of scroll: ViewID) -> Bool {
    view == scroll && (guide == nil || guide == .frame)
  }
}

extension Handle {
  /// The view whose content the constraint is about.
  fileprivate var viewOfContent: ViewID? {
    guard case .generated(let view, let rule) = self,
      rule.maker == .hugging || rule.maker == .compressionResistance
    else { return nil }
    return view
  }
}

extension View {
  /// How readily it is wider or narrower than its content: what one types into or slides before a text, a
  /// text before what has a title or a picture.
  fileprivate var stretches: Int {
    if isTypedInto || [.slider, .progressView, .searchBar].contains(kind) { return 2 }
    return kind == .label ? 1 : 0
  }
}
