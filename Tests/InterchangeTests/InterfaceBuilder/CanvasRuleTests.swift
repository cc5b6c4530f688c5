import AutoLayout
import Interchange
import Testing

/// How the canvas treats roots, bars, cells and constraints that contradict each other.
struct CanvasRuleTests {
  private func pinned(_ more: String...) -> String {
    let ties = [
      constraint("a.top", "safe.top"), constraint("a.leading", "root.leading"),
      constraint("a.width", nil, 10), constraint("a.height", nil, 10),
    ]
    return "<constraints>\((ties + more).joined())</constraints>"
  }

  @Test(arguments: [("14490", 44.0), ("16097", 0.0)])
  func aRootWiderThanTheScreenIsNotBelowTheStatusBar(_ tools: String, _ top: Double) throws {
    var scene = StoryboardText(subviews(element("view", "a")) + pinned())
    scene.tools = tools
    scene.device = "retina6_1"
    scene.size = (600, 600)
    #expect(try scene.frame("a").y == top)
  }

  @Test(arguments: [("retina4_7", 375.0, 667.0, 64.0), ("ipad9_7", 703.5, 1024.0, 20.0)])
  func onlyACollapsedSplitViewLendsItsMastersBar(
    _ device: String, _ width: Double, _ height: Double, _ top: Double
  ) throws {
    var scene = StoryboardText(subviews(element("view", "a")) + pinned())
    scene.tools = "13771"
    scene.device = device
    scene.size = (width, height)
    scene.scenes = """
      <scene sceneID="s2"><objects><splitViewController id="split"><connections>
      <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
      <segue destination="one" kind="relationship" relationship="detailViewController" id="d"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="s3"><objects><navigationController id="nav"/></objects></scene>
      """
    #expect(try scene.frame("a").y == top)
  }

  @Test(arguments: [("retina6_1", 813.0, 49.0), ("retina4_7", 623.0, 44.0)])
  func aToolBarAboveTheHomeIndicatorIsHigher(_ device: String, _ y: Double, _ height: Double) throws
  {
    var scene = StoryboardText(
      subviews(element("toolbar", "bar"))
        + constraints(
          constraint("bar.bottom", "safe.bottom"), constraint("bar.leading", "root.leading"),
          constraint("bar.trailing", "root.trailing")))
    scene.tools = "19529"
    scene.device = device
    if device == "retina6_1" { scene.size = (414, 896) }
    let frame = try scene.frame("bar")
    #expect(frame.y == y)
    #expect(frame.height == height)
  }

  @Test(arguments: [("retina6_1", 813.0, 83.0), ("retina4_7", 618.0, 49.0)])
  func aTabBarAtTheBottomEdgeHasTheHomeIndicatorInIt(
    _ device: String, _ y: Double, _ height: Double
  ) throws {
    var scene = StoryboardText(
      subviews(element("tabBar", "bar"))
        + constraints(
          constraint("bottom", "bar.bottom"), constraint("bar.leading", "root.leading"),
          constraint("bar.trailing", "root.trailing")))
    scene.device = device
    if device == "retina6_1" { scene.size = (414, 896) }
    let frame = try scene.frame("bar")
    #expect(frame.y == y)
    #expect(frame.height == height)
  }

