package import AutoLayout
import Simplex

/// Why a quantity has its value: a sum of constraints that anyone can check.
package struct Explanation: Hashable, Sendable {
  package var measure: Measure
  /// Along the chain, from the quantity asked for to what it finally hangs on.
  package var steps: [Step]
  /// What the quantity adds by itself, in points: how far a baseline lies from the edges of its
  /// text, for example. Mostly 0.
  package var offset: Double
  /// In points: the contributions of all steps and `offset`, added up.
  package var value: Double
  /// All values that the equally good layouts give it, where there is more than one.
  package var range: ValueRange?

  package enum Step: Hashable, Sendable {
    case constraint(Link)
    /// What no constraint settles: one of many.
    case convention(ValueProof.Convention)

    /// What the step adds to the sum, in points.
    package var contribution: Double {
      switch self {
      case .constraint(let link): link.share.multiplier * link.share.constant
      case .convention(let convention): convention.multiplier * convention.constant
      }
    }
  }

  /// Whether the steps come to the value. Rounding keeps them from it where coefficients lie far apart.
  package var addsUp: Bool {
    let parts = steps.map(\.contribution) + [offset]
    let size = parts.reduce(1) { max($0, abs($1)) }
    let rest = abs(parts.reduce(0, +) - value)
    return rest <= max(Tolerance.points, Tolerance.residual * size)
  }

  /// A constraint of the chain.
  package struct Link: Hashable, Sendable {
    package var share: AutoLayout.Share
    /// By how much the constraint misses, in points; 0 when it holds.
    package var amount: Double
  }
}

extension Examination {
  /// `nil` for what is not in the window.
  package func explanation(of measure: Measure) throws(LayoutFailure) -> Explanation? {
    guard let proof = try engine.derivation(of: measure, in: document) else { return nil }
    let links = Chain(of: proof.shares, from: measure.items).shares
      .map { Explanation.Link(share: $0, amount: solution.misses[$0.handle]?.amount ?? 0) }
    let range = try engine.range(of: measure, in: document)
    return Explanation(
      measure: measure,
      steps: links.map { .constraint($0) } + proof.conventions.map { .convention($0) },
      offset: proof.offset, value: proof.value,
      range: Tolerance.areEqual(range.low, range.high) ? nil : range)
  }
}

extension Measure {
  package var items: [Item] {
    switch self {
    case .anchor(let anchor): [anchor.item]
    case .difference(let first, let second): [first.item, second.item]
    }
  }

  /// Along which it is measured.
  package var axis: Axis {
    switch self {
    case .anchor(let anchor), .difference(let anchor, _): anchor.attribute.axis
    }
  }
}
