import TestSupport
import Testing

/// The line under a user's hands: characters, hints, lists, and what is said above it.
@Suite(.repeatedInLongRuns) struct LineTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  private func shell(
    _ environment: [String: String] = [:], columns: UInt16 = 80, entering lines: [String] = []
  ) throws -> PseudoTerminal {
    let shell = try driver.start(environment, columns: columns)
    try shell.prompt()
    for line in lines { _ = try shell.answer(to: line) }
    return shell
  }

  private func leave(_ shell: PseudoTerminal) throws {
    try shell.send(Key.controlC)
    try shell.expect("^C")
    try shell.prompt()
    try shell.leave()
  }

  // MARK: Characters

  @Test func `A Japanese line that wraps is edited anywhere on forty columns`() throws {
    let shell = try shell(columns: 40)
    try shell.send("あいうえおかきくけこさしすせそたちつてと")
    try shell.clear()
    try shell.expectScreen("tsume> あいうえおかきくけこさしすせそた\nちつてと▏")
    try shell.send(Key.home + "XY")
    try shell.expectScreen("tsume> XY▏あいうえおかきくけこさしすせそ\nたちつてと")
    try shell.send(Key.right + Key.right + Key.backspace)
    try shell.expectScreen("tsume> XYあ▏うえおかきくけこさしすせそた\nちつてと")
    try shell.send("写真" + Key.backspace)
    try shell.expectScreen("tsume> XYあ写▏うえおかきくけこさしすせそ\nたちつてと")
    try shell.send(Key.end + Key.left + "Z")
    try shell.expectScreen("tsume> XYあ写うえおかきくけこさしすせそ\nたちつてZ▏と")
    try leave(shell)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `What is seen is what is there, whatever is typed`(seed: UInt64) throws {
    let shell = try shell(columns: 30, entering: ["add view a"])
    var random = SeededGenerator(seed: seed)
    var (before, after): ([Character], [Character]) = ([], [])
    for _ in 0..<40 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        try shell.send(Key.left)
        if let last = before.popLast() { after.insert(last, at: 0) }
      case 1:
        try shell.send(Key.right)
        if !after.isEmpty { before.append(after.removeFirst()) }
      case 2:
        try shell.send(Key.backspace)
        _ = before.popLast()
      case 3:
        try shell.send(Key.home)
        (before, after) = ([], before + after)
      default:
        let typed = ["あ", "写真", "x", "😀ab", "。", "1234"].randomElement(using: &random) ?? ""
        try shell.send(typed)
        before += typed
      }
      let wanted = String(before) + "▏" + String(after)
      _ = try shell.screen { PseudoTerminal.line(of: $0).filter { $0 != "\n" } == wanted }
      let seen = PseudoTerminal.line(of: shell.screen).filter { $0 != "\n" }
      try #require(seen == wanted)
    }
    try leave(shell)
  }

  @Test func `A mark makes one character of the one before it`() throws {
    let shell = try shell()
    try shell.send("add label か\u{3099}x")
    try shell.expectLine("add label がx▏")
    try shell.send(Key.backspace + Key.backspace)
    try shell.expectLine("add label ▏")
    try shell.send("か\u{3099}e\u{301}")
    #expect(try shell.answer(to: "").contains("がé"))
    try shell.leave()
  }

  @Test func `A character with parts that are not shown is one to the keys`() throws {
    let shell = try shell()
    try shell.send("a👨\u{200D}👩\u{200D}👧❤\u{FE0F}b")
    try shell.expectLine("a👨👩👧❤b▏")
    try shell.send(Key.left + Key.left + Key.left + "X")
    try shell.expectLine("a👨👩X▏👧❤b")
    try shell.send(Key.backspace + Key.backspace + Key.right + Key.right + Key.backspace)
    try shell.expectLine("a👨👧▏b")
    try leave(shell)
  }

  @Test func `Latin, Greek and emoji are typed as they are`() throws {
    let shell = try shell()
    try shell.send("éüßñ αβγ 😀🎉" + Key.left + Key.backspace)
    try shell.expectLine("éüßñ αβγ ▏🎉")
    try leave(shell)
  }

  @Test func `Ctrl-D in the middle of a line deletes`() throws {
    let shell = try shell()
    try shell.send("あいう" + Key.left + Key.left + Key.controlD)
    try shell.expectLine("あ▏う")
    try leave(shell)
  }

  @Test func `Ctrl-R finds Japanese lines, older and newer ones`() throws {
    let shell = try shell(entering: ["add label 写真", "# 不写一", "1 + 2"])
    try shell.clear()
    try shell.send("half" + Key.control("R") + "写")
    try shell.expectScreen("search \"写\": # 不▏写一")
    try shell.send(Key.control("R"))
    try shell.expectScreen("search \"写\": add label ▏写真")
    try shell.send("一")
    try shell.expectScreen("not found \"写一\": add label ▏写真")
    try shell.send(Key.backspace + Key.backspace + "不")
    try shell.expectScreen("search \"不\": # ▏不写一")
    try shell.send(Key.control("G"))
    try shell.expectLine("half▏")
    try shell.send(Key.control("R") + "1")
    try shell.expectScreen("search \"1\": ▏1 + 2")
    #expect(try shell.lines(about: "") == ["3"])
    try shell.send(Key.control("R") + "写" + Key.control("R"))
    _ = try shell.screen { $0.text.contains("search") }
    try shell.send(Key.escape)
    try shell.expectLine("add label ▏写真")
    try leave(shell)
  }

  // MARK: Hints

  private let long = "# a remark that is so long that its end is beyond the right edge of it"

  @Test(arguments: [Key.right, Key.control("F"), Key.control("E"), Key.end])
  func `A hint is taken whole, however much of it is shown`(key: String) throws {
    let shell = try shell(entering: [long])
    try shell.clear()
    try shell.send("# a re")
    try shell.expectScreen(
      "‹dim:iphone-15› ‹bold:tsume>› # a re‹dim:mark that is so long that its end is beyond the right e…›",
      \.styledText)
    try shell.send(key)
    try shell.expectScreen(
      "iphone-15 tsume> # a remark that is so long that its end is beyond the right edg\ne of it▏")
    try leave(shell)
  }

  @Test func `A hint keeps off the right prompt, which outlives it`() throws {
    let shell = try shell(entering: ["add label a", long])
    try shell.clear()
    try shell.send("# a re")
    try shell.expectScreen(
      "iphone-15 ~ tsume> # a re▏mark that is so long that its end is beyond t… step 1")
    try shell.send("x")
    try shell.expectScreen(
      "iphone-15 ~ tsume> # a rex▏                                              step 1")
    try leave(shell)
  }

  @Test func `The latest line that begins so is the hint, and only at its end`() throws {
    let shell = try shell(entering: ["20 + 1", "20 + 22"])
    try shell.send("20")
    try shell.expectLine("20▏ + 22")
    try shell.send(Key.left)
    try shell.expectLine("2▏0")
    try shell.send(Key.right + " + 1")
    try shell.expectLine("20 + 1▏")
    try leave(shell)
  }

  @Test func `Without colours there is no hint, since it would look typed`() throws {
    let shell = try shell(["NO_COLOR": "1"], entering: ["20 + 1"])
    try shell.send("20" + Key.right + "0")
    try shell.expectLine("200▏")
    try leave(shell)
  }

  // MARK: Above the line

  @Test func `A file that was only looked into is not watched`() throws {
    try driver.state.write("add view box\n", to: "a.tsume")
    let (session, page) = (driver.state.path + "/a.tsume", driver.state.path + "/page.html")
    let shell = try shell(
      entering: ["replay \(session)", "export html \(page)", "export html \(page)"])
    try driver.state.write("add view box\nadd view other\n", to: "a.tsume")
    try driver.state.write("<!-- changed -->", to: "page.html")
    try shell.send("1")
    let screen = try shell.screen { $0.text.contains("again.") }
    // Where rows end hangs on how long the folder's name is.
    let letters = screen.text.filter { !$0.isWhitespace }
    #expect(letters.contains("a.tsumehaschanged"))
    #expect(!letters.contains("page.htmlhaschanged"))
    try leave(shell)
  }

  @Test func `News are said above a wrapped line, which stays as it is`() throws {
    try driver.state.write("add view box\n", to: "a.tsume")
    let path = driver.state.path + "/a.tsume"
    let shell = try shell(columns: 60, entering: ["replay \(path)"])
    try shell.send("あいうえおかきくけこさしすせそたちつてとなにぬねの" + Key.home + Key.right)
    try shell.clear()
    try shell.expectScreen(
      "iphone-15 ~ tsume> あ▏いうえおかきくけこさしすせそたちつてと\nなにぬねの")
    try driver.state.write("add view box\nadd view other\n", to: "a.tsume")
    let line = "\niphone-15 ~ tsume> あ▏いうえおかきくけこさしすせそたちつてと\nなにぬねの"
    let screen = try shell.screen {
      $0.text.contains("again.") && $0.textWithCursor.hasSuffix(line)
    }
    #expect(screen.textWithCursor.hasSuffix(line))
    let words = screen.text.replacing("\n", with: " ")
    #expect(words.contains("has changed since it was read"))
    try leave(shell)
  }
}
