import Console
import Prose
import Testing

/// `export`: what it writes, where, and over what it does not.
@Suite struct ExportTests {
  @Test(arguments: ["svg", "html"])
  func withoutANameItIsCalledLayout(_ format: String) throws {
    var conversation = try Conversation()
    #expect(conversation.say("export \(format)").contains("layout.\(format)"))
    #expect(conversation.files["layout.\(format)"] != nil)
  }

  @Test func itIsCalledAsTheSessionIsAndStandsBesideIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "save work/card.tsume", "export svg"])
    #expect(conversation.files["work/card.svg"] != nil)
    conversation = try Conversation(MemoryFiles(["old/b.tsume": "add label title\nexport svg\n"]))
    conversation.mustSay(["replay old/b.tsume", "export html"])
    #expect(conversation.files["old/b.svg"] == nil)
    #expect(conversation.files["old/b.html"] != nil)
  }

  @Test func aNameGetsTheEndingOfItsFormat() throws {
    var conversation = try Conversation()
    conversation.mustSay(["export svg one", "export svg two.svg"])
    #expect(conversation.files["one.svg"] != nil && conversation.files["two.svg"] != nil)
  }

  /// One way of writing does not take the place of another unless it is told to.
  @Test func waysOfWritingHaveFilesOfTheirOwn() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "export swift", "export vfl", "export objc"])
    #expect(conversation.files["layout.swift"]?.contains("VisualFormat") == false)
    #expect(conversation.files["layout-vfl.swift"] != nil)
    #expect(conversation.files["layout.m"] != nil)
  }

  @Test func itIsNoStepAndIsNotSaved() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "export svg", "save a"])
    #expect(conversation.session.history.step == 1)
    #expect(conversation.files["a.tsume"] == "add label title\n")
  }

  @Test func whatTsumeWroteIsWrittenOverAndNothingElse() throws {
    let files = MemoryFiles(["mine.svg": "<svg/>", "empty.svg": ""])
    var conversation = try Conversation(files)
    #expect(conversation.refusal(of: "export svg mine").contains("did not write"))
    #expect(files["mine.svg"] == "<svg/>")
    conversation.mustSay(["export svg empty", "add label title", "export svg empty"])
    #expect(files["empty.svg"]?.contains("title  label") == true)
  }

  /// What another session has exported there is the user's own, and may be wanted.
  @Test func anEarlierExportThatIsWrittenOverIsTold() throws {
    var earlier = try Conversation()
    earlier.mustSay(["add label title", "export svg card"])
    var conversation = try Conversation(earlier.files)
    #expect(conversation.say("export svg card").contains("It takes the place of an earlier one"))
    conversation.mustSay(["add label other"])
    #expect(!conversation.say("export svg card").contains("takes the place"))
  }

  @Test(arguments: [
    ("yes", "Wrote card.svg"), ("no", "stays as it is"), ("tree", "stays as it is"),
  ])
  func whoTypesAtThePromptIsAskedBeforeThat(_ answer: String, _ said: String) throws {
    var earlier = try Conversation()
    earlier.mustSay(["add label title", "export svg card"])
    let old = earlier.files["card.svg"]
    var conversation = try Conversation(earlier.files)
    conversation.session.isAtPrompt = true
    #expect(conversation.say("export svg card").contains("Replace it?"))
    #expect(conversation.files["card.svg"] == old)
    #expect(conversation.say(answer).contains(said))
    #expect((conversation.files["card.svg"] == old) == (answer != "yes"))
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() throws {
    var session = try Session(language: .english, surroundings: .none)
    #expect(session.execute("export svg").isRefused)
  }

  @Test(arguments: ["export", "export pdf", "export svg a b", "export svg \"unclosed"])
  func wrongUseIsRefused(_ line: String) throws {
    var conversation = try Conversation()
    #expect(conversation.refusal(of: line).contains("^"))
  }

  @Test func aCheckWritesNothingButReadsWhatItWouldHaveWritten() {
    let files = MemoryFiles()
    let text = """
      add view a 10x20
      save kept
      export html
      export html
      add view b
      save more
      save kept
      | kept.tsume stays in memory: a session that is replayed writes no file. tsume
      | replay --write does, and so does the prompt after allow writes.
      expect a.width == 10
      """
    let check = SessionCheck(text, path: "s.tsume", surroundings: files.surroundings)
    #expect(check.failures == [])
    #expect(files["kept.tsume"] == nil && files["more.tsume"] == nil && files["s.html"] == nil)
  }

  @Test func helpShowsWhatItsExamplesSay() throws {
    var conversation = try Conversation()
    #expect(conversation.say("help export").contains("Wrote picture.svg"))
  }

  @Test func formatsAreOfferedWithAWord() throws {
    let conversation = try Conversation()
    let offered = conversation.session.completion(of: "export ", at: 7).candidates
    #expect(offered.map(\.text) == ExportFormat.all.map(\.word))
    #expect(offered.allSatisfy { !$0.note.isEmpty })
  }

  @Test(arguments: Language.allCases)
  func thePictureSpeaksTheLanguageOfTheSession(_ language: Language) throws {
    var conversation = try Conversation(language: language)
    conversation.mustSay(["add label 題名", "題名.width == 40", "題名.width == 50", "export svg"])
    let text = try #require(conversation.files["layout.svg"])
    #expect(text.contains(language == .english ? "in conflict" : "矛盾あり"))
    #expect(text.contains("broken: c2") == (language == .english))
    #expect(text.contains("<title>c2  題名.width == 50</title>"))
  }

  /// UIKit's formats read ASCII alone: the dictionary gives another view a name of that.
  @Test func formatsNameViewsThatTheyCannotReadByKeys() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label 見出し \"A\"", "add label label", "H:|-16-[見出し(100)]-8-[label]", "export vfl",
    ])
    let text = try #require(conversation.files["layout-vfl.swift"])
    #expect(text.contains("[\"label2\": 見出し, \"label\": label]"), "\(text)")
    #expect(text.contains("\"H:|-16-[label2(100)]-8-[label]\""), "\(text)")
    try RoundTripTests.expectSame(
      ["add label 見出し \"A\"", "H:|-16-[見出し(100)]", "見出し.top == view.top + 90"], in: "vfl")
  }

  /// A library would switch off the mask of the controller's own view.
  @Test(arguments: ["snapkit", "masonry"])
  func theRootViewIsNotConstrained(_ format: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label heading", "H:|-16-[heading]-16-|", "V:|-[heading]-(>=8)-|", "export \(format) out",
    ])
    let text = try #require(conversation.files["out.swift"] ?? conversation.files["out.m"])
    #expect(!text.contains("view.snp.make") && !text.contains("[self.view mas_make"), "\(text)")
    if format == "snapkit" {
      #expect(text.contains("make.leading.trailing.equalToSuperview().inset(16)"), "\(text)")
    }
  }
}
