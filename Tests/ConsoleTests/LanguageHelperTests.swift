import Testing

/// Functions and extensions that pasted code helps itself with.
@Suite struct LanguageHelperTests {
  private static let pin = """
    func pin(_ v: UIView, to o: UIView) -> [NSLayoutConstraint] {
      let cs = [v.leadingAnchor.constraint(equalTo: o.leadingAnchor),
                v.topAnchor.constraint(equalTo: o.topAnchor)]
      %@
      return cs
    }
    pin(title, to: view)
    """

  /// What a function gives is only made where it did not activate it.
  @Test(arguments: [("NSLayoutConstraint.activate(cs)", false), ("", true)])
  func whatAFunctionActivatedIsNotToldAsInactive(_ line: String, _ isTold: Bool) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.pin.replacing("%@", with: line), asPaste: true)
    #expect(notes.contains { $0.contains("not active yet") } == isTold, "\(notes)")
    #expect(desk.constraints.count == 2)
  }

  /// Its braces may change the layout, at changes that nothing is carried out at.
  @Test(arguments: ["", "view."])
  func whatTraitChangesDoIsToldNotToBe(_ receiver: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          \(receiver)registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
            self.view.isHidden = true
          }
        }
      }
      """, asPaste: true)
    #expect(
      notes.contains {
        $0.contains("registerForTraitChanges is not carried out at rotate, device and the like")
      }, "\(notes)")
    #expect(!notes.contains { $0.contains("no part") }, "\(notes)")
  }

  @Test func aTextIsRepeated() throws {
    var desk = try LanguageDesk()
    try desk.type("title.text = String(repeating: \"ab\", count: 3)")
    #expect(try desk.answer(to: "? title.text == \"ababab\"") == ["true"])
    #expect(throws: (any Error).self) {
      try desk.type("title.text = String(repeating: \"ab\", count: 1000000)")
    }
  }
}
