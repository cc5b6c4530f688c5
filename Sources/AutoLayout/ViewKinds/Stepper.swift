extension ViewKind {
  /// Minus and plus, always as large; higher from iOS 13 on (UIKit sizing, section 3).
  package static let stepper = ViewKind(
    name: "stepper", className: "UIStepper", sketch: .stepper,
    hugging: (added: .high, inCode: .high), isNeverResized: true,
    measure: { _, _, system in
      NaturalSize(width: 94, height: system.major < 13 ? 29 : 32)
    })
}
