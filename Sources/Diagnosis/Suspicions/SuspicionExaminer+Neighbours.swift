import AutoLayout
import Simplex

/// What lies beside or over one another.
extension SuspicionExaminer {
  /// Among siblings that have text or are controls. An image may well lie under a text.
  func overlaps(
    among views: [ViewID], _ isCancelled: () -> Bool
  ) throws(LayoutFailure) -> [Suspicion] {
    let document = solution.document
    var siblings: [ViewID: [(view: ViewID, frame: Rect)]] = [:]
    for id in views {
      guard let view = document.view(id), view.isText, let superview = view.superview,
        let frame = solution.frame(of: id), frame.area > 0, !isTransparent(id)
      else { continue }
      siblings[superview, default: []].append((id, frame))
    }
    var found: [Suspicion] = []
    for superview in siblings.keys.sorted() {
      if isCancelled() { throw .cancelled }
      found += overlaps(among: siblings[superview] ?? [])
    }
    return found
  }

  /// Whether it, or what it lies in, has an alpha of 0.
  private func isTransparent(_ id: ViewID) -> Bool {
    let document = solution.document
    return document.ancestry(of: id).contains { above in
      document.views.read(above) { $0.layer.opacity == 0 } == true
    }
  }

  private typealias Sibling = (view: ViewID, frame: Rect)

  private func overlaps(among siblings: [Sibling]) -> [Suspicion] {
    let axis = siblings.map(\.frame).partingAxis
    let start = RectPart.origin(axis)
    let sorted = siblings.sorted { ($0.frame[start], $0.view) < ($1.frame[start], $1.view) }
    var open: [Sibling] = []
    var found: [(ViewID, ViewID, Rect)] = []
    for next in sorted {
      open.removeAll { $0.frame.end(along: axis) <= next.frame[start] }
      for other in open {
        let shared = other.frame.intersection(next.frame)
        guard !Tolerance.areEqual(shared.width, 0), !Tolerance.areEqual(shared.height, 0) else {
          continue
        }
        found.append((min(other.view, next.view), max(other.view, next.view), shared))
      }
      open.append(next)
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { .overlapping($0.0, $0.1, place: $0.2) }
  }

  // MARK: Gaps

  /// A view that is hidden or has no length, tied to a neighbour on each side by a distance (the
  /// torutsume facts): both distances remain.
  ///
  /// - Parameter constraints: Those that speak of the views that it is handed, by number.
  func doubleGaps<Failure>(
    of views: [ViewID], tiedBy constraints: ([ViewID]) throws(Failure) -> [Constraint]
  ) throws(Failure) -> [Suspicion] {
    let document = solution.document
    let empty = views.filter { view in
      Axis.allCases.contains { isEmpty(view, along: $0) }
    }.sorted()
    if empty.isEmpty { return [] }
    let held = Dictionary(
      grouping: try constraints(empty).filter { document.isInLayout($0) }.flatMap(sides),
      by: \.view)
    return empty.flatMap { view in
      Axis.allCases.compactMap { axis in doubleGap(of: view, along: axis, held[view] ?? []) }
    }
  }

  private func isEmpty(_ view: ViewID, along axis: Axis) -> Bool {
    guard let frame = solution.frame(of: view) else { return false }
    return Tolerance.areEqual(frame[.size(axis)], 0)
      || solution.document.views.read(view) { $0.isHidden } == true
  }

  /// One end of a distance between two views: whose near or far edge, and to whom.
  private struct Side {
    let view: ViewID
    let neighbour: ViewID
    let axis: Axis
    let isNear: Bool
    /// What the constraint asks for at least, in points.
    let distance: Double
  }

  /// Both ends of a constraint between a far edge and the near edge of what comes next.
  private func sides(of constraint: Constraint) -> [Side] {
    guard let second = constraint.second, constraint.multiplier == 1,
      constraint.first.item.guide == nil, second.item.guide == nil
    else { return [] }
    let (one, other) = (constraint.first, second)
    let axis = one.attribute.axis
    let direction = solution.document.direction(ofItem: one.item.view)
    guard axis == other.attribute.axis, let isFirstNear = one.attribute.isNearEdge(direction),
      let isSecondNear = other.attribute.isNearEdge(direction),
      isFirstNear != isSecondNear
    else { return [] }
    let (first, last) = (one.item.view, other.item.view)
    let distance = abs(constraint.constant)
    return [
      Side(view: first, neighbour: last, axis: axis, isNear: isFirstNear, distance: distance),
      Side(view: last, neighbour: first, axis: axis, isNear: isSecondNear, distance: distance),
    ]
  }

  /// By how much two frames that are drawn on whole pixels lie apart from what constraints say, in points.
  private static let rounding = 1.0

  private func doubleGap(of id: ViewID, along axis: Axis, _ sides: [Side]) -> Suspicion? {
    let document = solution.document
    guard let view = document.view(id), let frame = solution.frame(of: id),
      document.arrangingStack(of: id) == nil, isEmpty(id, along: axis),
      let near = sides.first(where: { $0.axis == axis && $0.isNear }),
      let far = sides.first(where: { $0.axis == axis && !$0.isNear }),
      case let (before, behind) = (near.neighbour, far.neighbour), before != behind,
      document.view(before)?.superview == view.superview,
      document.view(behind)?.superview == view.superview,
      let one = solution.frame(of: before), let other = solution.frame(of: behind)
    else { return nil }
    let distance = other[.origin(axis)] - one[.origin(axis)] - one[.size(axis)]
    let remains = [
      frame[.origin(axis)] - one[.origin(axis)] - one[.size(axis)],
      other[.origin(axis)] - frame[.origin(axis)] - frame[.size(axis)],
    ]
    guard remains.allSatisfy({ $0 > 0 && !Tolerance.areEqual($0, 0) }) else { return nil }
    // What something else keeps further away than the constraint asks for is no distance of its own.
    let asked = [near.distance, far.distance]
    guard zip(remains, asked).allSatisfy({ abs($0 - $1) < Self.rounding }) else { return nil }
    return .doubleGap(id, between: before, and: behind, axis, distance: distance)
  }
}

extension Attribute {
  /// Whether it is the edge at which coordinates begin, or the one at which they end; `nil` for
  /// others.
  fileprivate func isNearEdge(_ direction: LayoutDirection) -> Bool? {
    switch self {
    case .left, .top: true
    case .right, .bottom: false
    case .leading: direction == .leftToRight
    case .trailing: direction == .rightToLeft
    default: nil
    }
  }
}
