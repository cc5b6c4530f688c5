import AutoLayout
import Interchange
import Testing

/// What the facts say of constraints, margins, bars and kinds of view (interface builder).
struct SceneFramesTests {
  private func pinned(_ id: String, _ more: String...) -> String {
    constraints(
      ([
        constraint("\(id).top", "safe.top"), constraint("\(id).leading", "root.leadingMargin"),
      ] + more).joined())
  }

  /// A compact one is as large as the date that it shows, which is stored as a text's size is.
  @Test(arguments: [("compact", 201.0, 34.0), ("wheels", 320, 216)])
  func onlyWheelsHaveTheSizeOfWheels(_ style: String, _ width: Double, _ height: Double) throws {
    let scene = StoryboardText(
      subviews(
        element(
          "datePicker", "a", "style=\"\(style)\"", frame: Rect(x: 7, y: 7, width: 201, height: 34)))
        + constraints(constraint("a.top", "root.top"), constraint("a.leading", "root.leading")))
    #expect(try scene.frame("a").size == Size(width: width, height: height))
  }

  @Test func aViewStandsInTheMarginsBelowTheStatusBar() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned("a", constraint("a.width", nil, 100), constraint("a.height", nil, 50)))
    #expect(try scene.frame("a") == Rect(x: 16, y: 20, width: 100, height: 50))
  }

  @Test(arguments: [
    ("retina6_1", "20037", 44.0, 20.0), ("retina6_1", "22505", 48, 20),
    ("retina6_12", "22505", 59, 16), ("retina4_7", "15505", 0, 16), ("retina4_7", "13771", 20, 16),
    ("retina6_12", "23727", 118, 16),
  ])
  func safeAreasAndMarginsFollowDeviceAndVersion(
    _ device: String, _ tools: String, _ top: Double, _ side: Double
  ) throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned("a", constraint("a.width", nil, 10), constraint("a.height", nil, 10)))
    scene.device = device
    scene.tools = tools
    scene.size =
      switch device {
      case "retina6_1": (414, 896)
      case "retina6_12": (393, 852)
      default: (375, 667)
      }
    #expect(try scene.frame("a") == Rect(x: side, y: top, width: 10, height: 10))
  }

  @Test func aNavigationControllerBringsItsBar() throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned("a", constraint("a.width", nil, 10), constraint("a.height", nil, 10)))
    scene.scenes = """
      <scene sceneID="s2"><objects><navigationController id="nav"><connections>
      <segue destination="one" kind="relationship" relationship="rootViewController" id="g"/>
      </connections></navigationController></objects></scene>
      """
    #expect(try scene.frame("a").y == 64)
  }

  @Test(arguments: [("0.5", 187.5), ("1:2", 187.5), ("1/3", 125.0)])
  func multipliersAreReadInAllSpellings(_ text: String, _ width: Double) throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned(
          "a", constraint("a.width", "root.width", 0, "multiplier=\"\(text)\""),
          constraint("a.height", nil, 10)))
    #expect(try scene.frame("a").width == width)
  }

  @Test func placeholdersActAndExcludedConstraintsDoNot() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned(
          "a", constraint("a.width", nil, 100, "placeholder=\"YES\""),
          constraint("a.height", nil, 50),
          constraint("a.height", nil, 80, "id=\"tall\""))
        + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"tall\"/>"
        + "</mask></variation>")
    #expect(try scene.frame("a").size == Size(width: 100, height: 50))
  }

  @Test func variationsOfTheSizeClassOverride() throws {
    let varied = """
      <constraint firstItem="a" firstAttribute="width" constant="100">
      <variation key="widthClass=compact" constant="60"/>
      <variation key="widthClass=regular" constant="300"/></constraint>
      """
    let scene = StoryboardText(
      subviews(element("view", "a")) + pinned("a", varied, constraint("a.height", nil, 50)))
    #expect(try scene.frame("a").width == 60)
  }

  @Test func whatIsMissingIsNotedWithItsLine() throws {
    let scene = StoryboardText(
      subviews(element("view", "a"))
        + pinned(
          "a", constraint("a.width", nil, 10), constraint("a.height", nil, 10),
          constraint("a.bottom", "nobody.top"), constraint("a.middle", "root.top")))
    let imported = try scene.imported()
    #expect(
      imported.notes.map(\.kind) == [.itemIsMissing("nobody"), .attributeIsUnknown("middle")])
    #expect(imported.notes.allSatisfy { $0.line > 5 })
    #expect(try scene.frame("a").size == Size(width: 10, height: 10))
  }

  @Test func scrollEdgesMeanTheContent() throws {
    let inside = subviews(
      element(
        "view", "page",
        holding: subviews(element("view", "a"))
          + constraints(constraint("a.top", "page.topMargin"), constraint("a.height", nil, 10))))
    let ties =
      ["top", "bottom", "leading", "trailing"]
      .map { constraint("page.\($0)", "scroll.\($0)") }.joined()
      + constraint("page.height", nil, 900) + constraint("page.width", "scroll.width")
    let scene = StoryboardText(
      subviews(
        element(
          "scrollView", "scroll", "contentInsetAdjustmentBehavior=\"never\"",
          holding: inside + "<constraints>\(ties)</constraints>"))
        + constraints(
          constraint("scroll.top", "root.top"), constraint("scroll.leading", "root.leading"),
          constraint("scroll.trailing", "root.trailing"), constraint("scroll.bottom", "root.bottom")
        ))
    let frames = try scene.frames()
    #expect(frames["scroll"] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames["page"] == Rect(x: 0, y: 0, width: 375, height: 900))
    // Below the status bar, too: a row alone has no safe area there.
    #expect(frames["a"]?.y == 28)
  }

  @Test func aTextIsAsLargeAsItIsStored() throws {
    let label = element(
      "label", "a", "text=\"Hello\"", frame: Rect(x: 5, y: 6, width: 61, height: 20.5))
    let scene = StoryboardText(subviews(label) + pinned("a"))
    #expect(try scene.frame("a") == Rect(x: 16, y: 20, width: 61, height: 20.5))
    #expect(try scene.frame("a", .measured).size != Size(width: 61, height: 20.5))
  }

  @Test func textsAreReadFromAttributesFragmentsAndBase64() throws {
    let labels = [
      element("label", "a", "text=\"One\""),
      element("label", "b", holding: "<string key=\"text\" base64-UTF8=\"YES\">VHdv</string>"),
      element(
        "label", "c",
        holding: "<attributedString key=\"attributedText\"><fragment content=\"Thr\"/>"
          + "<fragment content=\"ee\"/></attributedString>"),
    ]
    let imported = try StoryboardText("<subviews>\(labels.joined())</subviews>").imported()
    let document = try imported.start.applying(imported.edits)
    let texts = imported.views.dropFirst().map { document.view($0.view)?.content.text }
    #expect(texts == ["One", "Two", "Three"])
  }

  @Test func namesComeFromOutletsAndLabels() throws {
    var scene = StoryboardText(
      subviews(
        element("label", "a"), element("view", "b", "userLabel=\"Price Row\""),
        element("button", "c")))
    scene.controller =
      "<connections><outlet property=\"titleLabel\" destination=\"a\" id=\"o\"/></connections>"
    let imported = try scene.imported()
    let document = try imported.start.applying(imported.edits)
    let names = imported.views.dropFirst().map { document.view($0.view)?.name }
    #expect(names == ["titleLabel", "priceRow", "button"])
  }

  @Test(arguments: [("13771", 16.0), ("22505", 16), ("12121", 8)])
  func cellsHaveTheMarginsOfTheirVersion(_ tools: String, _ side: Double) throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      \(subviews(element("view", "a")))
      \(constraints(
        constraint("a.top", "content.topMargin"), constraint("a.leading", "content.leadingMargin"),
        constraint("a.width", nil, 10), constraint("a.height", nil, 10)))
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    var scene = StoryboardText(
      subviews(
        "<tableView id=\"table\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
          + cell + "</tableView>"))
    scene.tools = tools
    let top: Double = tools == "12121" ? 8 : 11
    #expect(try scene.frame("a").origin == Point(x: side, y: top))
  }

  @Test(arguments: [(43.5, "13771"), (43.5, "14490"), (44, "14490")])
  func aSeparatorTakesNothingFromWhatLiesWithinTheMargins(
    _ height: Double, _ tools: String
  ) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      \(subviews(element("view", "a")))
      \(constraints(
        constraint("a.top", "content.topMargin"), constraint("a.bottom", "content.bottomMargin"),
        constraint("a.leading", "content.leading"), constraint("a.width", nil, 10)))
      </tableViewCellContentView></tableViewCell>
      """
    var scene = StoryboardText(
      subviews(
        "<tableView id=\"table\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
          + "<prototypes>\(cell)</prototypes></tableView>"))
    scene.tools = tools
    let frame = try scene.frame("a")
    #expect(frame.y == 11)
    #expect(frame.height == 22)
  }
}
