import AutoLayout
import Interchange
import Testing

/// What the file stores as a result is never read: of no view that is free a position, and of plain,
/// stack and scroll views no size, unless a view in them follows from it by its mask.
struct StoredPositionTests {
  private static let font = "<fontDescription key=\"fontDescription\" "

  /// Free views of every sort, and one of each whose stored size is looked at: texts that measure
  /// otherwise, a field that takes what one of them leaves, a symbol, a view of a class of its own;
  /// beside one that is not installed.
  private func sample(shiftedBy shift: Double, tools: String, device: String?) -> StoryboardText {
    func frame(_ width: Double, _ height: Double, sized: Bool = true) -> Rect {
      Rect(
        x: 3 + shift, y: 4 + shift, width: width + (sized ? 0 : shift),
        height: height + (sized ? 0 : shift))
    }
    let plain = frame(9, 9, sized: false)
    let row = element(
      "stackView", "row", "spacing=\"8\" alignment=\"center\"", frame: plain,
      holding: subviews(
        element(
          "label", "title", "text=\"Hi\"", frame: frame(15.5, 19.5),
          holding: Self.font + "style=\"UICTFontTextStyleBody\"/>"),
        element("view", "box", frame: plain), element("switch", "toggle", frame: frame(9, 9)),
        element("label", "none", "text=\"None\" hidden=\"YES\"", frame: frame(0, 20.5))))
    let scroll = element(
      "scrollView", "scroll", frame: plain,
      holding: subviews(element("imageView", "photo", "image=\"p\"", frame: frame(40, 50)))
        + constraints(
          constraint("photo.top", "scroll.top"), constraint("photo.leading", "scroll.leading")))
    let other = Rect(x: 5 + shift, y: 6 + shift, width: 7 + shift, height: 8 + shift)
    let varied = element(
      "view", "varied", frame: plain,
      holding: constraints(constraint("width", nil, 30), constraint("height", nil, 30))
        + """
        <variation key="heightClass=regular"><rect key="frame" x="\(other.x)" y="\(other.y)" \
        width="\(other.width)" height="\(other.height)"/></variation>
        """)
    let card = element(
      "view", "card", frame: Rect(x: 3 + shift, y: 4 + shift, width: 90, height: 90),
      holding: subviews(
        held(
          "view", "held", Rect(x: 50, y: 10, width: 30, height: 20), mask: ["flexibleMinX"],
          holding: subviews(element("view", "leaf", frame: plain)))))
    var scene = StoryboardText(
      subviews(
        row, scroll, varied, card, element("view", "gone", frame: plain),
        element(
          "label", "unmeasured", "text=\"Name\" horizontalHuggingPriority=\"251\"",
          frame: frame(68, 33), holding: Self.font + "name=\"Unknown\" pointSize=\"17\"/>"),
        element(
          "textField", "field", "borderStyle=\"roundedRect\" placeholder=\"Name\"",
          frame: frame(267, 34)),
        element(
          "imageView", "symbol", "image=\"nothing.known\"", frame: frame(30, 32.5),
          holding: constraints(constraint("width", nil, 30), constraint("height", nil, 30))),
        element("view", "own", "customClass=\"Gauge\"", frame: frame(44, 33)))
        + constraints(
          constraint("row.top", "safe.top"), constraint("row.leading", "root.leadingMargin"),
          constraint("row.trailing", "root.trailingMargin"),
          constraint("scroll.top", "row.bottom"), constraint("scroll.leading", "root.leading"),
          constraint("scroll.trailing", "root.trailing"),
          constraint("scroll.bottom", "safe.bottom"),
          constraint("varied.top", "root.top", 99), constraint("varied.leading", "root.leading"),
          constraint("card.top", "root.top", 7), constraint("card.leading", "root.leading"),
          constraint("card.width", nil, 90), constraint("card.height", "card.width"),
          constraint("leaf.trailing", "card.trailing"), constraint("leaf.top", "card.top"),
          constraint("leaf.width", nil, 5), constraint("leaf.height", nil, 5),
          constraint("unmeasured.top", "root.top", 40), constraint("field.top", "root.top", 40),
          constraint("unmeasured.leading", "root.leading", 16),
          constraint("field.leading", "unmeasured.trailing", 8),
          constraint("root.trailing", "field.trailing", 16),
          constraint("symbol.top", "root.top", 200), constraint("symbol.leading", "root.leading"),
          constraint("own.centerY", "symbol.centerY"),
          constraint("own.leading", "symbol.trailing", 8))
          + """
          <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation>
          """)
    scene.resources = """
      <image name="p" width="40" height="50"/>
      <image name="nothing.known" catalog="system" width="116" height="128"/>
      """
    (scene.tools, scene.device) = (tools, device)
    return scene
  }

  @Test(arguments: [
    ("8191", nil), ("11762", "retina4_7"), ("14490", nil), ("22505", "retina4_7"),
    ("24127", "retina6_12"),
  ])
  func noStoredPositionOfAFreeViewIsRead(tools: String, device: String?) throws {
    let scene = sample(shiftedBy: 0, tools: tools, device: device)
    let shifted = sample(shiftedBy: 1000, tools: tools, device: device)
    for content in InterfaceImport.ContentSource.allCases {
      let frames = try scene.frames(content)
      #expect(frames.count == 15)
      #expect(frames["gone"] == nil)
      #expect(try shifted.frames(content) == frames)
    }
  }

  /// Otherwise the test above would tell nothing of how they are read.
  @Test func theSizesThatMayBeReadAre() throws {
    let scene = sample(shiftedBy: 0, tools: "22505", device: "retina4_7")
    let frames = try scene.frames()
    #expect(frames["title"]?.size == Size(width: 15.5, height: 19.5))
    #expect(frames["unmeasured"]?.size == Size(width: 68, height: 33))
    #expect(frames["field"]?.width == 267)
    #expect(frames["symbol"] == Rect(x: 0, y: 199, width: 30, height: 32.5))
    #expect(frames["held"] == Rect(x: 50, y: 10, width: 30, height: 20))
    #expect(frames["own"]?.size == Size(width: 44, height: 33))
  }

  @Test func storedSizesAreNotReadWhereEverythingIsMeasured() throws {
    var scene = sample(shiftedBy: 0, tools: "22505", device: "retina4_7")
    let frames = try scene.frames(.measured)
    for (old, new) in [("15.5", "99.0"), ("68.0", "99.0"), ("44.0", "99.0")] {
      scene.content = scene.content.replacing("width=\"\(old)\"", with: "width=\"\(new)\"")
    }
    #expect(try scene.frames(.measured) == frames)
  }
}
