import AutoLayout
import Testing

@testable import Console

/// What code asks of its texts before it shows them.
@Suite struct LanguageTextTests {
  @Test(arguments: [
    ("\"Wi-Fi\".hasPrefix(\"Wi\")", "true"), ("\"Wi-Fi\".hasSuffix(\"Wi\")", "false"),
    ("\"Wi-Fi\".contains(\"-\")", "true"), ("\"a, b\".split(separator: \", \")", "[\"a\", \"b\"]"),
    ("\",a,\".split(separator: \",\")", "[\"a\"]"),
    ("\",a\".components(separatedBy: \",\")", "[\"\", \"a\"]"), ("\"写真館\".prefix(2)", "\"写真\""),
    ("\"abc\".suffix(2)", "\"bc\""), ("\"abc\".dropFirst()", "\"bc\""),
    ("\"abc\".dropLast(2)", "\"a\""), ("\"ab\".reversed()", "[\"b\", \"a\"]"),
    ("\" a \".trimmingCharacters(in: .whitespaces)", "\"a\""),
    ("\" a\\n\".trimmingCharacters(in: CharacterSet.whitespacesAndNewlines)", "\"a\""),
    ("\" a\\n\".trimmingCharacters(in: .newlines)", "\" a\""),
    ("\"1-2-3\".replacingOccurrences(of: \"-\", with: \"\")", "\"123\""),
    ("\"abc\".first", "\"a\""), ("\"\".last", "nil"), ("\"aB\".uppercased()", "\"AB\""),
    ("\"air plane's MODE 2nd\".capitalized", "\"Air Plane's Mode 2Nd\""),
    ("4.isMultiple(of: 2)", "true"), ("[1, 2, 3].count.isMultiple(of: 2)", "false"),
    ("0.isMultiple(of: 0)", "true"),
  ])
  func textsAndNumbersAnswer(expression: String, answer: String) throws {
    #expect(try LanguageDesk().answer(to: expression) == [answer])
  }

  @Test(arguments: [
    ("\"%.2f\", 1.5", "1.50"), ("\"%.2f\", 2.675", "2.67"), ("\"%.1f\", 0.25", "0.2"),
    ("\"%.1f\", 0.75", "0.8"), ("\"%.0f\", 2.5", "2"), ("\"%.0f\", 3.5", "4"),
    ("\"%.2f\", -0.005", "-0.01"), ("\"%.3f\", 9.9996", "10.000"), ("\"%f\", 1", "1.000000"),
    ("\"%02d:%02d\", 3, 7", "03:07"), ("\"%d items\", 3", "3 items"), ("\"%ld\", 7", "7"),
    ("\"%@ (%.1f)\", \"a\", 2.25", "a (2.2)"), ("\"%5.1f%%\", 12.34", " 12.3%"),
    ("\"%-4d|\", 12", "12  |"), ("\"%+d\", 5", "+5"), ("\"%05d\", -12", "-0012"),
    ("\"%2$@ %1$@\", \"a\", \"b\"", "b a"), ("\"%x\", 255", "ff"), ("\"%d\", 3.9", "3"),
    ("\"%d %d\", 1", "1 "), ("\"100 %\"", "100 "), ("\"%.2f\", 1e7", "10000000.00"),
  ])
  func aFormatIsFilledAsCFillsIt(arguments: String, text: String) throws {
    #expect(try LanguageDesk().answer(to: "String(format: \(arguments))") == ["\"\(text)\""])
  }

  @Test(arguments: [
    ("\"ab\".hasPrefx(\"a\")", "hasPrefx", "hasPrefix"), ("\"ab\".contains(3)", "3", "a text"),
    ("\"ab\".prefix(-1)", "-1", "never negative"),
  ])
  func whatTheyCannotAnswerIsRefused(line: String, place: String, reason: String) throws {
    try expectRefusal(of: line, at: place, reason)
  }

  /// A device that nobody has changed.
  @Test(arguments: [
    "view.traitCollection.userInterfaceStyle == .dark",
    "view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory",
  ])
  func textSizeAndStyleAreThoseOfANewDevice(question: String) throws {
    #expect(try LanguageDesk().answer(to: "? \(question)") == ["false"])
  }
}
