import Testing

/// The harness itself, on programs that every system has.
@Suite struct PseudoTerminalTests {
  @Test func `A program has a terminal of the size that was asked for`() throws {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", "stty size; read line; stty size"], rows: 30, columns: 101)
    try shell.expect("30 101")
    shell.resize(rows: 10, columns: 40)
    try shell.send("\n")
    try shell.expect("10 40")
    #expect(try shell.exitCode() == 0)
  }

  @Test func `The interrupt key reaches the program as a signal`() throws {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", "trap 'echo caught; exit 3' INT; echo ready; read line"])
    try shell.expect("ready")
    try shell.send(Key.controlC)
    try shell.expect("caught")
    #expect(try shell.exitCode() == 3)
  }

  @Test func `What is never printed fails when the program ends`() throws {
    let shell = try PseudoTerminal("/bin/sh", ["-c", "echo something else"])
    #expect(throws: PseudoTerminal.Failure.self) { try shell.expect("this") }
  }

  #if os(Linux)
    @Test func `What is never printed fails when the program only waits`() throws {
      let shell = try PseudoTerminal("/bin/sh", ["-c", "echo something else; read line"])
      #expect(throws: PseudoTerminal.Failure.self) { try shell.expect("this") }
    }
  #endif

  @Test func `The end by a signal is told from an exit code`() throws {
    let shell = try PseudoTerminal("/bin/sh", ["-c", "kill -TERM $$"])
    #expect(try shell.exitCode() == -15)
  }

  @Test func `A program that does not exist is reported`() {
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal("/nonexistent/program") }
  }

  @Test func `A program at the end of a pipe gets its input and ends with it`() throws {
    let result = try PipedProgram.run("/bin/sh", ["-c", "cat; exit 4"], input: Array("a\nb".utf8))
    #expect(result == PipedProgram.Result(output: "a\nb", exitCode: 4))
  }
}
