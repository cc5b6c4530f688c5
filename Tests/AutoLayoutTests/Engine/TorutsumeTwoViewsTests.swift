import Testing

@testable import AutoLayout

/// Two optional views between two others, with fallbacks past each (torutsume facts, section 3).
struct TorutsumeTwoViewsTests {
  private func scene(_ fallbacks: [Int], removing names: [String]) throws -> Scene {
    var scene = try Scene()
    try scene.add("a")
    for name in ["x", "y"] { try scene.label(name, 40, 20) }
    try scene.label("z", 40, 20)
    try scene.relate(
      all: "a.top == view.top + 20", "a.height == 100", "x.top == a.bottom + 8",
      "y.top == x.bottom + 8", "z.top == y.bottom + 8",
      "y.top == a.bottom + 8 @\(fallbacks[0])", "z.top == a.bottom + 8 @\(fallbacks[1])",
      "z.top == x.bottom + 8 @\(fallbacks[2])")
    for name in names { try scene.edit(.remove(scene.id(name), step: 2)) }
    return scene
  }

  @Test func descendingPrioritiesLetTheNearerNeighbourWin() throws {
    let fallbacks = [500, 300, 500]
    let all = try scene(fallbacks, removing: [])
    #expect(try areClose(all.value("x.top"), 128))
    #expect(try areClose(all.value("y.top"), 156))
    #expect(try areClose(all.value("z.top"), 184))
    let withoutX = try scene(fallbacks, removing: ["x"])
    #expect(try areClose(withoutX.value("y.top"), 128))
    #expect(try areClose(withoutX.value("z.top"), 156))
    let withoutY = try scene(fallbacks, removing: ["y"])
    #expect(try areClose(withoutY.value("x.top"), 128))
    #expect(try areClose(withoutY.value("z.top"), 156))
    #expect(try areClose(scene(fallbacks, removing: ["x", "y"]).value("z.top"), 128))
  }

  @Test func ascendingPrioritiesPutViewsOnTopOfEachOther() throws {
    let fallbacks = [300, 500, 300]
    #expect(try areClose(scene(fallbacks, removing: []).value("z.top"), 184))
    let withoutX = try scene(fallbacks, removing: ["x"])
    #expect(try areClose(withoutX.value("z.top"), 128))
    #expect(try areClose(withoutX.value("y.top"), 100))
    let withoutY = try scene(fallbacks, removing: ["y"])
    #expect(try areClose(withoutY.value("z.top"), 128))
    #expect(try areClose(withoutY.value("x.top"), 128))
    #expect(try areClose(scene(fallbacks, removing: ["x", "y"]).value("z.top"), 128))
  }

  @Test(arguments: ["x", "y"])
  func equalPrioritiesAreAmbiguous(removed: String) throws {
    let range = try scene([400, 400, 400], removing: [removed]).range("z.top")
    #expect(areClose(range.low, 128) && areClose(range.high, 156))
  }
}
