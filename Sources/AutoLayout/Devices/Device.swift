/// A screen: what a window is as large as, and what it keeps free at its edges.
package struct Device: Hashable, Sendable {
  /// What the user calls it; `nil` for a size that was given instead.
  package private(set) var name: String?
  /// As it was given, or of the device held upright.
  package let givenSize: Size
  private var portraitSize: Size
  private var landscapeSize: Size
  /// Of the whole device held upright, of which a canvas may show a part.
  private var screen: Size
  /// Pixels per point.
  package let scale: Double
  private var portraitSafeArea: Insets
  private var landscapeSafeArea: Insets
  private(set) var bars: BarStyle
  /// Whether the window is turned with it.
  package private(set) var turnsWindow = true
  /// How strongly the window holds the root view to its size.
  private(set) var hold = AxisPriorities(both: .required)
  /// Whether it is what Interface Builder shows of a device.
  private(set) var isCanvas = false
  /// The least side margin of a root view, where it does not follow from the width.
  private var leastSideMargin: Double?

  /// A screen of any size, without insets and with a telephone's bars; held upright it is as given.
  package init(size: Size, scale: Double = 2) {
    givenSize = size
    portraitSize = size
    landscapeSize = size.turned
    screen = size
    self.scale = scale
    portraitSafeArea = .zero
    landscapeSafeArea = .zero
    bars = .phone
  }

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, portrait: Insets,
    landscape: Insets, bars: BarStyle
  ) {
    self.name = name
    givenSize = Size(width: width, height: height)
    portraitSize = givenSize
    landscapeSize = portraitSize.turned
    screen = portraitSize
    self.scale = scale
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    self.bars = bars
  }

  /// What Interface Builder shows: a root view that need not fill the screen that it is on, and that
  /// keeps free what the device itself may not.
  ///
  /// - Parameters:
  ///   - screen: Held upright; `nil` for the root view alone.
  ///   - landscape: `nil` for a root view that stays as it is when the device is turned.
  ///   - bars: How high they are there.
  package init(
    canvas name: String?, screen: Size?, scale: Double, portrait: Side, landscape: Side?,
    bars: CanvasBars, sideMargin: Double? = nil
  ) {
    self.name = name
    turnsWindow = landscape != nil
    let landscape = landscape ?? portrait
    givenSize = portrait.size
    portraitSize = portrait.size
    landscapeSize = landscape.size
    self.screen = screen ?? portrait.size
    self.scale = scale
    portraitSafeArea = portrait.safeArea
    landscapeSafeArea = landscape.safeArea
    self.bars = BarStyle(bars)
    leastSideMargin = sideMargin
    isCanvas = true
  }

  package func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: landscapeSize
    }
  }

  /// Of the whole screen, by which the size classes go.
  func screenSize(in orientation: Orientation) -> Size {
    orientation == .portrait ? screen : screen.turned
  }

  /// Another size that is wished for instead of given; what is kept free at the edges stays.
  package func wishing(
    for size: Size, at priorities: AxisPriorities, in orientation: Orientation
  ) -> Device {
    var device = self
    device.leastSideMargin = sideMargin(in: orientation)
    (device.portraitSize, device.landscapeSize) = (size, size)
    device.hold = priorities
    return device
  }

  /// With a window of another size as it is held now; the screen and what is kept free at its edges
  /// stay.
  func resized(to length: Double, _ axis: Axis, in orientation: Orientation) -> Device {
    var device = self
    switch orientation {
    case .portrait: device.portraitSize[axis] = length
    case .landscape: device.landscapeSize[axis] = length
    }
    return device
  }

  /// A screen of that size without insets, on which bars are as high as on this one.
  package func withoutInsets(size: Size) -> Device {
    var device = Device(size: size, scale: scale)
    if !isCanvas { device.bars = bars.inSafeArea }
    return device
  }

  /// With a root view that does not fill its screen. A size that was given is the root view's own,
  /// however the device is held, and no bar shortens it.
  package func showing(_ root: OwnRoot) -> Device {
    var device = self
    device.bars = bars.inSafeArea
    if name == nil {
      device.turnsWindow = false
      (device.portraitSize, device.landscapeSize) = (givenSize, givenSize)
      return device
    }
    device.turnsWindow = root.isRow
    device.portraitSize = root.size(on: portraitSize)
    device.landscapeSize = root.size(on: landscapeSize)
    device.portraitSafeArea = portraitSafeArea.atEdges(of: root.safeArea)
    device.landscapeSafeArea = landscapeSafeArea.atEdges(of: root.safeArea)
    return device
  }

  /// With the two ways to hold it exchanged, but for the bars.
  var turnedOver: Device {
    var device = self
    (device.portraitSize, device.landscapeSize) = (landscapeSize, portraitSize)
    (device.portraitSafeArea, device.landscapeSafeArea) = (landscapeSafeArea, portraitSafeArea)
    device.screen = screen.turned
    device.bars = bars.turnedOver
    return device
  }

  /// What it keeps free by itself, whatever bars there are.
  package func safeArea(in orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// The least left and right margin of a controller's root view, before the safe area is added:
  /// 16 points up to a width of 393, 20 from 414 (UIKit guides and devices, section 2). The change lies
  /// between: the narrowest root views that are stored with 20 are 400 wide, in two repositories.
  package func sideMargin(in orientation: Orientation) -> Double {
    leastSideMargin ?? (size(in: orientation).width < 400 ? 16 : 20)
  }
}

extension Device {
  /// What a document begins with.
  package static let initial = DeviceModel.iPhone15.device

  /// The device of that name, upper and lower case alike. It keeps the name under which it was
  /// asked for, so that who works on an `iphone-13` reads `iphone-13`. Interface Builder's names of
  /// canvases stand for the devices that they show.
  package static func named(_ name: String) -> Device? {
    let name = name.lowercased()
    let model = DeviceModel.all.first { ($0.names + $0.canvases).contains(name) }
    guard var device = model?.device else { return nil }
    device.name = name
    return device
  }
}
