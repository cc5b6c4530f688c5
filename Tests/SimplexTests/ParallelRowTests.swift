import TestSupport
import Testing

@testable import Simplex

/// Rows that are all but parallel meet far away, and what rounding leaves grows on the way there: the
/// answer is where they meet all the same.
struct ParallelRowTests {
  private typealias Row = (RowID, LinearConstraint)

  /// An answer that misses a row by five millionths of a point was a quarter of a million points off.
  @Test func anEditedBasisIsTheOneThatAFreshSearchFinds() {
    var rows = [
      numberedRow(
        0, terms((1.999755859375, 0), (1, 1)), .equal, 39.993896484375, 600),
      numberedRow(
        1, terms((-1, 0), (1.999755859375, 1)), .lessThanOrEqual, -6.006103515625),
      numberedRow(2, terms((-1, 0), (2, 1)), .greaterThanOrEqual, 0, 749),
      numberedRow(
        3, terms((1.999755859375, 0), (1.000244140625, 1)), .greaterThanOrEqual,
        43.996826171875, 800),
      numberedRow(
        4, terms((-1.000244140625, 0), (2.000244140625, 1)), .lessThanOrEqual,
        -17.003173828125, 500),
    ]
    let edited = solver(rows)
    for (row, constant) in [(4, 12.996826171875), (0, 100.493896484375)] {
      rows[row].1.constant = constant
      var batch = Batch()
      batch.constants.append((RowID(row), constant))
      #expect(edited.update(batch).isSettled)
      checkSame(edited, solver(rows), [0, 1], "\(row)")
    }
    rows.remove(at: 2)
    #expect(edited.update(Batch(removals: [RowID(2)])).isSettled)
    checkSame(edited, solver(rows), [0, 1], "off")
    #expect(isNear(edited.value(of: Variable(0)), 41.401958194745831))
    #expect(
      isNear(edited.range(of: terms((1, 1))), Interval(low: -231_412, high: 17.7000879948332)))
  }

  private func checkSame(
    _ edited: Solver, _ fresh: Solver, _ variables: [Int], _ name: Comment
  ) {
    for variable in variables {
      let (value, other) = (Variable(variable), fresh.value(of: Variable(variable)))
      let (range, expected) = (
        edited.range(of: terms((1, variable))), fresh.range(of: terms((1, variable)))
      )
      #expect(isNear(edited.value(of: value), other), name)
      #expect(isNear(range, expected), name)
    }
  }

  /// On the way to the answer there is a point at two hundred million millions.
  @Test func aSearchThatPassesThroughFarPointsSettles() {
    let solver = solver([
      numberedRow(
        0, terms((-1, 0), (-1, 1), (-1, 3)), .lessThanOrEqual, -31.498748779296875,
        50),
      numberedRow(1, terms((1, 2), (1, 4)), .lessThanOrEqual, 24, 600),
      numberedRow(
        2, terms((1.99993896484375, 2), (2.00006103515625, 4)), .greaterThanOrEqual,
        49.000152587890625),
      numberedRow(3, terms((-1, 0), (-1, 3)), .equal, 0, 1),
      numberedRow(4, terms((1, 2), (1, 4)), .greaterThanOrEqual, 1, 751),
      numberedRow(
        5, terms((1, 0), (0.99993896484375, 2), (1, 4)), .lessThanOrEqual, 0),
      numberedRow(
        6, terms((-1, 0), (-1, 1), (-1.00006103515625, 3)), .greaterThanOrEqual, 0),
    ])
    let expected = [-24.499343872070312, 516_131.49809265137, -8181.25]
    for (variable, value) in expected.enumerated() {
      #expect(isNear(solver.value(of: Variable(variable)), value))
    }
    #expect(solver.verify().isEmpty)
  }

  /// Systems, switched and moved, are what solvers that never saw another state make of them.
  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 300 : 8))
  func whateverWasEditedTheAnswerIsOfTheRowsAlone(seed: UInt64) {
    checkEdits(of: seed, turnedBy: 1.0 / 4096)
  }

  /// What a basis decided within rounding, before it was factored anew, was not decided so by a fresh
  /// search. Found among four thousand systems each.
  @Test(
    arguments: [
      (192, 12), (386, 12), (550, 12), (774, 12), (889, 12), (982, 12), (1346, 12), (1731, 12),
      (34, 14), (35, 14), (229, 14), (264, 14), (665, 14), (708, 14), (744, 14), (943, 14),
    ] as [(seed: UInt64, bits: Int)])
  func whatWasDecidedWithinRoundingLeavesNoTrace(seed: UInt64, bits: Int) {
    checkEdits(of: seed, turnedBy: 1 / Double(1 << bits))
  }

  /// A pivot on which row and column never agree, a small one that rounding left in both, and what was
  /// decided before factors were made anew. Found among eight thousand systems each.
  @Test(
    arguments: [
      (1045, 12), (5216, 12), (5036, 13), (5551, 13), (134, 14), (5551, 14), (7145, 14), (1061, 15),
      (1240, 15), (1354, 15), (3928, 15), (4443, 15), (6130, 15), (6905, 15), (29, 16), (95, 16),
    ] as [(seed: UInt64, bits: Int)])
  func pivotsThatRoundingLeftAreNotTrusted(seed: UInt64, bits: Int) {
    checkEdits(of: seed, turnedBy: 1 / Double(1 << bits))
  }

  /// The same of rows turned by a 256th, found among three thousand.
  @Test(arguments: [384, 707, 890, 918, 1133] as [UInt64])
  func rowsThatAreLessParallelLeaveNoTraceEither(seed: UInt64) {
    checkEdits(of: seed, turnedBy: 1.0 / 256)
  }

  private func checkEdits(of seed: UInt64, turnedBy turn: Double) {
    var generator = SeededGenerator(seed: seed)
    var rows = Self.rows(&generator, turn)
    var isActive = rows.map { _ in true }
    let edited = solver(rows)
    for _ in 0..<12 {
      let row = generator.int(in: 0...rows.count - 1)
      var batch = Batch()
      if generator.int(in: 0...1) == 0 {
        isActive[row].toggle()
        batch = switching(rows[row], on: isActive[row])
      } else {
        rows[row].1.constant += Double(generator.int(in: -6...6)) / 2
        batch.constants.append((RowID(row), rows[row].1.constant))
      }
      #expect(edited.update(batch).isSettled)
      let fresh = solver(rows.enumerated().filter { isActive[$0.offset] }.map(\.element))
      for variable in 0..<5 {
        let (value, other) = (
          edited.value(of: Variable(variable)), fresh.value(of: Variable(variable))
        )
        #expect(isNear(value, other))
      }
    }
  }

  /// Optional rows along three directions, some turned a little.
  private static func rows(_ generator: inout SeededGenerator, _ turn: Double) -> [Row] {
    let count = generator.int(in: 2...5)
    let directions = (0..<3).map { _ in
      (0..<count).map { _ in Double(generator.int(in: -1...2)) }
    }
    return (0..<3 * count).map { number in
      let direction = directions[generator.int(in: 0...2)]
      let terms = direction.enumerated().map { variable, coefficient in
        let turned = coefficient == 0 ? 0 : Double(generator.int(in: -1...1)) * turn
        return Term(coefficient + turned, Variable(variable))
      }
      let relations: [LinearRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      return numberedRow(
        number, terms, relations[generator.int(in: 0...2)],
        Double(generator.int(in: -40...80)) / 2,
        [800, 750, 500, 250, 50][generator.int(in: 0...4)])
    }
  }

  /// A thousandth of a thousandth of a thousandth is little, but it is not nothing.
  @Test func whatIsMultipliedThreeTimesByAThousandthStillCounts() {
    let solver = solver([
      numberedRow(0, terms((1024, 0), (1, 1)), .equal, 0),
      numberedRow(1, terms((1024, 2), (1, 0)), .equal, 985_600, 250),
      numberedRow(2, terms((0.125, 3)), .greaterThanOrEqual, 125, 990),
      numberedRow(
        3, terms((0.0009765625, 2), (1, 3)), .equal, 999.9765625, 50),
    ])
    #expect(solver.missed.isEmpty)
    #expect(isNear(solver.value(of: Variable(2)), -24))
    #expect(isNear(solver.value(of: Variable(0)), 1_010_176))
    #expect(solver.verify().isEmpty)
  }

  /// Each pivot is no smaller than a thousandth, but there are three of them, and one of a million.
  @Test func pivotsThatAreNotSmallLetRoundingGrowTogether() {
    let solver = solver([
      numberedRow(0, terms((1024, 0), (1, 2)), .equal, -38_336),
      numberedRow(
        1, terms((1024, 0), (0.0009765625, 5), (1024, 1)), .equal, -37_375.0234375),
      numberedRow(2, terms((-1, 1)), .greaterThanOrEqual, -2),
      numberedRow(3, terms((1, 6)), .greaterThanOrEqual, -1000),
      numberedRow(4, terms((-1, 2)), .lessThanOrEqual, 936),
      numberedRow(6, terms((-1, 6), (1, 5), (1024, 2)), .greaterThanOrEqual, 67_536, 800),
      numberedRow(7, terms((1024, 6), (1, 2)), .greaterThanOrEqual, -1_023_936, 999),
      numberedRow(8, terms((1024, 3), (-1, 1), (1024, 0)), .equal, 985_600, 250),
      numberedRow(9, terms((0.125, 5)), .greaterThanOrEqual, 125, 990),
      numberedRow(10, terms((1, 4)), .greaterThanOrEqual, 2, 500),
      numberedRow(11, terms((0.0009765625, 3), (1, 5)), .equal, 999.9765625, 50),
      numberedRow(12, terms((1024, 4), (1, 3)), .greaterThanOrEqual, 2034, 100),
      numberedRow(13, terms((-1, 6)), .equal, 1000, 249),
      numberedRow(15, terms((0.0009765625, 6), (1, 2)), .lessThanOrEqual, 62.0234375, 800),
      numberedRow(16, terms((0.125, 2)), .lessThanOrEqual, 12, 750.5),
      numberedRow(17, terms((1024, 5), (0.125, 4), (1, 3)), .lessThanOrEqual, 1_025_000.125, 600),
    ])
    #expect(!solver.missed.contains(RowID(17)))
    #expect(isNear(solver.value(of: Variable(5)), 2024.001953126862))
  }

  /// Subtracting equations from each other leaves a millionth of a point, of six digits before it.
  @Test func equationsThatAreAllButDependentHoldWhereTheyMeet() {
    let solver = solver([
      numberedRow(0, terms((1, 0), (1e-06, 2), (1, 4)), .equal, 0),
      numberedRow(2, terms((0.1, 6), (1, 3)), .equal, 200_100),
      numberedRow(
        3, terms((1e-06, 0), (1, 3), (0.1, 6)), .equal, 200_100.000000001),
      numberedRow(7, terms((1, 2)), .greaterThanOrEqual, 1),
      numberedRow(13, terms((1, 4)), .equal, 0, 250),
      numberedRow(15, terms((1, 3), (1, 6)), .lessThanOrEqual, 0, 600),
    ])
    let values = [0: 0.000989530235528946, 2: 1, 3: 222_333.33333333331, 4: -0.000990530235528946]
    for (variable, value) in values.sorted(by: { $0.key < $1.key }) {
      #expect(isNear(solver.value(of: Variable(variable)), value))
    }
  }

  /// Where every entry of a column is small, none is what rounding left of larger ones.
  @Test func whatIsFreeMayMoveAMillionMillionTimesAsFarAsWhatItMoves() {
    let held = solver([
      numberedRow(1, terms((1_000_000, 0), (1, 5)), .equal, 0),
      numberedRow(9, terms((1000, 5), (0.001, 3)), .lessThanOrEqual, 0),
    ])
    for variable in [0, 3, 5] { #expect(held.value(of: Variable(variable)) == 0) }
    let pushed = solver([
      numberedRow(1, terms((1, 6), (0.001, 7)), .equal, -1037.499999),
      numberedRow(
        4, terms((1, 6), (1_000_000, 1)), .lessThanOrEqual, -37_499_037.502),
    ])
    #expect(pushed.value(of: Variable(1)) == 0)
    #expect(isNear(pushed.value(of: Variable(7)), 37_498_000_002.000992))
    let pulled = solver([
      numberedRow(1, terms((1, 4), (1e-06, 1)), .equal, 1),
      numberedRow(3, terms((1, 1), (1e-06, 5)), .equal, 1),
      numberedRow(5, terms((-1, 4), (1, 0)), .greaterThanOrEqual, 0),
    ])
    #expect(pulled.value(of: Variable(0)) == 0)
    #expect(isNear(pulled.value(of: Variable(5)), -999_999_000_000))
  }
}
