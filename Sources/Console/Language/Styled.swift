import AutoLayout
import Interchange

/// What a text or a button is to show, put together before it is shown: `NSAttributedString`,
/// `UIButton.Configuration`.
struct Styled: Hashable, Sendable {
  var text: String?
  var font: Font?
  var image: Size?
  /// Around a button's title and image.
  var insets: Insets?
  var isConfiguration = false

  /// The ways in which a configuration can look, which take the same room.
  static let looks: Set<String> = [
    "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent",
  ]

  /// 17 points, with 12 on either side and 7 above and below (UIKit sizing, section 1).
  static let configuration = Styled(
    font: Font(.body), insets: Insets(top: 7, left: 12, bottom: 7, right: 12),
    isConfiguration: true)

  /// The properties of a configuration that act on a layout.
  static let names: Set<String> = ["attributedTitle", "contentInsets", "image", "title"]

  /// Those that take room between and around what is shown, which is not laid out here.
  static let unmodelled: Set<String> = [
    "attributedSubtitle", "buttonSize", "imagePadding", "imagePlacement", "showsActivityIndicator",
    "subtitle", "titlePadding",
  ]

  mutating func set(_ name: String, to operand: Operand) throws(LineFailure) {
    switch name {
    case "title": text = try operand.optionalText()
    case "attributedTitle":
      let title = try operand.styled()
      (text, font) = (title.text, title.font ?? font)
    case "image": if !operand.isImageWithoutSize { image = try operand.image() }
    default:
      let numbers = try operand.tuple(.directionalInsets).numbers
      insets = Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }

  /// Puts it into what a view shows.
  func apply(to content: inout Content) {
    content.setText(text)
    if let font { content.font = font }
    guard isConfiguration else { return }
    content.setImage(image)
    content.isConfigured = true
    content.buttonInsets = insets
  }

  init(
    text: String? = nil, font: Font? = nil, insets: Insets? = nil, isConfiguration: Bool = false
  ) {
    self.text = text
    self.font = font
    self.insets = insets
    self.isConfiguration = isConfiguration
  }

  /// What a button's configuration is now.
  init(_ content: Content) {
    self.init(
      text: content.text, font: content.font, insets: content.buttonInsets, isConfiguration: true)
    image = content.image
  }
}

extension Operand {
  func styled() throws(LineFailure) -> Styled {
    switch value {
    case .styled(let styled): return styled
    case .absent: return Styled()
    default: return Styled(text: try text())
    }
  }
}

extension Evaluator {
  /// `NSAttributedString(string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 20)])`: of the
  /// attributes the font counts.
  mutating func attributedText(_ call: Call) throws(LineFailure) -> Value {
    var styled = Styled()
    for argument in call.arguments {
      switch argument.label?.text {
      case "string", nil:
        let text = try operand(argument.value)
        if case .inert = text.value { return text.value }
        styled.text = try text.text()
      case "attributes": styled.font = try font(among: argument.value)
      default: break
      }
    }
    return .styled(styled)
  }

  private mutating func font(among attributes: ExpressionTree) throws(LineFailure) -> Font? {
    guard case .dictionary(let entries) = attributes.form else { return nil }
    for entry in entries {
      let isFont =
        switch entry.key.form {
        case .implicitMember(let name), .member(_, let name): name.text == "font"
        default: false
        }
      if isFont { return try operand(entry.value).font() }
    }
    return nil
  }
}

extension ViewProperties {
  static let styled: [ViewProperty] = [
    ViewProperty(
      "attributedText", of: .showing(.text),
      read: { _, view, _ in view.content.text.map { .text($0) } ?? .absent },
      write: { (interpreter, view, operand) throws(LineFailure) in
        var content = view.content
        try operand.styled().apply(to: &content)
        try interpreter.change(view, .content(content), operand)
      }),
    ViewProperty(
      "attributedPlaceholder", of: .showing(.placeholder),
      read: { _, view, _ in view.content.placeholder.map { .text($0) } ?? .absent },
      write: { (interpreter, view, operand) throws(LineFailure) in
        var content = view.content
        content.placeholder = try operand.styled().text
        try interpreter.change(view, .content(content), operand)
      }),
    ViewProperty(
      "configuration", of: .only(.button),
      read: { _, view, _ in view.content.isConfigured ? .styled(Styled(view.content)) : .absent },
      write: { (interpreter, view, operand) throws(LineFailure) in
        var content = view.content
        if operand.value == .absent {
          (content.isConfigured, content.buttonInsets) = (false, nil)
        } else {
          var styled = try operand.styled()
          // A title that the button has already stays.
          if styled.text == nil { styled.text = content.text }
          styled.apply(to: &content)
        }
        try interpreter.change(view, .content(content), operand)
      }),
  ]
}
