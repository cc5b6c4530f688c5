import Console
import Prose
import Testing

/// Lines that somebody new types wrongly, and the line that is offered: each can be carried out.
@Suite struct SlipMeantTests {
  private static let setUp = [
    "add label title \"Hello\"", "add view card", "add imageView photo 44x44",
  ]

  private func answer(to line: String, in language: Language) throws -> String {
    var conversation = try Conversation(language: language)
    conversation.mustSay(Self.setUp)
    return conversation.say(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("title.width == 100)", "title.width == 100"),
      ("add label note \"Hi", "add label note \"Hi\""),
      ("title.width == 100, title.height == 50", "title.width == 100; title.height == 50"),
      ("title.width == 100px", "title.width == 100"),
      ("title.width == 100 pt", "title.width == 100"),
      ("title.width == 100 priority 750", "title.width == 100 @750"),
      ("title.width == 100 @750 @250", "title.width == 100 @750"),
      ("title..width == 100", "title.width == 100"),
      ("title.width ==", "title.width == 100"),
      ("title.leading ==", "title.leading == view.leading"),
      ("add view box 100 x 50", "add view box 100x50"),
      ("add view box 100 50", "add view box 100x50"), ("device 300*500", "device 300x500"),
      ("move title to card", "move title in card"),
      ("add label note to card", "add label note in card"),
      ("add constraint title.width == 100", "title.width == 100"),
      ("add a label called note", "add label note"),
      ("add label note text \"Hi\"", "add label note \"Hi\""), ("hide the title", "hide title"),
      ("set title width 100", "title.width == 100"),
      ("set title hug h 800", "title.hug.h.priority = 800"),
      ("title.text \"Bye\"", "title.text = \"Bye\""),
      ("title.text = こんにちは", "title.text = \"こんにちは\""),
      ("title.font = 20", "title.font = .systemFont(ofSize: 20)"),
      ("width(title) == 100", "title.width == 100"),
      ("title.size == 100x50", "title.width == 100; title.height == 50"),
      ("title.height == auto", "content title auto"),
      ("why title.width == 100", "why not title.width == 100"),
      ("card.addTo(view)", "view.addSubview(card)"), ("save my layout", "save \"my layout\""),
      ("width == 30", "photo.width == 30"), ("leading == 16", "photo.leading == view.leading + 16"),
      ("H:|-16-title-16-|", "H:|-16-[title]-16-|"), ("title.hide()", "hide title"),
      (
        "title.widthAnchor.constraint(equalTo: 100)",
        "title.widthAnchor.constraint(equalToConstant: 100)"
      ),
      ("NSLayoutConstraint.activate(title.width == 100)", "title.width == 100"),
      ("h:|-16-[title]-16-|", "H:|-16-[title]-16-|"), ("title.width 100", "title.width == 100"),
      ("title.top 16", "title.top == view.top + 16"),
      ("title.leading equals view.leading", "title.leading == view.leading"),
      ("hug title 252", "title.hug.h.priority = 252"),
      ("resist label v 800", "title.resist.v.priority = 800"),
      ("制約とは何ですか？", "help 制約"),
      ("title.width => 100", "title.width >= 100"), ("title.width =< 100", "title.width <= 100"),
      ("title.width = > 100", "title.width >= 100"), ("title.width = < 100", "title.width <= 100"),
      ("title.width == 100 as wide @500", "title.width == 100 @500 as wide"),
      ("title.top == superview.top + 8", "title.top == title.superview.top + 8"),
      ("title.top == 親.top + 8", "title.top == title.superview.top + 8"),
      ("view.title.top == view.top", "title.top == view.top"),
      ("Label.top == view.top", "title.top == view.top"),
      ("UILabel.top == view.top", "title.top == view.top"),
      ("title.top == view.top + \"8\"", "title.top == view.top + 8"),
      ("title.size == 100", "title.width == 100; title.height == 100"),
      ("title \"Hello\"", "content title \"Hello\""),
      ("title text \"Hello\"", "content title \"Hello\""), ("frames title", "title.frame"),
      ("remove title.width", "affecting title h"), ("affecting title.width", "affecting title h"),
      ("set title hug h 800", "title.hug.h.priority = 800"), ("keyboard show", "keyboard 336"),
      ("title.top == view.top + 8。", "title.top == view.top + 8"), ("draw。", "draw"),
      ("titleの幅を100にする", "title.width == 100"),
      ("titleを中央に", "title.centerX == view.centerX; title.centerY == view.centerY"),
    ], [Language.english, .japanese])
  func theLineThatIsMeantIsOffered(_ slip: (line: String, meant: String), _ language: Language)
    throws
  {
    let said = try answer(to: slip.line, in: language)
    let offer =
      language == .english ? "Did you mean \(slip.meant)?" : "\(slip.meant) ではありませんか？"
    #expect(said.contains(offer), "\(said)")
  }

