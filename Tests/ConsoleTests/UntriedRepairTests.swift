import Console
import Prose
import Testing

/// Repairs are tried for some conflicts at a time; of the others it is said how to come to theirs.
@Suite struct UntriedRepairTests {
  private static let four = [
    "add view a", "a.leading == view.leading; a.top == view.top; a.height == 50", "a.width == 1",
    "a.width == 2", "a.width == 3", "a.width == 4", "a.width == 5",
  ]

  private static let words = "tried for the first 4 conflicts only"

  @Test func theFifthConflictSaysHowToComeToItsRepairs() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.four)
    #expect(!conversation.say("conflicts").contains(Self.words))
    #expect(conversation.say("a.width == 6").contains("fix       \(Self.words)"))
    let listed = conversation.say("conflicts")
    #expect(listed.ranges(of: Self.words).count == 1)
    conversation.mustSay(["fix 1"])
    let rest = conversation.say("conflicts")
    #expect(!rest.contains(Self.words))
    #expect(rest.contains("c9 @999"))
  }

  /// What is not to be repaired does not take the place of what is.
  @Test func whatIsHarmlessTakesNoPlaceAmongThoseThatAreTried() throws {
    var conversation = try Conversation()
    conversation.paste(Self.harmless)
    conversation.mustSay(Self.four)
    #expect(!conversation.say("conflicts").contains(Self.words))
  }

  private static let harmless = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600000a1 _UIAlertControllerView:0x7fa1b2c3.width == 44   (active)>",
        "<NSLayoutConstraint:0x600000a2 _UIAlertControllerView:0x7fa1b2c3.width == 20   (active)>"
    )
    """

  @Test func itSaysSoInJapanese() throws {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(Self.four)
    #expect(conversation.say("a.width == 6").contains("先頭 4 件の矛盾だけ"))
  }
}
