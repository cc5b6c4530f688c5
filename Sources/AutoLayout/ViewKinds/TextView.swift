extension ViewKind {
  /// Text that scrolls, and so has no size of its own, until scrolling is switched off: system 14 in
  /// Interface Builder, 12 in Swift (UIKit sizing, section 4.1).
  package static let textView = ViewKind(
    name: "textView", className: "UITextView", sketch: .textArea,
    content: (
      added: Content(font: Font(size: 14), isScrollEnabled: true),
      inCode: Content(font: Font(size: 12), isScrollEnabled: true)
    ),
    takes: [.text, .font, .isScrollEnabled, .size],
    measure: { content, scale, system in
      content.isScrollEnabled
        ? .noMetric : NaturalSize(textViewSize(of: content, scale: scale, on: system))
    },
    placeBaselines: { content, scale in
      Baselines(insetBy: 8, metrics: TextMetrics(font: content.font), scale: scale)
    })

  /// 8 points above and below, 5 left and right; an empty one keeps a line (UIKit sizing, section
  /// 3).
  private static func textViewSize(
    of content: Content, scale: Double, on system: SystemVersion
  ) -> Size {
    let metrics = TextMetrics(
      font: content.font, era: system.fontEra, paragraph: content.paragraph)
    let text = metrics.labelSize(
      of: content.text ?? "", numberOfLines: 0,
      width: content.preferredMaxLayoutWidth.map { max($0 - 10, 0) }, scale: scale)
    let height = max(text.height, metrics.height(ofLines: 1, scale: scale))
    return Size(width: text.width + 10, height: height + 16)
  }
}
