/// The bars that a navigation and a tab bar controller put on the screen.
package struct Bars: Hashable, Sendable {
  package var navigation: NavigationBar = .off
  package var hasTabBar = false
  /// Of a keyboard at the bottom of the screen, in points; 0 where there is none.
  package var keyboardHeight = 0.0

  package init(navigation: NavigationBar = .off, hasTabBar: Bool = false) {
    self.navigation = navigation
    self.hasTabBar = hasTabBar
  }
}

/// A navigation bar, plain or with its title large underneath.
package enum NavigationBar: String, Hashable, Sendable, CaseIterable {
  case off, on, large
}
