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
    let wishes = [(1, a), (2, b)].map { number, factor in
      ExactSimplex.Wish(
        form: ExactForm([
          ExactForm.Entry(unknown: 0, coefficient: factor),
          ExactForm.Entry(unknown: 1, coefficient: factor * factor + Rational(number)),
        ]), low: .one, high: .one, costs: [(0, .one)])
    }
    var search = ExactSimplex(unknownCount: 2, wishes)
    #expect(!search.run { _ in true })
  }

  @Test func slopesAreComparedLevelByLevel() {
    var (high, low) = (Slope(), Slope())
    high[1] = .one
    low[2] = Rational(1_000_000)
    #expect(low < high && low.sign == 1 && low.agrees(with: Slope(), onFirst: 2))
    high.subtract(high, times: .one)
    #expect(high.sign == 0 && high < low)
  }

  @Test func slopesKeepNoNumbersThatAre0() {
    var (slope, tie) = (Slope(), Slope())
    slope[7] = Rational(3)
    slope[2] = Rational(-5)
    tie[Slope.tieLevel] = .one
    #expect(slope[2] == Rational(-5) && slope[3] == .zero && slope[7] == Rational(3))
    #expect(slope < tie && tie.sign == 1 && tie.signWithoutTies == 0)
    #expect((slope + tie).length == 3 && (slope - slope).length == 0)
    slope[2] = .zero
    #expect(slope.length == 1 && slope.agrees(with: Slope(), onFirst: 7))
    #expect(!slope.agrees(with: Slope(), onFirst: 8))
  }
}
