/// The bars that a navigation and a tab bar controller put on the screen.
package struct Bars: Hashable, Sendable {
  package var navigation: NavigationBar = .off
  package var hasTabBar = false
  /// Of a navigation controller, above the tab bar.
  package var hasToolbar = false
  /// Of a keyboard at the bottom of the screen, in points; 0 where there is none.
  package var keyboardHeight = 0.0

  package init(
    navigation: NavigationBar = .off, hasTabBar: Bool = false, hasToolbar: Bool = false
  ) {
    self.navigation = navigation
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
  }

  /// Whether a controller of bars shows the root view.
  var hasContainer: Bool { navigation != .off || hasTabBar || hasToolbar }
}

/// A navigation bar, plain, with its title large underneath, or with a line of text above it.
package enum NavigationBar: String, Hashable, Sendable, CaseIterable {
  case off, on, large, prompt

  /// What a prompt adds to a bar, in points (interface builder, section 4).
  package static let promptHeight = 30.0
}
