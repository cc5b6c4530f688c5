import Testing

@testable import AutoLayout

/// Multiplied sizes and locations (UIKit constraints, section 1.2).
struct MultiplierTests {
  private func scene() throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("box")
    try scene.relate(
      all: "box.left == view.left + 20", "box.top == view.top + 30", "box.width == 200",
      "box.height == 100")
    try scene.add("a", size: NaturalSize(width: 40, height: 20), in: "box")
    try scene.add("b", size: NaturalSize(width: 40, height: 20), in: "box")
    return scene
  }

  @Test func aLocationIsMultipliedInTheSpaceOfTheNearestCommonAncestor() throws {
    var scene = try scene()
    try scene.relate(all: "a.centerX == 0.625 * box.trailing", "a.centerY == 0.5 * box.bottom")
    #expect(try areClose(scene.value("a.centerX"), 20 + 125))
    #expect(try areClose(scene.value("a.centerY"), 30 + 50))
    try scene.relate(all: "b.left == 2 * a.left", "b.top == 2 * a.top + 1")
    #expect(try areClose(scene.frame("b").x, 2 * 105))
    #expect(try areClose(scene.frame("b").y, 2 * 40 + 1))
  }

  @Test func aChosenHolderGivesTheSpace() throws {
    var scene = try scene()
    let id = try scene.relate("a.left == 0.5 * box.right")
    #expect(try areClose(scene.value("a.left"), 20 + 100))
    try scene.edit(.install(id, on: .root))
    #expect(try areClose(scene.value("a.left"), 0.5 * 220))
  }

  @Test func sizesAreMultiplied() throws {
    var scene = try scene()
    try scene.relate(all: "a.width == 0.5 * box.width - 10", "a.height == 0.25 * a.width")
    #expect(try areClose(scene.value("a.width"), 90))
    #expect(try areClose(scene.value("a.height"), 22.5))
  }

  @Test func aMultiplierOfZeroLeavesTheConstant() throws {
    var scene = try scene()
    try scene.relate("a.width == 0 * box.width + 33")
    #expect(try areClose(scene.value("a.width"), 33))
  }

  @Test func aNegativeMultiplierMirrors() throws {
    var scene = try scene()
    try scene.relate(all: "a.left == -1 * b.left + 100", "b.left == box.left + 30")
    #expect(try areClose(scene.frame("a").x, 70))
  }

  @Test func aMissIsCountedInPointsOfTheFirstAnchor() throws {
    var scene = try scene()
    try scene.relate(all: "a.width == 10", "box.width == 4 * a.width @600")
    let missed = try scene.solution().missed
    #expect(scene.names(missed.map(\.handle)).first == "a.resist.h")
    let wish = try #require(missed.first { $0.equation.priority.rawValue == 600 })
    #expect(areClose(wish.amount, 160))
  }
}
