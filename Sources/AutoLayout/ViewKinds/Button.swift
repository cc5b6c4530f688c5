extension ViewKind {
  /// A system button without a configuration: title "Button" in 15 points in Interface Builder's
  /// library. `UIButton()` makes a custom one, which has 18 points (interface builder, section 9).
  package static let button = ViewKind(
    name: "button", className: "UIButton", sketch: .button,
    content: (
      added: Content(text: "Button", font: Font(size: 15)), inCode: Content(font: Font(size: 18))
    ),
    takes: [.text, .font, .image, .size],
    measure: { content, scale, system in
      let grid = content.isConfigured ? scale : 1
      return NaturalSize(buttonSize(of: content, on: system, scale: grid))
    },
    placeBaselines: { content, scale in
      Baselines(centring: TextMetrics(font: content.font), scale: scale)
    })

  /// Title and image side by side; whole points, or pixels with a configuration (system font metrics,
  /// section 4; UIKit sizing, section 3: 34.33 high at 3x). A title alone has
  /// a padding of 6 points above and below and a smallest width; an image takes their place, as in
  /// all four such buttons of three repositories, and so do insets. Without a configuration the
  /// height of a line is kept beside an image that is lower, although there is no title: so in all
  /// five such buttons of three repositories.
  private static func buttonSize(
    of content: Content, on system: SystemVersion, scale: Double
  ) -> Size {
    let metrics = TextMetrics(font: content.font, era: system.fontEra)
    let title = content.text ?? ""
    let insets = content.buttonInsets ?? .zero
    let titleSize = Size(
      width: metrics.titleWidth(of: title, scale: scale),
      height: metrics.height(ofLines: 1, scale: scale))
    let sides = insets.left + insets.right
    let ends = insets.top + insets.bottom
    guard let image = content.image else {
      return insets == .zero
        ? Size(width: max(titleSize.width, 30), height: titleSize.height + 12)
        : Size(width: titleSize.width + sides, height: titleSize.height + ends)
    }
    guard !title.isEmpty else {
      let height = content.isConfigured ? image.height : max(image.height, titleSize.height)
      return Size(width: image.width + sides, height: height + ends)
    }
    return Size(
      width: image.width + titleSize.width + sides,
      height: max(image.height, titleSize.height) + ends)
  }
}
