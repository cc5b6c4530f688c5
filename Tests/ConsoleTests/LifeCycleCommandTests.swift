import Console
import Prose
import Testing

/// `timeline`, `at`, `canvas`, and what code at a phase comes to.
@Suite struct LifeCycleCommandTests {
  /// A picture on the canvas of Xcode 6, and a view that is placed by its frame.
  private static let scene = [
    "canvas 600x600", "device iphone-8", "add imageView back 400x300",
    "back.top == view.top + 60; back.height == 300", "H:|-20-[back]-20-|",
    "let photo = UIImageView()", "view.addSubview(photo)",
  ]
  private static let copy = "{ photo.frame = back.frame.insetBy(dx: 1, dy: 1) }"

  private func conversation(
    _ lines: [String], language: Language = .english
  ) throws -> Conversation {
    var conversation = try Conversation(language: language)
    conversation.mustSay(Self.scene + lines)
    return conversation
  }

  @Test func theTimelineTellsWhatIsNewAtEachPhase() throws {
    var conversation = try conversation(["at viewDidAppear \(Self.copy)"])
    #expect(
      conversation.say("timeline rotate") == """
        phase                   view   frame
        loadView                view   bounds (0, 0, 600, 600)
                                back   (20, 60, 560, 300)
                                photo  (0, 0, 0, 0)
        viewDidLoad                    as before
        viewWillAppear                 as before
        viewIsAppearing         view   bounds (0, 0, 375, 667)  safe area 20 0 0 0
        viewWillLayoutSubviews         as before
        viewDidLayoutSubviews   back   (20, 60, 335, 300)
        viewDidAppear           photo  (21, 61, 333, 298)       set here
        rotation                       to landscape
        viewWillTransition             as before
        viewWillLayoutSubviews  view   bounds (0, 0, 667, 375)  safe area 0 0 0 0
        viewDidLayoutSubviews   back   (20, 60, 627, 300)
        completion                     as before
        early     before the layout, views with constraints have the frames of the
                  canvas
        """)
    #expect(!conversation.say("timeline photo").contains("back"))
    #expect(conversation.say("timeline").contains("viewDidAppear"))
    #expect(!conversation.say("timeline").contains("viewWillTransition"))
  }

  /// Until the first layout, whatever constraints say of it.
  @Test func aViewKeepsTheFrameThatItWasMadeWithUntilTheFirstLayout() throws {
    let lines = [
      "device 320x480", "let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))",
      "view.addSubview(card)", "card.translatesAutoresizingMaskIntoConstraints = false",
      "card.leading == view.leading + 16; card.top == view.top + 16",
      "card.width == 100; card.height == 50",
      "expect at viewDidLoad card.frame == (10, 20, 30, 40)",
      "expect at viewDidLayoutSubviews card.frame == (16, 16, 100, 50)",
    ]
    var english = try Conversation()
    english.mustSay(lines)
    let report = english.say("timeline card")
    #expect(report.contains("loadView                card  (10, 20, 30, 40)"), "\(report)")
    #expect(report.contains("viewDidLayoutSubviews   card  (16, 16, 100, 50)"), "\(report)")
    #expect(report.contains("have only the frame they"), "\(report)")
    #expect(english.say("at viewWillAppear card.frame") == "(10, 20, 30, 40)")
    var japanese = try Conversation(language: .japanese)
    japanese.mustSay(lines)
    #expect(japanese.say("timeline card").contains("作ったときのまま"))
  }

  /// Its class ignores the size of a frame, and constraints that have not been laid out as well.
  @Test func aSwitchHasItsSizeFromTheStart() throws {
    var conversation = try Conversation(onSmallScreen: [
      "let toggle = UISwitch()", "view.addSubview(toggle)",
      "toggle.translatesAutoresizingMaskIntoConstraints = false",
      "toggle.top == view.top + 8; toggle.leading == view.leading + 8",
      "expect at viewDidLoad toggle.frame == (0, 0, 51, 31)",
      "expect at viewDidLayoutSubviews toggle.frame == (8, 8, 51, 31)",
    ])
    #expect(
      conversation.say("timeline toggle").contains("loadView                toggle  (0, 0, 51, 31)")
    )
  }

  @Test func theTimelineIsTranslated() throws {
    var conversation = try conversation([], language: .japanese)
    let report = conversation.say("timeline rotate back")
    #expect(report.contains("変化なし"))
    #expect(report.contains("横向きへ"))
    #expect(report.contains("キャンバス"))
  }

  @Test func codeAtAPhaseIsToldUndoneSavedAndReplayed() throws {
    var conversation = try conversation([])
    let told = conversation.say("at viewDidLoad \(Self.copy)")
    #expect(told.contains("at viewDidLoad { photo.frame = back.frame.insetBy(dx: 1, dy: 1) }"))
    #expect(told.contains("have not placed back yet"))
    conversation.mustSay([
      "expect photo.frame == (21, 61, 558, 298)", "undo", "expect photo.frame == (0, 0, 0, 0)",
      "redo", "save kept",
    ])
    let saved = try #require(conversation.files["kept.tsume"])
    #expect(saved.contains("at viewDidLoad \(Self.copy)"))
    #expect(saved.contains("canvas 600x600"))
    conversation.mustSay(["replay kept.tsume", "expect photo.frame == (21, 61, 558, 298)"])
    #expect(conversation.say("diff 7 8").contains("at viewDidLoad"))
    #expect(conversation.say("at viewDidLoad nothing").contains("at viewDidLoad nothing"))
    conversation.mustSay(["expect photo.frame == (0, 0, 0, 0)"])
  }

  @Test func aLayoutCanBeAskedForAtAPhase() throws {
    var conversation = try conversation(["canvas none"])
    let told = conversation.say(
      "at viewDidLoad { view.layoutIfNeeded(); photo.frame = back.frame }")
    #expect(told.contains("at viewDidLoad { view.layoutIfNeeded(); photo.frame = back.frame }"))
    #expect(!told.contains("have not placed"))
    conversation.mustSay([
      "expect photo.frame == (20, 60, 335, 300)", "expect unsuspicious photo", "rotate",
      "expect suspicious photo stale", "undo", "undo", "at viewDidLoad view.layoutIfNeeded()",
      "at viewWillAppear { photo.frame = back.frame }", "expect photo.frame.width == 335",
    ])
    #expect(conversation.refusal(of: "at viewDidLoad { c1.layoutIfNeeded() }").contains("set here"))
  }

  @Test(arguments: [
    ("at viewDidLoad back.frame", "(20, 60, 560, 300)"),
    ("at viewDidLayoutSubviews back.frame.width", "335"),
    ("at viewDidLoad back.bounds.size", "(560, 300)"),
    ("at viewDidLoad view.safeAreaInsets.top", "0"),
    ("at viewDidAppear view.safeAreaInsets.top", "20"),
    ("at completion back.frame.width", "627"),
    ("at viewWillTransition back.frame.width", "335"),
    ("at viewDidLoad back.imageRect", "(0, 0, 560, 300)"),
    ("at viewDidLoad back.frame.insetBy(dx: 1, dy: 1)", "(21, 61, 558, 298)"),
  ])
  func framesAreReadAtAPhase(line: String, answer: String) throws {
    var conversation = try conversation([])
    #expect(conversation.say(line) == answer)
  }

  @Test(arguments: [
    ("at viewDidLod photo.frame", "viewDidLoad"), ("at viewDidLoad", "line ends"),
    ("at viewDidLoad back.width", "not anchors"),
    ("at viewDidLoad { back.frame = photo.frame }", "laid out by constraints"),
    ("at viewDidLoad { photo.alpha = 0 }", "What is set here"),
    ("at viewDidLoad { view.frame = photo.frame }", "no frame to set"),
    ("timeline nobody", "no view"), ("canvas nowhere", "device"),
  ])
  func whatCannotBeDoneAtAPhaseIsRefusedWithWords(line: String, words: String) throws {
    var conversation = try conversation([])
    #expect(conversation.refusal(of: line).contains(words))
  }

  @Test func anExpectationMayBeAboutAPhase() throws {
    var conversation = try conversation([])
    conversation.mustSay(["expect at viewDidLoad back.frame == (20, 60, 560, 300)"])
    #expect(conversation.say("expect at viewDidAppear back.frame.width == 560").contains("335"))
  }

  @Test func theAppIsStartedAsTheDeviceIsHeld() throws {
    var conversation = try conversation(["rotate"])
    let told = conversation.say("at viewDidAppear \(Self.copy)")
    #expect(told.contains("started anew, held landscape"))
    conversation.mustSay(["expect photo.frame.width == 625", "rotate", "expect suspicious photo"])
  }

  @Test func aFrameThatCodeSetsIsSaidToBeSetAgain() throws {
    var conversation = try conversation(["at viewDidAppear \(Self.copy)"])
    #expect(
      conversation.say("photo.frame = (1, 2, 3, 4)").contains("set again by at viewDidAppear"))
  }

  // MARK: Suspicions

  @Test(arguments: [
    (
      ["photo.frame = back.frame", "rotate"],
      "stale     photo is at (20, 60, 335, 300), where back.frame was; that is (20, 60, 627, 300) now."
    ),
    (
      ["let kept = back.frame", "photo.frame = kept.insetBy(dx: 1, dy: 1)", "rotate"],
      "stale     photo is at (21, 61, 333, 298), where back.frame.insetBy(dx: 1, dy: 1) was"
    ),
    (
      ["photo.bounds = back.bounds; photo.center = back.center", "rotate"],
      "stale     photo is at (20, 60, 335, 300), where back.frame was"
    ),
    (
      ["remove photo", "let p = UIView(frame: back.frame)", "view.addSubview(p)", "rotate"],
      "stale     p is at (20, 60, 335, 300), where back.frame was"
    ),
    (
      ["photo.frame = CGRect(x: 21, y: 61, width: 333, height: 298)", "rotate"],
      "stale     photo is at (21, 61, 333, 298), where back.frame.insetBy(dx: 1, dy: 1) was"
    ),
    (
      ["photo.frame = CGRect(x: 23, y: 60, width: 332, height: 300)", "rotate"],
      "nothing looks suspicious"
    ),
    (["at viewDidLoad \(copy)"], "early     photo is at (21, 61, 558, 298): viewDidLoad read"),
    ([], "empty     photo has no size"),
    (["remove photo", "c1.constant = 700"], "offscreen  back lies outside the window"),
    (
      [
        "remove photo", "add label one \"Name\"", "add label two \"Name\"", "one.top == view.top",
        "two.top == view.top + 10", "one.leading == view.leading; two.leading == view.leading",
      ], "overlap   one and two overlap at"
    ),
    (
      [
        "remove photo", "add label one \"Long\"", "one.top == view.top",
        "one.leading == view.leading; one.width == 10",
      ], "truncated  one is"
    ),
    (
      [
        "remove photo", "add label one \"A\"", "add label two \"\"", "add label three \"C\"",
        "V:|[one]-8-[two]-8-[three]",
      ], "gap       nothing is seen of two, and both distances to it remain: 16 from one to three"
    ),
    (["remove photo"], "nothing looks suspicious"),
  ])
  func whatLooksLikeAMistakeIsTold(_ lines: [String], _ words: String) throws {
    var conversation = try conversation(lines)
    let report = conversation.say("suspicions").split(separator: "\n")
      .enumerated().map { $0 == 0 ? String($1) : String($1.drop { $0 == " " }) }
      .joined(separator: " ")
    #expect(report.contains(words), "\(report)")
  }

  @Test func hidingOutsideAStackLeavesADoubleGap() throws {
    var conversation = try conversation([
      "remove photo", "remove back", "add label one \"A\"", "add label two \"B\"",
      "add label three \"C\"", "V:|[one]-8-[two]-8-[three]", "expect unsuspicious", "hide two",
      "expect suspicious two doubleGap",
    ])
    #expect(conversation.say("expect unsuspicious two").contains("doubleGap"))
    // A build's log has the first line, which names the view, and what is below it.
    let words = conversation.say("expect unsuspicious")
    #expect(words.contains("found suspicious doubleGap (two)"), "\(words)")
    #expect(words.contains("nothing is seen of two"), "\(words)")
    conversation.mustSay(["undo", "expect unsuspicious two"])
  }
}
