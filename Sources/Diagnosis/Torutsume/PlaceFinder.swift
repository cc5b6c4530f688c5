import AutoLayout

/// Finds between what a view stands: by constraints that hold its edges at those of others, or by the
/// stack view that arranges it.
struct PlaceFinder {
  let solution: Solution
  let view: ViewID
  /// Along which alone it is to look; `nil` for along both.
  let axis: Axis?

  private var document: Document { solution.document }

  func situation() -> Torutsume.Situation {
    if let stack = document.arrangingStack(of: view) {
      return .arranged(in: stack, place(in: stack))
    }
    if document.view(view)?.frameLayout != nil { return .framed }
    let found = Axis.allCases.filter { axis == nil || $0 == axis }.map { situation(along: $0) }
    let places = found.flatMap(\.places)
    let open = axis == nil ? places.filter { !isFilledByAnother($0) } : places
    if !places.isEmpty { return .between(open.isEmpty ? places : open) }
    // Downwards before across, where both say as much.
    return found.reversed().min { $0.rank < $1.rank } ?? .nothingBehind
  }

  // MARK: Stack views

  /// Between the nearest ones that are seen.
  private func place(in stack: ViewID) -> Torutsume.Place? {
    guard let arrangement = document.view(stack)?.stack else { return nil }
    let seen = document.arrangedSubviews(of: stack).filter { !$0.isHidden || $0.id == view }
    guard let index = seen.firstIndex(where: { $0.id == view }), index > 0,
      seen.indices.contains(index + 1)
    else { return nil }
    let (before, behind) = (seen[index - 1].id, seen[index + 1].id)
    let axis = arrangement.axis
    let fromBaselines = arrangement.isBaselineRelative && axis == .vertical
    let isExact = ![.equalSpacing, .equalCentering].contains(arrangement.distribution)
    return Torutsume.Place(
      axis: axis, before: Item(before), behind: Item(behind),
      goal: Equation(
        Anchor(behind, fromBaselines ? .firstBaseline : axis.start),
        isExact ? .equal : .greaterThanOrEqual,
        Anchor(before, fromBaselines ? .lastBaseline : axis.end),
        constant: arrangement.customSpacing[before] ?? arrangement.spacing),
      links: nil)
  }

  // MARK: Constraints

  private func situation(along axis: Axis) -> Torutsume.Situation {
    let links = links(along: axis)
    let fixed = links.filter { $0.constraint.relation == .equal }
    let behind = fixed.filter(\.isBehind)
    let near = fixed.filter(\.isNear).min(by: isBefore)
    if behind.isEmpty { return near == nil ? .nothingBehind : loose(among: links) }
    let neighbours = behind.filter { !$0.isContainer }
    guard let near else {
      return .nothingBefore((neighbours.isEmpty ? behind : neighbours).items)
    }
    if !neighbours.isEmpty { return between(neighbours, near) }
    if near.isContainer { return .alone }
    if near.isBesideAnother { return between(behind, near) }
    return near.isInLine ? .inLine(with: near.other.item) : .hangingOn(near.other.item)
  }

  /// What is only kept from coming too near, or from going too far, stands where it likes.
  private func loose(among links: [Link]) -> Torutsume.Situation {
    let items = links.filter { $0.isBehind && !$0.isContainer }.items
    return items.isEmpty ? .nothingBehind : .looseBehind(items)
  }

  private func between(_ behind: [Link], _ near: Link) -> Torutsume.Situation {
    var places: [Torutsume.Place] = []
    for far in behind where !places.contains(where: { $0.behind == far.other.item }) {
      if far.other.item != near.other.item { places.append(place(of: far, near)) }
    }
    return places.isEmpty ? .alone : .between(places)
  }

  /// What ends where the view begins, and the edges of what it lies in, before what is only in line
  /// with it.
  private func isBefore(_ one: Link, _ other: Link) -> Bool {
    let rank = { (link: Link) in link.isContainer || link.isBesideAnother ? 0 : 1 }
    return (rank(one), -one.constraint.priority.rawValue, one.constraint.id)
      < (rank(other), -other.constraint.priority.rawValue, other.constraint.id)
  }

  private func place(of far: Link, _ near: Link) -> Torutsume.Place {
    let (kept, moving) = keepsNear(near, far) ? (near, far) : (far, near)
    var goal = kept.equation(with: moving.other.item)
    let alternative = alternative(to: goal)
    if let alternative { goal = alternative.equation }
    goal.priority = .required
    return Torutsume.Place(
      axis: far.own.attribute.axis, before: near.other.item, behind: far.other.item, goal: goal,
      links: .init(
        chain: far.constraint.id, surplus: moving.constraint.id, alternative: alternative?.id))
  }

