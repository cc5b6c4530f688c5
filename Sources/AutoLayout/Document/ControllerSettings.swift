/// What is told the controller of the root view and not the view itself (UIKit guides and devices,
/// sections 2 and 3).
package struct ControllerSettings: Hashable, Sendable {
  /// Added to what the device and the bars keep free of the root view, edge by edge.
  package var additionalSafeAreaInsets = Insets.zero
  /// Whether the root view's margins are at least what the system asks for at its sides
  /// (`viewRespectsSystemMinimumLayoutMargins`).
  package var respectsMinimumMargins = true

  package init() {}
}

extension Document {
  /// What the system asks for at the sides of the root view, before the safe area is added.
  package var minimumMargins: Insets {
    let side = device?.sideMargin(in: orientation) ?? 0
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }
}
