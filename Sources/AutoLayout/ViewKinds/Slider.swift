extension ViewKind {
  /// As wide as the layout wants; three points higher from iOS 26 on (UIKit sizing, section 3).
  /// Constraints see two points less at each side and one less at the bottom than is drawn (interface
  /// builder, section 8).
  package static let slider = ViewKind(
    name: "slider", className: "UISlider", sketch: .slider,
    hugging: (added: .low, inCode: .fixedHeight),
    alignmentInsets: Insets(top: 0, left: 2, bottom: 1, right: 2),
    measure: { _, _, system in NaturalSize(width: nil, height: system.major < 26 ? 30 : 33) })
}
