/// What is told the controller of the root view and not the view itself (UIKit guides and devices,
/// sections 2 and 3).
package struct ControllerSettings: Hashable, Sendable {
  /// Added to what the device and the bars keep free of the root view, edge by edge.
  package var additionalSafeAreaInsets = Insets.zero
  /// Whether the root view's margins are at least what the system asks for at its sides
  /// (`viewRespectsSystemMinimumLayoutMargins`).
  package var respectsMinimumMargins = true
  /// What code made the controller's `view`: it fills the root view.
  package var ownView: ViewID?

  package init() {}
}

extension Document {
  /// What the system asks for at the sides of the root view, before the safe area is added.
  package var minimumMargins: Insets {
    let side = device?.sideMargin(in: orientation) ?? 0
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether it is a controller's view: the root view, or what stands for it.
  package func isOfController(_ view: View) -> Bool {
    view.id == .root || (view.id == controller.ownView && view.superview == .root)
  }

  /// Whether it is not its author who says where it is and how large.
  package func isPlacedByUIKit(_ view: View) -> Bool {
    view.isSizedByUIKit || isOfController(view)
  }
}
