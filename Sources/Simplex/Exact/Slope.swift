/// A slope of a cost, or a multiplier: a number for each level, compared lexicographically, the
/// highest level first. There are many levels, and most numbers are 0.
struct Slope: Comparable {
  private struct Part: Equatable {
    let level: Int
    let number: Rational
  }

  /// Below all others: it only breaks ties.
  static let tieLevel = Int.max

  /// What is not 0, by level.
  private var parts: [Part] = []

  init() {}

  subscript(level: Int) -> Rational {
    get {
      parts.first { $0.level >= level }.flatMap { $0.level == level ? $0.number : nil } ?? .zero
    }
    set {
      let place = parts.firstIndex { $0.level >= level } ?? parts.count
      let isThere = place < parts.count && parts[place].level == level
      let part = newValue.isZero ? [] : [Part(level: level, number: newValue)]
      parts.replaceSubrange(place..<(isThere ? place + 1 : place), with: part)
    }
  }

  /// How many numbers are not 0.
  var length: Int { parts.count }

  /// Whether one of its numbers is too long.
  var isLost: Bool { parts.contains { $0.number.isLost } }

  /// Whether another one is the same on the first levels.
  func agrees(with other: Slope, onFirst count: Int) -> Bool {
    for pair in pairs(with: other) where pair.first != pair.second { return pair.level >= count }
    return true
  }

  /// 1, 0 or -1.
  var sign: Int { parts.first?.number.sign ?? 0 }

  /// The sign of what the levels above the last one say.
  var signWithoutTies: Int { parts.first?.level == Self.tieLevel ? 0 : sign }

  static func + (first: Slope, second: Slope) -> Slope { first.combined(with: second, by: +) }
  static func - (first: Slope, second: Slope) -> Slope { first.combined(with: second, by: -) }
  static func += (slope: inout Slope, added: Slope) { slope = slope + added }

  static func < (first: Slope, second: Slope) -> Bool {
    for pair in first.pairs(with: second) where pair.first != pair.second {
      return pair.first < pair.second
    }
    return false
  }

  /// Takes a multiple of another one away.
  mutating func subtract(_ other: Slope, times factor: Rational) {
    self = combined(with: other) { $0 - factor * $1 }
  }

  private func combined(
    with other: Slope, by combine: (Rational, Rational) -> Rational
  ) -> Slope {
    var result = Slope()
    result.parts.reserveCapacity(parts.count + other.parts.count)
    for pair in pairs(with: other) {
      let number = combine(pair.first, pair.second)
      if !number.isZero { result.parts.append(Part(level: pair.level, number: number)) }
    }
    return result
  }
}

// MARK: - Two slopes side by side

extension Slope {
  /// The levels on which one of two slopes is not 0, the highest first, and what both are there.
  struct Pairs: Sequence, IteratorProtocol {
    fileprivate let slopes: (first: Slope, second: Slope)
    private var places = (first: 0, second: 0)

    fileprivate init(_ first: Slope, _ second: Slope) { slopes = (first, second) }

    mutating func next() -> (level: Int, first: Rational, second: Rational)? {
      let first = slopes.first.part(at: places.first)
      let second = slopes.second.part(at: places.second)
      if first == nil, second == nil { return nil }
      let level = Swift.min(first?.level ?? .max, second?.level ?? .max)
      var pair = (level: level, first: Rational.zero, second: Rational.zero)
      if let first, first.level == level {
        pair.first = first.number
        places.first += 1
      }
      if let second, second.level == level {
        pair.second = second.number
        places.second += 1
      }
      return pair
    }
  }

  func pairs(with other: Slope) -> Pairs { Pairs(self, other) }

  private func part(at place: Int) -> Part? { place < parts.count ? parts[place] : nil }
}
