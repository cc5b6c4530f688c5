import Console
import Prose
import Testing

/// Whatever is misspelled, what was meant is offered, with the caret under the word, in both
/// languages.
@Suite struct SpellingAdviceTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let line: String
    /// What the caret stands under.
    let place: String
    let meant: String
    var testDescription: String { line }

    init(_ line: String, at place: String, meant: String) {
      self.line = line
      self.place = place
      self.meant = meant
    }
  }

  private static let setUp = [
    "add label title \"Hello\"", "add view card", "H:|-16-[title]-16-|",
    "title.top == view.top + 8 as gap", "mark before", "let space = 8", "add guide middle",
  ]

  private func conversation(_ language: Language) throws -> Conversation {
    let files = MemoryFiles(["crash.txt": "", "layout.tsume": "", "logs/first.txt": ""])
    var conversation = try Conversation(files, language: language)
    conversation.mustSay(Self.setUp)
    return conversation
  }

  static let slips = [
    // Signs and capitals.
    Slip("? title.width = 3", at: "=", meant: "=="),
    Slip("expect title.width = 3", at: "=", meant: "=="),
    Slip("when title.width = 3", at: "=", meant: "=="),
    Slip("why not title.width = 3", at: "=", meant: "=="),
    Slip("title.top == Card.top", at: "Card", meant: "card"),
    Slip("View.top == title.top", at: "View", meant: "view"),
    Slip("Card.width", at: "Card", meant: "card"), Slip("why Card.x", at: "Card", meant: "card"),
    Slip("Card.isHidden = true", at: "Card", meant: "card"),
    Slip("card.topAnchr.constraint(equalTo: view.topAnchor)", at: "topAnchr", meant: "topAnchor"),
    Slip("card.centreYAnchor", at: "centreYAnchor", meant: "centerYAnchor"),
    Slip("card.isHidden = TRUE", at: "TRUE", meant: "true"),
    Slip("card.isHidden = No", at: "No", meant: "false"),
    Slip("H:[card(100@high)]", at: "high", meant: "750"),
    // Commands and their words.
    Slip("tre", at: "tre", meant: "tree"), Slip("Frames", at: "Frames", meant: "frames"),
    Slip("addlabel", at: "addlabel", meant: "add label"),
    Slip("addlabel note \"x\"", at: "addlabel", meant: "add label note \"x\""),
    Slip("hidetitle", at: "hidetitle", meant: "hide title"),
    Slip("expect conflict {gap, c1}", at: ",", meant: "{gap c1}"),
    Slip("expect ambiguous title.x, title.y", at: ",", meant: "title.x title.y"),
    Slip("hide title,card", at: ",", meant: "title card"),
    Slip("constriants", at: "constriants", meant: "constraints"),
    Slip("rotate landscpae", at: "landscpae", meant: "landscape"),
    Slip("direction rlt", at: "rlt", meant: "rtl"), Slip("after tre", at: "tre", meant: "tree"),
    Slip("move title fornt", at: "fornt", meant: "front"),
    Slip("content title auot", at: "auot", meant: "auto"),
    Slip("content title font headlien", at: "headlien", meant: "headline"),
    Slip("content title font 12 blod", at: "blod", meant: "bold"),
    Slip("tree --jsno", at: "--jsno", meant: "--json"),
    Slip("break conflct", at: "conflct", meant: "conflict"),
    Slip("language jp", at: "jp", meant: "ja"),
    Slip("language japanes", at: "japanes", meant: "ja"),
    Slip("help relatoins", at: "relatoins", meant: "relations"),
    Slip("help wyh", at: "wyh", meant: "why"),
    // Kinds, devices, marks, files.
    Slip("add lable note", at: "lable", meant: "label"),
    Slip("add UIImagView photo", at: "UIImagView", meant: "UIImageView"),
    Slip("device ipohne-15", at: "ipohne-15", meant: "iphone-15"),
    Slip("device iPhone", at: "iPhone", meant: "iphone-"),
    Slip("goto befor", at: "befor", meant: "before"),
    Slip("diff befroe", at: "befroe", meant: "before"),
    Slip("import crsh.txt", at: "crsh.txt", meant: "crash.txt"),
    Slip("replay layuot.tsume", at: "layuot.tsume", meant: "layout.tsume"),
    // Names of things.
    Slip("hide titel", at: "titel", meant: "title"), Slip("remove gpa", at: "gpa", meant: "gap"),
    Slip("deactivate gpa", at: "gpa", meant: "gap"),
    Slip("measure titel card", at: "titel", meant: "title"),
    Slip("titel.width == 100", at: "titel", meant: "title"),
    Slip("gpa.constant = 0", at: "gpa", meant: "gap"),
    Slip("spcae + 1", at: "spcae", meant: "space"),
    Slip("add label note in crad", at: "crad", meant: "card"),
    Slip("H:|-[titel]-|", at: "titel", meant: "title"),
    Slip("V:|-gpa-[title] metrics gap=8", at: "gpa", meant: "gap"),
    Slip("V:|-spcae-[title]", at: "spcae", meant: "space"),
    Slip("why titel.width", at: "titel", meant: "title"),
    Slip("why not titel.width == 100", at: "titel", meant: "title"),
    // Attributes, guides, priorities, handles.
    Slip("title.widht == 100", at: "widht", meant: "width"),
    Slip("title.top == view.saefArea.top", at: "saefArea", meant: "safeArea"),
    Slip("title.top == view.safeArea.tpo", at: "tpo", meant: "top"),
    Slip("view.layoutMargins.lft", at: "lft", meant: "left"),
    Slip("title.width == 100 @hihg", at: "hihg", meant: "high"),
    Slip("gap.priority = .defaultHihg", at: ".defaultHihg", meant: ".defaultHigh"),
    Slip("gap.priority = high", at: "high", meant: ".high"),
    Slip("set gap.priority requird", at: "requird", meant: ".required"),
    Slip("title.hgu.h", at: "hgu", meant: "hug"),
    Slip("title.hug.hh", at: "title.hug.hh", meant: "title.hug.h"),
    // UIKit's names.
    Slip("title.isHiden = true", at: "isHiden", meant: "isHidden"),
    Slip("gap.constnat = 0", at: "constnat", meant: "constant"),
    Slip("title.frame.widht", at: "widht", meant: "width"),
    Slip("view.subviews.cuont", at: "cuont", meant: "count"),
    Slip("title.removeFromSuprview()", at: "removeFromSuprview", meant: "removeFromSuperview"),
    Slip(
      "title.contentHugingPriority(for: .vertical)", at: "contentHugingPriority",
      meant: "contentHuggingPriority"),
    Slip(
      "title.setContentHuggingPriority(.defaultHigh, for: .horizontl)", at: ".horizontl",
      meant: ".horizontal"),
    Slip(
      "title.widthAnchor.constrait(equalToConstant: 4).isActive = true", at: "constrait",
      meant: "constraint"),
    Slip("NSLayoutConstraint.actvate([gap])", at: "actvate", meant: "activate"),
    Slip("NSLayoutConstrain.activate([gap])", at: "activate", meant: "NSLayoutConstraint"),
    Slip("title.font = .systmFont(ofSize: 3)", at: "systmFont", meant: "systemFont"),
    Slip(
      "title.semanticContentAttribute = .forceRigthToLeft", at: ".forceRigthToLeft",
      meant: ".forceRightToLeft"),
    Slip("H:[title][card] options alignAllTpo", at: "alignAllTpo", meant: "alignAllTop"),
    // Expectations.
    Slip("expect ambigous title.y", at: "ambigous", meant: "ambiguous"),
    Slip("expect conflcit {gap}", at: "conflcit", meant: "conflict"),
    Slip("expect acepted", at: "acepted", meant: "accepted"),
    Slip("expect moved titel", at: "titel", meant: "title"),
    Slip("expect no conflit", at: "conflit", meant: "conflict"),
    Slip("expect broken gpa", at: "gpa", meant: "gap"),
    Slip("expect affecting titel h {gap}", at: "titel", meant: "title"),
  ]

  @Test(arguments: Language.allCases)
  func whatIsMisspelledIsOffered(language: Language) throws {
    // A line that is refused changes nothing, so that one conversation does for all.
    var conversation = try conversation(language)
    for slip in Self.slips {
      let answer = conversation.refusal(of: slip.line)
      #expect(Conversation.marked(in: answer) == slip.place, "\(answer)")
      let advice = answer.split(separator: "\n")
        .drop { !$0.hasPrefix("try") && !$0.hasPrefix("ヒント") }
      #expect(advice.contains { $0.contains(slip.meant) }, "\(answer)")
    }
  }

  /// Where a truth value stands, a word that is none is not what something could be called.
  @Test(arguments: [("ture", "true"), ("はい", "true"), ("fales", "false")])
  func aTruthValueIsMeantWhereOneStands(typed: String, meant: String) throws {
    var conversation = try conversation(.english)
    let refusal = conversation.refusal(of: "title.isHidden = \(typed)")
    #expect(refusal.contains("Did you mean \(meant)?"))
    #expect(!refusal.contains("add label"))
    #expect(conversation.refusal(of: "title.width == \(typed)").contains("add label"))
  }

  /// Blanks before a line are none of it.
  @Test func whatIsPutRightBeginsWithItsWord() throws {
    var conversation = try conversation(.english)
    let refusal = conversation.refusal(of: "  title.top == view.top + ８")
    #expect(refusal.contains("Did you mean title.top == view.top + 8?"), "\(refusal)")
  }

  /// What Tab does not offer behind a command is not meant to stand there.
  @Test(arguments: ["addition", "undoing", "hidenobody"])
  func aWordThatOnlyBeginsLikeACommandIsNotTakenApart(word: String) throws {
    var conversation = try conversation(.english)
    let command = try #require(["add", "undo", "hide"].first(where: word.hasPrefix))
    #expect(!conversation.refusal(of: word).contains("\(command) "))
  }

  /// What a Japanese keyboard types for signs is put right where the line can be read then.
  @Test(arguments: [
    ("H:|ー[title]ー|", "H:|-[title]-|"), ("H:|-「title」-|", "H:|-[title]-|"),
    ("title.top == view.top ー 8", "title.top == view.top - 8"),
    ("device 300×500", "device 300x500"), ("content title 120×80", "content title 120x80"),
    ("title.width == 2×card.width", "title.width == 2*card.width"),
  ])
  func signsOfAJapaneseKeyboardArePutRight(line: String, meant: String) throws {
    var conversation = try conversation(.english)
    #expect(conversation.refusal(of: line).contains("Did you mean \(meant)?"))
  }

  @Test(arguments: [
    ("title.top == card", "card.bottom is its lower edge"),
    ("title.leading == view.safeArea + 8", "view.safeArea.leading."),
    ("title.centerX == card", "card.centerX."), ("2 * card == title.height", "card.height."),
    ("title.lastBaseline == view.safeArea", "view.safeArea.top."), ("title == 8", "title.width."),
  ])
  func theAttributeOfTheOtherSideIsOffered(line: String, anchor: String) throws {
    var conversation = try conversation(.english)
    #expect(conversation.refusal(of: line).contains("Name one of its anchors: \(anchor)"))
  }

  @Test func aGuideIsAskedOfAView() throws {
    var conversation = try conversation(.english)
    let refusal = conversation.refusal(of: "title.top == safeArea.top")
    #expect(refusal.contains("Did you mean view.safeArea?"))
    #expect(!refusal.contains("add label"))
  }

  @Test func aTextInPlainQuotesIsOfferedWithoutThem() throws {
    var conversation = try conversation(.english)
    #expect(conversation.refusal(of: "add label b 'こ'").contains("For example \"こ\"."))
    let refusal = conversation.refusal(of: "title.text = 'a'")
    #expect(refusal.contains("Did you mean title.text = \"a\"?"), "\(refusal)")
  }

  @Test func aClassThatIsNearlyKnownIsOffered() throws {
    var conversation = try conversation(.english)
    #expect(conversation.say("let note = UILable()").contains("UILabel?"))
  }

  // MARK: Words of other tools

  static let foreign = [
    Slip("ls", at: "ls", meant: "Here that is tree."),
    Slip("exit", at: "exit", meant: "Here that is quit."),
    Slip("exit()", at: "exit", meant: "Here that is quit."),
    Slip("q", at: "q", meant: "Here that is quit."),
    Slip("po frames", at: "po", meant: "Here that is frames."),
    Slip("print", at: "print", meant: "Here that is title.frame."),
    Slip("hasAmbiguousLayout", at: "hasAmbiguousLayout", meant: "Here that is ambiguity."),
    Slip("clear", at: "clear", meant: "Ctrl-L"),
    Slip("tsume check a", at: "tsume", meant: "In a shell that is tsume check a."),
    Slip("device iPhone15", at: "iPhone15", meant: "Did you mean iphone-15?"),
    Slip("device iPhone 15 pro", at: "iPhone", meant: "Did you mean iphone-15-pro?"),
    Slip("device 300 × 500", at: "300", meant: "Did you mean device 300x500?"),
    Slip("?", at: "?", meant: "help lists everything"),
    Slip("delete title", at: "delete", meant: "Here that is remove title."),
    Slip("list", at: "list", meant: "Here that is tree or constraints."),
    Slip("constraint", at: "constraint", meant: "constraints"),
    Slip("show constraints", at: "constraints", meant: "constraints alone does it"),
    Slip("undo 300", at: "300", meant: "history lists the steps"),
    Slip("redo 1", at: "1", meant: "history lists the steps"),
    Slip("man why", at: "man", meant: "Here that is help why."),
    Slip("break 1e30", at: "1e30", meant: "It is written break"),
    Slip("break 0", at: "0", meant: "It is written break"),
    Slip("fix x", at: "x", meant: "It is written fix [N]."),
    Slip("expect", at: "", meant: "help expect shows how it is written"),
    Slip("dump(card)", at: "dump", meant: "It is a command: dump card."),
    Slip("tree()", at: "tree", meant: "It is a command: tree."),
    Slip(
      "po [[UIWindow keyWindow] constraintsAffectingLayoutForAxis:1]",
      at: "constraintsAffectingLayoutForAxis", meant: "Here that is affecting VIEW v."),
  ]

  @Test(arguments: foreign)
  func aWordOfAnotherToolIsAnswered(_ slip: Slip) throws {
    var conversation = try conversation(.english)
    let answer = conversation.refusal(of: slip.line)
    if !slip.place.isEmpty { #expect(Conversation.marked(in: answer) == slip.place, "\(answer)") }
    #expect(answer.contains(slip.meant), "\(answer)")
  }

  @Test(arguments: foreign)
  func itIsAnsweredInJapanese(_ slip: Slip) throws {
    var conversation = try conversation(.japanese)
    let answer = conversation.refusal(of: slip.line)
    #expect(answer.hasPrefix("エラー"))
    #expect(answer.contains("ヒント"), "\(answer)")
  }
}
