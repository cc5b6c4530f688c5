import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// What covers what, and how much of it.
@Suite struct CoveringTests {
  private var sample = Sample()
  private let engine = LayoutEngine()

  /// A view with a background, laid out by its frame.
  private mutating func add(_ name: String, _ frame: Rect, in superview: String = "view") throws {
    let parent = try #require(sample.document.view(named: superview)).id
    let id = sample.document.nextView
    var style = LayerStyle()
    style.backgroundColor = .black
    try sample.apply([
      .addView(.added(.view, name: name, in: parent, step: 1)),
      .change(id, .frameLayout(FrameLayout(frame: frame, superviewSize: .zero))),
      .change(id, .layer(style)),
    ])
  }

  private mutating func style(_ name: String, _ change: (inout LayerStyle) -> Void) throws {
    let view = try #require(sample.document.view(named: name))
    var style = view.layer
    change(&style)
    try sample.apply([.change(view.id, .layer(style))])
  }

  private func covering(_ about: String? = nil) throws -> Covering {
    try Covering(
      of: engine.layout(of: sample.document),
      about: about.flatMap { sample.document.view(named: $0)?.id })
  }

  /// `b over a 25%`.
  private func covers(_ about: String? = nil) throws -> [String] {
    try covering(about).covers.map { cover in
      let names = [cover.covering, cover.covered].compactMap {
        sample.document.view($0.layer)?.name
      }
      return "\(names.joined(separator: " over ")) \(Int((cover.share * 100).rounded()))%"
    }
  }

  @Test mutating func aLaterSiblingCoversWhatTheyShare() throws {
    try add("a", Rect(x: 0, y: 0, width: 100, height: 100))
    try add("b", Rect(x: 50, y: 50, width: 100, height: 100))
    try add("c", Rect(x: 100, y: 0, width: 50, height: 50))
    #expect(try covers() == ["b over a 25%"])
    let cover = try #require(covering().covers.first)
    #expect(cover.place == Rect(x: 50, y: 50, width: 50, height: 50))
    #expect(!cover.isSeeThrough)
    try style("a") { $0.zPosition = 1 }
    #expect(try covers() == ["a over b 25%"])
  }

  @Test mutating func aViewDoesNotCoverWhatItLiesInButABorderCoversWhatLiesInIt() throws {
    try add("a", Rect(x: 0, y: 0, width: 100, height: 100))
    try add("b", Rect(x: 0, y: 0, width: 100, height: 50), in: "a")
    #expect(try covers() == [])
    try style("a") { $0.borderWidth = 5 }
    // 100×5 above, and 2×5×45 at the sides, of 100×50.
    #expect(try covers() == ["a over b 19%"])
    #expect(try covering().covers.map(\.reason) == [.borderAboveSublayers])
  }

  @Test mutating func cousinsAreToldApartWhereTheirWaysPart() throws {
    try add("left", Rect(x: 0, y: 0, width: 100, height: 100))
    try add("right", Rect(x: 100, y: 0, width: 100, height: 100))
    try add("a", Rect(x: 80, y: 0, width: 40, height: 40), in: "left")
    try add("b", Rect(x: 0, y: 0, width: 40, height: 40), in: "right")
    let covers = try covering("a").covers
    let (left, right) = (
      try #require(sample.document.view(named: "left")).id,
      try #require(sample.document.view(named: "right")).id
    )
    #expect(covers.map(\.reason).allSatisfy { $0 == .order(front: right, back: left, in: .root) })
    #expect(try self.covers("a") == ["right over a 50%", "b over a 50%"])
    try style("left") { $0.masksToBounds = true }
    #expect(try self.covers("a") == [])
    let clipping = try #require(covering("a").clippings.first)
    #expect(clipping.mask == left && clipping.share == 0.5)
  }

  @Test mutating func whatLiesInACornerOutsideARoundOneIsNotCovered() throws {
    try add("a", Rect(x: 0, y: 0, width: 40, height: 20))
    try add("b", Rect(x: 0, y: 0, width: 400, height: 400))
    try add("c", Rect(x: 200, y: 0, width: 200, height: 200))
    #expect(try covers() == ["b over a 100%", "c over b 25%"])
    try style("b") { $0.cornerRadius = 200 }
    // The quarter that `c` covers is a quarter of the disc, too.
    #expect(try covers() == ["c over b 25%"])
    try style("c") { $0.cornerRadius = 100 }
    #expect(try covers("a") == [])
    try style("b") { $0.cornerRadius = 20 }
    #expect(try covers("a") == ["b over a 89%"])
  }

  @Test mutating func roundCornersOfAMaskCutAndAreNamed() throws {
    try add("a", Rect(x: 0, y: 0, width: 100, height: 100))
    try add("b", Rect(x: 0, y: 0, width: 100, height: 100), in: "a")
    try style("a") { $0.masksToBounds = true }
    #expect(try covering().clippings == [])
    try style("a") { $0.cornerRadius = 50 }
    let clipping = try #require(covering().clippings.first)
    #expect(clipping.isByCorners && abs(clipping.share - .pi / 4) < 0.000_1)
    // Rounded like that itself, it is whole.
    try style("b") { $0.cornerRadius = 50 }
    #expect(try covering().clippings == [])
  }

  @Test mutating func whatIsSeenThroughIsSaid() throws {
    try add("a", Rect(x: 0, y: 0, width: 100, height: 100))
    try add("b", Rect(x: 0, y: 0, width: 100, height: 100))
    try style("b") { $0.opacity = 0.9 }
    #expect(try covering().covers.map(\.isSeeThrough) == [true])
    try style("b") {
      $0.opacity = 1
      $0.backgroundColor = Color.black.withAlpha(0.5)
    }
    #expect(try covering().covers.map(\.isSeeThrough) == [true])
    try style("b") { $0.backgroundColor = nil }
    #expect(try covers() == [])
  }

  /// Against a plain search through all pairs.
  @Test(arguments: 0..<40 as Range<UInt64>)
  mutating func theSweepMissesNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    for index in 0..<12 {
      let frame = Rect(
        x: Double(number(below: 300)), y: Double(number(below: 300)),
        width: Double(number(below: 120)), height: Double(number(below: 120)))
      let isInside = index > 3 && number(below: 2) == 0
      try add("v\(index)", frame, in: isInside ? "v\(number(below: 3))" : "view")
    }
    let painting = Painting(of: try engine.layout(of: sample.document))
    var expected = 0
    for (place, upper) in painting.acts.enumerated() where upper.layer != .root {
      for lower in painting.acts.prefix(place) where lower.layer != .root {
        let isInside = sample.document.isView(upper.layer, within: lower.layer)
        if !isInside, upper.frame.intersection(lower.frame).area > 0 { expected += 1 }
      }
    }
    #expect(try covering().covers.count == expected)
  }
}
