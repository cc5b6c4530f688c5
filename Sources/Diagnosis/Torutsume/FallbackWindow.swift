import AutoLayout

/// The priorities that suit a constraint past the view: so low that nothing moves while the view is
/// there, so high that the constraint holds when it is gone (torutsume facts, section 2).
///
/// Both are tried. Between two priorities of the layout one stands for all, and what a constraint
/// wins against it wins against at every higher priority too, so that halving finds the ends.
struct FallbackWindow {
  /// `nil` where no priority does both.
  let range: ClosedRange<Int>?
  /// The one to take, which closes up if any does.
  let priority: Priority

  init(of finder: WayFinder, on examination: Examination) throws(LayoutFailure) {
    guard finder.hasFallbackToAdd else {
      (range, priority) = (nil, .betweenDefaults)
      return
    }
    let lowest = try Self.lowestClosing(of: finder, on: examination)
    let highest = try Self.highestHarmless(of: finder, on: examination)
    range = lowest.flatMap { $0 <= highest ? $0...highest : nil }
    let closing = range ?? lowest.map { $0...Self.highestOptional }
    priority = closing.flatMap(Self.choice(in:)) ?? .betweenDefaults
  }

  // MARK: Which one

  private static func choice(in range: ClosedRange<Int>) -> Priority? {
    let usual = Int(Priority.betweenDefaults.rawValue)
    let middle = (range.lowerBound + range.upperBound) / 2
    return Priority(rawValue: Double(range.contains(usual) ? usual : middle))
  }

  private static let highestOptional = 999

  // MARK: Trying

  /// `nil` where the view's neighbours never come to stand as they are to stand.
  private static func lowestClosing(
    of finder: WayFinder, on examination: Examination
  ) throws(LayoutFailure) -> Int? {
    guard let removed = try Trial([.remove(finder.view.id, step: finder.step)], on: examination)
    else { return nil }
    let bands = try bands(of: finder, in: removed.document, by: examination.engine)
    let first = try firstIndex(of: bands) { (band) throws(LayoutFailure) in
      try closes(finder, at: band, on: examination)
    }
    return first < bands.count ? bands[first].lowerBound : nil
  }

  /// 0 where something moves whatever the priority.
  private static func highestHarmless(
    of finder: WayFinder, on examination: Examination
  ) throws(LayoutFailure) -> Int {
    let bands = try bands(of: finder, in: examination.document, by: examination.engine)
    let first = try firstIndex(of: bands) { (band) throws(LayoutFailure) in
      try !isHarmless(finder, at: band, on: examination)
    }
    return first > 0 ? bands[first - 1].upperBound : 0
  }

  /// The whole numbers between the priorities of a layout, from low to high.
  private static func bands(
    of finder: WayFinder, in document: Document, by engine: LayoutEngine
  ) throws(LayoutFailure) -> [ClosedRange<Int>] {
    let laidOut = try engine.levelSums(in: document).map(\.priority)
    let levels = Set((laidOut + finder.waitingPriorities).map(\.rawValue)).sorted()
    let ends = [0] + levels.filter { $0 < 1000 } + [1000]
    return zip(ends, ends.dropFirst()).compactMap { low, high in
      let (first, last) = (Int(low.rounded(.down)) + 1, Int(high.rounded(.up)) - 1)
      return first <= last ? first...last : nil
    }
  }

  /// The first for which something holds that holds for all higher ones as well; their count where
  /// there is none.
  private static func firstIndex(
    of bands: [ClosedRange<Int>], where holds: (Priority) throws(LayoutFailure) -> Bool
  ) throws(LayoutFailure) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      guard let priority = Priority(rawValue: Double(bands[middle].lowerBound)) else { break }
      if try holds(priority) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func closes(
    _ finder: WayFinder, at priority: Priority, on examination: Examination
  ) throws(LayoutFailure) -> Bool {
    guard let edits = finder.fallback(at: priority),
      let trial = try Trial(edits, on: examination), trial.breaksNothingNew(since: examination)
    else { return false }
    return !finder.situation.places.contains {
      Torutsume.Outcome.Remainder(of: $0, in: trial.solution) != nil
    }
  }

  private static func isHarmless(
    _ finder: WayFinder, at priority: Priority, on examination: Examination
  ) throws(LayoutFailure) -> Bool {
    guard let trial = try Trial(finder.waiting(at: priority), on: examination),
      trial.breaksNothingNew(since: examination)
    else { return false }
    return Change(from: examination.solution, to: trial.solution).views.isEmpty
  }
}
