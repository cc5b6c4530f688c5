import TestSupport
import Testing

@testable import Simplex

/// How the answer follows a constant over an interval: the rules by small systems, and random systems
/// against solvers that know nothing but one constant each.
struct SweepTests {
  private let x = Variable(0)
  private let y = Variable(1)

  private func row(
    _ terms: [Term], _ relation: LinearRelation, _ constant: Double, _ rank: Double? = nil,
    order: Int
  ) -> (RowID, LinearConstraint) {
    (
      RowID(order),
      LinearConstraint(
        terms: terms, relation: relation, constant: constant,
        level: rank.map { .optional(rank: $0) } ?? .required,
        order: Order(stage: 0, major: order, minor: 0))
    )
  }

  private func sweep(
    _ rows: [(RowID, LinearConstraint)], of row: Int, from low: Double, to high: Double
  ) throws -> [Sweep.Piece] {
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    return try solver.sweep(of: RowID(row), from: low, to: high).pieces
  }

  private func piece(
    _ low: Double, _ high: Double, _ movements: [Sweep.Movement] = [], broken: [Int] = [],
    free: [Variable] = []
  ) -> Sweep.Piece {
    Sweep.Piece(
      constants: Interval(low: low, high: high), movements: movements,
      broken: broken.map(RowID.init),
      free: free, isProven: true)
  }

  private func move(_ variable: Variable, from start: Double, by derivative: Double)
    -> Sweep.Movement
  {
    Sweep.Movement(variable: variable, start: start, derivative: derivative)
  }

  @Test func aWishIsFollowedAsFarAsARequiredLineLetsIt() throws {
    let pieces = try sweep(
      [
        row([Term(1, x)], .lessThanOrEqual, 60, order: 1),
        row([Term(1, x)], .equal, 10, 750, order: 2),
      ], of: 2, from: 0, to: 100)
    #expect(pieces == [piece(0, 60, [move(x, from: 0, by: 1)]), piece(60, 100)])
  }

