import Simplex
import TestSupport
import Testing

/// Routes of edits through random systems. A failure names its seed.
struct EditTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 10_000 : 12

  private static func seeds(_ block: UInt64) -> Range<UInt64> {
    block * systemsPerCase..<(block + 1) * systemsPerCase
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyRouteGivesTheSameValuesToTheBitAndTheSameReasons(block: UInt64) {
    for seed in Self.seeds(block) { checkARoute(seed) }
  }

  /// The numbers of two that move apart once were the same products, and their sum was none.
  @Test func whatMovesApartDoesNotCancel() { checkARoute(17_571) }

  private func checkARoute(_ seed: UInt64) {
    var random = SeededGenerator(seed: 2_000_000 + seed)
    let system = RandomSystem(using: &random)
    let direct = Solver()
    _ = direct.update(system.batch)
    let wanderer = Solver()
    wander(wanderer, to: system, using: &random)
    #expect(wanderer.state(of: system).isSame(as: direct.state(of: system)), "seed \(seed)")
  }

  /// Goes to a system by detours: rows one by one and shuffled, with other constants, levels and
  /// strangers on the way.
  private func wander(
    _ solver: Solver, to system: RandomSystem, using random: inout SeededGenerator
  ) {
    for (row, constraint) in system.constraints.sorted(by: { $0.key < $1.key })
      .shuffled(using: &random)
    {
      var other = constraint
      other.constant += Double(random.int(in: -5...5))
      if random.once(in: 3) { other.level = .optional(rank: 100) }
      if random.once(in: 3) { other.terms.reverse() }
      _ = solver.update(Batch(upserts: [(row, other)]))
      let stranger = system.constraint(order: 900, using: &random)
      if random.once(in: 3) { _ = solver.update(Batch(upserts: [(RowID(900), stranger)])) }
      if random.once(in: 4) { _ = solver.update(Batch(removals: [row])) }
      if random.once(in: 2) { _ = solver.update(Batch(upserts: [(row, constraint)])) }
    }
    _ = solver.update(Batch(removals: [RowID(900)]))
    for (row, preference) in system.preferences.sorted(by: { $0.key < $1.key }) {
      var other = preference
      other.target += 1
      _ = solver.update(Batch(preferences: [(row, other)]))
    }
    _ = solver.update(system.batch)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func whatIsInsertedAndRemovedLeavesNoTrace(block: UInt64) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(seed: 3_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      let before = solver.state(of: system)
      let stranger = system.constraint(order: 900, using: &random)
      _ = solver.update(Batch(upserts: [(RowID(900), stranger)]))
      _ = solver.update(Batch(removals: [RowID(900)]))
      #expect(solver.state(of: system).isSame(as: before), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aCancelledUpdateChangesNothing(block: UInt64) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(seed: 4_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      let before = solver.state(of: system)
      let work = solver.work
      var questions = random.int(in: 0...4)
      let stranger = system.constraint(order: 900, using: &random)
      let update = solver.update(Batch(upserts: [(RowID(900), stranger)])) {
        questions -= 1
        return questions < 0
      }
      if update == .cancelled {
        #expect(
          solver.state(of: system).isSame(as: before) && solver.work == work, "seed \(seed)")
      } else {
        #expect(questions >= 0, "seed \(seed) was not cancelled")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aCancelledFirstUpdateLeavesNothingBehind(block: UInt64) {
    for seed in block * 4..<(block + 1) * 4 {
      var random = SeededGenerator(seed: 9_000_000 + seed)
      let system = RandomSystem(using: &random)
      var less = system
      less.constraints = system.constraints.filter { $0.key < RowID(3) }
      less.preferences = [:]
      let fresh = Solver()
      _ = fresh.update(less.batch)
      for limit in 0... {
        let solver = Solver()
        var questions = 0
        let update = solver.update(system.batch) {
          questions += 1
          return questions > limit
        }
        guard update == .cancelled else { break }
        #expect(solver.work == Work(), "seed \(seed), question \(limit)")
        _ = solver.update(less.batch)
        #expect(
          solver.state(of: less).isSame(as: fresh.state(of: less)),
          "seed \(seed), question \(limit)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyPromiseIsKeptAfterEveryEdit(block: UInt64) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(seed: 5_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      var values: [Variable: Double] = [:]
      for step in 0..<8 {
        let row = RowID(random.int(in: 0...9))
        let batch =
          random.once(in: 4)
          ? Batch(removals: [row])
          : Batch(upserts: [(row, system.constraint(order: row.rawValue, using: &random))])
        guard case .settled(let changed) = solver.update(batch) else {
          Issue.record("seed \(seed), step \(step) does not settle")
          return
        }
        #expect(solver.verify() == [], "seed \(seed), step \(step)")
        let previous = values
        for variable in system.variables { values[variable] = solver.value(of: variable) }
        let moved = system.variables.filter { values[$0] != previous[$0] ?? 0 }
        #expect(changed == moved, "seed \(seed), step \(step)")
      }
    }
  }
}

/// All that a caller can see without asking for reasons.
struct VisibleState: Equatable {
  var values: [UInt64]
  var broken: [RowID]
  var missed: [RowID]
  var sums: [LevelSum]
  var ranges: [Interval]
  var contradictions: [Contradiction?]
  var derivations: [Derivation]

  /// Whether the values, what is broken and what is missed are the same to the bit, the reasons have
  /// the same members, and the numbers in them differ by rounding alone.
  func isSame(as other: VisibleState) -> Bool {
    guard values == other.values, broken == other.broken, missed == other.missed,
      ranges.count == other.ranges.count, zip(ranges, other.ranges).allSatisfy({ isNear($0, $1) }),
      sums.map(\.rank) == other.sums.map(\.rank),
      zip(sums, other.sums).allSatisfy({ isNear($0.sum, $1.sum) })
    else { return false }
    let shares = contradictions.map { $0?.members ?? [] } + derivations.map(\.shares)
    let others = other.contradictions.map { $0?.members ?? [] } + other.derivations.map(\.shares)
    return shares.map { $0.map(\.row) } == others.map { $0.map(\.row) }
      && zip(shares.joined(), others.joined()).allSatisfy {
        isNear($0.multiplier, $1.multiplier) && isNear($0.constant, $1.constant)
      }
  }
}

extension Solver {
  func state(of system: RandomSystem) -> VisibleState {
    let mentioned = system.variables.filter { system.mentions($0) }
    return VisibleState(
      values: system.variables.map { value(of: $0).bitPattern }, broken: broken, missed: missed,
      sums: levelSums, ranges: mentioned.map { range(of: [Term(1, $0)]) },
      contradictions: broken.map { contradiction(of: $0) } + missed.map { blame(of: $0) },
      derivations: mentioned.map { derivation(of: [Term(1, $0)]) })
  }
}
