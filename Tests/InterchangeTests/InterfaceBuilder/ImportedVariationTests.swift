import AutoLayout
import Interchange
import Testing

/// Constraints of a file change with the size classes as they do in the app.
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
    let imported = try StoryboardText(subviews(label)).imported()
    #expect(imported.notes.map(\.kind) == [.staysAsOnCanvas(elements: 1)])
    #expect(imported.notes.allSatisfy { $0.line > 5 })
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
