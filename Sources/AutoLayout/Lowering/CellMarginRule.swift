/// The margins of a table cell's content view by what they depend on, which a device says, or the canvas
/// of a file (UIKit guides and devices, section 2; interface builder, section 6).
package struct CellMarginRule: Hashable, Sendable {
  /// From iOS 26 on.
  private let isOnNewSystem: Bool
  /// Of 390 points or more.
  private let isOnWideScreen: Bool
  /// One that stands by itself and is no wider than the first telephones.
  private let isNarrow: Bool
  /// On narrower screens.
  private let leastSide: Double

  package init(
    isOnNewSystem: Bool, isOnWideScreen: Bool, isNarrow: Bool, leastSide: Double
  ) {
    self.isOnNewSystem = isOnNewSystem
    self.isOnWideScreen = isOnWideScreen
    self.isNarrow = isNarrow
    self.leastSide = leastSide
  }

  /// - Parameters:
  ///   - separator: What the line under a row takes from the content view, and not from what lies within
  ///     the margins.
  ///   - hasAccessory: Whether something stands beside the content view.
  package func insets(separator: Double, hasAccessory: Bool) -> Insets {
    let vertical: Double = isOnNewSystem ? 15 : 11
    return Insets(
      top: vertical, left: side, bottom: vertical - separator, right: hasAccessory ? 8 : side)
  }

  private var side: Double {
    if isOnWideScreen { return isNarrow ? 16 : 20 }
    return leastSide
  }
}
