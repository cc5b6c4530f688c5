import Console
import Prose
import Testing

/// `traits`: size classes, and constraints that are installed by them.
@Suite struct TraitsCommandTests {
  private static let scene = [
    "device iphone-8-plus", "add view box", "box.width == 100", "box.width == 300",
    "traits c1 in wC", "traits c2 in wR",
  ]

  @Test(arguments: [
    ("iphone-8", "portrait", "compact", "regular"), ("iphone-8", "landscape", "compact", "compact"),
    ("iphone-8-plus", "landscape", "regular", "compact"),
    ("iphone-11", "landscape", "regular", "compact"),
    ("iphone-15", "landscape", "compact", "compact"),
    ("ipad-pro-11", "portrait", "regular", "regular"),
    ("ipad-pro-11", "landscape", "regular", "regular"),
  ])
  func sizeClassesFollowTheDevice(
    device: String, orientation: String, horizontal: String, vertical: String
  ) throws {
    var conversation = try Conversation()
    conversation.mustSay(
      [
        "device \(device)", "rotate \(orientation)",
        "expect view.traitCollection.horizontalSizeClass == .\(horizontal)",
        "expect view.traitCollection.verticalSizeClass == .\(vertical)",
        "expect view.traitCollection.layoutDirection == .leftToRight",
      ].filter { $0 != "rotate portrait" })
  }

  @Test func aCollectionOfTraitsPrintsThem() throws {
    var conversation = try Conversation()
    let words = conversation.say("view.traitCollection").split { $0 == " " || $0 == "\n" }
    #expect(
      words.joined(separator: " ")
        == "horizontalSizeClass .compact, verticalSizeClass .regular, displayScale 3, "
        + "userInterfaceIdiom .phone, layoutDirection .leftToRight, "
        + "preferredContentSizeCategory .large, userInterfaceStyle .light")
    #expect(conversation.refusal(of: "view.traitCollection.size").contains("collection of traits"))
    #expect(try CompletionDesk().texts("title.traitCollection.disp") == ["displayScale"])
  }

  @Test func constraintsAreInstalledAndTakenOutByRotationDeviceAndHand() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.scene + ["expect box.width == 100", "expect no conflict"])
    let told = conversation.say("rotate")
    #expect(told.contains("c2 installed"))
    #expect(told.contains("c1 uninstalled"))
    conversation.mustSay([
      "expect box.width == 300", "undo", "expect box.width == 100", "redo",
      "expect box.width == 300", "device iphone-8", "expect box.width == 100",
      "traits horizontal regular", "expect box.width == 300", "traits horizontal auto",
      "expect box.width == 100", "traits c1 in any", "device ipad-9", "expect conflict", "undo",
      "save kept", "replay kept.tsume", "expect box.width == 100",
    ])
  }

  @Test func viewsAreInstalledAndTakenOut() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add view box", "box.top == view.top", "box.width == 100",
      "traits box in hC", "expect box.superview == nil",
    ])
    #expect(conversation.say("tree").contains("not installed"))
    #expect(conversation.say("constraints").contains("not installed, as box is not"))
    #expect(conversation.say("traits").contains("box       view  hC  not installed"))
    let told = conversation.say("rotate")
    #expect(told.contains("box installed"))
    #expect(told.contains("c1 installed"))
    #expect(conversation.say("diff 5").contains("box installed"))
    conversation.mustSay([
      "expect box.superview == view", "undo", "expect box.superview == nil", "redo",
      "traits box c1 in any", "rotate", "expect box.superview == view", "save kept",
      "replay kept.tsume", "expect box.superview == view",
    ])
  }

  @Test func theReportListsWhatDependsOnThem() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.scene)
    #expect(
      conversation.say("traits") == """
        traits    horizontal compact
                  vertical regular
          c1        box.width == 100  wC  installed
          c2        box.width == 300  wR  not installed
        """)
    #expect(conversation.say("constraints").contains("not installed: only in wR"))
    conversation.mustSay(["traits vertical compact"])
    #expect(conversation.say("traits").contains("vertical compact, set by hand"))
  }

  @Test(arguments: [
    ("traits sideways regular", "sideways"), ("traits horizontal large", "compact"),
    ("traits c1 in w", "wC"), ("traits c9 in wC", "c9"),
  ])
  func whatIsNoTraitIsRefused(line: String, words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.scene)
    #expect(conversation.refusal(of: line).contains(words))
  }
}
