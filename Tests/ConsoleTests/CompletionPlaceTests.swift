import Console
import Prose
import Testing

/// What Tab offers, position by position of the grammar.
@Suite struct CompletionPlaceTests {
  struct Place: Sendable {
    var typed: String
    var offers: [String]
    var omits: [String] = []

    init(_ typed: String, _ offers: String..., omits: [String] = []) {
      self.typed = typed
      self.offers = offers
      self.omits = omits
    }
  }

  private static let places: [Place] = [
    // The beginning of a line.
    Place("", "add", "tree", "H:", "V:", "let", "title", "写真"),
    Place("ti", "title", omits: ["card", "add"]),
    Place("TREE", "tree"), Place("dvc", "device"),
    // Relations.
    Place("title.", "leading", "width", "safeArea", "frame", "isHidden"),
    Place("title.lea", "leading", "leadingAnchor", omits: ["trailing"]),
    Place("title.leading ", "==", "<=", ">=", "+", omits: ["@", "=", "+="]),
    Place("title.top == view.safeArea", "safeArea."), Place("title.top == card.ga", "gap"),
    Place("title.leading == ", "view", "card", "space", omits: ["above", "UILabel()"]),
    Place("title.leading == view.", "leading", "trailing", "safeArea", omits: ["top", "width"]),
    Place("title.leading == view.leading ", "+", "-", "@", "as", omits: ["=="]),
    Place("title.leading == view.leading + 8 @", "required", "high", "low", "fittingSize"),
    Place("title.leading == view.leading @750 ", "as", omits: ["+"]),
    Place("title.leading == view.leading as "), Place("写真.", "leading", "image"),
    Place("title.isHidden ", "=", omits: ["==", "+=", "*"]),
    Place("title.contentMode ", "=", omits: ["<=", "-="]),
    Place("title.frame.in", "insetBy(", "integral", "intersection("),
    Place("let short = mi", "min("),
    Place(
      "card.systemLayoutSizeFitting(", "UIView.layoutFittingCompressedSize", "CGSize(",
      omits: ["card"]),
    Place("title.width == 2 * view.w", "width"), Place("写", "写真"),
    Place("title.leading == card.lay", "layoutMargins"),
    Place("card.", "gap"), Place("gap.", "leading", "width", omits: ["subviews"]),
    // Constraints and generated handles.
    Place("above.", "constant", "priority", "isActive"), Place("c1.con", "constant"),
    Place("title.hug.", "h", "v"), Place("title.resist.h.", "priority"), Place("c1 ", "==", "="),
    // Names in quotes, and quotes within.
    Place("goto ", "\"two words\""), Place("goto \"tw", "\"two words\""),
    Place("say en \"a \\\" b\" ", "ja"),
    // Visual formats.
    Place("H:", "|", "["), Place("H:|", "-", "["), Place("H:|-[", "title", "写真", "gap"),
    Place("H:|-[ti", "title"), Place("H:|-[title", "title"), Place("V:[title ", "(", "]"),
    Place("V:[title(", ">=", "==", "space", "card"), Place("V:[title(>=", "space"),
    Place("V:[title(==44@", "750"), Place("H:|-[title]-", "[", "|", "space", "("),
    Place("H:|-[title]", "-", "|", "options"), Place("H:[title]-[card]-| ", "options", "metrics"),
    Place("H:[title]-[card] options ", "alignAllTop", omits: ["alignAllLeft"]),
    Place("V:[title]-[card] options ", "alignAllLeading", omits: ["alignAllTop"]),
    Place("H:[title]-gutter-[card] metrics ", "gutter=", omits: ["title="]),
    Place("[title]-g-[card] metrics ", "g=", omits: ["itle="]),
    Place(
      "V:|-p-[title(h)] options alignAllLeft metrics p=8 ", "h=", omits: ["p=", "alignAllLeft="]),
    // Statements.
    Place("title.isHidden = ", "true", "false", omits: ["title"]),
    Place("title.textAlignment = ", ".center", ".natural", omits: ["title", "c1"]),
    Place("title.textAlignment ", "=", omits: ["==", "+=", "*"]),
    Place("title.lineBreakMode = .by", "byClipping", omits: ["defaultHigh"]),
    Place("title.isHidden = ."), Place("view.subviews "), Place("？title.", "leading", "width"),
    Place("？", "title", omits: ["=", "+="]), Place("title.width ≧ ", "card"),
    Place("title.set", "setContentHuggingPriority("),
    Place("title.text = ", "\"Hello\""), Place("c1.constant = ", "16"),
    Place("c1.priority = ", ".defaultHigh"), Place("c1.priority = .default", "defaultHigh"),
    Place("view.semanticContentAttribute = ", ".forceRightToLeft"),
    Place("view.semanticContentAttribute = .force", "forceRightToLeft", omits: ["defaultHigh"]),
    Place("title.autoresizingMask = ", ".flexibleWidth"),
    Place("title.autoresizingMask = [.flexibleWidth, .flexible", "flexibleHeight"),
    Place("title.font = ", ".systemFont(ofSize: "),
    Place("title.frame.", "width", "origin", "maxX"),
    Place("title.setContentHuggingPriority(", ".defaultHigh", ".required"),
    Place("title.setContentHuggingPriority(.default", ".defaultHigh", ".defaultLow"),
    Place("title.setContentHuggingPriority(.defaultHigh, ", "for: "),
    Place("title.setContentHuggingPriority(.defaultHigh, for: ", ".horizontal", ".vertical"),
    Place("title.setContentHuggingPriority(.defaultHigh, for: .h", ".horizontal"),
    Place("title.setTitle(\"Go\", for: ", ".normal"),
    Place("title.leadingAnchor.", "constraint("),
    Place("title.leadingAnchor.constraint(", "equalTo: ", "lessThanOrEqualTo: "),
    Place("title.leadingAnchor.constraint(equalTo: ", "view", "card"),
    Place("title.leadingAnchor.constraint(equalTo: view.lea", "leadingAnchor", omits: ["leading"]),
    Place("title.leadingAnchor.constraint(equalTo: view.leadingAnchor, ", "constant: "),
    Place("title.leadingAnchor.constraint(equalTo: view.leadingAnchor).", "isActive = true"),
    Place("view.addSubview(", "title", "写真"), Place("view.insertSubview(title, ", "at: "),
    Place("let photo = ", "UIImageView()", "title"), Place("let "), Place("NSLay"),
    Place("NSLayoutConstraint.", "activate(["), Place("NSLayoutConstraint.activate([", "title"),
    Place("title.font = .systemFont(", "ofSize: "),
    Place("title.font = .systemFont(ofSize: 17, ", "weight: "),
    Place("title.font = .systemFont(ofSize: 17, weight: ", ".bold"),
    Place("title.font = .preferredFont(forTextStyle: ", ".headline"),
    // Between the braces of loops and closures.
    Place("[title, 写真].forEach { ", "title", "$0", "let", omits: ["tree", "H:"]),
    Place("[title, 写真].forEach { $0.", "leading", "isHidden", omits: ["card"]),
    Place("[title, 写真].forEach { $0.isH", "isHidden"),
    Place("[title, 写真].forEach { $0.isHidden = ", "true", "false"),
    Place("[title, 写真].forEach { $0.isHidden = true; $", "$0"),
    Place("UIButton(type: .s", ".system", omits: ["defaultHigh"]), Place("UIView(fr", "frame: "),
    Place("card.subviews.first?.fr", "frame"), Place("title.text?.", "count", omits: ["required"]),
    Place("UIColor.syst", "systemBlue"), Place("title.textC", "textColor"),
    Place("title.setNeedsL", "setNeedsLayout()"), Place("card.layer.clam"),
    Place("[title, card].for", "forEach(", omits: ["formUnion("]),
    Place("view.subviews.map { $0.fr", "frame"),
    Place("view.subviews.sorted { $0.alpha < $1.fr", "frame"),
    Place("[title].forEach { v in v.le", "leading"), Place("for v in card.subviews { v", "v"),
    Place("for view in [title] { view.tex", "text"),
    Place("for v in [title] { v.set", "setContentHuggingPriority("),
    Place("for (i, v) in [title].enumerated() { v.te", "text"),
    Place("for v in [title] { v.alpha = 1; v.width == card.", "width", omits: ["top"]),
    Place("for v in [card] { for w in v.subviews { w.te", "text"),
    Place("try [title].forEach { $0.tex", "text"), Place("for i in 0..<3 { i", "i"),
    Place("let a: UIView = { let v = ", "UIView()"),
    Place("[title].forEach { $0.alpha = 1 }; ti", "title"),
    Place("for v in ", "card.subviews", "[", "0..<", omits: ["==", "title.subviews"]),
    Place("for v in ca", "card", "card.subviews"),
    // Several statements, questions, comments, texts.
    Place("title.isHidden = true; ti", "title"), Place("c1.constant = 1; c1.", "constant"),
    Place("title.isHidden = true; ", "title", "let", omits: ["tree", "H:"]),
    Place("? title.width ", "==", "<", "!=", "and"), Place("title.text = \"ti"),
    Place("tree # ti"), Place("1 + ti", "title"),
    // Commands.
    Place("add ", "label", "guide", "gone", omits: ["title"]), Place("add label ", "label"),
    Place("add label x ", "\"", "in"), Place("add imageView x ", "in", omits: ["\""]),
    Place("add label x \"T\" in ", "view", "card", omits: ["window", "gap"]),
    Place("content title ", "\"Hello\"", "auto", "font"),
    Place("content 写真 ", "auto", omits: ["font"]),
    Place("content title font ", "headline"), Place("content title font 15 ", "bold"),
    Place("remove ", "title", "above", "c1", omits: ["view", "window"]),
    Place("remove c1 t", "title"), Place("remove title ", "above", omits: ["title"]),
    Place("resume ", "list", omits: ["1", "nothing"]), Place("resume n", "nothing"),
    Place("hide ", "title", omits: ["secret"]),
    Place("show ", "secret", omits: ["title"]), Place("move title ", "front", "above", "in"),
    Place("move title above ", "note", omits: ["title", "写真"]),
    Place("move card in ", "view", omits: ["card", "title"]), Place("rename title ", "title2"),
    Place("activate ", "c5", omits: ["c1"]), Place("deactivate ", "c1", omits: ["c5"]),
    Place("device ip", "iphone-15", "ipad-pro-11"), Place("device 300x500", "300x500@2"),
    Place("device none "), Place("rotate ", "landscape"), Place("direction rtl ", "title"),
    Place("set ti", "title"), Place("set title.isHidden ", "true"), Place("set c1.", "constant"),
    Place("why ", "title"), Place("why title.", "leading", "x", omits: ["isHidden", "hug"]),
    Place("measure title ", "card"), Place("measure title.leading card.", "leading"),
    Place("affecting title ", "h", "v"), Place("constraints ti", "title"), Place("tree ", "--json"),
    Place("after ", "tree", "nothing"), Place("after tree ", "frames"), Place("fix ", "1"),
    Place("goto ", "here", "0", "18"), Place("diff here ", "0"), Place("undo ", "--json"),
    Place("diff 0 ", "here", "frames"),
    Place("diff 0 frames ", "--json", omits: ["views"]),
    Place("when title.width ", "changed", "==", "<"),
    Place("when ", "conflict", "title"), Place("try ti", "title"), Place("try hide ", "title"),
    Place("try ", "hide", "fix", "import", "H:", omits: ["undo", "save", "try", "use", "tree"]),
    Place("try H:|-[", "title"), Place("why not title.", "leading", "width"),
    Place("why not title.width ", "=="),
    Place("mark ", "step18"), Place("break ", "conflict", "none", "1", "title", omits: ["3"]),
    Place("break title.width ", "<", "==", "and"), Place("break title.width < ", "card"),
    Place("replay ", "one.tsume", "\"two words.tsume\"", omits: ["crash.log"]),
    Place("import ", "crash.log", omits: ["one.tsume"]),
    Place("export svg ", "crash.log", omits: ["one.tsume"]),
    Place("help UILab", "UILabel"), Place("help isHi", "isHidden"),
    Place("help NS", "NSLayoutConstraint", omits: ["constrain", "suspicions"]),
    Place("help UI", "UIStackView", omits: ["quit", "build"]), Place("CG"),
    Place("sweep ", "c1", "above", "window.w", omits: ["title.", "c5"]),
    Place("sweep window.", "window.h", omits: ["window.w.priority"]),
    Place("import crash.log ", "in"),
    Place("import crash.log in ", "view"), Place("help hi", "hide", "history"),
    Place("language ", "en", "ja"), Place("language en "),
    // Expectations.
    Place("expect ", "unambiguous", "conflict", "title", "c1"), Place("expect no ", "conflict"),
    Place("expect c1 ", "is", "=="), Place("expect c1 is ", "title.leading == card.leading + 16"),
    Place("expect count ", "7"), Place("expect range title.", "leading", "x"),
    Place("expect range title.width ", "30", "-"), Place("expect range title.width 10 ", "-"),
    Place("expect affecting title h ", "{"), Place("expect affecting title h {", "c1", "title."),
    Place("expect conflict {c1 ", "c3", "}", omits: ["c1"]), Place("expect conflict {c1}"),
    Place("expect conflict {title.", "hug.h", "size.w"), Place("expect tie c1 ti", "title."),
    Place("expect tie c1 title.hug.", "hug.h"), Place("expect broken ", "c4"),
    Place("expect moved title ", "card"), Place("expect nothing ", "moved"),
    Place("expect title.width ", "==", "<="), Place("expect ambiguous title.x card.", "width"),
    Place("expect refused ", "\""), Place("say ", "en"), Place("say en \"Hi\" ", "ja"),
  ]