  @Test func aRowBreaksFromWhereItCanNoLongerHold() throws {
    let pieces = try sweep(
      [
        row([Term(1, x)], .equal, 10, order: 1),
        row([Term(1, x)], .lessThanOrEqual, 60, order: 2),
      ], of: 1, from: 0, to: 100)
    #expect(
      pieces == [
        piece(0, 60, [move(x, from: 0, by: 1)]),
        piece(60, 100, [move(x, from: 60, by: 1)], broken: [2]),
      ])
  }

  @Test func twoEqualRowsHoldTogetherAtOnePoint() throws {
    let pieces = try sweep(
      [row([Term(1, x)], .equal, 40, order: 1), row([Term(1, x)], .equal, 10, order: 2)],
      of: 2, from: 0, to: 100)
    #expect(pieces == [piece(0, 40, broken: [2]), piece(40, 40), piece(40, 100, broken: [2])])
  }

  /// Only at 40 can `x` be 0 or more, and then it is.
  @Test func aPointThatHasItsOwnAnswerIsAPieceByItself() throws {
    let pieces = try sweep(
      [
        row([Term(1, y)], .equal, 10, order: 1),
        row([Term(1, x), Term(-1, y)], .lessThanOrEqual, -40, order: 2),
        row([Term(1, x), Term(1, y)], .lessThanOrEqual, 40, order: 3),
        row([Term(1, x)], .greaterThanOrEqual, 0, order: 4),
        row([Term(1, x)], .equal, -100, 250, order: 5),
      ], of: 1, from: 0, to: 100)
    #expect(
      pieces == [
        piece(0, 40, [move(y, from: 0, by: 1)], broken: [4]),
        piece(40, 40, [move(x, from: 0, by: 0)]),
        piece(40, 100, [move(y, from: 40, by: 1)], broken: [4]),
      ])
  }

  @Test func freedomEndsWhereTheBoundsMeet() throws {
    let pieces = try sweep(
      [
        row([Term(1, x)], .lessThanOrEqual, 30, 250, order: 1),
        row([Term(1, x)], .greaterThanOrEqual, 10, 750, order: 2),
      ], of: 2, from: 0, to: 100)
    #expect(
      pieces == [
        piece(0, 30, [move(x, from: 0, by: 1)], free: [x]),
        piece(30, 100, [move(x, from: 30, by: 1)]),
      ])
  }

  /// Three required lines meet where the constant is 50; two of them say the same of `x`.
  @Test func basesThatSayTheSameAreOnePiece() throws {
    let pieces = try sweep(
      [
        row([Term(1, x)], .equal, 0, order: 1),
        row([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 0, order: 2),
        row([Term(2, y), Term(-2, x)], .greaterThanOrEqual, 0, order: 3),
        row([Term(1, y), Term(-2, x)], .greaterThanOrEqual, -50, order: 4),
        row([Term(1, y)], .equal, 0, 250, order: 5),
      ], of: 1, from: 20, to: 100)
    #expect(
      pieces == [
        piece(20, 50, [move(x, from: 20, by: 1), move(y, from: 20, by: 1)]),
        piece(50, 100, [move(x, from: 50, by: 1), move(y, from: 50, by: 2)]),
      ])
  }

  @Test func theMedianOfThreeWishesFollowsTheMovedOneInTheMiddle() throws {
    let wishes = [10.0, 50, 20].enumerated().map {
      row([Term(1, x)], .equal, $1, 250, order: $0)
    }
    let pieces = try sweep(wishes, of: 2, from: 0, to: 100)
    #expect(pieces == [piece(0, 10), piece(10, 50, [move(x, from: 10, by: 1)]), piece(50, 100)])
  }

  @Test func aTieIsSettledTheSameOnAllOfItsWay() throws {
    let wishes = [
      row([Term(1, x)], .equal, 30, 250, order: 1), row([Term(1, x)], .equal, 0, 250, order: 2),
    ]
    #expect(
      try sweep(wishes, of: 2, from: 0, to: 100)
        == [piece(0, 100, free: [x])])
    #expect(
      try sweep(wishes, of: 1, from: -50, to: 100)
        == [piece(-50, 100, [move(x, from: -50, by: 1)], free: [x])])
  }

  @Test func whatIsNotThereMovesNothing() throws {
    let rows = [row([Term(1, x)], .equal, 30, order: 1)]
    #expect(try sweep(rows, of: 7, from: 0, to: 10) == [piece(0, 10)])
    #expect(try sweep(rows, of: 1, from: 10, to: 10) == [piece(10, 10)])
    #expect(try sweep(rows, of: 1, from: 0, to: .infinity).isEmpty)
  }

  @Test func nothingIsProvenWithinTheToleranceAndNothingLeftOut() throws {
    let rows = [row([Term(1, x)], .equal, 30, order: 1)]
    var whole = piece(10, 10.000_000_001)
    whole.isProven = false
    #expect(try sweep(rows, of: 1, from: 10, to: 10.000_000_001) == [whole])
  }

  @Test func aSweepCanBeGivenUp() {
    let solver = Solver()
    _ = solver.update(Batch(upserts: [row([Term(1, x)], .equal, 30, order: 1)]))
    #expect(throws: Cancellation.self) {
      try solver.sweep(of: RowID(1), from: 0, to: 10, isCancelled: { true })
    }
    #expect(solver.value(of: x) == 30)
  }
}

// MARK: - Random systems

