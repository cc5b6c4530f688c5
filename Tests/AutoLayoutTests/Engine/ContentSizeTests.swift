import Testing

@testable import AutoLayout

/// What natural sizes do, and how ties between them are settled (UIKit constraints, section 5.2).
struct ContentSizeTests {
  private func row(_ total: Double) throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: total, height: 480)))
    try scene.label("first", 100, 20)
    try scene.label("second", 100, 20)
    try scene.relate(
      all: "first.left == view.left", "second.left == first.right", "second.right == view.right",
      "first.top == view.top", "second.top == view.top")
    return scene
  }

  private func check(_ scene: Scene, _ first: Double, _ second: Double) throws {
    #expect(try areClose(scene.frame("first").width, first))
    #expect(try areClose(scene.frame("second").width, second))
  }

  @Test func ofTwoEqualLabelsTheFirstIsStretched() throws {
    let scene = try row(300)
    try check(scene, 200, 100)
    #expect(
      try scene.engine.freeItems(in: scene.document).map(\.item.view) == [
        scene.id("first"), scene.id("second"),
      ])
  }

  @Test func ofTwoEqualLabelsTheFirstIsCut() throws {
    try check(row(150), 50, 100)
    try check(row(60), 0, 60)
  }

  @Test func theOneThatHugsHarderKeepsItsSize() throws {
    var scene = try row(300)
    try scene.edit(.change(scene.id("first"), .hugging(.horizontal, .defaultHigh)))
    try check(scene, 100, 200)
    #expect(try scene.engine.freeItems(in: scene.document).isEmpty)
  }

  @Test func theOneThatResistsLessIsCut() throws {
    var scene = try row(150)
    try scene.edit(.change(scene.id("second"), .resistance(.horizontal, .defaultLow)))
    try check(scene, 100, 50)
    try check(row(60), 0, 60)
  }

  @Test func requiredContentSizesAreBelievedBeforeWhatTheUserWrote() throws {
    var scene = try row(300)
    try scene.edit(.change(scene.id("first"), .resistance(.horizontal, .required)))
    try scene.relate("first.width == 40")
    #expect(try scene.names(scene.solution().broken) == ["c6"])
    let proof = try #require(
      try scene.engine.conflict(of: .constraint(ConstraintID(6)), in: scene.document))
    #expect(scene.names(proof.members.map(\.handle)) == ["first.resist.h", "c6"])
  }

  @Test func aViewLaidOutByItsFrameAsksForNothing() throws {
    var scene = try row(300)
    let layout = FrameLayout(frame: Rect(x: 0, y: 0, width: 5, height: 5), superviewSize: .zero)
    try scene.edit(.change(scene.id("first"), .frameLayout(layout)))
    let handles = try scene.engine.generatedConstraints(
      mentioning: scene.id("first"), in: scene.document
    ).map(\.handle)
    #expect(!scene.names(handles).contains { $0.contains("hug") || $0.contains("resist") })
  }

  @Test func aMissNamesTheAmountAndWhoIsToBlame() throws {
    var scene = try row(300)
    try scene.relate("first.width == 40")
    let missed = try scene.solution().missed
    #expect(
      scene.names(missed.map(\.handle)) == ["first.resist.h", "second.hug.h"])
    #expect(areClose(missed[0].amount, 60) && areClose(missed[1].amount, 160))
    let proof = try #require(
      try scene.engine.blame(of: missed[0].handle, in: scene.document))
    #expect(Set(scene.names(proof.members.map(\.handle))) == ["first.resist.h", "c6"])
    #expect(areClose(proof.gap, 60))
  }

  @Test func aSwitchIsDrawnWiderThanConstraintsSeeIt() throws {
    var scene = try Scene()
    try scene.add("power", .switch)
    try scene.relate(all: "power.left == view.left + 10", "power.top == view.top")
    #expect(try areClose(scene.value("power.width"), 49))
    #expect(try areClose(scene.frame("power").width, 51))
    #expect(try areClose(scene.frame("power").x, 10))
  }

  /// What is beside it stands where the constraints put it.
  @Test func aSwitchIsDrawnInItsOwnSizeWhateverConstraintsAskFor() throws {
    var scene = try Scene()
    try scene.add("power", .switch)
    try scene.add("label", size: NaturalSize(width: 40, height: 20))
    try scene.relate(
      all: "power.left == view.left + 10", "power.top == view.top + 5", "power.width == 100",
      "power.height == 10", "label.left == power.right", "label.top == power.bottom")
    #expect(try scene.frame("power") == Rect(x: 10, y: 5, width: 51, height: 31))
    #expect(try scene.frame("label").x == 110)
    #expect(try scene.frame("label").y == 15)
    try scene.edit(.setSystem(SystemVersion(26)))
    #expect(try scene.frame("power") == Rect(x: 10, y: 5, width: 63, height: 28))
  }

  /// Interface Builder draws what constraints say; the program does not.
  @Test func onACanvasASwitchIsDrawnAsConstraintsAsk() throws {
    let side = Device.Side(size: Size(width: 320, height: 480), safeArea: .zero)
    let canvas = Device(
      canvas: nil, screen: nil, scale: 2, portrait: side, landscape: nil,
      bars: Device.CanvasBars(navigation: 44, tabs: 49, tools: 44, shrinkWhenTurned: true))
    var scene = try Scene()
    try scene.edit(.setDevice(canvas))
    try scene.add("power", .switch)
    try scene.relate(
      all: "power.left == view.left", "power.top == view.top", "power.height == 30")
    #expect(try scene.frame("power") == Rect(x: 0, y: 0, width: 51, height: 30))
    try scene.edit(.setDevice(Device(size: side.size)))
    #expect(try scene.frame("power") == Rect(x: 0, y: 0, width: 51, height: 31))
  }
}
