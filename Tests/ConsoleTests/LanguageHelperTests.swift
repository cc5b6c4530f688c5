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

  /// What a paste makes and nothing keeps or activates is gone, as in an app.
  @Test(arguments: [("NSLayoutConstraint.activate(cs)", 2), ("", 0)])
  func whatAFunctionActivatedIsThere(_ line: String, _ count: Int) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.pin.replacing("%@", with: line), asPaste: true)
    #expect(!notes.contains { $0.contains("not active yet") }, "\(notes)")
    #expect(desk.constraints.count == count)
  }

  /// Written by hand in a large part of layout code, in many forms.
  @Test(arguments: [
    (
      "func with(priority: UILayoutPriority) -> NSLayoutConstraint { self.priority = priority; "
        + "return self }", "with(priority: .defaultHigh)"
    ),
    (
      "func withPriority(_ p: Float) -> Self { priority = UILayoutPriority(p); return self }",
      "withPriority(750)"
    ),
    ("var high: NSLayoutConstraint { priority = .defaultHigh; return self }", "high"),
  ])
  func anExtensionOfConstraintsIsRead(_ function: String, _ use: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      """
      extension NSLayoutConstraint {
        \(function)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor).\(use),
        title.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      """, asPaste: true)
    #expect(
      desk.constraints == [
        "c1  title.leading == view.leading  @750", "c2  title.top == view.top",
      ], "\(notes)")
  }

  /// What it gives is active as soon as somebody says so.
  @Test func whatAnExtensionOfConstraintsGivesCanBeActivated() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      extension NSLayoutConstraint {
        func with(_ value: CGFloat) -> NSLayoutConstraint { constant = value; return self }
      }
      title.widthAnchor.constraint(equalToConstant: 1).with(60).isActive = true
      """, asPaste: true)
    #expect(desk.constraints == ["c1  title.width == 60"])
  }

  @Test(arguments: ["self.", ""])
  func anExtensionOfAnchorsIsRead(_ receiver: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      extension NSLayoutDimension {
        func set(_ value: CGFloat) { \(receiver)constraint(equalToConstant: value).isActive = true }
      }
      title.widthAnchor.set(60)
      """, asPaste: true)
    #expect(desk.constraints == ["c1  title.width == 60"])
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