extension SweepTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 2_000 : 16

  @Test(arguments: 0..<10 as Range<UInt64>)
  func piecesSayWhatFreshSolversFind(block: UInt64) throws {
    var breakCount = 0
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 9_300_000 + seed)
      let system = RandomSystem(using: &random)
      let row = random.element(of: system.constraints.keys.sorted())
      let solver = Solver()
      _ = solver.update(system.batch)
      let before = (solver.state(of: system), solver.work.entriesTouched)
      let sweep = try solver.sweep(of: row, from: -45, to: 55)
      #expect(solver.state(of: system).isSame(as: before.0), "seed \(seed)")
      #expect(solver.work.entriesTouched == before.1, "seed \(seed)")
      let oracle = Oracle(system: system, row: row, seed: seed)
      #expect(oracle.objections(to: sweep, from: -45, to: 55, using: &random) == [])
      breakCount += sweep.pieces.count - 1
    }
    #expect(breakCount > Int(Self.systemsPerCase) / 4)
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 400 : 20) as Range<UInt64>)
  func aSweepDoesNotTellHowTheRowsCame(seed: UInt64) throws {
    var random = SeededGenerator(seed: 9_350_000 + seed)
    let system = RandomSystem(using: &random)
    let row = random.element(of: system.constraints.keys.sorted())
    let (direct, wanderer) = (Solver(), Solver())
    _ = direct.update(system.batch)
    for (id, constraint) in system.constraints.sorted(by: { $0.key > $1.key }) {
      _ = wanderer.update(Batch(upserts: [(id, constraint)]))
    }
    _ = wanderer.update(system.batch)
    let sweeps = try [direct, wanderer].map { try $0.sweep(of: row, from: -45, to: 55) }
    #expect(sweeps[0] == sweeps[1], "seed \(seed)")
  }

  /// Says what single constants say of a sweep, each by a solver of its own.
  private struct Oracle {
    let system: RandomSystem
    let row: RowID
    let seed: UInt64

    func objections(
      to sweep: Sweep, from low: Double, to high: Double, using random: inout SeededGenerator
    ) -> [String] {
      var objections: [String] = []
      var end = low
      for piece in sweep.pieces {
        if piece.constants.low != end { objections.append("seed \(seed): a gap at \(end)") }
        if !piece.isProven { objections.append("seed \(seed): nothing proves \(piece.constants)") }
        end = piece.constants.high
        let length = piece.constants.high - piece.constants.low
        // Next to its ends a row still counts as held that is missed by next to nothing: a piece that has
        // nothing but such places says what no single constant shows.
        if length > 0, length < 0.002 { continue }
        let edge = length == 0 ? 0 : max(0.001, 0.001 / length)
        let shares = length == 0 ? [0] : [edge, 1 - edge, random.share, random.share, random.share]
        for share in shares {
          objections += self.objections(to: piece, at: piece.constants.low + share * length)
        }
      }
      if end != high { objections.append("seed \(seed): ends at \(end)") }
      for (first, second) in zip(sweep.pieces, sweep.pieces.dropFirst())
      where !differs(first, from: second) {
        objections.append("seed \(seed): nothing breaks at \(second.constants.low)")
      }
      return objections
    }

    private func objections(to piece: Sweep.Piece, at constant: Double) -> [String] {
      let solver = self.solver(at: constant)
      let place = "seed \(seed), \(row) at \(constant)"
      var objections: [String] = []
      if solver.broken != piece.broken { objections.append("\(place): breaks \(solver.broken)") }
      let free = solver.movingVariables
      if free != piece.free { objections.append("\(place): free are \(free), not \(piece.free)") }
      let lowest = self.solver(at: piece.constants.low + 0.4 * length(of: piece))
      for variable in system.variables {
        let movement = piece.movements.first { $0.variable == variable }
        let start = movement?.start ?? lowest.value(of: variable)
        let expected =
          start + (movement?.derivative ?? 0) * (constant - piece.constants.low)
        let value = solver.value(of: variable)
        guard abs(value - expected) > 2e-7 * max(1, abs(value)) else { continue }
        objections.append("\(place): \(variable) is \(value), not \(expected)")
      }
      return objections
    }

    private func length(of piece: Sweep.Piece) -> Double {
      piece.constants.high - piece.constants.low
    }

    /// Whether solvers on both sides of a break point find that something changes there.
    private func differs(_ first: Sweep.Piece, from second: Sweep.Piece) -> Bool {
      let (before, after) = (course(in: first), course(in: second))
      return before.broken != after.broken || before.free != after.free
        || before.lines.isEmpty != after.lines.isEmpty
        || zip(before.lines, after.lines).contains { line, other in
          abs(line.rate - other.rate) > 1e-6
            || abs(line.value(at: second.constants.low) - other.value(at: second.constants.low))
              > 1e-6
        }
    }

    private struct Line {
      var constant: Double
      var value: Double
      var rate: Double

      func value(at other: Double) -> Double { value + rate * (other - constant) }
    }

    /// How values go between two constants of a piece; no lines at a single point.
    private func course(in piece: Sweep.Piece) -> (
      broken: [RowID], free: [Variable], lines: [Line]
    ) {
      let (low, high) = (piece.constants.low, piece.constants.high)
      let constants = (low + 0.25 * (high - low), low + 0.75 * (high - low))
      let solvers = (solver(at: constants.0), solver(at: constants.1))
      let lines = system.variables.map { variable in
        let value = solvers.0.value(of: variable)
        return Line(
          constant: constants.0, value: value,
          rate: (solvers.1.value(of: variable) - value) / (constants.1 - constants.0))
      }
      return (solvers.0.broken, solvers.0.movingVariables, low == high ? [] : lines)
    }

    private func solver(at constant: Double) -> Solver { system.solver(for: row, at: constant) }
  }
}

extension SeededGenerator {
  /// A number between 0 and 1, no round one.
  fileprivate var share: Double {
    mutating get { (Double(int(in: 1...9_999)) + 0.618) / 10_001 }
  }
}
