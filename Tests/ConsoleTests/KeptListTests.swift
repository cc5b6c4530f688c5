import Testing

@testable import Console

/// Lists and dictionaries that lines after the one keep using.
@Suite struct KeptListTests {
  private func desk(_ lines: String...) throws -> LanguageDesk {
    var desk = try LanguageDesk()
    for line in lines { #expect(try desk.type(line).allSatisfy { !$0.contains("this step only") }) }
    return desk
  }

  @Test(arguments: [
    ("remove c1", "c1 is gone from pair and sides too; deactivate c1 would keep it there"),
    ("remove c2", "c2 is gone from pair too; deactivate c2 would keep it there"),
    ("remove c3", nil), ("deactivate c1", nil),
  ])
  func aListTellsWhatItLosesWithAConstraint(_ line: String, _ note: String?) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "title.width == 40; title.height == 20; title.top == view.top",
      "let pair = [c1, c2]", "let sides = [\"width\": c1]",
    ])
    let answer = conversation.say(line)
    #expect(answer.contains("too; deactivate") == (note != nil), "\(answer)")
    if let note { #expect(answer.contains(note), "\(answer)") }
    conversation.mustSay(["undo", "expect pair.count == 2"])
  }

  @Test func aListOfConstraintsBeginsEmpty() throws {
    let desk = try desk(
      "var portrait: [NSLayoutConstraint] = []",
      "portrait.append(title.widthAnchor.constraint(equalToConstant: 40))",
      "portrait += [title.heightAnchor.constraint(equalToConstant: 20)]",
      "NSLayoutConstraint.activate(portrait)")
    #expect(desk.constraints == ["c1  title.width == 40", "c2  title.height == 20"])
    #expect(try desk.answer(to: "? portrait") == ["[c1, c2]"])
    #expect(try desk.answer(to: "portrait.count") == ["2"])
  }

  @Test func aDictionaryOfViewsIsThereForVisualFormats() throws {
    let desk = try desk(
      "let views = [\"a\": title, \"b\": photo]",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"[a]-8-[b]\", "
        + "options: [], metrics: nil, views: views))")
    #expect(desk.constraints == ["c1  photo.leading == title.trailing + 8"])
    #expect(try desk.answer(to: "? views") == ["[\"a\": title, \"b\": photo]"])
  }

  @Test(arguments: [
    ("let all = [title, photo]", "all[1].isHidden = true", "photo.isHidden", "true"),
    ("let all = [title, photo]", "all.forEach { $0.isHidden = true }", "photo.isHidden", "true"),
    ("var m = [\"gap\": 8]", "m[\"gap\"] = 16", "m[\"gap\"]", "16"),
    ("var m: [String: UIView] = [:]", "m[\"a\"] = card", "m", "[\"a\": card]"),
    ("var gaps = [8, 16]", "gaps.removeLast()", "gaps", "[8]"),
    (
      "let mask: UIView.AutoresizingMask = [.flexibleWidth]", "card.autoresizingMask = mask",
      "card.autoresizingMask", "[.flexibleWidth]"
    ),
    (
      "let mode = UIView.ContentMode.top", "photo.contentMode = mode", "photo.contentMode", ".top"
    ),
    (
      "let p: UILayoutPriority = .defaultLow",
      "title.setContentHuggingPriority(p, for: .horizontal)", "title.hug.h.priority", "250"
    ),
    ("let none: CGRect = .null", "title.isHidden = none.isNull", "title.isHidden", "true"),
    ("let start: CGFloat = .zero", "title.alpha = start", "title.alpha", "0"),
    ("let isWide = true", "title.isHidden = isWide", "title.isHidden", "true"),
    ("let edges = [title.topAnchor]", "title.top == view.top + 5", "edges.count", "1"),
    ("let pairs = [(title, 8)]", "title.isHidden = true", "title.isHidden", "true"),
  ])
  func whatTheyHoldIsThereLater(
    _ first: String, _ second: String, _ question: String, _ answer: String
  ) throws {
    var desk = try LanguageDesk()
    try desk.type(first)
    try desk.type(second)
    #expect(try desk.answer(to: "? " + question) == [answer])
  }

  @Test func whatIsGoneIsInNoList() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label a", "a.width == 4 as w", "a.height == 5 as h", "let both = [w, h]", "remove w",
      "expect both.count == 1", "undo", "expect both.count == 2",
    ])
  }

  @Test func aListIsOfItsMoment() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label a", "add label b", "var list = [a]", "list.append(b)", "expect list.count == 2",
      "undo", "expect list.count == 1", "redo", "expect list.count == 2", "rename b c",
    ])
    #expect(conversation.say("list") == "[a, c]")
    #expect(conversation.say("var gaps = [8]").hasPrefix("step 6    var gaps = [8]\n"))
    #expect(conversation.say("gaps.append(4)").hasPrefix("step 7    gaps [8] → [8, 4]\n"))
  }

  @Test(arguments: [
    WrongLine("list.append(photo)", at: "list", "stays what it is", after: "let list = [title]"),
    WrongLine("let list = [photo]", at: "list", "nameTaken", after: "let list = [title]"),
  ])
  func aConstantStaysAsItIs(_ wrong: WrongLine) throws {
    try expectRefusal(
      of: wrong.line, after: wrong.setUp, at: wrong.place, wrong.reason)
  }

  /// What gives a list in the first Swift changes one today.
  @Test(arguments: [
    ("list.sort()", "[1, 2, 3]"), ("list.reverse()", "[2, 1, 3]"),
    ("list.sort(by: >)", "[3, 2, 1]"),
    ("list.sort { $0 > $1 }", "[3, 2, 1]"),
  ])
  func aKeptListIsPutInOrder(line: String, list: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["var list = [3, 1, 2]", line])
    #expect(conversation.say("list") == list)
    conversation.mustSay(["undo"])
    #expect(conversation.say("list") == "[3, 1, 2]")
  }

  /// What is put in order has one.
  @Test func onlyWhereItsOrderShowsADictionaryIsSaidToHaveNone() throws {
    var conversation = try Conversation()
    conversation.mustSay(["let all = [\"b\": 1, \"a\": 2]", "add label title"])
    let sorted = "for (_, n) in all.sorted(by: { $0.key < $1.key }) { title.tag += n }"
    #expect(!conversation.say(sorted).contains("no order"))
    #expect(conversation.say("for (_, n) in all { title.tag += n }").contains("no order"))
  }

  /// Numbers that are kept have no type.
  @Test(arguments: ["String(n)", "\"\\(n)\"", "n.description"])
  func keptNumbersAreWrittenAsTheyWereTyped(text: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let nums = [1, 2, 3]", "add label title",
      "for n in nums { let l = UILabel(); l.text = \(text); view.addSubview(l) }",
    ])
    #expect(conversation.say("view.subviews[2].text") == "\"2\"")
    #expect(
      conversation.say("nums.map { \"Row \\($0 + 1) of \\(nums)\" }[0]") == "\"Row 2 of [1, 2, 3]\""
    )
  }
}
