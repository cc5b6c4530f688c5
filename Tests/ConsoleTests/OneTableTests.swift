import Testing

@testable import Console

/// What the tables of code know of UIKit is typed and completed as it is pasted: nothing of it is written
/// twice.
@Suite struct OneTableTests {
  private static let edges = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"

  @Test(arguments: [
    (["add label l", "l.numberOfLines = 3"], "l.numberOfLines", "3"),
    (["add textField f", "f.borderStyle = .bezel"], "f.borderStyle", ".bezel"),
    (["add stackView s", "s.axis = .vertical"], "s.axis", ".vertical"),
    (["add scrollView s", "s.contentInset = \(edges)"], "s.contentInset", "(1, 2, 3, 4)"),
    (["add tableView t", "t.separatorStyle = .none"], "t.separatorStyle", ".none"),
    (
      ["add button b \"Go\"", "b.contentEdgeInsets = \(edges)"], "b.contentEdgeInsets",
      "(1, 2, 3, 4)"
    ),
    (["add view v"], "v.effectiveUserInterfaceLayoutDirection", ".leftToRight"),
    (
      ["add segmentedControl s", "s.insertSegment(withTitle: \"A\", at: 0, animated: false)"],
      "s.titleForSegment(at: 0)", "\"A\""
    ),
    ([], "CGRect(x: 1, y: 2, width: 3, height: 4).integral.maxX", "4"),
    ([], "UIColor(white: 1, alpha: 1).withAlphaComponent(0.5)", "#FFFFFF 50%"),
    ([], "UIFont.systemFont(ofSize: 20, weight: .bold)", "system 20 bold"),
    ([], "UIDevice.current.userInterfaceIdiom", ".phone"),
  ])
  func whatTheTablesKnowIsTyped(_ lines: [String], _ question: String, _ answer: String) throws {
    var conversation = try Conversation(onSmallScreen: lines)
    #expect(conversation.say(question) == answer)
  }

  @Test func whatOnlyTheTablesCallIsCarriedOut() throws {
    var conversation = try Conversation(onSmallScreen: ["add segmentedControl s"])
    conversation.mustSay([
      "s.insertSegment(withTitle: \"A\", at: 0, animated: false)", "s.removeAllSegments()",
      "expect s.numberOfSegments == 0", "undo", "expect s.numberOfSegments == 3",
    ])
  }

  /// A typed line stays strict: what the class of a view does not have is refused.
  @Test(arguments: [
    ("add view v", "v.numberOfLines = 2", "label"), ("add label l", "l.isOn = true", "has no isOn"),
    ("add label l", "l.numberOfLines = true", "a number"),
    ("add label l", "l.numberOfLines = 2.5", "a whole number"),
    ("add textField f", "f.borderStyle = .round", ".roundedRect"),
    ("add textField f", "f.keyboardType = .numberPat", ".numberPad"),
    ("add segmentedControl s", "s.numberOfSegments = 2", "numberOfSegments"),
    ("add view v", "v.transform = CGAffineTransform(scale: 2)", "CGAffineTransform(scaleX:y:)"),
  ])
  func whatAClassDoesNotHaveIsRefused(_ before: String, _ line: String, _ words: String) throws {
    var conversation = try Conversation(onSmallScreen: [before])
    let answer = conversation.refusal(of: line)
    #expect(answer.contains(words), "\(answer)")
  }

  @Test(arguments: [
    ("add switch w", "w.isOn = true"), ("add textField f", "f.keyboardType = .numberPad"),
    ("let well = UIColorWell()", "well.isEnabled = false"),
    ("let card = ProfileCard()", "card.textColor = .red"),
  ])
  func whatHasNoPartInTheLayoutPasses(_ before: String, _ line: String) throws {
    var conversation = try Conversation(onSmallScreen: [before])
    #expect(conversation.say(line).contains("has no part in the layout"))
  }

  @Test(arguments: [
    ("title.numberOf", "numberOfLines"), ("let well = UIColorW", "UIColorWell()"),
    ("title.frame.stand", "standardized"), ("title.lineBreakMode = .by", "byClipping"),
  ])
  func whatTheTablesKnowIsCompleted(_ typed: String, _ candidate: String) throws {
    #expect(try CompletionDesk().texts(typed).contains(candidate))
  }

  @Test(arguments: [
    ("help numberOfLines", "label"), ("help borderStyle", ".roundedRect"),
    ("help UIEdgeInsets", "top:left:"), ("help UIColorWell", "UIColorWell()"),
  ])
  func whatTheTablesKnowIsHelpedWith(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    #expect(conversation.say(line).contains(words))
  }
}
