import Prose
import Testing

struct NumberFormatTests {
  @Test(
    arguments: [
      (12, "12"), (12.5, "12.5"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (156.333_333, "156.333"),
      (0.1 + 0.2, "0.3"), (100, "100"), (-3.25, "-3.25"), (20.500_000_1, "20.5"), (0, "0"),
      // However a half was come by.
      (78.9375, "78.938"), (78.937_499_999_9, "78.938"), (78.937_499, "78.937"),
    ] as [(Double, String)])
  func atMostThreeDecimalsAndNoTrailingZeros(value: Double, text: String) {
    #expect(value.inPoints == text)
  }

  @Test(arguments: [-0.0, -0.000_1, -0.000_499, 0.000_499, -.leastNonzeroMagnitude])
  func nothingIsMinusZero(value: Double) {
    #expect(value.inPoints == "0")
  }

  @Test(
    arguments: [
      (1e7, "10000000"), (-1e7, "-10000000"), (123_456.789_4, "123456.789"),
      (0x1p43, "8796093022208"),
      (1e15, "1000000000000000"), (1e20, "1e+20"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (0.001, "0.001"),
      (-0.000_5, "-0.001"),
    ] as [(Double, String)])
  func edgeValuesArePrintedSensibly(value: Double, text: String) {
    #expect(value.inPoints == text)
  }

  @Test(
    arguments: [
      (0.5625, "0.5625"), (1.0 / 3, "0.333333"), (2, "2"), (0, "0"), (-0.5, "-0.5"),
      (999.5, "999.5"),
      (0.000_1, "0.0001"), (-0.000_000_4, "-0.0000004"), (0.999_998, "0.999998"), (1e6, "1000000"),
      (0.1 + 0.2, "0.3"), (-1e-12, "0"), (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func aFactorHasTheDecimalsThatItNeeds(value: Double, text: String) {
    #expect(value.asFactor == text)
  }

  /// The same is had on paper: 0.333333 × 393 is not 131.
  @Test(
    arguments: [
      (1.0 / 3, "1/3"), (2.0 / 3, "2/3"), (-2.0 / 3, "-2/3"), (16.0 / 9, "16/9"), (4.0 / 9, "4/9"),
      (5.0 / 12, "5/12"), (0.666_666_7, "2/3"), (0.333_333, "0.333333"), (0.75, "0.75"), (2, "2"),
      (0.1 + 0.2, "0.3"), (Double.pi, "3.141593"), (0, "0"),
    ] as [(Double, String)])
  func aFactorThatDecimalsDoNotSayIsAFraction(value: Double, text: String) {
    #expect(value.asRatio == text)
  }

  @Test(
    arguments: [
      (12, "12"), (0.5, "0.5"), (0.062_5, "0.0625"), (1.0 / 3, "0.3333333333333333"),
      (0.123_456_7, "0.1234567"), (-0.1, "-0.1"), (1e-7, "0.0000001"), (1e-12, "1e-12"),
    ] as [(Double, String)])
  func inFullIsReadBackAsTheSameNumber(value: Double, text: String) {
    #expect(value.inFull == text)
    #expect(Double(value.inFull) == value)
  }

  @Test func inFullLeavesOutWhatArithmeticLeavesBehind() {
    #expect((0.1 + 0.2).inFull == "0.3")
    #expect(0.123_456_789.inFull == "0.123456789")
  }

  /// Also where doubles are nearly a thousandth apart.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func noNumberHasMoreThanThreeDecimals(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for exponent in -12...44 {
      let value =
        Double.random(in: -1...1, using: &random)
        * Double(sign: .plus, exponent: exponent, significand: 1)
      let parts = value.inPoints.split(separator: ".")
      #expect(parts.count <= 2)
      #expect((parts.dropFirst().first?.count ?? 0) <= 3, "\(value) as \(value.inPoints)")
      #expect(abs((Double(value.inPoints) ?? .nan) - value) <= 0.000_5 + value.ulp)
    }
  }
}
