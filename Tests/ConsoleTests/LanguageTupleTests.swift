import AutoLayout
import Testing

@testable import Console

/// Several values together, and what takes them apart.
struct LanguageTupleTests {
  @Test(arguments: [
    ("(title, 8)", "(title, 8)"), ("(title, 8).0", "title"), ("(title, 8).1", "8"),
    ("(view: title, gap: 8)", "(view: title, gap: 8)"), ("(view: title, gap: 8).gap", "8"),
    ("(3, 4).1", "4"), ("? (title, 8) == (title, 8)", "true"),
    ("? (title, 8) == (title, 9)", "false"),
    ("[(title, 8), (photo, 9)].map { $0.1 }", "[8, 9]"),
    ("[(title, 8), (photo, 9)].map { $1 }", "[8, 9]"),
    ("[(title, 8), (photo, 9)].map { view, gap in gap + 1 }", "[9, 10]"),
    ("[(title, 8), (photo, 9)].map { (view, gap) in gap + 1 }", "[9, 10]"),
    ("zip([title, photo], [1, 2, 3])", "[(title, 1), (photo, 2)]"),
    ("[title, photo].enumerated().map { $0.offset }", "[0, 1]"),
    ("[title, photo].enumerated().map { $1 }", "[title, photo]"),
    ("[\"x\": 1, \"y\": 2].map { $0.value }", "[1, 2]"),
    ("zip([1], [2]).enumerated().map { i, pair in i + pair.0 + pair.1 }", "[3]"),
    ("zip([[2, 1]], [7]).map { $0.0.sorted { $0 < $1 } }", "[[1, 2]]"),
    ("zip([1], [2]).map { \"\\($0)-\\($1)\" }", "[\"1-2\"]"),
    ("zip([1], [2]).map { pair in pair.1 }", "[2]"),
    ("(CGSize(width: 8, height: 9), 4).0.height", "9"),
    ("[(CGSize(width: 8, height: 9), 4)].map { size, gap in size.width + gap }", "[12]"),
    ("? old.frame == (old.frame.origin, old.frame.size)", "true"),
    ("? old.frame == ((10, 20), (100, 50))", "true"),
  ])
  func aTupleHasParts(expression: String, answer: String) throws {
    #expect(try LanguageDesk().answer(to: expression) == [answer])
  }

  @Test(arguments: [
    "private let (left, right): (UILabel, UIView) = (.init(), .init())",
    "let (left, right) = (UILabel(), UIView())",
  ])
  func theTypesOfATuplesPlacesMayStandBehindIt(declaration: String) throws {
    let code = """
      class Screen: UIViewController {
        \(declaration)
        override func viewDidLoad() { [left, right].forEach(view.addSubview) }
      }
      """
    #expect(try LanguageDesk.holds(code, "left is UILabel and not (right is UILabel)"))
  }

  /// Anchors in it are numbers only where numbers are asked for.
  @Test func anAnchorInATupleStaysOne() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "for (edge, gap) in [(title.topAnchor, 8.0)] { photo.topAnchor.constraint(equalTo: edge, constant: gap).isActive = true }"
    )
    #expect(desk.constraints == ["c1  photo.top == title.top + 8"])
    #expect(try desk.answer(to: "(photo.top, title.top).1") == desk.answer(to: "title.top"))
    #expect(try desk.answer(to: "? (old.top, old.leading) == (20, 10)") == ["true"])
  }

  @Test(arguments: [
    "for (v, w) in zip([title, photo], [30, 40]) { v.widthAnchor.constraint(equalToConstant: w).isActive = true }",
    "for (v, w) in [(title, 30), (photo, 40)] { v.widthAnchor.constraint(equalToConstant: w).isActive = true }",
    "[(title, 30), (photo, 40)].forEach { v, w in v.widthAnchor.constraint(equalToConstant: w).isActive = true }",
    "[(title, 30), (photo, 40)].forEach { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true }",
    "[(title, 30), (photo, 40)].forEach { $0.0.widthAnchor.constraint(equalToConstant: $0.1).isActive = true }",
    "for pair in zip([title, photo], [30, 40]) { pair.0.widthAnchor.constraint(equalToConstant: pair.1).isActive = true }",
    "for (i, (v, w)) in zip([title, photo], [30, 39]).enumerated() { v.widthAnchor.constraint(equalToConstant: w + i).isActive = true }",
    "for (i, v) in [title, photo].enumerated() { v.widthAnchor.constraint(equalToConstant: 30 + i * 10).isActive = true }",
    "for item in [title, photo].enumerated() { item.element.widthAnchor.constraint(equalToConstant: 30 + item.offset * 10).isActive = true }",
  ])
  func aRoundTakesItApart(line: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(desk.constraints == ["c1  title.width == 30", "c2  photo.width == 40"])
  }

  /// What a type calls the places of a tuple, the values are called.
  @Test(arguments: [
    "let row: (view: UIView, gap: CGFloat) = (photo, 0.5); row.view.alpha = row.gap",
    "let rows: [(view: UIView, gap: CGFloat)] = [(photo, 0.5)]; for row in rows { row.view.alpha = row.gap }",
    "let rows: [String: (view: UIView, gap: CGFloat)] = [\"a\": (photo, 0.5)]; rows[\"a\"]?.view.alpha = rows[\"a\"]?.gap ?? 0",
    "let rows: [(UIView, gap: CGFloat)] = [(photo, 0.5)]; for row in rows { row.0.alpha = row.gap }",
    "let row: (done: (Int) -> Void, view: UIView) = (nil, photo); row.view.alpha = 0.5",
  ])
  func placesAreCalledAsTheTypeSays(code: String) throws {
    #expect(try LanguageDesk.holds("do { \(code) }", "photo.alpha == 0.5"))
    #expect(try LanguageDesk.holds("func f() { \(code) }\nf()", "photo.alpha == 0.5"))
  }

  @Test func aDictionaryIsGoneThroughByPairs() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      "for (text, size) in [\"a\": 1, \"b\": 2] { title.text = text; title.numberOfLines = size }")
    #expect(notes.contains { $0.contains("A dictionary has no order") })
    #expect(try desk.answer(to: "title.text") == ["\"b\""])
    #expect(try desk.type("for (text, _) in [\"a\": 1] { title.text = text }").isEmpty)
  }

  @Test func aFunctionMayGiveSeveralThings() throws {
    let code = """
      func make() -> (UIView, UILabel) {
        let box = UIView()
        let label = UILabel()
        box.addSubview(label)
        return (box, label)
      }
      func f() {
        let (outer, inner) = make()
        let (_, other) = make()
        view.addSubview(outer)
        inner.text = "Inner"
        other.text = "Other"
      }
      f()
      """
    #expect(
      try LanguageDesk.holds(
        code, "box.superview == view and label.text == \"Inner\" and label2.text == \"Other\""))
  }

  @Test(arguments: [
    ("for (a, b) in [title] { }", "a, b", "2 names"),
    ("[(1, 2)].map { a, b, c in a }", "a, b, c", "3 names"),
    ("let (a, b) = title", "a, b", "2 names"),
    ("(title, 8).2", "2", "in a tuple"),
    ("title.frame = (title, 8, 3, 4)", "(title, 8, 3, 4)", "a tuple"),
  ])
  func whatDoesNotComeApartIsRefused(line: String, place: String, reason: String) throws {
    try expectRefusal(of: line, at: place, reason)
  }
}
