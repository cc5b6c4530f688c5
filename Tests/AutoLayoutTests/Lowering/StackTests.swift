import Testing

@testable import AutoLayout

/// What stack views make of how they arrange (UIKit stack view, sections 3 to 6).
struct StackTests {
  /// Three views of natural widths 160, 80, 40 and heights 200, 100, 50 in a row at (20, 100).
  private func row(
    _ arrangement: StackArrangement, width: Double? = nil, height: Double? = nil,
    hiding hidden: [String] = [], origin: Origin = .typed(step: 1)
  ) throws -> Scene {
    var scene = try Scene()
    try scene.add("row", .stackView, origin: origin)
    for (name, size) in [("a", (160.0, 200.0)), ("b", (80, 100)), ("c", (40, 50))] {
      try scene.add(name, .label, size: NaturalSize(width: size.0, height: size.1), in: "row")
      try scene.hug(name, 250)
      if hidden.contains(name) { try scene.edit(.change(scene.id(name), .isHidden(true))) }
    }
    var arrangement = arrangement
    arrangement.arranged = try ["a", "b", "c"].map(scene.id)
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    try scene.relate(all: "row.leading == view.leading + 20", "row.top == view.top + 100")
    if let width { try scene.relate("row.width == \(width)") }
    if let height { try scene.relate("row.height == \(height)") }
    return scene
  }

  private func frames(_ scene: Scene, _ axis: Axis) throws -> [[Double]] {
    try ["a", "b", "c"].map { name in
      let rect = try #require(scene.solution().rect(of: Item(scene.id(name))))
      let stack = try #require(scene.solution().rect(of: Item(scene.id("row"))))
      return axis == .horizontal
        ? [rect.x - stack.x, rect.width] : [rect.y - stack.y, rect.height]
    }
  }

  private func expect(_ frames: [[Double]], _ expected: [[Double]]) {
    let (found, wanted) = (frames.flatMap { $0 }, expected.flatMap { $0 })
    #expect(found.count == wanted.count && zip(found, wanted).allSatisfy(areClose), "\(frames)")
  }

  // MARK: Along

  @Test func aFilledRowIsAsWideAsItsViewsAndSpaces() throws {
    let scene = try row(StackArrangement(spacing: 10))
    expect(try frames(scene, .horizontal), [[0, 160], [170, 80], [260, 40]])
    #expect(try areClose(scene.value("row.width"), 300))
  }

  @Test func theFirstOfEqualsTakesWhatIsLeft() throws {
    expect(
      try frames(try row(StackArrangement(), width: 400), .horizontal),
      [[0, 280], [280, 80], [360, 40]])
  }

  @Test func equalSizesShareWhatSpacesLeave() throws {
    let scene = try row(StackArrangement(distribution: .fillEqually, spacing: 10), width: 400)
    let third = 380.0 / 3
    expect(
      try frames(scene, .horizontal),
      [[0, third], [third + 10, third], [2 * third + 20, third]])
  }

  @Test func equalSizesAreThoseOfTheWidest() throws {
    let scene = try row(StackArrangement(distribution: .fillEqually))
    #expect(try areClose(scene.value("row.width"), 480))
  }

  @Test(arguments: [
    (200.0, 0.0, [114.2857142857, 57.1428571429, 28.5714285714]),
    (200, 10, [106.6666666667, 53.3333333333, 20]),
    (400, 10, [213.3333333333, 106.6666666667, 60]),
    (300, 10, [160, 80, 40]),
  ])
  func sharesFollowTheNaturalSizesWithTheSpaces(
    _ width: Double, _ spacing: Double, _ widths: [Double]
  ) throws {
    let scene = try row(
      StackArrangement(distribution: .fillProportionally, spacing: spacing), width: width)
    let found = try frames(scene, .horizontal).map { $0[1] }
    #expect(zip(found, widths).allSatisfy { areClose($0, $1) }, "\(found)")
  }

  /// UIKit's shares are of the stack view, as the lists that are printed of it say, and not of what its
  /// margins leave.
  @Test func sharesAreOfTheStackViewWithItsMargins() throws {
    var arrangement = StackArrangement(distribution: .fillProportionally)
    arrangement.isLayoutMarginsRelative = true
    let scene = try row(arrangement, width: 280)
    let found = try frames(scene, .horizontal).map { $0[1] }
    #expect(zip(found, [160, 80, 24]).allSatisfy { areClose($0, $1) }, "\(found)")
  }

