import AutoLayout
import Interchange
import Testing

/// Cells and effect views of files, and the views that UIKit makes in them.
@Suite struct ContentViewImportTests {
  private func scene(
    tools: String = "22505", device: String = "retina4_7", given: String = ""
  ) -> StoryboardText {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>\(given)
      \(subviews(element("view", "a")))
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    var scene = StoryboardText(
      subviews(
        "<tableView id=\"table\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
          + cell + "</tableView>",
        """
        <visualEffectView id="blur"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" id="inner"><rect key="frame" x="0" y="0" width="100" height="50"/>
        </view></visualEffectView>
        """))
    scene.tools = tools
    scene.device = device
    return scene
  }

  private func document(_ scene: StoryboardText) throws -> Document {
    let imported = try scene.imported()
    return try imported.start.applying(imported.edits)
  }

  private func margins(_ document: Document) throws -> Insets? {
    let content = try #require(document.view(named: "tableViewCell.contentView"))
    return try LayoutEngine().layout(of: document).layoutMargins(of: content.id)
  }

  @Test func contentViewsGoByTheNamesOfTheirViews() throws {
    let document = try document(scene())
    for (name, kind) in [
      ("tableViewCell", ViewKind.tableViewCell), ("visualEffectView", .visualEffectView),
    ] {
      let view = try #require(document.view(named: name))
      #expect(view.kind == kind)
      let content = document.view(named: "\(name).contentView")
      #expect(content?.superview == view.id)
      #expect(content?.id == document.contentView(of: view.id))
    }
  }

  @Test func theMarginsOfACellFollowTheDevice() throws {
    let opened = try document(scene())
    #expect(try margins(opened) == Insets(top: 11, left: 16, bottom: 11, right: 16))
    let device = try #require(Device.named("iphone-15"))
    let other = try opened.applying([.setDevice(opened.fitted(device))])
    #expect(try margins(other) == Insets(top: 11, left: 20, bottom: 11, right: 20))
  }

  /// Those of an older canvas, and those that the author gave.
  @Test(arguments: [
    ("12121", "", 8.0),
    (
      "22505", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      2
    ),
  ])
  func whatIsTheFilesOwnStays(_ tools: String, _ given: String, _ left: Double) throws {
    let opened = try document(scene(tools: tools, given: given))
    #expect(try margins(opened)?.left == left)
    let device = try #require(Device.named("iphone-15"))
    let other = try opened.applying([.setDevice(opened.fitted(device))])
    #expect(try margins(other)?.left == left)
  }

  @Test func aCellThatStandsByItselfIsTheRootView() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let file = try InterfaceFile.read(text).get()
    let imported = SceneImporter.importing(
      try #require(file.screens.first), of: file, content: .stored)
    let document = try imported.start.applying(imported.edits)
    #expect(document.contentView(of: .root) == document.view(named: "view.contentView")?.id)
    #expect(document.view(named: "view.contentView") != nil)
  }
}
