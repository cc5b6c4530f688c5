import AutoLayout

/// What the canvas keeps free of a scene's root view (interface builder, sections 4 and 5).
struct RootInsets {
  let file: InterfaceFile
  let scene: InterfaceFile.Scene
  private let canvas: Canvas
  /// Of the root view.
  let size: Size

  init(file: InterfaceFile, scene: InterfaceFile.Scene) {
    self.file = file
    self.scene = scene
    canvas = file.canvas
    size = Self.size(of: scene, in: file)
  }

  /// A view below a bar that is not translucent ends with the screen (the documentation of
  /// `edgesForExtendedLayout`), and so it is stored in most scenes; a file without a device may still
  /// give it the height of the whole screen.
  private static func size(of scene: InterfaceFile.Scene, in file: InterfaceFile) -> Size {
    guard var frame = scene.root.frame else { return .zero }
    if file.canvas.screen == nil, let screen = file.canvas.simulatedScreen,
      frame.y > 0, frame.height == screen.height,
      scene.controller?.id.flatMap(file.graph.topBar)?.isTranslucent == false
    {
      frame.height -= frame.y
    }
    return frame.size
  }

  private init(file: InterfaceFile, scene: InterfaceFile.Scene, on canvas: Canvas, size: Size) {
    self.file = file
    self.scene = scene
    self.canvas = canvas
    self.size = size
  }

  /// Of a scene that fills the screen when the device is held the other way.
  var turned: RootInsets {
    RootInsets(
      file: file, scene: scene, on: canvas.turned, size: canvas.turned.screen ?? size.turned)
  }

  private var tools: ToolsVersion { canvas.tools }
  var screen: Size? { canvas.screen }
  var orientation: Orientation { canvas.orientation }

  /// What is kept free, bars and all, and which of these bars lie on the root view as those of any
  /// device do.
  struct Kept {
    var insets: Insets
    var bars = Bars()
    /// Whether the canvas has bars besides: a prompt over a large title, what is not translucent.
    var hasOtherBars = false
  }

  var kept: Kept {
    if scene.isXibRoot { return Kept(insets: xibInsets) }
    guard scene.controller != nil else { return Kept(insets: .zero) }
    return keptOfController
  }

  /// How the root view lies on the screen, and so what becomes of it when the device is turned.
  enum Place: Hashable {
    /// It fills the screen, but for bars that are not translucent.
    case screen(isBelowBar: Bool, isAboveBar: Bool)
    /// It is of a size of its own: freeform, a sheet, a cell, a part of another controller's view.
    case itself
  }

  var place: Place {
    let fills = Place.screen(isBelowBar: false, isAboveBar: false)
    if scene.root.name.hasSuffix("Cell") || scene.root.name == "collectionReusableView" {
      return .itself
    }
    guard let screen = canvas.screen else {
      let beside = barsBesideRootWithoutDevice
      return isFreeform ? .itself : .screen(isBelowBar: beside.top, isAboveBar: beside.bottom)
    }
    if size == screen { return fills }
    let missing = screen.height - size.height
    guard scene.controller != nil, !isFreeform, !file.graph.isEmbedded(scene.controller?.id),
      !isSheet(missing), abs(size.width - screen.width) < 0.5
    else { return .itself }
    let (top, bottom) = barsBesideRoot(missing: missing)
    return top || bottom ? .screen(isBelowBar: top, isAboveBar: bottom) : .itself
  }

  // MARK: Controllers

  private var keptOfController: Kept {
    let id = scene.controller?.id
    let top = id.flatMap(file.graph.topBar)
    let bottom = id.flatMap(file.graph.bottomBar)
    guard let screen = canvas.screen else {
      return keptWithoutDevice(top, bottom)
    }
    let missing = screen.height - size.height
    if !isFreeform, isSheet(missing) {
      return Kept(insets: sheetInsets(top, bottom, missing: missing))
    }
    var insets = canvas.insets
    // A root of the screen's own size keeps it whatever is simulated.
    if hidesStatusBar, isFreeform, size != screen, !canvas.hasNotch { insets.top = 0 }
    return shortened(adding(top, bottom, to: insets), by: missing)
  }

  private var isFreeform: Bool {
    (scene.controller ?? scene.root)
      .child("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics") != nil
  }

  private func adding(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?, to insets: Insets
  ) -> Kept {
    var kept = Kept(insets: insets)
    if let top {
      kept.insets.top += height(of: top)
      kept.bars.navigation = top.bar
      kept.hasOtherBars = top.isLarge && top.hasPrompt
    }
    if let bottom {
      kept.insets.bottom += height(of: bottom)
      if case .tabs = bottom { kept.bars.hasTabBar = true } else { kept.bars.hasToolbar = true }
    }
    return kept
  }

  /// Bars that are not translucent shorten the root view instead of lying on it: what is missing of
  /// its height tells which.
  private func shortened(_ kept: Kept, by missing: Double) -> Kept {
    without(barsBesideRoot(missing: missing), kept)
  }

  /// - Parameter beside: The bars that do not lie on the root view.
  private func without(_ beside: (top: Bool, bottom: Bool), _ kept: Kept) -> Kept {
    var kept = kept
    let (top, bottom) = beside
    if top || bottom { kept.hasOtherBars = true }
    if top {
      kept.insets.top = 0
      kept.bars.navigation = .off
    }
    if bottom {
      kept.insets.bottom = 0
      (kept.bars.hasTabBar, kept.bars.hasToolbar) = (false, false)
    }
    return kept
  }