  @Test func equalSpacesTakeWhatViewsLeave() throws {
    let scene = try row(StackArrangement(distribution: .equalSpacing, spacing: 10), width: 400)
    expect(try frames(scene, .horizontal), [[0, 160], [220, 80], [360, 40]])
    let free = try row(StackArrangement(distribution: .equalSpacing, spacing: 10))
    #expect(try areClose(free.value("row.width"), 300))
  }

  @Test func centresAreEquallyFarApartWhereSpacesAllow() throws {
    let wide = try row(StackArrangement(distribution: .equalCentering, spacing: 10), width: 400)
    expect(try frames(wide, .horizontal), [[0, 160], [190, 80], [360, 40]])
    let narrow = try row(StackArrangement(distribution: .equalCentering, spacing: 10), width: 310)
    expect(try frames(narrow, .horizontal), [[0, 160], [170, 80], [270, 40]])
  }

  @Test func customSpacingStandsBehindItsView() throws {
    var arrangement = StackArrangement(spacing: 10)
    let first = ViewID(3)
    arrangement.customSpacing = [first: 30]
    let scene = try row(arrangement)
    #expect(try scene.id("a") == first)
    expect(try frames(scene, .horizontal), [[0, 160], [190, 80], [280, 40]])
  }

  // MARK: Hidden views

  @Test func aHiddenViewClosesUpAndStandsInTheMiddleOfTheSpace() throws {
    let scene = try row(StackArrangement(spacing: 8), hiding: ["b"])
    expect(try frames(scene, .horizontal), [[0, 160], [164, 0], [168, 40]])
    #expect(try areClose(scene.value("row.width"), 208))
  }

  /// Interface builder, section 10: in the middle of the gap, however wide that is.
  @Test(arguments: [StackArrangement.Distribution.equalSpacing, .equalCentering])
  func aHiddenViewStandsInTheMiddleOfAGapThatTakesWhatIsLeft(
    _ distribution: StackArrangement.Distribution
  ) throws {
    let arrangement = StackArrangement(distribution: distribution, spacing: 10)
    var scene = try row(arrangement, width: 400, hiding: ["b"])
    expect(try frames(scene, .horizontal), [[0, 160], [260, 0], [360, 40]])
    try scene.edit(.change(scene.id("b"), .isHidden(false)))
    let shown = try row(arrangement, width: 400)
    expect(try frames(scene, .horizontal), try frames(shown, .horizontal))
    try scene.edit(.change(scene.id("c"), .isHidden(true)))
    expect(try frames(scene, .horizontal), [[0, 160], [320, 80], [400, 0]])
  }

  @Test(arguments: [["a"], ["c"]])
  func atAnEndItLeavesNoSpace(_ hidden: [String]) throws {
    let scene = try row(StackArrangement(spacing: 8), hiding: hidden)
    let width = hidden == ["a"] ? 128.0 : 248
    #expect(try areClose(scene.value("row.width"), width))
  }

  @Test func aRowOfHiddenViewsIsNothing() throws {
    let scene = try row(StackArrangement(spacing: 8), hiding: ["a", "b", "c"])
    #expect(try areClose(scene.value("row.width"), 0))
  }

  /// UIKit constraints, section 6.3.
  @Test func aSizeOfTheHiddenViewsOwnIsBroken() throws {
    var scene = try row(StackArrangement(spacing: 8), hiding: ["b"])
    let own = try scene.relate("b.width == 30")
    #expect(try areClose(scene.value("b.width"), 0))
    #expect(try areClose(scene.value("row.width"), 208))
    #expect(try scene.solution().broken == [.constraint(own)])
  }

  /// Interface builder, section 12.
  @Test func inInterfaceBuilderHidingYieldsToASizeOfTheViewsOwn() throws {
    var scene = try row(
      StackArrangement(spacing: 8), hiding: ["b"], origin: .imported(line: 1))
    try scene.relate("b.width == 30")
    #expect(try areClose(scene.value("b.width"), 30))
    #expect(try areClose(scene.value("row.width"), 208))
    #expect(scene.names(try scene.solution().broken) == ["row.hiding.2"])
  }

  // MARK: Across

  @Test func filledAcrossAllAreAsHighAsTheRow() throws {
    expect(
      try frames(try row(StackArrangement()), .vertical), [[0, 200], [0, 200], [0, 200]])
  }

