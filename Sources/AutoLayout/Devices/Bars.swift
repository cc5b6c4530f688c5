/// The bars that a navigation and a tab bar controller put on the screen.
package struct Bars: Hashable, Sendable {
  package var navigation: NavigationBar = .off
  package var hasTabBar = false

  package init(navigation: NavigationBar = .off, hasTabBar: Bool = false) {
    self.navigation = navigation
    self.hasTabBar = hasTabBar
  }
}

/// A navigation bar, plain or with its title large underneath.
package enum NavigationBar: String, Hashable, Sendable, CaseIterable {
  case off, on, large
}
