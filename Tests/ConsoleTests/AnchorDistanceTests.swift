import Testing

@testable import Console

/// `anchorWithOffset(to:)`.
@Suite struct AnchorDistanceTests {
  @Test(arguments: [
    (
      "title.trailingAnchor.anchorWithOffset(to: photo.leadingAnchor)"
        + ".constraint(equalToConstant: 30).isActive = true",
      "c1  photo.leading == title.trailing + 30"
    ),
    (
      "NSLayoutConstraint.activate([title.bottomAnchor.anchorWithOffset(to: photo.topAnchor)"
        + ".constraint(lessThanOrEqualToConstant: 8)])",
      "c1  photo.top <= title.bottom + 8"
    ),
    (
      "let c = title.topAnchor.anchorWithOffset(to: view.bottomAnchor)"
        + ".constraint(greaterThanOrEqualToConstant: 8); c.isActive = true",
      "c  view.bottom >= title.top + 8"
    ),
  ])
  func aDistanceOfANumberIsAConstraint(_ line: String, _ constraint: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(desk.constraints == [constraint])
  }

  /// From the first to the other, in reading direction.
  @Test(arguments: [
    ("photo.leadingAnchor.anchorWithOffset(to: title.leadingAnchor)", "20", "20"),
    ("photo.leftAnchor.anchorWithOffset(to: title.leftAnchor)", "20", "-2"),
  ])
  func itComesToANumber(_ line: String, _ length: String, _ mirrored: String) throws {
    var desk = try LanguageDesk()
    for line in [
      "title.leading == view.leading + 50", "photo.leading == view.leading + 30",
      "title.width == 62", "photo.width == 80",
    ] {
      try desk.type(line)
    }
    #expect(try desk.answer(to: line) == [length])
    try desk.type("view.semanticContentAttribute = .forceRightToLeft")
    for view in ["title", "photo"] {
      try desk.type("\(view).semanticContentAttribute = .forceRightToLeft")
    }
    #expect(try desk.answer(to: line) == [mirrored])
  }

  /// It is what a constraint of it would hold with, also between two reading directions.
  @Test(arguments: [
    ("view.leadingAnchor.anchorWithOffset(to: title.leadingAnchor)", "50"),
    ("view.leadingAnchor.anchorWithOffset(to: title.centerXAnchor)", "81"),
    ("title.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)", "50"),
    ("title.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)", "-208"),
  ])
  func itAgreesWithItsConstraint(_ distance: String, _ length: String) throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view title 62x20", "title.leading == view.leading + 50", "title.top == view.top",
      "title.semanticContentAttribute = .forceRightToLeft",
    ])
    let number = conversation.say("? \(distance)")
    #expect(number.split(separator: "\n").first.map(String.init) == length)
    conversation.mustSay([
      "\(distance).constraint(equalToConstant: \(length)).isActive = true",
      "expect no conflict", "expect nothing moved",
    ])
  }

  @Test func aPasteMayKeepIt() throws {
    #expect(
      try LanguageDesk.holds(
        """
        let space = view.leadingAnchor.anchorWithOffset(to: title.leadingAnchor)
        space.constraint(equalToConstant: 12).isActive = true
        title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        """, "title.x == 12"))
  }
}
