import Console
import Prose
import Testing

/// What a view controller has, typed as its code has it.
@Suite struct ControllerPropertyTests {
  @Test func theSafeAreaGrowsByWhatTheControllerAddsAndComesBack() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add view box", "box.top == view.safeArea.top", "box.height == 10",
      "additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)",
      "expect moved box", "expect box.y == 50", "self.additionalSafeAreaInsets.top = 10",
      "expect box.y == 30", "view.additionalSafeAreaInsets.top = 0", "expect box.y == 20", "undo",
      "undo", "expect box.y == 50", "save kept", "replay kept.tsume", "expect box.y == 50",
    ])
  }

  @Test(arguments: [
    (Language.english, "viewRespectsSystemMinimumLayoutMargins true → false"),
    (.japanese, "viewRespectsSystemMinimumLayoutMargins true → false"),
  ])
  func theStepSaysWhatChanged(language: Language, words: String) throws {
    var conversation = try Conversation(language: language)
    let text = conversation.say("viewRespectsSystemMinimumLayoutMargins = false")
    #expect(text.contains(words))
    let insets = conversation.say("additionalSafeAreaInsets.left = 8")
    #expect(
      insets.contains("additionalSafeAreaInsets (top 0, left 0, bottom 0, right 0) → (top 0,"))
  }

  @Test func aloneItAsksForItsValueAndAConditionNeedsNotWaitForIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device iphone-8"])
    #expect(conversation.say("additionalSafeAreaInsets").contains("(0, 0, 0, 0)"))
    #expect(conversation.say("topLayoutGuide").contains("view.topLayoutGuide"))
    #expect(!conversation.say("break topLayoutGuide.length == 64").contains("not there yet"))
    #expect(!conversation.say("break additionalSafeAreaInsets.top == 8").contains("not there yet"))
  }

  @Test(arguments: [
    (Language.english, "safe area top 47 → 59"), (.japanese, "セーフエリアの上 47 → 59"),
  ])
  func theStepSaysWhatBecomesOfTheSafeArea(language: Language, words: String) throws {
    var conversation = try Conversation(language: language)
    conversation.mustSay(["device iphone-14"])
    let text = conversation.say("additionalSafeAreaInsets.top = 12")
    #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
  }

  /// The sides have the system's minimum, top and bottom the safe area alone; no repair lays it out by
  /// constraints.
  @Test func aViewThatTheControllerLoadsHasTheMarginsOfARootView() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Profile: UIView {}
      class Screen: UIViewController {
        let profile = Profile()
        override func loadView() { view = profile }
      }
      """)
    conversation.mustSay([
      "expect profile.layoutMargins == (59, 16, 34, 16)", "device ipad-pro-11",
      "expect profile.layoutMargins.left == 20", "viewRespectsSystemMinimumLayoutMargins = false",
      "expect profile.layoutMargins.left == 0", "undo", "device iphone-15",
    ])
    let conflict = conversation.say("profile.bottom == view.bottom - 20")
    #expect(conflict.contains("fix"), "\(conflict)")
    #expect(!conflict.contains("by constraints"), "\(conflict)")
    conversation.mustSay([
      "add view other", "move profile in other", "expect profile.layoutMargins.left == ~8",
    ])
  }

  @Test func whyTakesTheSafeAreaApart() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device iphone-14", "additionalSafeAreaInsets.top = 12"])
    let top = conversation.say("why view.safeArea.top")
    #expect(top.contains("additionalSafeAreaInsets") && top.contains("47 + 12 = 59"), "\(top)")
    #expect(!top.contains("bars") && !top.contains("its own distance"), "\(top)")
    conversation.mustSay(["navbar on"])
    #expect(conversation.say("why view.safeArea.top").contains("bars"))
  }

  /// A name that the user gave stands for what it was given to.
  @Test func aViewOfThatNameIsTheView() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let additionalSafeAreaInsets = 12", "expect additionalSafeAreaInsets == 12",
    ])
    #expect(conversation.refusal(of: "additionalSafeAreaInsets = (1, 1, 1, 1)").contains("once"))
  }

  @Test(arguments: [
    "additionalSafeAreaInsets = 8", "additionalSafeAreaInsets = UIEdgeInsets(top: 1)",
    "viewRespectsSystemMinimumLayoutMargins = 1", "systemMinimumLayoutMargins = (0, 8, 0, 8)",
    "additionalSafeAreaInsets = (100000000, 0, 0, 0)",
  ])
  func whatDoesNotFitIsRefused(line: String) throws {
    var conversation = try Conversation()
    _ = conversation.refusal(of: line)
  }

  @Test func anotherViewHasNoController() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view card"])
    for line in ["card.additionalSafeAreaInsets", "card.additionalSafeAreaInsets.top = 4"] {
      #expect(conversation.refusal(of: line).contains("controller"))
    }
  }

  @Test(arguments: [
    ("additionalSafeAreaInsets", "12"), ("viewRespectsSystemMinimumLayoutMargins", "true"),
    ("systemMinimumLayoutMargins", "16"), ("topLayoutGuide", "view.topLayoutGuide"),
    ("bottomLayoutGuide", "view.bottomLayoutGuide"),
  ])
  func aNameAloneIsAnswered(name: String, answer: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["additionalSafeAreaInsets.top = 12"])
    let text = conversation.say(name)
    #expect(text.contains(answer), "\(text)")
    conversation.mustSay([name])
  }

  @Test(arguments: [
    ("additionalSafeAreaInset.top = 5", "additionalSafeAreaInsets"),
    ("additionalSafeAreaInset", "additionalSafeAreaInsets"),
    ("topLayoutGuid.bottom", "topLayoutGuide"), ("topLayoutGuid", "topLayoutGuide"),
  ])
  func aSlipInANameGetsAdvice(line: String, meant: String) throws {
    var conversation = try Conversation()
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("Did you mean \(meant)?"), "\(refusal)")
  }

  @Test(arguments: [
    ("topLayoutGuide.length = 3", "only be read"),
    ("measure topLayoutGuide view", "topLayoutGuide.bottom"),
    ("topLayoutGuide == view.top", "topLayoutGuide.bottom"),
  ])
  func guidesSayWhatTheyHave(line: String, words: String) throws {
    var conversation = try Conversation()
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains(words), "\(refusal)")
    #expect(!refusal.contains("Guide.width"), "\(refusal)")
  }

  @Test func conditionsAndHelpKnowTheirLengths() throws {
    var conversation = try Conversation()
    #expect(!conversation.say("break topLayoutGuide.length > 90").contains("there yet"))
    #expect(conversation.say("help length").contains("topLayoutGuide.length"))
  }

  @Test(arguments: ["let topLayoutGuide = 5", "add view additionalSafeAreaInsets"])
  func aNameThatHidesOneIsRemarkedOn(line: String) throws {
    var conversation = try Conversation()
    let text = conversation.say(line)
    #expect(text.contains("hides the controller's own"), "\(text)")
  }

  @Test(arguments: [Language.english, .japanese])
  func helpKnowsThem(language: Language) throws {
    var conversation = try Conversation(language: language)
    let page = conversation.say("help additionalSafeAreaInsets")
    #expect(page.contains("additionalSafeAreaInsets = …"))
    let read = conversation.say("help systemMinimumLayoutMargins")
    #expect(!read.contains("="))
  }

  @Test func tabOffersThemBehindALetter() throws {
    let desk = try CompletionDesk()
    #expect(desk.texts("addit").contains("additionalSafeAreaInsets"))
    #expect(desk.texts("view.addit").contains("additionalSafeAreaInsets"))
    #expect(!desk.texts("card.addit").contains("additionalSafeAreaInsets"))
    let values = desk.texts("viewRespectsSystemMinimumLayoutMargins = ")
    #expect(values.sorted() == ["false", "true"])
  }
}
