import Testing

@testable import Console

/// Points and rectangles in the spaces of several views, and which view a touch is for.
@Suite struct SpaceLanguageTests {
  private func desk(_ lines: String...) throws -> LanguageDesk {
    var desk = try LanguageDesk()
    for line in lines { try desk.type(line) }
    return desk
  }

  private let board = [
    "let board = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))",
    "view.addSubview(board)",
    "let crown = UIView(frame: CGRect(x: 80, y: -20, width: 40, height: 40))",
    "board.addSubview(crown)",
    "let pearl = UIView(frame: CGRect(x: 5, y: 25, width: 10, height: 10))",
    "crown.addSubview(pearl)",
  ]

  @Test(arguments: [
    ("crown.convert(CGPoint(x: 1, y: 2), to: board)", "(81, -18)"),
    ("crown.convert(CGPoint(x: 1, y: 2), to: view)", "(101, 22)"),
    ("crown.convert(CGPoint(x: 1, y: 2), to: nil)", "(101, 22)"),
    ("crown.convert(CGPoint(x: 101, y: 22), from: nil)", "(1, 2)"),
    ("crown.convert(CGPoint(x: 101, y: 22), from: view)", "(1, 2)"),
    ("crown.convert(crown.bounds, to: view)", "(100, 20, 40, 40)"),
    ("board.convert(crown.frame, to: view)", "(100, 20, 40, 40)"),
    ("view.convert(CGRect(x: 0, y: 0, width: 8, height: 8), to: pearl)", "(-105, -45, 8, 8)"),
    ("crown.convert(CGRect.null, to: view).isNull", "true"),
    ("crown.convert((1, 2), to: board)", "(81, -18)"),
    ("crown.convert(.zero, to: board)", "(80, -20)"), ("board.bounds.contains(.zero)", "true"),
  ])
  func pointsAndRectanglesAreConverted(_ line: String, _ answer: String) throws {
    var desk = try LanguageDesk()
    for line in board { try desk.type(line) }
    #expect(try desk.answer(to: "? " + line) == [answer])
  }

  /// `p_parent = center + T·(p_child − (bounds.origin + size·anchor))` (UIKit geometry, section 1).
  @Test(arguments: [
    ("CGAffineTransform(scaleX: 2, y: 2)", "(-18, -16)", "(-20, -20, 80, 80)"),
    ("CGAffineTransform(rotationAngle: .pi / 2)", "(38, 1)", "(0, 0, 40, 40)"),
    ("CGAffineTransform(translationX: 5, y: 7)", "(6, 9)", "(5, 7, 40, 40)"),
  ])
  func transformsAreApplied(_ transform: String, _ point: String, _ rect: String) throws {
    var desk = try desk(
      "let v = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))", "view.addSubview(v)",
      "v.transform = \(transform)")
    #expect(try desk.answer(to: "v.convert(CGPoint(x: 1, y: 2), to: view)") == [point])
    #expect(try desk.answer(to: "v.convert(v.bounds, to: view)") == [rect])
    #expect(try desk.answer(to: "v.convert(CGPoint\(point.asPoint), from: view)") == ["(1, 2)"])
    try desk.type("v.transform = CGAffineTransform(scaleX: 0, y: 1)")
    try expectRefusal(
      of: "v.convert(CGPoint(x: 1, y: 2), from: view)", on: desk, "leaves nothing of v")
  }

  @Test func whatAScrollViewShowsIsCountedFromWhereItStands() throws {
    let desk = try desk(
      "let s = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))",
      "view.addSubview(s)", "s.contentSize = CGSize(width: 100, height: 500)",
      "let row = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 50))", "s.addSubview(row)",
      "s.contentOffset = CGPoint(x: 0, y: 50)")
    #expect(try desk.answer(to: "row.convert(row.bounds, to: view)") == ["(10, 30, 100, 50)"])
    #expect(try desk.answer(to: "s.convert(CGPoint(x: 0, y: 60), to: view)") == ["(10, 30)"])
    #expect(try desk.answer(to: "view.hitTest(CGPoint(x: 15, y: 35), with: nil)") == ["row"])
    #expect(try desk.answer(to: "view.hitTest(CGPoint(x: 15, y: 25), with: nil)") == ["s"])
  }

