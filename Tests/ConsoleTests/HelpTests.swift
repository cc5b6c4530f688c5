import Prose
import Synchronization
import Testing

@testable import Console

/// What help says is true, whole, in both languages, and on one screen.
@Suite struct HelpTests {
  @Test func aPropertyOfFewValuesNamesThem() throws {
    var conversation = try Conversation()
    let page = conversation.say("help contentMode")
    #expect(page.contains("VIEW.contentMode = .scaleToFill"))
    #expect(page.contains(".bottomRight"))
  }

  /// Every page that stands by itself.
  static let words =
    Catalogue.words + HelpTopic.words + CommandGroup.allCases.map(\.word) + ["topics"]

  /// Each page is made once: its examples are carried out for it.
  private static let known = Mutex<[String: [String]]>([:])

  private func lines(of word: String, in language: Language) throws -> [String] {
    let key = "\(language) \(word)"
    if let lines = Self.known.withLock({ $0[key] }) { return lines }
    var conversation = try Conversation(language: language)
    let turn = conversation.session.execute("help \(word)")
    #expect(!turn.isRefused)
    let lines = turn.lines(on: Page.standard(language))
    Self.known.withLock { $0[key] = lines }
    return lines
  }

  // MARK: Pages

  @Test(arguments: words + [""], Language.allCases)
  func aPageFitsOnAScreen(_ word: String, language: Language) throws {
    let lines = try lines(of: word, in: language)
    // The last line of the screen is the prompt's.
    #expect(lines.count <= 23, "\(word): \(lines.count)")
    #expect(lines.allSatisfy { TextWidth.inCells(of: $0) <= 80 })
  }

  @Test(arguments: words)
  func aPageIsInBothLanguages(_ word: String) throws {
    let english = try lines(of: word, in: .english)
    let japanese = try lines(of: word, in: .japanese)
    #expect(english != japanese)
    let isJapanese = { (line: String) in line.unicodeScalars.contains { $0.value >= 0x3040 } }
    // Japanese in what is typed is an example in English, too.
    let isTyped = { (line: String) in line.contains("写真") || line.contains("ja \"") }
    #expect(english.allSatisfy { !isJapanese($0) || isTyped($0) })
    #expect(japanese.contains(where: isJapanese))
  }

  @Test(arguments: Language.allCases)
  func theOverviewHasEveryWord(_ language: Language) throws {
    let found = try lines(of: "", in: language).flatMap { $0.split(separator: " ") }
    for word in Catalogue.words + HelpTopic.words {
      #expect(found.contains(Substring(word)), "\(word)")
    }
  }

