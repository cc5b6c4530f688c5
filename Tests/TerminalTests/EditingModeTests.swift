import TestSupport
import Testing

/// Keys in the manner of Emacs and of vi, as `.editrc` chooses.
@Suite(.repeatedInLongRuns) struct EditingModeTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(editrc: String = "") throws -> PseudoTerminal {
    let shell = try driver.start(editrc: editrc)
    try shell.prompt()
    return shell
  }

  @Test func `Emacs keys edit a Japanese line`() throws {
    let shell = try shell()
    try shell.send("日本 語の 行" + Key.control("A") + Key.control("D"))
    try shell.expectLine("▏本 語の 行")
    try shell.send(Key.escape + "f" + Key.control("K"))
    try shell.expectLine("本▏")
    try shell.send(Key.control("Y") + Key.control("B") + Key.control("W"))
    try shell.expectLine("本 ▏行")
    try shell.send(Key.end + "x" + Key.home + "y" + Key.right + Key.delete)
    try shell.expectLine("y本▏行x")
    try shell.send(Key.control("U"))
    try shell.leave()
  }

  @Test(arguments: ["bind -v\n", "tsume:bind -v\n"])
  func `Vi keys edit in both of their modes`(editrc: String) throws {
    let shell = try shell(editrc: editrc)
    try shell.send("日本語の行" + Key.escape)
    try shell.expectLine("日本語の▏行")
    try shell.send("hhx")
    try shell.expectLine("日本▏の行")
    try shell.send("0iX" + Key.escape + "$aY")
    try shell.expectLine("X日本の行Y▏")
    try shell.send(Key.escape + "dd")
    try shell.expectLine("▏")
    try shell.send("i1 + 2")
    #expect(try shell.lines(about: "") == ["3"])
    try shell.leave()
  }

  @Test func `Arrows and their like stay in vi's insert mode`() throws {
    let shell = try shell(editrc: "bind -v\n")
    _ = try shell.answer(to: "20 + 1")
    try shell.send("日本語" + Key.left + Key.left + "X" + Key.home + "Y" + Key.end + "Z")
    try shell.expectLine("Y日X本語Z▏")
    try shell.send(Key.left + Key.delete + Key.home + Key.right + Key.delete)
    try shell.expectLine("Y▏X本語")
    // Up looks for what begins as typed: the line is left first.
    try shell.send(Key.controlC)
    try shell.prompt()
    #expect(try shell.lines(about: Key.up) == ["21"])
    try shell.leave()
  }

  @Test func `Completion, hints, Ctrl-C and searching work in vi mode`() throws {
    let shell = try shell(editrc: "bind -v\n")
    _ = try shell.answer(to: "add label 写真")
    try shell.send("写" + Key.tab)
    try shell.expectLine("写真▏")
    try shell.send(Key.escape + Key.controlC)
    try shell.expect("^C")
    try shell.prompt()
    try shell.send("add la" + Key.right)
    try shell.expectLine("add label 写真▏")
    try shell.send(Key.control("U") + Key.control("R") + "写")
    _ = try shell.screen { $0.textWithCursor.hasSuffix("search \"写\": add label ▏写真") }
    try shell.send(Key.controlC)
    try shell.expect("^C")
    try shell.prompt()
    try shell.leave()
  }

  @Test func `Lines for another program are not for this one`() throws {
    let shell = try shell(editrc: "nosuchprogram:bind -v\n")
    try shell.send("ab" + Key.control("A") + "x")
    try shell.expectLine("x▏ab")
    try shell.send(Key.control("U"))
    try shell.leave()
  }
}
