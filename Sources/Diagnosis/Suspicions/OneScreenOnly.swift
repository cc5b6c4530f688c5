import AutoLayout

/// Required constraints that lead from one end of the root view to the other by fixed distances alone. They
/// hold while the screen is as large as they come to, and conflict on every other one.
struct OneScreenOnly {
  private let document: Document
  private let screen: Rect
  private let broken: Set<Handle>
  /// What is tied to each end by a fixed distance, with the constraint that does so.
  private var ties: [End: [(other: End, by: ConstraintID)]] = [:]

  /// One end of a view or guide.
  private struct End: Hashable {
    let item: Item
    let axis: Axis
    let isFar: Bool

    /// Everything is tied to the root's ends, which are where the way begins and ends.
    var isOfRoot: Bool { item == Item(.root) }
  }

  /// - Parameter constraints: Those of the views that are asked about, and of what is tied to these.
  init(_ constraints: some Sequence<Constraint>, in solution: Solution) {
    document = solution.document
    screen = solution.frame(of: .root) ?? .zero
    broken = Set(solution.broken)
    for constraint in constraints where isFixing(constraint) {
      guard let (one, other) = ends(of: constraint) else { continue }
      ties[one, default: []].append((other, constraint.id))
      ties[other, default: []].append((one, constraint.id))
    }
  }

  /// At most one for what is tied together along one axis: the last of the constraints that lead across.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  func suspicions() -> [Suspicion] {
    Axis.allCases.flatMap { axis in
      let start = End(item: Item(.root), axis: axis, isFar: false)
      var visited: Set<End> = [start]
      return (ties[start] ?? []).sorted { $0.by < $1.by }.compactMap { tie in
        way(from: tie, visited: &visited).flatMap { suspicion(of: $0, axis) }
      }
    }
  }

  private func suspicion(of way: [ConstraintID], _ axis: Axis) -> Suspicion? {
    // A conflict among them tells as much.
    if way.contains(where: { broken.contains(.constraint($0)) }) { return nil }
    // Who says how large something is has seen one screen; who pins it has not.
    let sizes = way.filter { document.constraint($0)?.second == nil }
    guard let mistaken = sizes.max() ?? way.max(), let constraint = document.constraint(mistaken)
    else { return nil }
    return .oneScreenOnly(
      mistaken, constraint.leastOwner, axis, length: screen[.size(axis)],
      with: way.filter { $0 != mistaken })
  }

  /// The constraints that lead from one end of the root to the other, in order; `nil` where none do.
  private func way(
    from first: (other: End, by: ConstraintID), visited: inout Set<End>
  ) -> [ConstraintID]? {
    if first.other.isOfRoot { return first.other.isFar ? [first.by] : nil }
    guard visited.insert(first.other).inserted else { return nil }
    var arrivals: [End: (from: End, by: ConstraintID)] = [:]
    var pending = [first.other]
    var last: (from: End, by: ConstraintID)?
    while let end = pending.popLast() {
      for tie in ties[end] ?? [] {
        if tie.other.isOfRoot {
          if tie.other.isFar, last == nil { last = (end, tie.by) }
        } else if visited.insert(tie.other).inserted {
          arrivals[tie.other] = (end, tie.by)
          pending.append(tie.other)
        }
      }
    }
    guard let last else { return nil }
    var way = [last.by]
    var end = last.from
    while let arrival = arrivals[end] {
      way.append(arrival.by)
      end = arrival.from
    }
    return (way + [first.by]).reversed()
  }

  private func isFixing(_ constraint: Constraint) -> Bool {
    constraint.isActive && constraint.priority.isRequired && constraint.relation == .equal
      && constraint.multiplier == 1 && document.isInLayout(constraint)
  }

  /// Between which ends a constraint leaves one distance; `nil` where it leaves others.
  private func ends(of constraint: Constraint) -> (End, End)? {
    let first = constraint.first
    guard let second = constraint.second else {
      guard first.attribute == .width || first.attribute == .height, let item = item(of: first)
      else { return nil }
      let axis = first.attribute.axis
      return (
        End(item: item, axis: axis, isFar: false), End(item: item, axis: axis, isFar: true)
      )
    }
    guard !isScrolled(first, in: second), !isScrolled(second, in: first), first.item != second.item,
      let one = end(first), let other = end(second)
    else { return nil }
    return (one, other)
  }

  private func end(_ anchor: Anchor) -> End? {
    guard let end = ViewEnd(anchor.attribute), let item = item(of: anchor) else { return nil }
    let isMirrored =
      anchor.attribute.isDirectional && document.direction(ofItem: item.view) == .rightToLeft
    return End(item: item, axis: anchor.attribute.axis, isFar: (end == .far) != isMirrored)
  }

  /// The root's own guides end within it by what the device says, wherever other guides may end.
  private func item(of anchor: Anchor) -> Item? {
    guard anchor.item.view == .root, let guide = anchor.item.guide else { return anchor.item }
    return guide == .safeArea || guide == .layoutMargins ? Item(.root) : nil
  }

  /// Whether what an anchor belongs to is scrolled by the view of the other, whose ends are then those of
  /// its content.
  private func isScrolled(_ inner: Anchor, in outer: Anchor) -> Bool {
    outer.item.guide != .frame && document.isView(inner.item.view, within: outer.item.view)
      && document.views.read(outer.item.view) { $0.kind.scrolls } == true
  }
}

extension OneScreenOnly {
  /// Constraints with those that lead on from them, from view to view; of very many only the first.
  ///
  /// - Parameter views: From which views a constraint leads on.
  /// - Complexity: O(`limit`) and what the last views have.
  static func leadingOn(
    from constraints: [Constraint], limit: Int, through views: (Constraint) -> [ViewID],
    _ mentioning: (Set<ViewID>) throws(LayoutFailure) -> [Constraint]
  ) throws(LayoutFailure) -> [Constraint] {
    var found = Dictionary(constraints.map { ($0.id, $0) }) { first, _ in first }
    var asked: Set<ViewID> = []
    var pending = constraints
    while !pending.isEmpty, found.count < limit {
      let next = Set(pending.flatMap(views)).filter { !$0.isInitial && asked.insert($0).inserted }
      pending = try mentioning(next).filter { found.updateValue($0, forKey: $0.id) == nil }
    }
    return found.values.sorted { $0.id < $1.id }
  }
}

extension SuspicionExaminer {
  /// Of constraints, and of those that say where the views lie that they tie.
  func oneScreenOnly(of constraints: some Sequence<Constraint>) -> [Suspicion] {
    OneScreenOnly(constraints, in: solution).suspicions()
  }
}
