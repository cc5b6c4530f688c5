/// The bars that there are.
enum Bar: Hashable, Sendable {
  case navigation, tabs, tools
}

/// How much room bars take on a device, in points, and from whom (UIKit guides and devices, sections
/// 6.2 and 7.2).
struct BarStyle: Hashable, Sendable {
  /// One length for each way to hold a device.
  struct Length: Hashable, Sendable {
    let portrait: Double
    let landscape: Double

    init(_ portrait: Double, landscape: Double) {
      self.portrait = portrait
      self.landscape = landscape
    }

    init(_ both: Double) { self.init(both, landscape: both) }

    subscript(orientation: Orientation) -> Double {
      switch orientation {
      case .portrait: portrait
      case .landscape: landscape
      }
    }
  }

  /// What bars take their room from.
  enum Room: Hashable, Sendable {
    /// The root view begins below them and ends above them, as until iOS 6. The status bar, of that
    /// height, is one of them and stays when the device is turned.
    case rootView(statusBar: Double)
    /// The root view lies under them, as from iOS 7 on, and they are part of its safe area, to which
    /// the device adds what it keeps free anyway.
    case safeArea
  }

  let room: Room
  let navigation: Length
  /// What a large title adds to a navigation bar.
  let largeTitle: Length
  let tabs: Length
  let tools: Length
  /// How far a navigation bar begins above the end of what the device keeps free at its top.
  var overlap = Length(0)

  func height(of bar: NavigationBar, in orientation: Orientation) -> Double {
    switch bar {
    case .off: 0
    case .on: navigation[orientation] - overlap[orientation]
    case .large: navigation[orientation] + largeTitle[orientation] - overlap[orientation]
    case .prompt: navigation[orientation] + NavigationBar.promptHeight - overlap[orientation]
    }
  }

  /// Of a bar by itself.
  func length(of bar: Bar) -> Length {
    switch bar {
    case .navigation: navigation
    case .tabs: tabs
    case .tools: tools
    }
  }

  /// As high, on a root view that lies under them.
  var inSafeArea: BarStyle {
    BarStyle(
      room: .safeArea, navigation: navigation, largeTitle: largeTitle, tabs: tabs, tools: tools,
      overlap: overlap)
  }

  func insets(of bars: Bars, in orientation: Orientation) -> Insets {
    Insets(
      top: height(of: bars.navigation, in: orientation), left: 0,
      bottom: (bars.hasTabBar ? tabs[orientation] : 0)
        + (bars.hasToolbar ? tools[orientation] : 0),
      right: 0)
  }
}

extension BarStyle {
  /// Large titles shrink to plain ones where there is little height.
  static let phone = BarStyle(
    room: .safeArea, navigation: Length(44, landscape: 32),
    largeTitle: Length(52, landscape: 0), tabs: Length(49, landscape: 32),
    tools: Length(44, landscape: 32))

  /// With an island, into whose distance the bar reaches by 16 pixels of a third of a point.
  static let islandPhone = BarStyle(
    room: .safeArea, navigation: phone.navigation, largeTitle: phone.largeTitle,
    tabs: phone.tabs, tools: phone.tools, overlap: Length(16.0 / 3, landscape: 0))

  static let tablet = BarStyle(
    room: .safeArea, navigation: Length(50), largeTitle: Length(52), tabs: Length(50),
    tools: Length(50))

  /// There are no large titles before iOS 11.
  static let oldPhone = BarStyle(
    room: .rootView(statusBar: 20), navigation: Length(44, landscape: 32),
    largeTitle: Length(0), tabs: Length(49), tools: Length(44, landscape: 32))

  static let oldTablet = BarStyle(
    room: .rootView(statusBar: 20), navigation: Length(44), largeTitle: Length(0),
    tabs: Length(49), tools: Length(44))
}
