import AutoLayout
import Interchange
import Testing

/// What a file says that the app does not get, or that is taken as something else, is told.
struct MarkNoteTests {
  private func marks(_ scene: StoryboardText) throws -> [InterfaceImport.Note.Mark] {
    try scene.imported().notes.compactMap { note in
      if case .mark(let mark) = note.kind { mark } else { nil }
    }
  }

  @Test func misplacedViewsAreCounted() throws {
    let scene = StoryboardText(
      subviews(
        element("label", "a", "text=\"A\""),
        element("label", "b", "misplaced=\"YES\" userLabel=\"Price\""),
        element("view", "c", "misplaced=\"YES\"")))
    #expect(try marks(scene) == [.isMisplaced(views: 2, first: "price")])
  }

  @Test func placeholdersAreNotInTheApp() throws {
    let scene = StoryboardText(
      subviews(element("view", "a", "placeholderIntrinsicWidth=\"40\" userLabel=\"Box\""))
        + constraints(
          constraint("a.top", "root.top"), constraint("a.height", nil, 20, "placeholder=\"YES\"")))
    #expect(
      try marks(scene) == [
        .isPlaceholder(constraints: 1), .hasPlaceholderSize(views: 1, first: "box"),
      ])
  }

  @Test func aStandardSpacingThatIsNoneIsTold() throws {
    let spacing = constraint("a.leading", "safe.leading", 20, "symbolic=\"YES\"")
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(spacing, constraint("a.top", "root.top", 8, "symbolic=\"YES\"")))
    #expect(try marks(scene) == [.spacingIsStandard(constraints: 1, taken: 0)])
  }

  @Test(arguments: [("fullscreen", false), ("splitview1_3", true)])
  func aCanvasOfAPartOfTheScreenIsTold(_ adaptation: String, _ isTold: Bool) throws {
    let text = StoryboardText("").text.replacing(
      "<device id=\"retina4_7\" orientation=\"portrait\"/>",
      with:
        "<device id=\"ipad12_9\" orientation=\"portrait\"><adaptation id=\"\(adaptation)\"/></device>"
    )
    let file = try InterfaceFile.read(text).get()
    let kinds = SceneImporter.importing(
      try #require(file.initialScene), of: file, content: .stored
    ).notes.map(\.kind)
    #expect(kinds.contains(.mark(.isPartOfScreen(adaptation))) == isTold)
  }

  /// UIKit refuses it, as a typed line does; of two edges in the same words there is nothing to say.
  @Test func edgesInTwoDirectionsAreTold() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.left", "root.leadingMargin"), constraint("root.trailing", "a.right"),
          constraint("a.left", "root.left", 0, "priority=\"1\""),
          constraint("a.top", "root.top")))
    #expect(try marks(scene) == [.directionsAreMixed(constraints: 2)])
  }

  @Test func valuesThatAreNoneAreTold() throws {
    let stack = element(
      "stackView", "s", "axis=\"diagonal\" spacing=\"twelve\" alignment=\"center\"",
      holding: subviews(element("gizmo", "g")))
    var scene = StoryboardText(subviews(stack))
    scene.tools = "abc"
    #expect(
      try marks(scene) == [
        .valueIsUnknown("diagonal", of: "axis"), .valueIsUnknown("twelve", of: "spacing"),
        .elementIsUnknown("gizmo"), .versionIsUnreadable("abc"),
      ])
  }

  @Test(arguments: [
    ("numberOfLines", "many"), ("horizontalHuggingPriority", "abc"), ("hidden", "MAYBE"),
    ("contentMode", "bogus"), ("alpha", "1e400"), ("semanticContentAttribute", "sideways"),
  ])
  func anAttributeThatCannotBeReadIsTold(_ name: String, _ value: String) throws {
    let scene = StoryboardText(subviews(element("label", "a", "\(name)=\"\(value)\"")))
    #expect(try marks(scene) == [.valueIsUnknown(value, of: name)])
  }

  @Test func whatIsReadInsideAViewIsToldToo() throws {
    var scene = StoryboardText(
      subviews(
        element(
          "label", "a",
          holding: """
            <fontDescription key="fontDescription" type="funny" pointSize="abc"/>
            <edgeInsets key="layoutMargins" top="abc" left="1" bottom="2" right="3"/>
            """)))
    scene.controller = "<size key=\"freeformSize\" width=\"wide\" height=\"1\"/>"
    #expect(
      try marks(scene) == [
        .valueIsUnknown("abc", of: "pointSize"), .valueIsUnknown("funny", of: "type"),
        .valueIsUnknown("abc", of: "top"), .valueIsUnknown("wide", of: "width"),
      ])
  }

  @Test func whatIsSaidInOtherElementsUnderTheSameNameIsNone() throws {
    var scene = StoryboardText(
      subviews(
        element("textField", "a", "placeholder=\"Name\""),
        element("view", "b", "userLabel=\"Box\" placeholderIntrinsicWidth=\"infinite\"")))
    scene.controller = "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    #expect(try marks(scene) == [.hasPlaceholderSize(views: 1, first: "box")])
  }

  @Test func whatStandsBesideTheScenesIsToldToo() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.orientation = "askew"
    scene.resources = "<image name=\"star\" width=\"wide\" height=\"9\"/>"
    let notes = try scene.imported().notes
    #expect(
      notes.map(\.kind) == [
        .mark(.valueIsUnknown("askew", of: "orientation")),
        .mark(.valueIsUnknown("wide", of: "width")),
      ])
    #expect(notes.first?.line == 3)
  }

  @Test func whatTheFileSaysOfItselfIsToldOnItsLine() throws {
    let text = StoryboardText(subviews(element("view", "a"))).text
      .replacing("useSafeAreas=\"YES\"", with: "useSafeAreas=\"maybe\"")
    let file = try InterfaceFile.read(text).get()
    let scene = try #require(file.initialScene)
    let notes = SceneImporter.importing(scene, of: file, content: .stored).notes
    #expect(
      notes.map(\.kind) == [.mark(.valueIsUnknown("maybe", of: "useSafeAreas"))])
    #expect(notes.first?.line == 2)
  }

  @Test func elementsThatAreNoneAreTold() throws {
    let view = element(
      "view", "a",
      holding: "<gadget key=\"thing\"/>" + subviews("<blob/>", "<label text=\"lost\"/>"))
    var scene = StoryboardText(subviews(view) + constraints("<whatever/>"))
    scene.controller = "<simulatedFooMetrics key=\"simulatedTopBarMetrics\"/>"
    let names = ["gadget", "blob", "label", "whatever", "simulatedFooMetrics"]
    #expect(try marks(scene) == names.map(InterfaceImport.Note.Mark.elementIsPassedOver))
  }

  @Test func anImageWithoutASizeIsTold() throws {
    var scene = StoryboardText(
      subviews(
        element("imageView", "a", "image=\"nope\""), element("imageView", "b", "image=\"star\"")))
    scene.resources = "<image name=\"star\" width=\"9\" height=\"9\"/>"
    #expect(try marks(scene) == [.imageIsMissing("nope")])
  }

  @Test func aRootThatIsInfiniteIsTold() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.size = (.infinity, .nan)
    scene.device = nil
    #expect(
      try marks(scene).contains(.rootIsWithoutFrame(Size(width: 600, height: 600))))
  }

  @Test func whatIsSaidOfTheDeviceIsToldOnItsLine() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.device = "retina6_99"
    let notes = try scene.imported().notes
    #expect(notes.map(\.kind) == [.deviceIsUnknown("retina6_99")])
    #expect(notes.map(\.line) == [3])
  }

  @Test func viewsInTheNavigationBarAreLeftOut() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.controller = """
      <navigationItem key="navigationItem" id="item">
      <view key="titleView" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <barButtonItem key="rightBarButtonItem" id="i">
      <button key="customView" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></button>
      </barButtonItem></navigationItem>
      """
    #expect(try marks(scene) == [.liesInBar(views: 2)])
  }

  @Test(arguments: [("23727", true), ("22505", false)])
  func aSafeAreaThatCountsTwiceIsTold(_ tools: String, _ isTold: Bool) throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    (scene.device, scene.size, scene.tools) = ("retina6_12", (393, 852), tools)
    #expect(try marks(scene) == (isTold ? [.safeAreaIsDoubled(top: 118)] : []))
  }

  @Test func aTextIsReadWhateverItSaysOfItsLetters() throws {
    let text = StoryboardText(subviews(element("view", "a"))).text
    let other = "\u{FEFF}" + text.replacing("UTF-8", with: "UTF-16")
    guard case .success(let file) = InterfaceFile.read(other) else {
      Issue.record("not read")
      return
    }
    #expect(file.initialScene?.viewCount == 2)
  }
}
