import AutoLayout
import Interchange

/// `UIButton.Configuration` (UIKit sizing, section 1).
enum ButtonConfigurationMembers {
  static let table = MemberTable(
    "UIButton.Configuration", older: ["UIButtonConfiguration"], isInert: true,
    members: looks.map(made) + parts)

  /// The ways in which a configuration can look, which take the same room.
  private static let looks = [
    "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent", "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  private static func made(_ look: String) -> Member {
    .method(look, gives: "UIButton.Configuration", isStatic: true) { _, _, _ in
      .structure(Value.Structure(type: "UIButton.Configuration", fields: [:]))
    }
  }

  private static let parts: [Member] = [
    part("title", "String", .absent), part("attributedTitle", "AttributedString", .absent),
    part("image", "UIImage", .absent),
    part(
      "contentInsets", "NSDirectionalEdgeInsets", Shape.directionalInsets.value([7.0, 12, 7, 12])),
    part("subtitle", "String", .absent), part("imagePadding", "CGFloat", .real(0)),
    part("titlePadding", "CGFloat", .real(0)),
    part(
      "imagePlacement", "NSDirectionalRectEdge", .choice("leading", of: "NSDirectionalRectEdge")),
    part("baseBackgroundColor", "UIColor", .absent),
    part("baseForegroundColor", "UIColor", .absent),
    part("cornerStyle", "UIButton.Configuration.CornerStyle", .choice("dynamic")),
    part("buttonSize", "UIButton.Configuration.Size", .choice("medium")),
    part("titleAlignment", "UIButton.Configuration.TitleAlignment", .choice("automatic")),
    part(
      "background", "UIBackgroundConfiguration",
      .structure(Value.Structure(type: "UIBackgroundConfiguration", fields: [:]))),
    .method("updated", ["for"], gives: "UIButton.Configuration") { _, value, _ in value },
    .mutating("setDefaultContentInsets") { _, value, _ in
      guard case .structure(var structure) = value else { return .void }
      structure.fields["contentInsets"] = nil
      value = .structure(structure)
      return .void
    },
  ]

  private static func part(_ name: String, _ type: TypeName, _ first: Value) -> Member {
    .property(name, type: type) { evaluator, value, _ in
      evaluator.stored(name, of: value) ?? first
    }
  }
}

extension Value {
  /// What a button's configuration says of what it shows; `nil` for a button without one.
  static func configuration(of content: Content) -> Value? {
    guard content.isConfigured else { return nil }
    let insets = content.buttonInsets ?? .zero
    var fields = [
      "contentInsets": Shape.directionalInsets.value(
        [insets.top, insets.left, insets.bottom, insets.right])
    ]
    fields["title"] = content.text.map { .text($0) }
    fields["image"] = content.image.map { .image($0) }
    return .structure(Structure(type: "UIButton.Configuration", fields: fields))
  }
}

extension Evaluator {
  /// Puts what a configuration says into what a button shows. A title that the button has already stays.
  mutating func configure(_ content: inout Content, _ operand: Operand) throws(Stop) {
    let operand = try settled(operand, as: "UIButton.Configuration")
    guard case .structure(let structure) = operand.value else {
      if operand.value == .absent { (content.isConfigured, content.buttonInsets) = (false, nil) }
      return
    }
    func part(_ name: String) -> Operand? {
      structure.fields[name].flatMap { $0 == .absent ? nil : Operand($0, at: operand.range) }
    }
    content.isConfigured = true
    content.font = Font(.body)
    content.buttonInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
    if let title = part("title") { content.setText(try shownText(title)) }
    if let title = part("attributedTitle") {
      let styled = try styledText(title)
      content.setText(styled.text)
      if let font = styled.font { content.font = font }
    }
    if let image = part("image"), let size = try imageSize(image).value { content.setImage(size) }
    if let insets = part("contentInsets"),
      let numbers = try numbers(insets, .directionalInsets).value
    {
      content.buttonInsets = Insets(numbers)
    }
  }
}
