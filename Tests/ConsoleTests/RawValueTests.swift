import Testing

@testable import Console

/// UIKit's enumerations and option sets by their numbers, and their numbers.
@Suite struct RawValueTests {
  @Test(arguments: [
    ("NSLayoutConstraint.Attribute.leading.rawValue", "5"),
    ("NSLayoutConstraint.Attribute.notAnAttribute.rawValue", "0"),
    ("NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue", "20"),
    ("NSLayoutAttribute.leading.rawValue", "5"),
    ("NSLayoutConstraint.Relation.lessThanOrEqual.rawValue", "-1"),
    ("NSLayoutConstraint.Axis.vertical.rawValue", "1"),
    ("UIView.ContentMode.scaleAspectFit.rawValue", "1"),
    ("UIView.ContentMode.bottomRight.rawValue", "12"),
    ("UIView.AutoresizingMask.flexibleWidth.rawValue", "2"),
    ("UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue", "18"),
    ("([.flexibleWidth, .flexibleHeight] as UIView.AutoresizingMask).rawValue", "18"),
    ("[.flexibleWidth, .flexibleHeight].rawValue", "18"),
    ("UIView.AutoresizingMask(rawValue: 18)", "[.flexibleWidth, .flexibleHeight]"),
    ("UIView.AutoresizingMask()", "[]"),
    ("UIView.ContentMode(rawValue: 4)!", ".center"),
    ("UIView.ContentMode.init(rawValue: 4)", ".center"),
    ("NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue", "1024"),
    ("NSLayoutConstraint.FormatOptions(rawValue: 524288)", "[.spacingBaselineToBaseline]"),
    ("NSLayoutFormatOptions(rawValue: 0)", "[]"),
    ("UISemanticContentAttribute.forceRightToLeft.rawValue", "4"),
    ("UIStackView.Distribution.equalCentering.rawValue", "4"),
    ("UIStackView.Alignment.top.rawValue", "1"),
    ("UIStackView.Alignment(rawValue: 4)", ".trailing"),
    ("UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue", "3"),
    ("photo.contentMode.rawValue", "0"), ("title.autoresizingMask.rawValue", "0"),
    ("UILayoutPriority.required.rawValue", "1000"),
    (".scaleAspectFill.rawValue", "2"),
  ])
  func everyTypeHasUIKitsNumbers(_ line: String, _ answer: String) throws {
    #expect(try LanguageDesk().answer(to: "? " + line) == [answer])
  }

  @Test(arguments: [
    ("1 << 3", "8"), ("0xFF >> 4", "15"), ("6 & 3 | 8", "10"), ("6 ^ 3", "5"), ("~0", "-1"),
    ("~5 & 7", "2"), ("(1 << 3) / 3", "2"), ("1 << 64", "0"), ("5 & 1 == 1", "true"),
    ("[1, 2, 4].reduce(0, |)", "7"), ("CGFloat((0x34C759 >> 16) & 0xFF) / 255", "0.204"),
    ("UIView.AutoresizingMask.flexibleWidth.rawValue | 1 << 4", "18"),
    ("UIView.AutoresizingMask(rawValue: 1 << 1 | 1 << 4)", "[.flexibleWidth, .flexibleHeight]"),
    ("UIViewAutoresizing.flexibleWidth | .flexibleHeight", "[.flexibleWidth, .flexibleHeight]"),
    ("[.flexibleWidth, .flexibleHeight] & .flexibleHeight", "[.flexibleHeight]"),
    ("[.flexibleWidth, .flexibleHeight] ^ .flexibleHeight", "[.flexibleWidth]"),
  ])
  func bitsAreJoinedAsInSwift(_ line: String, _ answer: String) throws {
    #expect(try LanguageDesk().answer(to: "? " + line) == [answer])
  }

  @Test func bitsAreSet() throws {
    let code = """
      var mask: UIView.AutoresizingMask = [.flexibleWidth]
      title.autoresizingMask = mask | .flexibleHeight
      var bits = 1
      bits <<= 4
      bits |= 0b11
      bits &= ~1
      bits ^= 1 << 6
      photo.tag = bits
      bits >>= 1
      let isOdd = bits & 1 == 1
      let side = isOdd ? 44 : 33
      """
    #expect(try LanguageDesk.holds(code, "title.autoresizingMask.rawValue == 18"))
    #expect(try LanguageDesk.holds(code, "bits == 41"))
    #expect(try LanguageDesk.holds(code, "side == 44"))
  }