  private func barsBesideRoot(missing: Double) -> (top: Bool, bottom: Bool) {
    guard missing > 0.5, let id = scene.controller?.id else { return (false, false) }
    let (top, bottom) = (file.graph.topBar(of: id), file.graph.bottomBar(of: id))
    let insets = adding(top, bottom, to: canvas.insets).insets
    let isNear = { (length: Double) in abs(length - missing) < 0.75 }
    if bottom != nil, isNear(insets.bottom) { return (false, true) }
    if top != nil, isNear(insets.top) { return (true, false) }
    let areBoth = top != nil && bottom != nil && isNear(insets.top + insets.bottom)
    return (areBoth, areBoth)
  }

  /// A controller that is said to have no status bar has none.
  private func keptWithoutDevice(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?
  ) -> Kept {
    var insets = canvas.insets
    if hidesStatusBar { insets.top = 0 }
    return without(barsBesideRootWithoutDevice, adding(top, bottom, to: insets))
  }

  private var hidesStatusBar: Bool {
    scene.controller?.child(key: "simulatedStatusBarMetrics")?.name == "nil"
  }

  /// The height of the screen does not tell there: bars that are not translucent have their room, and
  /// those that the controller does not extend under. So in all four such scenes of two repositories
  /// whose views tell, while a root view that is stored below a translucent bar lies under it, in all
  /// three.
  private var barsBesideRootWithoutDevice: (top: Bool, bottom: Bool) {
    guard let controller = scene.controller, let id = controller.id else { return (false, false) }
    let edges = controller.child(key: "edgesForExtendedLayout")
    let liesUnderAll = controller.flag(.extendedLayoutIncludesOpaqueBars) == true
    let top = file.graph.topBar(of: id).map { bar in
      edges?.flag(.top) == nil && edges != nil || !bar.isTranslucent && !liesUnderAll
    }
    let bottom = file.graph.bottomBar(of: id).map { bar in
      edges?.flag(.bottom) == nil && edges != nil || !bar.isTranslucent && !liesUnderAll
    }
    return (top ?? false, bottom ?? false)
  }

  /// What bars have in common on a canvas.
  var bars: Device.CanvasBars {
    Device.CanvasBars(
      navigation: tools.doublesSafeArea ? 54 : canvas.isTablet && tools >= 14500 ? 50 : 44,
      tabs: 49, tools: heightOfTools, shrinkWhenTurned: canvas.device?.family == .phone)
  }

  private func height(of bar: ControllerGraph.TopBar) -> Double {
    bars.insets(of: Bars(navigation: bar.bar), in: canvas.orientation).top
      + (bar.isLarge && bar.hasPrompt ? NavigationBar.promptHeight : 0)
  }

  private func height(of bar: ControllerGraph.BottomBar) -> Double {
    switch bar {
    case .tabs: bars.insets(of: Bars(hasTabBar: true), in: canvas.orientation).bottom
    case .tools: bars.insets(of: Bars(hasToolbar: true), in: canvas.orientation).bottom
    }
  }

  private var heightOfTools: Double {
    canvas.isTablet && tools >= 14500 ? 50 : tools >= 14800 ? 49 : 44
  }

  /// A root that is wider than the screen does not fill it either, however it is shown: so in both such
  /// scenes, of two repositories. In a compact width a popover is a sheet (the documentation of
  /// `UIPopoverPresentationController`).
  private func isSheet(_ missing: Double) -> Bool {
    guard tools >= 14800, missing > 0.5, let screen = canvas.screen else { return false }
    if size.width > screen.width + 0.5 { return true }
    let id = scene.controller?.id
    let isWidePopover = size.width == screen.width && file.graph.isPopover(id)
    return file.graph.isPresented(id) || isWidePopover
  }

  private func sheetInsets(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?, missing: Double
  ) -> Insets {
    // One that lacks more ends above: so in the three that do, of two repositories.
    let reachesDown = missing > 15 && missing <= 120 && !canvas.isTablet
    // What is not translucent has taken its room from the root view.
    return Insets(
      top: top?.isTranslucent == true ? 56 : 0, left: 0,
      bottom: (reachesDown ? canvas.insets.bottom : 0) + (bottom.map(height) ?? 0), right: 0)
  }

  // MARK: Views of a xib

  private var xibInsets: Insets {
    if scene.root.name == "tableViewCell" { return .zero }
    // There were safe areas from Xcode 9 on, and the root's margins have its own in them, whether or not
    // the document uses them.
    if tools < 13000, !canvas.usesSafeAreas { return .zero }
    var insets = canvas.insets
    // As of a controller.
    if let bar = scene.root.child(key: "simulatedTopBarMetrics"),
      bar.name == "simulatedNavigationBarMetrics"
    {
      insets.top += 44
    }
    guard let screen = canvas.screen else { return insets }
    if tools < 14500, isFreeform, !canvas.hasNotch { insets.top = 0 }
    let fits = size.width <= screen.width && size.height <= screen.height
    if tools < 21600, fits {
      insets.bottom = max(0, insets.bottom - (screen.height - size.height))
      insets.right = max(0, insets.right - (screen.width - size.width))
    }
    return insets
  }
}

extension ControllerGraph.TopBar {
  /// The bar of any device that it is.
  fileprivate var bar: NavigationBar { isLarge ? .large : hasPrompt ? .prompt : .on }
}
