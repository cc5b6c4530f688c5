import Testing

@testable import Console

/// What cannot be done is refused where it stands, with what to do instead.
@Suite struct LanguageRefusalTests {
  @Test(arguments: [
    WrongLine(
      "c1.multiplier = 2", at: "multiplier", "second constraint", after: "title.width == 1"),
    WrongLine(
      "c1.firstItem = photo", at: "firstItem", "another constraint", after: "title.width == 1"),
    WrongLine(
      "c1.constnat = 2", at: "constnat", "Did you mean constant?", after: "title.width == 1"),
    WrongLine("c1.priority = 500", at: "500", "crossesRequired", after: "title.width == 1"),
    WrongLine("c1.constant = true", at: "true", "a number", after: "title.width == 1"),
    WrongLine("c1.constant = 1e9", at: "1e9", "constantOutOfRange", after: "title.width == 1"),
    WrongLine("c1 = 5", at: "c1", "c1.constant = 5", after: "title.width == 1"),
    WrongLine("title = photo", at: "title", "names are given once"),
    WrongLine("window.w.constant = 5", at: "constant", "device iphone-8"),
    WrongLine("view.safeArea.top.constant = 5", at: "constant", "device iphone-8"),
    WrongLine("title.top.constant = 5", at: "constant", "c1.constant"),
    WrongLine("title.size.w.constant = 5", at: "constant", "negative"),
    WrongLine("title.hug.h.constant = 5", at: "constant", "title.hug.h.priority = 251"),
    WrongLine("title.hug.h = 300", at: "h", "title.hug.h.priority = 300"),
    WrongLine("title.hug = 300", at: "hug", "title.hug.v.priority = 300"),
    WrongLine("title.resist = 300", at: "resist", "title.resist.h.priority = 300"),
    WrongLine("title.hug.priority = 300", at: "priority", "hug.h.priority, hug.v.priority"),
    WrongLine("title.hugging = 300", at: "hugging", "title.hug.h.priority"),
    WrongLine("title.compressionResistance = 3", at: "compressionResistance", "title.resist.v"),
    WrongLine("c1 == 80", at: "c1", "c1.constant = 80", after: "title.width == 1"),
    WrongLine(
      "title.isHidden == photo.isHidden", at: "title.isHidden",
      "title.isHidden = photo.isHidden sets it"),
    WrongLine("title.text == \"a\"", at: "title.text", "title.text = \"a\" sets it"),
    WrongLine("title.text = 'a'", at: "'", "unexpectedCharacter"),
    WrongLine("old.mask.x.constant = 5", at: "constant", "old.frame ="),
    WrongLine("title.hug.h.priority = 0", at: "0", "priorityOutOfRange"),
    WrongLine("title.pin.all()", at: "pin", "PinLayout"),
    WrongLine("title.pin(to: photo)", at: "pin", "pin is no method of a view"),
    WrongLine("title.pinEdges(to: photo)", at: "pinEdges", "pinEdges is no method of a view"),
    WrongLine("titl.isHidden = true", at: "titl", "Did you mean title?"),
    WrongLine("pho.isHidden = true", at: "pho", "Did you mean photo?"),
    WrongLine("title.width = 100", at: "width", "title.width == 100"),
    WrongLine(
      "title.leadingAnchor = 100", at: "leadingAnchor", "title.leading == view.leading + 100"),
    WrongLine("title.x = 5", at: "x", "title.leading == view.leading + 16"),
    WrongLine("title.superview = card", at: "superview", "can only be read"),
    WrongLine("title.hiden = true", at: "hiden", "isHidden"),
    WrongLine("title.isHidden = 1", at: "1", "true or false"),
    WrongLine("title.text = 5", at: "5", "a text"),
    WrongLine("photo.text = \"a\"", at: "text", "imageView"),
    WrongLine("title.font = 12", at: "12", "a font"),
    WrongLine("title.font = .systemFont(ofSize: 0)", at: "0", "above 0"),
    WrongLine("photo.image = (-1, 5)", at: "(-1, 5)", "below 0"),
    WrongLine("title.semanticContentAttribute = .rtl", at: ".rtl", "forceRightToLeft"),
    WrongLine("old.autoresizingMask = [.flexibleWitdh]", at: "[.flexibleWitdh]", "flexibleWidth"),
    WrongLine("old.frame = (1, 2)", at: "(1, 2)", "a rectangle"),
    WrongLine("old.frame = (1, 2, 3, 1e9)", at: "(1, 2, 3, 1e9)", "coordinateOutOfRange"),
    WrongLine("view.frame = (0, 0, 1, 1)", at: "(0, 0, 1, 1)", "sizeIsTheDevices"),
    WrongLine("card.spacing = 8", at: "spacing", "has no spacing"),
    WrongLine("card.foo = 8", at: "foo", "has no foo"),
    WrongLine("gap.isHidden = true", at: "isHidden", "guide"),
    WrongLine("view.addSubview(UILable())", at: "UILable()", "let title = UILabel()"),
    WrongLine("sendSubviewToBack(photo)", at: "sendSubviewToBack", "view.sendSubviewToBack(…)"),
    WrongLine("view.addSubview(gap)", at: "gap", "addLayoutGuide"),
    WrongLine("view.addLayoutGuide(title)", at: "title", "a guide"),
    WrongLine("badge.addSubview(card)", at: "card", "hierarchyCycle"),
    WrongLine("card.bringSubviewToFront(title)", at: "title", "notASubview"),
    WrongLine("view.insertSubview(spare, aboveSubview: badge)", at: "spare", "notASubview"),
    WrongLine("view.exchangeSubview(at: 0, withSubviewAt: 9)", at: "9", "counted from 0"),
    WrongLine("view.addSubview()", at: "view.addSubview()", "addSubview(_:)"),
    WrongLine("view.removeFromSuperview()", at: "view.removeFromSuperview()", "fixedView"),
    WrongLine(
      "let b = UIButton(); b.setTitle(\"a\")", at: "b.setTitle(\"a\")", "setTitle(_:for:)"),
    WrongLine("photo.setImage(UIImage(), for: .normal)", at: "setImage", "mean image?"),
    WrongLine("let title = 8", at: "title", "nameTaken"),
    WrongLine("let view = UIView()", at: "view", "reservedName"),
    WrongLine("let x = UILabel(text: \"a\")", at: "UILabel(text: \"a\")", "UILabel(frame:)"),
    WrongLine("let big = 1e9", at: "1e9", "coordinateOutOfRange"),
    WrongLine(
      "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, multiplier: 2).isActive = true",
      at: "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, multiplier: 2)",
      "constraint(equalTo:constant:)"),
    WrongLine(
      "title.leadingAnchor.constraint(equalTo: view.leftAnchor).isActive = true",
      at: "title.leadingAnchor.constraint(equalTo: view.leftAnchor)", "directionalWithAbsolute"),
    WrongLine(
      "title.widthAnchor.constraint(equalToConstant: view).isActive = true", at: "view", "a number"),
    WrongLine(
      "view.topAnchor.anchorWithOffset(to: title.topAnchor)"
        + ".constraint(equalTo: title.heightAnchor)",
      at: "view.topAnchor.anchorWithOffset(to: title.topAnchor)"
        + ".constraint(equalTo: title.heightAnchor)", "add guide gap"),
    WrongLine(
      "view.topAnchor.anchorWithOffset(to: title.leadingAnchor)",
      at: "view.topAnchor.anchorWithOffset(to: title.leadingAnchor)", "different axes"),
    WrongLine(
      "view.topAnchor.anchorWithOffset(to: title.topAnchor).constraint(3)",
      at: "view.topAnchor.anchorWithOffset(to: title.topAnchor).constraint(3)",
      "constraint(equalToConstant:)"),
    WrongLine(
      "card.addConstraint(c1)", at: "c1", "holderNotAncestor", after: "title.top == view.top"),
    WrongLine("NSLayoutConstraint.activate([title])", at: "[title]", "constraints"),
    WrongLine(
      "NSLayoutConstraint.activate([title.hug.h])", at: "[title.hug.h]", "made by the system"),
  ])
  func aWrongStatementIsRefusedAtItsPlace(_ example: WrongLine) throws {
    try expectRefusal(of: example)
  }
}
