/// One of the moments at which UIKit calls a view controller, by the name of the method, from its
/// start to the end of a rotation (UIKit guides and devices, sections 7 and 7.1).
package enum Phase: String, Hashable, Sendable, CaseIterable {
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing
  case viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
  /// Before a rotation, with the frames from before it.
  case viewWillTransition
  /// What the coordinator of a rotation calls when it is over.
  case completion

  /// Those at which code of one's own can run: `loadView` is what makes the view.
  package static let withCode = allCases.filter { $0 != .loadView }

  /// Whether it comes before the first layout of a start.
  package var isBeforeLayout: Bool {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews: true
    case .viewDidLayoutSubviews, .viewDidAppear, .viewWillTransition, .completion: false
    }
  }
}

extension Device {
  /// Whether a controller is told when its geometry is known, from iOS 13 on. Devices whose bars
  /// shorten the root view are older.
  var tellsWhenAppearing: Bool { !barsShortenRootView }
}

extension Document {
  /// The root view's frame before anything is laid out: that of the canvas on which the scene was
  /// made, or what the screen leaves without bars (UIKit guides and devices, section 7.2).
  var loadedRootFrame: Rect? {
    if let size = canvas?.size(in: .portrait) {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return device?.rootFrame(in: orientation, with: Bars())
  }

  /// With a root view of that size that keeps that much free, on the same screen.
  func with(_ size: Size, _ safeArea: Insets) -> Document {
    guard let device, rootFrame?.size != size || rootSafeArea != safeArea else { return self }
    let side = Device.Side(size: size, safeArea: safeArea)
    var document = self
    document.bars = Bars()
    document.controller.additionalSafeAreaInsets = .zero
    document.device = Device(
      canvas: nil, screen: device.screenSize(in: .portrait), scale: device.scale, portrait: side,
      landscape: nil,
      bars: Device.CanvasBars(navigation: 0, tabs: 0, tools: 0, shrinkWhenTurned: false))
    return document
  }

  /// As it lies on its canvas; `nil` for views that are made in code.
  var onCanvas: Document? {
    guard let canvas else { return nil }
    var document = self
    document.device = canvas
    document.turn(to: .portrait)
    return document
  }
}
