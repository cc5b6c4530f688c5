import TestSupport
import Testing

/// Someone who has never seen Tsume, and types nothing but what the screen says.
@Suite(.repeatedInLongRuns) struct NewcomerTests {
  @Test(arguments: ["en_US.UTF-8", "ja_JP.UTF-8"], [80, 40] as [UInt16])
  func `A newcomer comes to a conflict explained and repaired`(
    locale: String, columns: UInt16
  ) throws {
    let driver = try ShellDriver()
    let shell = try driver.start(["LC_ALL": locale], columns: columns)
    var offers = try shell.prompt().withoutEscapes.offeredLines
    #expect(offers.count == 3)
    var typed: [String] = []
    var conflicts = 0
    while let line = offers.first, typed.count < 20 {
      #expect(shell.screen.text.contains("  \(line)\n"), "\(shell.screen.text)")
      let answer = try shell.answer(to: line).withoutEscapes
      if answer.contains("16 + 500 + 16 = 532") { conflicts += 1 }
      typed.append(line)
      offers = answer.offeredLines
    }
    #expect(conflicts == 1)
    #expect(typed.contains { $0.hasPrefix("why") })
    // Nothing that the screen offers comes twice, and at the end all is well.
    #expect(Set(typed).count == typed.count)
    #expect(try shell.lines(about: "expect no conflict").isEmpty)
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
  }

  /// Each course on one line, all on one screen, and on the first task what helps.
  @Test(arguments: ["en_US.UTF-8", "ja_JP.UTF-8"])
  func `A newcomer finds the lessons and what helps in them`(locale: String) throws {
    let shell = try ShellDriver().start(["LC_ALL": locale, "NO_PAGER": "1"])
    try shell.prompt()
    let list = try shell.lines(about: "lesson")
    #expect(list.count < 24, "\(list)")
    #expect(list.filter { $0.contains(/\/\d+ .*(min|分)$/) }.count == 11, "\(list)")
    let task = try shell.lines(about: "lesson 1").joined(separator: " ")
    #expect(["hint", "solution", "leave"].allSatisfy(task.contains), "\(task)")
    #expect(try shell.lines(about: "hint").joined().contains("box.leading == view.leading"))
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
  }

  @Test func `Who has been here before is not led, and is told of repairs once`() throws {
    let driver = try ShellDriver()
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "tree")
    try first.send(Key.controlD)
    #expect(try first.exitCode() == 0)
    let second = try driver.start()
    let greeting = try second.prompt().withoutEscapes
    #expect(greeting.offeredLines.isEmpty)
    #expect(greeting.contains("help lists everything"))
    #expect(try !second.answer(to: "add label title \"Hello\"").contains("H:|-16-[title]-16-|"))
    _ = try second.answer(to: "title.width == 100")
    #expect(try second.answer(to: "title.width == 200").contains("help conflict"))
    #expect(try !second.answer(to: "title.width == 300").contains("help conflict"))
    try second.send(Key.controlD)
    #expect(try second.exitCode() == 0)
  }

  @Test(arguments: ["en_US.UTF-8", "ja_JP.UTF-8"])
  func `A lesson that is left goes on another day`(locale: String) throws {
    let driver = try ShellDriver()
    let first = try driver.start(["LC_ALL": locale])
    #expect(try first.prompt().withoutEscapes.contains("lesson"))
    _ = try first.answer(to: "lesson")
    #expect(try first.answer(to: "lesson 1").contains("1/2"))
    #expect(try first.answer(to: "H:|-16-[box(100)]").contains("2/2"))
    try first.send(Key.controlD)
    let words = try first.readToEnd().withoutEscapes
    #expect(words.contains("lesson") && !words.contains("gone") && !words.contains("失われ"))
    #expect(try first.exitCode() == 0)
    let second = try driver.start(["LC_ALL": locale])
    #expect(try second.prompt().withoutEscapes.contains("lesson"))
    #expect(
      try second.answer(to: "lesson").withoutEscapes
        .contains("lesson two-per-axis/number-of-constraints"))
    let told = try second.answer(to: "lesson 1").withoutEscapes
    #expect(told.contains("2/2") && !told.contains("1/2"))
    #expect(try second.answer(to: "V:|-40-[box(100)]").contains("next"))
    #expect(try second.answer(to: "next").withoutEscapes.contains("1/2"))
    try second.send(Key.controlD)
    #expect(try second.exitCode() == 0)
  }

  @Test func `Who steps through a file is told by the file alone`() throws {
    let driver = try ShellDriver()
    try driver.state.write(
      "add label title \"Hello\"\nH:|-16-[title]-16-|\ntitle.top == view.top\ntitle.width == 9\n",
      to: "s.tsume")
    let shell = try driver.start()
    try shell.prompt()
    for line in ["break 1", "replay \(driver.state.path)/s.tsume", "step", "undo", "step", "tree"] {
      #expect(try shell.answer(to: line).withoutEscapes.offeredLines.isEmpty, "\(line)")
    }
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
  }

  @Test func `Who has repaired a conflict before is told nothing`() throws {
    let driver = try ShellDriver()
    let first = try driver.start()
    try first.prompt()
    _ = try first.answer(to: "fix 1")
    try first.send(Key.controlD)
    #expect(try first.exitCode() == 0)
    let second = try driver.start()
    try second.prompt()
    _ = try second.answer(to: "add view box")
    _ = try second.answer(to: "box.width == 100")
    #expect(try !second.answer(to: "box.width == 200").contains("help conflict"))
    try second.send(Key.controlD)
    #expect(try second.exitCode() == 0)
  }
}

extension String {
  /// The indented lines under the last line that ends in a colon: what the reader is to type.
  fileprivate var offeredLines: [String] {
    let lines = split(whereSeparator: \.isNewline).map(String.init)
    guard let head = lines.lastIndex(where: { $0.hasSuffix(":") || $0.hasSuffix("：") }) else {
      return []
    }
    let isReport = lines[head].contains("  ")
    return isReport
      ? [] : lines[(head + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }
}
