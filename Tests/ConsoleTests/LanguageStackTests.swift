import AutoLayout
import Testing

@testable import Console

/// Stack views in the language of lines.
@Suite struct LanguageStackTests {
  /// `row`, which arranges `title` and `photo`.
  private func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    try desk.type("let row = UIStackView(arrangedSubviews: [title, photo])")
    try desk.type("view.addSubview(row)")
    return desk
  }

  @Test(arguments: [
    ("row.spacing", "0"), ("row.axis", ".horizontal"), ("row.distribution", ".fill"),
    ("row.alignment", ".fill"), ("row.arrangedSubviews", "[title, photo]"),
    ("row.arrangedSubviews.count", "2"), ("row.arrangedSubviews[1].image", "(60, 40)"),
    ("row.isBaselineRelativeArrangement", "false"),
    ("row.isLayoutMarginsRelativeArrangement", "false"),
    ("row.customSpacing(after: title)", ".spacingUseDefault"),
    ("row.spacing.2", "row.spacing.2  photo.leading == title.trailing"),
    ("row.edge.leading", "row.edge.leading  title.leading == row.leading"),
    ("row.align.end.2", "row.align.end.2  photo.bottom == row.bottom"),
    ("row.spacing.2.constant", "0"),
  ])
  func isRead(_ line: String, _ answer: String) throws {
    #expect(try desk().answer(to: line) == [answer])
  }

  /// At 49 a stack view fits its canvas, at 51 the spanner of its views fits them.
  @Test(arguments: [
    ("row.alignment = .top", "fit.across", "UISV-spanning-fit", "51"),
    ("row.alignment = .firstBaseline", "fit.across", "UISV-canvas-fit", "49"),
    ("photo.isHidden = true; row.alignment = .center", "fit.across", "UISV-canvas-fit", "49"),
    ("photo.isHidden = true; title.isHidden = true", "fit.across", "UISV-canvas-fit", "49"),
    ("row.distribution = .equalSpacing", "fit.along", "UISV-canvas-fit", "49"),
    ("row.spacing = 8", "spacing.2", "UISV-spacing", "1000"),
  ])
  func whatItMakesBearsUIKitsIdentifier(
    _ line: String, _ handle: String, _ identifier: String, _ priority: String
  ) throws {
    var desk = try desk()
    try desk.type(line)
    #expect(try desk.answer(to: "row.\(handle).identifier") == ["\"\(identifier)\""])
    #expect(try desk.answer(to: "row.\(handle).priority") == [priority])
  }

  @Test(arguments: [
    ("row.axis = .vertical", "row.axis == .vertical"),
    ("row.distribution = .equalCentering", "row.distribution == .equalCentering"),
    ("row.alignment = .leading", "row.alignment == .top"),
    ("row.spacing = 8", "row.spacing == 8"), ("row.spacing += 3", "row.spacing == 3"),
    ("row.spacing = UIStackView.spacingUseSystem", "row.spacing == 8"),
    ("row.setCustomSpacing(5, after: title)", "row.customSpacing(after: title) == 5"),
    ("row.addArrangedSubview(card)", "row.arrangedSubviews == [title, photo, card]"),
    ("row.insertArrangedSubview(card, at: 0)", "row.arrangedSubviews == [card, title, photo]"),
    ("row.insertArrangedSubview(photo, at: 0)", "row.arrangedSubviews == [photo, title]"),
    ("row.removeArrangedSubview(title)", "row.subviews == [title, photo]"),
    ("title.removeFromSuperview()", "row.arrangedSubviews == [photo]"),
    ("row.bringSubviewToFront(title)", "row.arrangedSubviews == [title, photo]"),
    (
      "row.addArrangedSubview(old)", "old.translatesAutoresizingMaskIntoConstraints == false"
    ),
    ("row.isBaselineRelativeArrangement = true", "row.isBaselineRelativeArrangement"),
  ])
  func isChanged(_ line: String, _ question: String) throws {
    var desk = try desk()
    try desk.type(line)
    #expect(try desk.answer(to: "? " + question) == ["true"])
  }

  /// By what is inside alone, whatever ties the view to the outside.
  @Test(arguments: [
    ("row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height", "40"),
    (
      "row.systemLayoutSizeFitting((500, 90), withHorizontalFittingPriority: .required, "
        + "verticalFittingPriority: .fittingSizeLevel).width", "500"
    ),
    ("photo.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", "(60, 40)"),
    ("card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)", "(10000, 10000)"),
  ])
  func fittingSizes(_ line: String, _ answer: String) throws {
    var desk = try desk()
    try desk.type("photo.height == 300")
    try desk.type("c1.isActive = false")
    #expect(try desk.answer(to: line) == [answer])
  }

  @Test(arguments: [
    ("row.addSubview(card)", "card is a subview that row does not arrange"),
    ("row.removeArrangedSubview(title)", "title stays a subview of row"),
    ("row.axis = .vertical; row.alignment = .firstBaseline", "as .leading"),
  ])
  func surprisesAreTold(_ line: String, _ remark: String) throws {
    var desk = try desk()
    #expect(try desk.type(line).joined().contains(remark))
  }

  @Test(arguments: [
    ("row.distribution = .fillEqual", ".fillEqually"), ("row.axis = 3", ".horizontal"),
    ("card.addArrangedSubview(title)", "stackView"),
    ("row.removeArrangedSubview(card)", "notArranged"),
    ("row.setCustomSpacing(8, after: card)", "notArranged"),
    ("row.spacing.2.constant = 4", "setCustomSpacing(16, after: title)"),
    ("row.align.1.priority = 4", "row.alignment"), ("row.spacing.3", "row.spacing.2"),
    ("row.insertArrangedSubview(card, at: 3)", "noArrangedPlace"),
    ("let s = UIStackView(arrangedSubviews: title)", "a list of views"),
  ])
  func refusalsSayWhatWouldDo(_ line: String, _ advice: String) throws {
    try expectRefusal(of: line, on: desk(), advice)
  }
}
