import Prose
import Testing

@testable import Console

/// Visual formats make the constraints of UIKit, in its order (UIKit visual format, section 2).
@Suite struct LanguageVisualFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let constraints: [String]
    var testDescription: String { line }

    init(_ line: String, _ constraints: String...) {
      self.line = line
      self.constraints = constraints
    }
  }

  @Test(arguments: [
    Case("[title(100)]", "title.width == 100"),
    Case("V:[title(>=70,<=100@500)]", "title.height >= 70", "title.height <= 100  @500"),
    Case("[title(photo)]", "title.width == photo.width"),
    Case("|[title]", "title.leading == view.leading"),
    Case("|-[title]", "title.leading == view.leadingMargin"),
    Case("V:|-20-[title]-|", "title.top == view.top + 20", "view.bottomMargin == title.bottom"),
    Case(
      "H:|-[photo(44)]-8-[title]-|", "photo.leading == view.leadingMargin", "photo.width == 44",
      "title.leading == photo.trailing + 8", "view.trailingMargin == title.trailing"),
    Case("[photo]-[title]", "title.leading == photo.trailing + 8"),
    Case(
      "[photo]-(>=10,<=30@200)-[title]", "title.leading >= photo.trailing + 10",
      "title.leading <= photo.trailing + 30  @200"),
    Case("[photo]-m-[title] metrics m=5", "title.leading == photo.trailing + 5"),
    Case("[photo]-four-[title]", "title.leading == photo.trailing + 4"),
    Case(
      "[photo][title] options alignAllTop", "title.leading == photo.trailing",
      "photo.top == title.top"),
    Case("H:|[badge]|", "badge.leading == card.leading", "card.trailing == badge.trailing"),
    Case("[gap(12)]", "gap.width == 12"),
  ])
  func aFormatMakesItsConstraintsInOrder(_ example: Case) throws {
    var desk = try LanguageDesk()
    try desk.type("let four = 4")
    try desk.type(example.line)
    let expected = example.constraints.enumerated().map { "c\($0.offset + 1)  \($0.element)" }
    #expect(desk.constraints == expected)
  }

  @Test(arguments: [
    WrongLine("[titel]", at: "titel", "Did you mean title?"),
    WrongLine("[photo]-m-[title]", at: "m", "neither a metric"),
    WrongLine("|[spare]|", at: "", "noSuperview"), WrongLine("|[gap]", at: "", "guideAtSuperview"),
    WrongLine("[photo]-8-[spare]", at: "-8-", "noCommonAncestor"),
    WrongLine("[title(100@1001)]", at: "100@1001", "priorityOutOfRange"),
    WrongLine(
      "NSLayoutConstraint.constraints(withVisualFormat: \"[b]\", options: [], metrics: nil, views: "
        + "[\"a\": title])", at: "b", "not a view"),
  ])
  func aWrongFormatIsRefusedAtItsPlace(_ example: WrongLine) throws {
    try expectRefusal(of: example)
  }

  /// Followed, the advice makes the constraint that the format meant.
  @Test(arguments: [
    ("H:|-10-[gap(20)]", "gap.leading == view.leading + 10"),
    ("V:[gap]-(>=m@750)-| metrics m=6", "view.bottom >= gap.bottom + 6 @750"),
    (
      "NSLayoutConstraint.constraints(withVisualFormat: \"|-9-[s]\", options: [], metrics: nil, "
        + "views: [\"s\": view.safeAreaLayoutGuide])", "view.safeArea.leading == view.leading + 9"
    ),
  ])
  func besideAGuideTheSuperviewIsWrittenByName(format: String, advice: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add guide gap"])
    #expect(conversation.refusal(of: format).contains("Write the relation: \(advice)."))
    conversation.mustSay([advice])
  }

  /// UIKit looks at options only where there are two views to align.
  @Test func aFormatOfOneViewTakesAnyOption() throws {
    var english = try Conversation()
    english.mustSay(["add label title \"Title\"", "add label other \"Other\""])
    let told = english.say("H:|-8-[title(100)] options alignAllCenterX")
    #expect(told.contains("alignAllCenterX has no effect along this axis"), "\(told)")
    english.mustSay([
      "expect c1 is title.leading == view.leading + 8", "expect c2 is title.width == 100",
    ])
    #expect(
      english.refusal(of: "H:[title]-8-[other] options alignAllCenterX")
        .contains("aligns along the axis of the format itself"))
    var japanese = try Conversation(language: .japanese)
    japanese.mustSay(["add label title \"Title\""])
    #expect(japanese.say("V:|[title] options alignAllTop").contains("この軸では効きません"))
  }

  @Test func inCodeAFormatOfOneViewTakesAnyOptionToo() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Screen: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: "V:|-20-[box(40)]", options: .alignAllTop, metrics: nil,
              views: ["box": box]))
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: "H:|[box]|", options: [.alignAllLeading, .alignAllTrailing],
              metrics: nil, views: ["box": box]))
        }
      }
      """)
    conversation.mustSay([
      "expect count 4", "expect box.frame == (0, 20, 393, 40)", "expect unambiguous",
    ])
  }

  /// It is the same for each format.
  @Test func thatFormatsReadASCIIAloneIsSaidOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label 見出し"])
    #expect(conversation.say("H:|-16-[見出し]").contains("ASCII names only"))
    #expect(!conversation.say("V:|-16-[見出し]").contains("ASCII"))
  }
}
