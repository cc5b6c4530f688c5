import AutoLayout
import Simplex

/// What leaves the screen within a stretch, and what is off it.
extension SweptStretch {
  /// - Parameter watched: `nil` for everything in the window.
  func outside(
    among watched: [ViewID]?, from start: Double, to end: Double
  ) -> [Sweep.Outside] {
    let solution = sample.solution
    let examiner = SuspicionExaminer(solution: solution)
    let views = solution.order.sorted(Set(watched ?? solution.document.layerOrder()))
    var told: Set<ViewID> = []
    return views.compactMap { view in
      guard examiner.isSeen(view), examiner.isOnScreen(view) else { return nil }
      // What lies in something goes with it, and one word is enough.
      let above = solution.document.ancestry(of: view).dropFirst()
      if above.contains(where: told.contains) { return nil }
      guard let extent = extent(outside: view, from: start, to: end) else { return nil }
      told.insert(view)
      return Sweep.Outside(view: view, extent: extent)
    }
  }

  /// `nil` for what lies in the window throughout.
  private func extent(
    outside view: ViewID, from start: Double, to end: Double
  ) -> Sweep.Outside.Extent? {
    guard let first = overhangs(of: view, at: start), let last = overhangs(of: view, at: end)
    else { return nil }
    let (isOutFirst, isOutLast) = (first.contains(where: isOut), last.contains(where: isOut))
    if isOutFirst && isOutLast { return .throughout }
    if !isOutFirst && !isOutLast { return nil }
    let passings = zip(first, last).compactMap { one, other -> Double? in
      isOut(one) == isOut(other) ? nil : start + (end - start) * (one / (one - other))
    }
    // Beyond the first edge that it passes it is outside, behind the last one it is inside.
    let sorted = passings.sorted { abs($0 - start) < abs($1 - start) }
    return isOutLast
      ? sorted.first.map { .leaves(at: $0) } : sorted.last.map { .returns(at: $0) }
  }

  private func isOut(_ overhang: Double) -> Bool { overhang > Tolerance.points }

  /// By how much it reaches over the left, the right, the upper and the lower edge of the window.
  private func overhangs(of view: ViewID, at number: Double) -> [Double]? {
    guard let here = sample.overhangs(of: view), let there = other.overhangs(of: view) else {
      return nil
    }
    let distance = other.number - sample.number
    if distance == 0 { return here }
    return zip(here, there).map { $0 + ($1 - $0) / distance * (number - sample.number) }
  }
}

extension SweptStretch.Sample {
  fileprivate func overhangs(of view: ViewID) -> [Double]? {
    // Frames are aligned to pixels, and would not say to a point where an edge passes.
    guard let place = solution.rect(of: Item(view)), let window = solution.rect(of: Item(.root))
    else { return nil }
    return [
      window.x - place.x, place.maxX - window.maxX, window.y - place.y, place.maxY - window.maxY,
    ]
  }
}
