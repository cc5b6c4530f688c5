/// Where the root view lies, and what of it is kept free, with bars on the screen.
extension Device {
  /// Whether bars and status bar shorten the root view, as until iOS 6, instead of lying on it. The
  /// devices that came out before iOS 7 are laid out that way.
  package var barsShortenRootView: Bool { bars.room != .safeArea }

  package var hasLargeTitles: Bool { bars.largeTitle.portrait > 0 }

  /// In the window.
  package func rootFrame(in orientation: Orientation, with bars: Bars) -> Rect {
    let size = size(in: orientation)
    guard case .rootView(let statusBar) = self.bars.room else {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let taken = self.bars.insets(of: bars, in: orientation)
    let top = statusBar + taken.top
    return Rect(x: 0, y: top, width: size.width, height: size.height - top - taken.bottom)
  }

  /// Of the root view. Nothing is left to be kept free where the bars are not on it.
  package func safeArea(in orientation: Orientation, with bars: Bars) -> Insets {
    if barsShortenRootView { return .zero }
    var insets = safeArea(in: orientation)
    let taken = self.bars.insets(of: bars, in: orientation)
    insets.top += taken.top
    insets.bottom += taken.bottom
    return insets
  }
}

extension Document {
  /// Where the root view lies in the window; `nil` with `device none`.
  package var rootFrame: Rect? { device?.rootFrame(in: orientation, with: bars) }

  /// What the device and the bars keep free of the root view.
  package var coveredInsets: Insets { device?.safeArea(in: orientation, with: bars) ?? .zero }

  /// With what its controller adds; less than nothing is not kept free.
  package var rootSafeArea: Insets {
    let additional = controller.additionalSafeAreaInsets
    return additional == .zero ? coveredInsets : coveredInsets.adding(additional).union(.zero)
  }
}
