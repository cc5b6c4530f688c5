/// Functions of Swift's that make one number of others.
package enum NumberFunction: String, Hashable, Sendable, CaseIterable {
  case min, max, abs, floor, ceil, round

  /// Whether it takes as many numbers as there are, but two at least, instead of one.
  package var isOfMany: Bool { self == .min || self == .max }

  package func takes(_ count: Int) -> Bool { isOfMany ? count >= 2 : count == 1 }

  /// Zero of no numbers.
  package func value(of numbers: [Double]) -> Double {
    let first = numbers.first ?? 0
    return switch self {
    case .min: numbers.min() ?? 0
    case .max: numbers.max() ?? 0
    case .abs: Swift.abs(first)
    case .floor: first.rounded(.down)
    case .ceil: first.rounded(.up)
    case .round: first.rounded(.toNearestOrAwayFromZero)
    }
  }
}
