package import AutoLayout
import Simplex

/// Other layouts that are just as good as the one shown: what is ambiguous is brought to the one end of
/// what it can be, and to the other. UIKit's `exerciseAmbiguityInLayout` chooses among them at random.
package struct Exercise: Sendable {
  /// What was brought to its ends, in view order.
  package let parts: [Ambiguity]
  /// Everything as small as it can be, one after the other.
  package let low: End
  /// Everything as large as it can be.
  package let high: End

  /// Where one number after the other is at the end of what those before it leave.
  package struct End: Sendable {
    package fileprivate(set) var solution: Solution
    /// What was brought there, in view order.
    package fileprivate(set) var brought: [Ambiguity] = []
    /// What the others leave no choice, in view order.
    package fileprivate(set) var following: [Ambiguity] = []
  }

  /// How far a number is taken that nothing bounds, in points.
  package static let reach = 100.0

  /// Whether a number was taken so far, where it could go on.
  package var isOpen: Bool {
    parts.contains { !$0.range.low.isFinite || !$0.range.high.isFinite }
  }
}

extension Examination {
  /// - Parameter ambiguities: Of this layout. Only the first of many are brought to their ends.
  /// - Complexity: Two layouts for each of them.
  package func exercise(_ ambiguities: [Ambiguity]) throws(LayoutFailure) -> Exercise {
    let parts = Array(ambiguities.prefix(Effort.exercisedAmbiguities))
    return Exercise(
      parts: parts, low: try layout(bringing: parts) { $0.lowEnd(from: $1) },
      high: try layout(bringing: parts) { $0.highEnd(from: $1) })
  }

  /// Fixes one number after the other at an end of what the ones before it leave.
  private func layout(
    bringing parts: [Ambiguity], to end: (ValueRange, Double) -> Double
  ) throws(LayoutFailure) -> Exercise.End {
    var (edits, reached): ([Edit], Exercise.End) = ([], Exercise.End(solution: solution))
    for part in parts {
      try checkCancellation()
      let measure = document.measure(of: part.part, of: part.item)
      let range = try engine.range(of: measure, in: reached.solution.document)
      if Tolerance.areEqual(range.low, range.high) {
        reached.following.append(part)
        continue
      }
      let value = end(range, reached.solution.value(of: measure) ?? 0)
      let pin = Edit.addConstraint(
        NewConstraint(measure.equation(holding: value), origin: .typed(step: 0)))
      guard let trial = try Trial(edits + [pin], on: self), trial.breaksNothingNew(since: self),
        !trial.solution.isWorse(than: solution)
      else { continue }
      edits.append(pin)
      reached.solution = trial.solution
      reached.brought.append(part)
    }
    return reached
  }
}

extension ValueRange {
  fileprivate func lowEnd(from value: Double) -> Double {
    low.isFinite ? low : min(value, high) - Exercise.reach
  }

  fileprivate func highEnd(from value: Double) -> Double {
    high.isFinite ? high : max(value, low) + Exercise.reach
  }
}

extension Measure {
  /// What holds the number there: a size, or a distance from the superview's edge.
  fileprivate func equation(holding value: Double) -> Equation {
    switch self {
    case .anchor(let anchor): Equation(anchor, .equal, constant: value)
    case .difference(let anchor, let other): Equation(anchor, .equal, other, constant: value)
    }
  }
}
