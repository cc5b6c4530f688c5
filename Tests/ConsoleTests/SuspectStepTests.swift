import Console
import Prose
import Testing

/// What solves and looks like a mistake is told by the step that brings it, in one line.
@Suite struct SuspectStepTests {
  private func suspect(in answer: String) -> String? {
    answer.split(separator: "\n").map(String.init).first { $0.hasPrefix("suspect") }
  }

  private static let label = ["add label title \"Hello\"", "title.top == view.top + 100"]

  // MARK: Signs

  @Test(arguments: [
    "title.trailing == view.trailing + 20", "view.trailing == title.trailing - 20",
    "title.trailing == view.safeArea.trailing + 20",
  ])
  func aSignThatLooksTurnedRoundIsToldAndRepaired(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.label + ["title.leading == view.leading + 20"])
    let answer = conversation.say(line)
    let news = "c3 (sign); title (offscreen): suspicions says why"
    #expect(suspect(in: answer)?.contains(news) == true)
    #expect(conversation.say("suspicions").contains("you mean"))
    conversation.mustSay(["expect suspicious title turnedSign"])
    let listed = conversation.say("fix")
    #expect(listed.contains("fix       1  c3.constant = "), "\(listed)")
    conversation.mustSay(["fix 1", "expect title.width == view.width - 40", "expect unsuspicious"])
  }

  /// Whoever types the wrong sign over a right constraint does not lose the right one.
  @Test(arguments: ["title.trailing == view.trailing + 16", "view.trailing == title.trailing - 16"])
  func aTurnedSignInAConflictIsTurnedFirst(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hello\"", "H:|-16-[title]-16-|"])
    let answer = conversation.say(line)
    #expect(answer.contains("fix       1  c3.constant = "), "\(answer)")
    #expect(answer.contains("turn the sign of c3;") && !answer.contains("c2.isActive"), "\(answer)")
    conversation.mustSay([
      "fix 1", "expect no conflict", "expect title.trailing == view.trailing - 16",
    ])
  }

  /// A repair of the conflict that is one of the suspicion, too, has one number.
  @Test func aRepairOfBothHasOneNumber() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hello\"", "H:|-16-[title]-16-|"])
    conversation.say("title.trailing == view.trailing + 16")
    #expect(conversation.say("suspicions").contains("(fix 1)"))
  }

  /// The end that is held in may be what is said last.
  @Test func theLastOfTwoBringsIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.height == 40", "box.bottom == view.bottom + 8"])
    let answer = conversation.say("box.top == view.top + 8")
    #expect(suspect(in: answer)?.contains("c2 (sign)") == true, "\(answer)")
    #expect(suspect(in: conversation.say("box.leading == view.leading")) == nil)
  }

  /// What holds one end in, and lets the other out by what looks like a margin.
  @Test func aBoundThatLetsAViewOutIsTold() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view box", "box.top == view.top; box.height == 10", "box.leading == view.leading + 8",
      "box.trailing <= view.trailing + 8", "expect suspicious box turnedSign",
    ])
  }

  /// It begins behind a neighbour, and so is held in as well.
  @Test func aNeighbourHoldsTheOtherEndIn() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view card", "card.leading == view.leading + 40; card.top == view.top + 80",
      "card.width == 200; card.height == 100", "add view icon in card",
      "icon.leading == card.leading + 12; icon.top == card.top + 12",
      "icon.width == 40; icon.height == 40", "add label name \"Anna\" in card",
      "name.top == card.top + 12", "name.leading == icon.trailing + 8",
    ])
    let answer = conversation.say("name.trailing == card.trailing + 12")
    #expect(suspect(in: answer)?.contains("c11 (sign)") == true, "\(answer)")
    conversation.mustSay([
      "fix 1", "expect name.width == 128", "expect unsuspicious name turnedSign",
    ])
  }

  /// What is pushed out at both ends, or away, is meant so.
  @Test(arguments: [
    ["box.leading == view.leading - 8", "box.trailing == view.trailing + 8"],
    ["box.leading == view.leading + 400", "box.trailing == view.trailing + 400"],
    ["box.leading == view.leading + 8", "box.trailing == view.trailing - 8"],
  ])
  func othersAreNotTold(_ lines: [String]) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.top == view.top; box.height == 10"] + lines)
    conversation.mustSay(["expect unsuspicious box turnedSign"])
  }

  /// Nothing holds its other end, so that no sign stands out, and a part of it cannot be seen.
  @Test(arguments: ["box.leading == view.leading - 60", "box.trailing == view.trailing + 20"])
  func aPlainViewThatOneEndPushesOutIsTold(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", line, "box.top == view.top + 20", "box.width == 100"])
    let answer = conversation.say("box.height == 100")
    #expect(suspect(in: answer)?.contains("box (offscreen)") == true, "\(answer)")
    #expect(conversation.say("fix").contains("fix       1  c1.constant = "))
    conversation.mustSay(["fix 1", "expect unsuspicious"])
  }

  @Test func aPlainViewThatReachesOutAtBothEndsIsNotTold() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.top == view.top; box.height == 10"])
    conversation.mustSay([
      "box.leading == view.leading - 8", "box.trailing == view.trailing + 8", "expect unsuspicious",
    ])
  }

  // MARK: Held in itself

  /// Code can make what a relation cannot say.
  @Test func aViewThatIsTiedToItselfIsToldOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a 10x10", "a.leading == view.leading; a.top == view.top"])
    let answer = conversation.say(
      "a.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true")
    #expect(suspect(in: answer)?.contains("c3 (idle)") == true, "\(answer)")
    #expect(suspect(in: conversation.say("a.trailing <= view.trailing")) == nil)
    let listed = conversation.say("fix")
    #expect(listed.contains("fix       1  remove c3"), "\(listed)")
    conversation.mustSay(["fix 1", "expect unsuspicious a saysNothing"])
  }

  // MARK: Off the screen and cut

  @Test func whatIsTooWideForItsScrollViewIsToldOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add scrollView s", "H:|[s]|", "V:|[s]|", "add view c in s", "H:|[c]|", "V:|[c]|",
      "c.height == 2000",
    ])
    let answer = conversation.say("c.width == 500")
    #expect(suspect(in: answer)?.contains("s (sideways)") == true, "\(answer)")
    #expect(suspect(in: conversation.say("c.alpha = 0.5")) == nil)
    conversation.mustSay(["fix 1", "expect unsuspicious s", "expect c.width == s.width"])
  }

  @Test func aFieldThatTheKeyboardComesOverIsToldOnce() throws {
    let lines = [
      "add textField field", "field.leading == view.leading; field.trailing == view.trailing",
      "field.bottom == view.bottom - 20",
    ]
    var conversation = try Conversation(onSmallScreen: lines)
    let answer = conversation.say("keyboard 200")
    #expect(suspect(in: answer)?.contains("field (covered)") == true, "\(answer)")
    #expect(suspect(in: conversation.say("keyboard 210")) == nil)
    #expect(suspect(in: conversation.say("keyboard off")) == nil)
    var japanese = try Conversation(onSmallScreen: lines, language: .japanese)
    #expect(japanese.say("keyboard 200").contains("field（隠れ）"))
  }

  @Test func whatIsCutIsToldOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.label + ["title.leading == view.leading + 20"])
    let answer = conversation.say("title.width == 20")
    #expect(suspect(in: answer)?.contains("title (truncated)") == true, "\(answer)")
    #expect(suspect(in: conversation.say("title.alpha = 0.5")) == nil)
    let more = conversation.say("title.text = \"Hello, everybody\"")
    #expect(suspect(in: more) == nil, "\(more)")
  }

  /// While a place is open, or something in conflict, it says nothing.
  @Test func whatIsNotSettledIsNotTold() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hello\""])
    #expect(suspect(in: conversation.say("title.top == view.bottom + 8")) == nil)
    conversation.mustSay(["undo"])
    conversation.mustSay(["title.top == view.top + 50", "title.leading == view.leading + 8"])
    let answer = conversation.say("title.width == 4; title.width == 6")
    #expect(suspect(in: answer) == nil, "\(answer)")
  }

  @Test func japanese() throws {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(Self.label + ["title.leading == view.leading + 20"])
    let answer = conversation.say("title.trailing == view.trailing + 20")
    #expect(answer.contains("c3（符号）"), "\(answer)")
  }

  // MARK: Cells

  @Test func whatIsPinnedToACellItselfIsTold() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      final class NewsCell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.text = "News"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(suspect(in: answer)?.contains("title (cell)") == true, "\(answer)")
    #expect(conversation.say("suspicions").contains("newsCell itself and not to its contentView"))
    conversation.mustSay(["expect suspicious title besideContent"])
  }

  /// Where nothing says whose sign is wrong, the words are those of the code below them.
  @Test func whatIsDroppedIsNotCalledTurned() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view one", "add view two", "one.top == two.bottom + 8"])
    conversation.say("two.bottom == one.top + 8")
    let answer = conversation.say("conflicts")
    #expect(answer.contains("repair    keep the one that was meant;"), "\(answer)")
    #expect(answer.contains("c1.isActive = false") && !answer.contains("turn the sign"))
  }
}