  /// Without a keyboard it ends with the safe area, as in UIKit.
  @Test func theGuideOfTheKeyboardIsKnown() throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "root.top"), constraint("a.leading", "root.leading"),
          constraint("a.width", nil, 10), constraint("keys.top", "a.bottom"))
        + "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>")
    (scene.device, scene.size) = ("retina6_1", (414, 896))
    #expect(try scene.frame("a").maxY == 862)
    #expect(try scene.imported().notes.isEmpty)
  }

  @Test func standardSpacingToAControllersGuideIsEight() throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "guide.bottom", 20, "symbolic=\"YES\""),
          constraint("a.leading", "root.leading"), constraint("a.width", nil, 10),
          constraint("a.height", nil, 10)))
    scene.tools = "11762"
    scene.usesSafeAreas = false
    scene.controller =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"guide\"/></layoutGuides>"
    #expect(try scene.frame("a").y == 28)
  }

  /// The space under the bar is in the margin, and so it is as long as the view lies under it.
  @Test func marginsCountTheSafeAreaInDocumentsWithoutSafeAreas() throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.topMargin", "guide.bottom"), constraint("a.leading", "root.leading"),
          constraint("a.width", nil, 10), constraint("a.bottom", "root.bottom")))
    scene.usesSafeAreas = false
    scene.controller = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      """
    #expect(try scene.frame("a").y == -8)
  }

  @Test(arguments: [("11762", 812.0), ("13529", 778)])
  func marginsOfAViewInAXibCountTheHomeIndicatorFromXcode9On(
    tools: String, bottom: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
      useAutolayout="YES"><device id="retina5_9" orientation="portrait"/><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="812"/>
      \(subviews(element("view", "a")))
      \(constraints(
        constraint("bottomMargin", "a.bottom"), constraint("a.leading", "root.leading"),
        constraint("a.width", nil, 10), constraint("a.height", nil, 10)))
      </view></objects></document>
      """
    let file = try InterfaceFile.read(text).get()
    let frames = try SceneFrames(of: try #require(file.scenes.first), in: file, content: .stored)
    #expect(frames.views.first?.frame.maxY == bottom)
  }

  // MARK: Contradictions

  private func overdetermined(_ more: String...) -> StoryboardText {
    StoryboardText(
      subviews(element("view", "a"))
        + "<constraints>\(([constraint("a.leading", "root.leading"), constraint("a.width", nil, 9)] + more).joined())</constraints>"
    )
  }

  @Test func aSizeHoldsBeforeACentre() throws {
    let scene = overdetermined(
      constraint("a.centerY", "root.centerY"), constraint("a.top", "root.top", 1),
      constraint("a.height", nil, 40))
    let frame = try scene.frame("a")
    #expect(frame.y == 1)
    #expect(frame.height == 40)
  }

  @Test func aStackViewHoldsBeforeTheHeightOfWhatItArranges() throws {
    let arranged = element("view", "a", holding: constraints(constraint("height", nil, 16)))
    let stack = element(
      "stackView", "s",
      holding: subviews(arranged))
    let scene = StoryboardText(
      subviews(stack)
        + constraints(
          constraint("s.top", "root.top", 10), constraint("root.bottom", "s.bottom", 617),
          constraint("s.leading", "root.leading"), constraint("s.width", nil, 100)))
    #expect(try scene.frame("a").height == 40)
  }

  @Test func aRequiredContentSizeYieldsToAWidth() throws {
    let label = element(
      "label", "a",
      "text=\"Label\" horizontalCompressionResistancePriority=\"1000\" "
        + "horizontalHuggingPriority=\"1000\"",
      frame: Rect(x: 0, y: 0, width: 42, height: 21),
      holding: constraints(constraint("width", nil, 30)))
    let scene = StoryboardText(
      subviews(label)
        + constraints(
          constraint("a.top", "root.top"), constraint("a.leading", "root.leading")))
    #expect(try scene.frame("a", .measured).width == 30)
  }

  @Test func ofAPinAndASizeThatAreTiedThePinHolds() throws {
    let scene = overdetermined(
      constraint("a.height", nil, 200, "priority=\"750\""), constraint("a.top", "root.top", 100),
      constraint("root.bottom", "a.bottom", 467, "priority=\"750\""))
    #expect(try scene.frame("a").height == 100)
  }

  // MARK: Cells that cannot be seen

  /// A table as wide as the pane of a split view, with a cell at `y`.
  private func table(cellAt y: Double, tools: String) -> StoryboardText {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="\(y)" width="500" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="500" height="60"/>
      \(subviews(element("view", "near"), element("view", "far")))
      \(constraints(
        constraint("near.leading", "content.leading"), constraint("near.top", "content.top"),
        constraint("near.width", nil, 10), constraint("near.height", nil, 10),
        constraint("content.trailing", "far.trailing"), constraint("far.top", "content.top"),
        constraint("far.width", nil, 10), constraint("far.height", nil, 10)))
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    var scene = StoryboardText(
      subviews(
        "<tableView id=\"table\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"500\" height=\"1024\"/>"
          + cell + "</tableView>"))
    scene.tools = tools
    scene.device = "ipad9_7"
    scene.size = (500, 1024)
    return scene
  }

  private func ambiguous(_ scene: StoryboardText) throws -> [String: [RectPart]] {
    let file = try scene.file()
    let frames = try SceneFrames(
      of: try #require(file.initialScene), in: file, content: .stored)
    return Dictionary(
      uniqueKeysWithValues: frames.views.filter { !$0.ambiguous.isEmpty }
        .map { ($0.id, $0.ambiguous) })
  }

  @Test func whatDependsOnTheSizeOfACellThatIsNotSeenIsAmbiguous() throws {
    let scene = table(cellAt: 1100, tools: "22685")
    #expect(try ambiguous(scene) == ["far": [.x]])
    #expect(try scene.frame("far").x == 490)
  }

  @Test(arguments: [(100.0, "22685"), (1100, "21701")])
  func whatLiesInACellThatIsSeenOrInAnOlderVersionIsNot(_ y: Double, _ tools: String) throws {
    #expect(try ambiguous(table(cellAt: y, tools: tools)) == [:])
  }

  // MARK: Baselines

  @Test func theBaselinesOfAStretchedLabelAreMeasuredFromItsEdges() throws {
    let labels = [
      element("label", "a", "text=\"A\"", frame: Rect(x: 0, y: 0, width: 11, height: 20.5)),
      element("label", "b", "text=\"B\"", frame: Rect(x: 0, y: 0, width: 11, height: 20.5)),
      element("label", "c", "text=\"C\"", frame: Rect(x: 0, y: 0, width: 11, height: 20.5)),
    ]
    let scene = StoryboardText(
      "<subviews>\(labels.joined())</subviews>"
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.height", nil, 60),
          constraint("b.firstBaseline", "a.firstBaseline"),
          constraint("c.lastBaseline", "a.lastBaseline")))
    let frames = try scene.frames()
    #expect(frames["b"]?.y == 20)
    #expect(frames["c"]?.maxY == 80)
  }
}
