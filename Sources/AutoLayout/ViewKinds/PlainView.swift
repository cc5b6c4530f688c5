extension ViewKind {
  /// A view without content, and so without a size of its own.
  package static let view = ViewKind(name: "view", className: "UIView")
}
