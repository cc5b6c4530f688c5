import Simplex
import TestSupport
import Testing

/// How answers follow a constant in random systems whose coefficients are far apart, where the textbook's
/// tableau is led to another answer.
struct UnevenSweepTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 60 : 2

  @Test(arguments: 0..<10 as Range<UInt64>)
  func piecesSayWhatFreshSolversFind(block: UInt64) throws {
    var (checked, room) = (0, 0.0)
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 870_000_000 + seed)
      let system = larger(using: &random)
      let row = random.element(of: system.constraints.keys.sorted())
      let course = try Course(of: row, in: system, "seed \(seed), \(row)")
      checked += try course.checkSweep().checked
      room += course.checkSensitivity()
    }
    #expect(checked >= Int(Self.systemsPerCase) && room > Double(Self.systemsPerCase))
  }

  /// Of each of these every stretch ended right where it had begun, thousands of times: what counted were
  /// exact fractions, and a tableau that had gone astray.
  @Test(arguments: [(870_000_155, 6), (870_000_329, 7)] as [(UInt64, Int)])
  func whatRoundingLeadsAstrayIsFollowedInOneGo(seed: UInt64, row: Int) throws {
    var random = SeededGenerator(seed: seed)
    let course = try Course(of: RowID(row), in: larger(using: &random), "seed \(seed)")
    let (checked, count) = try course.checkSweep()
    #expect(checked == count && count <= 5)
    #expect(course.checkSensitivity() > 1)
  }

  private func larger(using random: inout SeededGenerator) -> RandomSystem {
    RandomSystem(
      numbers: .uneven, variables: 7...12, constraints: 13...26, using: &random)
  }

  /// What a solver says of a row's constant, and what others find that are told other constants.
  private struct Course {
    private let row: RowID
    private let system: RandomSystem
    private let name: Comment
    private let constant: Double
    private let solver = Solver()

    init(of row: RowID, in system: RandomSystem, _ name: Comment) throws {
      (self.row, self.system, self.name) = (row, system, name)
      constant = try #require(system.constraints[row]?.constant)
      #expect(solver.update(system.batch).isSettled, name)
    }

    /// - Returns: How many pieces were checked, which are those that are proven and no points, and how many
    ///   there are.
    func checkSweep() throws -> (checked: Int, count: Int) {
      var checked = 0
      let sweep = try solver.sweep(of: row, from: constant - 15, to: constant + 15)
      for piece in sweep.pieces where piece.isProven {
        let length = piece.constants.high - piece.constants.low
        if length < 0.001 { continue }
        checked += 1
        let (first, second) = (
          solver(at: piece.constants.low + 0.4 * length),
          solver(at: piece.constants.low + 0.8 * length)
        )
        #expect(first.broken == piece.broken, name)
        for variable in system.variables where system.mentions(variable) {
          let movement = piece.movements.first { $0.variable == variable }
          let expected =
            movement.map { $0.start + $0.derivative * 0.4 * length }
            ?? second.value(of: variable)
          #expect(isNear(first.value(of: variable), expected), "\(name): \(variable)")
        }
      }
      return (checked, sweep.pieces.count)
    }

    /// - Returns: How far the constant can go, at most 20.
    func checkSensitivity() -> Double {
      let sensitivity = solver.sensitivity(to: row)
      let low = max(sensitivity.constants.low, constant - 10)
      let high = min(sensitivity.constants.high, constant + 10)
      if high - low < 0.001 { return high - low }
      for share in [0.3, 0.9] {
        let other = solver(at: low + share * (high - low))
        for variable in system.variables where system.mentions(variable) {
          let rate = sensitivity.rates.first { $0.variable == variable }?.derivative ?? 0
          let step = low + share * (high - low) - constant
          let expected = solver.value(of: variable) + rate * step
          #expect(isNear(other.value(of: variable), expected), "\(name): \(variable)")
        }
      }
      return high - low
    }

    private func solver(at constant: Double) -> Solver { system.solver(for: row, at: constant) }
  }
}
