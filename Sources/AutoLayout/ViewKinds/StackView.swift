extension ViewKind {
  /// Arranges views in a row or a column. As large as these make it, by its own constraints, and so
  /// without a natural size.
  package static let stackView = ViewKind(
    name: "stackView", className: "UIStackView", takes: [])
}
