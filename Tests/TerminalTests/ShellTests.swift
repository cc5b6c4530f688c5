import Foundation
import TestSupport
import Testing

/// The shell under a user's hands, as its own process on its own terminal.
@Suite(.repeatedInLongRuns) struct ShellTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  @Test func `An expression prints its value`() throws {
    let shell = try driver.start()
    try shell.prompt()
    #expect(try shell.lines(about: "1 + 2") == ["3"])
    try shell.leave()
  }

  @Test func `Japanese is edited by characters`() throws {
    let shell = try driver.start()
    try shell.prompt()
    // 写真 becomes 写X真, then 写真 again, then 写Y真.
    let edits = Key.left + "X" + Key.backspace + "Y"
    _ = try shell.answer(to: "add label 写真" + edits)
    #expect(try shell.answer(to: "写Y真.width == 77").contains("写Y真"))
    #expect(try shell.answer(to: "tree").contains("写Y真"))
    try shell.leave()
  }

  @Test func `Tab completes a command and the name of a view`() throws {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "add label zebra")
    let whole = try shell.answer(to: "tree")
    #expect(whole.contains("zebra"))
    #expect(try shell.answer(to: "tre" + Key.tab).contains("zebra"))
    _ = try shell.answer(to: "zeb" + Key.tab + ".width == 123")
    #expect(try shell.answer(to: "constraints").contains("123"))
    try shell.leave()
  }

  @Test func `A paste of forty lines is one step`() throws {
    let shell = try driver.start()
    try shell.prompt()
    let lines = (1...40).map { "add label pasted\($0)\r" }.joined()
    try shell.send(Key.paste(lines))
    try shell.prompt()
    #expect(try shell.answer(to: "tree").contains("pasted40"))
    // One step, so one undo takes all of it back.
    _ = try shell.answer(to: "undo")
    #expect(try !shell.answer(to: "tree").contains("pasted"))
    try shell.leave()
  }

  @Test func `Ctrl-C gives a fresh prompt`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send("add label never" + Key.controlC)
    try shell.expect("^C")
    try shell.prompt()
    #expect(try !shell.answer(to: "tree").contains("never"))
    try shell.leave()
  }

  private static func labels(_ count: Int, separator: String) -> String {
    (1...count).map {
      "add label l\($0) \"Text\"\(separator)l\($0).top == view.top + \($0)\(separator)"
    }
    .joined()
  }

  /// Waits until the shell has left the line and works, and stops it there.
  private func interrupt(_ shell: PseudoTerminal) throws {
    try shell.expect("\u{1B}[?2004l")
    try shell.send(Key.controlC)
    try shell.expect("Stopped")
    try shell.prompt()
    #expect(try shell.lines(about: "box.width") == ["70"])
    #expect(try !shell.answer(to: "history").contains("replay"))
    #expect(try shell.lines(about: "expect count 1").isEmpty)
    try shell.leave()
  }

  private func shellWithBox() throws -> PseudoTerminal {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "add view box")
    _ = try shell.answer(to: "box.width == 70")
    return shell
  }

  @Test func `Ctrl-C stops a long replay, and the document is as it was`() throws {
    try driver.state.write(Self.labels(10_000, separator: "\n"), to: "long.tsume")
    let shell = try shellWithBox()
    try shell.send("replay \(driver.state.path)/long.tsume" + Key.enter)
    try interrupt(shell)
  }

  @Test func `Ctrl-C stops a long paste, and the document is as it was`() throws {
    let shell = try shellWithBox()
    try shell.send(Key.paste(Self.labels(3000, separator: "\r")))
    try interrupt(shell)
  }

  @Test func `A pasted console log is one step`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send(Key.paste(Self.log.replacing("\n", with: "\r")))
    #expect(try shell.prompt().withoutEscapes.contains("broken"))
    try shell.expect("step 1")
    #expect(try shell.answer(to: "undo").contains("step 0") == false)
    #expect(try shell.lines(about: "expect count 0").isEmpty)
    try shell.leave()
  }

  private static let log: String = {
    let width = (1...32).map { number in
      "    \"<NSLayoutConstraint:0x60000\(number + 1000) UILabel:0x7f9a1\(number + 100).width >= 10   (active)>\""
    }
    let conflict = [
      "    \"<NSLayoutConstraint:0x600001 UIView:0x7f9a01.width == 100   (active)>\"",
      "    \"<NSLayoutConstraint:0x600002 UIView:0x7f9a01.width == 200   (active)>\"",
    ]
    return
      (["Unable to simultaneously satisfy constraints.", "("]
      + [(width + conflict).joined(separator: ",\n")]
      + [
        ")", "", "Will attempt to recover by breaking constraint ",
        "<NSLayoutConstraint:0x600002 UIView:0x7f9a01.width == 200   (active)>", "",
      ]).joined(separator: "\n")
  }()

  @Test func `Ctrl-D ends the shell`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.leave()
  }

  @Test func `The line outlives a new size of the terminal`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send("1 +")
    try shell.expectLine("1 +▏")
    shell.resize(rows: 24, columns: 40)
    // Narrow, the prompt has no device.
    _ = try shell.screen { $0.textWithCursor.hasSuffix("\ntsume> 1 +▏") }
    #expect(try shell.lines(about: " 41") == ["42"])
    try shell.leave()
  }

  @Test func `The history comes back in the next run`() throws {
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "20 + 1")
    try first.leave()
    let second = try driver.start()
    try second.prompt()
    #expect(try second.lines(about: Key.up) == ["21"])
    try second.leave()
  }

  @Test func `A key that means nothing leaves no trace in the line`() throws {
    let shell = try driver.start()
    try shell.prompt()
    // A quoted control character, and the key that stands for a paste when none came.
    #expect(try shell.lines(about: "1 +\u{16}\u{01}\u{1D} 2") == ["3"])
    try shell.leave()
  }

  @Test func `Input typed before the prompt is not lost`() throws {
    let shell = try driver.start()
    try shell.send("1 + 2" + Key.enter + "20 + 2" + Key.enter)
    try shell.expect("22")
    try shell.leave()
  }

  @Test func `A dumb terminal gets no escape sequence`() throws {
    let shell = try driver.start(["TERM": "dumb"])
    let beginning = try shell.prompt()
    let sum = try shell.answer(to: "1 + 2")
    #expect(sum.contains("3"))
    #expect(!(beginning + sum).contains("\u{1B}"))
    try shell.leave()
  }

  @Test func `NO_COLOR takes colours and styles, and the editing stays`() throws {
    let shell = try driver.start(["NO_COLOR": "1"])
    let beginning = try shell.prompt()
    let sum = try shell.answer(to: "1 +" + Key.left + Key.right + " 2")
    #expect(sum.contains("3"))
    let style = try Regex("\u{1B}\\[[0-9;]*m")
    #expect((beginning + sum).firstMatch(of: style) == nil)
    try shell.leave()
  }

  @Test(arguments: ["C", "ja_JP.UTF-8", ""])
  func `Japanese works whatever the locale`(locale: String) throws {
    let shell = try driver.start(["LC_ALL": locale])
    try shell.prompt()
    _ = try shell.answer(to: "add label 写真")
    #expect(try shell.answer(to: "tree").contains("写真"))
    try shell.leave()
  }

  @Test func `The terminal is as it was after a signal ended the shell`() throws {
    let script = "trap : TERM; \"$0\"; echo over; stty -a"
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", script, TsumeExecutable.path], environment: driver.environment)
    try shell.prompt()
    kill(-shell.process, SIGTERM)
    try shell.expect("\u{1B}[?2004l")
    try shell.expect("over")
    let modes = try shell.readToEnd().split(whereSeparator: { " \r\n;".contains($0) })
    for mode in ["icanon", "echo", "isig"] { #expect(modes.contains(Substring(mode))) }
  }

  @Test func `Lines from a pipe get no prompt and no escape sequence`() throws {
    let result = try driver.run(input: Array("add label 写真\n1 + 2\n".utf8))
    #expect(result.exitCode == 0)
    #expect(result.output.hasSuffix("3\n"))
    #expect(!result.output.contains("tsume>"))
    #expect(!result.output.contains("\u{1B}"))
  }
}
