import AutoLayout
import LayoutCode
import Testing

@testable import Console

/// What the tables of code know of UIKit is typed and completed as it is pasted: nothing of it is written
/// twice.
@Suite struct OneTableTests {
  private static let edges = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"

  @Test(arguments: [
    (["add label l", "l.numberOfLines = 3"], "l.numberOfLines", "3"),
    (["add textField f", "f.borderStyle = .bezel"], "f.borderStyle", ".bezel"),
    (["add stackView s", "s.axis = .vertical"], "s.axis", ".vertical"),
    (["add scrollView s", "s.contentInset = \(edges)"], "s.contentInset", "(1, 2, 3, 4)"),
    (["add tableView t", "t.separatorStyle = .none"], "t.separatorStyle", ".none"),
    (
      ["add button b \"Go\"", "b.contentEdgeInsets = \(edges)"], "b.contentEdgeInsets",
      "(1, 2, 3, 4)"
    ),
    (["add view v"], "v.effectiveUserInterfaceLayoutDirection", ".leftToRight"),
    (
      ["add segmentedControl s", "s.insertSegment(withTitle: \"A\", at: 0, animated: false)"],
      "s.titleForSegment(at: 0)", "\"A\""
    ),
    ([], "CGRect(x: 1, y: 2, width: 3, height: 4).integral.maxX", "4"),
    ([], "UIColor(white: 1, alpha: 1).withAlphaComponent(0.5)", "#FFFFFF 50%"),
    ([], "UIFont.systemFont(ofSize: 20, weight: .bold)", "system 20 bold"),
    ([], "UIDevice.current.userInterfaceIdiom", ".phone"),
    (["add view v", "v.layer.zPosition = 3"], "v.layer.zPosition", "3"),
    (["additionalSafeAreaInsets = \(edges)"], "additionalSafeAreaInsets", "(1, 2, 3, 4)"),
    (
      ["view.keyboardLayoutGuide.keyboardDismissPadding = 5"],
      "view.keyboardLayoutGuide.keyboardDismissPadding", "5"
    ),
    (["add view v", "v.width == 80", "c1.identifier = \"w\""], "c1.identifier", "\"w\""),
    (
      ["add tableView t", "let h = UIView()", "t.tableHeaderView = h"], "t.tableHeaderView", "h"
    ),
    (["add textField f", "let i = UIView()", "f.leftView = i"], "i.superview", "f"),
    (["add tableView t", "add view h", "t.tableHeaderView = h"], "h.superview", "t"),
  ])
  func whatTheTablesKnowIsTyped(_ lines: [String], _ question: String, _ answer: String) throws {
    var conversation = try Conversation(onSmallScreen: lines)
    #expect(conversation.say(question) == answer)
  }

  @Test func whatOnlyTheTablesCallIsCarriedOut() throws {
    var conversation = try Conversation(onSmallScreen: ["add segmentedControl s"])
    conversation.mustSay([
      "s.insertSegment(withTitle: \"A\", at: 0, animated: false)", "s.removeAllSegments()",
      "expect s.numberOfSegments == 0", "undo", "expect s.numberOfSegments == 3",
    ])
  }