  @Test(arguments: [
    WrongLine("? 1.5 | 2", at: "1.5", "a whole number here, and this is 1.5"),
    WrongLine("? 1 << 0xFFFFFFFFFFFFFFFF", at: "0xFFFFFFFFFFFFFFFF", "64 bits"),
    WrongLine("? ~1e300", at: "1e300", "64 bits"),
    WrongLine("? 1 << title", at: "title", "number"),
    WrongLine("? true & 1", at: "true", "number"),
    WrongLine("? .center | .top", at: ".center", "number"),
    WrongLine("? ~title.text", at: "title.text", "number"),
    WrongLine("? .flexibleWidth << 1", at: ".flexibleWidth", "number"),
  ])
  func whatIsNotWholeHasNoBits(_ wrong: WrongLine) throws { try expectRefusal(of: wrong) }

  @Test func whatANumberStandsForIsSet() throws {
    var desk = try LanguageDesk()
    for line in [
      "old.autoresizingMask = UIView.AutoresizingMask(rawValue: 18)",
      "photo.contentMode = UIView.ContentMode(rawValue: 1)!",
      "title.semanticContentAttribute = .init(rawValue: 3)!",
      "title.textAlignment = NSTextAlignment(rawValue: 1)!",
      "let mask: UIView.AutoresizingMask = .init(rawValue: 2)",
      "title.setContentHuggingPriority(.init(rawValue: 251), for: .horizontal)",
    ] {
      try desk.type(line)
    }
    #expect(try desk.answer(to: "old.autoresizingMask") == ["[.flexibleWidth, .flexibleHeight]"])
    #expect(try desk.answer(to: "photo.contentMode") == [".scaleAspectFit"])
    #expect(try desk.answer(to: "title.semanticContentAttribute") == [".forceLeftToRight"])
    #expect(try desk.answer(to: "title.hug.h.priority") == ["251"])
    try desk.type("old.autoresizingMask = .init(rawValue: 0)")
    #expect(try desk.answer(to: "old.autoresizingMask") == ["[]"])
  }

  @Test(arguments: [
    "NSLayoutConstraint.FormatOptions(rawValue: 0)", "NSLayoutFormatOptions(rawValue: 0)",
    "NSLayoutConstraint.FormatOptions()", ".init(rawValue: 0)",
  ])
  func optionsOfVisualFormatsMayBeANumber(_ options: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-5-[card]-5-|\", "
        + "options: \(options), metrics: nil, views: [\"card\": card]))")
    #expect(desk.constraints.count == 2)
  }

  @Test func anAttributeMayBeANumber() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "NSLayoutConstraint(item: card, attribute: NSLayoutConstraint.Attribute(rawValue: 7)!, "
        + "relatedBy: NSLayoutConstraint.Relation(rawValue: 1)!, toItem: nil, "
        + "attribute: .init(rawValue: 0)!, multiplier: 1, constant: 40).isActive = true")
    #expect(desk.constraints == ["c1  card.width >= 40"])
    #expect(try desk.answer(to: "c1.firstAttribute.rawValue") == ["7"])
    #expect(try desk.answer(to: "c1.relation.rawValue") == ["1"])
  }

  @Test(arguments: [
    WrongLine("? UIView.ContentMode(rawValue: 99)!", at: "99", "has the number 99"),
    WrongLine("old.autoresizingMask = .init(rawValue: 64)", at: ".init(rawValue: 64)", "64"),
    WrongLine("? .center.rawValue", at: ".center.rawValue", "3 UIStackView.Alignment"),
    WrongLine("old.autoresizingMask = 18", at: "18", "UIKit's names"),
    WrongLine(
      "NSLayoutConstraint(item: card, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, "
        + "attribute: .width, multiplier: 1, constant: 4)", at: ".notAnAttribute",
      "NSLayoutConstraint.Attribute"),
  ])
  func whatHasNoOneNumberIsRefused(_ wrong: WrongLine) throws { try expectRefusal(of: wrong) }

  /// An assignment and the completion read the names that a property can have there.
  @Test func propertiesOfATypeHaveItsNames() {
    for type in Enumeration.all {
      for property in type.properties {
        guard let choices = ViewProperties.named(property)?.choices else { continue }
        #expect(choices == type.names, "\(property)")
      }
    }
  }

  @Test func archivingAConstraintHasNoPartInTheLayout() throws {
    var desk = try LanguageDesk()
    try desk.type("card.width == 3 as w")
    #expect(
      try desk.type("w.shouldBeArchived = true") == [
        "w.shouldBeArchived has no part in the layout."
      ])
  }
}
