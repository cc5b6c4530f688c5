import TestSupport
import Testing

@testable import Simplex

/// Rows along a few directions, some turned by next to nothing: rounding would decide, and does not.
///
/// The reference is exact as well, and shares nothing with what it checks.
struct ExactAnswerTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 400 : 4

  /// Rows that differ by 2^-16 may meet at millions of millions of points.
  @Test(arguments: [6, 8, 10, 12, 14, 16], [false, true])
  func agreesWithTheReference(bits: Int, hasRequired: Bool) {
    for seed in 0..<Self.systemsPerCase {
      var random = SeededGenerator(seed: seed &* 64 &+ UInt64(bits))
      var system = ParallelRows(turnedBy: bits, hasRequired: hasRequired, using: &random)
      let edited = Solver()
      #expect(edited.update(system.batch).isSettled)
      for step in 0..<4 {
        let name: Comment = "seed \(seed), 2^-\(bits), step \(step)"
        #expect(edited.update(system.change(using: &random)).isSettled, name)
        let fresh = Solver()
        #expect(fresh.update(system.batch).isSettled, name)
        let reference = ReferenceSolver(constraints: system.constraints)
        check(edited, against: reference, system, name)
        check(fresh, against: reference, system, name)
      }
    }
  }

  private func check(
    _ solver: Solver, against reference: ReferenceSolver, _ system: ParallelRows, _ name: Comment
  ) {
    #expect(solver.broken == reference.broken, name)
    for variable in system.variables where system.mentions(variable) {
      let expected = reference.value(of: variable)
      #expect(isNear(solver.value(of: variable), expected), "\(name), \(variable), \(expected)")
      let range = reference.range(of: [Term(1, variable)])
      #expect(solver.isUnique(variable) == (range.low == range.high), "\(name), \(variable)")
    }
  }

  /// A third is a third, however it is rounded.
  @Test func ratiosAreWhatTheyWereDividedFrom() {
    let rows = [
      numberedRow(0, terms((1, 0)), .equal, 300),
      numberedRow(1, terms((1, 1), (-1.0 / 3, 0)), .equal, 0, 750),
      numberedRow(2, terms((3, 1), (-1, 0)), .equal, 0, 750),
      numberedRow(3, terms((1, 1), (-0.3333, 0), (1, 2)), .equal, 0, 500),
      numberedRow(4, terms((1, 1), (-0.333, 0), (1.0001, 2)), .equal, 0, 250),
    ]
    let solver = solver(rows)
    #expect(isNear(solver.value(of: Variable(1)), 100))
    #expect(solver.missed == [RowID(4)])
  }

  /// One was 2 700 points from where the exact answer has it, being taken for fixed.
  @Test func whatCanMoveIsNotTakenForFixed() {
    let (a, b) = (1.00390625, 0.99609375)
    let rows = [
      numberedRow(0, terms((-1, 2)), .greaterThanOrEqual, 8.5, 750),
      numberedRow(2, terms((-a, 1), (-b, 2), (a, 3), (-1, 4)), .lessThanOrEqual, 36, 500),
      numberedRow(3, terms((a, 0), (a, 1), (1 + a, 2), (b, 3), (-b, 4)), .equal, 9),
      numberedRow(4, terms((-1, 1), (-1, 2), (1, 3), (-b, 4)), .lessThanOrEqual, -14.5, 500),
      numberedRow(5, terms((-a, 1), (-1, 2), (a, 3), (-a, 4)), .equal, 31.5, 500),
      numberedRow(6, terms((a, 0), (b, 1), (2, 2), (a, 3), (-a, 4)), .lessThanOrEqual, 13.5, 50),
      numberedRow(7, terms((-b, 2)), .greaterThanOrEqual, 31, 500),
      numberedRow(9, terms((-1, 1), (-1, 2), (a, 3), (-1, 4)), .greaterThanOrEqual, 5, 800),
      numberedRow(10, terms((1, 0), (a, 1), (2, 2), (1, 3), (-1, 4)), .equal, 25, 500),
      numberedRow(
        11, terms((1, 0), (a, 1), (2, 2), (1, 3), (-1, 4)), .greaterThanOrEqual, 12.5, 999),
      numberedRow(
        12, terms((a, 0), (1, 1), (1 + b, 2), (1, 3), (-b, 4)), .lessThanOrEqual, 15.5, 500),
      numberedRow(13, terms((-1, 1), (-b, 2), (a, 3), (-b, 4)), .lessThanOrEqual, -18, 800),
      numberedRow(14, terms((-b, 2)), .greaterThanOrEqual, 27.5, 800),
    ]
    let solver = solver(rows)
    #expect(solver.value(of: Variable(0)) == 0)
    #expect(isNear(solver.value(of: Variable(1)), 4054.0636836965487))
    #expect(solver.verify().isEmpty)
  }

  /// What rounding left of the answer missed a required row by a thousandth.
  @Test func whatRoundingDoesNotSettleIsSettled() {
    let (a, b) = (1 + 1.0 / 2_097_152, 1 - 1.0 / 2_097_152)
    let rows = [
      numberedRow(3, terms((2, 0), (1 + b, 1), (-b, 2)), .greaterThanOrEqual, 19, 250),
      numberedRow(4, terms((1 + b, 0), (1 + a, 1), (-b, 2)), .lessThanOrEqual, 1),
      numberedRow(5, terms((1 + b, 0), (1 + b, 1), (-b, 2)), .equal, 7.5, 50),
      numberedRow(7, terms((a, 0), (b, 1)), .greaterThanOrEqual, 34.5, 800),
      numberedRow(8, terms((2, 0), (2, 1), (-a, 2)), .lessThanOrEqual, 6, 500),
    ]
    let solver = Solver()
    #expect(solver.update(Batch(upserts: rows)).isSettled)
    #expect(solver.missed.isEmpty)
    #expect(isNear(solver.value(of: Variable(1)), -6_815_744))
    #expect(solver.verify().isEmpty)
  }
}

