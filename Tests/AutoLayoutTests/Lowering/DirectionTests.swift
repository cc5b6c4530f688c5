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

  /// The axis does not turn around: the trailing edge is at 0 there, and so is any part of that
  /// (public reports of a box at 80 % of its superview's trailing edge, which sticks to the edge).
  @Test(arguments: [
    ("a.trailing == 0.8 * view.trailing", "a.left", 0.0),
    ("a.trailing == 0.8 * view.trailing - 10", "a.left", 10),
    ("a.trailing == 0.5 * view.leading", "a.left", 160),
    ("a.centerX == 0.25 * view.trailing", "a.centerX", 0),
    ("a.right == 0.8 * view.right", "a.right", 256),
  ])
  func aMultipliedLocationIsMeasuredFromTheLeft(
    _ relation: String, _ anchor: String, _ place: Double
  ) throws {
    var scene = try scene(.rightToLeft)
    try scene.relate(relation)
    #expect(try areClose(scene.value(anchor), place))
  }
}
