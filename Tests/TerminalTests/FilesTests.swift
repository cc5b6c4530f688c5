import Foundation
import Testing

/// Files as a checkout from a stranger may have them.
@Suite struct FilesTests {
  private let driver: ShellDriver
  private var folder: String { driver.state.path }

  init() throws { driver = try ShellDriver() }

  /// In the folder of the test.
  private func run(
    _ arguments: [String], input: String = "", shell: String = "exec \"$0\" \"$@\""
  ) throws -> PipedProgram.Result {
    try PipedProgram.run(
      "/bin/sh", ["-c", "cd \"$HOME\" && \(shell)", TsumeExecutable.path] + arguments,
      input: Array(input.utf8), environment: driver.environment)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + name, withDestinationPath: target)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/" + name, withIntermediateDirectories: true)
  }

  // MARK: Writing

  /// Links to a file of the shell, to nothing, to another session, to a folder elsewhere.
  @Test(arguments: ["l", "dangling", "other", "out/x"])
  func `Nothing is written through a link that leads out`(name: String) throws {
    try driver.state.write("alias x=y\n", to: "profile")
    try makeFolder("checkout")
    try makeFolder("elsewhere")
    try driver.state.write("add label other\n", to: "elsewhere/other.tsume")
    try link("checkout/l.tsume", to: "../profile")
    try link("checkout/dangling.tsume", to: "../new.tsume")
    try link("checkout/other.tsume", to: "../elsewhere/other.tsume")
    try link("checkout/out", to: "../elsewhere")
    try driver.state.write("add view a\nsave \(name)\nexport svg \(name)\n", to: "checkout/s.tsume")
    let typed = ["-c", "add view a", "-c", "save \(name) replace", "-c", "export svg \(name)"]
    for call in [["s.tsume", "-c", "1 + 1"], ["replay", "--write", "s.tsume"], typed] {
      _ = try run(call, shell: "cd checkout && exec \"$0\" \"$@\"")
    }
    #expect(try driver.state.content(of: "profile") == "alias x=y\n")
    #expect(try driver.state.content(of: "elsewhere/other.tsume") == "add label other\n")
    #expect(try driver.state.names(in: "elsewhere") == ["other.tsume"])
    #expect(try !driver.state.names(in: "").contains("new.tsume"))
  }

  @Test func `A session that is opened writes nothing, and one that may below its folder only`()
    throws
  {
    try makeFolder("s")
    let lines = [
      "add view a", "save k", "save ../up", "save ~/home", "export svg p", "save k", "lesson",
    ]
    try driver.state.write(lines.map { $0 + "\n" }.joined(), to: "s/s.tsume")
    for call in [["s/s.tsume", "-c", "1 + 1"], ["replay", "s/s.tsume"], ["check", "s/s.tsume"]] {
      _ = try run(call)
      #expect(try driver.state.names(in: "s") == ["s.tsume"], "\(call)")
      // Nor does it make the folder of the program's own files to read in.
      #expect(try driver.state.names(in: "") == ["s"], "\(call)")
    }
    _ = try run(["replay", "--write", "s/s.tsume"])
    #expect(try driver.state.names(in: "s") == ["k.tsume", "s.tsume"])
    #expect(try !driver.state.names(in: "").contains { $0.hasPrefix("up") || $0.hasPrefix("home") })
  }

  @Test func `A link within its folder is written through`() throws {
    try driver.state.write("add view z\n", to: "real.tsume")
    try link("l.tsume", to: "real.tsume")
    let result = try run(["-c", "replay l.tsume", "-c", "add view a", "-c", "save l"])
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(try driver.state.content(of: "real.tsume") == "add view z\nadd view a\n")
  }

  @Test func `An update stays in the folder that was given`() throws {
    let text = "1 + 2\n| 4\n"
    for name in ["given/in", "out"] { try makeFolder(name) }
    for name in ["given/a", "given/in/b", "out/c", "out/d"] {
      try driver.state.write(text, to: name + ".tsume")
    }
    try link("given/up", to: "..")
    try link("given/out", to: "../out")
    try link("given/d.tsume", to: "../out/d.tsume")
    try link("given/in/a.tsume", to: "../a.tsume")
    let result = try run(["check", "--update", "given", "given/in", "given"])
    #expect(result.exitCode == 2)
    #expect(result.output.contains("leads out of its folder"), "\(result.output)")
    for name in ["given/a", "given/in/b"] {
      #expect(try driver.state.content(of: name + ".tsume") == "1 + 2\n| 3\n")
    }
    for name in ["out/c", "out/d"] {
      #expect(try driver.state.content(of: name + ".tsume") == text)
    }
    let again = try run(["check", "given", "given/in", "given", "given/a.tsume"])
    #expect(again.output.contains("3 sessions, 3 checks"), "\(again.output)")
  }

  // MARK: What is no file

  @Test func `A pipe in the place of a file blocks nothing`() throws {
    #expect(unsafe mkfifo(folder + "/p.tsume", 0o600) == 0)
    for call in [
      ["p.tsume", "-c", "1"], ["replay", "p.tsume"], ["check", "p.tsume"], ["check", "."],
      ["conflict", "p.tsume"], ["frames", "p.tsume"], ["-c", "import p.tsume"],
      ["-c", "add view a", "-c", "save p"], ["-c", "add view a", "-c", "save p replace"],
      ["check", "--junit", "p.tsume", "."],
    ] {
      let result = try run(call)
      #expect(result.exitCode == 2, "\(call): \(result.output)")
    }
  }

  @Test func `What the shell hands over is read to its end`() throws {
    let result = try run(
      [], shell: "(sleep 0; echo '1 + 41'; echo 'expect 1 == 1') | exec \"$0\" check /dev/stdin")
    #expect(result.output.contains("1 session, 1 check"), "\(result.output)")
  }

  @Test func `A file that is too large is called that`() throws {
    #expect(unsafe truncate(try made("big.tsume"), 70 << 20) == 0)
    for call in [["replay", "big.tsume"], ["-c", "import big.tsume"], ["conflict", "big.tsume"]] {
      let result = try run(call)
      #expect(result.exitCode == 2 && result.output.contains("too large"), "\(result.output)")
    }
  }

  private func made(_ name: String) throws -> String {
    try driver.state.write("", to: name)
    return folder + "/" + name
  }

  // MARK: Names

  /// An é of one character and of two, and bytes that are no UTF-8.
  @Test func `A file is found by the name that the system has for it`() throws {
    try driver.state.write("1 + 41\nexpect 1 == 1\n", to: "cafe\u{301}.tsume")
    try driver.state.write("1 + 42\nexpect 1 == 1\n", to: "gr\u{FC}n.tsume")
    let bytes = try run(
      [], shell: "printf '1 + 43\\nexpect 1 == 1\\n' > \"$(printf 'x\\351.tsume')\"")
    #expect(bytes.exitCode == 0)
    for (name, answer) in [
      ("caf\u{E9}", "42"), ("cafe\u{301}", "42"), ("gru\u{308}n", "43"), ("gr\u{FC}n", "43"),
    ] {
      let replayed = try run(["replay", name + ".tsume"])
      #expect(replayed.output.contains("\n\(answer)\n"), "\(name): \(replayed.output)")
    }
    for call in ["check \"$(printf 'x\\351.tsume')\"", "replay \"$(printf 'x\\351.tsume')\""] {
      #expect(try run([], shell: "exec \"$0\" \(call)").exitCode == 0, "\(call)")
    }
    let all = try run(["check", "."])
    #expect(all.output.contains("3 sessions, 3 checks: 0 failed"), "\(all.output)")
  }

  @Test func `What is saved under a name of any bytes is found again`() throws {
    let name = "\"$(printf 'x\\351.tsume')\""
    let lines = ["add view a 10x10", "expect a.width == 10"].map { "-c '\($0)'" }.joined(
      separator: " ")
    let saved = try run([], shell: "exec \"$0\" \(lines) -c \"save \\\"$(printf 'x\\351')\\\"\"")
    #expect(saved.exitCode == 0, "\(saved.output)")
    #expect(try run([], shell: "exec \"$0\" check \(name)").exitCode == 0)
    #expect(try run([], shell: "test -f \(name)").exitCode == 0)
  }

  // MARK: Standard input

  @Test(arguments: ["exec \"$0\" < /", "exec \"$0\" <&-", "exec \"$0\" conflict - < /"])
  func `Standard input that cannot be read is an error`(shell: String) throws {
    let result = try run([], shell: shell)
    #expect(result.exitCode == 2)
    #expect(result.output.contains("cannot be read"), "\(result.output)")
  }

  @Test(arguments: [
    ("b.top == 1\nexpect refused\n", 0), ("b.top == 1\nexpect refused \"b\"\nexpect count 0\n", 0),
    ("b.top == 1\n# so\nsay en \"x\" ja \"y\"\nexpect refused\n1 + 1\n", 0),
    ("b.top == 1\nexpect count 0\n", 2), ("b.top == 1\nadd view a\nexpect refused\n", 2),
    ("b.top == 1\nb.top == 2\nexpect refused\n", 2), ("expect b.top == 1\nexpect refused\n", 2),
    ("b.top == 1\nexpect refused \"other words\"\n", 1), ("b.top == 1\n", 2),
  ])
  func `A refusal that is expected ends a pipe as it ends a check`(
    text: String, exitCode: Int32
  ) throws {
    #expect(try run([], input: text).exitCode == exitCode)
    let arguments = text.split(separator: "\n").flatMap { ["-c", String($0)] }
    #expect(try run(arguments).exitCode == exitCode)
    try driver.state.write(text, to: "s.tsume")
    #expect(try run(["check", "s.tsume"]).exitCode == min(exitCode, 1))
  }
}
