import Testing

@testable import AutoLayout

/// Edge cases of autoresizing masks (UIKit autoresizing, sections 2 and 3).
struct AutoresizingEdgeTests {
  static let sides: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  private func scene(_ width: Double, _ height: Double) throws -> Scene {
    try Scene(device: Device(size: Size(width: width, height: height)))
  }

  @Test func aFrameOfZeroDoesNotGrowByAShrinkingSuperview() throws {
    var scene = try scene(320, 504)
    try scene.place("button", .zero, of: Size(width: 320, height: 548), Self.sides)
    #expect(try scene.frame("button") == .zero)
    #expect(try scene.solution().broken.isEmpty)
  }

  @Test func topAndHeightShareInProportion() throws {
    var scene = try scene(200, 200)
    try scene.place(
      "box", Rect(x: 0, y: 0, width: 10, height: 50), of: Size(width: 100, height: 100),
      [.flexibleTopMargin, .flexibleHeight])
    #expect(try scene.frame("box") == Rect(x: 0, y: 0, width: 10, height: 150))
    try scene.place(
      "low", Rect(x: 0, y: 25, width: 10, height: 25), of: Size(width: 100, height: 100),
      [.flexibleTopMargin, .flexibleHeight])
    #expect(try scene.frame("low") == Rect(x: 0, y: 75, width: 10, height: 75))
  }

  @Test func aSizeBelowZeroIsZeroAndItsPlaceStays() throws {
    var scene = try scene(100, 480)
    try scene.place(
      "box", Rect(x: 40, y: 0, width: 100, height: 10), of: Size(width: 320, height: 480),
      .reading("-&-", along: [.horizontal]))
    #expect(try scene.frame("box") == Rect(x: 40, y: 0, width: 0, height: 10))
    #expect(try scene.solution().broken.isEmpty)
  }

  /// A far margin of -40 takes its share of the growth, which is negative.
  @Test func aViewLargerThanItsSuperviewFollowsTheSameFormula() throws {
    var scene = try scene(480, 480)
    try scene.place(
      "wide", Rect(x: 0, y: 0, width: 360, height: 10), of: Size(width: 320, height: 480),
      .reading("-&&", along: [.horizontal]))
    #expect(try areClose(scene.frame("wide").width, 360 + 160 * 360 / 320))
    try scene.place(
      "both", Rect(x: -20, y: 0, width: 360, height: 10), of: Size(width: 320, height: 480),
      .reading("&-&", along: [.horizontal]))
    #expect(try areClose(scene.frame("both").x, 60))
  }

  @Test func onlyCentredViewsStayCentred() throws {
    var scene = try scene(480, 480)
    let mask = AutoresizingMask.reading("&-&", along: [.horizontal])
    try scene.place(
      "middle", Rect(x: 120, y: 0, width: 80, height: 10), of: Size(width: 320, height: 480), mask)
    try scene.place(
      "right", Rect(x: 160, y: 0, width: 80, height: 10), of: Size(width: 320, height: 480), mask)
    #expect(try scene.frame("middle").x == 200)
    #expect(try areClose(scene.frame("right").x, 160 + 160 * 160 / 240))
  }

  @Test func aChainOfViewsHandsItsGrowthDown() throws {
    var scene = try scene(375, 667)
    var (outer, size) = ("view", Size(width: 320, height: 480))
    for level in 1...4 {
      let frame = Rect(x: 10, y: 10, width: size.width - 20, height: size.height - 20)
      try scene.place("v\(level)", frame, of: size, Self.sides, in: outer)
      (outer, size) = ("v\(level)", frame.size)
    }
    #expect(try scene.frame("v4") == Rect(x: 10, y: 10, width: 295, height: 587))
    try scene.edit(.setOrientation(.landscape))
    #expect(try scene.frame("v4") == Rect(x: 10, y: 10, width: 587, height: 295))
  }

  /// The record starts where the frame was given, so what lies between does not matter.
  @Test func shrinkingToNothingAndBackLeavesTheProportions() throws {
    var scene = try scene(320, 480)
    let frame = Rect(x: 80, y: 0, width: 160, height: 10)
    try scene.place(
      "box", frame, of: Size(width: 320, height: 480), .reading("&&&", along: [.horizontal]))
    try scene.edit(.setDevice(Device(size: Size(width: 0, height: 480))))
    #expect(try scene.frame("box") == Rect(x: 0, y: 0, width: 0, height: 10))
    try scene.edit(.setDevice(Device(size: Size(width: 320, height: 480))))
    #expect(try scene.frame("box") == frame)
  }

  /// Said anew at nothing, the parts have no proportion any more.
  @Test func aFrameGivenAtNothingGrowsInEqualShares() throws {
    var scene = try scene(300, 480)
    try scene.place(
      "box", Rect(x: 0, y: 0, width: 0, height: 10), of: Size(width: 0, height: 480),
      .reading("&&&", along: [.horizontal]))
    #expect(try scene.frame("box") == Rect(x: 100, y: 0, width: 100, height: 10))
  }

  @Test func aFrameForAnotherSuperviewKeepsTheMismatch() throws {
    var scene = try scene(320, 504)
    let tall = Rect(x: 0, y: 0, width: 320, height: 548)
    try scene.place("button", tall, of: Size(width: 320, height: 504), Self.sides)
    #expect(try scene.frame("button") == tall)
    try scene.edit(.setDevice(Device(size: Size(width: 375, height: 604))))
    #expect(try scene.frame("button") == Rect(x: 0, y: 0, width: 375, height: 648))
  }

  @Test func framesOfTreesOutsideTheWindowFollowByArithmetic() throws {
    var scene = try scene(320, 480)
    try scene.place("card", Rect(x: 0, y: 0, width: 100, height: 100), of: .zero)
    try scene.place(
      "badge", Rect(x: 10, y: 10, width: 20, height: 20), of: Size(width: 60, height: 60),
      [.flexibleLeftMargin, .flexibleHeight], in: "card")
    try scene.edit(.remove(scene.id("card"), step: 2))
    #expect(
      try scene.document.arithmeticFrame(of: scene.id("badge"))
        == Rect(x: 50, y: 10, width: 20, height: 60))
  }

  /// What is laid out by constraints has a size that only the solver knows.
  @Test func arithmeticEndsAtConstraints() throws {
    var scene = try scene(320, 480)
    try scene.add("box")
    try scene.place("photo", .zero, of: .zero, Self.sides, in: "box")
    #expect(try scene.document.arithmeticFrame(of: scene.id("photo")) == nil)
  }

  @Test func whatScrollsKeepsAFrameWhereverItStartsFrom() throws {
    var scene = try Scene(device: Device.named("iphone-8"))
    try scene.edit(.setNavigationBar(.on))
    try scene.add("scroll", .scrollView)
    try scene.relate(all: "scroll.leading == view.leading", "scroll.top == view.top")
    try scene.relate(all: "scroll.width == 375", "scroll.height == 667")
    try scene.place(
      "photo", Rect(x: 0, y: 300, width: 50, height: 50), of: Size(width: 375, height: 667),
      .flexibleTopMargin, in: "scroll")
    #expect(try scene.frame("photo").y == 300)
    try scene.edit(.change(scene.id("scroll"), .scrolling(Scrolling(offset: Point(x: 0, y: 40)))))
    #expect(try scene.frame("photo").y == 300)
  }
}