  /// Whether what is behind takes the place of the view, at the distance that this keeps from what is
  /// before it. Else it is what is before that takes it: up to the edge of what both lie in, up to a
  /// spacer, which is a distance by itself, and where a baseline would be asked of what may have none.
  private func keepsNear(_ near: Link, _ far: Link) -> Bool {
    if far.isContainer { return false }
    let isSpacer = document.view(far.other.item.view)?.isGuide == true
    let asksForBaseline = near.own.attribute.isBaseline && !far.own.attribute.isBaseline
    return !(near.isBesideAnother && (isSpacer || asksForBaseline))
  }

  /// A constraint between the same anchors, whatever distance it keeps; one that is active first.
  private func alternative(to goal: Equation) -> Constraint? {
    let anchors = [goal.first, goal.second]
    return document.constraints
      .values { constraint in
        constraint.relation == .equal && constraint.multiplier == 1
          && (anchors == [constraint.first, constraint.second]
            || anchors == [constraint.second, constraint.first])
      }
      .min { one, other in
        (one.isActive ? 0 : 1, -one.priority.rawValue, one.id)
          < (other.isActive ? 0 : 1, -other.priority.rawValue, other.id)
      }
  }

  /// Whether another view stands between the same two, so that no gap is left along that axis: the
  /// name beside a picture, where the line below the name goes.
  private func isFilledByAnother(_ place: Torutsume.Place) -> Bool {
    // Of what is held by a container there may be much, of what both hold there is little.
    let others = held(by: place.before.view).intersection(held(by: place.behind.view))
      .subtracting([view, place.before.view, place.behind.view])
    return others.contains { other in
      let links = links(of: other, along: place.axis)
      return links.contains { $0.isNear && $0.begins(at: place.before) }
        && links.contains { $0.isBehind && $0.other.item == place.behind }
    }
  }

  /// What constraints tie to a view, and it.
  private func held(by view: ViewID) -> Set<ViewID> {
    Set(document.constraints(mentioning: view).flatMap { $0.items.map(\.view) })
  }

  private func links(along axis: Axis) -> [Link] { links(of: view, along: axis) }

  private func links(of view: ViewID, along axis: Axis) -> [Link] {
    document.constraints(mentioning: view).compactMap { constraint in
      let handle = Handle.constraint(constraint.id)
      guard document.isInLayout(constraint), solution.misses[handle] == nil,
        !solution.broken.contains(handle),
        let link = Link(constraint, of: view, in: document), link.own.attribute.axis == axis
      else { return nil }
      return link
    }
  }
}

/// A constraint between an edge of a view and something outside it.
private struct Link {
  let constraint: Constraint
  let own: Anchor
  let other: Anchor
  /// Whether it is the edge at which the view begins.
  let isNear: Bool
  /// Whether the other item is what the view lies in.
  let isContainer: Bool

  init?(_ constraint: Constraint, of view: ViewID, in document: Document) {
    guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
    let isFirst = constraint.first.item == Item(view)
    (own, other) = isFirst ? (constraint.first, second) : (second, constraint.first)
    guard own.item == Item(view), !document.isView(other.item.view, within: view),
      let isNear = own.attribute.isWhereItemsBegin
    else { return nil }
    self.constraint = constraint
    self.isNear = isNear
    isContainer = document.isView(view, within: other.item.view)
  }

  /// Whether the other item begins where the view ends, or holds its end from around it.
  var isBehind: Bool { !isNear && (isContainer || isOtherNear == true) }

  /// Whether the other item begins at its edge; `nil` for a centre.
  var isOtherNear: Bool? { other.attribute.isWhereItemsBegin }

  /// Whether it ends a row of others that the view goes on with.
  var isBesideAnother: Bool { !isContainer && isOtherNear == false }

  /// Whether it begins where `item` ends, or where `item` begins that it lies in.
  func begins(at item: Item) -> Bool {
    other.item == item && (isContainer || isBesideAnother)
  }

  /// Whether both are the same edge, at no distance.
  var isInLine: Bool { own.attribute == other.attribute && constraint.constant == 0 }

  /// The same with another item in the place of the view.
  func equation(with item: Item) -> Equation {
    var equation = constraint.equation
    let anchor = Anchor(item, own.attribute)
    if equation.first == own { equation.first = anchor } else { equation.second = anchor }
    return equation
  }
}

extension [Link] {
  /// The other items, each once.
  fileprivate var items: [Item] {
    var seen: Set<Item> = []
    return map(\.other.item).filter { seen.insert($0).inserted }
  }
}

extension Torutsume.Situation {
  /// What says most of why nothing closes up has the lowest.
  fileprivate var rank: Int {
    switch self {
    case .between, .arranged, .framed: 0
    case .looseBehind: 1
    case .nothingBefore: 2
    case .inLine, .hangingOn: 3
    case .alone: 4
    case .nothingBehind: 5
    }
  }
}

extension Attribute {
  /// In reading order; `nil` for what is neither an edge nor a baseline.
  fileprivate var isWhereItemsBegin: Bool? {
    switch self {
    case .leading, .left, .top, .firstBaseline: true
    case .trailing, .right, .bottom, .lastBaseline: false
    default: nil
    }
  }
}
