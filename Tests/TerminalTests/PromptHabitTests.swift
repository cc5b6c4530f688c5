import Foundation
import Testing

/// What the prompt remembers, repeats, and leaves to other programs.
@Suite struct PromptHabitTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(_ own: [String: String] = [:], _ arguments: [String] = []) throws
    -> PseudoTerminal
  {
    let shell = try driver.start(own, arguments)
    try shell.prompt()
    return shell
  }

  /// A program that the shell can run. Another process writes it: while this one has it open, a process that
  /// a test beside this one starts has it open as well, and then it cannot be run.
  private func script(_ text: String, _ name: String) throws -> String {
    let path = driver.state.path + "/" + name
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf %s \"$TEXT\" >\"$0\" && chmod 755 \"$0\"", path]
    writer.environment = ["TEXT": "#!/bin/sh\n\(text)\n", "PATH": "/usr/bin:/bin"]
    try writer.run()
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
    return path
  }

  // MARK: Keys

  @Test func `Enter on an empty line goes on undoing`() throws {
    let shell = try shell()
    for name in ["one", "two", "three"] { _ = try shell.answer(to: "add view \(name)") }
    _ = try shell.answer(to: "undo")
    #expect(try shell.answer(to: "").contains("back from step 2"))
    #expect(try shell.answer(to: "").contains("back from step 1"))
    _ = try shell.answer(to: "")
    #expect(try shell.lines(about: "1 + 1") == ["2"])
    #expect(try shell.lines(about: "").isEmpty)
    try shell.leave()
  }

  @Test func `Enter on an empty line does nothing again once something was pasted`() throws {
    let shell = try shell()
    for name in ["one", "two"] { _ = try shell.answer(to: "add view \(name)") }
    _ = try shell.answer(to: "undo")
    try shell.send(Key.paste("add view three\radd view four\r"))
    try shell.prompt()
    #expect(try shell.lines(about: "").isEmpty)
    #expect(try shell.lines(about: "view.subviews.count") == ["3"])
    try shell.leave()
  }

  @Test func `Enter on an empty line goes on with a replay, and redoing`() throws {
    try driver.state.write("add view a\nadd view b\nadd view c\nadd view d\n", to: "s.tsume")
    let replay = "replay \(driver.state.path)/s.tsume"
    let shell = try shell()
    for line in 1...3 { _ = try shell.answer(to: "break \(line)") }
    for line in [replay, "continue"] { _ = try shell.answer(to: line) }
    #expect(try shell.answer(to: "").contains("add view c"))
    for line in [replay, "step"] { _ = try shell.answer(to: line) }
    #expect(try shell.answer(to: "").contains("add view c"))
    for line in ["undo", ""] { _ = try shell.answer(to: line) }
    #expect(try shell.lines(about: "view.subviews.count") == ["1"])
    for line in ["redo", ""] { _ = try shell.answer(to: line) }
    #expect(try shell.lines(about: "view.subviews.count") == ["3"])
    try shell.leave()
  }

  @Test func `Up goes through what begins as typed`() throws {
    let shell = try shell()
    for line in ["1 + 1", "view.width", "2 + 2"] { _ = try shell.answer(to: line) }
    #expect(try shell.lines(about: "1" + Key.up) == ["2"])
    #expect(try shell.lines(about: "vi" + Key.up) == ["393"])
    #expect(try shell.lines(about: "3" + Key.up + " + 3") == ["6"])
    try shell.leave()
  }

  @Test func `A block comes back and is edited line by line`() throws {
    let shell = try shell()
    try shell.send(Key.paste("add view box\radd view other"))
    try shell.prompt()
    _ = try shell.answer(to: "undo")
    // Past the line of undo to the block; from its end up to its first line, whose name is changed.
    try shell.send(Key.up + Key.up + Key.up)
    try shell.expectLine("add view box▏\nadd view other")
    try shell.send("2" + Key.down + Key.home)
    try shell.expectLine("add view box2\n▏add view other")
    try shell.send(Key.end)
    try shell.expectLine("add view box2\nadd view other▏")
    try shell.send(Key.enter)
    try shell.prompt()
    #expect(try shell.answer(to: "tree").contains("box2"))
    try shell.leave()
  }

  @Test func `Tab lists the option for JSON and does not take it`() throws {
    let shell = try shell()
    try shell.send("tree" + " " + Key.tab)
    try shell.expect("the report as JSON")
    try shell.expectLine("tree ▏")
    try shell.send(Key.enter)
    try shell.prompt()
    try shell.leave()
  }

  @Test func `A bracket that lacks in a format is told at once`() throws {
    let shell = try shell()
    _ = try shell.answer(to: "add label title")
    #expect(try shell.answer(to: "H:|-[title").contains("The view ends with ]"))
    #expect(try shell.lines(about: "1 + 1") == ["2"])
    try shell.leave()
  }

  // MARK: Between starts

  @Test func `The language is remembered`() throws {
    let first = try shell()
    _ = try first.answer(to: "language ja")
    try first.leave()
    let second = try driver.start()
    #expect(try second.prompt().contains("補完"))
    _ = try second.answer(to: "language en")
    try second.leave()
    let third = try driver.start()
    #expect(try third.prompt().contains("completes"))
    try third.leave()
  }

  @Test func `The lines of every start are carried out unless they are not wanted`() throws {
    let folder = driver.state.path + "/.config/tsume"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try driver.state.write(
      "# mine\ndevice 300x500\nnonsense\nadd view own\nsave own\nexport svg own\nallow writes\n",
      to: ".config/tsume/startup.tsume")
    let shell = try driver.start()
    // The path may be so long that its line is broken anywhere.
    let greeting = try shell.prompt().withoutEscapes.filter { !$0.isNewline }
    #expect(greeting.contains("startup.tsume:3:"))
    #expect(greeting.contains("There is no command nonsense"))
    #expect(greeting.contains("--no-startup"))
    // What they would write is not written, wherever they come from.
    for line in 5...7 { #expect(greeting.contains("startup.tsume:\(line):")) }
    #expect(greeting.contains("The lines of every start write no file"))
    #expect(try shell.lines(about: "view.width").first == "300")
    #expect(try shell.answer(to: "tree").contains("own"))
    try shell.send(Key.controlD)
    _ = try shell.exitCode()
    let plain = try self.shell([:], ["--no-startup"])
    #expect(try plain.lines(about: "view.width") == ["393"])
    try plain.leave()
    // Whoever pipes lines gets what the lines say and nothing else.
    #expect(try driver.run(["-c", "view.width"]).output == "393\n")
  }

  @Test func `The folder for settings can be another one`() throws {
    let folder = driver.state.path + "/settings/tsume"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try driver.state.write("device 200x300\n", to: "settings/tsume/startup.tsume")
    let shell = try shell(["XDG_CONFIG_HOME": driver.state.path + "/settings"])
    #expect(try shell.lines(about: "view.width") == ["200"])
    try shell.send(Key.controlD)
    _ = try shell.exitCode()
  }

  // MARK: Other programs

  @Test func `A block is edited in the editor of the user`() throws {
    let editor = try script("sed s/10/20/ \"$1\" > \"$1.new\" && mv \"$1.new\" \"$1\"", "editor")
    let shell = try shell(["EDITOR": "/nonexistent/editor", "VISUAL": editor])
    try shell.send(Key.paste("add view box\rbox.width == 10"))
    try shell.prompt()
    _ = try shell.answer(to: "edit")
    #expect(try shell.lines(about: "box.width") == ["20"])
    try shell.send(Key.controlD)
    _ = try shell.exitCode()
  }

  @Test func `An editor that fails leaves all as it was`() throws {
    let shell = try shell(["EDITOR": "false"])
    _ = try shell.answer(to: "add view box")
    #expect(try shell.answer(to: "edit session").contains("did not end well"))
    #expect(try shell.answer(to: "tree").contains("box"))
    try shell.send(Key.controlD)
    _ = try shell.exitCode()
  }
}
