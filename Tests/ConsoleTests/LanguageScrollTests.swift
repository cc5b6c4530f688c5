import AutoLayout
import Testing

@testable import Console

/// Scroll views in the language of lines.
@Suite struct LanguageScrollTests {
  /// `scroll`, 200 by 100 at (20, 50), in which `title` is 300 high and tied to the content on three
  /// sides.
  private func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    for line in [
      "let scroll = UIScrollView()", "view.addSubview(scroll)",
      "scroll.translatesAutoresizingMaskIntoConstraints = false",
      "scroll.leading == view.leading + 20; scroll.top == view.top + 50",
      "scroll.width == 200; scroll.height == 100", "scroll.addSubview(title)",
      "title.leading == scroll.leading; title.top == scroll.top; title.height == 300",
      "title.bottom == scroll.bottom",
    ] { try desk.type(line) }
    return desk
  }

  @Test(arguments: [
    ("scroll.contentSize.height", "300"), ("scroll.contentOffset", "(0, 0)"),
    ("scroll.frame", "(20, 50, 200, 100)"), ("scroll.frame.maxX", "220"),
    ("scroll.frame.leading", "20"), ("scroll.frame.width", "200"),
    ("scroll.frameLayoutGuide.topAnchor", "50"), ("scroll.content.height", "300"),
    ("scroll.contentLayoutGuide.topAnchor", "50"), ("scroll.bounds", "(0, 0, 200, 100)"),
    ("scroll.contentInset", "(0, 0, 0, 0)"), ("scroll.adjustedContentInset", "(0, 0, 0, 0)"),
    ("scroll.contentInsetAdjustmentBehavior", ".automatic"),
    ("scroll.alwaysBounceVertical", "false"), ("scroll.frame.layoutFrame", "(0, 0, 200, 100)"),
  ])
  func isRead(_ line: String, _ answer: String) throws {
    #expect(try desk().answer(to: line).first == answer)
  }

  /// A guide's place in its view is one of many only where the guide itself is not fixed there.
  @Test(arguments: [
    ("free.frame", true), ("free.frame.size", true), ("free.frame.layoutFrame", true),
    ("free.safeArea.layoutFrame", true), ("free.bounds", true), ("scroll.frame", false),
    ("scroll.frame.layoutFrame", false), ("view.safeArea.layoutFrame", false),
  ])
  func whatNothingFixesIsOneOfMany(_ line: String, _ isOneOfMany: Bool) throws {
    var desk = try desk()
    for line in [
      "let free = UIScrollView()", "view.addSubview(free)",
      "free.translatesAutoresizingMaskIntoConstraints = false",
    ] { try desk.type(line) }
    #expect(try desk.answer(to: line).contains { $0.hasPrefix("~") } == isOneOfMany)
  }

  @Test(arguments: [
    ("scroll.contentOffset = (0, 80)", "title.frame.minY == 0 and title.top == -30"),
    ("scroll.contentOffset.y = 80", "scroll.bounds == (0, 80, 200, 100)"),
    ("scroll.bounds.origin = (0, 80)", "scroll.contentOffset == (0, 80)"),
    ("scroll.setContentOffset((0, 80), animated: true)", "scroll.contentOffset == (0, 80)"),
    ("scroll.contentOffset = (0, 80)", "scroll.frame.layoutFrame == (0, 80, 200, 100)"),
    ("scroll.contentOffset = (0, 80)", "scroll.content.layoutFrame.origin == (0, 0)"),
    (
      "scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)",
      "scroll.contentOffset == (0, -5)"
    ),
    ("scroll.contentInset.top = 5", "scroll.contentInset == (5, 0, 0, 0)"),
    (
      "scroll.contentInsetAdjustmentBehavior = .never",
      "scroll.contentInsetAdjustmentBehavior == .never"
    ),
    ("photo.width == scroll.frame.width / 2", "photo.width == 100"),
    ("scroll.alwaysBounceHorizontal = true", "scroll.alwaysBounceHorizontal"),
    ("scroll.contentSize = (400, 10)", "scroll.contentSize == (400, 300)"),
    ("scroll.frame.origin.x = 3", "scroll.frame == (20, 50, 200, 100)"),
  ])
  func isChanged(_ line: String, _ question: String) throws {
    var desk = try desk()
    try desk.type(line)
    #expect(try desk.answer(to: "? " + question).first == "true")
  }

  /// A frame set by hand inside a scroll view is measured from where the content begins.
  @Test func aFrameInsideStaysWhereverOneScrolls() throws {
    var desk = try desk()
    for line in [
      "scroll.addSubview(old)", "scroll.contentOffset = (30, 40)",
    ] { try desk.type(line) }
    #expect(try desk.answer(to: "old.frame") == ["(10, 20, 100, 50)"])
    #expect(try desk.answer(to: "old.top") == ["30"])
    try desk.type("old.autoresizingMask = [.flexibleLeftMargin]")
    #expect(try desk.answer(to: "old.frame") == ["(10, 20, 100, 50)"])
  }

  @Test(arguments: [
    ("scroll.contentOffset = (0, 80)", "moves the origin of the bounds"),
    ("scroll.contentOffset = (0, 999)", "A finger could scroll scroll within (0, 0) – (0, 200)"),
    ("scroll.contentSize = (1, 1)", "overwrites this"),
  ])
  func surprisesAreTold(_ line: String, _ remark: String) throws {
    var desk = try desk()
    #expect(try desk.type(line).joined().contains(remark))
  }

  @Test(arguments: [
    ("card.contentOffset = (0, 1)", "has no contentOffset"),
    ("photo.top == card.content.top", "guide of scroll views"),
    ("scroll.contentInsetAdjustmentBehavior = .newer", ".never"),
    ("scroll.content.top = 5", "anchor"), ("scroll.contentSize = (-1, 0)", "below 0"),
    ("scroll.adjustedContentInset = .zero", "can only be read"),
  ])
  func refusalsSayWhatWouldDo(_ line: String, _ advice: String) throws {
    try expectRefusal(of: line, on: desk(), advice)
  }
}
