import AutoLayout
import Interchange
import Testing

/// Files that are well-formed and yet not as Interface Builder writes them.
struct DamagedSceneTests {
  private func document(_ imported: InterfaceImport) throws -> Document {
    try imported.start.applying(imported.edits)
  }

  @Test func constraintsOfARefusedViewDoNotFallToTheNextOne() throws {
    let far = "<view id=\"far\">\(rect(Rect(x: 1e300, y: 0, width: 9, height: 9)))</view>"
    let scene = StoryboardText(
      subviews(far, element("view", "next"))
        + constraints(constraint("far.width", nil, 40), constraint("next.width", nil, 70)))
    let imported = try scene.imported()
    #expect(!imported.notes.isEmpty)
    let next = try #require(imported.views.first { $0.0 == "next" }).1
    let held = try document(imported).constraints.values.filter { $0.first.item.view == next }
    #expect(held.map(\.constant) == [70])
  }

  @Test func ofTwoViewsOfOneIdentityConstraintsMeanTheFirst() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"), element("view", "a"))
        + constraints(constraint("a.width", nil, 40)))
    let imported = try scene.imported()
    #expect(imported.notes.map(\.kind) == [.identityIsTaken("a")])
    let document = try document(imported)
    let views = try #require(document.view(.root)).subviews
    #expect(views.count == 2)
    #expect(document.constraints.values.map(\.first.item.view) == [views[0]])
  }

  @Test func aChainOfManyControllersEnds() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.controller =
      "<connections><segue destination=\"c0\" kind=\"show\" id=\"s\"/></connections>"
    scene.scenes = (0..<20_000).map { number in
      """
      <scene sceneID="x\(number)"><objects><viewController id="c\(number)">
      <view key="view" id="r\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <connections><segue destination="c\(number + 1)" kind="show" id="s\(number)"/></connections>
      </viewController></objects></scene>
      """
    }.joined()
    let file = try scene.file()
    let last = try #require(file.scenes.last)
    #expect(SceneImporter.importing(last, of: file, content: .stored).views.count == 1)
  }

  @Test func numbersBeyondAllScreensAreNoted() throws {
    let far = Rect(x: 1e308, y: 0, width: 1e308, height: 10)
    let scene = StoryboardText("<subviews><view id=\"a\">\(rect(far))</view></subviews>")
    let imported = try scene.imported()
    #expect(imported.notes.count == 1)
    _ = try LayoutEngine().layout(of: document(imported))
  }

  @Test func aTextThatIsNoBase64IsNoted() throws {
    let label = element(
      "label", "a", holding: "<string key=\"text\" base64-UTF8=\"YES\">not?it</string>")
    #expect(try StoryboardText(subviews(label)).imported().notes.map(\.kind) == [.textIsUnreadable])
  }

  @Test func base64NeedsNoSignsThatFillIt() throws {
    let label = element(
      "label", "a",
      holding: "<string key=\"text\" base64-UTF8=\"YES\">\nEENvbnRhaW5lcg\n</string>")
    let imported = try StoryboardText(subviews(label)).imported()
    let view = try #require(imported.views.last).view
    #expect(try document(imported).view(view)?.content.text == "\u{10}Container")
  }

  @Test func aPropertyThatIsRefusedIsNotedWithItsLine() throws {
    let view = element(
      "view", "a", holding: "\n<edgeInsets key=\"layoutMargins\" top=\"1e300\" left=\"0\"/>")
    let notes = try StoryboardText(subviews(view)).imported().notes
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.line > 5 })
  }

  @Test func whatStandsOutOfPlaceIsNoted() throws {
    let stray = element("view", "stray")
    let view = element(
      "view", "a",
      holding: "<connections>\(stray)</connections>" + constraint("a.width", nil, 40))
    let imported = try StoryboardText(subviews(view)).imported()
    #expect(
      imported.notes.map(\.kind) == [.isOutOfPlace("view"), .isOutOfPlace("constraint")])
  }

  @Test func aViewWithoutAFrameIsThereToo() throws {
    let imported = try StoryboardText(
      subviews("<label id=\"a\" text=\"A\"/>")
    ).imported()
    #expect(imported.views.map(\.id) == ["root", "a"])
    #expect(imported.notes.map(\.kind) == [.frameIsMissing("a")])
  }

  @Test func whatAFileSaysOfScrollingIsRead() throws {
    let table = element(
      "tableView", "a", "alwaysBounceVertical=\"YES\" contentInsetAdjustmentBehavior=\"never\"",
      holding: "<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>")
    let imported = try StoryboardText(subviews(table)).imported()
    let view = try #require(imported.views.last).view
    let scrolling = try #require(try document(imported).view(view)?.scrolling)
    #expect(scrolling.contentInset == Insets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scrolling.adjustment == .never)
    #expect(scrolling.alwaysBounces == [.vertical])
  }

  private func rect(_ rect: Rect) -> String {
    "<rect key=\"frame\" x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\"/>"
  }

  @Test(arguments: [
    ("retina6_12", false, Insets(top: 0, left: 59, bottom: 21, right: 59)),
    ("retina4_7", false, Insets.zero),
    ("retina4_7", true, Insets(top: 32, left: 0, bottom: 0, right: 0)),
  ])
  func aTurnedSceneKeepsFreeWhatTheDeviceDoesThen(
    _ device: String, _ hasBar: Bool, _ insets: Insets
  ) throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.device = device
    scene.size = device == "retina4_7" ? (375, 667) : (393, 852)
    if hasBar {
      scene.scenes = """
        <scene sceneID="s2"><objects><navigationController id="nav"><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="g"/>
        </connections></navigationController></objects></scene>
        """
    }
    let turned = try document(scene.imported()).applying([.setOrientation(.landscape)])
    #expect(turned.rootSafeArea == insets)
  }
}