  /// The rows of groups and topics.
  @Test(arguments: Language.allCases)
  func whatTheOverviewCallsItsRowsIsExplained(_ language: Language) throws {
    let rows = try lines(of: "", in: language).compactMap { $0.first == " " ? nil : $0.firstWord }
    let titles = rows.filter { $0 == "topics" || $0 == "話題" || CommandGroup.named($0) != nil }
    #expect(titles.count == CommandGroup.allCases.count + 1)
    for title in titles { #expect(try !lines(of: title, in: language).isEmpty) }
  }

  /// What an example saves is what it replays, and there is no other file in its place.
  @Test func anExampleReadsWhatItHasWritten() throws {
    let saved = try lines(of: "save", in: .english)
    #expect(saved.contains("          | Saved 1 step in layout.tsume."))
    let replayed = try lines(of: "replay", in: .english).joined(separator: "\n")
    #expect(replayed.contains("Replaying layout.tsume, 1 line,"))
    #expect(!replayed.contains("note in view"))
  }

  /// The page of reports has the words that their last lines begin with.
  @Test(arguments: Language.allCases)
  func theWordsOfTheStateAreThoseThatArePrinted(_ language: Language) throws {
    var conversation = try Conversation(language: language)
    let state = conversation.say("add view box 10x10").split(separator: "\n").last ?? ""
    conversation.mustSay(["box.leading == view.leading"])
    let good = conversation.say("box.top == view.top").split(separator: "\n").last ?? ""
    let page = conversation.say("help reports")
    for line in [state, good] { #expect(page.contains(String(line).firstWord), "\(line)") }
  }

  @Test(arguments: CommandGroup.allCases)
  func aGroupHasALineForEachOfItsCommands(_ group: CommandGroup) throws {
    let lines = try lines(of: group.word, in: .english)
    for command in group.commands {
      #expect(lines.contains { $0.hasPrefix("  \(command.word) ") }, "\(command.word)")
    }
    #expect(lines.count == group.commands.count + 2)
    #expect(try self.lines(of: group.word, in: .japanese).count == lines.count)
    #expect(try self.lines(of: group.title.japanese.string, in: .english) == lines)
  }

  @Test func aPageShowsWhatItsExamplePrints() throws {
    let lines = try lines(of: "why", in: .english)
    #expect(lines.contains("          why title.x"))
    #expect(lines.contains("          | why       title.x is 16"))
    let japanese = try self.lines(of: "why", in: .japanese)
    #expect(japanese.contains("          | 理由      title.x は 16"))
  }

  /// A view, a guide, the root view, a layer, a constraint, an anchor, a cell and what lies in it.
  @Test(arguments: [
    "cell", "cell.contentView", "title", "gap", "view", "border", "c1", "title.width",
  ])
  func everyLineOfAThingsPageCanBeTyped(_ thing: String) throws {
    var desk = try Conversation()
    desk.mustSay([
      "add label title \"Hello\"", "add guide gap", "add layer border",
      "add tableViewCell cell",
      "title.leading == gap.trailing",
      "title.top == view.top", "gap.width == 8",
    ])
    let page = desk.say("help \(thing)").split(separator: "\n")
    let lines = page.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { line in
      let code = line.dropFirst(2)
      return String(code[..<(code.firstRange(of: "  ")?.lowerBound ?? code.endIndex)])
    }
    #expect(!lines.isEmpty)
    for line in lines {
      var copy = desk
      copy.mustSay([line])
    }
  }

  // MARK: Words

  @Test(arguments: Catalogue.words)
  func everyWordOfAUsageIsExplained(_ word: String) throws {
    let signature = try #require(Catalogue.command(word)).signature
    #expect(signature.unexplained.isEmpty, "\(signature.unexplained)")
  }

  @Test(arguments: Catalogue.words)
  func everyRelatedWordOfACommandExists(_ word: String) throws {
    for other in try #require(Catalogue.command(word)).signature.related {
      #expect(Catalogue.command(other) != nil || HelpTopic.words.contains(other), "\(other)")
      #expect(other != word)
    }
  }

  @Test(arguments: HelpTopic.words)
  func everyRelatedWordOfATopicExists(_ word: String) throws {
    let topic = try #require(HelpTopic.named(word))
    #expect(topic.word == word)
    #expect(!topic.related.isEmpty)
    for other in topic.related {
      #expect(Catalogue.command(other) != nil || HelpTopic.words.contains(other), "\(other)")
      #expect(other != word)
    }
  }

  @Test(arguments: HelpTopic.words)
  func everyExampleOfATopicIsAccepted(_ word: String) throws {
    for example in try #require(HelpTopic.named(word)).examples {
      var conversation = try Conversation(MemoryFiles(["crash.txt": CatalogueTests.log]))
      conversation.mustSay(example.setUp + [example.line])
      var run = ExampleRun()
      let output = run.output(of: example.setUp + [example.line])
      #expect(!output.isEmpty || example.line.hasPrefix("expect"))
    }
  }

  @Test func noWordNamesTwoPages() {
    let words = Self.words
    #expect(Set(words).count == words.count)
  }

  @Test func noKeywordBelongsToTwoTopics() {
    let keywords = HelpTopic.all.flatMap { Set($0.keywords.map { $0.lowercased() }) }
    let doubled = Dictionary(grouping: keywords) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(doubled.isEmpty)
  }

  @Test func everyKeywordFindsSomething() throws {
    let conversation = try Conversation()
    for keyword in HelpTopic.all.flatMap(\.keywords) {
      var session = conversation.session
      #expect(!session.execute("help \(keyword)").isRefused, "\(keyword)")
    }
  }

