import Foundation
import Testing

/// The shell under a user's hands, as its own process on its own terminal.
///
/// The screen shows what was typed as well as what was answered: a test waits for what only the
/// answer can contain, and for the next prompt before it types on.
@Suite(.timeLimit(.minutes(5)), .repeatedInLongRuns) struct ShellTests {
  /// The executable is built beside the test bundle.
  private static let executable: String = {
    let name = "tsume"
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      let folder = URL(filePath: argument).deletingLastPathComponent()
      let candidate = folder.appending(path: name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name).path
  }()

  /// Keeps the shell's files out of the user's folders, and ends with the test.
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func shell(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let own = ["XDG_STATE_HOME": state.path, "HOME": state.path]
    return try PseudoTerminal(Self.executable, environment: own.merging(environment) { $1 })
  }

  /// Waits for the prompt; what came before it.
  @discardableResult
  private func prompt(_ shell: PseudoTerminal) throws -> String { try shell.expect("tsume>") }

  /// What the shell prints about `line`, up to the next prompt, as it came.
  private func answer(to line: String, in shell: PseudoTerminal) throws -> String {
    try shell.send(line + Key.enter)
    try shell.expect("\n")
    return try prompt(shell)
  }

  /// The lines of that answer, as they are read.
  private func lines(about line: String, in shell: PseudoTerminal) throws -> [String] {
    let sequence = try Regex("\u{1B}\\[[0-9;?]*[a-zA-Z]")
    let text = try answer(to: line, in: shell).replacing(sequence, with: "")
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private func leave(_ shell: PseudoTerminal) throws {
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
  }

  @Test func `An expression prints its value`() throws {
    let shell = try shell()
    try prompt(shell)
    #expect(try lines(about: "1 + 2", in: shell) == ["3"])
    try leave(shell)
  }

  @Test func `Japanese is edited by characters`() throws {
    let shell = try shell()
    try prompt(shell)
    // 写真 becomes 写X真, then 写真 again, then 写Y真.
    let edits = Key.left + "X" + Key.backspace + "Y"
    _ = try answer(to: "add label 写真" + edits, in: shell)
    #expect(try answer(to: "写Y真.width == 77", in: shell).contains("写Y真"))
    #expect(try answer(to: "tree", in: shell).contains("写Y真"))
    try leave(shell)
  }

  @Test func `Tab completes a command and the name of a view`() throws {
    let shell = try shell()
    try prompt(shell)
    _ = try answer(to: "add label zebra", in: shell)
    let whole = try answer(to: "tree", in: shell)
    #expect(whole.contains("zebra"))
    #expect(try answer(to: "tre" + Key.tab, in: shell).contains("zebra"))
    _ = try answer(to: "zeb" + Key.tab + ".width == 123", in: shell)
    #expect(try answer(to: "constraints", in: shell).contains("123"))
    try leave(shell)
  }

  @Test func `A paste of forty lines is one step`() throws {
    let shell = try shell()
    try shell.expect("\u{1B}[?2004h")
    try prompt(shell)
    let lines = (1...40).map { "add label pasted\($0)\r" }.joined()
    try shell.send(Key.paste(lines))
    try prompt(shell)
    #expect(try answer(to: "tree", in: shell).contains("pasted40"))
    // One step, so one undo takes all of it back.
    _ = try answer(to: "undo", in: shell)
    #expect(try !answer(to: "tree", in: shell).contains("pasted"))
    try leave(shell)
  }

  @Test func `Ctrl-C gives a fresh prompt`() throws {
    let shell = try shell()
    try prompt(shell)
    try shell.send("add label never" + Key.controlC)
    try shell.expect("^C")
    try prompt(shell)
    #expect(try !answer(to: "tree", in: shell).contains("never"))
    try leave(shell)
  }

  @Test func `Ctrl-D ends the shell`() throws {
    let shell = try shell()
    try prompt(shell)
    try leave(shell)
  }

  @Test func `The line outlives a new size of the terminal`() throws {
    let shell = try shell()
    try prompt(shell)
    try shell.send("1 +")
    try shell.expect("+")
    shell.resize(rows: 24, columns: 40)
    try prompt(shell)
    #expect(try lines(about: " 41", in: shell) == ["42"])
    try leave(shell)
  }

  @Test func `The history comes back in the next run`() throws {
    let first = try shell()
    try prompt(first)
    _ = try answer(to: "20 + 1", in: first)
    try leave(first)
    let second = try shell()
    try prompt(second)
    #expect(try lines(about: Key.up, in: second) == ["21"])
    try leave(second)
  }

  @Test func `A key that means nothing leaves no trace in the line`() throws {
    let shell = try shell()
    try prompt(shell)
    // A quoted control character, and the key that stands for a paste when none came.
    #expect(try lines(about: "1 +\u{16}\u{01}\u{1D} 2", in: shell) == ["3"])
    try leave(shell)
  }

  @Test func `Input typed before the prompt is not lost`() throws {
    let shell = try shell()
    try shell.send("1 + 2" + Key.enter + "20 + 2" + Key.enter)
    try shell.expect("22")
    try leave(shell)
  }

  @Test func `A dumb terminal gets no escape sequence`() throws {
    let shell = try shell(["TERM": "dumb"])
    let beginning = try prompt(shell)
    let sum = try answer(to: "1 + 2", in: shell)
    #expect(sum.contains("3"))
    #expect(!(beginning + sum).contains("\u{1B}"))
    try leave(shell)
  }

  @Test func `NO_COLOR takes colours and styles, and the editing stays`() throws {
    let shell = try shell(["NO_COLOR": "1"])
    let beginning = try prompt(shell)
    let sum = try answer(to: "1 +" + Key.left + Key.right + " 2", in: shell)
    #expect(sum.contains("3"))
    let style = try Regex("\u{1B}\\[[0-9;]*m")
    #expect((beginning + sum).firstMatch(of: style) == nil)
    try leave(shell)
  }

  @Test(arguments: ["C", "ja_JP.UTF-8", ""])
  func `Japanese works whatever the locale`(locale: String) throws {
    let shell = try shell(["LC_ALL": locale])
    try prompt(shell)
    _ = try answer(to: "add label 写真", in: shell)
    #expect(try answer(to: "tree", in: shell).contains("写真"))
    try leave(shell)
  }

  @Test func `A pasted log works in vi mode too`() throws {
    try state.write("bind -v\n", to: "editrc")
    let shell = try shell(["EDITRC": state.path + "/editrc"])
    try prompt(shell)
    try shell.send("\u{1B}" + Key.paste("add label one\radd label two\r"))
    try prompt(shell)
    let tree = try answer(to: "tree", in: shell)
    #expect(tree.contains("one"))
    #expect(tree.contains("two"))
    try leave(shell)
  }

  @Test func `The terminal is as it was after a signal ended the shell`() throws {
    let script = "trap : TERM; \"$0\"; echo over; stty -a"
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", script, Self.executable],
      environment: ["XDG_STATE_HOME": state.path, "HOME": state.path])
    try shell.expect("\u{1B}[?2004h")
    try prompt(shell)
    kill(-shell.process, SIGTERM)
    try shell.expect("\u{1B}[?2004l")
    try shell.expect("over")
    let modes = try shell.readToEnd().split(whereSeparator: { " \r\n;".contains($0) })
    for mode in ["icanon", "echo", "isig"] { #expect(modes.contains(Substring(mode))) }
  }

  @Test func `Lines from a pipe get no prompt and no escape sequence`() throws {
    let result = try PipedProgram.run(
      Self.executable, input: Array("add label 写真\n1 + 2\n".utf8),
      environment: ["XDG_STATE_HOME": state.path, "HOME": state.path])
    #expect(result.exitCode == 0)
    #expect(result.output.hasSuffix("3\n"))
    #expect(!result.output.contains("tsume>"))
    #expect(!result.output.contains("\u{1B}"))
  }
}
