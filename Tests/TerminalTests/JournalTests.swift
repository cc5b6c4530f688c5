import Foundation
import TestSupport
import Testing

/// A shell that is killed loses nothing that it had accepted.
@Suite struct JournalTests {
  private static let script = [
    "add label title", "title.leading == view.leading + 16 as gap", "title.top == view.top + 20",
    "add view 箱 60x40", "箱.top == title.bottom + 8", "箱.leading == title.leading",
    "gap.constant = 24; title.text = \"長い\"", "hide title", "show title", "add button ok",
    "title.width == 500", "title.trailing == view.trailing - 16", "remove 箱", "rotate",
  ]

  /// Kills it when it has printed so many bytes after the first prompt: at any moment of reading,
  /// working, keeping and printing.
  @Test(arguments: 0..<(LongTests.areWanted ? 200 : 8))
  func whatWasAcceptedIsThereAgain(_ seed: Int) throws {
    let driver = try ShellDriver()
    var generator = SeededGenerator(seed: UInt64(seed))
    let accepted = try Self.killedSession(
      with: driver, after: Int.random(in: 1...5000, using: &generator))
    let shell = try driver.start()
    let greeting = try shell.prompt()
    guard greeting.contains("resume") else {
      #expect(accepted == 0)
      return
    }
    _ = try shell.answer(to: "resume")
    _ = try shell.answer(to: "save \(driver.state.path)/saved")
    let saved = try String(contentsOfFile: driver.state.path + "/saved.tsume", encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(saved == Array(Self.script.prefix(saved.count)))
    #expect(saved.count >= accepted)
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
    #expect(try !driver.start().prompt().contains("resume"))
  }

  /// How many steps had been answered when it was killed.
  private static func killedSession(with driver: ShellDriver, after bytes: Int) throws -> Int {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send(script.map { $0 + Key.enter }.joined())
    let printed = try shell.read(atLeast: bytes, orUntil: "step \(script.count) ")
    try shell.endAtOnce()
    return script.indices.last { printed.contains("step \($0 + 1) ") }.map { $0 + 1 } ?? 0
  }

  private static let savingScript = [
    "add label a", "save", "add label b", "add label c", "save", "hide a", "save", "undo", "save",
    "b.text = \"y\"; a.text = \"x\"", "add button ok", "save", "remove c", "rotate", "save",
  ]

  /// The file is there as it was before or as it is saved, whole; and nothing accepted is lost.
  @Test(arguments: 0..<(LongTests.areWanted ? 200 : 8))
  func aKillAroundSavingLosesNothing(_ seed: Int) throws {
    let driver = try ShellDriver()
    let file = driver.state.path + "/work.tsume"
    let script = Self.savingScript.map { $0 == "save" ? "save \(file)" : $0 }
    var generator = SeededGenerator(seed: UInt64(seed))
    // Of every other seed the file is there before, opened and saved over.
    if !seed.isMultiple(of: 2) { try driver.state.write("", to: "work.tsume") }
    let shell = try driver.start([:], seed.isMultiple(of: 2) ? [] : [file])
    try shell.prompt()
    try shell.send(script.map { $0 + Key.enter }.joined())
    let end = Int.random(in: 1...6500, using: &generator)
    let printed = try shell.read(atLeast: end, orUntil: "Saved 7")
    try shell.endAtOnce()
    let saved = try? driver.state.content(of: "work.tsume")
    if printed.contains("Saved ") { #expect(saved != nil) }
    if let saved { #expect(saved.isEmpty || Self.savedTexts.contains(saved), "\(saved)") }
    let next = try driver.start()
    guard try next.prompt().contains("resume") else {
      #expect(!printed.contains("step 1 "))
      return
    }
    _ = try next.answer(to: "resume")
    _ = try next.answer(to: "save \(driver.state.path)/again")
    let again = try driver.state.content(of: "again.tsume").split(separator: "\n").map(String.init)
    let lines = Self.savingScript.filter { $0 != "save" }
    let accepted = (1...8).last { printed.contains("step \($0) ") } ?? 0
    // `hide a` was taken back.
    #expect(
      [lines, lines.filter { $0 != "hide a" && $0 != "undo" }].contains { $0.starts(with: again) })
    // Two of the lines are `hide a` and `undo`, which a session that is saved has not.
    #expect(again.count >= (accepted > 3 ? accepted - 1 : accepted))
  }

  /// What the file holds after each time that it is saved.
  private static let savedTexts: [String] = {
    let a = "add label a\n"
    let c = a + "add label b\nadd label c\n"
    let ok = c + "b.text = \"y\"; a.text = \"x\"\nadd button ok\n"
    return [a, c, c + "hide a\n", c, ok, ok + "remove c\nrotate\n"]
  }()

  @Test func whatIsForgottenIsNotOfferedAgain() throws {
    let driver = try ShellDriver()
    let killed = try driver.start()
    try killed.prompt()
    _ = try killed.answer(to: "add label title")
    try killed.endAtOnce()
    let shell = try driver.start()
    #expect(try shell.prompt().contains("resume"))
    #expect(try shell.answer(to: "resume nothing").contains("forgotten"))
    #expect(try shell.answer(to: "resume").contains("No interrupted session"))
    try shell.endAtOnce()
    #expect(try !driver.start().prompt().contains("resume"))
  }

  @Test func anOlderOneWaitsBehindTheOneThatIsForgotten() throws {
    let driver = try ShellDriver()
    let shells = [try driver.start(), try driver.start()]
    for (shell, label) in zip(shells, ["a", "b"]) {
      try shell.prompt()
      _ = try shell.answer(to: "add label \(label)")
    }
    for shell in shells { try shell.endAtOnce() }
    let shell = try driver.start()
    #expect(try shell.prompt().contains("resume"))
    #expect(try shell.answer(to: "resume nothing").contains("Another one waits"))
    _ = try shell.answer(to: "resume")
    #expect(try Self.labels(in: shell) == ["a"])
  }

  /// Says lines and is killed; what the next one says when it starts.
  private static func killed(after lines: [String], with driver: ShellDriver) throws {
    let shell = try driver.start()
    try shell.prompt()
    for line in lines { _ = try shell.answer(to: line) }
    try shell.endAtOnce()
  }

  private static func labels(in shell: PseudoTerminal) throws -> [String] {
    let tree = try shell.lines(about: "tree").joined(separator: "\n")
    return ["a", "b", "c"].filter { tree.contains(" \($0) ") }
  }

  /// What was typed after a resumption that stopped stood behind the line that stopped it.
  @Test func aLineThatIsNotAcceptedAnyMoreLosesNothingBehindIt() throws {
    let driver = try ShellDriver()
    let path = driver.state.path + "/code"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try driver.state.write("let box = UIView()\nview.addSubview(box)\n", to: "code/s.swift")
    try Self.killed(after: ["add label a", "import \(path)", "add label b"], with: driver)
    try FileManager.default.removeItem(atPath: path)
    try Self.killed(after: ["resume", "add label c"], with: driver)
    let shell = try driver.start()
    #expect(try shell.prompt().contains("2 lines"))
    _ = try shell.answer(to: "resume")
    #expect(try Self.labels(in: shell) == ["a", "c"])
    _ = try shell.answer(to: "save \(driver.state.path)/saved")
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
    let rest = try driver.start()
    #expect(try rest.prompt().contains("3 lines"))
    #expect(try rest.answer(to: "resume nothing").contains("forgotten"))
    try rest.send(Key.controlD)
    #expect(try rest.exitCode() == 0)
    #expect(try driver.state.names(in: "tsume/journals").isEmpty)
  }

  @Test func whatWasHalfWrittenIsNotGoneOnWith() throws {
    let driver = try ShellDriver()
    try Self.killed(after: ["add label a"], with: driver)
    let name = try #require(driver.state.names(in: "tsume/journals").first)
    let path = "tsume/journals/\(name)"
    try driver.state.write(driver.state.content(of: path) + "paste\nadd label b\nadd la", to: path)
    try Self.killed(after: ["resume", "add label c"], with: driver)
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "resume")
    #expect(try Self.labels(in: shell) == ["a", "c"])
  }

  @Test func aSettingBeforeResumingLeavesNothingBehind() throws {
    let driver = try ShellDriver()
    try Self.killed(after: ["add label a"], with: driver)
    try Self.killed(after: ["mark here", "resume", "hide a"], with: driver)
    let shell = try driver.start()
    #expect(try shell.prompt().contains("3 lines"))
    _ = try shell.answer(to: "resume")
    #expect(try shell.answer(to: "history").contains("here"))
    _ = try shell.answer(to: "save \(driver.state.path)/saved")
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
    #expect(try !driver.start().prompt().contains("resume"))
  }

  @Test func aFolderThatCannotBeWrittenIsToldOnce() throws {
    let driver = try ShellDriver()
    try driver.state.write("no folder", to: "tsume")
    let shell = try driver.start()
    #expect(try shell.prompt().contains("Neither the history nor"))
    #expect(try !shell.answer(to: "add label a").contains("cannot be"))
  }

  @Test func aSessionThatIsStillRunningIsNotOffered() throws {
    let driver = try ShellDriver()
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "add label title")
    #expect(try !driver.start().prompt().contains("resume"))
    #expect(try first.answer(to: "40 + 2").contains("42"))
  }

  @Test func aClosedWindowLosesNothing() throws {
    let driver = try ShellDriver()
    let closed = try driver.start()
    try closed.prompt()
    _ = try closed.answer(to: "add label title")
    closed.hangUp()
    _ = try closed.exitCode()
    let shell = try driver.start()
    #expect(try shell.prompt().contains("resume"))
    #expect(try shell.answer(to: "resume").contains("add label title"))
  }
}
