import Foundation

/// Someone who types at the real executable on a terminal, with a state folder of a test's own.
///
/// The screen shows what was typed as well as what was answered: a test waits for what only the
/// answer can contain, and for the next prompt before it types on.
struct ShellDriver {
  /// Keeps the shell's files out of the user's folders, and ends with the test.
  let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  var environment: [String: String] { ["XDG_STATE_HOME": state.path, "HOME": state.path] }

  func start(
    _ own: [String: String] = [:], _ arguments: [String] = [], columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      TsumeExecutable.path, arguments, environment: environment.merging(own) { $1 },
      rows: rows, columns: columns)
  }

  /// The same with an `.editrc` of the user's.
  func start(editrc: String) throws -> PseudoTerminal {
    try state.write(editrc, to: "editrc")
    return try start(["EDITRC": state.path + "/editrc"])
  }

  /// Without a terminal.
  func run(_ arguments: [String] = [], input: [UInt8] = []) throws -> PipedProgram.Result {
    try PipedProgram.run(TsumeExecutable.path, arguments, input: input, environment: environment)
  }
}

extension PseudoTerminal {
  /// Waits until a line is asked for anew; what came before the prompt. A prompt that is only drawn
  /// again, for a key before or a new size, is none: it may still be on its way when a test types on.
  @discardableResult func prompt(_ words: String = "tsume>") throws -> String {
    let answer = hasMarks ? try expect("\u{1B}[?2004h") : ""
    return try answer + expect(words)
  }

  /// What the shell prints about `line`, up to the next prompt, as it came.
  func answer(to line: String) throws -> String {
    try send(line + Key.enter)
    try expect(hasMarks ? "\u{1B}[?2004l" : "\n")
    return try prompt()
  }

  /// The lines of that answer, as they are read, without what stands before the prompt.
  func lines(about line: String) throws -> [String] {
    let text = try answer(to: line).withoutEscapes
    let end = text.lastIndex(where: \.isNewline) ?? text.startIndex
    return text[..<end].split(whereSeparator: \.isNewline).map(String.init)
  }
}

extension String {
  /// Without what moves the cursor or colours.
  var withoutEscapes: String { replacing(/\u{1B}\[[0-9;?]*[a-zA-Z]/, with: "") }
}
