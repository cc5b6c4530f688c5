import Testing

@testable import Console

/// What code works out from fonts, and by the functions of the C library.
@Suite struct LanguageMeasureTests {
  @Test(arguments: [
    ("title.font.pointSize", 17.0), ("title.font.lineHeight", 20.287),
    ("title.font.ascender", 16.187),
    ("title.font.descender", -4.101), ("UIFont.systemFont(ofSize: 34).lineHeight", 40.574),
    ("title.font.withSize(12).lineHeight", 14.32),
    ("title.font.lineHeight * 3", 60.861),
    ("sqrt(16)", 4), ("sqrt(2) * sqrt(2)", 2), ("pow(2, 10)", 1024), ("pow(3, 0)", 1),
    ("pow(0, 0)", 1),
    ("pow(2, -2)", 0.25), ("pow(-2, 3)", -8), ("pow(9, 0.5)", 3), ("pow(2, 0.1)", 1.072),
    ("pow(10, 2.5)", 316.228), ("pow(0.5, 2000)", 0),
  ])
  func itComesToANumber(expression: String, number: Double) throws {
    #expect(try LanguageDesk().answer(to: "? \(expression) == \(number)") == ["true"])
  }

  @Test func aLabelIsAsHighAsItsLines() throws {
    #expect(
      try LanguageDesk.holds(
        "title.heightAnchor.constraint(equalToConstant: ceil(title.font.lineHeight) * 2)"
          + ".isActive = true", "title.height == 42"))
  }

  /// UIKit sizing, section 4.
  @Test(arguments: [
    ("capHeight", "11.978"), ("xHeight", "8.949"), ("ascender", "16.187"),
    ("descender", "-4.101"), ("lineHeight", "20.287"), ("leading", "0"),
  ])
  func theSystemFontHasItsMeasures(name: String, measure: String) throws {
    let line = "UIFont.systemFont(ofSize: 17).\(name)"
    #expect(try LanguageDesk().answer(to: line) == [measure])
  }

  @Test(arguments: [
    ("sqrt(-1)", "no number"), ("pow(-8, 0.5)", "no number"), ("pow(0, -1)", "more than"),
    ("pow(10, 400)", "more than"), ("pow(2)", "pow"), ("sqrt(\"a\")", "text"),
    ("UIFont(name: \"Menlo\", size: 9).capHeight", "lineHeight"),
    ("UIFont(name: \"Menlo\", size: 9).leading", "of the system font alone"),
    ("title.font.lineHeigth", "lineHeight"),
  ])
  func itIsRefusedWithAReason(expression: String, reason: String) throws {
    try expectRefusal(of: "? \(expression)", on: LanguageDesk(), reason)
  }

  @Test func aNameOfOnesOwnHidesAFunction() throws {
    #expect(
      try LanguageDesk.holds(
        "func sqrt(_ a: CGFloat) -> CGFloat { return a + 1 }; photo.alpha = sqrt(-0.5)",
        "photo.alpha == 0.5"))
  }
}
