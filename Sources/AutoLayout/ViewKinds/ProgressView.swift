extension ViewKind {
  /// A bar as wide as the layout wants, as high as from iOS 14 (UIKit sizing, section 3).
  package static let progressView = ViewKind(
    name: "progressView", className: "UIProgressView", sketch: .progress,
    hugging: (added: .fixedHeight, inCode: .fixedHeight),
    measure: { _, _ in NaturalSize(width: nil, height: 4) })
}
