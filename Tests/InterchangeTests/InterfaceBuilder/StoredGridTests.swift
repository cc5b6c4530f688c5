import AutoLayout
import Interchange
import Testing

/// Where the canvases of the versions put the edges of what they store.
struct StoredGridTests {
  /// A view of 10.5 points at 20.25, beside one that keeps its frame.
  private func scene(_ tools: String, device: String?, fixedWidth: Double = 40) -> StoryboardText {
    var scene = StoryboardText(
      subviews(
        element("view", "a"),
        "<view id=\"fixed\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(fixedWidth)\" height=\"9\"/></view>"
      )
        + constraints(
          constraint("a.top", "root.top", 20.5), constraint("a.leading", "root.leading"),
          constraint("a.width", nil, 10.5), constraint("a.height", nil, 10)))
    scene.tools = tools
    scene.device = device
    return scene
  }

  @Test(arguments: [
    ("7706", nil, Rect(x: 0, y: 21, width: 11, height: 10)),
    ("9531", nil, Rect(x: 0, y: 21, width: 10.5, height: 10)),
    ("11762", "retina4_7", Rect(x: 0, y: 21, width: 10.5, height: 10)),
    ("13142", nil, Rect(x: 0, y: 20.5, width: 10.5, height: 10)),
    ("13196", "retina4_7", Rect(x: 0, y: 20.5, width: 10.5, height: 10)),
  ])
  func edgesStandOnTheGridOfTheirVersion(_ tools: String, _ device: String?, _ frame: Rect) throws {
    #expect(try scene(tools, device: device).frame("a") == frame)
  }

  @Test func aFileWithHalvesOfPointsInItComesFromAScreenWithPixelsForThem() throws {
    let frame = try scene("11762", device: "retina4_7", fixedWidth: 40.5).frame("a")
    #expect(frame.y == 20.5)
  }

  @Test(arguments: [("11762", 20.5), ("9531", 21)])
  func aTextWithHalvesOfPointsComesFromSuchAScreenToo(_ tools: String, _ y: Double) throws {
    let label = element(
      "label", "b", "text=\"B\"", frame: Rect(x: 0, y: 0, width: 11.5, height: 20.5))
    var scene = scene(tools, device: "retina4_7")
    scene.content = scene.content.replacing("</subviews>", with: label + "</subviews>")
    #expect(try scene.frame("a").y == y)
    #expect(try scene.frame("a", .measured).y == 21)
  }

  @Test(arguments: [("13196", 0.5), ("14490", 0.5), ("16097", 0.0)])
  func theCentreOfASliderIsThatOfItsFrameInTwoVersions(_ tools: String, _ drop: Double) throws {
    var scene = StoryboardText(
      subviews(element("slider", "s"), element("view", "a"))
        + constraints(
          constraint("s.top", "root.top", 40), constraint("s.leading", "root.leading"),
          constraint("a.centerY", "s.centerY"), constraint("a.leading", "root.leading"),
          constraint("a.width", nil, 10), constraint("a.height", nil, 30)))
    scene.tools = tools
    #expect(try scene.frame("a").y == 40 + drop)
  }

  @Test func aSliderIsHigherOnANewCanvas() throws {
    func height(_ tools: String) throws -> Double {
      var scene = StoryboardText(
        subviews(element("slider", "s"))
          + constraints(
            constraint("s.top", "root.top"), constraint("s.leading", "root.leading")))
      scene.tools = tools
      return try scene.frame("s").height
    }
    #expect(try height("23504") == 31)
    #expect(try height("24127") == 34)
  }

  @Test(arguments: [
    ("pencil.circle", "", Rect(x: 0, y: 41, width: 30, height: 28.5)),
    ("questionmark.circle.fill", "", Rect(x: 0, y: 40.5, width: 30, height: 29)),
    ("chevron.right", "", Rect(x: 0, y: 42, width: 30, height: 26.5)),
    ("timer", "", Rect(x: 0, y: 40, width: 30, height: 30)),
    (
      "questionmark.circle.fill",
      "<symbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"font\"/>",
      Rect(x: 0, y: 40, width: 30, height: 30)
    ),
  ])
  func aSymbolIsDrawnSmallerThanItsConstraintsSay(
    _ name: String, _ configuration: String, _ frame: Rect
  ) throws {
    var scene = StoryboardText(
      subviews(element("imageView", "a", "image=\"\(name)\"", holding: configuration))
        + constraints(
          constraint("a.top", "root.top", 40), constraint("a.leading", "root.leading"),
          constraint("a.width", nil, 30), constraint("a.height", nil, 30)))
    scene.resources =
      "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"123\"/>"
    #expect(try scene.frame("a") == frame)
  }

  /// `nothing.known` is no symbol; half of what its stored height lacks lies above it.
  @Test(arguments: [
    (32.5, "", Rect(x: 0, y: 39, width: 30, height: 32.5)),
    (26, "", Rect(x: 0, y: 42, width: 30, height: 26)),
    (50, "", Rect(x: 0, y: 40, width: 30, height: 30)),
    (26, "misplaced=\"YES\"", Rect(x: 0, y: 40, width: 30, height: 30)),
  ])
  func theStoredHeightOfAnUnknownSymbolTellsWhatItLeavesFree(
    _ height: Double, _ attributes: String, _ frame: Rect
  ) throws {
    var scene = StoryboardText(
      subviews(
        element(
          "imageView", "a", "image=\"nothing.known\" \(attributes)",
          frame: Rect(x: 777, y: 777, width: 30, height: height),
          holding: constraints(constraint("width", nil, 30), constraint("height", nil, 30))))
        + constraints(
          constraint("a.top", "root.top", 40), constraint("a.leading", "root.leading")))
    scene.resources =
      "<image name=\"nothing.known\" catalog=\"system\" width=\"116\" height=\"128\"/>"
    #expect(try scene.frame("a") == frame)
    #expect(try scene.frame("a", .measured).height == 30)
  }
}
