import AutoLayout

/// A constant or a relation whose sign looks turned round: a view is held in at one end by what it lies in,
/// or by a neighbour that it begins behind, and is pushed out over the other end, or lies out where that is a
/// bound. At a trailing or bottom edge a distance to the inside is below 0.
struct TurnedSigns {
  private let document: Document
  /// By how much a view is held in, at an end of what it lies in.
  private var heldIn: Set<Place> = []

  /// One end of a view beside that of something around it.
  private struct Place: Hashable {
    let view: ViewID
    let container: ViewID
    let axis: Axis
    let isFar: Bool

    /// What keeps it from going further out.
    var bound: Relation { isFar ? .lessThanOrEqual : .greaterThanOrEqual }
    var opposite: Place { Place(view: view, container: container, axis: axis, isFar: !isFar) }
  }

  /// - Parameter constraints: All that speak of the views that are asked about.
  init(_ constraints: some Sequence<Constraint>, in document: Document) {
    self.document = document
    for constraint in constraints {
      if let (place, inset, relation) = place(of: constraint), relation == .equal,
        (0...Self.margins.upperBound).contains(inset)
      {
        heldIn.insert(place)
      }
      if let place = beginsBehind(constraint) { heldIn.insert(place) }
    }
  }

  /// Of those that push a view out, or let it, where another holds it in.
  ///
  /// - Parameter liesOut: Whether a view lies beyond an end of what holds it.
  func suspicions(
    among constraints: some Sequence<Constraint>,
    where liesOut: (_ view: ViewID, _ container: ViewID, Axis) -> Bool = { _, _, _ in false }
  ) -> [Suspicion] {
    constraints.compactMap { constraint in
      guard let (place, inset, relation) = place(of: constraint),
        heldIn.contains(place.opposite)
      else { return nil }
      if relation == .equal || relation == place.bound {
        return Self.margins.contains(-inset) ? .turnedSign(constraint.id, place.view) : nil
      }
      return Self.margins.contains(inset) && liesOut(place.view, place.container, place.axis)
        ? .turnedBound(constraint.id, place.view) : nil
    }
  }

  /// Whether a constraint pushes a view out of what holds it, by as much as a margin may be.
  func isPushingOut(_ constraint: Constraint) -> Bool {
    place(of: constraint).map { $0.relation == .equal && Self.margins.contains(-$0.inset) } ?? false
  }

  /// The views that a constraint pushes out by as much as a margin may be, and that nothing ties to what
  /// they lie in at the other end; with that constraint.
  func pushedAtOneEnd(by constraints: [Constraint]) -> [ViewID: ConstraintID] {
    let places = constraints.filter { $0.relation == .equal }.compactMap { constraint in
      place(of: constraint).map { (place: $0.0, inset: $0.inset, id: constraint.id) }
    }
    let tied = Set(places.map(\.place) + constraints.compactMap(beginsBehind))
    let pushing = places.filter {
      Self.margins.contains(-$0.inset) && !tied.contains($0.place.opposite)
    }
    return Dictionary(pushing.map { ($0.place.view, $0.id) }) { first, _ in first }
  }

  /// What a margin may be, in points. What is pushed further is moved away on purpose.
  private static let margins = 0.5...100

  /// The near end of a view that begins behind a neighbour in the same view, no further off than a margin.
  /// What bleeds over the near end on purpose may well have a neighbour behind it, and is no such one.
  private func beginsBehind(_ constraint: Constraint) -> Place? {
    guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
      document.isInLayout(constraint), constraint.first.item.guide == nil, second.item.guide == nil
    else { return nil }
    let isFirst = ViewEnd(constraint.first.attribute) == .near
    let (near, far) = isFirst ? (constraint.first, second) : (second, constraint.first)
    guard ViewEnd(near.attribute) == .near, ViewEnd(far.attribute) == .far,
      (0...Self.margins.upperBound).contains(isFirst ? constraint.constant : -constraint.constant),
      near.item.view != far.item.view, let container = document.superview(of: near.item.view),
      document.superview(of: far.item.view) == container
    else { return nil }
    return Place(
      view: near.item.view, container: container, axis: near.attribute.axis, isFar: false)
  }

  /// How far the end of a view lies within the same end of what holds it, or may; `nil` for what ties
  /// other things.
  private func place(of constraint: Constraint) -> (Place, inset: Double, relation: Relation)? {
    guard let second = constraint.second, constraint.multiplier == 1,
      document.isInLayout(constraint)
    else { return nil }
    let first = constraint.first
    guard let end = ViewEnd(first.attribute), end == ViewEnd(second.attribute) else { return nil }
    let isFar = end == .far
    let axis = first.attribute.axis
    let distance = isFar ? -constraint.constant : constraint.constant
    if let container = container(of: first.item, second.item) {
      return (
        Place(view: first.item.view, container: container, axis: axis, isFar: isFar), distance,
        constraint.relation
      )
    }
    return container(of: second.item, first.item).map {
      (
        Place(view: second.item.view, container: $0, axis: axis, isFar: isFar), -distance,
        constraint.relation.reversed
      )
    }
  }

  /// The view around `inner` that `outer` is, or is a guide of.
  private func container(of inner: Item, _ outer: Item) -> ViewID? {
    let host = document.host(outer.view)
    guard inner.guide == nil, inner.view != host, document.isView(inner.view, within: host),
      document.views.read(inner.view, { $0.isGuide }) == false
    else { return nil }
    return host
  }
}
