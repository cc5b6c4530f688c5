import Simplex
import TestSupport
import Testing

/// Rows in which a little of one unknown is much of another, and rows that are all but parallel: what
/// is within the play of one row is far out of that of the next.
struct SteepTests {
  private let x = Variable(0)
  private let y = Variable(1)
  private let z = Variable(2)

  /// Expects a reason that adds up, from the constraints as they are.
  private func checkBlame(
    of row: Int, on members: [Int], _ solver: Solver, _ rows: [(RowID, LinearConstraint)]
  ) throws {
    let blame = try #require(solver.blame(of: RowID(row)))
    #expect(blame.members.map(\.row) == members.map { RowID($0) })
    var gap = 0.0
    var sum: [Variable: Double] = [:]
    for member in blame.members {
      let constraint = try #require(rows.first { $0.0 == member.row }).1
      #expect(member.constant == constraint.constant)
      gap += member.multiplier * member.constant
      for term in constraint.terms {
        sum[term.variable, default: 0] += member.multiplier * term.coefficient
      }
    }
    #expect(gap == blame.gap && gap > 0)
    #expect(sum.values.allSatisfy { isNear($0, 0) })
  }

  // MARK: Reasons

  @Test func aMissedWishHasABlameThroughAChainOfSmallShares() throws {
    let rows = [
      numberedRow(0, [Term(1, z)], .lessThanOrEqual, 0),
      numberedRow(1, [Term(1.0 / 64, y), Term(1, z)], .greaterThanOrEqual, 0, 990),
      numberedRow(2, [Term(1.0 / 1024, x), Term(1, y)], .lessThanOrEqual, 0, 249),
      numberedRow(3, [Term(1, x)], .equal, 1, 50),
    ]
    let solver = solver(rows)
    #expect(solver.missed == [RowID(3)])
    try checkBlame(of: 3, on: [0, 1, 2, 3], solver, rows)
  }

  @Test func aMissedWishHasABlameBetweenRowsThatAreAllButParallel() throws {
    let rows = [
      numberedRow(0, [Term(1, y), Term(1, z), Term(-1, x)], .equal, 19.51708984375),
      numberedRow(
        2, [Term(1.0009765625, y), Term(1, z), Term(-1, x)], .lessThanOrEqual, 19.5224609375),
      numberedRow(3, [Term(1, x), Term(1, y)], .equal, -7.48291015625, 250),
      numberedRow(4, [Term(1, z)], .lessThanOrEqual, 0, 1),
    ]
    let solver = solver(rows)
    #expect(solver.missed == [RowID(4)])
    try checkBlame(of: 4, on: [0, 2, 3, 4], solver, rows)
  }

