import Testing

@testable import AutoLayout

/// Leading and trailing, left and right (UIKit constraints, section 1.3).
struct DirectionTests {
  private func scene(_ direction: LayoutDirection) throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)), direction: direction)
    try scene.add("a", size: NaturalSize(width: 40, height: 40))
    try scene.add("b", size: NaturalSize(width: 60, height: 40))
    return scene
  }

  @Test func leadingIsRightWhereReadingGoesFromRightToLeft() throws {
    var scene = try scene(.rightToLeft)
    try scene.relate(all: "a.leading == view.leading + 16", "b.leading == a.trailing + 8")
    #expect(try areClose(scene.frame("a").x, 320 - 16 - 40))
    #expect(try areClose(scene.frame("b").x, 320 - 16 - 40 - 8 - 60))
    #expect(try areClose(scene.value("a.leading"), 304))
  }

  @Test func leftIsLeftEverywhere() throws {
    var scene = try scene(.rightToLeft)
    try scene.relate(all: "a.left == view.left + 16", "b.left == a.right + 8")
    #expect(try areClose(scene.frame("a").x, 16))
    #expect(try areClose(scene.frame("b").x, 64))
  }

  @Test func centresFollowTheDirectionOnlyNextToADirectionalAttribute() throws {
    var scene = try scene(.rightToLeft)
    try scene.relate(all: "a.centerX == view.centerX + 10", "b.centerX == view.leading + 50")
    #expect(try areClose(scene.value("a.centerX"), 170))
    #expect(try areClose(scene.value("b.centerX"), 270))
  }

  @Test func inequalitiesAreMirroredToo() throws {
    var scene = try scene(.rightToLeft)
    try scene.relate(
      all: "a.leading >= view.leading + 16", "a.trailing == view.trailing - 300 @500")
    #expect(try areClose(scene.value("a.right"), 304))
  }

  @Test func theFirstItemsDirectionDecides() throws {
    var scene = try scene(.leftToRight)
    try scene.edit(.change(scene.id("b"), .semanticDirection(.forceRightToLeft)))
    try scene.relate(all: "a.leading == view.leading + 16", "b.leading == a.leading + 100")
    #expect(try areClose(scene.value("a.left"), 16))
    // Mirrored, a's leading edge is its right one, and 100 goes to the left.
    #expect(try areClose(scene.value("b.right"), 16 + 40 - 100))
  }

  @Test func aMultipliedLocationIsMeasuredFromWhereReadingBegins() throws {
    var scene = try scene(.rightToLeft)
    try scene.relate("a.centerX == 0.25 * view.trailing")
    #expect(try areClose(scene.value("a.centerX"), 240))
  }
}
