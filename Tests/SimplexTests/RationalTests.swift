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
    let extremes: [Double] = [
      1e300, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1234567890123456,
      1e15 + 0.125,
    ]
    for value in extremes {
      #expect(Rational(readFrom: value).double == value)
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

  @Test func longFractionsAreStillDoubles() {
    var (power, inverse) = (Rational.one, Rational.one)
    for _ in 0..<80 {
      power = power * Rational(1 << 40)
      inverse = inverse / Rational((1 << 40) + 1)
    }
    #expect((power * inverse).double > 0.999 && (power * inverse).double < 1)
    #expect(power.double == .infinity && inverse.double == 0)
  }

  @Test func slopesAreComparedLevelByLevel() {
    var (high, low) = (Slope(levelCount: 3), Slope(levelCount: 3))
    high[1] = .one
    low[2] = Rational(1_000_000)
    #expect(low < high && low.sign == 1 && low.sign(onFirst: 2) == 0)
    high.subtract(high, times: .one)
    #expect(high.sign == 0 && high < low)
  }
}
