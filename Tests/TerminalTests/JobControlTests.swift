import Foundation
import Testing

/// Ctrl-Z and `fg` under a shell with job control, and signals from elsewhere.
@Suite(.repeatedInLongRuns) struct JobControlTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  /// A shell with job control that was told to run Tsume, which shows its prompt.
  private func job() throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"], environment: driver.environment.merging(["PS1": "sh> "]) { $1 })
    try shell.expect("sh> ")
    try shell.send(TsumeExecutable.path + Key.enter)
    try shell.prompt()
    return shell
  }

  /// Goes on with the stopped job, whose command line the shell repeats.
  private func foreground(_ shell: PseudoTerminal) throws {
    try shell.send("fg" + Key.enter)
    try shell.expect("fg")
    try shell.expect("/tsume")
    // The shell says so before it hands the terminal over: a key until then would be its own.
    try shell.waitForAnotherJob()
  }

  private func leave(_ shell: PseudoTerminal) throws {
    try shell.send(Key.controlD)
    try shell.expect("sh> ")
    try shell.send("exit" + Key.enter)
    #expect(try shell.exitCode() == 0)
  }

  @Test func `A line half typed is there again after Ctrl-Z and fg`() throws {
    let shell = try job()
    try shell.send("add label 写真" + Key.left)
    try shell.expectLine("add label 写▏真")
    for _ in 1...2 {
      try shell.send(Key.controlZ)
      try shell.expect("sh> ")
      try foreground(shell)
      try shell.expectLine("add label 写▏真")
    }
    #expect(try shell.answer(to: "XY").contains("写XY真"))
    try leave(shell)
  }

  @Test func `A stopped shell leaves the terminal as it was, and takes it again`() throws {
    let shell = try job()
    try shell.send("1 +" + Key.controlZ)
    try shell.expect("\u{1B}[?2004l")
    try shell.expect("sh> ")
    try shell.send("stty -a; echo over" + Key.enter)
    try shell.expect("\n")
    let modes = try shell.expect("over").split(whereSeparator: { " \r\n;".contains($0) })
    for mode in ["icanon", "echo", "isig"] { #expect(modes.contains(Substring(mode))) }
    try shell.expect("sh> ")
    try foreground(shell)
    try shell.expect("\u{1B}[?2004h")
    try shell.expectLine("1 +▏")
    #expect(try shell.lines(about: " 2") == ["3"])
    try leave(shell)
  }

  @Test func `A command goes on after Ctrl-Z and fg, and Ctrl-C still stops it`() throws {
    let lines = (1...10_000).map { "add label l\($0) \"Text\"\nl\($0).top == view.top + \($0)\n" }
    try driver.state.write(lines.joined(), to: "long.tsume")
    let shell = try job()
    try shell.send("replay \(driver.state.path)/long.tsume" + Key.enter)
    try shell.expect("\u{1B}[?2004l")
    try shell.send(Key.controlZ)
    try shell.expect("sh> ")
    try foreground(shell)
    try shell.send(Key.controlC)
    try shell.expect("Stopped")
    try shell.prompt()
    #expect(try shell.lines(about: "expect count 0").isEmpty)
    try leave(shell)
  }

  @Test func `A new size while it was stopped is seen when it goes on`() throws {
    let shell = try job()
    try shell.send("add label あいうえおかきくけこさしすせそたちつてと" + Key.controlZ)
    try shell.expect("sh> ")
    shell.resize(rows: 24, columns: 40)
    try foreground(shell)
    try shell.expectLine("add label あいうえおかきくけこさ\nしすせそたちつてと▏")
    try shell.send(Key.controlC)
    try shell.expect("^C")
    try shell.prompt()
    try leave(shell)
  }
}