  /// What people ask about first, in their words: each leads to a page or a line to type.
  @Test(arguments: [
    ("aspect", "0.5*photo.width"), ("aspect ratio", "0.5*photo.width"),
    ("equal widths", "0.5*photo.width"), ("size", "width height"), ("inset", "view.safeArea"),
    ("content hugging", "title.intrinsicContentSize"), ("stackview", "add label title in row"),
    ("scrollview", "scroll"), ("table", "tableView"), ("animation", "class Login"),
    ("hidden", "hide"), ("rotation", "rotate"), ("dynamic type", "traits contentSize"),
    ("size class", "traits horizontal"), ("localization", "direction"), ("nib", "import"),
    ("SwiftUI", "stackView"), ("corner", "cornerRadius = 8"), ("z-index", "layers"),
    ("shortcut", "Tab"), ("branch", "history"), ("比率", "0.5*photo.width"), ("等幅", "photo.width"),
    ("サイズ", "width height"), ("安全領域", "view.safeArea"), ("横向き", "rotate"),
    ("文字サイズ", "traits contentSize"), ("再開", "resume"), ("直し方", "fix"), ("練習", "lesson"),
    ("分岐", "history"), ("角丸", "cornerRadius = 8"), ("アニメーション", "class Login"),
    ("テーブル", "tableView"), ("端末", "iphone-15"), ("比べる", "diff"), ("始め方", "add label title"),
  ])
  func ordinaryWordsLeadToAPage(word: String, part: String) throws {
    var conversation = try Conversation()
    let answer = conversation.say("help \(word)")
    #expect(!answer.hasPrefix("refused"), "\(answer)")
    #expect(answer.contains(part), "\(word): \(answer)")
  }

  // MARK: Things

  struct Question: Sendable, CustomTestStringConvertible {
    let word: String
    let answer: String
    var testDescription: String { word }
    init(_ word: String, _ answer: String) {
      self.word = word
      self.answer = answer
    }
  }

  @Test(arguments: [
    Question("title", "title     UILabel in view, frame (16, ~0, 361, 20.333)"),
    Question("wide", "wide      title.width == 500"), Question("wide", "broken"),
    Question("c1", "c1        title.leading == view.leading + 16"),
    Question("title.hug.h", "title.hug.h.priority = 751"),
    Question("window.w", "why view.width"), Question("title.width", "title.width == 100"),
    Question("title.x", "x         a property of views"),
    Question("c1.constant", "gap.constant = 0"),
    Question("view.safeArea", "a layout guide that UIKit gives view"),
    Question("UILabel", "add label"), Question("label", "UILabel"),
    Question("isHidden", "VIEW.isHidden = …"), Question("setTitle", "VIEW.setTitle(_:for:)"),
    Question("removeFromSuperview()", "VIEW.removeFromSuperview()"),
    Question("translatesAutoresizingMaskIntoConstraints", "autoresizingMask"),
    Question("制約", "relations"), Question("conflict", "conflict  Constraints that"),
    Question("conflicts", "usage     conflicts"), Question("iphone-12", "iphone-14"),
    Question("exit", "quit"), Question("con", "There is no help on con"),
    Question("wyh", "Did you mean why?"), Question("relatoins", "Did you mean relations"),
    Question("painted", "painted VIEW…"), Question("uncovered", "covered"),
    Question("suspicious", "[un]suspicious"),
    Question("systemLayoutSizeFitting", "VIEW.systemLayoutSizeFitting(_:)"),
    Question("AVMakeRect", "AVMakeRect(aspectRatio:insideRect:)"),
    Question("sizeThatFits", "gives a value"), Question("guard", "Classes, functions"),
    Question("sweep", "or window.w, window.h"), Question("titel", "Did you mean title"),
    Question("UILabl", "Did you mean UILabel"),
  ])
  func helpKnowsWhatIsThere(_ question: Question) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "H:|-16-[title]-16-|", "title.width == 500 as wide",
    ])
    let answer = conversation.say("help \(question.word)")
    #expect(answer.contains(question.answer), "\(answer)")
  }

  /// Of a question no word is taken for a page by its first letters or its spelling alone.
  @Test(arguments: [
    Question("me", "start     A first layout"), Question("error", "conflict  Constraints that"),
    Question("how to center", "attributes  The edges"), Question("優先順位", "priority  Who gives"),
    Question("コンフリクト", "conflict  Constraints that"), Question("全角", "lines"),
    Question("幅", "attributes  The edges"), Question("中央揃え", "attributes  The edges"),
    Question("ラベル", "UILabel"),
    Question("foo", "There is no help on foo."),
    Question("xyzzy plugh", "There is no help on xyzzy plugh."),
  ])
  func aQuestionIsLookedForInAllPages(_ question: Question) throws {
    var conversation = try Conversation()
    let answer = conversation.say("help \(question.word)")
    #expect(answer.contains(question.answer), "\(answer)")
    #expect(!answer.contains("mean for?") && !answer.contains("mean show"), "\(answer)")
  }

  @Test func tabFindsTopics() throws {
    let words = try Conversation().offered("help re")
    #expect(words.contains("relations"))
    #expect(words.contains("reports"))
    #expect(words.contains("remove"))
  }
}

extension CommandGroup: CustomTestStringConvertible {
  package var testDescription: String { word }
}
