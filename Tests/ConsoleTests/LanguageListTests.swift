import AutoLayout
import Testing

@testable import Console

/// What closures make of lists, and calls on what other calls gave.
@Suite struct LanguageListTests {
  @Test(arguments: [
    ("[1, 2].map { CGFloat($0) * 4 }[1]", "8"), ("(0..<3).map { CGFloat($0) + 5 }[2]", "7"),
    ("(1...3).map { n in n }[2]", "3"), ("(0..<9).filter { $0 > 4 }.count", "4"),
    ("[title, photo].compactMap { $0.superview }.count", "2"),
    ("[title, spare].compactMap { $0.superview }.count", "1"),
    ("[[1, 2], [3]].flatMap { $0 }.count", "3"), ("[1, 2].map(twice)[1]", "4"),
    ("[1, 2].map { twice($0) }.filter { $0 > 2 }.count", "1"),
    ("[title, photo].filter { $0 is UILabel }.count", "1"),
    ("[3, 1, 2].sorted { $0 > $1 }[0]", "3"), ("[3, 1, 2].sorted(by: <)[0]", "1"),
    ("[3, 1, 2].reduce(10) { $0 - $1 }", "4"), ("[3, 1, 2].reduce(1, *)", "6"),
    ("[3, 1].reduce(into: 0) { $0 += $1 }", "4"),
    ("[3, 1].reduce(into: [:]) { $0[$1] = $1 * 2 }[3] ?? 0", "6"),
    ("[3, 1].reduce(into: [CGFloat]()) { (all: inout [CGFloat], n) in all.append(n + 1) }[0]", "4"),
    ("[3, 1].reduce(into: 7) { sum, n in if n > 1 { return }; sum -= n }", "6"),
    ("[1, 2, 3].first { $0 > 1 } ?? 0", "2"), ("[1, 2, 3].last(where: { $0 < 3 }) ?? 0", "2"),
    ("[4, 5, 6].firstIndex { $0 > 4 } ?? 9", "1"), ("[4, 5].lastIndex { $0 > 4 } ?? 9", "1"),
    ("[4, 5].firstIndex { $0 > 5 } ?? 9", "9"),
    ("[1, 2, 3].prefix { $0 < 3 }.count", "2"), ("[1, 2, 3].drop(while: { $0 < 3 }).count", "1"),
    ("[title, photo].max { $0.frame.width < $1.frame.width }?.frame.height ?? 0", "40"),
    ("[photo, old].min { $0.frame.width < $1.frame.width }?.frame.height ?? 0", "40"),
    ("[1, 2, 3].count { $0 > 1 }", "2"), ("[1, 2].count(where: { $0 > 1 })", "1"),
    ("[1, 2].allSatisfy { $0 > 1 } ? 1 : 2", "2"), ("[1, 2].contains { $0 > 1 } ? 1 : 2", "1"),
  ])
  func aClosureMakesAnotherList(expression: String, value: String) throws {
    let twice = "func twice(_ n: Int) -> Int { return n * 2 }"
    let code = "old.frame.size.width = CGFloat(\(expression))"
    #expect(try LanguageDesk.holds("\(twice)\n\(code)", "old.frame.width == \(value)"))
    #expect(
      try LanguageDesk.holds("\(twice)\nfunc f() { \(code) }; f()", "old.frame.width == \(value)"))
  }

  private static let answers: [(expression: String, answer: String)] = [
    ("[1, 2, 3].dropFirst()", "[2, 3]"), ("[1, 2, 3].dropFirst(2)", "[3]"),
    ("[1, 2, 3].dropLast(9)", "[]"), ("[1, 2, 3].prefix(2)", "[1, 2]"),
    ("[1, 2, 3].suffix(1)", "[3]"), ("[1, 2, 3].reversed()", "[3, 2, 1]"),
    ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[\"b\", \"a\"].sorted()", "[\"a\", \"b\"]"),
    ("[3, 1, 2].min()", "1"), ("[3, 1, 2].max()", "3"), ("[].max()", "nil"),
    ("[title, photo].firstIndex(of: photo)", "1"), ("[title].firstIndex(of: photo)", "nil"),
    ("[7, 7].lastIndex(of: 7)", "1"), ("[7, 8].indices", "[0, 1]"),
    ("Array([[1], [2, 3]]).joined()", "[1, 2, 3]"),
    ("[\"a\", \"b\"].joined(separator: \"-\")", "\"a-b\""),
    ("Array([title, photo])", "[title, photo]"), ("Array(1...3)", "[1, 2, 3]"),
    ("Array(repeating: 8, count: 2)", "[8, 8]"), ("Array()", "[]"),
    ("Set([title, photo, title])", "[title, photo]"),
    ("stride(from: 0, to: 1, by: 0.25)", "[0, 0.25, 0.5, 0.75]"),
    ("stride(from: 4, through: 0, by: -2)", "[4, 2, 0]"),
    ("stride(from: 1, to: 0, by: 1)", "[]"),
    ("[\"x\": 1, \"y\": 2].values", "[1, 2]"), ("[\"x\": 1, \"y\": 2].keys", "[\"x\", \"y\"]"),
    ("[\"x\": 1].count", "1"), ("[\"x\": 1].mapValues { $0 + 1 }", "[\"x\": 2]"),
    ("[\"x\": 1, \"y\": 2].filter { $0.value > 1 }", "[\"y\": 2]"),
    ("Dictionary(uniqueKeysWithValues: zip([\"x\"], [1]))", "[\"x\": 1]"),
    ("[\"x\": 1][\"y\", default: 8]", "8"), ("[\"x\": 1][\"x\", default: 8]", "1"),
    ("[4, 5, 6][1..<3]", "[5, 6]"), ("[4, 5, 6][0...1]", "[4, 5]"), ("[4, 5][2..<2]", "[]"),
    ("[4, 5, 6][1...]", "[5, 6]"), ("[4, 5, 6][..<1]", "[4]"), ("[4, 5, 6][...1]", "[4, 5]"),
    ("[old, photo].map(\\.frame.width)", "[100, 60]"), ("[3, 1].map(\\.self)", "[3, 1]"),
    ("[old, photo].map(\\UIView.superview?.alpha)", "[1, 1]"),
    ("[old, photo].filter(\\.isHidden).count", "0"), ("[old, nil].compactMap(\\.self)", "[old]"),
    ("Dictionary(grouping: [1, 2, 3], by: { $0 > 1 })", "[false: [1], true: [2, 3]]"),
    ("Dictionary(grouping: [\"a\", \"bc\"], by: \\.count)[2]", "[\"bc\"]"),
    ("[3, 1].map { $0 * 2 }.sorted()", "[2, 6]"), ("[old.width, old.height].max()", "100"),
    ("? [title, old].max { $0.frame.width < $1.frame.width } == old", "true"),
  ]

  @Test(arguments: answers)
  func listsAnswer(expression: String, answer: String) throws {
    #expect(try LanguageDesk().answer(to: expression) == [answer])
  }

  @Test(arguments: [
    ("[title].map(\\.widht)", "widht", "has no widht"),
    ("[4, 5][1..<3]", "1..<3", "no element 2"), ("[4, 5][-1..<1]", "-1..<1", "no element -1"),
    ("[\"x\": 1][\"y\", \"z\"]", "[\"x\": 1][\"y\", \"z\"]", "one index"),
    ("[1].prefix(-1)", "-1", "never negative"),
    ("stride(from: 0, to: 1, by: 0)", "0", "would never end"),
    ("stride(from: 0, to: 99999, by: 1)", "stride(from: 0, to: 99999, by: 1)", "10000 things"),
    ("Array(repeating: 1, count: 99999)", "Array(repeating: 1, count: 99999)", "10000 things"),
    ("[title, photo].sorted()", "sorted", "numbers and of texts"),
    ("[1].dropFrst()", "dropFrst", "no method of a list"),
    ("[1].mixed()", "mixed", "no method of a list"),
    ("zip([1], 2)", "2", "a list"),
    ("Dictionary(uniqueKeysWithValues: [1])", "[1]", "a list of pairs"),
  ])
  func whatListsCannotAnswerIsRefused(line: String, place: String, reason: String) throws {
    try expectRefusal(of: line, at: place, reason)
  }

  /// A list is no view, whatever it is called.
  @Test func aListIsNoView() throws {
    var desk = try LanguageDesk()
    let count = desk.document.views.count
    try desk.type("let all = Array([title, photo])")
    #expect(desk.document.views.count == count)
  }

  @Test func aMistypedMethodIsSuggested() throws {
    var conversation = try Conversation()
    #expect(conversation.say("[1, 2].dropFrst()").contains("dropFirst"))
  }

  @Test func viewsAndConstraintsAreMadeByThem() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let titles = ["Name", "Age"]
          override func viewDidLoad() {
            let labels = titles.map { text -> UILabel in
              let label = UILabel()
              label.text = text
              return label
            }
            let row = UIStackView(arrangedSubviews: labels)
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            (0..<2).map { _ in UIView() }.forEach { row.addArrangedSubview($0) }
            NSLayoutConstraint.activate(labels.map { $0.widthAnchor.constraint(equalToConstant: 40) })
            titles.map(makeLabel).forEach(row.addArrangedSubview)
          }
          func makeLabel(_ text: String) -> UILabel {
            let made = UILabel()
            made.text = text
            return made
          }
        }
        """,
        "row.arrangedSubviews.count == 6 and label.width == 40 and label2.width == 40 and made2.text == \"Age\""
      ))
  }

  private static let chained = """
    extension UIView {
      func wide(_ n: CGFloat) { widthAnchor.constraint(equalToConstant: n).isActive = true }
      func high(_ n: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        heightAnchor.constraint(equalToConstant: n).isActive = true
        return self
      }
    }
    func make() -> UIView {
      let box = UIView()
      view.addSubview(box)
      return box
    }
    """

  @Test(arguments: [
    "make().high(30).wide(20)", "let box = make().high(30); box.wide(20)",
  ])
  func aCallMayFollowWhatAnotherGave(code: String) throws {
    #expect(
      try LanguageDesk.holds(
        "\(Self.chained)\nfunc f() { \(code) }; f()", "box.width == 20 and box.height == 30"))
  }

  @Test func aNewViewMayBeSetUpByACall() throws {
    #expect(
      try LanguageDesk.holds(
        Self.chained + """

          class Screen: UIViewController {
            let photoView = UIImageView().high(30)
            override func viewDidLoad() { view.addSubview(photoView); photoView.wide(20) }
          }
          """, "photoView.width == 20 and photoView.height == 30"))
  }

  @Test(arguments: [
    ("(0..<9999999).map { $0 }", "(0..<9999999).map { $0 }", "10000 things"),
    ("(3..<1).map { $0 }", "(3..<1)", "3 is above 1"),
  ])
  func aRangeThatIsNoListIsRefused(line: String, place: String, reason: String) throws {
    try expectRefusal(of: line, at: place, reason)
  }

  @Test(arguments: [(0, "1"), (319, "1"), (320, "0.5"), (600, "0.5"), (601, "0")])
  func aRangeIsAPattern(width: Int, alpha: String) throws {
    let code = """
      func f(_ width: CGFloat) {
        switch width {
        case 0..<320: photo.alpha = 1
        case 320...600: photo.alpha = 0.5
        default: photo.alpha = 0
        }
      }
      f(\(width))
      """
    #expect(try LanguageDesk.holds(code, "photo.alpha == \(alpha)"))
    let open = code.replacing("0..<320", with: "..<320").replacing("default", with: "case 601...")
    #expect(try LanguageDesk.holds(open, "photo.alpha == \(alpha)"))
  }

  /// The layout is the same every time, which that of the app is not.
  @Test(arguments: [
    ("[title, photo].shuffled().first?.alpha = 0", "title.alpha == 0", "the order to chance"),
    ("var all = [title, photo]; all.shuffle(); all[1].alpha = 0", "photo.alpha == 0", "shuffle"),
    ("[title, photo].randomElement()!.alpha = 0", "title.alpha == 0", "may be any of them"),
  ])
  func whatIsLeftToChanceIsToldOf(code: String, question: String, note: String) throws {
    #expect(try LanguageDesk.holds("func f() { \(code) }; f()", question))
    var desk = try LanguageDesk()
    let notes = try desk.type(code)
    #expect(notes.contains { $0.contains(note) }, "\(notes)")
  }

  @Test func aNumberThatIsLeftToChanceIsAColorsAtMost() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      "card.backgroundColor = UIColor(red: 1, green: .random(in: 0...1), blue: 1, alpha: 1)",
      asPaste: true)
    #expect(notes == ["UIColor is not known here, so card.backgroundColor stays what it is."])
    try expectRefusal(
      of: "old.frame.size.width = CGFloat.random(in: 20...40)", at: "CGFloat.random(in: 20...40)",
      "CGFloat.random")
  }
}
