import Console
import Testing

/// What Tab offers about stack and scroll views.
@Suite struct CompletionContainerTests {
  private static let lines = [
    "add stackView row", "add label title in row", "add label note in row",
    "add scrollView scroll", "add view card in scroll",
  ]

  @Test(arguments: [
    ("add stack", "stackView"), ("add scr", "scrollView"), ("add label more in r", "row"),
    ("row.axis = ", ".vertical"), ("row.axis = .", "vertical"), ("row.axis = .ver", "vertical"),
    ("row.distribution = .fillE", "fillEqually"), ("row.alignment = .", "firstBaseline"),
    ("row.spacing = ", "0"), ("row.arr", "arrangedSubviews"), ("row.ax", "axis"),
    ("row.isBase", "isBaselineRelativeArrangement"), ("row.arrangedSubviews.", "count"),
    ("row.addArr", "addArrangedSubview("), ("row.setCustomSpacing(8, ", "after: "),
    ("row.setCustomSpacing(8, after: ti", "title"), ("row.spacing.", "2"), ("row.edge.", "leading"),
    ("row.align.", "2"), ("let s = UIStack", "UIStackView()"), ("scroll.contentO", "contentOffset"),
    ("scroll.contentOffset.", "y"), ("scroll.cont", "content"), ("scroll.content.", "height"),
    ("card.width == scroll.fr", "frame"), ("card.width == scroll.frame.w", "width"),
    ("scroll.frame.", "maxX"), ("scroll.contentInsetAdjustmentBehavior = .n", "never"),
    ("help scrol", "scrolling"), ("help st", "stacks"),
  ])
  func isOffered(_ typed: String, _ candidate: String) throws {
    let offered = try candidates(typed)
    #expect(offered.contains(candidate), "\(offered)")
  }

  @Test(arguments: [
    ("title.ax", "axis"), ("title.addArr", "addArrangedSubview("),
    ("row.contentO", "contentOffset"),
    ("scroll.arr", "arrangedSubviews"), ("row.axis = .", "defaultHigh"),
  ])
  func isNotOffered(_ typed: String, _ candidate: String) throws {
    #expect(try !candidates(typed).contains(candidate))
  }

  private func candidates(_ typed: String) throws -> [String] {
    var conversation = try Conversation()
    conversation.session.acceptsPrefixes = true
    conversation.mustSay(Self.lines)
    return conversation.offered(typed)
  }
}
