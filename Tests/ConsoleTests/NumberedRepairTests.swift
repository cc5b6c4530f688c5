import Console
import Prose
import Testing

/// `fix` numbers what settles, turns round or mends, behind the repairs of conflicts.
@Suite struct NumberedRepairTests {
  @Test func `What settles an ambiguity is a repair`() throws {
    var conversation = try Conversation(onSmallScreen: ["add label title \"Hello\""])
    let listed = conversation.say("fix")
    #expect(listed.contains("ambiguous title.x  anything; nothing fixes its leading edge"))
    #expect(listed.contains("fix       1  title.leading == view.leading + 16  title moves"))
    #expect(
      conversation.say("ambiguity").contains("title.top == view.top + 16 would settle it (fix 2)"))
    conversation.mustSay(["fix 1", "expect title.x == 16", "expect unambiguous title.x"])
    // A number may mean another repair elsewhere; the line does not.
    #expect(conversation.say("history").contains("title.leading == view.leading + 16"))
    conversation.mustSay([
      "fix 1", "expect unambiguous", "undo", "undo", "expect ambiguous title.x",
    ])
    #expect(conversation.say("fix 9").contains("refused"))
  }

  @Test func `What is remembered of a repair has all its decimals`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.leading == view.leading + 16; box.trailing == view.trailing + 10.33333",
      "box.top == view.top + 20; box.height == 40", "fix 1", "expect c2.constant == -10.33333",
    ])
    #expect(conversation.say("history").contains("c2.constant = -10.33333"))
  }

  /// Each settles one thing, and how much is scrolled is open only then.
  @Test func `What is scrolled is settled a place at a time`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add scrollView s", "H:|[s]|", "V:|[s]|", "add label t \"Hello\" in s",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("1  t.leading == s.leading + 16"), "\(listed)")
    #expect(listed.contains("2  t.top == s.top + 16"), "\(listed)")
    conversation.mustSay([
      "fix 1", "expect unambiguous t.x", "expect ambiguous s.content.width", "fix 1", "fix 1",
      "fix 1", "expect unambiguous",
    ])
  }

  /// No constraint is the author's, but the frame and the spacing are.
  @Test func `A stack view that is at odds with itself gets its length, or no spacing`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "let s = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))",
      "view.addSubview(s)", "s.isLayoutMarginsRelativeArrangement = true",
      "add label a \"Text\" in s",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("1  s.frame.size = CGSize(width: 48, height: 10)"), "\(listed)")
    #expect(listed.contains("2  s.frame.size = CGSize(width: 10, height: 37)"), "\(listed)")
    conversation.mustSay([
      "fix 1", "fix 1", "expect no conflict", "expect s.frame == (0, 0, 48, 37)",
      "s.isLayoutMarginsRelativeArrangement = false", "s.spacing = 500", "add view b in s",
    ])
    #expect(conversation.say("fix").contains("1  s.spacing 0"))
    conversation.mustSay(["fix 1", "expect no conflict"])
  }

  @Test(arguments: [
    (Language.english, "tried for the first 8 ambiguities only"), (.japanese, "先頭 8 件の曖昧さだけ"),
  ])
  func `Of many ambiguities it is said that only the first were tried`(
    language: Language, words: String
  ) throws {
    var conversation = try Conversation(
      onSmallScreen: ["add view a", "add view b"], language: language)
    #expect(!conversation.say("fix").contains(words))
    conversation.mustSay(["add view c"])
    #expect(conversation.say("fix").contains(words))
  }

  @Test func `A bound with many decimals is settled by the next whole number`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.width >= 133.33333",
      "box.trailing == view.trailing; box.top == view.top; box.height == 10",
    ])
    #expect(conversation.say("ambiguity").contains("box.width == 134 would settle it (fix 1)"))
    conversation.mustSay(["fix 1", "expect unambiguous", "expect box.width == 134"])
  }

  @Test func `They follow those of conflicts`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.width == 100", "box.width == 200", "box.height == 10",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("fix       1  c2 @999"))
    #expect(listed.contains("fix       3  box.leading == view.leading + 16"))
    conversation.mustSay([
      "fix 3", "expect box.x == 16", "expect conflict", "fix 1", "expect no conflict",
    ])
  }

  @Test func `A tie is turned round by its number`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.leading == view.leading; box.top == view.top; box.height == 10",
      "box.width == 100 @250 as narrow", "box.width == 200 @250 as wide",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("fix       1  narrow @251"))
    #expect(listed.contains("fix       2  wide @251"))
    #expect(conversation.say("ambiguity").contains("would turn it round (fix 2)"))
    conversation.mustSay(["fix 2", "expect box.width == 200", "expect wide.priority == 251"])
    #expect(conversation.say("history").contains("wide.priority = 251"))
  }

  @Test func `An inequality that lets a view only out is turned back`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view outer", "add view inner in outer", "outer.width == 300",
      "inner.leading == outer.leading + 8", "inner.width == 50",
      "inner.trailing >= outer.trailing - 8 as bound",
    ])
    #expect(conversation.say("fix").contains("fix       1  bound becomes inner.trailing <="))
    conversation.mustSay(["fix 1", "expect no conflict", "expect inner.width == 50"])
    conversation.mustSay(["undo", "expect conflict"])
  }

  @Test func `A text that is cut gets its room`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label title \"A title that is far too long for the room that it has got here\"",
      "title.leading == view.leading; title.top == view.top; title.width == 100 @751",
    ])
    #expect(conversation.say("suspicions").contains("(fix 1)"))
    conversation.mustSay(["fix 1", "expect unsuspicious title"])
  }

  @Test func `What overlaps is parted`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label one \"One\"", "add label two \"Two\"",
      "one.leading == view.leading; two.leading == view.leading",
      "one.top == view.top; two.top == view.top @500",
    ])
    #expect(conversation.say("fix").contains("two.top >= one.bottom + 8"))
    conversation.mustSay(["fix 1", "expect unsuspicious", "expect no conflict"])
  }

  @Test func `Nothing is offered where all is well`() throws {
    var conversation = try Conversation(onSmallScreen: [])
    #expect(conversation.say("fix") == "ok        there is nothing to repair")
  }

  @Test func `Numbers on from torutsume's are those of its report`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label a \"A\"", "add label b \"B\"", "add label c \"C\"",
      "a.top == view.top + 8; b.top == a.bottom + 8; c.top == b.bottom + 8",
    ])
    let repairs = conversation.say("fix").split(separator: "\n").filter { $0.hasPrefix("fix") }
    let ways = conversation.say("torutsume b")
    #expect(ways.contains("  \(repairs.count + 1)  ") || ways.contains(" \(repairs.count + 1) "))
  }

  /// What one types into takes the rest, not the button beside it; either can be chosen.
  @Test func `In a row the field grows`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add stackView row", "add label name \"Name\" in row", "add textField field \"Anna\" in row",
      "add button clear \"Clear\" in row", "H:|-16-[row]-16-|", "row.top == view.safeArea.top + 8",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("1  clear.hug.h @251"), "\(listed)")
    #expect(listed.contains("2  field.hug.h @251"), "\(listed)")
    conversation.mustSay(["fix 1", "expect unambiguous", "expect field.width > 150"])
  }

  /// With three alike one that is raised does not settle it; the field below all of them does.
  @Test func `Of several that tie the field gives way`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add stackView row", "add button one \"One\" in row", "add textField field \"Anna\" in row",
      "add button two \"Two\" in row", "H:|-16-[row]-16-|", "row.top == view.safeArea.top + 8",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("field.hug.h @249"), "\(listed)")
  }
}
