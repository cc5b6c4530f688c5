import Testing

@testable import Console

/// The arithmetic of frames that code does before it sets them.
@Suite struct RectangleLanguageTests {
  @Test(arguments: [
    ("f.width", "100"), ("f.minX", "10"), ("f.maxY", "70"), ("f.origin.x", "10"),
    ("f.size", "(100, 50)"), ("o.y", "20"), ("i.left", "2"),
    ("min(f.width, f.height) - 2", "48"), ("max(1, f.width, 3)", "100"), ("abs(1 - 3)", "2"),
    ("floor(2.5)", "2"), ("ceil(2.5)", "3"), ("round(2.5)", "3"),
    ("f.inset(by: i)", "(12, 21, 94, 46)"), ("f.union(g)", "(10, 20, 140, 80)"),
    ("f.intersection(g)", "(50, 40, 60, 30)"), ("f.intersects(g)", "true"),
    ("f.intersection(CGRect(x: 110, y: 30, width: 5, height: 5))", "(110, 30, 0, 5)"),
    ("f.intersection(CGRect(x: 110, y: 70, width: 5, height: 5))", "(110, 70, 0, 0)"),
    ("f.intersects(CGRect(x: 110, y: 30, width: 5, height: 5))", "false"),
    ("f.contains(o)", "true"), ("f.contains(CGPoint(x: 110, y: 30))", "false"),
    ("f.contains(f.insetBy(dx: 1, dy: 1))", "true"), ("f.contains(g)", "false"),
    ("CGRect(x: 0.5, y: 1, width: 2, height: 2.5).integral", "(0, 1, 3, 3)"),
  ])
  func partsOfWhatANameKeepsAreRead(_ line: String, _ answer: String) throws {
    var desk = try LanguageDesk()
    for setUp in [
      "let f = old.frame", "let o = old.frame.origin",
      "let g = CGRect(x: 50, y: 40, width: 100, height: 60)",
      "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
    ] {
      try desk.type(setUp)
    }
    #expect(try desk.answer(to: line) == [answer])
  }

  @Test(arguments: [
    ("? old.frame.intersection(CGRect(x: 500, y: 0, width: 1, height: 1))", "share nothing"),
    ("? old.frame.intersection(CGRect(x: 9.5, y: 0, width: 1, height: 1))", "share nothing"),
    ("? min(1)", "min(_:_:)"), ("? old.frame.union(3)", "rectangle"),
  ])
  func whatHasNoAnswerIsRefused(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["let old = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))"])
    conversation.mustSay(["view.addSubview(old)"])
    #expect(conversation.refusal(of: line).contains(words))
  }
}
