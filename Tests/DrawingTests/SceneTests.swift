import AutoLayout
import Drawing
import Testing

/// What a scene has of a layout.
@Suite struct SceneTests {
  @Test func framesAreMovedIntoTheWindow() throws {
    var stage = try Stage()
    try stage.add("card", frame: Rect(x: 20, y: 30, width: 200, height: 100))
    try stage.add("icon", frame: Rect(x: 5, y: 6, width: 10, height: 10), in: "card")
    let icon = try #require(stage.scene().shapes.last)
    #expect(icon.name == "icon")
    #expect(icon.frame == Rect(x: 25, y: 36, width: 10, height: 10))
    #expect(icon.depth == 2)
  }

  @Test func whatLiesInSomethingHiddenIsHidden() throws {
    var stage = try Stage()
    try stage.add("card", frame: Rect(x: 20, y: 30, width: 200, height: 100))
    try stage.add("icon", frame: Rect(x: 5, y: 6, width: 10, height: 10), in: "card")
    try stage.perform([.change(try stage.id("card"), .isHidden(true))])
    #expect(stage.scene().shapes.map { $0.isHidden } == [false, true, true])
  }

  @Test func whatMovedRemembersWhereItWasAndWhatWentIsAGhost() throws {
    var stage = try Stage()
    try stage.add("card", frame: Rect(x: 20, y: 30, width: 200, height: 100))
    try stage.add("icon", frame: Rect(x: 5, y: 6, width: 10, height: 10))
    let before = stage.solution
    try stage.perform([
      .change(
        try stage.id("card"),
        .frameLayout(
          FrameLayout(
            frame: Rect(x: 20, y: 50, width: 200, height: 100),
            superviewSize: Size(width: 320, height: 480)))),
      .remove(try stage.id("icon"), step: 3),
    ])
    let scene = stage.scene(since: before)
    #expect(scene.shapes.map(\.former) == [nil, Rect(x: 20, y: 30, width: 200, height: 100)])
    #expect(scene.gone.map { $0.name } == ["icon"])
    #expect(scene.gone.map { $0.frame } == [Rect(x: 5, y: 6, width: 10, height: 10)])
  }

  @Test func aDistanceRunsFromTheSecondAnchorToTheFirst() throws {
    var stage = try Stage()
    try stage.addLabel("title", size: Size(width: 42, height: 20))
    try stage.constrain("title.leading", .equal, "view.leading", 16)
    try stage.constrain("view.trailing", .greaterThanOrEqual, "title.trailing", 24, priority: 750)
    let spans = stage.scene().spans
    #expect(spans.map(\.name) == ["c1", "c2"])
    #expect(spans.map(\.label) == ["16", "≥24@750"])
    #expect(spans.first.map { [$0.from, $0.to] } == [0, 16])
    #expect(spans.last.map { [$0.from, $0.to] } == [58, 320])
    #expect(spans.first?.middle == 10)
  }

  @Test func aSizeRunsAlongItsItem() throws {
    var stage = try Stage()
    try stage.addLabel("title", size: Size(width: 42, height: 20))
    try stage.constrain("title.width", .equal, nil, 100)
    try stage.constrain("title.height", .equal, "title.width", 8, multiplier: 0.5)
    let spans = stage.scene().spans
    #expect(spans.map(\.label) == ["100", "title.width×0.5+8"])
    #expect(spans.map { $0.to - $0.from } == [100, 58])
    #expect(spans.map(\.isSize) == [true, true])
  }
}
