extension ViewKind {
  /// A system button without a configuration: title "Button" in 15 points in Interface Builder's
  /// library. `UIButton()` makes a custom one, which has 18 points (interface builder, section 9).
  package static let button = ViewKind(
    name: "button", className: "UIButton", sketch: .button,
    content: (
      added: Content(text: "Button", font: Font(size: 15)), inCode: Content(font: Font(size: 18))
    ),
    takes: [.text, .font, .image, .size],
    measure: { content, _, system in NaturalSize(buttonSize(of: content, on: system)) },
    placeBaselines: { content, scale in
      Baselines(centring: TextMetrics(font: content.font), scale: scale)
    })

  /// Title and image side by side; whole points (system font metrics, section 4). Insets stand in the
  /// place of the padding of 6 points and of the smallest width.
  private static func buttonSize(of content: Content, on system: SystemVersion) -> Size {
    let metrics = TextMetrics(font: content.font, era: system.fontEra)
    let title = content.text ?? ""
    let insets = content.buttonInsets ?? .zero
    let padding = insets == .zero ? 12 : insets.top + insets.bottom
    let titleHeight = metrics.height(ofLines: 1, scale: 1) + padding
    let sides = insets.left + insets.right
    guard let image = content.image else {
      let width = metrics.titleWidth(of: title) + sides
      return Size(width: sides == 0 ? max(width, 30) : width, height: titleHeight)
    }
    let imageHeight = image.height + insets.top + insets.bottom
    guard !title.isEmpty else { return Size(width: image.width + sides, height: imageHeight) }
    return Size(
      width: image.width + metrics.titleWidth(of: title) + sides,
      height: max(imageHeight, titleHeight))
  }
}
