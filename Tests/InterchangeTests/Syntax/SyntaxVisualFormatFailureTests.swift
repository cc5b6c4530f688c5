import Testing

@testable import Interchange

/// UIKit's refusals (UIKit visual format, section 4), with the caret where reading stopped.
struct SyntaxVisualFormatFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let caret: String
    let problem: VisualFormat.Problem
    var testDescription: String { line }

    init(_ line: String, _ caret: String, _ problem: VisualFormat.Problem) {
      self.line = line
      self.caret = caret
      self.problem = problem
    }
  }

  private func check(_ example: Case) {
    do throws(SyntaxFailure) {
      _ = try LineReader.read(example.line)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .visualFormat(example.problem))
    }
    #expect(caret(under: example.line) == example.caret)
  }

  @Test(arguments: [
    Case("V|-[a]", " ^", .expectedColon(orientation: "V")),
    Case("V[a]", " ^", .expectedColon(orientation: "V")),
    Case("HV:[a]", "^", .unknownOrientation("HV")),
    Case("H:", "  ^", .expectedMoreInput),
    Case("H:a", "  ^", .expectedView),
    Case("H:|", "   ^", .loneSuperview),
    Case("||", " ^", .loneSuperview),
    Case("|-", "  ^", .expectedMoreInput),
    Case("|-|", "  ^", .expectedView),
    Case("|-8-|", "    ^", .expectedView),
    Case("|x", " ^", .expectedView),
    Case("H:[1a]", "   ^", .expectedView),
    Case("[写真][]", "     ^", .expectedView),
    Case("[a", "  ^", .viewNotClosed),
    Case("[self.button]-8-|", "     ^", .viewNotClosed),
    Case("[a]|[b]", "    ^", .expectedEnd),
    Case("[a] b", "    ^", .expectedEnd),
    Case("[a]options alignAllTop", "   ^", .expectedEnd),
  ])
  func structure(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("[a]-", "    ^", .expectedMoreInput),
    Case("[a]-8", "     ^", .expectedMoreInput),
    Case("[a]-8[b]", "     ^", .connectionNotClosed),
    Case("[a]--[b]", "    ^", .ambiguousMinus),
    Case("[a]--8-[b]", "    ^", .ambiguousMinus),
    Case("[a]-8--[b]", "      ^", .ambiguousMinus),
    Case("[a]-(8-[b]", "      ^", .connectionPredicatesNotClosed),
    Case("[a]-(>8)-[b]", "     ^", .unknownRelation),
    Case("[a]->=8-[b]", "    ^", .expectedNumberOrName),
    Case("[a]-(@5)-[b]", "     ^", .expectedNumberOrName),
    Case("[a]-1e999-[b]", "    ^", .numberOutOfRange),
  ])
  func connections(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("[a(100]", "      ^", .viewPredicatesNotClosed),
    Case("[a(b*2)]", "    ^", .viewPredicatesNotClosed),
    Case("[a(=100)]", "   ^", .unknownRelation),
    Case("[a()]", "   ^", .expectedNumberOrName),
    Case("[a(100@)]", "       ^", .expectedNumberOrName),
    Case("[a(100)", "       ^", .viewPredicatesNotClosed),
    Case("[a((((1))))]", "   ^", .expectedNumberOrName),
  ])
  func sizes(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("[a][b] options", "              ^", .expectedOption),
    Case("[a][b] options alignTop", "               ^", .unknownOption("alignTop")),
    Case("[a][b] options alignAllLeft", "               ^", .optionOnLayoutAxis(.alignAllLeft)),
    Case("V:[a][b] options alignAllTop", "                 ^", .optionOnLayoutAxis(.alignAllTop)),
    Case(
      "[a] options directionLeftToRight directionRightToLeft",
      "                                 ^",
      .conflictingOptions(.directionLeftToRight, .directionRightToLeft)),
    Case("[a] metrics w", "             ^", .expectedMetric),
    Case("[a] metrics w=x", "              ^", .metricWithoutNumber("w")),
    Case("[a] metrics w=", "              ^", .metricWithoutNumber("w")),
    Case("[a] metrics w=-", "              ^", .metricWithoutNumber("w")),
    Case("[a] metrics", "           ^", .expectedMetric),
  ])
  func suffixes(_ example: Case) { check(example) }

  @Test func anEmptyFormatIsRefused() {
    #expect(throws: SyntaxFailure(.visualFormat(.empty), at: SourceRange(2, 2))) {
      try VisualFormatReader.read(RawText("  "))
    }
  }
}
