extension ViewKind {
  /// On or off. Constraints see two points less than are drawn, and no size but its own is taken
  /// (UIKit sizing, section 3).
  package static let `switch` = ViewKind(
    name: "switch", className: "UISwitch", sketch: .toggle,
    hugging: (added: .high, inCode: .high),
    alignmentInsets: Insets(top: 0, left: 0, bottom: 0, right: 2), isNeverResized: true,
    measure: { _, _, system in
      system.major < 26
        ? NaturalSize(width: 49, height: 31) : NaturalSize(width: 61, height: 28)
    })
}
