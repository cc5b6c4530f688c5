extension ViewKind {
  /// The medium wheel (UIKit sizing, section 3).
  package static let activityIndicator = ViewKind(
    name: "activityIndicator", className: "UIActivityIndicatorView",
    element: "activityIndicatorView", sketch: .spinner,
    hugging: (added: .high, inCode: .high),
    measure: { _, _, _ in NaturalSize(width: 20, height: 20) })

  /// What the large wheel measures.
  package static let largeIndicator = NaturalSize(width: 37, height: 37)
}
