import Testing

/// `trace` and `dump`: what lldb would print of the views.
@Suite struct DebuggerOutputTests {
  // MARK: trace

  @Test func theMarksSayWhoIsLaidOutByConstraints() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view card", "add label name \"Hello\" in card", "name.leading == card.leading",
      "let badge = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20)); "
        + "view.addSubview(badge); let spare = UIView(); view.addSubview(spare)",
      "name.top == badge.bottom", "V:|-8-[card(100)]", "H:|-8-[card(100)]",
    ])
    #expect(
      conversation.say("trace").split(separator: "\n").prefix(6) == [
        "•UIWindow:0x7f8000000000", "|   •UIView:0x7f8000000001",
        "|   |   *UIView:0x7f8000000002", "|   |   |   *UILabel:0x7f8000000003'Hello'",
        "|   |   +UIView:0x7f8000000004", "|   |   UIView:0x7f8000000005",
      ])
  }

  @Test func whatIsLaidOutByFramesAloneHasNoMark() throws {
    var conversation = try Conversation(onSmallScreen: ["let a = UIView(); view.addSubview(a)"])
    let trace = conversation.say("trace").split(separator: "\n")
    #expect(
      trace.prefix(3) == [
        "UIWindow:0x7f8000000000", "|   UIView:0x7f8000000001", "|   |   UIView:0x7f8000000002",
      ])
    #expect(
      trace.dropFirst(3) == [
        "Legend:", "    * - is laid out with auto layout",
        "    + - is laid out manually, but is represented in the layout engine because "
          + "translatesAutoresizingMaskIntoConstraints = YES",
        "    • - layout engine host",
      ])
  }

  @Test func whatIsAmbiguousIsNamedByUIKitsVariables() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.top == view.top", "add guide gap",
    ])
    let box = "UIView:0x7f8000000002"
    let gap = "UILayoutGuide:0x602000000003"
    #expect(
      conversation.say("trace box").hasPrefix(
        "*\(box)- AMBIGUOUS LAYOUT for \(box).minX{id: 9}, \(box).Width{id: 11}, "
          + "\(box).Height{id: 12}\n"))
    #expect(
      conversation.say("trace").contains(
        "|   |   *\(gap)- AMBIGUOUS LAYOUT for \(gap).minX{id: 13}"))
    conversation.mustSay(["box.leading == view.leading; box.width == 5; box.height == 5"])
    #expect(conversation.say("trace box").hasPrefix("*\(box)\n"))
  }

  @Test func whatScrollsIsNamedByItsContent() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add scrollView list", "H:|[list]|", "V:|[list]|", "add view inner in list",
      "inner.leading == list.leading; inner.top == list.top; inner.width == 5; inner.height == 5",
    ])
    let list = "UIScrollView:0x7f8000000002"
    #expect(
      conversation.say("trace list").hasPrefix(
        "*\(list)- AMBIGUOUS LAYOUT for \(list).contentWidth{id: 5011}, "
          + "\(list).contentHeight{id: 5012}\n"))
  }

  // MARK: dump

  @Test func aDumpHasFramesAndWhatIsNotAsUsual() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view card", "card.clipsToBounds = true", "V:|-8-[card(100)]", "H:|-8-[card(100)]",
      "add label 題名 \"題名\" in card", "content 題名 40.333333x20.5",
      "題名.leading == card.leading; 題名.top == card.top", "題名.alpha = 0.5",
      "let badge = UIView(frame: CGRect(x: 10.5, y: 20, width: 40, height: 20)); "
        + "view.addSubview(badge); badge.isHidden = true",
      "badge.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]",
    ])
    #expect(
      conversation.say("dump") == """
        <UIWindow: 0x7f8000000000; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x604000000000>>
           | <UIView: 0x7f8000000001; frame = (0 0; 320 480); autoresize = W+H; \
        layer = <CALayer: 0x604000000001>>
           |    | <UIView: 0x7f8000000002; frame = (8 8; 100 100); clipsToBounds = YES; \
        layer = <CALayer: 0x604000000002>>
           |    |    | <UILabel: 0x7f8000000003; frame = (0 0; 40.5 20.5); text = '題名'; \
        alpha = 0.5; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x604000000003>>
           |    | <UIView: 0x7f8000000004; frame = (10.5 20; 40 20); hidden = YES; \
        autoresize = W+BM; layer = <CALayer: 0x604000000004>>
        """)
    #expect(conversation.say("dump 題名").hasPrefix("<UILabel: 0x7f8000000003; frame = (0 0; 40.5"))
  }

  @Test func aDumpTellsWhatScrolls() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add scrollView list", "H:|[list]|", "V:|[list]|", "add view inner in list",
      "V:|[inner(600.5)]|", "H:|[inner(320)]|", "list.contentOffset.y = 12",
    ])
    #expect(
      conversation.say("dump list").hasPrefix(
        "<UIScrollView: 0x7f8000000002; frame = (0 0; 320 480); clipsToBounds = YES; "
          + "layer = <CALayer: 0x604000000002>; contentOffset: {0, 12}; "
          + "contentSize: {320, 600.5}; adjustedContentInset: {0, 0, 0, 0}>\n"
          + "   | <UIView: 0x7f8000000003; frame = (0 0; 320 600.5); layer"))
  }

  @Test func aClassOfOnesOwnIsTracedToUIKits() throws {
    var conversation = try Conversation(onSmallScreen: [])
    conversation.paste(
      "class PriceCell: UILabel { }\nlet price = PriceCell()\nview.addSubview(price)")
    #expect(
      conversation.say("dump price").hasPrefix(
        "<PriceCell: 0x7f8000000002; baseClass = UILabel; frame = (0 0; 0 0);"))
  }
}
