import Testing

@testable import Console

/// What cannot be done is refused where it stands, with what to do instead.
@Suite struct LanguageRefusalTests {
  struct Wrong: CustomTestStringConvertible, Sendable {
    let line: String
    let place: String
    let reason: String
    let setUp: [String]
    var testDescription: String { line }

    init(_ line: String, at place: String, _ reason: String, after setUp: String...) {
      self.line = line
      self.place = place
      self.reason = reason
      self.setUp = setUp
    }
  }

  @Test(arguments: [
    Wrong("c1.multiplier = 2", at: "multiplier", "second constraint", after: "title.width == 1"),
    Wrong("c1.firstItem = photo", at: "firstItem", "another constraint", after: "title.width == 1"),
    Wrong("c1.constnat = 2", at: "constnat", "Did you mean constant?", after: "title.width == 1"),
    Wrong("c1.priority = 500", at: "500", "crossesRequired", after: "title.width == 1"),
    Wrong("c1.constant = true", at: "true", "a number", after: "title.width == 1"),
    Wrong("c1.constant = 1e9", at: "1e9", "constantOutOfRange", after: "title.width == 1"),
    Wrong("c1 = 5", at: "c1", "c1.constant = 0", after: "title.width == 1"),
    Wrong("title = photo", at: "title", "names are given once"),
    Wrong("window.w.constant = 5", at: "constant", "device iphone-8"),
    Wrong("title.size.w.constant = 5", at: "constant", "negative"),
    Wrong("title.hug.h.constant = 5", at: "constant", "title.hug.h.priority = 251"),
    Wrong("old.mask.x.constant = 5", at: "constant", "old.frame ="),
    Wrong("title.hug.h.priority = 0", at: "0", "priorityOutOfRange"),
    Wrong("title.snp.isHidden = true", at: "snp", "SnapKit"),
    Wrong("title.edgesToSuperview()", at: "edgesToSuperview", "TinyConstraints"),
    Wrong("titl.isHidden = true", at: "titl", "Did you mean title?"),
    Wrong("pho.isHidden = true", at: "pho", "Did you mean photo?"),
    Wrong("title.width = 100", at: "width", "title.width == 100"),
    Wrong("title.leadingAnchor = 100", at: "leadingAnchor", "title.leading == view.leading + 100"),
    Wrong("title.x = 5", at: "x", "title.leading == view.leading + 16"),
    Wrong("title.superview = card", at: "superview", "only reads"),
    Wrong("title.hiden = true", at: "hiden", "isHidden"),
    Wrong("title.isHidden = 1", at: "1", "true or false"),
    Wrong("title.text = 5", at: "5", "a text"),
    Wrong("photo.text = \"a\"", at: "text", "imageView"),
    Wrong("title.font = 12", at: "12", "a font"),
    Wrong("title.font = .systemFont(ofSize: 0)", at: "0", "above 0"),
    Wrong("photo.image = (-1, 5)", at: "(-1, 5)", "below 0"),
    Wrong("title.semanticContentAttribute = .rtl", at: ".rtl", "forceRightToLeft"),
    Wrong("old.autoresizingMask = [.flexibleWitdh]", at: "[.flexibleWitdh]", "flexibleWidth"),
    Wrong("old.frame = (1, 2)", at: "(1, 2)", "a rectangle"),
    Wrong("old.frame = (1, 2, 3, 1e9)", at: "(1, 2, 3, 1e9)", "coordinateOutOfRange"),
    Wrong("view.frame = (0, 0, 1, 1)", at: "(0, 0, 1, 1)", "sizeIsTheDevices"),
    Wrong("card.spacing = 8", at: "spacing", "has no spacing"),
    Wrong("card.foo = 8", at: "foo", "has no foo"),
    Wrong("gap.isHidden = true", at: "isHidden", "guide"),
    Wrong("view.addSubview(UILabel())", at: "UILabel()", "let title = UILabel()"),
    Wrong("sendSubviewToBack(photo)", at: "sendSubviewToBack", "view.sendSubviewToBack(…)"),
    Wrong("view.addSubview(gap)", at: "gap", "addLayoutGuide"),
    Wrong("view.addLayoutGuide(title)", at: "title", "a guide"),
    Wrong("badge.addSubview(card)", at: "card", "hierarchyCycle"),
    Wrong("card.bringSubviewToFront(title)", at: "title", "notASubview"),
    Wrong("view.insertSubview(spare, aboveSubview: badge)", at: "spare", "notASubview"),
    Wrong("view.exchangeSubview(at: 0, withSubviewAt: 9)", at: "9", "counted from 0"),
    Wrong("view.addSubview()", at: "view.addSubview()", "addSubview(_:)"),
    Wrong("view.removeFromSuperview()", at: "view.removeFromSuperview()", "fixedView"),
    Wrong("title.setTitle(\"a\")", at: "title.setTitle(\"a\")", "setTitle(_:for:)"),
    Wrong("let title = 8", at: "title", "nameTaken"),
    Wrong("let view = UIView()", at: "view", "reservedName"),
    Wrong("let x = UILabel(text: \"a\")", at: "UILabel(text: \"a\")", "UILabel(frame:)"),
    Wrong("let big = 1e9", at: "1e9", "coordinateOutOfRange"),
    Wrong(
      "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, multiplier: 2).isActive = true",
      at: "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, multiplier: 2)",
      "constraint(equalTo:constant:)"),
    Wrong(
      "title.leadingAnchor.constraint(equalTo: view.leftAnchor).isActive = true",
      at: "title.leadingAnchor.constraint(equalTo: view.leftAnchor)", "directionalWithAbsolute"),
    Wrong(
      "title.widthAnchor.constraint(equalToConstant: view).isActive = true", at: "view", "a number"),
    Wrong(
      "view.topAnchor.anchorWithOffset(to: title.topAnchor)",
      at: "view.topAnchor.anchorWithOffset(to: title.topAnchor)", "add guide gap"),
    Wrong("card.addConstraint(c1)", at: "c1", "holderNotAncestor", after: "title.top == view.top"),
    Wrong("NSLayoutConstraint.activate([title])", at: "[title]", "constraints"),
    Wrong("NSLayoutConstraint.activate([title.hug.h])", at: "[title.hug.h]", "made by the system"),
  ])
  func aWrongStatementIsRefusedAtItsPlace(_ example: Wrong) throws {
    try expectRefusal(
      of: example.line, after: example.setUp, at: example.place, example.reason)
  }
}
