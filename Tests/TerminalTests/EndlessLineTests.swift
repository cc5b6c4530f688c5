import Foundation
import Testing

/// A line that no text has, by every way by which one comes in: it is refused before any of it is
/// carried out or shown.
@Suite struct EndlessLineTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  /// A text with such a line in the place of the mark, which is in its second line.
  struct Text: CustomTestStringConvertible, Sendable {
    var name: String
    var around: String
    var arguments: [[String]]

    var testDescription: String { name }
  }

  private static let opening = ["FILE"]

  private static let texts = [
    Text(
      name: "long.tsume", around: "add label kept\nadd label a \"…\"\n",
      arguments: [opening, ["replay", "FILE"], ["check", "FILE"], ["-c", "replay FILE"]]),
    Text(
      name: "long.log",
      around: "Unable to simultaneously satisfy constraints.\n(\"<NSLayoutConstraint:0x6001 …>\")",
      arguments: [opening, ["conflict", "FILE"], ["-c", "import FILE"]]),
    Text(
      name: "long.swift", around: "class A: UIViewController {\n  let text = \"…\"\n}\n",
      arguments: [opening, ["code", "FILE"], ["conflict", "FILE"], ["-c", "import FILE"]]),
    Text(
      name: "long.m", around: "@implementation A\n- (void)a { self.text = @\"…\"; }\n@end\n",
      arguments: [["code", "FILE"], ["-c", "import FILE"]]),
    Text(
      name: "long.storyboard", around: "<document>\n<label text=\"…\"/></document>",
      arguments: [opening, ["frames", "FILE"], ["conflict", "FILE"], ["-c", "import FILE"]]),
    Text(
      name: "long.json", around: "{\"format\": \"tsume-layout\",\n\"views\": [{\"name\": \"…\"}]}",
      arguments: [opening, ["-c", "import FILE"]]),
  ]

  @Test(arguments: texts)
  func `A file with such a line is refused as a whole, by its number`(text: Text) throws {
    let line = String(repeating: "x", count: 10_000_001)
    try driver.state.write(text.around.replacing("…", with: line), to: text.name)
    let path = driver.state.path + "/" + text.name
    for arguments in text.arguments {
      let result = try driver.run(arguments.map { $0.replacing("FILE", with: path) })
      #expect(result.exitCode == 2, "\(arguments)")
      #expect(result.output.utf8.count < 2_000, "\(arguments)")
      #expect(!result.output.contains("kept"), "\(arguments)")
      let isTold = arguments == Self.opening || arguments[0] == "-c"
      if isTold {
        let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("line 2 has more than"), "\(arguments): \(result.output)")
      }
    }
  }

  @Test func `Such a line from a pipe is refused, and the next is carried out`() throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 20_000_000)
    let result = try driver.run(input: line + Array("\n1 + 2\n".utf8))
    #expect(result.exitCode == 2)
    #expect(result.output.contains("too long to be read") && result.output.hasSuffix("\n3\n"))
    #expect(result.output.utf8.count < 2_000)
  }

  @Test func `As standard input in the place of a file it is refused as in one`() throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_001)
    for verb in ["code", "conflict", "frames"] {
      let result = try driver.run([verb, "-"], input: Array("a\n".utf8) + line)
      #expect(result.exitCode == 2 && result.output.utf8.count < 2_000, "\(verb)")
    }
  }

  @Test func `Such a line that is pasted at the prompt is refused, and not shown`() throws {
    let shell = try driver.start(["NO_PAGER": "1"])
    try shell.prompt()
    try shell.send(Key.paste(String(repeating: "x", count: 1_200_000)))
    let answer = try shell.prompt()
    #expect(answer.contains("too long to be read"))
    #expect(!answer.contains("xxxxxxxxxx"))
    #expect(try shell.answer(to: "1 + 2").contains("3"))
  }
}
