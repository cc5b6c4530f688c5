import Testing
import tsume_bench

/// What is no workload is refused, with the line and the reason.
struct ReaderTests {
  /// A text with its one fault.
  struct Faulty: CustomTestStringConvertible, Sendable {
    let text: String
    let line: Int
    let reason: WorkloadFailure.Reason

    var testDescription: String { reason.description }

    init(_ lines: [String], line: Int, _ reason: WorkloadFailure.Reason) {
      text = lines.joined(separator: "\n")
      self.line = line
      self.reason = reason
    }
  }

  private static let start = ["layout-bench 1", "vars 2", "v 0 a", "v 1 b"]
  private static let system = start + ["cons 1", "c 0 750 ge 5 2 1 0 -1 1"]

  private static func constraint(_ text: String) -> [String] { start + ["cons 1", text, "end"] }

  private static func step(_ text: String) -> [String] {
    system + ["script s 1", text, "end"]
  }

  static let faulty: [Faulty] = [
    Faulty([""], line: 1, .endsEarly(expected: "\"layout-bench 1\"")),
    Faulty(["layout-bench 2"], line: 1, .missingHeader),
    Faulty(
      ["layout-bench 1", "cons 3"], line: 2, .unexpectedRecord("cons 3", expected: "\"vars\"")),
    Faulty(
      ["layout-bench 1", "vars two"], line: 2,
      .notAWholeNumber("two", field: "the number of vars")),
    Faulty(
      ["layout-bench 1", "vars -1"], line: 2,
      .outOfRange(-1, field: "the number of vars", 0...Int(Int32.max))),
    Faulty(["layout-bench 1", "vars 2", "v 0 a"], line: 3, .endsEarly(expected: "variable 1")),
    Faulty(
      ["layout-bench 1", "vars 1", "v 1 a"], line: 3,
      .outOfRange(1, field: "the variable's number", 0...0)),
    Faulty(start, line: 4, .endsEarly(expected: "\"cons\"")),
    Faulty(constraint("c 1 750 ge 5 1 1 0"), line: 6, .outOfOrder(1, expected: 0)),
    Faulty(
      constraint("c 0 1001 ge 5 1 1 0"), line: 6, .outOfRange(1001, field: "the priority", 1...1000)
    ),
    Faulty(constraint("c 0 750 lt 5 1 1 0"), line: 6, .unknownRelation("lt")),
    Faulty(constraint("c 0 750 ge nan 1 1 0"), line: 6, .notANumber("nan", field: "the constant")),
    Faulty(
      constraint("c 0 750 ge 1e999 1 1 0"), line: 6, .notANumber("1e999", field: "the constant")),
    Faulty(
      constraint("c 0 750 ge 5 3 1 0 1 1"), line: 6,
      .outOfRange(3, field: "the number of terms", 0...2)),
    Faulty(constraint("c 0 750 ge 5 2 1 0"), line: 6, .missingField("a coefficient")),
    Faulty(constraint("c 0 750 ge 5 1 1 0 1"), line: 6, .surplusField("1")),
    Faulty(constraint("c 0 750 ge 5 1 1 2"), line: 6, .outOfRange(2, field: "a variable", 0...1)),
    Faulty(constraint("c 0 750 ge 5 2 1 0 1 0"), line: 6, .repeatedVariable(0)),
    Faulty(constraint("c 0 750 ge 5 1 0 1"), line: 6, .zeroCoefficient(variable: 1)),
    Faulty(
      ["layout-bench 1", "vars 0", "cons 1", "c 0 750 ge 5 0", "script s 1", "suggest 0 1"],
      line: 6, .outOfRange(0, field: "the variable", nil)),
    Faulty(system, line: 6, .endsEarly(expected: "\"script\" or \"end\"")),
    Faulty(system + ["c 1"], line: 7, .unexpectedRecord("c 1", expected: "\"script\" or \"end\"")),
    Faulty(
      system + ["script s 0", "# again", "script s 0"], line: 9, .repeatedScript("s")),
    Faulty(system + ["script s 2", "off 0"], line: 8, .endsEarly(expected: "step 2 of 2")),
    Faulty(step("jump 0"), line: 8, .unknownOperation("jump")),
    Faulty(step("off 0; on 1"), line: 8, .outOfRange(1, field: "the constraint", 0...0)),
    Faulty(step("off 0;"), line: 8, .missingField("an operation")),
    Faulty(step("set 0"), line: 8, .missingField("the constant")),
    Faulty(step("prio 0 0"), line: 8, .outOfRange(0, field: "the priority", 1...1000)),
    Faulty(step("edit 0 1000"), line: 8, .outOfRange(1000, field: "the priority", 1...999)),
    Faulty(step("suggest 1 5"), line: 8, .noOpenEdit(variable: 1)),
    Faulty(
      step("edit 1 9; endedit 1; suggest 1 5"), line: 8, .noOpenEdit(variable: 1)),
  ]

  @Test(arguments: faulty) func aFaultIsNamedWithItsLine(_ faulty: Faulty) {
    #expect(throws: WorkloadFailure(line: faulty.line, reason: faulty.reason)) {
      try WorkloadReader.read(faulty.text)
    }
  }

  @Test func commentsBlankLinesAndCarriageReturnsArePassedOver() throws {
    let plain = Self.step("set 0 -2.5; edit 1 9; suggest 1 5; endedit 1")
    let decorated = plain.flatMap { [$0 + "\r", "", "# \($0)"] }.joined(separator: "\n")
    var expected = try WorkloadReader.read(plain.joined(separator: "\n"))
    expected.title = "layout-bench 1"
    #expect(try WorkloadReader.read(decorated) == expected)
  }
}