  /// UIKit geometry, section 1.1: what lies outside of the bounds is seen and not reached.
  @Test(arguments: [
    ("", "view.hitTest(CGPoint(x: 110, y: 70), with: nil)", "board"),
    ("", "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "pearl"),
    ("", "view.hitTest(CGPoint(x: 101, y: 41), with: nil)", "crown"),
    ("", "view.hitTest(CGPoint(x: 110, y: 30), with: nil)", "view"),
    ("", "view.hitTest(CGPoint(x: 220, y: 50), with: nil)", "view"),
    ("", "view.hitTest(CGPoint(x: -1, y: 0), with: nil)", "nil"),
    ("crown.isHidden = true", "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "board"),
    ("crown.alpha = 0.009", "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "board"),
    ("crown.alpha = 0.01", "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "pearl"),
    (
      "crown.isUserInteractionEnabled = false",
      "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "board"
    ),
    (
      "let cover = UIView(frame: board.frame); view.addSubview(cover)",
      "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "cover"
    ),
    (
      "let word = UILabel(frame: board.frame); view.addSubview(word)",
      "view.hitTest(CGPoint(x: 110, y: 50), with: nil)", "pearl"
    ),
    ("", "crown.point(inside: CGPoint(x: 40, y: 5), with: nil)", "false"),
    ("", "crown.point(inside: CGPoint(x: 0, y: 0), with: nil)", "true"),
  ])
  func aTouchIsForTheFrontmostThatTakesIt(
    _ setUp: String, _ line: String, _ answer: String
  ) throws {
    var desk = try LanguageDesk()
    for line in board { try desk.type(line) }
    for name in ["title", "photo", "card", "old"] { try desk.type("\(name).isHidden = true") }
    if !setUp.isEmpty { try desk.type(setUp) }
    #expect(try desk.answer(to: line) == [answer])
  }

  @Test func whetherTouchesComeToAViewIsKept() throws {
    var desk = try desk("let v = UILabel()")
    #expect(try desk.answer(to: "v.isUserInteractionEnabled") == ["false"])
    #expect(try desk.answer(to: "card.isUserInteractionEnabled") == ["true"])
    #expect(try desk.type("v.isUserInteractionEnabled = true") == [])
    #expect(try desk.answer(to: "v.isUserInteractionEnabled") == ["true"])
  }

  @Test(arguments: [
    ("sw.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 51, height: 31))", "(0, 0, 49, 31)"),
    ("sw.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 49, height: 31))", "(0, 0, 51, 31)"),
    ("card.alignmentRect(forFrame: CGRect(x: 1, y: 2, width: 3, height: 4))", "(1, 2, 3, 4)"),
  ])
  func alignmentRectanglesFollowFromFrames(_ line: String, _ answer: String) throws {
    let desk = try desk("let sw = UISwitch()")
    #expect(try desk.answer(to: line) == [answer])
  }

  @Test(arguments: [
    WrongLine(
      "spare.convert(CGPoint(x: 1, y: 2), to: nil)", at: "nil", "window"),
    WrongLine(
      "spare.convert(CGPoint(x: 1, y: 2), to: card)",
      at: "spare.convert(CGPoint(x: 1, y: 2), to: card)", "no common superview"),
    WrongLine("card.convert(3, to: view)", at: "3", "rectangle"),
    WrongLine(
      "card.convert(CGPoint(x: 1, y: 2))", at: "card.convert(CGPoint(x: 1, y: 2))", "convert(_:to:)"
    ),
    WrongLine("view.hitTest(3, with: nil)", at: "3", "point"),
  ])
  func whatHasNoPlaceIsRefused(_ wrong: WrongLine) throws { try expectRefusal(of: wrong) }
}

extension String {
  /// `(1, 2)` as the arguments of a point.
  fileprivate var asPoint: String {
    replacing("(", with: "(x: ").replacing(", ", with: ", y: ")
  }
}
