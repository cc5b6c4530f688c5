import Testing

@testable import AutoLayout

/// What is broken, what is free, and what the engine says of it.
struct LayoutEngineTests {
  private func pinned() throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("title")
    try scene.relate(
      all: "title.leading == view.leading + 16", "title.trailing == view.trailing - 16")
    return scene
  }

  @Test func aConflictNamesTheWindowAndAddsUp() throws {
    var scene = try pinned()
    let width = try scene.relate("title.width == 500")
    #expect(try scene.names(scene.solution().broken) == ["c3"])
    #expect(try areClose(scene.frame("title").width, 288))
    let proof = try #require(try scene.engine.conflict(of: .constraint(width), in: scene.document))
    #expect(scene.names(proof.members.map(\.handle)) == ["window.w", "c1", "c2", "c3"])
    #expect(areClose(proof.gap, 212))
    #expect(areClose(proof.members.map { $0.multiplier * $0.constant }.reduce(0, +), 212))
  }

  @Test func aBrokenConstraintComesBackWhenItCanHold() throws {
    var scene = try pinned()
    try scene.relate("title.width == 500")
    #expect(try !scene.solution().broken.isEmpty)
    try scene.edit(.deactivate([ConstraintID(2)]))
    #expect(try scene.solution().broken.isEmpty)
    #expect(try areClose(scene.frame("title").width, 500))
  }

  @Test func whatALogReportsBrokenIsBelievedLast() throws {
    var scene = try pinned()
    try scene.relate("title.width == 100", brokenInLog: true)
    try scene.relate("title.width == 200")
    #expect(try scene.names(scene.solution().broken) == ["c4", "c3"])
    try scene.edit(.deactivate([ConstraintID(2)]))
    #expect(try scene.names(scene.solution().broken) == ["c3"])
    #expect(try areClose(scene.frame("title").width, 200))
  }

  @Test func slackForgivesPrintedDigits() throws {
    var scene = try pinned()
    try scene.relate("title.width == 288.0004", slack: 0.0005)
    #expect(try scene.solution().broken.isEmpty)
    #expect(try scene.solution().missed.isEmpty)
    try scene.relate("title.height == 33.3333", slack: 0.0005)
    #expect(try areClose(scene.value("title.height"), 33.3333))
    #expect(try scene.engine.isUnique(.anchor(scene.anchor("title.height")), in: scene.document))
  }

  @Test func aBrokenConstraintWithSlackDoesNotPull() throws {
    var scene = try pinned()
    try scene.relate("title.height == 40")
    try scene.relate("title.height == 50", slack: 0.001)
    try scene.add("other")
    try scene.relate(
      all: "title.width == 2 * other.width", "other.width == 100", "other.height == 10")
    let other = try scene.relate("other.width == 400", slack: 0.001)
    #expect(try scene.solution().broken.contains(.constraint(other)))
    #expect(try areClose(scene.value("title.height"), 40))
    #expect(try scene.engine.levelSums(in: scene.document).allSatisfy { areClose($0.sum, 0) })
  }

  @Test func aNewViewIsFreeAndShownAtZero() throws {
    var scene = try Scene()
    try scene.add("box")
    #expect(try scene.frame("box") == .zero)
    let free = try scene.engine.freeItems(in: scene.document)
    #expect(free == [FreeItem(item: Item(try scene.id("box")), parts: [.x, .y, .width, .height])])
    let range = try scene.range("box.width")
    #expect(range.low == 0 && range.high == .infinity)
  }

  @Test func whatFollowsAFreeViewIsNotFreeItself() throws {
    var scene = try Scene()
    try scene.add("box")
    try scene.relate(all: "box.width == 100", "box.height == 100", "box.top == view.top")
    try scene.add("dot", size: NaturalSize(width: 10, height: 10), in: "box")
    try scene.relate(all: "dot.left == box.left + 5", "dot.top == box.top + 5")
    let free = try scene.engine.freeItems(in: scene.document)
    #expect(free == [FreeItem(item: Item(try scene.id("box")), parts: [.x])])
  }

  @Test func withoutDeviceNothingGivesTheRootViewASize() throws {
    var scene = try Scene(device: nil)
    #expect(try scene.frame("view") == .zero)
    #expect(try scene.engine.freeItems(in: scene.document).map(\.parts) == [[.width, .height]])
    try scene.relate("view.width == 100.2")
    #expect(try areClose(scene.frame("view").width, 100))
    #expect(try areClose(scene.value("view.width"), 100.2))
  }

  @Test func anOptionalErrorHasARangeAtItsOwnPriority() throws {
    var scene = try pinned()
    let wish = try scene.relate("title.width == 300 @500")
    let high = try #require(Priority(rawValue: 500))
    let range = try #require(
      try scene.engine.range(of: .constraint(wish), downTo: high, in: scene.document))
    #expect(areClose(range.low, -12) && areClose(range.high, -12))
    try scene.edit(.deactivate([ConstraintID(2)]))
    let free = try #require(
      try scene.engine.range(of: .constraint(wish), downTo: .required, in: scene.document))
    #expect(areClose(free.low, -300) && free.high == .infinity)
  }

  @Test func aDerivationAddsUpToTheValue() throws {
    let scene = try pinned()
    let proof = try #require(
      try scene.engine.derivation(of: .anchor(scene.anchor("title.width")), in: scene.document))
    #expect(Set(scene.names(proof.shares.map(\.handle))) == ["window.w", "c1", "c2"])
    #expect(areClose(proof.shares.map { $0.multiplier * $0.constant }.reduce(0, +), 288))
    #expect(areClose(proof.value, 288) && proof.conventions.isEmpty)
    let free = try #require(
      try scene.engine.derivation(of: .anchor(scene.anchor("title.top")), in: scene.document))
    #expect(free.shares.isEmpty)
    #expect(
      free.conventions.map(\.measure) == [
        .difference(try scene.anchor("title.top"), try scene.anchor("view.top"))
      ])
  }

  @Test func whatAffectsAViewIsWhatItsPlaceAndSizeFollowFrom() throws {
    var scene = try pinned()
    try scene.label("name", 100, 20)
    try scene.relate("name.leading == title.trailing - 30")
    let name = try scene.id("name")
    #expect(
      try scene.names(scene.engine.affecting(name, along: .horizontal, in: scene.document))
        == ["window.w", "name.resist.h", "name.hug.h", "c2", "c3"])
  }

  @Test func theTableauSpeaksTheDocumentsNames() throws {
    let scene = try pinned()
    let title = Item(try scene.id("title"))
    let tableau = try scene.engine.tableau(of: [title.view], in: scene.document)
    let columns = tableau.rows.map(\.basic) + tableau.parametric.map(\.column)
    #expect(columns.contains(.part(title, .x)) && columns.contains(.part(title, .width)))
  }

  @Test func aCancelledLayoutThrowsAndTheNextOneIsRight() throws {
    var scene = try pinned()
    let before = try scene.frame("title")
    let old = scene.document
    try scene.edit(.setConstant(ConstraintID(1), 30))
    #expect(throws: LayoutFailure.cancelled) {
      try scene.engine.layout(of: scene.document, isCancelled: { true })
    }
    #expect(try scene.engine.layout(of: old).frame(of: scene.id("title")) == before)
    #expect(try areClose(scene.frame("title").x, 30))
  }

  @Test func theSameDocumentCostsNothing() throws {
    let scene = try pinned()
    _ = try scene.solution()
    let work = scene.engine.work
    _ = try scene.solution()
    _ = try scene.engine.levelSums(in: scene.document)
    #expect(scene.engine.work == work)
  }

  @Test func framesStandOnPixelsWithHalvesUp() throws {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("title")
    try scene.relate(
      all: "title.left == view.left + 10.25", "title.top == view.top + 10.2",
      "title.width == 50", "title.height == 950.3")
    #expect(try scene.frame("title") == Rect(x: 10.5, y: 10, width: 50, height: 950.5))
  }

  @Test func guidesAreNotRounded() throws {
    var scene = try Scene()
    try scene.add("gap", .guide)
    try scene.relate(
      all: "gap.left == view.left + 10.1", "gap.top == view.top + 10.1", "gap.width == 50.05",
      "gap.height == 7")
    #expect(try areClose(scene.frame("gap"), Rect(x: 10.1, y: 10.1, width: 50.05, height: 7)))
  }
}
