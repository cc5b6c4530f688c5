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
      Baselines(centring: 1, metrics: TextMetrics(font: content.font), scale: scale)
    })

  /// Title and image side by side; whole points (system font metrics, section 4).
  private static func buttonSize(of content: Content, on system: SystemVersion) -> Size {
    let metrics = TextMetrics(font: content.font, era: system.fontEra)
    let title = content.text ?? ""
    let titleHeight = metrics.height(ofLines: 1, scale: 1) + 12
    guard let image = content.image else {
      return Size(width: max(metrics.titleWidth(of: title), 30), height: titleHeight)
    }
    guard !title.isEmpty else { return image }
    return Size(
      width: image.width + metrics.titleWidth(of: title), height: max(image.height, titleHeight))
  }
}
