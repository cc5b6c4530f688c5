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