  /// What a typed line does, and the same line in code that is pasted: the same.
  @Test(arguments: [
    (["add view v", "add label l"], "v.addSubview(l)", "l.superview"),
    (
      ["add view v", "add view w"], "view.exchangeSubview(at: 0, withSubviewAt: 1)", "view.subviews"
    ),
    (["add view v", "add view w"], "view.bringSubviewToFront(v)", "view.subviews"),
    (["add view v"], "v.removeFromSuperview()", "v.superview"),
    (["add view v", "let g = UILayoutGuide()"], "v.addLayoutGuide(g)", "g.owningView"),
    (["add stackView s", "add label l"], "s.addArrangedSubview(l)", "s.arrangedSubviews"),
    (
      ["add stackView s", "add label l in s"], "s.setCustomSpacing(9, after: l)",
      "s.customSpacing(after: l)"
    ),
    (
      ["add label l"], "l.setContentHuggingPriority(.defaultHigh, for: .vertical)",
      "l.contentHuggingPriority(for: .vertical)"
    ),
    (["add button b \"Go\""], "b.setTitle(\"Stop\", for: .normal)", "b.title"),
    (
      ["add scrollView s 100x100"], "s.setContentOffset(CGPoint(x: 0, y: 9), animated: false)",
      "s.contentOffset"
    ),
    (
      ["add label l \"Hi\"", "l.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"], "l.sizeToFit()",
      "l.frame.size"
    ),
    (["add view v", "v.width == 80"], "v.removeConstraints(v.constraints)", "c1.isActive"),
    (["add view v", "v.width == 80"], "NSLayoutConstraint.deactivate([c1])", "c1.isActive"),
    (["add view v", "v.width == 80"], "c1.constant = 9", "c1.constant"),
    (["add view v", "v.width == 80 @700"], "c1.priority = .defaultLow", "c1.priority"),
    (["add view v"], "v.layer.cornerRadius = 4", "v.layer.cornerRadius"),
    (["add view v"], "v.backgroundColor = .systemGreen", "v.backgroundColor"),
    (["add view v", "let y = CALayer()"], "v.layer.addSublayer(y)", "v.layer.sublayers"),
    (
      ["add view v"], "view.keyboardLayoutGuide.usesBottomSafeArea = false",
      "view.keyboardLayoutGuide.usesBottomSafeArea"
    ),
    (["add tableView t", "add view h"], "t.tableFooterView = h", "h.superview"),
    (["add textField f", "add view i"], "f.rightView = i", "i.superview"),
  ])
  func aTypedLineDoesWhatThePastedDoes(
    _ before: [String], _ line: String, _ question: String
  ) throws {
    var typed = try Conversation(onSmallScreen: before + [line])
    var pasted = try Conversation(onSmallScreen: before)
    pasted.paste("func change() {\n  \(line)\n}\nchange()")
    let answer = typed.say(question)
    #expect(pasted.say(question) == answer)
    typed.mustSay(["undo", "redo", "save s"])
    #expect(typed.say(question) == answer)
    var again = try Conversation(typed.files)
    again.mustSay(["replay s"])
    #expect(again.say(question) == answer)
  }

  /// A view that UIKit makes within another is there for code alone, as long as nothing constrains it.
  @Test func aPartOfAViewIsTypedAsCode() throws {
    var conversation = try Conversation(onSmallScreen: ["add button b \"Go\""])
    conversation.mustSay(["b.imageView?.contentMode = .scaleAspectFit", "undo"])
    #expect(conversation.refusal(of: "b.imageViw = nil").contains("imageView"))
  }

  /// One more property or method of UIKit's is one entry of a table: each that there is can be typed, is
  /// completed and has its page of help.
  @Test func everyEntryOfTheTablesIsCompletedAndHelpedWith() throws {
    var conversation = try Conversation()
    for type in UIKitTables.viewTables.map(\.type) where ViewKind.ofClass(type.text) != nil {
      let names =
        UIKitTables.methodNames(of: type)
        + UIKitTables.propertyNames(of: type).filter {
          TableProperty($0, of: type)?.isSettable == true
        }
      conversation.mustSay(["let one = \(type.text)()", "view.addSubview(one)"])
      for name in names {
        let offered = conversation.offered("one.\(name)")
        #expect(offered.contains { $0.hasPrefix(name) }, "\(type.text).\(name)")
      }
      conversation.mustSay(["undo 2"])
    }
    for name in ViewMethods.all + ViewProperties.all.map(\.name) {
      let turn = conversation.session.execute("help \(name)")
      #expect(!turn.isRefused, "\(name)")
    }
  }

  /// One evaluator carries out both.
  @Test(arguments: [
    "[3, 1, 2].sorted { $0 > $1 }[0]", "[1, 2].map { $0 * 4 }[1]",
    "[3, 1].reduce(into: 0) { $0 += $1 }", "[3, 1, 2].sorted(by: >)[0]", "[1, 2, 4].reduce(0, |)",
    "[\"x\": 1].mapValues { $0 + 1 }[\"x\"] ?? 0", "(0..<9).filter { $0 > 4 }.count",
    "{ let x = 4; return x * 2 }()", "[1, 2, 3].first { $0 > 1 } ?? 0",
  ])
  func whatIsTypedComesToWhatIsPasted(_ value: String) throws {
    let line = "v.frame.size.width = CGFloat(\(value))"
    var typed = try Conversation(onSmallScreen: ["let v = UIView()", line])
    var pasted = try Conversation(onSmallScreen: ["let v = UIView()"])
    pasted.paste("func f() { \(line) }\nf()")
    let width = typed.say("v.frame.width")
    #expect(width != "0")
    #expect(width == pasted.say("v.frame.width"))
  }

