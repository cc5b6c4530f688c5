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
    ("CGRect(x: 10, y: 10, width: -4, height: 2).standardized", "(6, 10, 4, 2)"),
    ("CGRect.zero", "(0, 0, 0, 0)"), ("UIEdgeInsets.zero", "(0, 0, 0, 0)"),
    ("CGPoint.zero", "(0, 0)"), ("CGFloat.zero + 1", "1"), ("UIView.noIntrinsicMetric", "-1"),
    ("UIView.layoutFittingExpandedSize", "(10000, 10000)"),
    ("UILabel.layoutFittingCompressedSize", "(0, 0)"),
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

  /// What two rectangles share that do not meet, and what is left of one that is too small (UIKit
  /// geometry, section 1).
  @Test(arguments: [
    ("CGRect.null", "(inf, inf, 0, 0)"), ("n.isNull", "true"), ("n == CGRect.null", "true"),
    ("n == .null", "true"), ("f == .null", "false"), ("CGRectNull == n", "true"),
    ("n.isEmpty", "true"), ("n.isInfinite", "false"), ("n.width", "0"), ("n.minX", "inf"),
    ("f.insetBy(dx: 51, dy: 0)", "(inf, inf, 0, 0)"),
    ("f.insetBy(dx: 50, dy: 0)", "(60, 20, 0, 50)"),
    ("f.insetBy(dx: 50, dy: 0).isNull", "false"), ("f.insetBy(dx: 50, dy: 0).isEmpty", "true"),
    ("f.intersection(CGRect(x: 500, y: 0, width: 1, height: 1)).isNull", "true"),
    ("f.intersection(n).isNull", "true"), ("n.intersection(f).isNull", "true"),
    ("f.union(n)", "(10, 20, 100, 50)"), ("n.union(f)", "(10, 20, 100, 50)"),
    ("f.intersects(n)", "false"), ("f.contains(n)", "true"), ("n.contains(f)", "false"),
    ("n.contains(CGPoint(x: 0, y: 0))", "false"), ("n.standardized.isNull", "true"),
    ("n.integral.isNull", "true"), ("n.insetBy(dx: -5, dy: -5).isNull", "true"),
    ("n.offsetBy(dx: 5, dy: 5).isNull", "true"),
  ])
  func theNullRectangleIsAsInCoreGraphics(_ line: String, _ answer: String) throws {
    var desk = try LanguageDesk()
    try desk.type("let f = old.frame")
    try desk.type("let n = old.frame.insetBy(dx: 60, dy: 60)")
    #expect(try desk.answer(to: "? " + line) == [answer])
  }

  /// Frames read before the first layout are 0 wide (UIKit guides and devices, section 7.3).
  @Test(arguments: [
    "overlay.frame = bg.frame.insetBy(dx: 1, dy: 1)",
    "let inner = bg.frame.insetBy(dx: 1, dy: 1); overlay.frame = inner",
  ])
  func noFrameIsLeftOfWhatHasNone(_ line: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      """
      class Controller: UIViewController {
        var bg = UIView(), overlay = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bg)
          view.addSubview(overlay)
          bg.translatesAutoresizingMaskIntoConstraints = false
          bg.widthAnchor.constraint(equalToConstant: 40).isActive = true
          \(line)
        }
      }
      """, asPaste: true)
    #expect(notes.contains { $0.contains("CGRect.null") && $0.contains("infinity") }, "\(notes)")
    #expect(try desk.answer(to: "overlay.frame") == ["(0, 0, 0, 0)"])
  }

  @Test(arguments: [
    ("? CGRect.null.minX + 1", "more than a number"), ("? min(1)", "min(_:_:)"),
    ("? old.frame.union(3)", "rectangle"),
  ])
  func whatHasNoAnswerIsRefused(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["let old = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))"])
    conversation.mustSay(["view.addSubview(old)"])
    #expect(conversation.refusal(of: line).contains(words))
  }
}
