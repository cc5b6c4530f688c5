/// A screen: what a window is as large as, and what it keeps free at its edges.
package struct Device: Hashable, Sendable {
  /// What the user calls it; `nil` for a size that was given instead.
  package private(set) var name: String?
  /// Of the device held upright, or as given.
  package let portraitSize: Size
  /// Pixels per point.
  package let scale: Double
  private let portraitSafeArea: Insets
  private let landscapeSafeArea: Insets
  let bars: BarStyle
  /// The least side margin of a root view, where it does not follow from the width.
  private var leastSideMargin: Double?

  /// A screen of any size, without insets and with a telephone's bars; held upright it is as given.
  package init(size: Size, scale: Double = 2) {
    portraitSize = size
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
    portraitSize = Size(width: width, height: height)
    self.scale = scale
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    self.bars = bars
  }

  /// A screen as Interface Builder shows it, held as it is given: what it keeps free there is not
  /// what the device itself does.
  ///
  /// - Parameter turned: What it keeps free when it is held the other way.
  package init(
    canvas name: String?, size: Size, scale: Double, isTablet: Bool, safeArea: Insets,
    turned: Insets, sideMargin: Double? = nil
  ) {
    self.name = name
    portraitSize = size
    self.scale = scale
    portraitSafeArea = safeArea
    landscapeSafeArea = turned
    bars = isTablet ? .tablet : .phone
    leastSideMargin = sideMargin
  }

  package func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: portraitSize.turned
    }
  }

  /// What it keeps free by itself, whatever bars there are.
  package func safeArea(in orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// The least left and right margin of a controller's root view, before the safe area is added:
  /// 20 points from a width of 414, 16 below (UIKit guides and devices, section 2).
  package func sideMargin(in orientation: Orientation) -> Double {
    leastSideMargin ?? (size(in: orientation).width < 414 ? 16 : 20)
  }
}

extension Device {
  /// What a document begins with.
  package static let initial = DeviceModel.iPhone15.device

  /// The device of that name, upper and lower case alike. It keeps the name under which it was
  /// asked for, so that who works on an `iphone-13` reads `iphone-13`.
  package static func named(_ name: String) -> Device? {
    let name = name.lowercased()
    guard let model = DeviceModel.all.first(where: { $0.answers(to: name) }) else { return nil }
    var device = model.device
    device.name = name
    return device
  }
}
