extension ViewKind {
  /// One line to type in: system 14 with the rounded border out of Interface Builder's library,
  /// system 17 without a border in Swift (UIKit sizing, section 4.1).
  package static let textField = ViewKind(
    name: "textField", className: "UITextField", sketch: .field,
    content: (added: Content(font: Font(size: 14), isBordered: true), inCode: Content()),
    takes: [.text, .placeholder, .font, .borderStyle, .size],
    measure: { content, _, system in NaturalSize(textFieldSize(of: content, on: system)) },
    placeBaselines: { content, scale in
      Baselines(centring: TextMetrics(font: content.font), scale: scale)
    })

  /// The borders leave 7 points left and right of the text; the rounded one fixes the height. Without one
  /// four points are added, of the 2 to 4 that were seen (system font metrics, section 4). The height
  /// is then that of a line up to iOS 13, as in 17 of 19 fields of three repositories, and a point
  /// more from there on (UIKit sizing, section 3: 22 for a font of 17). How high another border makes it is
  /// not known.
  private static func textFieldSize(of content: Content, on system: SystemVersion) -> Size {
    let metrics = TextMetrics(font: content.font, era: system.fontEra)
    let text = content.text ?? ""
    let width = metrics.titleWidth(of: text.isEmpty ? content.placeholder ?? "" : text)
    let line = metrics.height(ofLines: 1, scale: 1)
    return content.isBordered
      ? Size(width: width + 14, height: system.major < 13 ? max(30, line + 4) : 34)
      : Size(width: width + 4, height: system.major < 14 ? line : line + 1)
  }
}
