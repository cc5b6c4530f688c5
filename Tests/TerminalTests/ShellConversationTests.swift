import Testing

/// What the prompt shows and how it helps, in the real executable.
@Suite(.repeatedInLongRuns) struct ShellConversationTests {
  private let driver: ShellDriver

  init() throws { driver = try ShellDriver() }

  @Test func `The first lines of the first run lead to a layout and a conflict`() throws {
    let shell = try driver.start()
    let greeting = try shell.prompt().withoutEscapes
    let offered = greeting.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("  ") }
    #expect(offered.count == 3)
    var next = offered.first.map(String.init) ?? ""
    var typed: [String] = []
    var screen: [String] = []
    // Each answer ends with the line to type next.
    while typed.count < 6, !screen.contains(where: { $0.contains("cannot all hold") }) {
      typed.append(next.trimmed)
      screen = try shell.lines(about: next.trimmed)
      next = screen.last ?? ""
    }
    #expect(typed.starts(with: offered.map { String($0).trimmed }))
    #expect(typed.last == "title.width == 500")
    try shell.leave()
    let second = try driver.start()
    #expect(try !second.prompt().contains("title"))
    try second.leave()
  }

  @Test func `Words are the user's language, in wrong use too`() throws {
    let shell = try driver.start(["LC_ALL": "ja_JP.UTF-8"])
    #expect(try shell.prompt().contains("デバッガー"))
    #expect(try shell.answer(to: "tilte").contains("ありません"))
    #expect(try shell.answer(to: "add label title Hello").contains("引用符"))
    try shell.leave()
    let misuse = try driver.start(["LC_ALL": "ja_JP.UTF-8"], ["--wrong"])
    #expect(try misuse.readToEnd().contains("解釈できません"))
    #expect(try misuse.exitCode() == 2)
    let lacking = try driver.start(["LC_ALL": "ja_JP.UTF-8"], ["check"])
    #expect(try lacking.readToEnd().contains("ファイルを指定してください"))
    #expect(try lacking.exitCode() == 2)
  }

  @Test func `The prompt shows the device, ambiguity, conflict and the step`() throws {
    let shell = try driver.start()
    #expect(try shell.prompt().withoutEscapes.hasSuffix("iphone-15 "))
    #expect(try shell.answer(to: "add view box").withoutEscapes.hasSuffix("iphone-15 ~ "))
    try shell.expect("step 1")
    _ = try shell.answer(to: "device iphone-5")
    _ = try shell.answer(to: "box.width == 10")
    let last = try shell.answer(to: "box.width == 20").withoutEscapes
    #expect(last.hasSuffix("iphone-5 !~ "))
    try shell.leave()
  }

  @Test func `A narrow terminal has room for the line`() throws {
    let shell = try driver.start(columns: 40)
    let greeting = try shell.prompt().withoutEscapes
    #expect(!greeting.contains("iphone-15 "))
    for line in greeting.split(whereSeparator: \.isNewline) { #expect(line.count <= 40) }
    let answer = try shell.lines(about: "add label title \"A text that is somewhat long\"")
    for line in answer { #expect(line.count <= 40) }
    try shell.leave()
  }

  @Test func `A line with an open bracket goes on until it is closed`() throws {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "add view box")
    try shell.send("NSLayoutConstraint.activate([" + Key.enter)
    try shell.prompt(".....>")
    try shell.send("box.widthAnchor.constraint(equalToConstant: 44)," + Key.enter)
    try shell.prompt(".....>")
    try shell.send("box.heightAnchor.constraint(equalToConstant: 44)" + Key.enter)
    try shell.prompt(".....>")
    #expect(try shell.answer(to: "])").contains("c2"))
    // One step: one undo takes both.
    _ = try shell.answer(to: "undo")
    #expect(try shell.lines(about: "expect count 0").isEmpty)
    try shell.leave()
  }

  @Test func `What is open is told once, and how to leave it`() throws {
    let shell = try driver.start()
    try shell.prompt()
    try shell.send("NSLayoutConstraint.activate([" + Key.enter)
    let words = try shell.prompt(".....>").withoutEscapes
    // The line is to be seen right above, and is not quoted.
    #expect(words.contains("[ of line 1 is open") && words.contains("Ctrl-C gives up."))
    try shell.send("box.widthAnchor.constraint(" + Key.enter)
    #expect(try !shell.prompt(".....>").withoutEscapes.contains("is open"))
    try shell.send(Key.controlC)
    try shell.prompt()
    let open: [(String, String)] = [
      (
        "let a = 1\rif a == 1 {\r  let b = [\r    1,",
        "[ of line 3 is open until ]; Ctrl-C gives up: let b = ["
      ),
      ("/* a remark", "comment of line 1 goes on until */"), ("@MainActor", "attribute of line 1"),
      ("@implementation Card", "class of line 1 goes on until @end"),
      ("Unable to simultaneously satisfy constraints.", "log of line 1 goes on until"),
    ]
    for (text, words) in open {
      try shell.send(text.contains("\r") ? Key.paste(text) : text + Key.enter)
      #expect(try shell.prompt(".....>").withoutEscapes.contains(words))
      try shell.send(Key.controlC)
      try shell.prompt()
    }
    try shell.leave()
  }

  @Test func `Ctrl-C and Ctrl-D leave an unfinished entry`() throws {
    let shell = try driver.start()
    try shell.prompt()
    for key in [Key.controlC, Key.controlD] {
      try shell.send("(1 +" + Key.enter)
      try shell.prompt(".....>")
      try shell.send(key)
      let said = try shell.prompt().withoutEscapes
      #expect(said.contains("it was not carried out") == (key == Key.controlD))
    }
    try shell.send("paste" + Key.enter)
    try shell.prompt(".....>")
    try shell.send("add label never" + Key.controlC)
    try shell.prompt()
    #expect(try shell.lines(about: "1 + 2") == ["3"])
    #expect(try !shell.answer(to: "tree").contains("never"))
    try shell.leave()
  }

  @Test func `A paste says what ends it, and that it was given up`() throws {
    let shell = try driver.start()
    try shell.prompt()
    for key in [Key.controlC, Key.controlD] {
      try shell.send("paste" + Key.enter)
      #expect(try shell.prompt(".....>").withoutEscapes.contains("up to a lone ."))
      try shell.send("let a = 3" + Key.enter)
      try shell.prompt(".....>")
      try shell.send(key)
      #expect(try shell.prompt().withoutEscapes.contains("its one line was not carried out"))
    }
    try shell.leave()
  }

  @Test func `A quote that is not closed is refused and not waited for`() throws {
    let shell = try driver.start()
    try shell.prompt()
    #expect(try shell.answer(to: "add label title \"open").contains("^"))
    try shell.leave()
  }

  @Test func `The rest of an earlier line is offered and taken with the right arrow`() throws {
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "20 + 22")
    try shell.send("20")
    try shell.expect(" + 22")
    #expect(try shell.lines(about: Key.right) == ["42"])
    try shell.leave()
  }

  /// What was typed, what Tab is pressed behind, and what the list or the line then contains.
  struct Place: CustomTestStringConvertible, Sendable {
    var typed: String
    var offers: [String]

    var testDescription: String { typed }

    init(_ typed: String, _ offers: String...) {
      self.typed = typed
      self.offers = offers
    }
  }

  @Test(arguments: [
    Place("c", "content", "constraints", "conflicts"),
    Place("title.le", "leading  16", "left"),
    Place("title.t", "text", "Hello", "trailing"),
    Place("title.leading == view.", "leading", "centerX", "safeArea"),
    Place("title.leading ", "==", "<=", ">="),
    Place("title.leading == view.leading @", "required", "1000", "high", "750"),
    Place("title.isHidden = ", "true", "false", "as now"),
    Place("H:|-[", "title", "view"),
    Place("add ", "label", "guide", "webView"),
    Place("add label note in ", "view", "UIView"),
    Place("device iphone-1", "iphone-15", "393×852"),
    Place("help am", "ambiguity"),
    Place("expect ", "count", "unambiguous", "title"),
    Place("expect tie ", "c1", "title.leading"),
    Place("after ", "tree", "nothing"),
    Place("goto ", "start", "here", "step 1"),
    Place("remove ", "c1", "title.leading"),
    Place("replay sta", "tsume"),
    Place("affecting title ", "h", "v"),
  ])
  func `Tab knows what can stand there`(place: Place) throws {
    try driver.state.write("", to: "state.tsume")
    try driver.state.write("", to: "stable.log")
    let shell = try driver.start()
    try shell.prompt()
    _ = try shell.answer(to: "add label title \"Hello\"")
    _ = try shell.answer(to: "mark here")
    _ = try shell.answer(to: "title.leading == view.leading + 16")
    let typed = place.typed.replacing("replay ", with: "replay \(driver.state.path)/")
    // Twice: the first Tab may have something to insert.
    try shell.send(typed + Key.tab + Key.tab + Key.controlC)
    let screen = try shell.expect("^C").withoutEscapes
    for offer in place.offers { #expect(screen.contains(offer), "\(screen)") }
    try shell.prompt()
    try shell.leave()
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
