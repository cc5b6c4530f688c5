import TestSupport
import Testing

@testable import Simplex

/// How exact answers follow a constant, against the exact answers for other constants.
struct ExactMovementTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 400 : 10

  private func row(
    _ coefficients: [Int], low: Rational?, high: Rational?, rank: Double = .infinity
  ) -> ExactSystem.Row {
    let entries = coefficients.enumerated().filter { $0.element != 0 }.map {
      ExactForm.Entry(unknown: $0.offset, coefficient: Rational($0.element))
    }
    return ExactSystem.Row(
      form: ExactForm(entries), low: low, high: high, rank: rank, weight: .one)
  }

  private func answer(to system: ExactSystem) -> ExactSystem.Answer? {
    var system = system
    return system.answer(expecting: [], judging: { _, _ in .contradiction }, afford: { _ in true })
  }

  private func movement(
    _ system: ExactSystem, _ row: Int, from answer: ExactSystem.Answer
  ) -> ExactMovement? {
    system.movement(withConstantOf: row, from: answer, afford: { _ in true })
  }

  /// `x` wants to be 5, and may be 3 at most.
  @Test func aLimitIsFollowedUpToWhatIsWished() throws {
    let system = ExactSystem(
      unknownCount: 1,
      rows: [
        row([2], low: nil, high: Rational(6)),
        row([1], low: Rational(5), high: Rational(5), rank: 750),
      ], preferences: [])
    let answer = try #require(self.answer(to: system))
    let limit = try #require(movement(system, 0, from: answer))
    #expect(limit.rates == [Rational(1) / Rational(2)])
    #expect(limit.low == nil)
    #expect(limit.high == Rational(4))
    let wish = try #require(movement(system, 1, from: answer))
    #expect(wish.rates == [.zero])
    #expect(wish.low == Rational(-2))
    #expect(wish.high == nil)
  }

  /// Neither that it also goes to 0 where nothing else is asked, nor that it stands there.
  @Test func zeroIsPassedWhereRowsDecide() throws {
    let system = ExactSystem(
      unknownCount: 2,
      rows: [
        row([1, 0], low: .zero, high: .zero),
        row([1, 1], low: nil, high: Rational(-7), rank: 750),
        row([0, 1], low: Rational(1), high: nil),
      ], preferences: [])
    let answer = try #require(self.answer(to: system))
    let movement = try #require(self.movement(system, 0, from: answer))
    #expect(movement.rates == [.one, .zero])
    #expect(movement.low == Rational(-8))
    #expect(movement.high == nil)
  }

  @Test func whereTwoRowsAskForTheSameNeitherIsFollowed() throws {
    let system = ExactSystem(
      unknownCount: 1,
      rows: [
        row([1], low: nil, high: Rational(5)),
        row([3], low: Rational(15), high: Rational(15), rank: 750),
      ], preferences: [])
    let answer = try #require(self.answer(to: system))
    #expect(movement(system, 0, from: answer) == nil)
    #expect(movement(system, 1, from: answer) == nil)
  }

  /// Within the room an answer is where the rates say, to the last digit.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func answersForOtherConstantsAreWhereTheRatesLead(block: UInt64) throws {
    var followed = 0
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 41_000 + seed)
      let system = system(using: &random)
      guard let answer = self.answer(to: system), answer.broken.isEmpty else { continue }
      for row in system.rows.indices {
        guard let movement = self.movement(system, row, from: answer) else { continue }
        for step in steps(of: movement) {
          var moved = system
          moved.rows[row].low = moved.rows[row].low.map { $0 + step }
          moved.rows[row].high = moved.rows[row].high.map { $0 + step }
          let other = try #require(self.answer(to: moved))
          let expected = zip(answer.values, movement.rates).map { $0 + $1 * step }
          #expect(other.values == expected, "seed \(seed), row \(row), step \(step.double)")
          followed += movement.rates.allSatisfy(\.isZero) ? 0 : 1
        }
      }
    }
    #expect(followed > Int(Self.systemsPerCase))
  }

  /// Almost to either end, or some way where there is none.
  private func steps(of movement: ExactMovement) -> [Rational] {
    let share = Rational(31) / Rational(32)
    return [movement.low ?? Rational(-40), movement.high ?? Rational(40)].map { share * $0 }
  }

  private func system(using random: inout SeededGenerator) -> ExactSystem {
    let unknownCount = random.int(in: 1...4)
    func row(_ number: Int, rank: Double) -> ExactSystem.Row {
      let coefficients = (0..<unknownCount).map { _ in random.int(in: -2...2) }
      // No two rows ask for the same.
      let bound =
        Rational(random.int(in: -20...20)) + Rational(1) / Rational(1009 + 2 * number)
      let relation = random.int(in: 0...2)
      return self.row(
        coefficients, low: relation == 0 ? nil : bound, high: relation == 1 ? nil : bound,
        rank: rank)
    }
    let rows = (0..<random.int(in: 2...9)).map { number in
      row(number, rank: random.element(of: [.infinity, 750, 750, 250]))
    }
    let required = rows.filter(\.isRequired)
    return ExactSystem(
      unknownCount: unknownCount, rows: required + rows.filter { !$0.isRequired },
      preferences: [row(20, rank: 1)])
  }
}
