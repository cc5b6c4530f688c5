import AutoLayout

/// What the canvas keeps free of a scene's root view (interface builder, sections 4 and 5).
struct RootInsets {
  let file: InterfaceFile
  let scene: InterfaceFile.Scene
  private let canvas: Canvas
  /// Of the root view.
  private let size: Size

  init(file: InterfaceFile, scene: InterfaceFile.Scene) {
    self.file = file
    self.scene = scene
    canvas = file.canvas
    size = scene.root.frame?.size ?? .zero
  }

  private init(file: InterfaceFile, scene: InterfaceFile.Scene, on canvas: Canvas, size: Size) {
    self.file = file
    self.scene = scene
    self.canvas = canvas
    self.size = size
  }

  /// Of the same scene when the device is held the other way.
  var turned: RootInsets {
    RootInsets(file: file, scene: scene, on: canvas.turned, size: size.turned)
  }

  private var tools: ToolsVersion { canvas.tools }

  var insets: Insets {
    if scene.isXibRoot { return xibInsets }
    guard scene.controller != nil else { return .zero }
    return controllerInsets
  }

  // MARK: Controllers

  private var controllerInsets: Insets {
    let id = scene.controller?.id
    let top = id.flatMap(file.graph.topBar)
    let bottom = id.flatMap(file.graph.bottomBar)
    guard let screen = canvas.screen else {
      return adding(top, bottom, to: canvas.insets)
    }
    let missing = screen.height - size.height
    if file.graph.isEmbedded(id), size != screen { return embeddedInsets }
    if isFreeform, size != screen { return freeformInsets(top, bottom) }
    if isSheet(missing) { return sheetInsets(top, bottom, missing: missing) }
    return shortened(adding(top, bottom, to: canvas.insets), top, bottom, by: missing)
  }

  private var isFreeform: Bool {
    scene.controller?.child("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics")
      != nil
  }

  private func adding(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?, to insets: Insets
  ) -> Insets {
    var insets = insets
    if let top { insets.top += height(of: top) }
    if let bottom { insets.bottom += height(of: bottom) }
    return insets
  }

  /// Bars that are not translucent shorten the root view instead of lying on it: what is missing of
  /// its height tells which.
  private func shortened(
    _ insets: Insets, _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?,
    by missing: Double
  ) -> Insets {
    guard missing > 0.5 else { return insets }
    var result = insets
    let isNear = { (length: Double) in abs(length - missing) < 0.75 }
    if bottom != nil, isNear(insets.bottom) {
      result.bottom = 0
    } else if top != nil, isNear(insets.top) || (scene.root.frame?.y ?? 0) > 0 {
      result.top = 0
    } else if top != nil, bottom != nil, isNear(insets.top + insets.bottom) {
      result.top = 0
      result.bottom = 0
    }
    return result
  }

  private func height(of bar: ControllerGraph.TopBar) -> Double {
    let prompt = bar.hasPrompt ? 30.0 : 0
    if canvas.orientation == .landscape, canvas.device?.family == .phone { return 32 + prompt }
    let plain: Double =
      tools.doublesSafeArea ? 54 : canvas.isTablet && tools >= 14500 ? 50 : 44
    return plain + (bar.isLarge ? 52 : 0) + prompt
  }

  private func height(of bar: ControllerGraph.BottomBar) -> Double {
    switch bar {
    case .tabs: 49
    case .tools: canvas.isTablet && tools >= 14500 ? 50 : tools >= 15000 ? 49 : 44
    }
  }

  /// A root that is wider than the screen does not fill it either, however it is shown.
  private func isSheet(_ missing: Double) -> Bool {
    guard tools >= 14800, missing > 0.5, let screen = canvas.screen else { return false }
    if size.width > screen.width + 0.5 { return true }
    let id = scene.controller?.id
    let isPageSheet = canvas.isTablet && size.width < screen.width - 0.5
    let isWidePopover = size.width == screen.width && file.graph.isPopover(id)
    return file.graph.isPresented(id) || isPageSheet || isWidePopover
  }

  private func sheetInsets(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?, missing: Double
  ) -> Insets {
    let reachesDown = missing > 15 && missing <= 120 && !canvas.isTablet
    // What is not translucent has taken its room from the root view.
    return Insets(
      top: top?.isTranslucent != true ? 0 : tools.doublesSafeArea ? 70 : 56, left: 0,
      bottom: (reachesDown ? canvas.insets.bottom : 0) + (bottom.map(height) ?? 0), right: 0)
  }

  private func freeformInsets(
    _ top: ControllerGraph.TopBar?, _ bottom: ControllerGraph.BottomBar?
  ) -> Insets {
    if file.graph.isPopover(scene.controller?.id) {
      return Insets(top: canvas.insets.top, left: 0, bottom: 0, right: 0)
    }
    var insets = canvas.insets
    let hidesStatusBar = scene.controller?.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    if hidesStatusBar, !canvas.hasNotch { insets.top = 0 }
    return adding(top, bottom, to: insets)
  }

  private var embeddedInsets: Insets {
    let countsStatusBar = canvas.hasNotch || tools < 14000 || !canvas.usesSafeAreas
    return Insets(top: countsStatusBar ? canvas.insets.top : 0, left: 0, bottom: 0, right: 0)
  }

  // MARK: Views of a xib

  private var xibInsets: Insets {
    if scene.root.name == "tableViewCell" { return .zero }
    if tools < 14500, !canvas.usesSafeAreas { return .zero }
    var insets = canvas.insets
    if let bar = scene.root.child(key: "simulatedTopBarMetrics"),
      bar.name == "simulatedNavigationBarMetrics"
    {
      insets.top += 44
    }
    guard let screen = canvas.screen else { return insets }
    let isFreeform =
      scene.root.child("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics") != nil
    if tools < 14500, isFreeform, !canvas.hasNotch { insets.top = 0 }
    let fits = size.width <= screen.width && size.height <= screen.height
    if tools < 21600, fits {
      insets.bottom = max(0, insets.bottom - (screen.height - size.height))
      insets.right = max(0, insets.right - (screen.width - size.width))
    }
    return insets
  }
}
