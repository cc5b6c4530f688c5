import Testing

@testable import Console

/// How lines without a prompt are put together.
@Suite struct PipedEntriesTests {
  private static let card = "final class Card: UIView {\n  let label = UILabel()\n}"
  private static let screen = """
    class Screen: UIViewController {
      let card = Card()
      override func viewDidLoad() { view.addSubview(card) }
    }
    """

  private func entries(of text: String) throws -> [String] {
    let session = try Conversation().session
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }[
      ...]
    var reader = PipedEntries()
    var entries: [String] = []
    while let entry = reader.next(from: { lines.popFirst() }, in: session) { entries.append(entry) }
    return entries
  }

  /// The line of a fault is that of the file, so that what stands above belongs to it.
  @Test(arguments: [
    "// Card.swift\n\nimport UIKit\nimport MyKit\n\n" + card + "\n\n" + screen,
    card + "\n" + screen + "\nlet other = Card()\nview.addSubview(other)\n",
    card + "\n\n#Preview {\n    Card()\n}\n",
    "class A: UIView {\n  let a = UIView()\n  init() {",
    "#Preview(\"Light\") {\n  Card()\n}", "<label id=\"a\">\n  <rect x=\"0\"/>\n</label>",
  ])
  func aFileOfCodeIsOne(text: String) throws {
    #expect(try entries(of: text) == [text])
  }

  @Test func aFileOfObjectiveCIsOne() throws {
    let text = """
      #import "Card.h"

      static CGFloat const kGap = 8;

      @interface Card ()
      @property (nonatomic) CGFloat gap; // it's
      @end

      @implementation Card
      - (void)layoutSubviews
      {
          [super layoutSubviews];
      }
      @end
      """
    #expect(try entries(of: text + "\ntree") == [text, "tree"])
    let method = "- (void)viewDidLoad\n{\n    [super viewDidLoad];\n}"
    #expect(try entries(of: method + "\ntree") == [method, "tree"])
  }

  @Test func linesBehindCodeAreTheirOwn() throws {
    let text = "import UIKit\n" + Self.card + "\n" + Self.screen
    #expect(try entries(of: text + "\ntree\nlet a = 1") == [text, "tree", "let a = 1"])
  }

  @Test(arguments: [
    ["add view a", "let b = UIView()", card], ["import UIKit", "let a = 1", "let b = 2"],
    ["# told", "", "a.width == 3", "a.isHidden = true"], ["import a.swift", card, "tree"],
    ["func f() -> CGFloat {\n  40\n}", "expect f() == 40"],
  ])
  func linesOfASessionAreCarriedOutOneByOne(lines: [String]) throws {
    #expect(try entries(of: lines.joined(separator: "\n")) == lines)
  }

  /// A session that sends its lines one by one is answered at once.
  @Test func nothingIsReadAheadOfALine() throws {
    let session = try Conversation().session
    var lines = ["let a = UIView()", "tree"][...]
    var reader = PipedEntries()
    #expect(reader.next(from: { lines.popFirst() }, in: session) == "let a = UIView()")
    #expect(lines == ["tree"])
  }

  @Test func aClassOfAFileIsMadeOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay(try entries(of: Self.card + "\n" + Self.screen))
    conversation.mustSay(["expect view.subviews.count == 1", "expect card.superview == view"])
  }

  private static let logged: [String] = [
    "<NSLayoutConstraint:0x60000301 Demo.TagView:0x7fb2c301.width == 40   (active)>",
    "<NSLayoutConstraint:0x60000302 Demo.TagView:0x7fb2c301.width == 90   (active)>",
  ]

  /// However a list is decorated, it is one, and what stands behind it is not of it.
  @Test(arguments: [
    logged.map { "    \"\($0)\"," }, logged.map { "// \($0)" }, ["["] + logged + ["]"],
    [
      "Probably at least one of the constraints in the following list is one you don't want.",
      "Try this:",
    ]
      + logged,
    ["[LayoutConstraints] Unable to simultaneously satisfy constraints.", "("] + logged
      + [")", "Will attempt to recover by breaking constraint", "<NSLayoutCons"],
  ])
  func aListOfALogIsOneEntry(lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    let behind = ["", "tree", "add view other"]
    let found = try entries(of: text + "\n" + behind.joined(separator: "\n"))
    #expect(found.first?.trimmed == text.trimmed)
    #expect(found.dropFirst().filter { !$0.isEmpty } == ["tree", "add view other"])
    var conversation = try Conversation()
    #expect(conversation.say(found[0]).contains("two values for one thing"))
  }

  /// An exception quotes formats and draws trees, which lines of a session look like.
  @Test(arguments: [
    [
      "-[UIView foo]: Unable to install constraint on view.  Does the constraint reference something "
        + "from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x60000301 "
        + "UIView:0x7f8.width == 10> view:<UIView: 0x7f8>"
    ],
    [
      "reason: 'Unable to parse constraint format:", "Expected a view", "H:|-[a]-[", "          ^'",
    ],
  ])
  func linesBehindAnExceptionAreTheirOwn(exception: [String]) throws {
    let behind = ["add view a", "H:|-[a]-|", "[a(10)]", "V:|-8-[a]", "tree"]
    let found = try entries(of: (exception + behind).joined(separator: "\n"))
    #expect(found == [exception.joined(separator: "\n")] + behind)
  }

  /// In a session a remark is one, whatever it speaks of.
  @Test func aRemarkBehindALineIsNoLog() throws {
    let lines = ["add view a", "// \(Self.logged[0])", "tree"]
    #expect(try entries(of: lines.joined(separator: "\n")) == lines)
  }

  // MARK: Words around a log

  private static let report =
    ["[LayoutConstraints] Unable to simultaneously satisfy constraints.", "("] + logged + [")", ""]
    + ["Will attempt to recover by breaking constraint", logged[0]]

  @Test(arguments: [
    ["I have updated to iOS 17, and since then this is printed:", ""],
    ["更新してから次のログが出るようになりました。"], ["# Steps", "Open the list and scroll."],
    ["nav <Demo.ListController: 0x797cf3a0> is shown"],
    ["-----", "昨日からこのログが出ています。", "起動直後に毎回出ます。"],
  ])
  func wordsBeforeALogAreNotCarriedOut(words: [String]) throws {
    let behind = ["", "Any ideas what could be behind it?"]
    let found = try entries(of: (words + Self.report + behind).joined(separator: "\n"))
    #expect(found.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("#") }.count == 1)
    #expect(found.contains { $0.contains("0x60000301") })
  }

  @Test func wordsBetweenTwoLogsAreNotCarriedOut() throws {
    let text = (Self.report + ["", "And here is another one, from the iPad:"] + Self.report)
      .joined(separator: "\n")
    #expect(try entries(of: text).filter { !$0.trimmed.isEmpty }.count == 2)
  }

  /// What no log follows is refused as it stands, and so is a command behind a log that has a slip in it.
  @Test(arguments: [
    ["This is no line of a session.", "tree"], ["Nothing but words here"],
    report + ["epxect tagView.width to be 40", "tree"],
    report + ["tree", "This is no line of a session."],
  ])
  func aLineThatNobodyReadsIsToldAllTheSame(lines: [String]) throws {
    let found = try entries(of: lines.joined(separator: "\n"))
    let text = found.joined(separator: "\n")
    for line in lines { #expect(text.contains(line)) }
  }
}
