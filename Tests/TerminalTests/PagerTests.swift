import TestSupport
import Testing

/// Answers that are longer than the screen.
@Suite struct PagerTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(_ own: [String: String] = [:]) throws -> PseudoTerminal {
    let shell = try driver.start(["NO_PAGER": ""].merging(own) { $1 }, rows: 12)
    try shell.prompt()
    return shell
  }

  private static let more = "Space, Enter, q"

  @Test func `An answer is shown a screen at a time`() throws {
    let shell = try shell()
    try shell.send("help" + Key.enter)
    let first = try shell.expect(Self.more).withoutEscapes
    #expect(first.contains("A line is one of these") && !first.contains("lessons logs keys"))
    try shell.send(Key.enter)
    let second = try shell.expect(Self.more).withoutEscapes
    #expect(second.split(whereSeparator: \.isNewline).count <= 3, "\(second)")
    try shell.send("G")
    #expect(try shell.prompt().withoutEscapes.contains("explains any of these"))
    #expect(try shell.lines(about: "1 + 1") == ["2"])
    try shell.leave()
  }

  @Test func `Ctrl-D goes on, as in less, and does not end Tsume`() throws {
    let shell = try driver.start(["NO_PAGER": ""], rows: 8)
    try shell.prompt()
    try shell.send("help" + Key.enter)
    try shell.expect(Self.more)
    try shell.send(Key.controlD)
    try shell.expect(Self.more)
    try shell.send("q")
    try shell.prompt()
    #expect(try shell.lines(about: "1 + 1") == ["2"])
    try shell.leave()
  }

  @Test func `What is left out is told, and the prompt comes back`() throws {
    let shell = try shell()
    try shell.send("help" + Key.enter)
    try shell.expect(Self.more)
    try shell.send("q")
    #expect(try shell.prompt().withoutEscapes.contains("more lines"))
    #expect(try shell.lines(about: "1 + 1") == ["2"])
    try shell.leave()
  }

  /// With the marks of a paste and without them, whatever its first letter is.
  @Test(arguments: [
    (Key.paste("let first = 20\rlet second = 22"), "step 1"),
    ("let first = 20\rlet second = 22\r", "step 2"),
    ("frames\rlet first = 20\rlet second = 22\r", "step 2"),
    (" let first = 20\rlet second = 22\r", "step 2"),
  ])
  func `What is pasted there is read at the prompt`(text: String, step: String) throws {
    let shell = try shell()
    try shell.send("help" + Key.enter)
    try shell.expect(Self.more)
    try shell.send(text)
    _ = try shell.screen { $0.text.contains(step) && PseudoTerminal.line(of: $0) == "▏" }
    #expect(try shell.lines(about: "first + second") == ["42"])
    try shell.leave()
  }

  @Test func `An answer that something waits behind is shown at once`() throws {
    let shell = try shell()
    try shell.send("help\r1 + 1\r")
    let words = try shell.prompt().withoutEscapes
    #expect(words.contains("explains any of these") && !words.contains(Self.more))
    try shell.prompt()
    try shell.leave()
  }

  @Test func `Data, short answers and whoever wants no pages get none`() throws {
    let shell = try shell()
    #expect(try !shell.answer(to: "1 + 1").contains(Self.more))
    #expect(try !shell.answer(to: "help --json").contains(Self.more))
    #expect(try shell.answer(to: "pager off").contains("at once"))
    #expect(try !shell.answer(to: "help").contains(Self.more))
    try shell.leave()
  }

  @Test func `NO_PAGER is heeded`() throws {
    let shell = try shell(["NO_PAGER": "1"])
    #expect(try !shell.answer(to: "help").contains(Self.more))
    try shell.leave()
  }

  @Test func `Its words are the user's`() throws {
    let shell = try shell(["LC_ALL": "ja_JP.UTF-8"])
    try shell.send("help" + Key.enter)
    #expect(try shell.expect("Space Enter q").contains("行"))
    try shell.send("q")
    try shell.prompt()
    try shell.leave()
  }
}
