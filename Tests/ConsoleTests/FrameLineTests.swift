import Prose
import Testing

/// Lines about frames, masks and bars, and what they say.
@Suite struct FrameLineTests {
  private static let filled = [
    "device iphone-5", "let button = UIButton(type: .system)", "button.frame = view.bounds",
    "view.addSubview(button)",
  ]

  @Test func aFrameThatDoesNotFollowABarIsToldOf() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.filled)
    #expect(
      conversation.say("navbar on").contains(
        "note      button overflows view by 44 at the bottom; no autoresizing mask makes\n"
          + "          it follow"))
    // What went before is not told again, what is more than before is.
    #expect(!conversation.say("tabbar off").contains("note      button"))
    #expect(conversation.say("rotate").contains("by 280 at the bottom"))
    #expect(!conversation.say("rotate").contains("overflows"))
    // A view without a size has nothing to be overflown.
    #expect(!conversation.say("device none").contains("overflows"))
  }

  /// What scrolls is reached by scrolling.
  @Test(arguments: [("UIScrollView", false), ("UITableView", false), ("UIView", true)])
  func whatLiesInAScrollViewIsNotToldOf(_ type: String, _ isTold: Bool) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "let list = \(type)()", "list.frame = view.bounds",
      "list.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "view.addSubview(list)",
      "let button = UIButton(type: .system)",
      "button.frame = CGRect(x: 0, y: 500, width: 90, height: 80)",
      "list.addSubview(button)",
    ])
    #expect(conversation.say("rotate").contains("button overflows list by 205") == isTold)
  }

  @Test func whatOverflowsOnTwoSidesIsToldOfInJapaneseToo() throws {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(Self.filled)
    #expect(
      conversation.say("device 200x300").contains(
        "button が view からはみ出しています（右に 120、下に 248）"))
  }

  @Test func aViewThatFollowsOrIsNothingIsNotToldOf() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.filled + ["button.autoresizingMask = [.flexibleWidth, .flexibleHeight]"])
    #expect(!conversation.say("navbar on").contains("note"))
    conversation.mustSay(["button.autoresizingMask = []", "button.frame = .zero"])
    #expect(!conversation.say("device 200x300").contains("note"))
  }

  /// The record of the present frame is nobody's news.
  @Test func keepingAFrameIsNotTold() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.filled + ["navbar on"])
    let mask = conversation.say("button.autoresizingMask = .flexibleHeight")
    #expect(mask.hasPrefix("step 6    button.autoresizingMask none → flexibleHeight\n"))
    conversation.mustSay(["rotate"])
    #expect(
      conversation.say("button.removeFromSuperview()")
        .hasPrefix("step 8    button removed from view\n"))
    #expect(conversation.say("add button").hasPrefix("step 9    button added to view\n"))
    #expect(
      conversation.say("view.autoresizesSubviews = false")
        .hasPrefix("step 10   view.autoresizesSubviews true → false\n"))
  }

  @Test func barsAreUndoneAndSaved() throws {
    let files = MemoryFiles()
    var conversation = try Conversation(files)
    conversation.mustSay(["navbar large", "tabbar on", "toolbar on"])
    let both = conversation.say("view.safeAreaInsets")
    #expect(conversation.say("tree").contains("navbar large, tabbar on, toolbar on"))
    conversation.mustSay(["save bars.tsume", "undo", "undo", "undo"])
    #expect(conversation.say("view.safeAreaInsets") == "(59, 0, 34, 0)")
    #expect(!conversation.say("tree").contains("bar"))
    conversation.mustSay(["replay bars.tsume"])
    #expect(conversation.say("view.safeAreaInsets") == both)
  }

  @Test func largeTitlesNeedTheirTimeAndBarsADevice() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device iphone-5"])
    #expect(conversation.say("navbar large").contains("has no large titles"))
    #expect(conversation.say("view.frame") == "(0, 64, 320, 504)")
    conversation.mustSay(["device none"])
    for bar in ["tabbar", "toolbar"] {
      #expect(conversation.say("\(bar) on").contains("without a device there is no bar"))
    }
  }

  @Test(arguments: ["navbar", "navbar onn", "navbar on off", "tabbar large", "tabbar", "toolbar"])
  func whatIsNoStateOfABarIsRefused(line: String) throws {
    var conversation = try Conversation()
    #expect(conversation.refusal(of: line).hasPrefix("refused"))
  }

  @Test func aloneTheyTellWhatIsThere() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device iphone-5", "tabbar on"])
    #expect(
      conversation.say("device")
        .contains("The device is iphone-5: 320x568 points, 2 pixels per point."))
    #expect(conversation.refusal(of: "navbar").contains("It is off now."))
    #expect(conversation.refusal(of: "tabbar").contains("It is on now."))
    conversation.mustSay(["device none"])
    #expect(conversation.say("device").contains("There is no device"))
  }

  @Test(arguments: [
    "CGRectMake(0, 20, 320, 416)", "CGRect(x: 0, y: 20, width: 320, height: 416)",
    "CGRect(origin: CGPointMake(0, 20), size: CGSizeMake(320, 416))", "(0, 20, 320, 416)",
  ])
  func rectanglesAreWrittenOldAndNew(value: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(
      ["let box = UIView()", "box.frame = \(value)", "expect box.frame == (0, 20, 320, 416)"])
    conversation.mustSay([
      "box.frame = CGRectZero", "expect box.frame == .zero", "expect .zero == box.center",
      "expect box.autoresizingMask != .flexibleWidth",
      "box.autoresizingMask = [.flexibleWidth]", "expect box.autoresizingMask == .flexibleWidth",
    ])
  }

  @Test func partsOfAFrameAreSetAlone() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))",
      "view.addSubview(box)", "box.frame.size.width = 60", "box.frame.origin = (5, 6)",
      "expect box.frame == (5, 6, 60, 50)", "box.center = view.center",
      "expect box.frame == (166.5, 401, 60, 50)", "box.frame.origin.y += 9",
      "expect box.frame.minY == 410", "box.bounds = CGRect(x: 0, y: 0, width: 80, height: 50)",
      "expect box.frame == (156.5, 410, 80, 50)",
    ])
  }

  @Test func aMisspelledMaskIsMetWithTheRightOne() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.filled)
    let refusal = conversation.refusal(of: "button.autoresizingMask = [.flexibleWidht]")
    #expect(refusal.contains("Did you mean .flexibleWidth"))
  }
}
