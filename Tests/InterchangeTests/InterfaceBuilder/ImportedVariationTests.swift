import AutoLayout
import Interchange
import Testing

/// Constraints, views and properties of a file change with the size classes as they do in the app.
struct ImportedVariationTests {
  private func document(_ imported: InterfaceImport) throws -> Document {
    try imported.start.applying(imported.edits)
  }

  /// A view 60 wide upright and 300 on its side, `tall` only where there is much room down.
  private var scene: StoryboardText {
    let width = """
      <constraint firstItem="a" firstAttribute="width" constant="60" id="w">
      <variation key="heightClass=compact" constant="300"/></constraint>
      """
    let mask = """
      <variation key="default"><mask key="constraints">
      <exclude reference="tall"/><exclude reference="never"/></mask></variation>
      <variation key="heightClass=regular"><mask key="constraints">
      <include reference="tall"/></mask></variation>
      """
    return StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "root.top"), constraint("a.leading", "root.leading"), width,
          constraint("a.height", nil, 80, "id=\"tall\""),
          constraint("a.height", nil, 30, "priority=\"500\""),
          constraint("a.height", nil, 999, "id=\"never\"")) + mask)
  }

  private func size(_ document: Document, _ imported: InterfaceImport) throws -> Size {
    let view = try #require(imported.views.last).view
    return try #require(try LayoutEngine().layout(of: document).frame(of: view)).size
  }

  @Test func turningTheDeviceTurnsTheConstraintsToo() throws {
    let imported = try scene.imported()
    let upright = try document(imported)
    #expect(try size(upright, imported) == Size(width: 60, height: 80))
    let turned = try upright.applying([.setOrientation(.landscape)])
    #expect(try size(turned, imported) == Size(width: 300, height: 30))
    let back = try turned.applying([.setOrientation(.portrait)])
    #expect(try size(back, imported) == Size(width: 60, height: 80))
  }

  @Test func whatIsNotInstalledAnywhereStaysOutOfTheLayout() throws {
    let document = try document(scene.imported())
    let never = try #require(document.constraints.values.first { $0.constant == 999 })
    #expect(!never.isActive)
    #expect(never.variation == nil)
  }

  @Test func aMultipliedPositionComesBackToItsOwner() throws {
    let half = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="b" \
      secondAttribute="trailing" multiplier="0.5" id="half"/>
      """
    let mask = """
      <variation key="heightClass=compact"><mask key="constraints">
      <exclude reference="half"/></mask></variation>
      """
    let inner = element("view", "a", holding: subviews(element("view", "b")))
    let scene = StoryboardText(subviews(inner) + constraints(half) + mask)
    let upright = try document(scene.imported())
    let holder = { (document: Document) in
      document.constraints.values.first { $0.multiplier == 0.5 }?.explicitHolder
    }
    #expect(holder(upright) == .root)
    let turned = try upright.applying([.setOrientation(.landscape), .setOrientation(.portrait)])
    #expect(holder(turned) == .root)
  }

  @Test func aSceneOfAnySizeHasTheSizeClassesOfItsCanvas() throws {
    var scene = scene
    scene.size = (800, 700)
    let document = try document(scene.imported())
    #expect(document.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
  }

  @Test func aCanvasWithoutADeviceKeepsToWhatHoldsForAll() throws {
    var scene = scene
    scene.device = nil
    let imported = try scene.imported()
    #expect(try document(imported).constraints.values.allSatisfy { $0.variation == nil })
    #expect(imported.notes.map(\.kind) == [.staysAsOnCanvas(elements: 2)])
  }

  @Test func whatDoesNotChangeHereIsToldWithItsLine() throws {
    let label = element(
      "label", "a", "text=\"A\"", holding: "<variation key=\"widthClass=regular\" hidden=\"YES\"/>")
    var scene = StoryboardText(subviews(label))
    scene.device = nil
    let imported = try scene.imported()
    #expect(imported.notes.map(\.kind) == [.staysAsOnCanvas(elements: 1)])
    #expect(imported.notes.allSatisfy { $0.line > 5 })
  }

  /// `a` stands in a row before `b` where there is little room down, and pins it.
  private var row: StoryboardText {
    let mask = """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask>
      </variation>
      """
    let stack = element(
      "stackView", "s", "spacing=\"10\"",
      holding: subviews(
        element("view", "a", holding: constraints(constraint("width", nil, 40))),
        element("view", "b", holding: constraints(constraint("width", nil, 60)))) + mask)
    return StoryboardText(
      subviews(stack)
        + constraints(
          constraint("s.top", "root.top"), constraint("s.leading", "root.leading"),
          constraint("s.height", nil, 30)))
  }

  @Test func viewsAreInstalledBySizeClass() throws {
    let imported = try row.imported()
    #expect(imported.notes.isEmpty)
    let upright = try document(imported)
    let views = Dictionary(uniqueKeysWithValues: imported.views.map { ($0.id, $0.view) })
    let (first, last) = (try #require(views["a"]), try #require(views["b"]))
    #expect(upright.isUninstalled(first))
    #expect(try LayoutEngine().layout(of: upright).frame(of: last)?.x == 0)
    let turned = try upright.applying([.setOrientation(.landscape)])
    #expect(try LayoutEngine().layout(of: turned).frame(of: last)?.x == 50)
    #expect(try row.frames()["a"] == nil)
    #expect(try row.frames()["b"]?.x == 0)
  }

  @Test func aCanvasWithoutADeviceShowsTheViewsThatHoldForAll() throws {
    var scene = row
    scene.device = nil
    let imported = try scene.imported()
    #expect(imported.notes.map(\.kind) == [.staysAsOnCanvas(elements: 1)])
    #expect(!imported.views.contains { $0.id == "a" })
  }

  @Test func fontsAndAxesDifferBySizeClass() throws {
    let font = """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact">
      <fontDescription key="fontDescription" type="system" pointSize="34"/></variation>
      """
    let axis = "<variation key=\"heightClass=compact\" axis=\"horizontal\" spacing=\"7\"/>"
    let stack = element(
      "stackView", "s", "axis=\"vertical\"",
      holding: subviews(element("label", "a", "text=\"A\"", holding: font)) + axis)
    let imported = try StoryboardText(subviews(stack)).imported(.measured)
    #expect(imported.notes.isEmpty)
    let (stackView, label) = (
      try #require(imported.views.dropLast().last).view, imported.views.last?.view
    )
    let upright = try document(imported)
    let turned = try upright.applying([.setOrientation(.landscape)])
    let text = try #require(label)
    #expect(upright.view(text)?.content.font.size == 17)
    #expect(turned.view(text)?.content.font.size == 34)
    #expect(upright.view(stackView)?.stack?.axis == .vertical)
    #expect(turned.view(stackView)?.stack?.axis == .horizontal)
    #expect(turned.view(stackView)?.stack?.spacing == 7)
    #expect(turned.view(stackView)?.stack?.arranged == [text])
  }

  @Test func aSizeOfTheCanvasIsOfItsSizeClassesOnly() throws {
    let font = """
      <variation key="heightClass=compact">
      <fontDescription key="fontDescription" type="system" pointSize="34"/></variation>
      """
    let stored = Rect(x: 0, y: 0, width: 99, height: 33)
    let label = element("label", "a", "text=\"A\"", frame: stored, holding: font)
    let imported = try StoryboardText(subviews(label)).imported(.stored)
    let view = try #require(imported.views.last).view
    let upright = try document(imported)
    #expect(upright.view(view)?.content.given == NaturalSize(width: 99, height: 33))
    let turned = try upright.applying([.setOrientation(.landscape)])
    #expect(turned.view(view)?.content.given == nil)
  }

  @Test func asFewVariationsAsPossibleCoverSomeSizeClasses() {
    let all = SizeClasses.all
    for bits in 0..<16 {
      let chosen = Set(all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] })
      let variations = Variation.covering(chosen)
      for classes in all {
        let fitting = variations.count { $0?.fits(classes) ?? true }
        #expect(fitting == (chosen.contains(classes) ? 1 : 0))
      }
      #expect(variations.count <= 2)
    }
  }
}
