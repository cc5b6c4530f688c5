import AutoLayout
import Testing

@testable import Console

/// What `var` declares outside all braces may be given another value.
@Suite struct LanguageVariableTests {
  @Test(arguments: [
    ("y = 3", 3), ("y += 30", 38), ("y -= 3", 5), ("y *= 3", 24), ("y /= 2", 4), ("y %= 3", 2),
    ("y += y; y += 1", 17), ("for _ in 0..<3 { y += 2 }", 14), ("if y == 8 { y = 9 }", 9),
    ("func raise() { y += 2 }; raise()", 10), ("[1, 2].forEach { y += $0 }", 11),
  ])
  func aVariableIsChanged(by change: String, to value: Double) throws {
    #expect(try LanguageDesk.holds("var y = 8; \(change)", "y == \(value)"))
  }

  @Test(arguments: ["b %= 4", "b = b % 4", "b -= 4; b %= 4"])
  func theRestOfADivisionIsAssignedEverywhere(change: String) throws {
    let code = "var b = 9; \(change); photo.alpha = CGFloat(b) / 4"
    #expect(try LanguageDesk.holds(code, "photo.alpha == 0.25"))
    #expect(try LanguageDesk.holds("func f() { \(code) }; f()", "photo.alpha == 0.25"))
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          var b = 9
          override func viewDidLoad() { \(change); photo.alpha = CGFloat(b) / 4 }
        }
        """, "photo.alpha == 0.25"))
  }

  @Test func textsListsAndRectanglesAreVariablesToo() throws {
    #expect(
      try LanguageDesk.holds("var text = \"Na\"; text += \"me\"", "text == \"Name\""))
    #expect(
      try LanguageDesk.holds(
        """
        var box = CGRect(x: 0, y: 0, width: 10, height: 20)
        box.size.width += 5
        """, "box == (0, 0, 15, 20)"))
    #expect(
      try LanguageDesk.holds(
        """
        var all = [title.widthAnchor.constraint(equalToConstant: 50)]
        all.append(photo.widthAnchor.constraint(equalToConstant: 60))
        all += [card.widthAnchor.constraint(equalToConstant: 70)]
        NSLayoutConstraint.activate(all)
        """, "all.count == 3 and title.width == 50 and photo.width == 60 and card.width == 70"))
  }

  @Test func whatAConstraintWasGivenStays() throws {
    #expect(
      try LanguageDesk.holds(
        """
        var y = 8
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
        y += 30
        photo.topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
        """, "title.top == 8 and photo.top == 38"))
  }

  @Test func aVariableStaysOneInLaterLines() throws {
    var desk = try LanguageDesk()
    try desk.type("var y = 8")
    try desk.type("y += 30")
    #expect(try desk.answer(to: "? y == 38") == ["true"])
    try expectRefusal(of: "let y = 9", on: desk, at: "y", "nameTaken")
    #expect(desk.document.names.isVariable("y"))
    let renamed = try desk.document.applying([.rename("y", to: "z")])
    #expect(renamed.names.isVariable("z") && !renamed.names.isVariable("y"))
  }

  @Test(arguments: ["y = 9", "y += 9", "y %= 9"])
  func aConstantStaysWhatItIs(line: String) throws {
    try expectRefusal(of: line, after: ["let y = 8"], at: "y", "declared by var y = …")
  }

  @Test func aFunctionsVariableIsAnotherOneEachTime() throws {
    #expect(
      try LanguageDesk.holds(
        """
        func make() {
          var row: UIStackView?
          row = UIStackView()
          card.addSubview(row!)
        }
        make()
        make()
        """, "row.superview == card and row2.superview == card"))
  }

  @Test func theNameOfAConstraintIsThatOfTheLast() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Screen: UIViewController {
        var size: NSLayoutConstraint!
        override func viewDidLoad() {
          size = photo.widthAnchor.constraint(equalToConstant: 5)
          size = photo.widthAnchor.constraint(equalToConstant: 6)
          size.isActive = true
        }
      }
      """, asPaste: true)
    #expect(desk.constraints == ["size  photo.width == 6", "(size2  photo.width == 5)"])
  }
}
