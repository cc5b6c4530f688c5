extension ViewKind {
  /// Equal segments, as wide as the widest title asks for, or each as its own. Constraints see one
  /// point less at the bottom than is drawn (interface builder, section 8).
  package static let segmentedControl = ViewKind(
    name: "segmentedControl", className: "UISegmentedControl", sketch: .segments,
    hugging: (added: .low, inCode: .fixedHeight),
    content: (
      added: Content(font: segmentFont, segments: ["First", "Second"]),
      inCode: Content(font: segmentFont)
    ),
    takes: [.segments, .size],
    alignmentInsets: Insets(top: 0, left: 0, bottom: 1, right: 0),
    measure: { content, _, system in
      NaturalSize(
        width: segmentedWidth(of: content, on: system), height: system.major < 13 ? 28 : 31)
    },
    placeBaselines: { content, scale in
      Baselines(centring: TextMetrics(font: content.font), scale: scale)
    })

  private static let segmentFont = Font(size: 13, weight: .medium)

  /// `n` segments of the widest title and its padding, with a point between them; regular before iOS
  /// 13 (system font metrics, section 4). Segments by content have the padding of their own titles
  /// (UIKit sizing, section 3).
  private static func segmentedWidth(of content: Content, on system: SystemVersion)
    -> Double
  {
    let isOld = system.major < 13
    let font = isOld ? Font(size: content.font.size) : content.font
    let metrics = TextMetrics(font: font, era: system.fontEra)
    let widths = content.segments.map { metrics.titleWidth(of: $0) + (isOld ? 14 : 18) }
    guard let widest = widths.max() else { return 0 }
    let count = Double(widths.count)
    let segments = content.apportionsSegmentWidths ? widths.reduce(0, +) : count * widest
    return segments + count - 1
  }
}
