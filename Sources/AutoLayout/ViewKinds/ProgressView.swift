extension ViewKind {
  /// A bar as wide as the layout wants; higher from iOS 14 on (UIKit sizing, section 3).
  package static let progressView = ViewKind(
    name: "progressView", className: "UIProgressView", sketch: .progress,
    hugging: (added: .fixedHeight, inCode: .fixedHeight),
    measure: { _, _, system in
      NaturalSize(width: nil, height: system.major < 14 ? 2 : 4)
    })
}
