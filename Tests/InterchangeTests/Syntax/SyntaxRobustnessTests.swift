import TestSupport
import Testing

@testable import Interchange

/// No input of any shape stops, traps or slows the readers, and a failure points into its line.
struct SyntaxRobustnessTests {
  private func checkPlace(of line: String) {
    do throws(SyntaxFailure) {
      let read = try LineReader.read(line)
      if case .command(_, let arguments) = read { _ = try CommandArgument.split(arguments) }
      if case .visualFormat(let format) = read { #expect(format.constraints().count < 10_000) }
    } catch {
      #expect(0 <= error.range.lowerBound && error.range.upperBound <= line.utf8.count)
      #expect(error.range.column(in: line) >= 1)
    }
    _ = Completeness.isComplete(line)
  }

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 100 : 30))
  func randomBytesAreReadOrRefused(seed: UInt64) {
    var random = SyntaxRandom(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<random.number(below: 60)).map { _ in UInt8(random.number(below: 256)) }
      checkPlace(of: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let fragments = [
    "title", ".leading", " == ", " >= ", "+", "-", "*", "8", "20.5", "1e3", " @750", " as ", "(",
    ")",
    "[", "]", "{", "}", "\"", "\"a\"", "\\", "|", "|-", "-|", "H:", "V:", "[a]", "(>=3)",
    " options ",
    " metrics ", "alignAllTop", "=", "let ", "var ", "class ", "import ", "not ", " and ", ",", ":",
    ";", "?", "!", "// ", "# ", "/*", "*/", "\n", " ", "写真", "\u{301}", "\u{FFFD}", "\u{0}", "?.",
    ".constraint(", "equalTo: ", "if ", "@", ".", "as! Foo<", "->", "for ", " in ", "$0",
    ".forEach",
    "return ", "\\(", "#selector(", "()", "..<", "_:", ".enumerated()",
  ]

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 100 : 30))
  func mixedFragmentsAreReadOrRefused(seed: UInt64) {
    var random = SyntaxRandom(seed: seed)
    for _ in 0..<100 {
      let count = random.number(below: 24)
      checkPlace(of: (0..<count).map { _ in random.element(of: Self.fragments) }.joined())
    }
  }

  private static let validLines = [
    "title.leading == view.leading + 16 @750 as gap",
    "H:|-[a(>=44,<=b@500)]-(8)-[写真]-gap-| options alignAllTop metrics gap=8",
    "photo.widthAnchor.constraint(equalToConstant: 44).isActive = true",
    "let x: [String: UIView]? = [\"a\": a, \"b\": b!.c?.d]; y += -2 * (x as! CGFloat)",
    "? title.width == 100 and not title.isHidden",
    "content label \"He\\u{301}llo\" 60x20.333 # comment",
    "for (i, v) in [a, b].enumerated() { v.x = i; [c].forEach { $0.y(v) }; }",
    "lazy var a: UIView = { [weak self] in let b = UIView(); return b }()",
    "(0..<3).forEach(view.addSubview(_:))",
    "a.text = \"Row \\(i + f(\"x\")) of \\(n)\"; b.f(#selector(g(_:)))",
  ]

  @Test(arguments: validLines)
  func everyMutationOfAValidLineIsReadOrRefused(line: String) {
    let bytes = Array(line.utf8)
    for index in bytes.indices {
      checkPlace(of: String(decoding: bytes[..<index], as: UTF8.self))
      for replacement in [0x00, 0x22, 0x28, 0x29, 0x2E, 0x5B, 0x7C, 0x80, 0xE5, 0xFF] as [UInt8] {
        var mutated = bytes
        mutated[index] = replacement
        checkPlace(of: String(decoding: mutated, as: UTF8.self))
      }
    }
  }

  @Test(arguments: ["(", "[", "-", "!", "not ", "f(", "a[", "[[", "{", "a + (", "x = ("])
  func whatNestsTooDeeplyIsRefusedAtThePlace(unit: String) {
    let line = "? " + String(repeating: unit, count: 10_000)

    #expect(throws: SyntaxFailure.self) { try LineReader.read(line) }
    guard unit != "{", unit != "x = (" else { return }
    do throws(SyntaxFailure) {
      _ = try LineReader.read(line)
    } catch {
      #expect(error.kind == .nestedTooDeeply(limit: 200))
      #expect(error.range.lowerBound < 2000)
    }
  }

  @Test func nestedParenthesesOfEveryKindAreRefusedAsTooDeep() {
    let parentheses =
      String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    let types = "let a: " + String(repeating: "[", count: 10_000)

    #expect(reading(of: parentheses) == "201: nestedTooDeeply(limit: 200)")
    #expect(reading(of: types).hasSuffix("nestedTooDeeply(limit: 200)"))
  }

  @Test(arguments: [".a", "(1)", "[0]", "!", " + 1", " and b", "?.b"])
  func longChainsAreAsDeepAsBrackets(link: String) throws {
    let short = try ExpressionReader.read(RawText("a" + String(repeating: link, count: 90)))
    #expect(short.depth > 90)
    #expect(throws: SyntaxFailure.self) {
      try ExpressionReader.read(RawText("a" + String(repeating: link, count: 10_000)))
    }
  }

  @Test func twoHundredParenthesesAreFine() {
    let line = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)

    #expect(reading(of: line) == "value 1")
  }

  @Test(arguments: [
    "a", "9", "(", "[a]-", " ", "\"", "\\", "a ", "1 + ", "f(1); ", "/*", "/* */", "@", "写",
    "\u{301}",
    "[a,", "|", "\"\"", "= ", "a.b = 1;", "\n", "-", "\u{0}", "`", "\"\"\"", "\"\"\"a",
    "\\(", "\"\\(", "\"\\(\"", "\"\\(a)\" + ",
  ])
  func longLinesAreReadInOnePass(unit: String) {
    let line = "x.y = " + String(repeating: unit, count: 5_000 / unit.utf8.count)
    checkPlace(of: line)
    checkPlace(of: "say " + line)
    checkPlace(of: String(line.dropFirst(6)))
    let factor = Growth.factor(3_000 / unit.utf8.count) { count in
      _ = try? LineReader.read("x.y = " + String(repeating: unit, count: count))
    }
    #expect(factor < Growth.ofOnePass)
  }

  @Test(arguments: ["1,", "f(", "/*", "\"a\",", "a", "# [", "\"\"\"", ".a"])
  func manyLinesAreReadInOnePass(line: String) {
    let factor = Growth.factor(1_000) { count in
      var completeness = Completeness()
      completeness.append("let q = [")
      for _ in 0..<count { completeness.append(line[...]) }
      #expect(!completeness.isComplete)
    }
    #expect(factor < Growth.ofOnePass)
  }

  @Test func aMegabyteIsRead() {
    let line = "title.text = \"" + String(repeating: "写真 ", count: 150_000) + "\""

    #expect(line.utf8.count > 1_000_000)
    #expect(reading(of: line) == "do " + line)
  }
}
