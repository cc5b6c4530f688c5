import AutoLayout
import Testing

@testable import Console

/// Layers and colours in the language of lines, by Core Animation's names.
@Suite struct LayerLanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    /// What must hold afterwards.
    let question: String
    var testDescription: String { line }

    init(_ line: String, _ question: String) {
      self.line = line
      self.question = question
    }
  }

  /// `card`, a view with `badge` in it, and `border`, a layer in `card` before `badge`.
  private func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    try desk.type("let border = CALayer()")
    try desk.type("card.layer.insertSublayer(border, at: 0)")
    return desk
  }

  @Test(arguments: [
    Case("card.layer.borderWidth = 2", "card.layer.borderWidth == 2"),
    Case("card.layer.borderWidth = -2", "card.layer.borderWidth == 0"),
    Case("card.layer.borderWidth += 2", "card.layer.borderWidth == 2"),
    Case("card.layer.cornerRadius = 4", "card.layer.cornerRadius == 4"),
    Case("card.layer.masksToBounds = true", "card.clipsToBounds"),
    Case("card.clipsToBounds.toggle()", "card.layer.masksToBounds"),
    Case("card.alpha = 0.5", "card.layer.opacity == 0.5"),
    Case("card.alpha = 7", "card.alpha == 1"),
    Case("card.layer.zPosition = -1", "card.layer.zPosition == -1"),
    Case("card.layer.isHidden = true", "card.isHidden"),
    Case("card.backgroundColor = .red", "card.layer.backgroundColor == .red"),
    Case("card.backgroundColor = nil", "card.backgroundColor == nil"),
    Case(
      "card.backgroundColor = UIColor.red.withAlphaComponent(0.5)", "card.backgroundColor != .red"),
    Case(
      "card.layer.borderColor = UIColor.systemGreen.cgColor",
      "card.layer.borderColor == .systemGreen"),
    Case(
      "card.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor",
      "card.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    Case("card.backgroundColor = UIColor(white: 0, alpha: 1)", "card.backgroundColor != .black"),
    Case("card.backgroundColor = \"#34C759\"", "card.backgroundColor != nil"),
    Case("card.backgroundColor = #34C759 # a comment", "card.backgroundColor != nil"),
    Case("border.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", "border.frame == (1, 2, 3, 4)"),
    Case("border.frame.size.width = 9", "border.frame == (0, 0, 9, 0)"),
    Case("border.frame = CGRect(x: 9, y: 9, width: -4, height: 4)", "border.frame == (5, 9, 4, 4)"),
    Case("border.position = CGPoint(x: 5, y: 6)", "border.frame == (5, 6, 0, 0)"),
    Case(
      "border.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)", "border.frame == (-4, -2, 8, 4)"),
    Case("border.isHidden = true", "border.isHidden"),
    Case("border.anchorPoint = CGPoint(x: 0.5, y: 0.5)", "border.anchorPoint.x == 0.5"),
    Case(
      "border.removeFromSuperlayer()",
      "border.superlayer == nil and card.layer.sublayers.count == 1"),
    Case("card.layer.addSublayer(border)", "card.layer.sublayers == [badge.layer, border]"),
    Case("badge.layer.addSublayer(border)", "border.superlayer == badge.layer"),
    Case(
      "card.layer.insertSublayer(border, above: badge.layer)",
      "card.layer.sublayers == [badge.layer, border]"),
    Case("card.bringSubviewToFront(badge)", "card.layer.sublayers == [border, badge.layer]"),
    Case("card.sendSubviewToBack(badge)", "card.layer.sublayers == [badge.layer, border]"),
    Case(
      "card.addSubview(photo); card.exchangeSubview(at: 0, withSubviewAt: 1)",
      "card.layer.sublayers == [border, photo.layer, badge.layer]"),
    Case(
      "card.layer.addSublayer(border); card.addSubview(photo); "
        + "card.exchangeSubview(at: 1, withSubviewAt: 0)",
      "card.layer.sublayers == [photo.layer, border, badge.layer]"),
    Case(
      "card.addSubview(photo); card.layer.addSublayer(border); "
        + "card.exchangeSubview(at: 0, withSubviewAt: 1)",
      "card.layer.sublayers == [photo.layer, badge.layer, border]"),
    Case("card.insertSubview(photo, at: 0)", "card.layer.sublayers[1] == photo.layer"),
    Case("card.layer.shadowOpacity = 0.5", "card.layer.borderWidth == 0"),
    Case("card.backgroundColor = UIColor(named: \"brand\")", "card.backgroundColor == nil"),
    Case("border.setNeedsLayout()", "border.superlayer == card.layer"),
    Case("CATransaction.begin()", "border.superlayer == card.layer"),
    Case("let shine = CAGradientLayer()", "shine.frame == (0, 0, 0, 0)"),
  ])
  func aStatementDoesWhatItSays(_ example: Case) throws {
    var desk = try desk()
    try desk.type(example.line)
    #expect(try desk.answer(to: "? \(example.question)") == ["true"])
  }

  @Test(arguments: [
    ("card.backgroundColor", "nil"), ("card.layer.borderColor", ".black"),
    ("card.layer", "card.layer"), ("card.layer.sublayers", "[border, badge.layer]"),
    ("border.superlayer", "card.layer"), ("UIColor(white: 1, alpha: 0.5)", "#FFFFFF 50%"),
    ("card.subviews", "[badge]"),
  ])
  func aQuestionIsAnsweredInTheWordsOfTheLanguage(_ line: String, _ answer: String) throws {
    #expect(try desk().answer(to: line) == [answer])
  }

  @Test(arguments: [
    ("card.backgroundColor = .systemGren", ".systemGreen", ".systemGren"),
    ("card.backgroundColor = 5", "colour", "5"),
    ("card.backgroundColor = \"#34C75\"", "colour", "\"#34C75\""),
    ("card.layer.boderWidth = 5", "borderWidth", "boderWidth"),
    ("border.width == 5", "layerHasNoAnchors", "width"),
    ("badge.top == border.top", "layerHasNoAnchors", "top"),
    ("H:|[border]|", "layerHasNoAnchors", ""),
    ("card.addSubview(border)", "a view", "border"),
    ("card.layer.addSublayer(badge.layer)", "move badge front", "badge.layer"),
    ("CALayer()", "name", "CALayer()"),
    (
      "badge.layer.removeFromSuperlayer()", "move badge front", "badge.layer.removeFromSuperlayer()"
    ),
    ("border.anchorPoint = CGPoint(x: 0, y: 0)", "not worked out", "CGPoint(x: 0, y: 0)"),
    ("card.layer.anchorPoint.x = 0", "card.layer.frame", "0"),
    ("border.sublayers = []", "can only be read", "sublayers"),
    ("border.blink()", "blink", "blink"),
    ("UIColor(red: 1, green: 1)", "UIColor(red:green:blue:alpha:)", "UIColor(red: 1, green: 1)"),
  ])
  func whatCannotBeIsRefusedWithItsPlace(_ line: String, _ words: String, _ place: String) throws {
    try expectRefusal(of: line, on: desk(), at: place.isEmpty ? nil : place, words)
  }

  @Test func anUnknownColorOfACatalogueIsNoted() throws {
    var desk = try desk()
    let notes = try desk.type("card.backgroundColor = UIColor(named: \"brand\")")
    #expect(notes.contains { $0.contains("UIColor(named:)") && $0.contains("stays") })
  }
}
