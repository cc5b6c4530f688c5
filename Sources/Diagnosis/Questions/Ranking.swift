package import AutoLayout
import Simplex

/// Who lost to whom: the optional constraints that are missed, content sizes included.
package struct Ranking: Hashable, Sendable {
  /// The farthest miss first; equal ones with the user's by number before the generated ones.
  package var losers: [Violation]
  /// How many more are missed than `losers` tells of.
  package var omitted: Int
  /// What each priority costs, the highest first; those that cost nothing are left out.
  package var levels: [Level]

  package struct Level: Hashable, Sendable {
    package var priority: Priority
    /// The sum of its misses, in points.
    package var sum: Double
  }
}

extension Examination {
  /// The `limit` farthest misses, each with what beat it.
  package func ranking(limit: Int) throws(LayoutFailure) -> Ranking {
    let misses = solution.missed.sorted { one, other in
      if !Tolerance.areEqual(one.amount, other.amount) { return one.amount > other.amount }
      return Handle.isListed(one.handle, before: other.handle)
    }
    var losers: [Violation] = []
    for miss in misses.prefix(limit) { losers.append(try violation(of: miss)) }
    return Ranking(
      losers: losers, omitted: max(0, misses.count - limit), levels: solution.levels)
  }

  /// A miss with what beat it.
  func violation(of miss: Miss) throws(LayoutFailure) -> Violation {
    try checkCancellation()
    let proof = try engine.blame(of: miss.handle, in: document)
    let rivals = (proof?.members ?? []).filter { $0.handle != miss.handle }
      .map { Rival(handle: $0.handle, equation: $0.equation) }
      .sorted { Handle.isListed($0.handle, before: $1.handle) }
    return Violation(
      handle: miss.handle, equation: miss.equation, amount: miss.amount, rivals: rivals)
  }
}

extension Solution {
  /// What each priority costs, the highest first.
  var levels: [Ranking.Level] {
    Dictionary(grouping: missed) { $0.equation.priority }
      .map { Ranking.Level(priority: $0.key, sum: $0.value.reduce(0) { $0 + $1.amount }) }
      .sorted { $0.priority > $1.priority }
  }

  /// By how much each priority costs more than in `other`, the highest first; of those on which
  /// something differs.
  func levels(since other: Solution) -> [Ranking.Level] {
    var sums: [Priority: Double] = [:]
    for change in misses.changes(from: other.misses) {
      if let old = change.old { sums[old.equation.priority, default: 0] -= old.amount }
      if let new = change.new { sums[new.equation.priority, default: 0] += new.amount }
    }
    return sums.sorted { $0.key > $1.key }.map { Ranking.Level(priority: $0.key, sum: $0.value) }
  }

  /// Whether, on the highest priority where the two differ, this one misses by more.
  func isWorse(than other: Solution) -> Bool {
    levels(since: other).first { !Tolerance.areEqual($0.sum, 0) }.map { $0.sum > 0 } ?? false
  }
}
