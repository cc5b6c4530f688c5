/// How much work a run may do, counted and not timed, so that no text keeps Tsume busy for long.
package struct Budget: Hashable, Sendable {
  /// Statements, calls and rounds of loops that may still be carried out.
  package private(set) var steps: Int

  package init(steps: Int = 2_000_000) { self.steps = steps }

  /// Takes one step; `false` where none is left.
  package mutating func take(_ count: Int = 1) -> Bool {
    steps -= count
    return steps >= 0
  }
}