  /// Wishes missed by what is on the grid, held where they are, miss each other by less than it tells.
  @Test func aReasonAddsUpAmongManyMissedWishes() throws {
    let rows = [
      numberedRow(1, terms((2, 7)), .equal, 0),
      numberedRow(2, terms((4, 7), (-1, 0), (-1, 3), (1, 5)), .equal, -10),
      numberedRow(4, terms((2, 7), (1, 8), (0.5, 6), (1, 0)), .greaterThanOrEqual, 0),
      numberedRow(7, terms((1, 1)), .greaterThanOrEqual, 5),
      numberedRow(11, terms((-1, 1), (0.5, 5), (1, 3), (1, 9)), .equal, 0, 751),
      numberedRow(13, terms((0.5, 8), (-2, 4), (1, 6)), .equal, -4, 751),
      numberedRow(14, terms((1, 2), (1, 4), (-1, 0), (-2, 7)), .equal, 6, 751),
      numberedRow(15, terms((0.5, 3), (2, 0), (-1, 9), (1, 5)), .greaterThanOrEqual, 15, 751),
      numberedRow(17, terms((1, 3), (1, 2), (0.5, 1)), .equal, 25, 751),
      numberedRow(18, terms((-1, 6), (1, 9), (2, 7), (1, 4)), .equal, -4, 751),
      numberedRow(19, terms((-1, 3), (-1, 1)), .equal, -10, 751),
      numberedRow(20, terms((1, 4), (1, 9)), .equal, 10, 751),
      numberedRow(21, terms((1, 6), (1, 7), (2, 5), (-2, 3)), .lessThanOrEqual, -20, 751),
      numberedRow(23, terms((1, 1), (2, 4)), .equal, 6, 751),
      numberedRow(24, terms((-1, 6), (-1, 8)), .equal, 4, 751),
      numberedRow(26, terms((1, 3), (1, 5), (1, 8)), .equal, 9, 751),
      numberedRow(29, terms((-2, 9)), .equal, 0, 751),
      numberedRow(30, terms((-2, 6), (-1, 5)), .lessThanOrEqual, -4, 751),
      numberedRow(32, terms((-1, 2), (1, 7)), .greaterThanOrEqual, -9, 751),
      numberedRow(33, terms((0.5, 4), (1, 6), (1, 8)), .equal, -1, 751),
      numberedRow(34, terms((-2, 3), (1, 8), (1, 4)), .equal, -30, 751),
    ]
    let solver = solver(rows)
    #expect(solver.missed.count == 11)
    for missed in solver.missed {
      let blame = try #require(solver.blame(of: missed))
      var sum: [Variable: Double] = [:]
      for member in blame.members {
        for term in try #require(rows.first { $0.0 == member.row }).1.terms {
          sum[term.variable, default: 0] += member.multiplier * term.coefficient
        }
      }
      #expect(sum.values.allSatisfy { abs($0) < 1e-9 }, "\(missed)")
      #expect(blame.gap > 0, "\(missed)")
    }
  }

  /// Tight within play, times four thousand, is eight points off.
  @Test func whatAddsUpToAValueIsTightWhereRowsAreAllButParallel() throws {
    let (q, s) = (Variable(4), Variable(5))
    let rows = [
      numberedRow(
        3, [Term(1, y), Term(1.000244140625, s), Term(2.000244140625, z)], .equal,
        38.0040283203125),
      numberedRow(4, [Term(1, y), Term(1, s), Term(2, z)], .greaterThanOrEqual, 37),
      numberedRow(
        5, [Term(-0.999755859375, q), Term(1, z), Term(-1, y)], .greaterThanOrEqual, 0, 50),
      numberedRow(
        6, [Term(-1, q), Term(1, z), Term(-1, y)], .lessThanOrEqual, -21.497802734375, 749),
      numberedRow(
        7, [Term(0.999755859375, y), Term(0.999755859375, s), Term(2, z)], .lessThanOrEqual,
        38.9951171875, 600),
      numberedRow(
        8, [Term(-1, x), Term(1.999755859375, z), Term(-1.000244140625, s)], .equal,
        -6.5040283203125, 751),
      numberedRow(
        9, [Term(-1, x), Term(1.999755859375, z), Term(-0.999755859375, s)], .equal,
        -6.5003662109375, 800),
    ]
    let solver = solver(rows)
    for variable in [x, y, z, q, s] {
      let derivation = solver.derivation(of: [Term(1, variable)])
      let sum = derivation.shares.reduce(0) { $0 + $1.multiplier * $1.constant }
      #expect(isNear(sum, derivation.value), "\(derivation)")
    }
  }

  /// Row 1 has a ten-thousandth to spare: at ten million points that may be noise, which a row that has
  /// none does not need to explain a value.
  @Test func whatMayBeNoiseExplainsNothingThatOthersDo() {
    let solver = solver([
      numberedRow(0, [Term(-1, y), Term(0.01, x), Term(1, z)], .equal, 0, 250),
      numberedRow(
        1, [Term(1, y), Term(-1, z), Term(0.01, x)], .lessThanOrEqual, -0.0019, 750),
      numberedRow(2, [Term(10, x), Term(1, y), Term(-1, z)], .lessThanOrEqual, -0.0012, 250),
      numberedRow(3, [Term(10, x)], .greaterThanOrEqual, -0.998, 750),
      numberedRow(4, [Term(0.01, z)], .equal, -99_999.9997, 750),
      numberedRow(5, [Term(0.01, x)], .equal, -100_000, 50),
    ])
    #expect(isNear(solver.value(of: x), -0.0998))
    #expect(solver.derivation(of: [Term(1, x)]).shares.map(\.row) == [RowID(3)])
  }

  // MARK: Contradictions

  @Test(arguments: [(2_000, 0.0499996), (1_000_000, 0.0000995)])
  func aGapCountsInTheUnitsOfTheRowInWhichItIsLargest(share: Double, constant: Double) {
    let relations: [(LinearRelation, LinearRelation)] = [
      (.equal, .equal), (.greaterThanOrEqual, .equal), (.greaterThanOrEqual, .lessThanOrEqual),
    ]
    for (first, second) in relations {
      let solver = solver([
        numberedRow(0, [Term(1, x), Term(-share, y)], .equal, 0),
        numberedRow(1, [Term(1, x)], first, 100),
        numberedRow(2, [Term(1, y)], second, constant),
      ])
      #expect(solver.broken == [RowID(2)], "\(first) \(second)")
      #expect(solver.contradiction(of: RowID(2))?.members.count == 3)
      #expect(solver.verify().isEmpty)
    }
  }

  @Test func aGapCountsInTheUnitsOfARowAmongInequalitiesOfSeveralUnknowns() {
    let solver = solver([
      numberedRow(0, [Term(1, x), Term(-1_000_000, y), Term(-1, z)], .lessThanOrEqual, 0),
      numberedRow(1, [Term(1, x), Term(-1, z)], .greaterThanOrEqual, 100),
      numberedRow(2, [Term(1, y)], .lessThanOrEqual, 0.0000995),
    ])
    #expect(solver.broken == [RowID(2)])
    #expect(solver.verify().isEmpty)
  }

  @Test func aWishIsMissedByWhatItsOwnUnitsSay() {
    let solver = solver([
      numberedRow(0, [Term(1024, x)], .equal, 1_024_000),
      numberedRow(1, [Term(1024, x)], .lessThanOrEqual, 1_023_999.75, 1),
    ])
    #expect(solver.missed == [RowID(1)])
    #expect(solver.violation(of: RowID(1)) == 0.25)
    #expect(solver.levelSums == [LevelSum(rank: 1, sum: 0.25)])
    #expect(solver.blame(of: RowID(1))?.gap == 0.25)
  }

  // MARK: Verification

  /// The multipliers that prove a level are of the rows, not of what rounding made of them.
  @Test func aProofOfALevelAddsUpAlongAChainOfThousands() {
    let solver = solver([
      numberedRow(0, terms((1, 0), (-1, 4)), .equal, -192),
      numberedRow(1, terms((1, 0), (1024, 5)), .equal, 0),
      numberedRow(4, terms((1, 0)), .equal, 0, 999),
      numberedRow(5, terms((1024, 6), (1, 5)), .equal, 0, 250.25),
      numberedRow(8, terms((1, 6)), .equal, 0, 750.5),
      numberedRow(10, terms((-1, 8)), .greaterThanOrEqual, 0, 750.5),
      numberedRow(11, terms((1024, 4), (1, 7)), .lessThanOrEqual, 0, 751),
      numberedRow(18, terms((1, 6), (1, 8), (1024, 7)), .greaterThanOrEqual, 0, 990),
    ])
    #expect(solver.verify().isEmpty)
  }

  /// A ten millionth of a row whose own unit counts a thousand times is part of a proof.
  @Test func aSmallShareOfARowThatWeighsMuchIsToldWithAProof() {
    let solver = solver([
      numberedRow(0, terms((1, 2), (1024, 5)), .equal, -1_023_999),
      numberedRow(1, terms((0.125, 1), (1024, 6)), .equal, -774),
      numberedRow(2, terms((1024, 3), (1, 6), (0.125, 2)), .lessThanOrEqual, 10_240_999.125),
      numberedRow(3, terms((0.125, 3), (1, 4), (1024, 5)), .greaterThanOrEqual, -1_022_622),
      numberedRow(5, terms((8, 4), (1024, 5)), .greaterThanOrEqual, -1_022_976, 990),
      numberedRow(6, terms((0.125, 2), (1024, 1), (1024, 4)), .equal, 2_179_071.125, 990),
      numberedRow(7, terms((0.0009765625, 2), (8, 5)), .lessThanOrEqual, -7999.9990234375, 250.25),
      numberedRow(8, terms((8, 2), (8, 1), (0.125, 4)), .greaterThanOrEqual, 16_024, 100),
      numberedRow(9, terms((0.125, 5)), .lessThanOrEqual, -126, 990),
      numberedRow(10, terms((8, 3)), .greaterThanOrEqual, 80_001, 999),
      numberedRow(11, terms((1024, 0), (8, 4)), .greaterThanOrEqual, -64_522, 100),
    ])
    #expect(solver.verify().isEmpty)
  }

  /// A rate of a millionth of a millionth of a millionth was a way down without an end.
  @Test func whatRoundingLeavesInARowIsNoWayDownForAProof() {
    let solver = solver([
      numberedRow(0, terms((1, 8), (0.001, 2)), .equal, 0),
      numberedRow(7, terms((0.001, 8), (1, 2), (1, 1)), .equal, 1, 990),
      numberedRow(11, terms((1, 8), (1, 1), (1, 5)), .greaterThanOrEqual, 0, 250.25),
      numberedRow(12, terms((1, 2), (1, 0), (1, 5)), .greaterThanOrEqual, 1, 500),
      numberedRow(14, terms((1, 0), (0.001, 8)), .equal, 0, 250.25),
      numberedRow(15, terms((1, 1)), .equal, 0, 50),
      numberedRow(18, terms((1, 0)), .lessThanOrEqual, 0, 1),
    ])
    #expect(solver.verify().isEmpty)
  }

  // MARK: Values

  /// What a row of an elimination with millions in it is missed by is a million times as much elsewhere.
  @Test func aRowOfAnEliminationIsHeldToTheDigitsThatOthersNeed() {
    let rows = [
      numberedRow(0, terms((1, 0), (1, 4)), .equal, 1000.0013333333334),
      numberedRow(1, terms((0.1, 6), (1e-06, 4), (1e-06, 5)), .equal, 100.101),
      numberedRow(2, terms((1, 6)), .equal, 0),
      numberedRow(3, terms((1, 3), (0.1, 6)), .equal, 200_100.000000001),
      numberedRow(5, terms((0.1, 2), (0.3333333333333333, 5), (1, 4)), .equal, 34_433.33333333333),
      numberedRow(7, terms((1, 2)), .greaterThanOrEqual, 1000),
      numberedRow(10, terms((1, 5)), .lessThanOrEqual, 101_001, 250),
      numberedRow(11, terms((1, 6), (1, 0)), .lessThanOrEqual, 1000.001, 749),
      numberedRow(13, terms((1, 4)), .equal, 0, 250),
      numberedRow(
        15, terms((0.1, 3), (1e-06, 6), (0.3333333333333333, 5)), .lessThanOrEqual,
        53_333.33433333333, 600),
    ]
    let solver = solver(rows)
    #expect(solver.update(Batch(removals: [RowID(2)])).isSettled)
    #expect(isNear(solver.value(of: z), 1000))
  }

  /// What a ten thousand millionth of a slope costs is little beside 1, but not beside a thousandth.
  @Test func aLevelWhoseRowsWeighLittleSettlesWhatItCan() {
    let solver = solver([
      numberedRow(0, terms((1, 4), (0.0009765625, 0)), .equal, 1),
      numberedRow(1, terms((1, 3), (1024, 1), (8, 0)), .equal, 1_024_000),
      numberedRow(2, terms((1024, 2), (1024, 3)), .greaterThanOrEqual, 38_400),
      numberedRow(3, terms((0.0009765625, 2)), .greaterThanOrEqual, 4.03662109375, 750.5),
      numberedRow(4, terms((8, 0), (1024, 2)), .lessThanOrEqual, 38_400, 750),
      numberedRow(5, terms((0.0009765625, 0)), .equal, 1, 100),
      numberedRow(
        6, terms((0.0009765625, 1), (8, 0), (1024, 2)), .lessThanOrEqual, 38_400.9765625, 249),
      numberedRow(7, terms((8, 3), (0.015625, 2)), .lessThanOrEqual, 4.5859375, 750),
    ])
    for variable in [x, y, z, Variable(3), Variable(4)] { #expect(solver.isUnique(variable)) }
    #expect(isNear(solver.range(of: terms((1, 3))), Interval(low: -7.5, high: -7.5)))
  }

  /// What rounding left of an entry, taken as a pivot, put an unknown at minus five million billions.
  @Test func whatRoundingLeavesOfAnEntryIsNoPivot() {
    let (u, v, w, p, q) = (
      Variable(3), Variable(4), Variable(5), Variable(6), Variable(7)
    )
    let (small, tiny) = (1.0 / 64, 1.0 / 1024)
    let rows = [
      numberedRow(0, [Term(1, y), Term(1, q)], .lessThanOrEqual, 5218),
      numberedRow(1, [Term(small, u), Term(1, y), Term(small, w)], .greaterThanOrEqual, 5032.25),
      numberedRow(
        2, [Term(tiny, w), Term(small, p), Term(1, y)], .greaterThanOrEqual, 4999.7109375),
      numberedRow(
        3, [Term(small, u), Term(tiny, p), Term(small, x)], .greaterThanOrEqual, 61.53662109375),
      numberedRow(4, [Term(1, p), Term(tiny, y)], .lessThanOrEqual, 42.3828125),
      numberedRow(
        5, [Term(1, q), Term(tiny, p), Term(1, w)], .greaterThanOrEqual, 255.03662109375, 250),
      numberedRow(6, [Term(1, w), Term(tiny, z), Term(1, v)], .lessThanOrEqual, 138.125, 250),
      numberedRow(7, [Term(1, x), Term(1, y), Term(small, v)], .lessThanOrEqual, 7004, 250.25),
      numberedRow(
        9, [Term(tiny, x), Term(small, z), Term(1, p)], .lessThanOrEqual, 41.453125, 800),
      numberedRow(10, [Term(small, y), Term(1, v)], .lessThanOrEqual, 79.125, 749),
      numberedRow(11, [Term(small, p)], .lessThanOrEqual, 10.5859375, 1),
      numberedRow(13, [Term(1, y), Term(1, u), Term(small, z)], .lessThanOrEqual, 7012, 249),
      numberedRow(14, [Term(1, x), Term(small, y)], .lessThanOrEqual, 2078.125, 250.25),
      numberedRow(15, [Term(1, w), Term(1, x), Term(1, y)], .lessThanOrEqual, 7128, 250.25),
      numberedRow(16, [Term(1, u)], .lessThanOrEqual, 2000, 249),
    ]
    let edited = solver(rows)
    for off in [2, 4] { _ = edited.update(Batch(removals: [RowID(off)])) }
    let fresh = solver(rows.filter { ![RowID(2), RowID(4)].contains($0.0) })
    for variable in [x, y, z, u, v, w, p, q] {
      #expect(isNear(edited.value(of: variable), fresh.value(of: variable)))
    }
  }

  @Test func aSmallValueIsToldToTheDigitsThatALargeCoefficientNeeds() {
    for constant in [0.03, 1.0, 1000, 30_000] {
      let solver = solver([numberedRow(0, [Term(1_000_000, x)], .equal, constant)])
      let miss = abs(1_000_000 * solver.value(of: x) - constant)
      #expect(miss <= 1e-6 * constant, "\(constant)")
    }
  }
}
