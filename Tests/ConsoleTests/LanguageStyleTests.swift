import AutoLayout
import Testing

@testable import Console

/// Fonts, attributed texts, configurations and the platform's own values, as pasted code has them.
@Suite struct LanguageStyleTests {
  @Test(arguments: [
    ("title.font = title.font.withSize(14)", "title.font.pointSize == 14"),
    (
      "title.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)",
      "title.font.pointSize == 15"
    ),
    (
      "title.font = .monospacedSystemFont(ofSize: 12, weight: .regular)",
      "title.font.pointSize == 12"
    ),
    ("title.font = UIFont(name: \"AvenirNext-Medium\", size: 16)", "title.font.pointSize == 16"),
    (
      "title.font = UIFont(name: \"Georgia\", size: 16) ?? .systemFont(ofSize: 20)",
      "title.font.pointSize == 16"
    ),
    (
      "title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13))",
      "title.font.pointSize == 13"
    ),
    (
      "title.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 13))",
      "title.font.pointSize == 13"
    ),
    ("title.font = .systemFont(ofSize: UIFont.labelFontSize)", "title.font.pointSize == 17"),
    ("title.attributedText = NSAttributedString(string: \"Hello\")", "title.text == \"Hello\""),
    (
      "title.attributedText = NSAttributedString(string: \"Hi\", attributes: [.kern: 0.5, "
        + ".font: UIFont.systemFont(ofSize: 22)])",
      "title.text == \"Hi\" and title.font.pointSize == 22"
    ),
    ("title.attributedText = nil", "title.text == nil"),
    ("title.text = NSLocalizedString(\"login\", comment: \"\")", "title.text == \"login\""),
    (
      "title.text = String(format: \"%d of %.1f%% %@\", 3, 4, \"x\")",
      "title.text == \"3 of 4.0% x\""
    ),
    ("title.text = \"a\".uppercased()", "title.text == \"A\""),
    ("card.width == UIScreen.main.bounds.width / 2", "c1.constant == 160"),
    ("title.alpha = 1 / UIScreen.main.scale", "title.alpha == 0.5"),
    ("title.alpha = 1 / view.traitCollection.displayScale", "title.alpha == 0.5"),
    ("title.isHidden = UIDevice.current.userInterfaceIdiom == .phone", "title.isHidden"),
    ("title.isHidden = view.traitCollection.userInterfaceIdiom == .phone", "title.isHidden"),
    ("card.backgroundColor = .init(white: 0.5, alpha: 1)", "not card.isHidden"),
    (
      "let icon = UIImageView(image: .init(systemName: \"star\")); "
        + "icon.tintColor = .init(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)",
      "icon is UIImageView"
    ),
    (
      "let tap = UITapGestureRecognizer(target: self, action: nil); title.tag = 1",
      "not title.isHidden"
    ),
  ])
  func valuesOfPastedCodeAreRead(line: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? \(question)") == ["true"], "\(line)")
  }

  /// UIKit sizing, section 1: insets take the place of the padding; a configuration has its own.
  @Test(arguments: [
    ("let b = UIButton(type: .system); b.setTitle(\"Go\", for: .normal)", 0.0, 12.0),
    (
      "let b = UIButton(type: .system); b.setTitle(\"Go on\", for: .normal); "
        + "b.contentEdgeInsets = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)", 40, 16
    ),
    ("let b = UIButton(configuration: .filled()); b.setTitle(\"Go on\", for: .normal)", 24, 14),
    (
      "let b = UIButton(type: .system); b.configuration = .plain(); "
        + "b.configuration?.title = \"Go on\"", 24, 14
    ),
    (
      "var c = UIButton.Configuration.tinted(); c.title = \"Go on\"; c.cornerStyle = .capsule; "
        + "c.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4); "
        + "let b = UIButton(configuration: c)", 6, 4
    ),
  ])
  func aButtonHasRoomAroundItsTitle(line: String, across: Double, along: Double) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    let size = desk.document.naturalSize(of: try desk.view("b"))
    let isConfigured = try desk.view("b").content.isConfigured
    try desk.type("b.configuration = nil; b.contentEdgeInsets = .zero")
    var bare = try desk.view("b").content
    bare.isConfigured = isConfigured
    bare.buttonInsets = Insets(top: 100, left: 100, bottom: 100, right: 100)
    let around = ViewKind.button.naturalSize(
      of: bare, scale: desk.document.scale, system: desk.document.system)
    let (width, height) = (try #require(size.width), try #require(size.height))
    #expect(abs(height - ((around.height ?? 0) - 200 + along)) < 1e-9)
    if across > 0 { #expect(abs(width - ((around.width ?? 0) - 200 + across)) < 1e-9) }
  }

  @Test func aLabelSaysHowLargeItWouldBe() throws {
    var desk = try LanguageDesk()
    try desk.type("title.numberOfLines = 0; title.text = \"one two three four five six seven\"")
    #expect(
      try desk.answer(
        to: "? title.sizeThatFits(CGSize(width: 80, height: 0)).width <= 80 and "
          + "title.sizeThatFits(CGSize(width: 80, height: 0)).height > 60") == ["true"])
  }

  @Test(arguments: [
    "CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)",
    "CGSize(width: 80, height: .greatestFiniteMagnitude)",
  ])
  func aSizeMayHaveNoLimit(offered: String) throws {
    var desk = try LanguageDesk()
    try desk.type("title.numberOfLines = 0; title.text = \"one two three four five six seven\"")
    #expect(
      try desk.answer(
        to: "? title.sizeThatFits(\(offered)) == "
          + "title.sizeThatFits(CGSize(width: 80, height: 0))") == ["true"])
  }

  @Test func whatOnlyTheAppKnowsIsNamedWhereANumberIsWanted() throws {
    try expectRefusal(
      of: "let m = LoginViewModel(); title.widthAnchor.constraint(equalToConstant: m.width)",
      at: "m.width", "paste what gives it its value along")
  }

  @Test func aHelperOfOnesOwnIsAskedFor() throws {
    try expectRefusal(
      of: "title.fillParent()", at: "fillParent", "paste its extension along")
  }
}