  /// No relation is offered of which nothing in the line speaks.
  @Test(arguments: ["title below view", "align title title", "please title"])
  func whatNobodyCanGuessIsNotGuessed(_ line: String) throws {
    let told = try answer(to: line, in: .english)
    #expect(told.contains("or begins with a command") && !told.contains("Did you mean"), "\(told)")
  }

  @Test(arguments: [
    ("please center title", "title.centerX == view.centerX; title.centerY == view.centerY"),
    ("align title photo", "title.leading == photo.leading"),
    ("align title photo top", "title.top == photo.top"), ("remove c99", "constraints lists"),
    ("c99.constant = 5", "constraints lists"),
    ("ｔｉｔｌｅ．ｌｅｆｔ　＝＝　２０", "signs of full width here. The same in those of code: title.left == 20"),
    ("わからない", "Here that is help or hint."), ("全部見せて", "Here that is draw or tree."),
    ("title.centerX == view.center", "one on each axis: title.centerX == view.centerX."),
    ("title.top == view.center", "one on each axis: title.top == view.centerY."),
    ("title.center == view.centerX", "one on each axis: title.centerX == view.centerX."),
    (
      "title.center == view.center",
      "title.centerX == view.centerX and title.centerY == view.centerY"
    ),
  ])
  func theNearestIsNamed(_ line: String, _ hint: String) throws {
    #expect(try answer(to: line, in: .english).contains(hint))
  }

  @Test func whereOneKindIsMeantTheOthersAreNotListed() throws {
    let near = try answer(to: "add lable foo", in: .english)
    #expect(near.contains("Did you mean label?") && !near.contains("Kinds:"), "\(near)")
    #expect(try answer(to: "add zzzzzz foo", in: .english).contains("Kinds:"))
  }

  /// What is no line of Tsume either way is not offered.
  @Test func whatCannotBeCarriedOutIsNotOffered() throws {
    #expect(
      !(try answer(to: "nobody.width == 100px", in: .english)).contains("Did you mean nobody"))
  }

  @Test func aComparisonSaysThatItMakesNothing() throws {
    let greater = try answer(to: "title.width > 100", in: .english)
    #expect(greater.contains("title.width >= 100 would make it so"), "\(greater)")
    let both = try answer(to: "title.width == 100 and title.height == 50", in: .english)
    #expect(both.contains("title.width == 100; title.height == 50"), "\(both)")
    #expect(try answer(to: "title.width > 100 or true", in: .english) == "true")
    let idle = try answer(to: "if title.isHidden { photo.isHidden = true }", in: .english)
    #expect(idle.contains("nothing was done"), "\(idle)")
  }

  @Test func distancesAndPrioritiesAreOfConstraints() throws {
    #expect(
      try answer(to: "title.padding = 16", in: .english).contains("A distance is a constraint"))
    #expect(try answer(to: "title.priority = 750", in: .english).contains("c1.priority"))
  }
}
