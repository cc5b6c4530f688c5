import Testing

@testable import Interchange

/// What is refused, and under which character the caret goes.
struct SyntaxFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let caret: String
    let kind: SyntaxFailure.Kind
    var testDescription: String { line }

    init(_ line: String, _ caret: String, _ kind: SyntaxFailure.Kind) {
      self.line = line
      self.caret = caret
      self.kind = kind
    }
  }

  private func check(_ example: Case) {
    #expect(throws: SyntaxFailure.self) { try LineReader.read(example.line) }
    do throws(SyntaxFailure) {
      _ = try LineReader.read(example.line)
    } catch {
      #expect(error.kind == example.kind)
    }
    #expect(caret(under: example.line) == example.caret)
  }

  @Test(arguments: [
    Case("title.width == 0x1G", "               ^", .malformedNumber("0x1G")),
    Case("title.width == 0x", "               ^", .malformedNumber("0x")),
    Case("title.width == 12pt", "               ^", .malformedNumber("12pt")),
    Case("title.width == 1.2.3", "               ^", .malformedNumber("1.2.3")),
    Case("title.width == 1e", "               ^", .malformedNumber("1e")),
    Case("title.width == 1e400", "               ^", .numberOutOfRange("1e400")),
    Case("title.text = \"Hello", "             ^", .unclosedString),
    Case("title.text = \"a\\qb\"", "               ^", .unknownEscape("\\q")),
    Case("title.text = \"\\u{110000}\"", "              ^", .unknownEscape("\\u{110000")),
    Case("title.text = \"\\(x\"", "              ^", .notRead(.stringInterpolation)),
    Case(
      "title.text = \"\\(1 +)\"", "                   ^",
      .unexpected(.endOfText, expected: .operand)),
    Case("title.text = \"\"\"", "             ^", .notRead(.multilineString)),
    Case("title.text = “Hi”", "             ^", .unexpectedCharacter("“")),
    Case("title.text = \"a\u{7}\"", "               ^", .controlCharacter(7)),
    Case("1 + \u{1}", "    ^", .controlCharacter(1)),
    Case("title.wi\u{202E}dth == 1", "        ^", .controlCharacter(0x202E)),
    Case("1 + \u{FFFD}", "    ^", .undecodable),
    Case("写真.width == $", "            ^", .unexpectedCharacter("$")),
    Case("写真.width == ＝", "            ^", .unexpectedCharacter("＝")),
  ])
  func characters(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("title.width => 100", "            ^", .misspelledOperator(found: "=>", meant: ">=")),
    Case("title.width =< 100", "            ^", .misspelledOperator(found: "=<", meant: "<=")),
    Case("title.width === 100", "            ^", .misspelledOperator(found: "===", meant: "==")),
    Case("? title.width = 100", "              ^", .setsNothing),
    Case("title.width ==", "              ^", .unexpected(.endOfText, expected: .operand)),
    Case("title.width == 1 == 2", "                 ^", .chainedComparison),
    Case("1 < 2 < 3", "      ^", .chainedComparison),
    Case(
      "title.width == 100 @", "                    ^", .unexpected(.endOfText, expected: .priority)),
    Case(
      "title.width == 100 @(", "                    ^", .unexpected(.text("("), expected: .priority)
    ),
    Case(
      "title.width == 100 as", "                     ^", .unexpected(.endOfText, expected: .name)),
    Case(
      "title.width == 100 as 5", "                      ^", .unexpected(.text("5"), expected: .name)
    ),
    Case(
      "title.width 100", "            ^", .unexpected(.text("100"), expected: .endOfStatement)),
    Case("title. == 3", "       ^", .unexpected(.text("=="), expected: .name)),
    Case("? ", "  ^", .unexpected(.endOfText, expected: .operand)),
  ])
  func relations(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("(1 + 2", "^", .unclosedBracket("(")),
    Case("title.setNeedsLayout(", "                    ^", .unclosedBracket("(")),
    Case("print([a, b)", "           ^", .unexpected(.text(")"), expected: .commaOrClosing("]"))),
    Case("(1 + 2))", "       ^", .unexpected(.text(")"), expected: .endOfStatement)),
    Case("f(a b)", "    ^", .unexpected(.text("b"), expected: .commaOrClosing(")"))),
    Case("f(a, , b)", "     ^", .unexpected(.text(","), expected: .operand)),
    Case("x = [\"a\": 1, 2]", "             ^", .mixedDictionary),
    Case("x = 0..<2", "     ^", .notRead(.range)),
    Case("x = a ? 1", "         ^", .unexpected(.endOfText, expected: .colon)),
    Case(
      "UIView.animate(withDuration: 0.3) {", "                                  ^",
      .unclosedBracket("{")),
  ])
  func brackets(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("3 = x", "^", .notAssignable),
    Case("f(x) = 3", "^", .notAssignable),
    Case("a.b = 3; c.d", "         ^", .hasNoEffect),
    Case("a.b =", "     ^", .unexpected(.endOfText, expected: .operand)),
    Case("let x", "    ^", .declarationWithoutValue("x")),
    Case("let x: UILabel", "    ^", .declarationWithoutValue("x")),
    Case("let", "   ^", .unexpected(.endOfText, expected: .name)),
    Case("let 3 = x", "    ^", .unexpected(.text("3"), expected: .name)),
    Case("let (a, b)", "    ^", .notRead(.tuplePattern)),
    Case("let (a, b) = (1, 2, 3)", "    ^", .notRead(.tuplePattern)),
    Case("class A: UIView {", "                ^", .unclosedBracket("{")),
    Case("final class A: UIView { func f() { }", "                      ^", .unclosedBracket("{")),
    Case("func f() {", "         ^", .unclosedBracket("{")),
    Case("if x y() }", "     ^", .unexpected(.text("y"), expected: .loopBody)),
    Case("case .a: b()", "^", .notRead(.enumCase)),
    Case("let x == 3", "      ^", .unexpected(.text("=="), expected: .equalsSign)),
    Case("while x y() }", "        ^", .unexpected(.text("y"), expected: .loopBody)),
    Case("return .zero", "^", .notRead(.returnStatement)),
  ])
  func statements(_ example: Case) { check(example) }

  @Test func placesAreCountedInCharactersOnTheirOwnLine() {
    let text = "a.b = 1\nか\u{3099}.c = )"
    do throws(SyntaxFailure) {
      _ = try StatementReader.read(RawText(text))
      Issue.record("accepted")
    } catch {
      #expect(error.range.line(in: text) == 2)
      #expect(error.range.column(in: text) == 7)
      #expect(error.range.precedingText(in: text) == "か\u{3099}.c = ")
      #expect(error.range.excerpt(of: text) == ")")
    }
  }

  @Test func aRangeBeyondTheTextIsAtItsEnd() {
    let range = SourceRange(50, 60)

    #expect(range.column(in: "abc") == 4)
    #expect(range.excerpt(of: "abc") == "")
  }
}
