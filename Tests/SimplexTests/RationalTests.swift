import Testing

@testable import Simplex

struct RationalTests {
  /// What somebody divided is read as that, and what nobody can have divided as the double that it is.
  @Test func doublesAreReadAsTheSimplestFractionsTheyMayStandFor() {
    let ninth = Rational(16) / Rational(9)
    #expect(Rational(readFrom: 16.0 / 9) == ninth)
    #expect(Rational(readFrom: -16.0 / 9) == -ninth)
    #expect(Rational(readFrom: 0.1 + 0.2) == Rational(3) / Rational(10))
    #expect(Rational(readFrom: 1.0001) == Rational(10_001) / Rational(10_000))
    #expect(Rational(readFrom: 1 + 1.0 / 65_536) == Rational(65_537) / Rational(65_536))
    #expect(Rational(readFrom: 0) == .zero && Rational(readFrom: -0.0).sign == 0)
    for value in [0.1234567890123456, 1e15 + 0.125, 1e30, -0x1p-125, 0x1p126] {
      #expect(Rational(readFrom: value).double == value)
    }
    for value in [1e300, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
      #expect(Rational(readFrom: value).isLost)
    }
  }

  @Test func fractionsAreInLowestTermsWithTheSignAbove() {
    let third = Rational(1) / Rational(3)
    #expect(Rational(-2) / Rational(-6) == third)
    #expect((Rational(2) / Rational(-6)).sign == -1)
    #expect(third + third + third == .one)
    #expect(third - third == .zero)
    #expect(third * Rational(6) == Rational(2))
    #expect(-third < .zero && third < Rational(34) / Rational(100))
    #expect((third - Rational(1)).magnitude == Rational(2) / Rational(3))
  }

  @Test func whatIsLongerThanTwoWordsIsLostAndAllThatFollows() {
    let (large, inverse) = (Rational(1 << 62), Rational(1) / Rational((1 << 62) + 1))
    #expect((large * large).double == 0x1p124 && (inverse * inverse).sign == 1)
    #expect(inverse < Rational(1) / large && Rational(1) / (large * large) < inverse)
    let lost = large * large * large
    #expect(lost.isLost && lost.double.isNaN && !lost.isZero)
    for value in [lost + .one, .one - lost, lost * .zero, .one / lost, -lost, lost.magnitude] {
      #expect(value.isLost)
    }
    #expect((inverse + Rational(1) / Rational((1 << 62) - 1)).isLost == false)
    #expect((inverse * inverse + Rational(1) / Rational((1 << 62) - 1)).isLost)
  }

  /// What does not fit is left to rounding, and nothing is made up.
  @Test func aSearchThatLosesANumberHasNoAnswer() {
    let (a, b) = (Rational(3) / Rational(1 << 61), Rational(5) / Rational((1 << 61) + 1))
    var tableau = ExactTableau(unknownCount: 2)
    let goals = [(1, a), (2, b)].map { number, factor in
      let form = ExactForm(entries: [
        ExactForm.Entry(unknown: 0, coefficient: factor),
        ExactForm.Entry(unknown: 1, coefficient: factor * factor + Rational(number)),
      ])
      return ExactDescent.Goal(column: tableau.add(form), low: .one, high: .one)
    }
    var descent = ExactDescent(goals, in: tableau)
    #expect(!descent.run(&tableau) { _ in true })
  }
}
