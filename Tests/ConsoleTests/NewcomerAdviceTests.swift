import Console
import Prose
import Testing

/// What newcomers type, and the word that helps them on.
@Suite struct NewcomerAdviceTests {
  private func answer(to line: String, in language: Language = .english) throws -> String {
    var conversation = try Conversation(language: language)
    conversation.mustSay([
      "add imageView 画像 80x40", "add label title \"Hello\"", "add label 題名 \"Hello\"", "add view 箱",
    ])
    return conversation.say(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    ("title.removeFromSuperview", "It is written title.removeFromSuperview()"),
    ("title.remove()", "removeFromSuperview()?"),
    ("title.removeFromSuperView()", "removeFromSuperview()?"),
    ("title.visible = false", "isHidden"),
    ("title.edges == view", "H:|[title]| and V:|[title]|"),
    ("title.top == 画像 + 8", "画像.bottom is its lower edge, 画像.top its upper edge."),
    ("title.bottom == 画像 - 8", "画像.top is its upper edge, 画像.bottom its lower edge."),
    ("title.top == view + 8", "Name one of its anchors: view.top."),
    ("fallback: title.top == view.top", "rename c9 wide"),
    ("show text", "There are 画像, title, 題名 and 箱."),
    ("add ラベル 副題", "Did you mean label?"),
    ("goto 4", "This is step 4 already."),
    ("help close", "torutsume"), ("help トルツメ", "torutsume VIEW h|v"),
    ("help ハギング", "title.hug.h"), ("help スタックビュー", "distribution"),
    ("help margins", "layoutMargins"), ("消す title", "hide title"),
    ("add label \"Hi there\"", "Did you mean add label hi \"Hi there\"?"),
    ("add label \"Title\" in 箱", "Did you mean add label note \"Title\" in 箱?"),
    ("title.color = red", "Did you mean textColor or backgroundColor?"),
    ("箱.color = red", "backgroundColor"),
    ("title.backgroundColor = red", "Did you mean .red?"),
    ("title.width == half", "Say of what: title.width == 0.5*view.width."),
    ("why is title so wide", "Did you mean why title.width?"),
    ("why is the 箱 there", "Did you mean why 箱?"),
    ("title centered", "title.centerX == view.centerX makes a constraint"),
    (
      "center title",
      "title.centerX == view.centerX; title.centerY == view.centerY make constraints"
    ),
    ("pin title to 箱", "H:|[title]|; V:|[title]| make constraints"),
    ("put 箱 below title", "箱.top == title.bottom + 8 makes a constraint"),
    ("title wide", "title.width == 100 makes"),
    ("title.width == 50%", "title.width == 0.5*view.width"),
    ("title.height == 12.5% of 箱", "title.height == 0.125*箱.height"),
    ("title.top == 10%", "title.top == 0.1*view.bottom"),
    ("why title.width?", "Did you mean why title.width?"),
    ("title.center = view.center", "title.centerX == view.centerX"),
    ("help suspect", "looks like a mistake"), ("help repeated", "looks like a mistake"),
    ("help offscreen", "looks like a mistake"), ("help sign", "looks like a mistake"),
    ("help gone", "what is no longer there"), ("help settled", "settled title.x"),
    ("help red", "backgroundColor"), ("help window.w", "made by the device's own size"),
    ("help title.hug.h", "made by its content, which is not to be stretched"),
    ("help draw", "where the task wants the views"), ("help next", "solution"),
  ])
  func whatIsTypedLeadsOn(_ line: String, _ words: String) throws {
    let said = try answer(to: line)
    #expect(said.contains(words), "\(said)")
  }

  @Test func aQuestionAboutAConstraintLeadsToIt() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title \"Hello\"", "title.height == 40", "title.width == 80 as wide",
    ])
    #expect(conversation.say("why is c1 broken").contains("Did you mean why c1?"))
    #expect(conversation.say("why does wide hold?").contains("Did you mean why wide?"))
  }

  @Test func conflictsAreExpectedAsOneSaysIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "expect no conflicts", "expect no conflict"])
  }

  @Test(arguments: [
    ("題名.top ＝ view.top", "題名.top == view.top"),
    ("題名.top == view.top ＋ 8", "題名.top == view.top + 8"),
    ("hide 題名、箱", "hide 題名 箱"),
    ("題名.top == view.top、箱.top == view.top", "題名.top == view.top; 箱.top == view.top"),
    ("Ｈ：｜−［題名］−｜", "H:|-[題名]-|"),
  ])
  func signsOfFullWidthAreOfferedAsTheyAreMeant(_ line: String, _ meant: String) throws {
    let said = try answer(to: line, in: .japanese)
    #expect(said.contains(meant), "\(said)")
  }

  @Test(arguments: ["日本語", "japanese", "Japanese", "ja"])
  func aLanguageIsChosenByItsName(_ name: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["language \(name)"])
    #expect(conversation.say("nobody").contains("コマンド"))
    conversation.mustSay(["language 英語"])
    #expect(conversation.say("nobody").contains("command"))
  }

  /// The lines of a tutorial make many views before there is a layout.
  @Test func aStateOfNothingIsSaidOnce() throws {
    var conversation = try Conversation()
    let first = conversation.say("let label = UILabel()")
    #expect(first.contains("+ label\n") && first.contains("0 constraints"), "\(first)")
    for line in ["label.text = \"Hi\"", "let box = UIView()", "box.addSubview(label)"] {
      let answer = conversation.say(line)
      #expect(answer.contains("step") && !answer.contains("0 constraints"), "\(answer)")
    }
    #expect(conversation.say("view.addSubview(box)").contains("0 constraints"))
    #expect(conversation.say("box.backgroundColor = .red").contains("0 constraints"))
  }

  /// The newest line is often the slip; where removing what it made is listed, that says so already.
  @Test func theLineThatMadeAConflictCanBeTakenBack() throws {
    let undo = "undo takes back the line just typed"
    for isAtPrompt in [true, false] {
      var conversation = try Conversation()
      conversation.session.isAtPrompt = isAtPrompt
      conversation.mustSay(["add label title \"Hello\"", "H:|-16-[title]-16-|"])
      #expect(conversation.say("title.width == 100").contains(undo) == isAtPrompt)
      #expect(!conversation.say("title.height == 40").contains(undo))
      conversation.mustSay(["remove c3"])
      // What is come back to was typed earlier.
      let earlier = conversation.say("undo")
      #expect(earlier.contains("conflict") && !earlier.contains(undo), "\(earlier)")
      #expect(!conversation.say("conflicts").contains(undo))
    }
    var other = try Conversation()
    other.session.isAtPrompt = true
    other.mustSay(["add label title \"Hello\"", "H:|-16-[title]-16-|"])
    let answer = other.say("title.width == 500")
    #expect(answer.contains("remove c3") && !answer.contains(undo), "\(answer)")
  }

  @Test(arguments: [
    ("affecting title.width", "Did you mean affecting title h?"),
    ("device ipad", "Did you mean ipad-10, ipad-pro-11 or ipad-mini-6?"),
    ("title.leading == 親.leading", "Did you mean title.leading == title.superview.leading?"),
    ("[other setHidden:YES]", "add label other would make a view"),
    ("export patch", "import Card.swift opens one"),
  ])
  func whatIsAskedBesideThePointLeadsThere(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hello\""])
    let said = conversation.refusal(of: line)
    #expect(said.contains(words), "\(said)")
  }
}
