import Foundation
import Testing

/// Signals that come from elsewhere, and terminals that go or change.
@Suite(.repeatedInLongRuns) struct SignalTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  @Test func `An interrupt from elsewhere ends the line and nothing after it`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send("add label never")
    try shell.expectLine("add label never▏")
    kill(shell.process, SIGINT)
    try shell.expect("^C")
    try shell.prompt()
    #expect(try shell.lines(about: "1 + 2") == ["3"])
    try shell.leave()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `What was entered outlives a signal that ends the shell`(number: Int32) throws {
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "20 + 1")
    try first.send("half a li")
    try first.expectLine("half a li▏")
    kill(first.process, number)
    #expect(try first.exitCode() == -number)
    let second = try driver.start()
    try second.prompt()
    #expect(try second.lines(about: Key.up) == ["21"])
    try second.leave()
  }

  @Test func `The shell ends when its terminal is taken away`() throws {
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "20 + 1")
    first.hangUp()
    #expect([0, -SIGHUP].contains(try first.exitCode()))
    let second = try driver.start()
    try second.prompt()
    #expect(try second.lines(about: Key.up) == ["21"])
    try second.leave()
  }

  @Test func `A wrapped Japanese line follows the width of the terminal`() throws {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "1 + 1")
    let line = "あいうえおかきくけこさしすせそたちつてとなにぬねの"
    try shell.send(line + Key.left)
    try shell.clear()
    try shell.expectScreen("iphone-15 tsume> あいうえおかきくけこさしすせそたちつてとなにぬね▏の")
    try shell.settle()
    shell.resize(rows: 24, columns: 40)
    try shell.expectScreen("tsume> あいうえおかきくけこさしすせそた\nちつてとなにぬね▏の")
    try shell.send("X" + Key.backspace + Key.home + Key.delete)
    try shell.expectScreen("tsume> ▏いうえおかきくけこさしすせそたち\nつてとなにぬねの")
    try shell.settle()
    shell.resize(rows: 24, columns: 80)
    try shell.expectScreen("iphone-15 tsume> ▏いうえおかきくけこさしすせそたちつてとなにぬねの")
    try shell.send(Key.controlC)
    try shell.leave()
  }

  @Test func `Rows that end in a blank leave nothing behind on a wider terminal`() throws {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "1 + 1")
    let line = "title.top == view.safeArea.top + 8 + 8 + 8 + 8 + 8"
    try shell.send(line)
    try shell.clear()
    try shell.settle()
    shell.resize(rows: 24, columns: 40)
    try shell.expectScreen("tsume> title.top == view.safeArea.top +\n8 + 8 + 8 + 8 + 8▏")
    try shell.settle()
    shell.resize(rows: 24, columns: 120)
    try shell.expectScreen("iphone-15 tsume> \(line)▏")
    try shell.send(Key.controlC)
    try shell.leave()
  }

  @Test func `Many sizes at once end with the last`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send("あいうえおかきくけこさしすせそたちつてとなにぬねの")
    try shell.expectLine("あいうえおかきくけこさしすせそたちつてとなにぬねの▏")
    for columns in [70, 40, 61, 30, 75, 41, 100, 50] as [UInt16] {
      shell.resize(rows: 24, columns: columns)
    }
    try shell.expectLine("あいうえおかきくけこさしすせそたちつてとな\nにぬねの▏")
    #expect(try shell.answer(to: Key.control("U") + "1 + 2").contains("3"))
    try shell.leave()
  }

  @Test func `A terminal that nobody knows is a dumb one, and is said to be`() throws {
    let shell = try driver.start(["TERM": "nonesuch"])
    let beginning = try shell.prompt()
    #expect(beginning.contains("\"nonesuch\" is not known"))
    let answer = try shell.answer(to: "add label 写真")
    #expect(answer.contains("写真"))
    #expect(!(beginning + answer).contains("\u{1B}"))
    try shell.leave()
  }

  @Test(arguments: ["", "dumb", "vt100", "linux"])
  func `Japanese is edited on any terminal`(terminal: String) throws {
    let shell = try driver.start(["TERM": terminal])
    try shell.prompt()
    _ = try shell.answer(to: "add label 写真" + Key.left + "X" + Key.backspace + "Y")
    #expect(try shell.answer(to: "tree").contains("写Y真"))
    try shell.leave()
  }
}