  /// Interface builder, section 10: across, what is hidden is aligned like the others.
  @Test func whatIsHiddenFillsTheRowWithoutMakingItHigher() throws {
    let lower = try row(StackArrangement(), hiding: ["c"])
    expect(try frames(lower, .vertical), [[0, 200], [0, 200], [0, 200]])
    let higher = try row(StackArrangement(), hiding: ["a"])
    #expect(try areClose(higher.value("row.height"), 100))
  }

  @Test(arguments: [
    (StackArrangement.Alignment.leading, [0.0, 0, 0]), (.trailing, [0, 100, 150]),
    (.center, [0, 50, 75]),
  ])
  func alignedAcrossTheRowIsAsHighAsTheHighest(
    _ alignment: StackArrangement.Alignment, _ tops: [Double]
  ) throws {
    let scene = try row(StackArrangement(alignment: alignment))
    expect(
      try frames(scene, .vertical), [[tops[0], 200], [tops[1], 100], [tops[2], 50]])
    #expect(try areClose(scene.value("row.height"), 200))
  }

  @Test func whatHasNoSizeIsThinUnlessItFills() throws {
    var scene = try row(StackArrangement(alignment: .center))
    try scene.add("line", in: "row")
    var arrangement = StackArrangement(alignment: .center)
    arrangement.arranged = try ["a", "b", "c", "line"].map(scene.id)
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    #expect(try areClose(scene.value("line.height"), 0))
  }

  // MARK: Names and changes

  @Test func whatAStackViewMakesGoesByItsName() throws {
    let scene = try row(StackArrangement(spacing: 10))
    let handles = try scene.engine.affecting(scene.id("b"), along: .horizontal, in: scene.document)
    #expect(scene.names(handles).contains("row.spacing.2"))
  }

  @Test func theRowFollowsEveryChangeAsIfBuiltAnew() throws {
    var scene = try row(StackArrangement(spacing: 8))
    _ = try scene.solution()
    try scene.edit(.change(scene.id("b"), .isHidden(true)))
    #expect(try areClose(scene.value("row.width"), 208))
    try scene.edit(.change(scene.id("b"), .isHidden(false)))
    #expect(try areClose(scene.value("row.width"), 296))
    try scene.edit(.remove(scene.id("a"), step: 2))
    #expect(try areClose(scene.value("row.width"), 128))
    try scene.edit(.change(scene.id("row"), .stack(nil)))
    let fresh = try LayoutEngine().layout(of: scene.document)
    for name in ["row", "b", "c"] {
      #expect(try scene.frame(name) == fresh.frame(of: scene.id(name)))
    }
  }

  @Test func aRowTurnsAroundAsAWholeWhateverItsViewsSayOfThemselves() throws {
    var scene = try row(StackArrangement(spacing: 8))
    try scene.edit(.change(scene.id("row"), .semanticDirection(.forceRightToLeft)))
    try scene.edit(.change(scene.id("a"), .semanticDirection(.forceLeftToRight)))
    expect(try frames(scene, .horizontal), [[136, 160], [48, 80], [0, 40]])
    #expect(try scene.solution().broken.isEmpty)
  }

  @Test(arguments: StackArrangement.Alignment.allCases)
  func whatIsHiddenDoesNotMakeARowHigher(_ alignment: StackArrangement.Alignment) throws {
    let scene = try row(StackArrangement(alignment: alignment), hiding: ["a"])
    #expect(try areClose(scene.value("row.height"), 100))
  }

  @Test func aRowStandsOnTheBaselineOfItsTallestView() throws {
    let scene = try texts([("low", 10), ("tall", 40)], .leading)
    #expect(try areClose(scene.value("row.firstBaseline"), scene.value("tall.firstBaseline")))
    #expect(try !areClose(scene.value("row.firstBaseline"), scene.value("low.firstBaseline")))
  }

  /// What UIKit does, and was told of (rdar 32291130).
  @Test func onALineOfFirstBaselinesOnlyTheFirstViewHoldsTheTop() throws {
    let scene = try texts([("low", 10), ("tall", 40)], .firstBaseline)
    #expect(try areClose(scene.value("low.top"), scene.value("row.top")))
    #expect(try areClose(scene.value("tall.bottom"), scene.value("row.bottom")))
    #expect(try scene.value("tall.top") < scene.value("row.top") - 20)
    #expect(try areClose(scene.value("low.firstBaseline"), scene.value("tall.firstBaseline")))
  }

