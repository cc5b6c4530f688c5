import Console
import Testing

/// What is said of findings that are no more.
@Suite struct GoneFindingTests {
  @Test func aWishThatLeavesTheWindowDoesNotHoldNow() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 100", "box.width == 200 @999"])
    #expect(!conversation.say("box.removeFromSuperview()").contains("holds now"))
  }

  @Test func aConflictWhoseViewLeavesTheWindowIsGone() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view box", "box.width == 100", "box.width == 300 as w", "expect broken w",
    ])
    let said = conversation.say("box.removeFromSuperview()")
    #expect(said.contains("solved    the conflict around w is gone"))
  }

  @Test func whatIsRemovedGoesByItsName() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view box", "box.width == 100 @750", "box.width == 200 @750 as w3",
    ])
    let said = conversation.say("remove w3")
    #expect(said.contains("c1 and w3 no longer tie"))
  }

  @Test func allThatTiedAreNamed() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView row", "H:|[row]|", "add view a 60x20 in row", "add view b 80x20 in row",
      "add view c 40x20 in row", "expect tie a.hug.h c.hug.h",
    ])
    let settled = conversation.say("row.distribution = .fillEqually")
    #expect(settled.contains("b.hug.h, c.hug.h and a.hug.h no longer tie"), "\(settled)")
    conversation.mustSay(["undo", "language ja"])
    let inJapanese = conversation.say("row.distribution = .fillEqually")
    #expect(inJapanese.contains("b.hug.h、c.hug.h、a.hug.h の同順位はなくなりました"), "\(inJapanese)")
  }

  @Test func aConflictGoesByTheNameOfWhatWasBroken() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 100", "box.width == 200 as wide"])
    let said = conversation.say("remove wide")
    #expect(said.contains("solved    the conflict around wide is gone"))
  }
}
