extension ViewKind {
  /// As large as its image; without one it has no size of its own, not size zero.
  package static let imageView = ViewKind(
    name: "imageView", className: "UIImageView", sketch: .picture,
    hugging: (added: .interfaceBuilder, inCode: .low),
    takes: [.image, .size],
    measure: { content, _, _ in content.image.map { NaturalSize($0) } ?? .noMetric })
}
