import Testing

@testable import Console

/// Expressions that stand alone: they are answered, and what they ask is left as it is.
@Suite struct LanguageAloneTests {
  private func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    try desk.type("var p: [NSLayoutConstraint] = []")
    try desk.type("p.append(title.widthAnchor.constraint(equalToConstant: 3))")
    try desk.type("p.append(title.heightAnchor.constraint(equalToConstant: 4))")
    return desk
  }

  @Test(arguments: [
    ("p.filter { $0.isActive }", ["[]"]),
    ("p.filter { $0.constant > 3 }", ["[c2]"]),
    ("p.first(where: { $0.constant == 4 })", ["c2  title.height == 4  (inactive)"]),
    ("p.first(where: { $0.isActive })", ["nil"]),
    ("p.sorted { $0.constant > $1.constant }", ["[c2, c1]"]),
    ("p.removeFirst()", ["c1  title.width == 3  (inactive)"]),
    ("p.popLast()", ["c2  title.height == 4  (inactive)"]),
  ])
  func aListOfConstraintsIsAsked(line: String, answer: [String]) throws {
    var desk = try desk()
    #expect(try desk.answer(to: line) == answer)
    #expect(try desk.type(line) == [])
  }

  @Test(arguments: ["_ = p.first(where: { $0.constant == 4 })", "_ = p.removeFirst()"])
  func whatWasMadeBeforeIsNotToldAgain(line: String) throws {
    var desk = try desk()
    #expect(try desk.type(line) == [])
  }

  @Test(arguments: [
    "[title, photo].map { $0.widthAnchor.constraint(equalToConstant: 3) }",
    "_ = title.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
  ])
  func whatIsMadeIsTold(line: String) throws {
    var desk = try desk()
    let notes = try desk.type(line)
    #expect(notes.contains { $0.contains("made and not active yet; activate c") }, "\(notes)")
  }

  @Test(arguments: [
    (
      "view.addSubview(UIView())",
      "view is taken: what is made here without a name is called view2."
    ),
    (
      "let arr = [UILabel(), UIView()]",
      "view is taken: what is made here without a name is called view2."
    ),
    (
      "let s = UIStackView(arrangedSubviews: [UIView(), UIView()])",
      "What is made here without a name is called view2 and view3."
    ),
    (
      "var rows = [photo]; rows.append(UIView())",
      "view is taken: what is made here without a name is called view2."
    ),
    (
      "for _ in 0..<2 { card.addSubview(UIView()) }",
      "What is made here without a name is called view2 and view3."
    ),
    (
      "view.addSubview(UIView.init(frame: .zero))",
      "view is taken: what is made here without a name is called view2."
    ),
  ])
  func viewsWithoutNamesAreTold(line: String, note: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(line)
    #expect(notes.contains(note), "\(notes)")
    #expect(!notes.contains { $0.contains("braces") || $0.contains("each time") }, "\(notes)")
  }

  @Test(arguments: [
    "UILabel().sizeThatFits(CGSize(width: 10, height: 10))",
    "UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)",
    "UIView.init(frame: .zero).isDescendant(of: view)",
  ])
  func questionsMakeNothing(line: String) throws {
    let outcome = try LanguageDesk().outcome(of: line)
    #expect(outcome.edits.isEmpty && outcome.reports.count == 1 && outcome.notes.isEmpty)
  }

  @Test(arguments: [
    WrongLine("p.count = 3", at: "count", "a list can only be read", after: "let p = [1, 2]"),
    WrongLine("p.first = 3", at: "first", "can only be read", after: "let p = [1, 2]"),
    WrongLine(
      "d.keys = 3", at: "keys", "a dictionary can only be read.", after: "let d = [\"a\": 1]"),
    WrongLine("p.cuont = 3", at: "cuont", "Did you mean count?", after: "let p = [1, 2]"),
    WrongLine("let m = [\"x\": title, \"x\": card]", at: "\"x\"", "twice"),
    WrongLine("let m = [1: title, 2: card, 1.0: card]", at: "1.0", "twice"),
    WrongLine(
      "let m = Dictionary(uniqueKeysWithValues: zip([\"x\", \"x\"], [title, card]))",
      at: "zip([\"x\", \"x\"], [title, card])", "twice"),
  ])
  func whatAnAppCannotDoIsRefused(wrong: WrongLine) throws { try expectRefusal(of: wrong) }
}
