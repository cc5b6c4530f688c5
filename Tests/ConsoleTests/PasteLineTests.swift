import Console
import TestSupport
import Testing

/// The lines of a paste: each sees the document as the lines before it left it.
@Suite struct PasteLineTests {
  /// Where lines are read one by one, what the console says under its log comes by itself.
  @Test(arguments: [
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.",
    "The methods in the UIConstraintBasedLayoutDebugging category on UIView may also help.",
  ])
  func theAdviceUnderALogIsNoCommand(line: String) throws {
    var conversation = try Conversation()
    #expect(conversation.say(line).isEmpty)
    #expect(!conversation.refusal(of: "Make a view").isEmpty)
  }

  /// What a page puts around a listing goes, and places stay.
  @Test func aListingIsPastedWithItsFencesAndNumbers() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box 10x10"])
    conversation.paste("``` swift\nbox.isHidden = true\n```")
    conversation.mustSay(["expect box.isHidden"])
    conversation.paste(
      """
       1    // From the margins on
       2    let margins = view.layoutMarginsGuide
       3
       4    box.leadingAnchor.constraint(
            equalTo: margins.leadingAnchor).isActive = true
       5    NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem:
      \t  view, attribute: .top, multiplier: 1.0, constant: 7.0).isActive = true
      """)
    conversation.mustSay(["expect count 2", "expect box.x == 16", "expect box.y == 7"])
  }

  private static let box = "add view box 10x10\nbox.leading == view.leading + 5\n"

  @Test(arguments: ["frames", "tree", "draw", "constraints", "why box.leading", "measure box view"])
  func aQuestionIsAnsweredOfTheLinesBeforeIt(_ question: String) throws {
    var (one, other) = (try Conversation(), try Conversation())
    let answer = one.paste(Self.box + question)
    other.paste(Self.box)
    #expect(answer.contains(other.say(question)), "\(answer)")
  }

  @Test func aRepairIsOneOfTheConflictInThePaste() throws {
    var conversation = try Conversation()
    conversation.paste(Self.box + "box.width == 1\nbox.width == 2\nfix 1")
    conversation.mustSay(["expect count 3", "expect no conflict"])
  }

  @Test func aSuspicionIsOneOfTheLayoutInThePaste() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      "add view box 10x10\nbox.leading == view.leading - 500\nsuspicions")
    #expect(answer.contains("off"), "\(answer)")
  }

  @Test(
    arguments: ["language ja", "expect box.x == 5", "undo", "mark here", "try box.width == 3"])
  func aLineThatIsNoStepOfTheLayoutIsRefusedWithTheWayToRunASession(_ line: String) throws {
    var conversation = try Conversation()
    let answer = conversation.paste(Self.box + line)
    #expect(answer.contains("replay FILE"), "\(answer)")
    #expect(!answer.contains("changes the session"), "\(answer)")
    conversation.mustSay(["expect count 0"])
  }

  @Test(arguments: [
    ("let side = 1\n  + 2", "3"), ("let side = 1 +\n  2", "3"), ("let side = 1\n  | 2", "3"),
    ("let side =\n  3", "3"), ("let side\n  = 3", "3"),
    ("let isWide = true\nlet side = isWide\n  ? 3\n  : 4", "3"),
    ("let isWide = true\nlet side = isWide ?\n  3 :\n  4", "3"),
    ("let side = 1\n  // more\n\n  + 2", "3"), ("let side = 1 + // more\n\n  2", "3"),
    ("let side = 1 + # more\n  // and more\n  2", "3"),
    ("add view box\nlet side = (box\n  as! UIView).tag + 3", "3"),
    ("add view box\nlet wide = box\n  as? UILabel\nlet side = 3", "3"),
    ("let side = 3 // not + 4 +\n4", "3"), ("let side = 3\n// more\n  -2", "3"),
    ("let side = 3\n+2", "3"), ("let side = 3\n| step 1", "3"), ("let side = 3\n  -2", "3"),
  ])
  func whatGoesOnOnTheNextLineIsOneStatement(_ code: String, _ value: String) throws {
    var conversation = try Conversation()
    conversation.paste(code)
    #expect(conversation.say("side") == value)
  }

  @Test func aNameAloneAsksForWhatItNames() throws {
    var conversation = try Conversation()
    let answer = conversation.paste("add label title \"Hello\"\ntitle")
    #expect(answer.contains(conversation.say("title")), "\(answer)")
  }

  @Test func attributesMayStandAboveWhatTheyAreOf() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      @available(iOS 13, *)

      @objc(Screen) @objcMembers
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(make()) }
      }
      @discardableResult
      func make() -> UILabel { let made = UILabel(); return made }
      """)
    conversation.mustSay(["expect made.superview == view"])
  }

  /// The rest of a listing is carried out, and the place is told.
  @Test(arguments: [
    ("let a = UIView()\nview.addSubview(a\na.tag = 1", "line 2"),
    ("let a = UIView()\nview.addSubview(a)\nif true {\na.tag = 1", "line 3"),
    ("let a = UIView()\nview.addSubview(a)\n}", "line 3"),
  ])
  func whatCannotBeReadIsLeftOutAndTold(code: String, place: String) throws {
    var conversation = try Conversation()
    let answer = conversation.paste(code)
    #expect(answer.contains(place), "\(answer)")
    conversation.mustSay(["a.alpha = 1"])
  }

  /// A line by itself would be refused.
  @Test func whatIsNotKeptIsPassedOver() throws {
    var conversation = try Conversation()
    let answer = conversation.paste("add view a\na.tintColor\na.width == 3")
    #expect(answer.contains("a.tintColor has no part"), "\(answer)")
    #expect(!answer.contains("\na.tintColor"))
  }

  /// Names that nothing has stop nothing: what hangs on them waits, and each is listed.
  @Test func allUnknownNamesOfAPasteAreListed() throws {
    var conversation = try Conversation()
    let paste = """
      class Card: UIView {
        init() {
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: sideA).isActive = true
          heightAnchor.constraint(equalToConstant: sideA + gapB).isActive = true
          let title = UILabel()
          addSubview(title)
          title.frame.origin = CGPoint(x: startC, y: gapB)
        }
      }
      """
    conversation.mustSay([paste])
    #expect(conversation.say("constraints").contains("card.width == ?sideA"))
    let open = conversation.say("assumptions")
    for name in ["sideA", "gapB", "startC"] {
      #expect(open.contains("assume \(name) = "), "\(open)")
    }
    conversation.mustSay(["assume sideA = 8", "expect card.width == 8", "goto 0"])
    conversation.mustSay(["let sideA = 8; let gapB = 8; let startC = 8", paste])
    conversation.mustSay(["expect card.height == 16"])
  }

  @Test func aReportInAPasteIsJSONWhereItAsksForThat() throws {
    var conversation = try Conversation()
    let turn = conversation.session.executePaste(Self.box + "frames --json")
    #expect(!turn.isRefused)
    #expect(turn.wantsJSON)
  }

  @Test func aRefusalNamesItsLine() throws {
    var conversation = try Conversation()
    let refusal = conversation.paste("add label a\n\nb.width == 1\n")
    #expect(refusal.hasPrefix("refused   Line 3: Nothing is called b."), "\(refusal)")
    let single = conversation.paste("b.width == 1")
    #expect(single.hasPrefix("refused   Nothing is called b."), "\(single)")
    #expect(conversation.session.history.step == 0)
  }

  /// Each line was once read again with all before it.
  @Test(arguments: [("let q = [", "1,", "1]"), ("view", ".superview", "")])
  func manyLinesOfOneStatementAreReadOnce(first: String, line: String, last: String) throws {
    var conversation = try Conversation()
    let factor = Growth.factor(250) { count in
      let lines = [first] + Array(repeating: line, count: count) + [last]
      conversation.paste(lines.joined(separator: "\n"))
    }
    #expect(factor < Growth.ofOnePass)
  }

  @Test func historyCountsTheLinesOfAPaste() throws {
    var conversation = try Conversation()
    conversation.paste("add label a")
    conversation.paste("add label b\nadd label c")
    let history = conversation.say("history")
    #expect(history.contains("add label b (2 lines)"))
    #expect(!history.contains("add label a ("))
  }
}
