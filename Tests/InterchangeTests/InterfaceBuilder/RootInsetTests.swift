import AutoLayout
import Interchange
import Testing

/// What the canvas keeps free of a controller's view where no device tells, and where bars, sheets
/// and sizes of its own do.
struct RootInsetTests {
  private func scene(_ controller: String = "") -> StoryboardText {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.leading", "root.leadingMargin"),
          constraint("a.width", nil, 10), constraint("safe.bottom", "a.bottom")))
    scene.controller = controller
    return scene
  }

  private func withoutDevice(_ controller: String = "") -> StoryboardText {
    var scene = scene(controller)
    (scene.tools, scene.device, scene.size) = ("7531", nil, (320, 504))
    return scene
  }

  // MARK: Without a device

  @Test func aStatusBarThatIsSwitchedOffIsNotThere() throws {
    #expect(try withoutDevice("<nil key=\"simulatedStatusBarMetrics\"/>").frame("a").y == 0)
    #expect(try withoutDevice().frame("a").y == 20)
  }

  /// In a freeform root of another size than the screen, on a device with a status bar of its own.
  @Test func soIsOneOfAFreeformRoot() throws {
    func top(_ height: Double, _ controller: String) throws -> Double {
      var scene = scene(
        controller + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
      scene.size = (375, height)
      return try scene.frame("a").y
    }
    let without = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try top(300, without) == 0)
    #expect(try top(667, without) == 20)
    #expect(try top(300, "") == 20)
    let opaque = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
      """
    #expect(try top(603, opaque) == 0)
    #expect(try top(500, opaque) == 64)
  }

  @Test(arguments: [
    ("", "", 64.0), ("translucent=\"NO\"", "", 0),
    ("translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"", 64),
  ])
  func aBarThatIsNotTranslucentLiesAboveTheView(
    _ bar: String, _ attributes: String, _ top: Double
  ) throws {
    var scene = withoutDevice(
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" \(bar)/>")
    scene.controllerAttributes = attributes
    #expect(try scene.frame("a").y == top)
  }

  /// Stored with the height of the whole screen, or of what the bar leaves.
  @Test(arguments: [("NO", 603.0, 603.0), ("NO", 667, 603), ("YES", 667, 667)])
  func aViewBelowAnOpaqueBarEndsWithTheScreen(
    _ isTranslucent: String, _ height: Double, _ bottom: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="11542" useAutolayout="YES" initialViewController="one"><scenes>
      <scene sceneID="s1"><objects><viewController id="one"><view key="view" id="root">
      <rect key="frame" x="0" y="64" width="375" height="\(height)"/>
      \(subviews(element("view", "a")))
      \(constraints(
        constraint("a.top", "root.top"), constraint("root.bottom", "a.bottom"),
        constraint("a.leading", "root.leading"), constraint("a.width", nil, 10)))
      </view><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \
      translucent="\(isTranslucent)"/></viewController></objects></scene></scenes>
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
      </simulatedMetricsContainer></document>
      """
    let file = try InterfaceFile.read(text).get()
    let frames = try SceneFrames(of: try #require(file.scenes.first), in: file, content: .stored)
    #expect(frames.views.last?.frame.maxY == bottom)
  }

  @Test(arguments: [
    ("", 0.0, 504.0), ("top=\"YES\"", 64, 504), ("top=\"YES\" bottom=\"YES\"", 64, 460),
    ("bottom=\"YES\"", 0, 460),
  ])
  func aViewThatDoesNotExtendUnderABarEndsThere(
    _ edges: String, _ top: Double, _ bottom: Double
  ) throws {
    let frame = try withoutDevice(
      """
      <extendedEdge key="edgesForExtendedLayout" \(edges)/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    ).frame("a")
    #expect(frame.y == top)
    #expect(frame.maxY == bottom)
  }

  // MARK: On devices

  @Test(arguments: [("14490", 623.0), ("14810", 618)])
  func toolBarsAreHigherFromXcode11On(_ tools: String, _ bottom: Double) throws {
    var scene = scene("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
    scene.tools = tools
    #expect(try scene.frame("a").maxY == bottom)
  }

  @Test(arguments: [("23504", 862.0), ("24128", 828), ("25094", 828)])
  func theHomeIndicatorIsCountedTwiceFromXcode16Point3On(
    _ tools: String, _ bottom: Double
  ) throws {
    var scene = scene()
    (scene.tools, scene.device, scene.size) = (tools, "retina6_1", (414, 896))
    #expect(try scene.frame("a").maxY == bottom)
  }

  @Test func aControllerThatIsPresentedIsASheet() throws {
    var scene = scene()
    (scene.tools, scene.device, scene.size) = ("21507", "retina6_1", (414, 720))
    scene.scenes = """
      <scene sceneID="s2"><objects><viewController id="two"><connections>
      <segue destination="one" kind="presentation" id="p"/></connections></viewController>
      </objects></scene>
      """
    #expect(try scene.frame("a").y == 0)
  }

  @Test(arguments: [(393.0, 16.0), (400, 20)])
  func aWiderViewHasWiderMargins(_ width: Double, _ side: Double) throws {
    var scene = scene()
    scene.size = (width, 667)
    #expect(try scene.frame("a").x == side)
  }

  @Test(arguments: [("bottom", 49.0), ("top", 44)])
  func aToolBarAboveTheHomeIndicatorMayEndWithTheControllersGuide(
    _ guide: String, _ height: Double
  ) throws {
    var scene = StoryboardText(
      subviews(element("toolbar", "bar"))
        + constraints(
          constraint("guide.top", "bar.bottom"), constraint("bar.leading", "root.leading"),
          constraint("bar.trailing", "root.trailing")))
    (scene.tools, scene.device, scene.size) = ("17156", "retina6_1", (414, 896))
    scene.usesSafeAreas = false
    scene.controller =
      "<layoutGuides><viewControllerLayoutGuide type=\"\(guide)\" id=\"guide\"/></layoutGuides>"
    #expect(try scene.frame("bar").height == height)
  }

  // MARK: Sliders

  @Test(arguments: [("23504", 8.0, 31.0), ("23727", 8, 34), ("24128", 10, 34)])
  func slidersAreAsHighAsTheirSystemHasThem(
    _ tools: String, _ x: Double, _ height: Double
  ) throws {
    var scene = StoryboardText(
      subviews(element("slider", "a"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.leading", "root.leading", 10),
          constraint("a.width", nil, 100)))
    scene.tools = tools
    let frame = try scene.frame("a")
    #expect(frame.x == x)
    #expect(frame.height == height)
    #expect(frame.width == (x == 8 ? 104 : 100))
  }
}
