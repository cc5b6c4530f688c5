extension ViewKind {
  /// A rectangle that takes part in the layout and is not a view.
  package static let guide = ViewKind(
    name: "guide", className: "UILayoutGuide", sketch: .guide, takes: [])
}
