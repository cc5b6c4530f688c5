package import AutoLayout

/// Who lost to whom: all optional constraints that are missed, content sizes included.
package struct Ranking: Hashable, Sendable {
  /// The farthest miss first; equal ones with the user's by number before the generated ones.
  package var losers: [Violation]
  /// What each priority costs, the highest first.
  package var levels: [Level]

  package struct Level: Hashable, Sendable {
    package var priority: Priority
    /// The sum of its misses, in points.
    package var sum: Double
  }
}
