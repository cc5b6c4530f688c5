/// What a view's keyboard guide goes by, by UIKit's names (UIKit guides and devices, section 5).
package struct KeyboardTracking: Hashable, Sendable {
  /// Whether a hidden keyboard leaves what lies below the safe area; else the guide is a line at the
  /// view's bottom.
  package var usesBottomSafeArea = true
  /// Whether a keyboard that floats counts. Those of a layout are docked.
  package var followsUndockedKeyboard = false
  /// How far above the keyboard a finger begins to push it away, in points: no layout depends on it.
  package var keyboardDismissPadding = 0.0

  package init() {}
}
