import AutoLayout
import Interchange
import Testing

/// What versions, devices, bars and tables change on a canvas, each on the smallest scene that tells.
struct CanvasTableTests {
  // MARK: What is kept free

  private static func navigation(
    to root: String = "one", bar: String = "", _ attributes: String = ""
  ) -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" \(attributes)>
    <navigationBar key="navigationBar" \(bar) id="bar"/><connections><segue destination="\(root)"
    kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    """
  }

  private static let pushing = """
    <scene sceneID="t"><objects><viewController id="two"><connections>
    <segue destination="one" kind="show" id="p"/></connections></viewController></objects></scene>
    """

  private static let tabs = """
    <scene sceneID="b"><objects><tabBarController id="tabs"><connections><segue destination="two"
    kind="relationship" relationship="viewControllers" id="v"/></connections></tabBarController>
    </objects></scene>
    """

  private static let neverLarge = """
    <navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>
    """

  struct Kept: Sendable {
    var tools = "22505"
    var device = "retina4_7"
    var size = Size(width: 375, height: 667)
    var controller = ""
    var attributes = ""
    var scenes = ""
    let top: Double
    let bottom: Double
  }

  @Test(arguments: [
    Kept(tools: "14810", top: 0, bottom: 0), Kept(top: 20, bottom: 0),
    Kept(
      tools: "20037", device: "retina6_1", size: Size(width: 414, height: 896), top: 44, bottom: 34),
    Kept(device: "retina6_1", size: Size(width: 414, height: 896), top: 48, bottom: 34),
    Kept(device: "appleTV", size: Size(width: 1920, height: 1080), top: 60, bottom: 60),
    Kept(scenes: navigation(to: "two") + pushing, top: 64, bottom: 0),
    Kept(scenes: navigation(bar: "largeTitles=\"YES\""), top: 116, bottom: 0),
    Kept(
      controller: neverLarge, scenes: navigation(bar: "largeTitles=\"YES\""), top: 64, bottom: 0),
    Kept(tools: "24128", scenes: navigation(), top: 74, bottom: 0),
    Kept(
      tools: "16097", device: "ipad9_7", size: Size(width: 768, height: 1024),
      scenes: navigation(), top: 50, bottom: 0),
    Kept(scenes: tabs + pushing, top: 20, bottom: 49),
    Kept(
      attributes: "hidesBottomBarWhenPushed=\"YES\"", scenes: tabs + pushing, top: 20, bottom: 0),
    Kept(scenes: navigation("toolbarHidden=\"NO\""), top: 64, bottom: 49),
    Kept(tools: "13771", scenes: navigation("toolbarHidden=\"NO\""), top: 64, bottom: 44),
  ])
  func theCanvasKeepsFreeWhatItsVersionDeviceAndBarsTake(_ kept: Kept) throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("safe.bottom", "a.bottom"),
          constraint("a.leading", "safe.leading"), constraint("a.width", nil, 10)))
    (scene.tools, scene.device) = (kept.tools, kept.device)
    scene.size = (kept.size.width, kept.size.height)
    (scene.controller, scene.controllerAttributes) = (kept.controller, kept.attributes)
    scene.scenes = kept.scenes
    let frame = try scene.frame("a")
    #expect(frame.y == kept.top)
    #expect(kept.size.height - frame.maxY == kept.bottom)
  }

  // MARK: Rows

  struct Row: Sendable {
    var tools = "22505"
    var device = "retina4_7"
    var width = 375.0
    var content = 375.0
    var table = ""
    let inside: Rect
  }

  @Test(arguments: [
    Row(tools: "12121", inside: Rect(x: 8, y: 8, width: 359, height: 44)),
    Row(inside: Rect(x: 16, y: 11, width: 343, height: 38)),
    Row(tools: "24128", inside: Rect(x: 16, y: 15, width: 343, height: 30)),
    Row(
      device: "retina6_1", width: 393, content: 393,
      inside: Rect(x: 20, y: 11, width: 353, height: 38)),
    Row(content: 337, inside: Rect(x: 16, y: 11, width: 313, height: 38)),
    Row(table: "style=\"insetGrouped\"", inside: Rect(x: 16, y: 11, width: 311, height: 38)),
  ])
  func aRowHasTheMarginsOfItsVersionWidthAccessoryAndTable(_ row: Row) throws {
    let ties = ["top", "leading", "trailing", "bottom"]
      .map { constraint("a.\($0)", "content.\($0)Margin") }
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="\(row.width)" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="\(row.content)" height="60"/>
      \(subviews(element("view", "a")))<constraints>\(ties.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    var scene = StoryboardText(
      subviews(
        """
        <tableView id="table" \(row.table)>
        <rect key="frame" x="0" y="0" width="\(row.width)" height="667"/>
        <prototypes>\(cell)</prototypes></tableView>
        """))
    (scene.tools, scene.device, scene.size) = (row.tools, row.device, (row.width, 667))
    #expect(try scene.frame("a") == row.inside)
  }

  // MARK: Distances that the file does not say

  @Test func standardSpacingToTheSidesOfTheSafeAreaIsNone() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.width", nil, 10),
          constraint("a.leading", "safe.leading", 20, "symbolic=\"YES\"")))
    #expect(try scene.frame("a").x == 0)
  }

  @Test(arguments: [
    ("spacingType=\"standard\"", "", Point(x: 38, y: 0)),
    (
      "", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"5\" bottom=\"2\" right=\"3\"/>",
      Point(x: 35, y: 1)
    ),
  ])
  func aStackViewHasItsStandardSpacingAndItsMargins(
    _ attributes: String, _ inside: String, _ second: Point
  ) throws {
    let size = constraints(constraint("width", nil, 30), constraint("height", nil, 10))
    let row = element(
      "stackView", "row", attributes,
      holding: inside
        + subviews(element("view", "b", holding: size), element("view", "a", holding: size)))
    let scene = StoryboardText(
      subviews(row)
        + constraints(
          constraint("row.top", "safe.top"), constraint("row.leading", "root.leading")))
    #expect(try scene.frame("a").origin == second)
  }

  // MARK: Sizes

  private static let pinned = constraints(
    constraint("a.top", "safe.top"), constraint("a.leading", "safe.leading"))

  /// Each is held to 30 points, of which it leaves some free.
  @Test(arguments: [
    ("photo", 27.0, 27.0), ("star.circle", 28.5, 29), ("house", 28.5, 28.5), ("house", 30, 30),
  ])
  func aSymbolIsAsMuchLowerAsItIsKnownToBeOrStored(
    _ name: String, _ stored: Double, _ height: Double
  ) throws {
    var scene = StoryboardText(
      subviews(
        element(
          "imageView", "a", "image=\"\(name)\"", frame: Rect(x: 1, y: 1, width: 30, height: stored),
          holding: constraints(constraint("width", nil, 30), constraint("height", nil, 30))))
        + Self.pinned)
    scene.resources = "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"100\"/>"
    #expect(try scene.frame("a").height == height)
  }

  @Test(arguments: [
    ("infoLight", "13771", 22.0), ("infoLight", "22505", 34), ("system", "13771", 30),
  ])
  func roundButtonsWereOfOneSizeBeforeIOS13(
    _ type: String, _ tools: String, _ height: Double
  ) throws {
    var scene = StoryboardText(
      subviews(element("button", "a", "buttonType=\"\(type)\"")) + Self.pinned)
    scene.tools = tools
    #expect(try scene.frame("a", .measured).height == height)
  }

  @Test(arguments: [
    ("view", "customClass=\"Own\"", Size(width: 77, height: 33)),
    ("stepper", "customClass=\"Own\"", Size(width: 77, height: 33)),
    ("segmentedControl", "", Size(width: 77, height: 32)),
    (
      "view", "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\"",
      Size(width: 40, height: 0)
    ),
  ])
  func whatHasASizeOfItsOwnHasTheOneThatTheFileSays(
    _ name: String, _ attributes: String, _ size: Size
  ) throws {
    let scene = StoryboardText(
      subviews(element(name, "a", attributes, frame: Rect(x: 1, y: 1, width: 77, height: 33)))
        + Self.pinned)
    #expect(try scene.frame("a").size == size)
  }
}
