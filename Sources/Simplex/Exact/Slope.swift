/// A slope of a cost, or a multiplier: a number for each level, compared lexicographically, the
/// highest level first.
struct Slope: Comparable {
  private var parts: [Rational]

  init(levelCount: Int) { parts = Array(repeating: .zero, count: levelCount) }

  var levelCount: Int { parts.count }

  subscript(level: Int) -> Rational {
    get { parts[level] }
    set { parts[level] = newValue }
  }

  /// Whether one of its numbers is too long.
  var isLost: Bool { parts.contains { $0.isLost } }

  /// Whether another one is the same on the first levels.
  func agrees(with other: Slope, onFirst count: Int) -> Bool {
    parts.prefix(count) == other.parts.prefix(count)
  }

  /// 1, 0 or -1.
  var sign: Int { sign(onFirst: parts.count) }

  /// The sign of what the first levels say.
  func sign(onFirst count: Int) -> Int {
    parts.prefix(count).first { !$0.isZero }?.sign ?? 0
  }

  static func + (first: Slope, second: Slope) -> Slope { first.combined(with: second, by: +) }
  static func - (first: Slope, second: Slope) -> Slope { first.combined(with: second, by: -) }
  static func += (slope: inout Slope, added: Slope) { slope = slope + added }

  static func < (first: Slope, second: Slope) -> Bool {
    for (part, other) in zip(first.parts, second.parts) where part != other { return part < other }
    return false
  }

  /// Takes a multiple of another one away.
  mutating func subtract(_ other: Slope, times factor: Rational) {
    for (level, part) in other.parts.enumerated() where !part.isZero {
      parts[level] -= factor * part
    }
  }

  private func combined(
    with other: Slope, by combine: (Rational, Rational) -> Rational
  ) -> Slope {
    var result = self
    for (level, part) in other.parts.enumerated() {
      result.parts[level] = combine(result.parts[level], part)
    }
    return result
  }
}