  @Test func onALineOfLastBaselinesOnlyTheFirstViewHoldsTheBottom() throws {
    let scene = try texts([("low", 10), ("tall", 40)], .lastBaseline)
    #expect(try areClose(scene.value("tall.top"), scene.value("row.top")))
    #expect(try areClose(scene.value("low.bottom"), scene.value("row.bottom")))
    #expect(try scene.value("tall.bottom") > scene.value("row.bottom") + 5)
  }

  @Test(arguments: [StackArrangement.Alignment.firstBaseline, .lastBaseline])
  func aLineHoldsWhatIsLowerThanItsFirstView(_ alignment: StackArrangement.Alignment) throws {
    let scene = try texts([("tall", 40), ("low", 10)], alignment)
    #expect(try areClose(scene.value("tall.height"), scene.value("row.height")))
    #expect(try areClose(scene.value("tall.top"), scene.value("row.top")))
  }

  /// A row at the top left corner of texts in fonts of these sizes.
  private func texts(
    _ texts: [(name: String, size: Double)], _ alignment: StackArrangement.Alignment
  ) throws -> Scene {
    var scene = try Scene()
    try scene.add("row", .stackView)
    for text in texts {
      try scene.add(text.name, .label, in: "row")
      var content = Content()
      content.setText("Tall")
      content.font = Font(size: text.size)
      try scene.edit(.change(scene.id(text.name), .content(content)))
    }
    var arrangement = StackArrangement(alignment: alignment)
    arrangement.arranged = try texts.map { try scene.id($0.name) }
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    try scene.relate(all: "row.leading == view.leading", "row.top == view.top + 60")
    return scene
  }

  /// Two labels with texts too long for half of a row of 320 points.
  private func texts(_ alignment: StackArrangement.Alignment, lines: [Int]) throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("row", .stackView)
    for (name, count) in zip(["a", "b"], lines) {
      try scene.add(name, .label, in: "row")
      var content = Content()
      content.setText("This is the text of \(name), far too long for half of a row")
      content.numberOfLines = count
      try scene.edit(.change(scene.id(name), .content(content)))
    }
    var arrangement = StackArrangement(alignment: alignment)
    arrangement.arranged = try ["a", "b"].map(scene.id)
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    try scene.relate(
      all: "row.leading == view.leading", "row.trailing == view.trailing", "row.top == view.top")
    return scene
  }

  /// Whatever they stand on (rdar 39275811, a row with alignment top).
  @Test(arguments: [StackArrangement.Alignment.firstBaseline, .leading, .fill, .center], [0, 1])
  func textsOfSeveralLinesShareTheRowUntilIOS14(
    _ alignment: StackArrangement.Alignment, linesOfFirst: Int
  ) throws {
    var scene = try texts(alignment, lines: [linesOfFirst, 0])
    try scene.edit(.setSystem(SystemVersion(14)))
    let range = try scene.range("a.width")
    #expect(areClose(range.low, 160) && areClose(range.high, 160), "\(range)")
    #expect(try areClose(scene.value("b.width"), 160))
    #expect(try scene.frame("b").height > 41)
  }

  @Test(arguments: [(14, 160.0), (15, 320)])
  func oneTextOfSeveralLinesGivesWaySinceIOS15(_ system: Int, _ width: Double) throws {
    var scene = try texts(.leading, lines: [0, 1])
    try scene.edit(.setSystem(SystemVersion(system)))
    let lower = try #require(Priority(rawValue: 749))
    try scene.edit(.change(scene.id("a"), .resistance(.horizontal, lower)))
    #expect(try areClose(scene.value("b.width"), width))
  }

  /// By 10 more than the text resists, and of the spaces each bears its part.
  @Test func theShareFollowsHowTheTextResists() throws {
    var scene = try texts(.leading, lines: [0, 0])
    var arrangement = try #require(scene.document.view(scene.id("row"))?.stack)
    arrangement.spacing = 20
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    #expect(try areClose(scene.value("a.width"), 150))
    try scene.edit(.change(scene.id("a"), .resistance(.horizontal, .lowest)))
    try scene.relate("a.width == 100 @200")
    #expect(try areClose(scene.value("b.width"), 150))
  }

  @Test func onlyWhereTheRowFills() throws {
    var scene = try texts(.leading, lines: [0, 0])
    var arrangement = try #require(scene.document.view(scene.id("row"))?.stack)
    arrangement.distribution = .equalSpacing
    try scene.edit(.change(scene.id("row"), .stack(arrangement)))
    #expect(try !areClose(scene.value("a.width"), 160))
  }
}
