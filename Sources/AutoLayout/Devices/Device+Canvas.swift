/// Devices as Interface Builder shows them.
extension Device {
  /// What is seen of a device that is held one way: the root view of a scene, and what is kept free
  /// of it whatever bars there are.
  package struct Side: Hashable, Sendable {
    package var size: Size
    package var safeArea: Insets

    package init(size: Size, safeArea: Insets) {
      self.size = size
      self.safeArea = safeArea
    }
  }

  /// How high bars are on a canvas.
  package struct CanvasBars: Hashable, Sendable {
    let navigation: Double
    let tabs: Double
    let tools: Double
    /// A telephone's are lower when it is turned, and have no large titles then.
    let shrinkWhenTurned: Bool

    package init(navigation: Double, tabs: Double, tools: Double, shrinkWhenTurned: Bool) {
      self.navigation = navigation
      self.tabs = tabs
      self.tools = tools
      self.shrinkWhenTurned = shrinkWhenTurned
    }

    /// What they take of a root view.
    package func insets(of bars: Bars, in orientation: Orientation) -> Insets {
      BarStyle(self).insets(of: bars, in: orientation)
    }
  }

  /// The canvas that shows it as it is when held so.
  package func canvas(in orientation: Orientation) -> Device {
    orientation == .portrait ? self : turnedOver
  }
}

extension BarStyle {
  init(_ canvas: Device.CanvasBars) {
    let turned = canvas.shrinkWhenTurned ? BarStyle.phone : nil
    self.init(
      room: .safeArea,
      navigation: Length(
        canvas.navigation, landscape: turned?.navigation.landscape ?? canvas.navigation),
      largeTitle: Length(52, landscape: turned?.largeTitle.landscape ?? 52),
      tabs: Length(canvas.tabs, landscape: turned?.tabs.landscape ?? canvas.tabs),
      tools: Length(canvas.tools, landscape: turned?.tools.landscape ?? canvas.tools))
  }

  /// Of a device whose two ways to be held are exchanged.
  var turnedOver: BarStyle {
    BarStyle(
      room: room, navigation: navigation.turnedOver, largeTitle: largeTitle.turnedOver,
      tabs: tabs.turnedOver, tools: tools.turnedOver, overlap: overlap.turnedOver)
  }
}

extension BarStyle.Length {
  fileprivate var turnedOver: Self { Self(landscape, landscape: portrait) }
}
