import TestSupport
import Testing

@testable import Simplex

/// What was found for ranges is kept as long as it is true, and no longer.
struct RangeMemoryTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 3_000 : 20

  /// A system under edits, and what it is made of now.
  private struct Edited {
    let solver = Solver()
    var system: RandomSystem
    var isActive: [RowID: Bool]
    var ids: [RowID]

    init(_ system: RandomSystem) {
      self.system = system
      ids = system.constraints.keys.sorted()
      isActive = Dictionary(uniqueKeysWithValues: ids.map { ($0, true) })
      _ = solver.update(system.batch)
    }

    /// What is active.
    var present: RandomSystem {
      var present = system
      present.constraints = system.constraints.filter { isActive[$0.key] == true }
      return present
    }

    mutating func move(_ row: RowID, by distance: Double) {
      var batch = Batch()
      let constant = (system.constraints[row]?.constant ?? 0) + distance
      system.constraints[row]?.constant = constant
      batch.constants = [(row, constant)]
      _ = solver.update(batch)
    }

    mutating func toggle(_ row: RowID) {
      isActive[row] = isActive[row] == false
      guard let constraint = system.constraints[row] else { return }
      _ = solver.update(switching((row, constraint), on: isActive[row] == true))
    }

    mutating func put(_ row: RowID, on level: Level) {
      system.constraints[row]?.level = level
      guard let constraint = system.constraints[row], isActive[row] == true else { return }
      _ = solver.update(Batch(upserts: [(row, constraint)]))
    }
  }

  private func checkRanges(_ edited: Edited, _ name: Comment) {
    let present = edited.present
    let fresh = Solver()
    _ = fresh.update(present.batch)
    for variable in edited.system.variables where edited.system.mentions(variable) {
      for rank in [-Double.infinity, 250.5] {
        let terms = [Term(1, variable)]
        let (range, expected) = (
          edited.solver.range(of: terms, downTo: rank), fresh.range(of: terms, downTo: rank)
        )
        // What no active row mentions is 0 to a solver that never saw it, and free to one that did.
        guard present.mentions(variable) else { continue }
        #expect(isNear(range, expected), "\(name) \(variable) \(rank): \(range), not \(expected)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func rangesAskedOnTheWayAreThoseOfTheRowsAsTheyAre(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 7_000_000 + seed)
      var edited = Edited(RandomSystem(using: &random))
      for step in 0..<8 {
        let row = random.element(of: edited.ids)
        switch random.int(in: 0...3) {
        case 0: edited.toggle(row)
        case 1: edited.put(row, on: random.once(in: 3) ? .required : .optional(rank: 250))
        case 2: edited.move(row, by: Double(random.int(in: -6...6)))
        default: for _ in 0..<5 { edited.move(row, by: 0.5) }
        }
        checkRanges(edited, "seed \(seed) step \(step)")
      }
    }
  }

  /// Boxes that each hang from a place of their own by an inequality.
  private func hanging(_ count: Int) -> Solver {
    solver(
      (0..<count).map { numberedRow($0, terms((1, $0)), .greaterThanOrEqual, Double($0)) })
  }

  @Test(arguments: [50, 500])
  func aRangeIsLookedForAgainOnlyWhereSomethingIsAnotherMatter(count: Int) {
    let solver = hanging(count)
    let askAll = {
      let before = solver.questionWork.componentsSolved
      for index in 0..<count { _ = solver.range(of: terms((1, index))) }
      return solver.questionWork.componentsSolved - before
    }
    #expect(askAll() == count)
    #expect(askAll() == 0)
    var batch = Batch()
    batch.constants = [(RowID(7), 70)]
    _ = solver.update(batch)
    #expect(askAll() == 1)
    #expect(solver.range(of: terms((1, 7))) == Interval(low: 70, high: .infinity))
  }

  /// Of columns that only move together, which question is asked first makes no difference.
  @Test func theEndsOfAChainAreTheSameInWhateverOrderTheyAreAskedFor() {
    let count = 12
    let rows =
      [numberedRow(0, terms((1, 0)), .greaterThanOrEqual, 8)]
      + (1..<count).map {
        numberedRow($0, terms((1, $0), (-1, $0 - 1)), .greaterThanOrEqual, 8)
      }
      + [numberedRow(count, terms((1, count - 1)), .lessThanOrEqual, 1000)]
    let orders = [Array(0..<count), Array((0..<count).reversed())]
    for order in orders {
      let solver = solver(rows)
      for index in order {
        let range = solver.range(of: terms((1, index)))
        let below = Double(8 * (index + 1))
        #expect(range == Interval(low: below, high: 1000 - Double(8 * (count - 1 - index))))
        if index == 0 { continue }
        let gap = solver.range(of: terms((1, index), (-1, 0)))
        #expect(
          gap == Interval(low: Double(8 * index), high: 992 - Double(8 * (count - 1 - index))))
      }
    }
  }
}
