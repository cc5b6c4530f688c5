import Console
import Testing

/// Visual formats beside others on one line, and formats that lack a bracket.
@Suite struct JoinedLineTests {
  @Test func `Formats and relations are one step`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view a", "add view b"])
    conversation.mustSay([
      "H:|-[a]-[b(==a)]-|; V:|-20-[a(40)]; b.top == a.top; b.height == a.height; b.isHidden = true",
      "expect unambiguous", "expect b.isHidden", "expect a.frame == (16, 20, 140, 40)",
    ])
    #expect(conversation.say("undo").contains("back from step 4"))
    conversation.mustSay([
      "expect count 0", "b.top == view.top; H:|[b(10)]; V:[b(10)] // so", "expect count 4",
    ])
  }

  @Test func `One that is wrong leaves all undone and is shown in its place`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view a"])
    let refusal = conversation.refusal(of: "H:|[a]|; V:|[a; a.width == 10")
    #expect(refusal.contains("The view ends with ]"))
    #expect(
      refusal.contains("\n          H:|[a]|; V:|[a; a.width == 10\n                        ^"))
    #expect(conversation.refusal(of: "H:|[a]|; hide a").contains("hide is a command"))
  }

  @Test func `A paste takes them too`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view a"])
    conversation.paste("H:|[a]|; V:|[a(10)]\na.isHidden = true")
    conversation.mustSay(["expect a.frame == (0, 0, 320, 10)", "expect a.isHidden"])
  }

  @Test(arguments: [
    "H:|-[title", "V:[title(44]", "|-[title", "[title(>=10)", "H:|-(16-[title]", "| ok (not so",
  ])
  func `A bracket that lacks in a format opens nothing`(_ line: String) throws {
    var entry = UnfinishedEntry()
    entry.append(line)
    #expect(try !Conversation().session.goesOn(after: entry))
  }

  @Test(arguments: [
    "[title, note", "[", "outer: for v in [a] {", "[NSLayoutConstraint activateConstraints:@[",
    "let views = [", "func f() {", "H(", "view.addSubview(",
  ])
  func `Other brackets do`(_ line: String) throws {
    var entry = UnfinishedEntry()
    entry.append(line)
    #expect(try Conversation().session.goesOn(after: entry))
  }

  @Test func `What follows such a line is carried out`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view a"])
    #expect(conversation.say("H:|-[a").contains("refused"))
    conversation.mustSay(["a.width == 10"])
  }
}
