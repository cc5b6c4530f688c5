import AutoLayout
import Simplex

extension Effect {
  /// What `trial` changed of the layout that was examined.
  init(of action: Fix.Action, _ trial: Trial, since examination: Examination)
    throws(LayoutFailure)
  {
    let lowered: Handle? =
      switch action {
      case .lower(let id, to: _): .constraint(id)
      case .lowerContent(let handle, to: _): handle
      default: nil
      }
    miss = lowered.flatMap { trial.solution.misses[$0] }
    size = miss.flatMap { ResultingSize(of: $0, in: trial.solution) }
    let free = try examination.freeParts(in: trial.document)
    overflows = Self.overflows(of: trial, since: examination, free: Set(free))
    let change = Change(from: examination.solution, to: trial.solution)
    moved = change.views.filter { $0.new != nil }
    crushed = try Self.crushed(moved.map(\.view), trial, since: examination, free: Set(free))
    ambiguous = try examination.newlyFree(among: free)
  }

  /// Those of `views` that have become empty, or too small for their texts. A size that could be another
  /// one just as well does not count: it is told as ambiguous.
  private static func crushed(
    _ views: [ViewID], _ trial: Trial, since examination: Examination, free: Set<FreePart>
  ) throws(LayoutFailure) -> [Suspicion] {
    let (before, after) = (
      SuspicionExaminer(solution: examination.solution), SuspicionExaminer(solution: trial.solution)
    )
    let told = Set(
      try before.suspicions(about: views, examination.isCancelled).map(Suspicions.Mistake.init))
    let found = try after.suspicions(about: views, examination.isCancelled).filter { suspicion in
      !told.contains(Suspicions.Mistake(suspicion))
        && !suspicion.crushed.contains { free.contains($0) }
    }
    return found.filter { $0.kind == .empty } + found.filter { $0.kind == .truncated }
  }

  /// Over edges that lie where they must: what a superview does not hold it may as well be large enough
  /// to hold.
  private static func overflows(
    of trial: Trial, since examination: Examination, free: Set<FreePart>
  ) -> [Overflow] {
    let touched = trial.solution.touched(since: examination.solution)
    let views = touched.union(touched.flatMap { trial.document.view($0)?.subviews ?? [] })
    let found = trial.solution.order.sorted(views).flatMap { view -> [Overflow] in
      // What lies in something that scrolls is scrolled to; without a device the root view is as large
      // as anybody likes.
      guard let superview = trial.document.views[view]?.superview, view != .root,
        trial.document.view(superview)?.kind.scrolls == false,
        superview != .root || trial.document.windowSize != nil
      else { return [] }
      return Edge.allCases.compactMap { edge in
        if free.contains(FreePart(item: Item(superview), part: .size(edge.axis))) { return nil }
        let now = trial.solution.overflow(of: view, over: edge, of: superview)
        let before = examination.solution.overflow(of: view, over: edge, of: superview)
        guard now > max(before, 0) + Tolerance.points else { return nil }
        return Overflow(view: view, superview: superview, edge: edge, amount: now)
      }
    }
    return found.enumerated()
      .sorted { ($1.element.amount, $0.offset) < ($0.element.amount, $1.offset) }
      .map(\.element)
  }
}

extension Suspicion {
  /// The sizes that are too small.
  fileprivate var crushed: [Effect.FreePart] {
    switch self {
    case .empty(let view, let axes):
      axes.map { Effect.FreePart(item: Item(view), part: .size($0)) }
    case .truncated(let view, let axis, missing: _):
      [Effect.FreePart(item: Item(view), part: .size(axis))]
    default: []
    }
  }
}

extension Effect.Edge {
  fileprivate var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
}

extension Effect.ResultingSize {
  /// `nil` when the constraint that is missed speaks of places.
  fileprivate init?(of miss: Miss, in solution: Solution) {
    let first = miss.equation.first
    guard first.attribute.kind == .size, let size = solution.value(of: first) else {
      return nil
    }
    let second = miss.equation.second.flatMap { solution.value(of: $0) } ?? 0
    let wanted = miss.equation.multiplier * second + miss.equation.constant
    self.init(item: first.item, axis: first.attribute.axis, size: size, excess: size - wanted)
  }
}

extension Solution {
  /// By how much `view` reaches over an edge of `superview`, in points; 0 or less when it does not.
  fileprivate func overflow(of view: ViewID, over edge: Effect.Edge, of superview: ViewID)
    -> Double
  {
    guard let inner = rect(of: Item(view)), let outer = rect(of: Item(superview)) else { return 0 }
    return switch edge {
    case .left: outer.x - inner.x
    case .right: inner.maxX - outer.maxX
    case .top: outer.y - inner.y
    case .bottom: inner.maxY - outer.maxY
    }
  }
}
