import Testing

@testable import AutoLayout

/// The order of painting (UIKit geometry and layers, section 3.1), and the seed on borders (section 4).
@Suite struct PaintingTests {
  /// A sign of 200×100 at (50, 100) with a crown over the middle of its upper edge.
  private func scene() throws -> Scene {
    var scene = try Scene()
    try scene.place(
      "sign", Rect(x: 50, y: 100, width: 200, height: 100), of: .zero)
    try scene.place(
      "crown", Rect(x: 80, y: -20, width: 40, height: 40), of: .zero, in: "sign")
    return scene
  }

  private func style(
    _ scene: inout Scene, _ name: String, _ change: (inout LayerStyle) -> Void
  ) throws {
    var style = try #require(scene.document.view(named: name)).layer
    change(&style)
    try scene.edit(.change(scene.id(name), .layer(style)))
  }

  /// `sign`, `sign|` for a border.
  private func order(_ scene: Scene) throws -> [String] {
    try painting(scene).acts.map { act in
      let name = try #require(scene.document.view(act.layer)).name
      return act.part == .border ? name + "|" : name
    }
  }

  private func painting(_ scene: Scene) throws -> Painting {
    Painting(of: try scene.engine.layout(of: scene.document))
  }

  private func area(of act: Painting.Act, in scene: Scene) -> Double {
    act.region(in: scene.document).map(\.area).reduce(0, +)
  }

  @Test func aBorderIsPaintedAfterAllSublayers() throws {
    var scene = try scene()
    try style(&scene, "sign") { $0.borderWidth = 2 }
    #expect(try order(scene) == ["view", "sign", "crown", "sign|"])
    try style(&scene, "crown") { $0.zPosition = 100 }
    #expect(try order(scene) == ["view", "sign", "crown", "sign|"])
    try style(&scene, "sign") { $0.borderColor = nil }
    #expect(try order(scene) == ["view", "sign", "crown"])
  }

  @Test func aBorderLayerAddedBeforeTheCrownLiesBehindItAndOneAddedAfterInFront() throws {
    var scene = try scene()
    try scene.add("border", .layer, in: "sign")
    try style(&scene, "border") { $0.borderWidth = 2 }
    #expect(try order(scene) == ["view", "sign", "crown", "border", "border|"])
    try scene.edit(.insert(scene.id("border"), into: scene.id("sign"), at: .back, step: 2))
    #expect(try order(scene) == ["view", "sign", "border", "border|", "crown"])
  }

  @Test func aLargerZPositionComesLaterAndEqualOnesKeepTheirOrder() throws {
    var scene = try Scene()
    for name in ["a", "b", "c", "d"] { try scene.add(name) }
    try style(&scene, "a") { $0.zPosition = 1 }
    try style(&scene, "b") { $0.zPosition = 1 }
    try style(&scene, "d") { $0.zPosition = -1 }
    #expect(try order(scene) == ["view", "d", "c", "a", "b"])
  }

  @Test func masksCutAndRegionsSayWhatIsLeft() throws {
    var scene = try scene()
    try style(&scene, "sign") {
      $0.masksToBounds = true
      $0.borderWidth = 2
      $0.cornerRadius = 4
    }
    let acts = try painting(scene).acts
    let crown = try scene.id("crown")
    let act = try #require(acts.first { $0.layer == crown })
    #expect(act.frame == Rect(x: 130, y: 80, width: 40, height: 40))
    #expect(act.region(in: scene.document) == [Rect(x: 130, y: 100, width: 40, height: 20)])
    #expect(act.masks.map(\.cornerRadius) == [4])
    let border = try #require(acts.last)
    #expect(border.part == .border && border.clip == nil)
    #expect(area(of: border, in: scene) == 1184)
  }

  @Test func aBorderWiderThanItsLayerFillsIt() throws {
    var scene = try scene()
    try style(&scene, "crown") { $0.borderWidth = 1000 }
    let border = try #require(painting(scene).acts.last)
    #expect(area(of: border, in: scene) == 1600)
  }

  @Test func opacitiesMultiplyAndNothingIsSeenOfWhatHasNone() throws {
    var scene = try scene()
    try style(&scene, "sign") { $0.opacity = 0.5 }
    try style(&scene, "crown") { $0.opacity = 0.5 }
    #expect(try painting(scene).acts.map(\.opacity) == [1, 0.5, 0.25])
    try style(&scene, "sign") { $0.opacity = 0 }
    #expect(try painting(scene).acts.map(\.isHidden) == [false, true, true])
    try style(&scene, "sign") { $0.opacity = 1 }
    try scene.edit(.change(scene.id("crown"), .isHidden(true)))
    #expect(try painting(scene).acts.map(\.isHidden) == [false, false, true])
  }

  @Test func whatIsScrolledIsPaintedWhereItIsSeen() throws {
    var scene = try scene()
    try scene.add("scroll", .scrollView)
    try scene.place("page", Rect(x: 0, y: 300, width: 80, height: 40), of: .zero, in: "scroll")
    try scene.relate(all: "scroll.leading == view.leading", "scroll.top == view.top + 50")
    try scene.relate(all: "scroll.width == 200", "scroll.height == 400")
    try scene.edit(.change(scene.id("scroll"), .scrolling(Scrolling(offset: Point(x: 10, y: 100)))))
    let page = try scene.id("page")
    let act = try painting(scene).acts.first { $0.layer == page }
    #expect(act?.frame == Rect(x: -10, y: 250, width: 80, height: 40))
    #expect(act?.clip == Rect(x: 0, y: 50, width: 200, height: 400))
  }
}