  @Test func `Tab knows what can stand there`() throws {
    let desk = try CompletionDesk()
    for place in Self.places {
      let candidates = desk.candidates(place.typed)
      let texts = candidates.map(\.text)
      for offer in place.offers {
        #expect(texts.contains(offer), "\(place.typed)▲ has no \(offer)")
      }
      for omission in place.omits {
        #expect(!texts.contains(omission), "\(place.typed)▲ \(omission)")
      }
      if place.offers.isEmpty { #expect(texts.isEmpty, "\(place.typed)▲") }
      for candidate in candidates {
        #expect(!candidate.note.isEmpty, "\(place.typed)▲ has no word on \(candidate.text)")
      }
    }
  }

  @Test func `What is one of many is marked in the list`() throws {
    let desk = try CompletionDesk()
    let notes = Dictionary(
      desk.candidates("note.").map { ($0.text, $0.note.text(in: .english).string) },
      uniquingKeysWith: { first, _ in first })
    for name in ["leading", "x", "center", "frame"] {
      #expect(notes[name]?.hasPrefix("~") == true, "\(name) \(notes[name] ?? "")")
    }
    for name in ["width", "intrinsicContentSize"] {
      #expect(notes[name]?.hasPrefix("~") == false, "\(name) \(notes[name] ?? "")")
    }
    // A note that repeats the name would say nothing.
    #expect(notes["window"] == "property")
  }

  @Test func `The word begins where its bytes do, whatever stands behind the cursor`() throws {
    let desk = try CompletionDesk()
    let completion = desk.completion("写真.leading == 写真2.wid▲ + 8 @750")
    #expect(completion.start == "写真.leading == 写真2.".utf8.count)
    #expect(desk.completion("hide 写▲ title").candidates.map(\.text) == ["写真"])
    #expect(desk.completion("hide 写▲ title").start == 5)
  }

  @Test func `A name typed in decomposed form is found`() throws {
    var desk = try CompletionDesk()
    desk.conversation.mustSay(["add label が"])
    #expect(desk.texts("hide か\u{3099}") == ["が"])
  }

  @Test func `What begins with the word comes before what only has it inside`() throws {
    let desk = try CompletionDesk()
    #expect(desk.texts("hide t") == ["title"])
    #expect(desk.texts("hide T") == ["title"])
    #expect(desk.texts("hide itl") == ["title"])
    #expect(desk.texts("hide ttl") == ["title"])
    #expect(desk.texts("hide TTL").isEmpty, "a capital is not meant for a small letter inside")
    #expect(desk.texts("hide zzz").isEmpty)
  }

  @Test func `The numbers of many constraints wait for their letter`() throws {
    var desk = try CompletionDesk()
    desk.conversation.mustSay((0...Completion.glance).map { "card.height >= \($0)" })
    #expect(!desk.texts("set ").contains("c1"))
    #expect(desk.texts("set ").contains("above"), "a name does not wait")
    for typed in ["set c", "set c1", "title.width == 2; c"] {
      #expect(desk.texts(typed).contains("c12"), "\(typed)")
    }
    #expect(desk.texts("set ca") == ["card"])
  }

  @Test func `What is broken comes first among constraints, then the newest`() throws {
    let texts = try CompletionDesk().texts("deactivate ")
    #expect(texts.prefix(2) == ["c7", "c4"] || texts.first == "c7")
  }
}

/// The words beside candidates that mean one thing here and another there.
@Suite struct CompletionNoteTests {
  @Test(arguments: [
    ("traits horizontal reg", "much room"), ("content title font 12 reg", "weight"),
    ("resume n", "never mind it"), ("after non", "no report"), ("canvas n", "made in code"),
    ("device non", "no size"),
  ])
  func aWordMeansWhatItMeansBehindItsCommand(typed: String, note: String) throws {
    let candidate = try #require(CompletionDesk().candidates(typed).first)
    #expect(candidate.note.english.string == note, "\(candidate.text)")
  }
}
