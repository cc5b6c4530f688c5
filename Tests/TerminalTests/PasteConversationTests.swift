import TestSupport
import Testing

/// Pastes of any size and shape, as terminals send them.
@Suite(.repeatedInLongRuns) struct PasteConversationTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(editrc: String = "") throws -> PseudoTerminal {
    let shell = try driver.start(editrc: editrc)
    try shell.prompt()
    return shell
  }

  @Test func `A paste of 300 kB is one step`() throws {
    let shell = try shell()
    let remark = "// " + String(repeating: "写真", count: 16) + "\r"
    let remarks = String(repeating: remark, count: 300_000 / remark.utf8.count)
    try shell.send(Key.paste("add view first\r" + remarks + "add view last\r"))
    try shell.prompt()
    let tree = try shell.answer(to: "tree")
    #expect(tree.contains("first") && tree.contains("last"))
    _ = try shell.answer(to: "undo")
    #expect(try !shell.answer(to: "tree").contains("first"))
    try shell.leave()
  }

  @Test(arguments: [100, 5000, 20_000])
  func `A single line is pasted whole, whatever its length`(count: Int) throws {
    let shell = try shell()
    let sum = "20 + 1  // " + String(repeating: "写", count: count / 3)
    // What is too long to be shown is entered as it was pasted.
    try shell.send(Key.paste(sum) + (sum.utf8.count > 4096 ? "" : Key.enter))
    let screen = try shell.screen { $0.text.contains("\n21\n") }
    #expect(screen.text.contains("\n21\n"))
    try shell.leave()
  }

  @Test func `A paste joins what is typed around the cursor`() throws {
    let shell = try shell()
    try shell.send("[1]" + Key.left + Key.paste("2 + 3"))
    try shell.expectLine("[12 + 3▏]")
    try shell.send(Key.control("U") + Key.paste("写真\t😀"))
    try shell.expectLine("写真 😀▏")
    try shell.send(Key.control("U"))
    try shell.leave()
  }

  /// What copying a whole line gives.
  @Test(arguments: ["\r", "\n", "\r\r"])
  func `A line that is pasted with its end is a line that is typed`(end: String) throws {
    let shell = try shell()
    try shell.send("add label " + Key.paste("写真" + end))
    try shell.prompt()
    #expect(try shell.screen { _ in true }.text.contains("> add label 写真"))
    try shell.send(Key.paste("写真.width == 10 // " + String(repeating: "x", count: 5000) + end))
    try shell.prompt()
    try shell.send(Key.paste("add label one\radd label two" + end))
    try shell.prompt()
    let history = try shell.lines(about: "history")
    #expect(history.count == 4)
    #expect(history[1] == "1  add label 写真")
    #expect(!history[2].contains("lines)"))
    #expect(history[3].hasPrefix("3  add label one (2 lines)"))
    _ = try shell.answer(to: "save \(driver.state.path)/one")
    let lines = try driver.state.content(of: "one.tsume").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "add label 写真")
    #expect(lines.dropFirst(2) == ["paste", "add label one", "add label two", ".", ""])
    try shell.leave()
  }

  @Test func `NUL, control characters and broken bytes never reach the line`() throws {
    let shell = try shell()
    try shell.send(bytes: Array("\u{1B}[200~a\u{0}b\u{3}c\u{4}d\u{1B}[31me".utf8) + [0xFF, 0xE3])
    try shell.send(bytes: Array("f\u{9B}g\u{7F}h\u{1B}[201~".utf8))
    try shell.expectLine("a�b�c�d�[31me��f�g�h▏")
    try shell.send(Key.control("U"))
    // The same bytes typed: none is a key that it should not be.
    try shell.send(bytes: [0x61, 0xFF, 0x62, 0xE3, 0x63] + Array("\u{85}d".utf8))
    try shell.expectLine("a�b�c�d▏")
    try shell.send(Key.control("U"))
    try shell.leave()
  }

  @Test(arguments: ["", Key.escape])
  func `A paste in vi mode is a paste in either of its modes`(before: String) throws {
    let shell = try shell(editrc: "bind -v\n")
    try shell.send(before + Key.paste("add label one\radd label two\r"))
    try shell.prompt()
    let tree = try shell.answer(to: "tree")
    #expect(tree.contains("one") && tree.contains("two"))
    try shell.leave()
  }

  /// What was typed before, what is pasted, and what is typed or pasted next.
  @Test(arguments: [
    ["", "if true {\r  let a = UIView()\r", "}"],
    [
      "", "NSLayoutConstraint.activate([\r  view.widthAnchor.constraint(equalToConstant: 3),", "])",
    ],
    [
      "let v: [NSLayoutConstraint] = [",
      "  view.widthAnchor.constraint(equalToConstant: 3),\r"
        + "  view.heightAnchor.constraint(equalToConstant: 3)\r", "]",
    ],
    ["", "class Box: UIView {\r  /* What\r", Key.paste("   it is */\r  let one = UIView()\r}\r")],
  ])
  func `A paste that ends within a bracket or a comment goes on`(parts: [String]) throws {
    let shell = try shell()
    if !parts[0].isEmpty {
      try shell.send(parts[0] + Key.enter)
      try shell.prompt(".....>")
    }
    try shell.send(Key.paste(parts[1]))
    let shown = try shell.prompt(".....>")
    #expect(parts[1].split(separator: "\r").allSatisfy { shown.contains($0) }, "\(shown)")
    let isPasted = parts[2].hasSuffix(Key.paste("").suffix(6))
    try shell.send(parts[2] + (isPasted ? "" : Key.enter))
    let said = try shell.prompt()
    #expect(!said.contains("^") && !said.contains("never closed"), "\(said)")
    #expect(try shell.lines(about: "history").count > 1)
    try shell.leave()
  }

  @Test(arguments: [
    "let a = = 3\rif true {\r", "nothing.width == 3\rif true {\r",
    "NSLayoutConstraint.activate([\r  view.widthAnchor = 3,\r",
  ])
  func `A paste that no line makes right is refused at once`(text: String) throws {
    let shell = try shell()
    try shell.send(Key.paste(text))
    #expect(try shell.prompt().contains("^"))
    try shell.leave()
  }
}
