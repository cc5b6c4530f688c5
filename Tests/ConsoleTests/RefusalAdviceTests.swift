import Console
import Testing

/// Every refusal says where, why and what to type instead.
@Suite struct RefusalAdviceTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let line: String
    /// What the caret stands under.
    let place: String
    let reason: String
    let advice: String
    var testDescription: String { line }

    init(_ line: String, at place: String, _ reason: String, _ advice: String) {
      self.line = line
      self.place = place
      self.reason = reason
      self.advice = advice
    }
  }

  private static let setUp = [
    "add label title \"Hello\"", "add view box", "add view badge in box", "add guide gap",
    "add tableViewCell cell", "add label gone", "remove gone",
  ]

  private func conversation() throws -> Conversation {
    let files = MemoryFiles([
      "empty.txt": " \n", "empty.xib": "", "empty.swift": "import UIKit\n",
      "notes.txt": "root:x:0:0\n",
    ])
    var surroundings = files.surroundings
    let read = surroundings.read
    surroundings.probe = { $0 == "drafts" ? .failure(.isFolder($0)) : read($0) }
    surroundings.read = { path in
      switch path {
      case "true": .failure(.notText(path))
      case "/dev/null": .failure(.isNoFile(path))
      default: read(path)
      }
    }
    surroundings.write = { path, _ in .failure(.unwritable(path)) }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(Self.setUp)
    return conversation
  }

  private func check(_ refused: Refused) throws {
    var conversation = try conversation()
    let answer = conversation.refusal(of: refused.line)
    let words = answer.split(separator: " ").map { $0.trimmingNewlines }.joined(separator: " ")
    #expect(Conversation.marked(in: answer) == refused.place, "\(answer)")
    #expect(words.contains(refused.reason), "\(answer)")
    #expect(words.contains(refused.advice), "\(answer)")
    #expect(answer.contains("\ntry "), "\(answer)")
    conversation.mustSay(["language ja"])
    #expect(conversation.refusal(of: refused.line).contains("\nヒント"))
  }

  @Test(arguments: [
    Refused(
      "title.widthAnchor.constraint(equalToConstant: )", at: "equalToConstant",
      "the constant is missing", "constraint(equalToConstant: 44)"),
    Refused(
      "title.widthAnchor.constraint(equalToConstant: ).isActive = true", at: "equalToConstant",
      "the constant is missing", "constraint(equalToConstant: 44)"),
    Refused(
      "title.topAnchor.constraint(greaterThanOrEqualTo:)", at: "greaterThanOrEqualTo",
      "the other anchor is missing", "constraint(greaterThanOrEqualTo: view.topAnchor)"),
    Refused(
      "title.topAnchor.constraint(equalToSystemSpacingBelow: )", at: "equalToSystemSpacingBelow",
      "is missing", "constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1)"),
    Refused(
      "title.topAnchor.constraint(equalToo: )", at: "title.topAnchor.constraint(equalToo",
      "does not take", "constraint(equalTo:)"),
    Refused("H:[title]-gg-[box] metrics gg=", at: "", "gg has no number", "metrics gg=8"),
    Refused("H:[title]-gg-[box] metrics gg=title", at: "t", "gg has no number", "metrics gg=8"),
    Refused("H:[title]-gg-[box] metrics gg", at: "", "number each", "metrics gap=8"),
    Refused("H:[title] options foo", at: "foo", "is not an option", "options alignAllCenterY"),
    Refused("canvas foo", at: "foo", "no device foo", "canvas 300x500"),
    Refused("device foo", at: "foo", "no device foo", "device 300x500"),
  ])
  func whatIsMissingIsNamed(_ refused: Refused) throws { try check(refused) }

  @Test(arguments: [
    Refused("remove view", at: "view", "always stays", "inside view"),
    Refused("remove title view", at: "view", "always stays", "inside view"),
    Refused("move view front", at: "view", "always stays", "inside view"),
    Refused("move window front", at: "window", "always stays", "inside view"),
    Refused("rename view x", at: "view", "always stays", "inside view"),
    Refused("move box in badge", at: "badge", "badge is inside box", "Take badge out"),
    Refused("move title above badge", at: "badge", "not a subview", "tree"),
    Refused("move gone front", at: "gone", "not in any view", "add gone"),
    Refused("add label note in gap", at: "gap", "layout guide", "a view instead"),
    Refused("remove cell.contentView", at: "cell.contentView", "belongs to cell", "with cell"),
    Refused("try remove view", at: "view", "always stays", "inside view"),
  ])
  func whatTheDocumentRefusesHasItsPlace(_ refused: Refused) throws { try check(refused) }

  @Test(arguments: [
    Refused("title.foo = 5", at: "foo", "has no foo", "text, font and numberOfLines"),
    Refused("set title.foo 5", at: "foo", "has no foo", "text, font and numberOfLines"),
    Refused("box.foo = 5", at: "foo", "has no foo", "isHidden, frame and layoutMargins"),
    Refused("box.text = \"a\"", at: "text", "has no text", "These have it: label, button"),
    Refused("title.isHidden = 5", at: "5", "true or false", "title.isHidden = false"),
    Refused("title.text = 5", at: "5", "a text in quotes", "title.text = \"5\""),
    Refused("options foo", at: "options", "no command", "options alignAllCenterY"),
    Refused("metrics gap=8", at: "metrics", "no command", "metrics gap=8"),
    Refused(
      "view.safeArea.top == 5", at: "view.safeArea.top", "is a place",
      "title.top == view.safeArea.top + 5"),
    Refused("content box \"x\"", at: "\"x\"", "no such content", "label, button"),
    Refused("content gap 10x10", at: "10x10", "no such content", "width == 100"),
    Refused("when", at: "", "title.width < 40", "It is written when"),
    Refused("expect", at: "", "title.width == 100", "help expect"),
    Refused("why not", at: "", "title.width == 100", "help why"),
    Refused("when title", at: "title", "true or false", "title.width < 40"),
    Refused("expect title", at: "title", "true or false", "title.width < 40"),
    Refused("expect title.width", at: "title.width", "true or false", "title.width < 40"),
    Refused("why not title", at: "", "==, <= or >=", "title.width == 100"),
    Refused("when title.width <", at: "", "should follow", "It is written when"),
  ])
  func whatToTypeInsteadIsSaid(_ refused: Refused) throws { try check(refused) }

  @Test(arguments: [
    Refused("add label note in title in box", at: "in", "one superview", "in card"),
    Refused("add label note 10x20 10x20", at: "10x20", "what to do with 10x20", "add KIND"),
    Refused(
      "add view a, b, c", at: ",", "one view or guide", "add view a / add view b / add view c"),
    Refused("add view a,b in box", at: ",", "one view", "add view a in box / add view b in box"),
    Refused("add label a, \"Hi\"", at: ",", "one view", "Did you mean add label a \"Hi\"?"),
    Refused("add view a, 10x20", at: ",", "one view", "Did you mean add view a 10x20?"),
    Refused("add view a,", at: ",", "one view or guide", "Did you mean add view a?"),
    Refused("add view ,", at: ",", "cannot be a name", "A name begins with"),
    Refused("add label in box", at: "in", "name of the new view", "add label note in box"),
    Refused("in title in box", at: "in", "no command", "move note in card"),
  ])
  func whatGoesWhereIsSaidOnce(_ refused: Refused) throws { try check(refused) }

  @Test(arguments: [
    Refused("box height 100", at: "box", "no command box", "box.height == 100 makes"),
    Refused("box left 20", at: "box", "no command box", "box.left == view.left + 20 makes"),
    Refused("title bottom", at: "title", "no command", "title.bottom == view.bottom - 16 makes"),
    Refused("box 16", at: "box", "no command box", "box.width == 16 makes"),
    Refused("height of title 44", at: "height", "no command", "title.height == 44 makes"),
    Refused("tsume lesson 1", at: "tsume", "no command tsume", "Here that is lesson 1."),
    Refused("open notes.txt", at: "open", "no command open", "import notes.txt"),
    Refused("nobody.frame", at: "nobody", "is called nobody", "add label nobody would make a view"),
    Refused(
      "title.top == nobody.top", at: "nobody", "is called nobody", "make a view of that name"),
    Refused("nobody.frame = box.frame", at: "nobody", "is called nobody", "would make a view"),
    Refused("nobody.constant", at: "nobody", "is called nobody", "title.width == 100 as nobody"),
    Refused("title.alpha = nobody", at: "nobody", "is called nobody", "let nobody = 8"),
  ])
  func whatWasMeantIsSaid(_ refused: Refused) throws { try check(refused) }

  @Test func aClassThatIsOpenIsOne() throws {
    var conversation = try conversation()
    conversation.mustSay(["open class Card: UIView {}", "let card = Card()"])
  }

  /// Which is tried before it is offered.
  @Test(arguments: [
    ("title.centerX = view.centerX", "title.centerX == view.centerX makes"),
    ("title.centerXAnchor = view.centerX + 8", "title.centerX == view.centerX + 8 makes"),
    ("set title.top box.bottom", "title.top == box.bottom makes"),
    ("title.width = 2*box.width", "title.width == 2 * box.width makes"),
    ("title.width = 5", "title.width == 5 makes"), ("title.top = 8", "title.top == view.top + 8"),
    ("title.top = -8", "title.top == view.top - 8"), ("title.top = 0", "title.top == view.top "),
    ("title.leading = view.left", "title.leading == view.leading makes"),
  ])
  func anAssignedAnchorIsRelatedToWhatWasTyped(line: String, advice: String) throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: line).contains(advice))
  }

  @Test(arguments: [
    Refused("/* hello", at: "/*", "comment is never closed", "*/"),
    Refused("title.alpha = 1 /* b", at: "/*", "comment is never closed", "*/"),
    Refused("title.alpha = (1 /* b", at: "/*", "comment is never closed", "*/"),
    Refused("if true { /* b }", at: "/*", "comment is never closed", "*/"),
    Refused(
      "? " + String(repeating: "not ", count: 300) + "true", at: "not", "nested too deep",
      "inner part"),
    Refused(
      String(repeating: "for i in 0..<1 { ", count: 30), at: "{", "nested too deep", "inner part"),
  ])
  func whatOpensIsClosedAndNotNestedTooDeep(_ refused: Refused) throws { try check(refused) }

  @Test(arguments: [
    Refused("import notes.txt", at: "notes.txt", "no constraint conflict", "Unable to"),
    Refused("import empty.txt", at: "empty.txt", "is empty", "a console log"),
    Refused("import empty.xib", at: "empty.xib", "is empty", "a xib"),
    Refused("import empty.swift", at: "empty.swift", "Nothing in this file", "addSubview"),
    Refused("import true", at: "true", "holds no text", "text files"),
    Refused("import /dev/null", at: "/dev/null", "no ordinary file", "with text in it"),
    Refused("save new/a.tsume", at: "new/a.tsume", "cannot be written", "folder exists"),
    Refused("export svg new/a.svg", at: "new/a.svg", "cannot be written", "folder exists"),
    Refused("save drafts", at: "drafts", "is a folder", "save drafts/layout.tsume"),
    Refused("save drafts", at: "drafts", "is a folder", "save drafts.tsume"),
    Refused("export svg drafts", at: "drafts", "is a folder", "export svg drafts/layout.svg"),
  ])
  func whatIsWrongWithAFileHasItsPlace(_ refused: Refused) throws { try check(refused) }
}

extension Substring {
  /// A line that was broken, in one.
  fileprivate var trimmingNewlines: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