  /// One more helper that a library adds to views is one entry as well: it is offered once the library is
  /// imported.
  @Test(
    arguments: Library.all.filter {
      !$0.wordsOfViews.isEmpty && !["Masonry", "MAS_SHORTHAND"].contains($0.name)
    })
  func everyHelperOfALibraryIsCompleted(_ library: Library) throws {
    var conversation = try Conversation(onSmallScreen: ["add view box"])
    conversation.paste("import \(library.name)\nlet other = UIView()\nview.addSubview(other)")
    for word in library.wordsOfViews {
      let offered = conversation.offered("box.\(word.text)")
      #expect(offered.contains { $0.hasPrefix(word.text) }, "\(library.name): \(word.text)")
      guard Library.word(word.text) != nil else { continue }
      let turn = conversation.session.execute("help \(word.text)")
      #expect(!turn.isRefused, "\(word.text)")
    }
  }

  /// A typed line stays strict: what the class of a view does not have is refused.
  @Test(arguments: [
    ("add view v", "v.numberOfLines = 2", "label"), ("add label l", "l.isOn = true", "has no isOn"),
    ("add label l", "l.numberOfLines = true", "a number"),
    ("add label l", "l.numberOfLines = 2.5", "a whole number"),
    ("add textField f", "f.borderStyle = .round", ".roundedRect"),
    ("add textField f", "f.keyboardType = .numberPat", ".numberPad"),
    ("add segmentedControl s", "s.numberOfSegments = 2", "numberOfSegments"),
    ("add view v", "v.transform = CGAffineTransform(scale: 2)", "CGAffineTransform(scaleX:y:)"),
  ])
  func whatAClassDoesNotHaveIsRefused(_ before: String, _ line: String, _ words: String) throws {
    var conversation = try Conversation(onSmallScreen: [before])
    let answer = conversation.refusal(of: line)
    #expect(answer.contains(words), "\(answer)")
  }

  @Test(arguments: [
    ("add switch w", "w.isOn = true"), ("add textField f", "f.keyboardType = .numberPad"),
    ("let well = UIColorWell()", "well.isEnabled = false"),
    ("let card = ProfileCard()", "card.textColor = .red"),
  ])
  func whatHasNoPartInTheLayoutPasses(_ before: String, _ line: String) throws {
    var conversation = try Conversation(onSmallScreen: [before])
    #expect(conversation.say(line).contains("has no part in the layout"))
  }

  @Test(arguments: [
    ("title.numberOf", "numberOfLines"), ("let well = UIColorW", "UIColorWell()"),
    ("title.frame.stand", "standardized"), ("title.lineBreakMode = .by", "byClipping"),
    ("title.layer.remove", "removeFromSuperlayer()"), ("card.exchange", "exchangeSubview("),
    ("card.backgroundColor = .systemG", "systemGreen"),
    ("view.keyboardLayoutGuide.uses", "usesBottomSafeArea"),
  ])
  func whatTheTablesKnowIsCompleted(_ typed: String, _ candidate: String) throws {
    #expect(try CompletionDesk().texts(typed).contains(candidate))
  }

  @Test(arguments: [
    ("help numberOfLines", "label"), ("help borderStyle", ".roundedRect"),
    ("help UIEdgeInsets", "top:left:"), ("help UIColorWell", "UIColorWell()"),
    ("help tableHeaderView", "tableView"), ("help removeAllSegments", "segmentedControl"),
    ("help addSublayer", "layers"), ("help additionalSafeAreaInsets", "controller"),
  ])
  func whatTheTablesKnowIsHelpedWith(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    #expect(conversation.say(line).contains(words))
  }
}
