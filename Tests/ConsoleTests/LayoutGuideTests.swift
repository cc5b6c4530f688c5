import Console
import Prose
import Testing

/// The guides of a controller from before there were safe areas.
@Suite struct LayoutGuideTests {
  @Test func aConstraintToThemFollowsTheBarsAndComesBack() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add label title", "title.leading == view.leading",
      "title.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true",
      "expect title.y == 20", "navbar on", "expect title.y == 64", "undo", "expect title.y == 20",
      "save kept", "replay kept.tsume", "expect title.y == 20",
    ])
  }

  /// At its top edge the view is as well held by the guide's.
  @Test func theirOuterEdgesAreTheViews() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-x", "add view box", "H:|[box]|",
      "V:[topLayoutGuide][box][bottomLayoutGuide]", "expect box.frame == (0, 44, 375, 734)",
      "expect topLayoutGuide.top == 0", "expect bottomLayoutGuide.bottom == 812",
      "expect bottomLayoutGuide.height == 34",
    ])
  }

  @Test(arguments: [
    "title.leading == topLayoutGuide.leading", "H:[topLayoutGuide][title]",
    "title.width == topLayoutGuide.width", "title.top == topLayoutGuide.firstBaseline",
  ])
  func theyHaveNothingAcross(line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    let words = conversation.refusal(of: line)
    #expect(words.contains("view.topLayoutGuide has no"))
  }

  @Test func aViewOfThatNameComesFirst() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view topLayoutGuide", "V:|-10-[topLayoutGuide(30)]", "expect topLayoutGuide.top == 10",
    ])
  }

  @Test(arguments: [Language.english, .japanese])
  func helpShowsTheGuide(language: Language) throws {
    var conversation = try Conversation(language: language)
    #expect(conversation.say("help topLayoutGuide").contains("why view.topLayoutGuide.top"))
  }

  @Test func tabOffersThemDownAndNotAcross() throws {
    let desk = try CompletionDesk()
    #expect(desk.texts("title.top == topL").contains("topLayoutGuide"))
    #expect(desk.texts("V:[topL").contains("topLayoutGuide"))
    #expect(desk.texts("view.topL").contains("topLayoutGuide"))
    #expect(!desk.texts("title.leading == topL").contains("topLayoutGuide"))
    #expect(!desk.texts("H:[topL").contains("topLayoutGuide"))
    #expect(!desk.texts("card.topL").contains("topLayoutGuide"))
    #expect(desk.texts("topLayoutGuide.").contains("length"))
    #expect(!desk.texts("topLayoutGuide.").contains("width"))
  }
}
