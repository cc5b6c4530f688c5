import AutoLayout
import Interchange
import Testing

/// Cells that are stored without a frame, or with one of another height of the row.
struct RowFrameTests {
  private static let filled = constraints(
    constraint("a.leading", "content.leading"), constraint("a.top", "content.top"),
    constraint("content.trailing", "a.trailing"), constraint("content.bottom", "a.bottom"))

  /// A cell whose content view `a` fills.
  private func cell(
    _ name: String = "tableViewCell", _ attributes: String = "", frame: Size?, content: Size?
  ) -> String {
    let inner = name == "tableViewCell" ? "tableViewCellContentView" : "view"
    return """
      <\(name) id="cell" \(attributes)>\(rect(frame))
      <\(inner) key="contentView" id="content">\(rect(content))
      \(subviews(element("view", "a")))\(Self.filled)
      </\(inner)></\(name)>
      """
  }

  private func rect(_ size: Size?) -> String {
    size.map {
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\($0.width)\" height=\"\($0.height)\"/>"
    }
      ?? ""
  }

  private func table(_ attributes: String = "", _ cell: String) -> StoryboardText {
    var scene = StoryboardText(
      subviews(
        "<tableView id=\"table\" \(attributes)>" + rect(Size(width: 600, height: 600))
          + "<prototypes>\(cell)</prototypes></tableView>"))
    (scene.tools, scene.device, scene.size) = ("7531", nil, (600, 600))
    return scene
  }

  private func height(_ scene: StoryboardText) throws -> Double { try scene.frame("a").height }

  @Test(arguments: [
    ("rowHeight=\"70\"", "rowHeight=\"76\"", 75.0), ("rowHeight=\"70\"", "", 69),
    ("rowHeight=\"-1\"", "", 43), ("", "", 43),
    ("rowHeight=\"70\" separatorStyle=\"none\"", "", 70),
  ])
  func aRowWithoutAFrameIsAsHighAsTheTableSaysAndAsWide(
    _ table: String, _ row: String, _ height: Double
  ) throws {
    let frame = try self.table(table, cell("tableViewCell", row, frame: nil, content: nil))
      .frame("a")
    #expect(frame.size == Size(width: 600, height: height))
  }

  @Test(arguments: [(64.0, "", 63.0), (44, "rowHeight=\"100\"", 99), (44, "", 43)])
  func whatAContentViewHoldsIsLaidOutInTheRowAsItIs(
    _ stored: Double, _ row: String, _ height: Double
  ) throws {
    let cell = cell(
      "tableViewCell", row, frame: Size(width: 600, height: stored),
      content: Size(width: 600, height: 43))
    #expect(try self.height(table("", cell)) == height)
  }

  @Test func whatFitsStaysAsItIsStored() throws {
    let cell = cell(
      frame: Size(width: 600, height: 80), content: Size(width: 500, height: 79))
    #expect(try table("rowHeight=\"44\"", cell).frame("a").size == Size(width: 500, height: 79))
  }

  /// The height that a cell of its own asks for is not the one that it is drawn with.
  @Test(arguments: [63.0, 43])
  func aCellOfItsOwnIsAsHighAsItsFrame(_ stored: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="7531" useAutolayout="YES"><objects>
      \(cell("tableViewCell", "rowHeight=\"8\"", frame: Size(width: 320, height: 64), content: Size(width: 320, height: stored)))
      </objects></document>
      """
    let file = try InterfaceFile.read(text).get()
    let frames = try SceneFrames(of: try #require(file.scenes.first), in: file, content: .stored)
    #expect(frames.views.last?.frame.height == 63)
  }

  @Test(arguments: [(50.0, 150.0), (120.0, 120.0)])
  func aCellOfACollectionThatIsNotFilledIsAsLargeAsItsLayoutSays(
    _ stored: Double, _ width: Double
  ) throws {
    let cell = cell(
      "collectionViewCell", frame: Size(width: stored, height: 75),
      content: Size(width: width, height: 75))
    let scene = StoryboardText(
      subviews(
        "<collectionView id=\"list\">" + rect(Size(width: 375, height: 667))
          + "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\">"
          + "<size key=\"itemSize\" width=\"150\" height=\"75\"/></collectionViewFlowLayout>"
          + "<cells>\(cell)</cells></collectionView>"))
    #expect(try scene.frame("a").width == width)
  }
}
