import TestSupport
import Testing

@testable import Simplex

/// Random systems whose coefficients are far apart, with constants that differ by next to nothing.
struct UnevenSystemTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 1000 : 8

  /// Where rows miss each other by less than play, the route may tell within it.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func theyGiveTheSameAnswerByWhateverRoute(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      compareRoutes(seed: 8_000_000 + seed, variables: 1...6, constraints: 1...14)
    }
  }

  /// Each of these had two answers once.
  @Test(arguments: [
    5_000_843, 5_019_464, 300_018_599, 300_025_543, 300_034_970, 700_001_083, 700_002_046,
    700_008_742, 700_011_544, 100_005_630, 100_059_308, 200_002_318, 200_005_878, 8_004_447,
  ])
  func theRarestDo(seed: UInt64) {
    compareRoutes(seed: seed, variables: 1...6, constraints: 1...14)
  }

  private static let largeSystemsPerCase: UInt64 = LongTests.areWanted ? 30 : 1

  /// Larger ones, which take exact parts of many columns.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func largeOnesDo(block: UInt64) {
    for seed in block * Self.largeSystemsPerCase..<(block + 1) * Self.largeSystemsPerCase {
      compareRoutes(seed: 5_000_000 + seed, variables: 19...24, constraints: 35...48)
      guard LongTests.areWanted else { continue }
      compareRoutes(seed: 5_000_000 + seed, variables: 59...64, constraints: 115...128)
    }
  }

  private func compareRoutes(
    seed: UInt64, variables: ClosedRange<Int>, constraints: ClosedRange<Int>
  ) {
    var random = SeededGenerator(seed: seed)
    var system = RandomSystem(
      numbers: .uneven, variables: variables, constraints: constraints, using: &random)
    let edited = Solver()
    _ = edited.update(system.batch)
    for step in 0..<6 {
      let id = RowID(random.int(in: 0...9))
      system.constraints[id] = system.constraint(order: id.rawValue, using: &random)
      let batch = Batch(upserts: system.constraints.filter { $0.key == id }.map { $0 })
      let place: Comment = "seed \(seed), step \(step)"
      #expect(edited.update(batch).isSettled, place)
      let fresh = Solver()
      #expect(fresh.update(system.batch).isSettled, place)
      // The textbook's tableau, which verifies what is optimal, does not bear such numbers.
      #expect(edited.verify().filter { !$0.isOfOptimality } == [], place)
      #expect(edited.broken == fresh.broken, place)
      for variable in system.variables {
        let (value, expected) = (edited.value(of: variable), fresh.value(of: variable))
        #expect(isNear(value, expected) || Tolerance.areEqual(value, expected), place)
      }
    }
  }
}

extension Defect {
  fileprivate var isOfOptimality: Bool {
    if case .notOptimal = self { true } else { false }
  }
}
