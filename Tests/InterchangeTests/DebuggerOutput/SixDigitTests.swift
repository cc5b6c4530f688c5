import Testing

@testable import Interchange

/// Numbers as UIKit prints them in logs.
@Suite struct SixDigitTests {
  private static let printed: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (44, "44"), (-16, "-16"), (43.666_666, "43.6667"),
    (0.333_333_333, "0.333333"), (1.777_777_8, "1.77778"), (20.25, "20.25"), (0.5, "0.5"),
    (0.000_25, "0.00025"), (0.000_012_5, "1.25e-05"), (999_999.4, "999999"),
    (999_999.6, "1e+06"), (1_500_000, "1.5e+06"), (-12_345_678, "-1.23457e+07"),
    (100_000, "100000"), (9.999_999_9, "10"),
  ]

  @Test(arguments: printed)
  func sixDigitsAreSignificant(number: Double, text: String) {
    #expect(number.inSixDigits == text)
  }

  /// What is printed is what the reader of logs takes it for: within half of the sixth digit.
  @Test(arguments: [44, 43.666_666, 0.333_333_3, 1e6, 123.456_789, 0.000_012_345_67, 7_654_321])
  func theReaderTakesWhatIsPrinted(number: Double) throws {
    var cursor = LogCursor(Array(number.inSixDigits.utf8))
    let taken = cursor.takeNumber()
    let read = try #require(taken)
    #expect(abs(read - number) <= number * 0.000_005)
    #expect(cursor.isAtEnd)
  }
}
