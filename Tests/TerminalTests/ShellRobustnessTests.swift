import Testing

/// Input of any size or shape, through a pipe and through `-c`.
@Suite struct ShellRobustnessTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]

    init(_ description: String, _ text: String) {
      self.init(description, Array(text.utf8))
    }

    init(_ description: String, _ bytes: [UInt8]) {
      testDescription = description
      self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private static let cases = [
    Case("a megabyte of one word", String(repeating: "a", count: 1_000_000)),
    Case("a megabyte of a sum", String(repeating: "1+", count: 500_000) + "1"),
    Case("ten thousand open parentheses", String(repeating: "(", count: 10_000)),
    Case(
      "ten thousand pairs of parentheses",
      String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)),
    Case("ten thousand open brackets", String(repeating: "[", count: 10_000)),
    Case("a text without its end", "add label note \"abc"),
    Case("a lone quotation mark", "\""),
    Case("NaN as a number", "box.width == nan"),
    Case("a number beyond all", "box.width == 1e309"),
    Case("a number beyond lengths", "box.width == 1e308"),
    Case("a priority of 0", "box.width == 10 @0"),
    Case("a priority of 1001", "box.width == 10 @1001"),
    Case("a control character", "add label no\u{1}te"),
    Case("an escape sequence", "\u{1B}[31madd label note"),
    Case("bytes that are not UTF-8", [0x61, 0x64, 0x64, 0x20, 0xFF, 0xFE, 0xC3, 0x28]),
  ]

  private func check(_ result: PipedProgram.Result) {
    #expect(result.exitCode == 2)
    #expect(result.output.contains("refused"))
    #expect(result.output.utf8.count < 4000)
    #expect(!result.output.contains("\u{1B}"))
    // Only the first line became a step, and what came after was carried out.
    #expect(result.output.contains("\n1  add view box "))
    #expect(!result.output.contains("\n2  "))
    #expect(result.output.hasSuffix("← you are here\n3\n"))
  }

  @Test(arguments: cases + [Case("NUL", "add label no\0te")])
  func `A bad line from a pipe is refused and changes nothing`(example: Case) throws {
    check(
      try driver.run(
        input: Array("add view box\n".utf8) + example.bytes + Array("\nhistory\n1 + 2\n".utf8)))
  }

  @Test(arguments: cases.filter { $0.bytes.count < 100_000 })
  func `A bad line behind -c is refused and changes nothing`(example: Case) throws {
    check(
      try driver.run(["-c", "add view box", "-c", example.text, "-c", "history", "-c", "1 + 2"]))
  }

  @Test func `A line without an end, and no line at all, are fine`() throws {
    #expect(try driver.run(input: []) == .init(output: "", exitCode: 0))
    #expect(try driver.run(input: Array("1 + 2".utf8)) == .init(output: "3\n", exitCode: 0))
    #expect(try driver.run(input: Array("1 + 2\r\n\r\n".utf8)) == .init(output: "3\n", exitCode: 0))
  }
}