/// A random system of rows along three directions.
private struct ParallelRows {
  private(set) var constraints: [RowID: LinearConstraint] = [:]
  private var inactive: [RowID: LinearConstraint] = [:]
  let variables: [Variable]

  init(turnedBy bits: Int, hasRequired: Bool, using random: inout SeededGenerator) {
    let turn = 1 / Double(1 << bits)
    variables = (0..<random.int(in: 2...4)).map { Variable($0) }
    let directions = (0..<3).map { _ in variables.map { _ in Double(random.int(in: -1...2)) } }
    let ranks: [Double] = hasRequired ? [1000, 800, 750, 500, 250, 50] : [800, 750, 500, 250, 50]
    for number in 0..<3 * variables.count {
      let terms = zip(variables, random.element(of: directions)).compactMap { variable, part in
        part == 0 ? nil : Term(part + Double(random.int(in: -1...1)) * turn, variable)
      }
      if terms.isEmpty { continue }
      let row = numberedRow(
        number, terms, random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(random.int(in: -40...80)) / 2, random.element(of: ranks))
      constraints[row.0] = row.1
    }
  }

  var batch: Batch {
    Batch(upserts: constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func mentions(_ variable: Variable) -> Bool {
    constraints.values.contains { $0.terms.contains { $0.variable == variable } }
  }

  /// Switches a row off or on, or moves one.
  mutating func change(using random: inout SeededGenerator) -> Batch {
    var batch = Batch()
    let all = (Array(constraints.keys) + inactive.keys).sorted()
    guard !all.isEmpty else { return batch }
    let id = random.element(of: all)
    if let row = inactive.removeValue(forKey: id) {
      constraints[id] = row
      batch.add((id, row))
    } else if random.once(in: 2) {
      inactive[id] = constraints.removeValue(forKey: id)
      batch.removals.append(id)
    } else if let constant = constraints[id]?.constant {
      let moved = constant + Double(random.int(in: -6...6)) / 2
      constraints[id]?.constant = moved
      batch.constants.append((id, moved))
    }
    return batch
  }
}
