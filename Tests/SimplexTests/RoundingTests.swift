import TestSupport
import Testing

@testable import Simplex

/// Numbers of very different sizes: what counts as held, and as broken, is no matter of chance.
struct RoundingTests {
  private let x = Variable(0)
  private let y = Variable(1)

  private func row(
    _ terms: [Term], _ constant: Double, _ level: Level = .required, order: Int
  ) -> (RowID, LinearConstraint) {
    row(terms, .equal, constant, level, order: order)
  }

  private func row(
    _ terms: [Term], _ relation: LinearRelation, _ constant: Double, _ level: Level = .required,
    order: Int
  ) -> (RowID, LinearConstraint) {
    (
      RowID(order),
      LinearConstraint(
        terms: terms, relation: relation, constant: constant, level: level,
        order: Order(stage: 0, major: order, minor: 0))
    )
  }

  private func solver(_ rows: [(RowID, LinearConstraint)]) -> Solver {
    let solver = Solver()
    #expect(solver.update(Batch(upserts: rows)).isSettled)
    return solver
  }

  @Test func aGapIsMeasuredInTheUnitsOfTheRowThatItIsIn() {
    let rows = [
      row([Term(1, y), Term(-10, x)], 0, order: 1),
      row([Term(1, x)], .greaterThanOrEqual, 100, order: 2),
      row([Term(1, y)], .lessThanOrEqual, 999.997, order: 3),
    ]
    let atOnce = solver(rows)
    #expect(atOnce.broken == [RowID(3)])
    #expect(atOnce.verify().isEmpty)
    let edited = solver([rows[0], rows[1]])
    #expect(edited.update(Batch(upserts: [rows[2]])).isSettled)
    #expect(edited.broken == [RowID(3)])
  }

  @Test func aGapThatARowWithLargeNumbersLeavesIsNoneByWhateverRoute() {
    let rows = [
      row([Term(1, x)], 100_000, order: 1),
      row([Term(1, y), Term(-1, x)], -100_000, order: 2), row([Term(1, y)], 0.0001, order: 3),
    ]
    let atOnce = solver(rows)
    let edited = solver([rows[0], rows[1]])
    #expect(edited.update(Batch(upserts: [rows[2]])).isSettled)
    for solver in [atOnce, edited] {
      #expect(solver.broken.isEmpty)
      #expect(solver.verify().isEmpty)
      #expect(solver.update(Batch()) == .settled(changed: []))
    }
    #expect(atOnce.value(of: y) == edited.value(of: y))
  }

  @Test func whatIsLeftOfNumbersThatCancelIsJudgedByTheirSizeAlone() {
    #expect(Tolerance.isCancelled(1e-12, of: -1) && Tolerance.isCancelled(-1e-12, of: 1))
    #expect(!Tolerance.isCancelled(1e-12, of: 1e-6) && !Tolerance.isCancelled(1e-12, of: -1e-6))
  }

  @Test func whatDidNotSettleIsTriedAgainByTheNextUpdateAndToldThen() {
    var state = SolverState()
    let rows = [row([Term(1, x)], 1, order: 1), row([Term(1, y)], 2, order: 2)]
    _ = state.update(Batch(upserts: rows), isCancelled: { false })
    let before = state.work.factorizations
    // No input is known that leaves a residual.
    state.residual = 0.5
    state.untold = [y]
    let update = state.update(Batch(), isCancelled: { false })
    let after = state.work.factorizations
    #expect(update == .settled(changed: [y]))
    #expect(after == before + 1)
    let next = state.update(Batch(), isCancelled: { false })
    #expect(next == .settled(changed: []))
  }

