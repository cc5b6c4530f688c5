import Testing

@testable import Console

/// Views that are made within a line and called nothing there.
@Suite struct NamelessViewTests {
  @Test(arguments: [
    (
      "let row = UIStackView(arrangedSubviews: [UILabel(), UILabel()])", "row.arrangedSubviews",
      "[label, label2]"
    ),
    ("view.addLayoutGuide(UILayoutGuide())", "view.layoutGuides", "[gap, layoutGuide]"),
    ("card.addSubview(UILabel())", "card.subviews", "[badge, label]"),
    ("[UILabel(), UILabel()].forEach(card.addSubview)", "card.subviews", "[badge, label, label2]"),
    ("card.layer.addSublayer(CALayer())", "card.layer.sublayers", "[badge.layer, layer]"),
    ("card.layer.addSublayer(CAGradientLayer())", "gradientLayer.superlayer", "card.layer"),
    (
      "card.addSubview(UIStackView(arrangedSubviews: [UIImageView()]))", "card.subviews",
      "[badge, stackView]"
    ),
    ("let all = [UILabel(), UIView()]", "all", "[label, view2]"),
    ("let v = UIView() as UIView", "v", "v"),
    ("let size = UISwitch().intrinsicContentSize", "size", "(49, 31)"),
    ("spare.isHidden = UILabel().isHidden", "spare.isHidden", "false"),
  ])
  func theyGetNamesOfTheirKind(_ line: String, _ question: String, _ answer: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? " + question) == [answer])
  }

  @Test(arguments: [
    WrongLine(
      "UIStackView(arrangedSubviews: [UILabel()])",
      at: "UIStackView(arrangedSubviews: [UILabel()])", "needs a name"),
    WrongLine("? UILabel().isHidden", at: "isHidden", "isHidden"),
    WrongLine("card.addSubview(UILable())", at: "UILable()", "needs a name"),
  ])
  func whatIsNoPartOfAnythingNeedsAName(_ wrong: WrongLine) throws {
    try expectRefusal(of: wrong)
  }
}
