import CPty
import Foundation
import Testing

/// Nothing is lost by leaving: what no file has waits for the next start.
@Suite struct LeavingTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(
    _ lines: [String], language: String = "en_US.UTF-8", file: String? = nil
  ) throws -> PseudoTerminal {
    let shell = try driver.start(["LC_MESSAGES": language, "LC_ALL": ""], file.map { [$0] } ?? [])
    try shell.prompt()
    for line in lines { _ = try shell.answer(to: line) }
    return shell
  }

  private func end(_ shell: PseudoTerminal, by keys: String) throws -> String {
    try shell.send(keys)
    let words = try shell.readToEnd().withoutEscapes
    #expect(try shell.exitCode() == 0)
    return words
  }

  @Test(arguments: ["quit" + Key.enter, "qu" + Key.enter, "q" + Key.enter, Key.controlD])
  func `Steps that are not saved come back`(keys: String) throws {
    let words = try end(shell(["add label title"]), by: keys)
    #expect(words.contains("Not all of it is saved: resume brings it back"))
    let next = try driver.start()
    #expect(try next.prompt().withoutEscapes.contains("resume brings its 1 line back"))
    #expect(try next.answer(to: "resume").contains("add label title"))
  }

  @Test func `A mark behind what was saved is named when it is left`() throws {
    let lines = ["add label title", "save \(driver.state.path)/it", "mark here"]
    let words = try end(shell(lines), by: Key.controlD)
    #expect(words.contains("mark here is not saved: resume brings all of it back"))
    let more = ["add label title", "save \(driver.state.path)/other", "mark here", "// seen"]
    let two = try end(shell(more), by: Key.controlD)
    #expect(two.contains("2 lines up to // seen are not saved"))
  }

  @Test func `Who resumes is told which file has the lines before`() throws {
    let path = driver.state.path + "/it.tsume"
    let lines = ["add label title", "save \(path)", "add label other"]
    #expect(try end(shell(lines), by: Key.controlD).contains("Not all of it is saved"))
    let next = try driver.start()
    #expect(try next.prompt().withoutEscapes.contains("resume brings its 2 lines back"))
    let answer = try next.answer(to: "resume").withoutEscapes.replacing("\r\n", with: " ")
    #expect(answer.contains("it.tsume has the steps up to 1"), "\(answer)")
    // It is as the session has left it, and asks nothing.
    #expect(try next.answer(to: "save").withoutEscapes.contains("Saved 2 steps in"))
    try next.leave()
  }

  @Test func `It is said in Japanese, too`() throws {
    let words = try end(shell(["add label title"], language: "ja_JP.UTF-8"), by: Key.controlD)
    #expect(words.contains("未保存の内容が残っています"))
  }

  @Test(arguments: [[], ["1 + 1", "help", "tree"], ["add label title", "save it"]])
  func `What is saved, or only asked, leaves nothing behind`(lines: [String]) throws {
    let lines = lines.map { $0.replacing("save ", with: "save \(driver.state.path)/") }
    #expect(try !end(shell(lines), by: Key.controlD).contains("saved"))
    #expect(try !driver.start().prompt().contains("resume"))
  }

  @Test func `A file that is opened and only looked at leaves nothing behind`() throws {
    try driver.state.write("add label a\nadd label b\n", to: "s.tsume")
    let path = driver.state.path + "/s.tsume"
    let looked = try shell(["tree", "undo", "redo"], file: path)
    #expect(try !end(looked, by: Key.controlD).contains("saved"))
    let changed = try shell(["add label c"], file: path)
    #expect(try end(changed, by: Key.controlD).contains("Not all of it is saved"))
    let next = try driver.start()
    #expect(try next.prompt().contains("resume"))
    _ = try next.answer(to: "resume")
    let tree = try next.answer(to: "tree").withoutEscapes
    #expect(["a", "b", "c"].allSatisfy { tree.contains(" \($0) ") }, "\(tree)")
  }

  @Test func `Ctrl-backslash ends as it does elsewhere, and loses nothing`() throws {
    let first = try shell(["add label title"])
    try first.send("half a li\u{1C}")
    let rest = try first.readToEnd()
    #expect(try first.exitCode() == -SIGQUIT)
    #expect(!rest.contains("Crash") && !rest.contains("Fatal"))
    #expect(try driver.start().prompt().contains("resume"))
  }

  @Test func `Two shells at once keep their own lines, and both histories`() throws {
    let shells = try (0..<2).map { _ in try shell([]) }
    for round in 0..<5 {
      for (index, shell) in shells.enumerated() {
        _ = try shell.answer(to: "add label \("ab".dropFirst(index).prefix(1))\(round)")
      }
    }
    for shell in shells {
      try shell.endAtOnce()
    }
    var found: [String] = []
    for _ in 0..<2 {
      let shell = try driver.start()
      #expect(try shell.prompt().contains("5 lines"))
      _ = try shell.answer(to: "resume")
      let name = "\(driver.state.path)/saved\(found.count)"
      _ = try shell.answer(to: "save \(name)")
      found.append(try driver.state.content(of: "saved\(found.count).tsume"))
      try shell.send(Key.controlD)
      #expect(try shell.exitCode() == 0)
    }
    let expected = ["a", "b"].map { name in
      (0..<5).map { "add label \(name)\($0)\n" }.joined()
    }
    #expect(found.sorted() == expected)
    let history = try driver.state.content(of: "tsume/history").split(separator: "\n")
    for name in ["a", "b"] {
      #expect(history.filter { $0.hasPrefix("add label \(name)") }.count == 5)
    }
    #expect(try !driver.start().prompt().contains("resume"))
  }

  #if os(Linux)
    /// As on a disk that is full for a while.
    private func limit(_ shell: PseudoTerminal, to bytes: Int) {
      #expect(pty_limit_files(shell.process, bytes) == 0)
    }

    @Test func `After a full disk the next line is kept again, with all before it`() throws {
      let shell = try shell(["add label a"])
      limit(shell, to: 1)
      #expect(try shell.answer(to: "add label b").contains("From step 2 on"))
      #expect(try !shell.answer(to: "add label c").contains("From step"))
      limit(shell, to: -1)
      let words = try shell.answer(to: "add label d").withoutEscapes
      #expect(words.contains("From step 2 to 4"), "\(words)")
      #expect(try !shell.answer(to: "add label e").contains("From step"))
      try shell.endAtOnce()
      let next = try driver.start()
      #expect(try next.prompt().contains("5 lines"))
      _ = try next.answer(to: "resume")
      let tree = try next.answer(to: "tree").withoutEscapes
      #expect(["a", "b", "c", "d", "e"].allSatisfy { tree.contains(" \($0) ") }, "\(tree)")
    }

    @Test func `What cannot be kept is told when it is left`() throws {
      let shell = try shell(["add label a"])
      limit(shell, to: 1)
      _ = try shell.answer(to: "add label b")
      #expect(try end(shell, by: Key.controlD).contains("is gone"))
    }
  #endif
}
