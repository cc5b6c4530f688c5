import Testing

@testable import Console

/// What expressions print.
@Suite struct LanguageExpressionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let answer: [String]
    var testDescription: String { line }

    init(_ line: String, _ answer: String...) {
      self.line = line
      self.answer = answer
    }
  }

  /// `title` is pinned at (16, 40), `photo` has no place, `c3` is the title's width.
  private static func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    try desk.type("title.leading == view.leading + 16")
    try desk.type("title.top == view.top + 40")
    try desk.type("title.width == 288 @750 as wide")
    try desk.type("let gapSize = 8")
    try desk.type("let all = [c1, c2]")
    return desk
  }

  @Test(arguments: [
    Case("1 + 2*3", "7"), Case("(1 + 2)*3", "9"), Case("7/2", "3"), Case("7.0/2", "3.5"),
    Case("7/2 + 0.5", "4"), Case("-gapSize", "-8"),
    Case("0.1 + 0.2", "0.3"), Case("-0.0001", "0"), Case("\"a\" + \"b\"", "\"ab\""),
    Case("title.width", "288"), Case("title.leading", "16"),
    Case("title.bottom - title.top", "20.5"),
    Case("title.frame", "(16, 40, 288, 20.5)"), Case("title.frame.origin", "(16, 40)"),
    Case("title.frame.maxX", "304"), Case("title.frame.size.height", "20.5"),
    Case("title.bounds", "(0, 0, 288, 20.5)"), Case("title.center", "(160, 50.25)"),
    Case("title.x", "16"), Case("view.width", "320"), Case("view.safeArea.top", "0"),
    Case("view.layoutMargins", "(0, 16, 0, 16)"), Case("view.layoutMargins.left", "16"),
    Case("view.directionalLayoutMargins.leading", "16"),
    Case("photo.intrinsicContentSize", "(60, 40)"), Case("card.intrinsicContentSize", "(-1, -1)"),
    Case("photo.image", "(60, 40)"), Case("card.isHidden", "false"), Case("title.text", "\"Name\""),
    Case("title.font", "system 17 regular"), Case("title.font.pointSize", "17"),
    Case("old.frame", "(10, 20, 100, 50)"),
    Case("old.translatesAutoresizingMaskIntoConstraints", "true"),
    Case("old.autoresizingMask", "[]"), Case("badge.superview", "card"),
    Case("card.subviews", "[badge]"), Case("card.subviews[0]", "badge"),
    Case("view.subviews.count", "4"), Case("view.layoutGuides", "[gap]"),
    Case("spare.superview", "nil"), Case("spare.superview?.frame", "nil"),
    Case("title.window", "window"), Case("title.isDescendant(of: view)", "true"),
    Case("? wide", "wide  title.width == 288  @750"), Case("wide.constant", "288"),
    Case("wide.priority", "750"), Case("wide.relation", ".equal"), Case("wide.firstItem", "title"),
    Case("wide.firstAttribute", ".width"), Case("wide.secondItem", "nil"),
    Case("wide.secondAttribute", ".notAnAttribute"), Case("wide.isActive", "true"),
    Case("wide.identifier", "nil"), Case("c1.secondItem", "view"), Case("c1.multiplier", "1"),
    Case("? all", "[c1, c2]"), Case("all.count", "2"), Case("all[1].constant", "40"),
    Case("view.constraints.count", "2"), Case("title.constraints", "[wide]"),
    Case("photo.hug.h", "photo.hug.h  photo.width <= 60  @251"),
    Case("title.hug.h.priority", "251"), Case("card.resist.v.priority", "750"),
    Case("window.w", "window.w  view.width == 320"),
    Case("title.size.w", "title.size.w  title.width >= 0"),
    Case("title.contentHuggingPriority(for: .vertical)", "251"),
    Case("title.hasAmbiguousLayout", "false"), Case("photo.hasAmbiguousLayout", "true"),
    Case("photo.leading", "0", "~ one of many: anything"),
    Case("photo.frame", "(0, 0, 60, 40)", "~ one of many"), Case("photo.frame.width", "60"),
    Case("photo.bounds", "(0, 0, 60, 40)"),
    Case("? title.frame == (16, 40, 288, 20.5)", "true"),
    Case("? title.frame.origin == (16, 41)", "false"),
    Case("? title.width == 288", "true"), Case("? title.width == 288.0004", "true"),
    Case("? title.width == 288.001", "false"), Case("? title.width < 288.0001", "false"),
    Case("? title.width <= 287.9999", "true"), Case("? 1 < 2 and 2 < 1", "false"),
    Case("? 1 < 2 or titel.width == 1", "true"), Case("? not 1 < 2", "false"),
    Case("? photo.image == nil", "false"), Case("? spare.superview == nil", "true"),
    Case("? wide.priority == .defaultHigh", "true"), Case("? wide.relation == .equal", "true"),
    Case("? badge.superview == card", "true"), Case("? all.contains(c2)", "true"),
    Case("UILayoutPriority.defaultHigh.rawValue + 1", "751"), Case("CGFloat(3)/2", "1.5"),
    Case("CGRect(x: 1, y: 2, width: 3, height: 4).maxY", "6"), Case("CGSize.zero", "(0, 0)"),
    Case("? CGSize(width: 60, height: 40) == photo.image!.size", "true"),
    Case("view.safeArea", "view.safeArea"), Case("view.safeArea.layoutFrame", "(0, 0, 320, 480)"),
    Case("self.title.width", "288"),
  ])
  func anExpressionPrintsItsValue(_ example: Case) throws {
    #expect(try Self.desk().answer(to: example.line) == example.answer)
  }

  @Test(arguments: [
    WrongLine("titel.width", at: "titel", "Did you mean title?"),
    WrongLine("1/0", at: "1/0", "divided by 0"),
    WrongLine("1e308*1e308", at: "1e308*1e308", "more than"),
    WrongLine("\"a\" - 1", at: "\"a\"", "a number"),
    WrongLine("? 1 and 2 < 3", at: "1", "true or false"),
    WrongLine("? title == 3", at: "title == 3", "cannot be compared"),
    WrongLine("title.frame.leading", at: "leading", "title.leading"),
    WrongLine("title.frame.wdith", at: "wdith", "Did you mean width?"),
    WrongLine("title.size.d", at: "title.size.d", "title.size.w"),
    WrongLine("spare.frame", at: "frame", "not in the window"),
    WrongLine("spare.leading", at: "spare.leading", "view.addSubview(spare)"),
    WrongLine("spare.superview!.frame", at: "spare.superview", "UIKit would crash"),
    WrongLine("card.subviews[3]", at: "3", "counted from 0"),
    WrongLine("card.subviews[0.5]", at: "0.5", "a whole number"),
    WrongLine("gap.isHidden", at: "isHidden", "guide"),
    WrongLine("photo.text", at: "text", "imageView"),
    WrongLine("card.hug.h.constant", at: "constant", "Only its priority"),
    WrongLine("foo(1)", at: "foo", "no function"), WrongLine("title.fly()", at: "fly", "no method"),
    WrongLine("CGRect(x: 1)", at: "CGRect(x: 1)", "CGRect(x:y:width:height:)"),
    WrongLine("title.arrangedSubviews", at: "arrangedSubviews", "has no arrangedSubviews"),
    WrongLine(
      "? title.removeFromSuperview() == nil", at: "title.removeFromSuperview()", "line of its own"),
  ])
  func aWrongExpressionIsRefusedAtItsPlace(_ example: WrongLine) throws {
    try expectRefusal(of: example)
  }

  @Test func askingChangesNothing() throws {
    let desk = try Self.desk()
    #expect(try desk.outcome(of: "title.frame").edits.isEmpty)
    #expect(try desk.outcome(of: "title.contentHuggingPriority(for: .vertical)").edits.isEmpty)
  }

  @Test func whatPlacesAGuideIsReadByTheNameOfItsEdge() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "title.top == view.safeArea.top + 8"])
    #expect(conversation.say("view.safeArea.top") == "59")
    #expect(conversation.say("view.safeArea.top.constant") == "59")
    #expect(conversation.say("view.safeArea.top.secondItem") == "view")
    #expect(conversation.refusal(of: "view.safeArea.leading.constant").contains("c1.constant"))
  }

  @Test func aFactorIsPrintedWithTheDecimalsThatItNeeds() throws {
    var desk = try LanguageDesk()
    try desk.type("title.width == view.width * 0.5625 @749.96875")
    #expect(try desk.answer(to: "c1.multiplier") == ["0.5625"])
    #expect(try desk.answer(to: "c1.priority") == ["749.96875"])
  }
}
