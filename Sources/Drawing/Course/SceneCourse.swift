import AutoLayout
import Prose

/// What there is to see of one layout after another: of each only what may look another way than in
/// the one before is looked at.
struct SceneCourse: Sendable {
  /// What stands where.
  private(set) var plane = ShapeCourse()
  /// All constraints that are in the layout.
  private(set) var spans: [ConstraintID: Span] = [:]
  /// Which constraints speak of a view, whether they are in the layout or not.
  private var mentions: [ViewID: Set<ConstraintID>] = [:]
  /// The spans that do not hold.
  private var broken: Set<ConstraintID> = []
  private var missed: Set<ConstraintID> = []
  /// The lines that went with their views, and may be off by what adding leaves behind.
  private var displaced: Set<ConstraintID> = []

  /// What may look another way than in the layout before.
  struct Difference {
    let plane: ShapeCourse.Difference
    let constraints: Set<ConstraintID>
    /// By how much those of them moved with which nothing else happened.
    let moved: [ConstraintID: Point]
    /// Those of them of which something else may be said: of one whose views only moved, nothing is.
    let retold: Set<ConstraintID>
  }

  /// Goes on to another layout.
  ///
  /// - Complexity: O(what differs), and O(views) where the order of painting does.
  mutating func advance(to new: Solution, _ findings: Scene.Findings) -> Difference {
    let (solution, before) = (plane.solution, plane.findings)
    let difference = plane.advance(to: new, findings)
    var retold = constraints(retoldIn: new, since: solution)
    for case .constraint(let id) in findings.standings(unlike: before) { retold.insert(id) }
    let touched = retold.union(constraints(around: difference.views, in: new))
    let offsets = isCrowded ? Self.offsets(of: difference.views, from: solution, to: new) : [:]
    var moved: [ConstraintID: Point] = [:]
    for id in touched where retold.contains(id) || !move(id, by: offsets, noting: &moved) {
      let constraint = new.document.constraint(id)
      let span = constraint.flatMap { Span($0, in: new, findings: findings) }
      // It came or went with what its views lie in.
      if (span == nil) != (spans[id] == nil) { retold.insert(id) }
      put(span, at: id)
    }
    displaced.formUnion(moved.keys)
    if !isCrowded {
      // Labels that make room for each other ask for every last digit.
      for id in displaced {
        put(new.document.constraint(id).flatMap { Span($0, in: new, findings: findings) }, at: id)
      }
      (moved, displaced) = ([:], [])
    }
    return Difference(plane: difference, constraints: touched, moved: moved, retold: retold)
  }

  private var isCrowded: Bool {
    LabelPlacement(labels: plane.shapes.count + spans.count).isCrowded
  }
}

// MARK: Constraints

extension SceneCourse {
  /// By how much the alignment rectangles moved that kept their sizes.
  private static func offsets(
    of views: Set<ViewID>, from old: Solution?, to new: Solution
  ) -> [ViewID: Point] {
    guard let old else { return [:] }
    var offsets: [ViewID: Point] = [:]
    for view in views {
      guard let before = old.rect(of: Item(view)), let now = new.rect(of: Item(view)),
        before.width.inThousandths == now.width.inThousandths,
        before.height.inThousandths == now.height.inThousandths
      else { continue }
      offsets[view] = Point(x: now.x - before.x, y: now.y - before.y)
    }
    return offsets
  }

  /// Moves a line with its items. Whether they moved together, and it with them.
  private mutating func move(
    _ id: ConstraintID, by offsets: [ViewID: Point], noting moved: inout [ConstraintID: Point]
  ) -> Bool {
    guard let place = spans.index(forKey: id), spans.values[place].isRigid else { return false }
    var offset: Point?
    for item in spans.values[place].items {
      guard let other = offsets[item.view] else { return false }
      if let offset, offset.withoutNoise != other.withoutNoise { return false }
      offset = offset ?? other
    }
    guard let offset else { return false }
    spans.values[place].move(by: offset)
    moved[id] = offset
    return true
  }

  private mutating func put(_ span: Span?, at id: ConstraintID) {
    spans[id] = span
    broken.set(id, isMember: span?.standing == .broken)
    missed.set(id, isMember: span?.standing == .missed)
  }

  /// Of which something else is said, for what the user changed or for by how much they are missed.
  private mutating func constraints(
    retoldIn new: Solution, since solution: Solution?
  ) -> Set<ConstraintID> {
    let old = solution?.document.constraints ?? Table()
    var touched: Set<ConstraintID> = []
    // What is told of one may name views that it does not speak of.
    if let solution, new.document.hasOtherNames(than: solution.document) {
      touched.formUnion(new.document.constraints.keys)
    }
    for change in new.document.constraints.changes(from: old) {
      touched.insert(change.key)
      for item in change.old?.items ?? [] { mentions[item.view]?.remove(change.key) }
      for item in change.new?.items ?? [] { mentions[item.view, default: []].insert(change.key) }
    }
    // One whose view is turned or hidden says what it said; a name that changed was looked at above.
    for change in new.document.views.changes(from: solution?.document.views ?? Table())
    where change.compare({ $0.superview == $1.superview }) != true {
      touched.formUnion(mentions[change.key] ?? [])
    }
    let misses = solution.map { new.misses.changes(from: $0.misses) } ?? []
    let amounts = misses.compactMap { ($0.new ?? $0.old)?.handle }
    for case .constraint(let id) in amounts { touched.insert(id) }
    return touched
  }

  private func constraints(around views: Set<ViewID>, in new: Solution) -> Set<ConstraintID> {
    var touched: Set<ConstraintID> = []
    for view in views {
      // A stack view has the baselines of what it arranges.
      for item in [view] + new.document.stacks(around: view) {
        touched.formUnion(mentions[item] ?? [])
      }
    }
    if views.contains(.root) { touched.formUnion(mentions[.window] ?? []) }
    return touched
  }
}

extension Scene.Findings {
  /// What stands otherwise than in `other`, as far as that is found and not measured.
  fileprivate func standings(unlike other: Self) -> Set<Handle> {
    broken.symmetricDifference(other.broken)
      .union(losers.symmetricDifference(other.losers))
      .union(nearer.symmetricDifference(other.nearer))
  }
}

extension Document {
  /// Whether a view that is in both is called otherwise.
  fileprivate func hasOtherNames(than other: Document) -> Bool {
    views.changes(from: other.views).contains { $0.compare { $0.name != $1.name } == true }
  }
}

// MARK: Signs

extension SceneCourse {
  /// The signs that occur.
  var signs: [SVGPicture.Sign] {
    let findings = plane.findings
    return SVGPicture.Sign.allCases.filter { sign in
      switch sign {
      case .conflicting: findings.conflicting.contains(where: isSeen)
      case .ambiguous:
        findings.ambiguous.contains { isSeen($0) && !findings.conflicting.contains($0) }
      case .hidden: !plane.hidden.isEmpty
      case .broken: !broken.isEmpty
      case .missed: !missed.isEmpty
      }
    }
  }

  private func isSeen(_ view: ViewID) -> Bool { plane.shapes[view]?.shape.isHidden == false }
}
