extension ViewKind {
  /// Minus and plus, as high as from iOS 13 (UIKit sizing, section 3).
  package static let stepper = ViewKind(
    name: "stepper", className: "UIStepper", sketch: .stepper,
    hugging: (added: .high, inCode: .high),
    measure: { _, _ in NaturalSize(width: 94, height: 32) })
}
