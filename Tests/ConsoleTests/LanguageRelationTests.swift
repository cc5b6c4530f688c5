import Testing

@testable import Console

/// Relations become equations as UIKit keeps them.
@Suite struct LanguageRelationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let meaning: String
    var setUp: [String] = []
    var testDescription: String { line }

    init(_ line: String, _ meaning: String, after setUp: [String] = []) {
      self.line = line
      self.meaning = meaning
      self.setUp = setUp
    }
  }

  /// As in Swift.
  @Test func emojiAreNames() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label 写真😀", "let 🐶🐮 = 8", "写真😀.width == 🐶🐮", "expect 写真😀.width == 8",
      "H:|-[写真😀]", "frames",
    ])
    #expect(conversation.offered("写真").contains("写真😀"))
    #expect(conversation.offered("写真😀.lead").contains("leading"))
  }

  @Test(arguments: [
    Case("title.width == 100", "title.width == 100"),
    Case("title.leading == view.leading + 16", "title.leading == view.leading + 16"),
    Case("title.leading - 16 == view.leading", "title.leading == view.leading + 16"),
    Case("16 == title.leading - view.leading", "title.leading == view.leading + 16"),
    Case("view.trailing >= title.trailing + 8", "view.trailing >= title.trailing + 8"),
    Case("-title.width <= -100", "title.width >= 100"),
    Case("100 >= title.width", "title.width <= 100"),
    Case("-title.leading + view.leading >= 4", "title.leading <= view.leading - 4"),
    Case("2*title.width == photo.width + 10", "title.width == 0.5*photo.width + 5"),
    Case("title.width == photo.width/4", "title.width == 0.25*photo.width"),
    Case("title.width == 3*(photo.width - 2)", "title.width == 3*photo.width - 6"),
    Case("title.width == -1*photo.width + 300", "title.width == -1*photo.width + 300"),
    Case("title.width + photo.width == 200", "title.width == -1*photo.width + 200"),
    Case("title.width + title.width == 200", "title.width == 100"),
    Case(
      "title.width + photo.width == photo.width + 5", "title.width == 5"),
    Case("title.width == 0*photo.width + 5", "title.width == 5"),
    Case("0.1*title.width + 0.2*title.width == 0.3*title.width + photo.width", "photo.width == 0"),
    Case("photo.height == 0.75*photo.width", "photo.height == 0.75*photo.width"),
    Case("card.centerX == 0.625*view.trailing", "card.centerX == 0.625*view.trailing"),
    Case("title.leadingAnchor == card.leadingAnchor", "title.leading == card.leading"),
    Case("title.baseline == photo.bottom", "title.lastBaseline == photo.bottom"),
    Case("title.top == view.safeArea.top + 8", "title.top == view.safeArea.top + 8"),
    Case(
      "title.top == view.safeAreaLayoutGuide.topAnchor", "title.top == view.safeArea.top"),
    Case(
      "title.leading == view.layoutMargins.leading", "title.leading == view.layoutMargins.leading"),
    Case("title.leading == view.leadingMargin", "title.leading == view.leadingMargin"),
    Case("gap.height == 12", "gap.height == 12"),
    Case("view.gap.height == 12", "gap.height == 12"),
    Case("title.width == 100 @750", "title.width == 100  @750"),
    Case("title.width == 100 @high", "title.width == 100  @750"),
    Case("title.width == 100 @.defaultLow", "title.width == 100  @250"),
    Case("title.width == 100 @fittingSize", "title.width == 100  @50"),
    Case("title.width == 100 @required", "title.width == 100"),
    Case("title.width == 100 @999.5", "title.width == 100  @999.5"),
    Case("title.width == 100 @weak", "title.width == 100  @3", after: ["let weak = 3"]),
    Case("title.width == size", "title.width == 44", after: ["let size = 44"]),
    Case("title.width == photo.intrinsicContentSize.width*2", "title.width == 120"),
    Case("title.width == old.frame.maxX + 1", "title.width == 111"),
  ])
  func aRelationMeansOneEquation(_ example: Case) throws {
    var desk = try LanguageDesk()
    for line in example.setUp { try desk.type(line) }
    try desk.type(example.line)
    #expect(desk.constraints == ["c1  \(example.meaning)"])
  }

  @Test func aRelationCanNameItsConstraint() throws {
    var desk = try LanguageDesk()
    try desk.type("title.top == view.top + 8 @750 as gapAbove")
    try desk.type("gapAbove.constant = 0")
    #expect(desk.constraints == ["gapAbove  title.top == view.top  @750"])
  }

  @Test(arguments: [
    WrongLine("titel.width == 100", at: "titel", "Did you mean title?"),
    WrongLine("title.widht == 100", at: "widht", "Did you mean width"),
    WrongLine("title.width == photo", at: "photo", "photo.width"),
    WrongLine("title == 100", at: "title", "title.width"),
    WrongLine("title.x == 10", at: "title.x", "title.leading == view.leading + 10"),
    WrongLine("badge.y == 10", at: "badge.y", "badge.top == card.top + 10"),
    WrongLine("title.leading == photo.x + 8", at: "photo.x", "can only be read"),
    WrongLine("title.frame.width == 100", at: "title.frame.width == 100", "title.width == 100"),
    WrongLine("1 == 1", at: "1 == 1", "? 1 == 1"),
    WrongLine("title.width == title.width", at: "title.width == title.width", "cancel"),
    WrongLine(
      "title.leading == photo.leading + card.leading", at: "card.leading", "add guide gap"),
    WrongLine("title.width == photo.width*card.width", at: "photo.width*card.width", "linear"),
    WrongLine("title.width == 100/photo.width", at: "photo.width", "linear"),
    WrongLine("title.width == photo.width/0", at: "0", "divided by 0"),
    WrongLine("title.width == 1e308*10", at: "1e308*10", "more than a number can hold"),
    WrongLine("title.width == 1e8", at: "1e8", "constantOutOfRange"),
    WrongLine(
      "title.width == 1e7*photo.width", at: "title.width == 1e7*photo.width", "multiplierOutOfRange"
    ),
    WrongLine("1e-7*title.width == 1", at: "title.width", "multiplierOutOfRange"),
    WrongLine("title.leading == 16", at: "title.leading", "locationNeedsPartner"),
    WrongLine("title.leading == 0*view.leading + 16", at: "title.leading", "locationNeedsPartner"),
    WrongLine(
      "title.width == photo.leading", at: "title.width == photo.leading", "sizeWithLocation"),
    WrongLine(
      "title.leading == photo.top", at: "title.leading == photo.top", "horizontalWithVertical"),
    WrongLine(
      "title.leading == view.left", at: "title.leading == view.left", "directionalWithAbsolute"),
    WrongLine("title.top == spare.top", at: "title.top == spare.top", "noCommonAncestor"),
    WrongLine("title.top == gap.firstBaseline", at: "title.top == gap.firstBaseline", "guideLacks"),
    WrongLine("title.width == 100 @0", at: "0", "priorityOutOfRange"),
    WrongLine("title.width == 100 @1001", at: "1001", "priorityOutOfRange"),
    WrongLine("title.width == 100 @hgih", at: "hgih", "Did you mean high"),
    WrongLine("title.width == 100 as photo", at: "photo", "nameTaken"),
    WrongLine("title.width == 100 as c7", at: "c7", "reservedName"),
    WrongLine("title.width == \"a\"", at: "\"a\"", "a text"),
    WrongLine("card.content.width == 1", at: "content", "a guide of scroll views"),
  ])
  func aWrongRelationIsRefusedAtItsPlace(_ example: WrongLine) throws {
    try expectRefusal(of: example)
  }
}
