import Prose
import Testing

@testable import Console

/// Storyboards at the prompt: opening, the other scenes, undoing, replaying.
@Suite struct SceneTests {
  private func conversation() throws -> Conversation {
    try Conversation(
      MemoryFiles([
        "Main.storyboard": ExampleStoryboard.text, "half.storyboard": half,
        "bomb.xib": "<!DOCTYPE a [<!ENTITY b \"c\">]>\n" + ExampleStoryboard.text,
      ]))
  }

  private var half: String { String(ExampleStoryboard.text.prefix(900)) }

  @Test func theInitialSceneIsOpenedAsOneStep() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "import Main.storyboard", "expect view.width == 393", "expect title.x == 16",
      "expect title.y == 67", "expect count 2", "expect unambiguous",
    ])
    #expect(conversation.session.history.step == 1)
    conversation.mustSay(["undo", "expect count 0"])
  }

  /// Who looks at a thing in Xcode finds it by its line.
  @Test func helpSaysWhereInTheFileAThingIs() throws {
    var conversation = try conversation()
    conversation.mustSay(["import Main.storyboard", "title.width == 10 as narrow"])
    let lines = ExampleStoryboard.text.split(separator: "\n", omittingEmptySubsequences: false)
    let label = try #require(lines.firstIndex { $0.contains("<label") })
    #expect(conversation.say("help title").contains("line \(label + 1) of the file"))
    #expect(conversation.say("help narrow").contains("at step 2"))
    #expect(!conversation.say("help view").contains("made"))
  }

  @Test func anotherSceneIsGoneToAndBack() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "import Main.storyboard", "scene Settings", "expect sound.frame == (172, 410.667, 51, 31)",
      "undo", "expect title.y == 67", "scene settings", "scene Login", "expect title.y == 67",
    ])
  }

  @Test func theScenesAreListedWithThePresentOneMarked() throws {
    var conversation = try conversation()
    conversation.mustSay(["import Main.storyboard", "scene Settings"])
    let list = conversation.say("scenes").split(separator: "\n")
    #expect(list.contains { $0.hasPrefix("→") && $0.contains("Settings") })
    #expect(list.contains { !$0.hasPrefix("→") && $0.contains("Login") })
  }

  /// Also of the remarks on the layout that it leads to, for which the step may have had no room.
  @Test func notesTellsWhatOpeningTold() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <view semanticContentAttribute="forceRightToLeft" userLabel="box" id="box" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="a"/></constraints></view></objects></document>
      """
    var conversation = try Conversation(MemoryFiles(["r.xib": text]))
    #expect(conversation.say("import r.xib").contains("ties box, which is read rtl, to view"))
    #expect(conversation.say("notes").contains("ties box, which is read rtl, to view"))
  }

  @Test func aSceneStaysOpenWhenALogIsAddedToIt() throws {
    var conversation = try Conversation(
      MemoryFiles(["Main.storyboard": ExampleStoryboard.text, "crash.txt": CatalogueTests.log]))
    conversation.mustSay([
      "import Main.storyboard", "import crash.txt in view", "scenes", "scene Settings",
    ])
  }

  @Test func findingsOfTheDocumentBeforeAreNoNews() throws {
    var conversation = try conversation()
    conversation.mustSay(["add view box"])
    #expect(!conversation.say("import Main.storyboard").contains("settled"))
    #expect(conversation.say("undo").contains("box"))
  }

  /// Also where the document before was the same scene, and something ailed it.
  @Test func aSceneThatIsOpenedAgainHasSettledNothing() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "import Main.storyboard", "deactivate c1", "view.width == 5", "expect conflict",
    ])
    let words = conversation.say("import Main.storyboard")
    #expect(!words.contains("settled") && !words.contains("solved"), "\(words)")
  }

  @Test func tabOffersTheScenesOfTheFileThatIsOpen() throws {
    var conversation = try conversation()
    #expect(conversation.offered("scene ").isEmpty)
    conversation.mustSay(["import Main.storyboard"])
    let offered = conversation.offered("scene ")
    #expect(offered.contains("Settings") && offered.contains("Login"))
  }

  /// With more in it that cannot be read than a step has room for.
  private var odd: String {
    ExampleStoryboard.text
      .replacing(
        "text=\"Name\"",
        with: """
          text="Name" alpha="a" clipsSubviews="b" contentMode="c" hidden="d" numberOfLines="e" \
          horizontalHuggingPriority="f"
          """
      )
      .replacing("secondAttribute=\"leadingMargin\"", with: "secondAttribute=\"top\"")
  }

  @Test func whatTheStepHasNoRoomForOneCommandTells() throws {
    var conversation = try Conversation(MemoryFiles(["odd.storyboard": odd]))
    let step = conversation.say("import odd.storyboard")
    #expect(step.contains("more notes: notes"))
    let notes = conversation.say("notes")
    for name in ["alpha", "clipsSubviews", "contentMode", "hidden", "numberOfLines"] {
      #expect(notes.contains("as \(name);"), "\(name)")
    }
    #expect(!notes.contains("more notes"))
    conversation.mustSay(["add view box"])
    #expect(conversation.say("notes") == notes)
  }

  @Test func whatIsRefusedIsToldByItsName() throws {
    var conversation = try Conversation(MemoryFiles(["odd.storyboard": odd]))
    conversation.mustSay(["import odd.storyboard"])
    let notes = conversation.say("notes")
    #expect(notes.contains("title.leading"))
    #expect(!notes.contains("?."))
  }

  @Test func aSceneOfWhichAllIsReadHasNoNotesOfItsOwn() throws {
    var conversation = try conversation()
    #expect(conversation.say("notes").contains("nothing was left out or supposed"))
    conversation.mustSay(["import Main.storyboard"])
    #expect(conversation.say("notes") == "note      the file holds 1 more scene; scenes lists them")
  }

  /// It is compared with nothing, so that it says the same over any document.
  @Test func whatIsOpenedOverAnotherDocumentSaysTheSame() throws {
    let varied = ExampleStoryboard.text.replacing(
      "secondAttribute=\"top\" constant=\"8\" id=\"c1\"/>",
      with: """
        secondAttribute="top" constant="8" id="c1">\
        <variation key="widthClass=regular" constant="20"/></constraint>
        """)
    var conversation = try Conversation(MemoryFiles(["varied.storyboard": varied]))
    let first = conversation.say("import varied.storyboard")
    #expect(conversation.say("device ipad-pro-11").contains(" installed"))
    let second = conversation.say("import varied.storyboard")
    #expect(!first.contains("installed") && !second.contains("installed"))
  }

  @Test func withoutAFileThereAreNoScenes() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "scenes").contains("No storyboard or xib is open"))
    #expect(conversation.refusal(of: "scene Login").contains("No storyboard or xib is open"))
    conversation.mustSay(["import Main.storyboard"])
    #expect(conversation.refusal(of: "scene Logni").contains("Login"))
  }

  @Test func whatIsNotWholeIsRefusedWithItsLine() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "import half.storyboard").contains("damaged at line"))
    #expect(conversation.refusal(of: "import bomb.xib").contains("Line 1 declares"))
  }

  @Test(arguments: ["words.storyboard", "words.xib"])
  func whatIsNoInterfaceFileIsRefusedAsOne(_ name: String) throws {
    var conversation = try Conversation(
      MemoryFiles(["words.storyboard": "Hello\n", "words.xib": "Hello\n"]))
    #expect(
      conversation.refusal(of: "import \(name)").contains("This is not an Interface Builder file."))
  }

  @Test func canvasesAreCalledAsInFiles() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "device retina4_7", "expect view.width == 375", "canvas retina6_12", "device iphone-8",
      "device ipad11_0rounded", "expect view.width == 834",
    ])
    #expect(conversation.offered("device ret").contains("retina6_12"))
  }

  @Test func aSceneCanBeChangedAndSavedAndReplayed() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "import Main.storyboard", "c2.constant = 4", "expect title.x == 20", "save kept.tsume",
      "replay kept.tsume", "expect title.x == 20",
    ])
  }

  @Test func intoAViewItIsAdded() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "add view card", "import Main.storyboard in card", "expect count 2",
      "expect title.superview == card",
    ])
  }
}
