import Console
import Testing

/// What is offered where a view that a stack view hides cannot shrink: it fits the view, and it holds.
@Suite struct HiddenRepairTests {
  private static let content = [
    "add stackView row", "row.leading == view.leading; row.top == view.top",
    "add button ok \"Follow\" in row", "add label t \"x\" in row",
    "ok.setContentCompressionResistancePriority(.required, for: .horizontal)",
  ]

  private static let nested = [
    "add stackView row", "row.leading == view.leading; row.top == view.top",
    "add stackView stars in row", "stars.spacing = 2", "add view s1 in stars",
    "add view s2 in stars", "add label t \"x\" in row",
  ]

  private static let sizes = "s1.width == 12; s1.height == 12; s2.width == 12; s2.height == 12"

  @Test func aViewOfAFixedSizeIsToldByThatSize() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView row", "row.leading == view.leading; row.top == view.top",
      "add view s1 in row", "add label t \"x\" in row", "s1.width == 12 as side",
    ])
    let said = conversation.say("s1.isHidden = true")
    #expect(said.contains("but side gives it a width"))
    #expect(said.contains("repair    let side give way at 999"))
    #expect(!said.contains("what is in it"))
    conversation.mustSay(["undo", "add view inner in s1", "side.isActive = false"])
    conversation.mustSay(["inner.leading == s1.leading + 8; inner.trailing == s1.trailing - 8"])
    #expect(conversation.say("s1.isHidden = true").contains("what is in it does not"))
  }

  /// With nothing that contradicts it, and only where one side passes on to the others.
  @Test(arguments: [
    ("s1.width == 2 * s1.height", ".fill", true), ("s1.width == 20", ".fill", false),
    ("s1.width == 2 * s1.height", ".top", false),
  ])
  func whatARatioDoesToARowIsToldWithWhatIsKnownOfIt(
    _ size: String, _ alignment: String, _ isTold: Bool
  ) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView row", "row.leading == view.leading; row.top == view.top; row.width == 300",
      "row.alignment = \(alignment)", "add label t \"x\" in row", "add view s1 in row", size,
    ])
    #expect(conversation.say("hide s1").contains("is in no report that is known here") == isTold)
  }

  @Test func aViewThatInsistsOnItsContentGivesThatUp() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.content)
    let said = conversation.say("ok.isHidden = true")
    #expect(said.contains("repair    let its content give way at 999"))
    #expect(said.contains("ok.setContentCompressionResistancePriority("))
    #expect(said.contains("  UILayoutPriority(999), for: .horizontal)"))
    #expect(said.contains("fix       1  ok.resist.h @999"))
    #expect(!said.contains("what it arranges"))
    conversation.mustSay([
      "fix 1", "expect no conflict", "expect ok.resist.h.priority == 999", "ok.isHidden = false",
      "expect ok.width == 44",
    ])
  }

  @Test func aStackViewOfFixedSizesGivesUpThoseAndItsSpacing() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.nested + [Self.sizes])
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("fix       1  stars.spacing 0, c3 and c5 @999"))
    #expect(said.contains("let the constraints in it"))
    #expect(!said.contains("stars.spacing = 0"))
    conversation.mustSay(["fix 1", "expect no conflict", "expect c4.priority == 1000"])
  }

  @Test func placesInAStackViewAreKeptWhereGivingUpItsSizesIsEnough() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.nested + [
        Self.sizes, "add view in1 in s1", "in1.leading == s1.leading; in1.trailing == s1.trailing",
        "in1.top == s1.top; in1.height == 4",
      ])
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("fix       1  stars.spacing 0, c3 and c5 @999"))
    conversation.mustSay([
      "fix 1", "expect no conflict", "expect c7.priority == 1000", "expect c8.priority == 1000",
    ])
  }

  @Test func placesInAStackViewGiveWayWhereItsSizesAloneDoNotHelp() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.nested + [
        "add view in1 in s1", "in1.leading == s1.leading + 4; in1.trailing == s1.trailing - 4",
        "in1.top == s1.top; in1.height == 4",
      ])
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("fix       1  stars.spacing 0, c3 and c4 @999"))
    conversation.mustSay(["fix 1", "expect no conflict"])
  }

  @Test func noSpacingIsClosedUpWhereThereIsNone() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.nested + ["stars.spacing = 0", Self.sizes])
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("fix       1  c3 @999"))
    #expect(!said.contains("spacing 0"))
  }

  @Test func aStackViewWhoseViewsShrinkGivesUpItsSpacing() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.nested)
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("fix       1  stars.spacing 0 "))
    #expect(!said.contains("@999"))
    conversation.mustSay(["fix 1", "expect no conflict"])
  }

  @Test func whatIsHiddenGivesWayBeforeWhatIsShown() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView form", "form.axis = .vertical",
      "form.leading == view.leading; form.top == view.top",
      "add view email in form", "add view password in form", "email.height == 44",
      "password.height == email.height",
    ])
    let said = conversation.say("password.isHidden = true")
    #expect(said.contains("fix       1  c4 @999"), "\(said)")
    #expect(said.contains("c4.isActive = false; c4.priority = .init(999)"), "\(said)")
    conversation.mustSay(["fix 1", "expect no conflict", "expect email.height == 44", "undo"])
    // What would leave nothing of what is seen comes last.
    let all = conversation.say("fix")
    let last = all.split(separator: "\n").last.map(String.init) ?? ""
    #expect(!last.contains("password"), "\(all)")
  }

  @Test func takingItOutIsNamedWhereNothingElseHelps() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.nested + ["stars.setCustomSpacing(6, after: s1)"])
    let said = conversation.say("stars.isHidden = true")
    #expect(said.contains("repair    remove the view from the stack view instead of hiding it"))
    #expect(!said.contains("fix "))
    conversation.mustSay(["remove stars", "expect no conflict"])
  }
}