  /// A column that stands small in one row and large in the next: the factorization after a
  /// hundred exchanges must not give two columns one row.
  @Test func hundredsOfExchangesLeaveNoTraceAmongUnevenCoefficients() {
    let (w, z, p, q) = (Variable(2), Variable(3), Variable(4), Variable(5))
    func level(_ rank: Double) -> Level { .optional(rank: rank) }
    var rows = [
      row([Term(1, w)], 0, level(800), order: 1),
      row([Term(1, w), Term(1.0 / 2048, x)], 1, level(750), order: 2),
      row([Term(1, x), Term(1, z)], 10, level(750), order: 3),
      row([Term(1, z), Term(1, p), Term(1, q)], 20, level(750), order: 4),
      row([Term(1, z), Term(1, p), Term(-1, q)], 30, level(750), order: 5),
      row([Term(1, x)], .lessThanOrEqual, 0, level(760), order: 6),
    ]
    let edited = solver(rows)
    for step in 1...400 {
      rows[5].1.constant = step.isMultiple(of: 2) ? 0 : 5000
      #expect(edited.update(Batch(upserts: [rows[5]])).isSettled)
      let fresh = solver(rows)
      let variables = [x, w, z, p, q]
      #expect(
        variables.map { edited.value(of: $0) } == variables.map { fresh.value(of: $0) },
        "step \(step)")
    }
  }

  /// Of two required rows that miss each other by play the one that is believed first is held, one column
  /// or more being searched.
  @Test(arguments: [false, true], [false, true])
  func ofRowsThatMissEachOtherByPlayTheLastGivesWay(isFirstLower: Bool, hasSecondColumn: Bool) {
    let lower = row([Term(1, x)], .greaterThanOrEqual, 100.0001, order: isFirstLower ? 1 : 2)
    let upper = row([Term(1, x)], .lessThanOrEqual, 100, order: isFirstLower ? 2 : 1)
    let beside = row(
      [Term(1, x), Term(1, y)], .lessThanOrEqual, 50, .optional(rank: 250), order: 3)
    let solver = solver(hasSecondColumn ? [lower, upper, beside] : [lower, upper])
    #expect(solver.broken.isEmpty)
    #expect(isNear(solver.value(of: x), isFirstLower ? 100.0001 : 100))
    #expect(solver.verify().isEmpty)
  }

  /// Play was half a thousandth to the last digit, so that rounding told on which side a gap was.
  @Test(arguments: [0.000_5, 0.000_51])
  func aGapThatIsJustAsLargeAsPlayIsHeld(gap: Double) {
    let rows = [
      row([Term(1, x)], 100_000, order: 1), row([Term(1, y), Term(-1, x)], 17.25, order: 2),
      row([Term(1, y)], .greaterThanOrEqual, 100_017.25 + gap, order: 3),
    ]
    #expect(solver(rows).broken == (gap > 0.000_5 ? [RowID(3)] : []))
  }

  /// What a sum of large values lacked to a bound was taken for what rounding left of them.
  @Test func littleIsNotNothingBesideValuesThatCancel() {
    let (z, w) = (Variable(2), Variable(3))
    func level(_ rank: Double) -> Level { .optional(rank: rank) }
    let rows = [
      row([Term(1, z), Term(1, w)], 99_999.9997, level(250), order: 1),
      row([Term(1, z)], .greaterThanOrEqual, -19_999_999.98, level(250), order: 2),
      row(
        [Term(1, z), Term(1, w), Term(1, x)], .greaterThanOrEqual, 99_999.9989, level(250), order: 3
      ),
      row([Term(1, x)], -0.23, level(50), order: 4),
    ]
    let solver = solver(rows)
    #expect(solver.missed == [RowID(4)])
    #expect(isNear(solver.value(of: x), -0.0008))
  }

  /// Two rows say of one column what is too far apart, each of them within play of a third.
  @Test func rowsThatEachMissAThirdByPlayContradictEachOther() {
    let first = row([Term(1, x)], .lessThanOrEqual, 99_999.9996, order: 2)
    let second = row([Term(1, x)], .greaterThanOrEqual, 100_000.0004, order: 3)
    let third = row([Term(1, x)], 100_000, order: 1)
    let edited = solver([first, second])
    #expect(edited.broken == [RowID(3)])
    #expect(edited.update(Batch(upserts: [third])).isSettled)
    #expect(edited.broken == [RowID(3)])
    #expect(solver([first, second, third]).broken == [RowID(3)])
  }

  /// Of a row with large coefficients the play is next to nothing in the column that is left.
  @Test func whatIsFeltOnlyInOneRowsUnitsIsToldInAllColumns() {
    let rows = [
      row([Term(2048, x)], .greaterThanOrEqual, 0.0017, order: 0),
      row([Term(1, x), Term(1, y)], 100_000.0006, order: 1),
      row([Term(-1, y), Term(2048, x)], .lessThanOrEqual, -100_000, order: 2),
      row([Term(1, y)], -99_999.9984, .optional(rank: 750), order: 3),
    ]
    #expect(solver(rows).broken == [RowID(2)])
    let edited = solver([rows[0], rows[2], rows[3]])
    #expect(edited.update(Batch(upserts: [rows[1]])).isSettled)
    #expect(edited.broken == [RowID(2)])
  }

  /// The row that gives way leaves the same row in other units nothing to miss.
  @Test func aRowTwiceAsLargeIsHeldWhereTheOneBeforeGaveWay() {
    let rows = [
      row([Term(1, x), Term(2048, y)], .lessThanOrEqual, 100_000.0002, order: 0),
      row([Term(1, x), Term(2048, y)], .greaterThanOrEqual, 100_000.0005, order: 1),
      row([Term(2, x), Term(4096, y)], .lessThanOrEqual, 200_000.0004, order: 2),
      row([Term(1, x)], -100_000.0005, order: 3),
    ]
    #expect(solver(rows).broken.isEmpty)
    let edited = solver([rows[0], rows[1], rows[2]])
    #expect(edited.update(Batch(upserts: [rows[3]])).isSettled)
    #expect(edited.broken.isEmpty)
  }

  /// An equation gives way that leaves only one column open, and neither of the rows that say something of
  /// that column.
  @Test func theLastRowGivesWayAlsoWhereAnEquationUsedItUp() {
    let rows = [
      row([Term(1, x), Term(2048, y)], 100_000.0003, order: 0),
      row([Term(1, x)], .lessThanOrEqual, -100_000.0013, order: 1),
      row(
        [Term(-1, y), Term(0.01, Variable(2)), Term(-1, x)], .lessThanOrEqual, 99_999.9999, order: 2
      ),
      row([Term(-1, y), Term(0.01, Variable(2))], -0.0013, order: 3),
    ]
    let solver = solver(rows)
    #expect(solver.broken.isEmpty)
    #expect(isNear(solver.value(of: Variable(2)), 9_765.485_078_125))
  }

  /// Values of 10^13 have no digits left for what the constants say.
  @Test func rowsAPointApartContradictEachOtherHoweverLargeTheirValues() {
    let rows = [
      row([Term(1, x)], 10_200_000.013, order: 0),
      row([Term(1, y)], -10_188_000_013.14, order: 1),
      row([Term(1, x), Term(2048, y), Term(1, Variable(2))], 99_999.9984, order: 2),
      row([Term(1, x), Term(2048, y), Term(1, Variable(2))], 100_000.9984, order: 3),
    ]
    #expect(solver(rows).broken == [RowID(3)])
    let edited = solver([rows[0], rows[1], rows[3]])
    #expect(edited.update(Batch(upserts: [rows[2]])).isSettled)
    #expect(edited.broken == [RowID(3)])
  }

  /// Two rows of one level weigh the same but for a part in 10^11.
  @Test func whatIsAllButATieIsNone() {
    let (x, y, z, w) = (Variable(1), Variable(2), Variable(3), Variable(4))
    let rows = [
      row([Term(-50, x)], .lessThanOrEqual, -100_000.0016, .optional(rank: 750), order: 0),
      row(
        [Term(1, z), Term(-1, x), Term(1, w)], .greaterThanOrEqual, 0.0017, .optional(rank: 250.5),
        order: 1),
      row([Term(-1, x), Term(-1, z), Term(0.01, y)], 0.0018, order: 4),
      row([Term(2048, y), Term(0.01, w)], 0.0002, order: 6),
      row([Term(2048, w), Term(0.01, x)], -99_999.9997, order: 8),
      row([Term(-50, z), Term(-50, y)], 99_999.9994, .optional(rank: 750), order: 9),
    ]
    let atOnce = solver(rows)
    #expect(atOnce.missed == [RowID(1), RowID(9)])
    #expect(isNear(atOnce.value(of: x), 2_000.000_032))
  }
}
