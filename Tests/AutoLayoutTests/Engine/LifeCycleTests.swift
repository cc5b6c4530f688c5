import Testing

@testable import AutoLayout

/// What frames are when a controller is called (UIKit guides and devices, section 7).
@Suite struct LifeCycleTests {
  /// `photo`, tied to all edges of the root view 20 points inside, with `badge` in it tied to its
  /// corner; `overlay`, placed by frame.
  private var scene: Scene

  init() throws {
    scene = try Scene(device: .named("iphone-8"))
    try scene.add("photo", .imageView)
    try scene.relate(
      all: "photo.leading == view.leading + 20", "photo.trailing == view.trailing - 20")
    try scene.relate(all: "photo.top == view.top + 40", "photo.bottom == view.bottom - 40")
    try scene.add("badge", in: "photo")
    try scene.relate(all: "badge.leading == photo.leading", "badge.top == photo.top")
    try scene.relate(all: "badge.width == 10", "badge.height == 10")
    try scene.add("overlay")
    try scene.edit(.change(scene.id("overlay"), .frameLayout(.zero)))
  }

  private func moments(turning: Bool = false) throws -> [LifeCycleMoment] {
    try scene.engine.lifeCycle(of: scene.document, turning: turning).moments
  }

  private func frame(_ name: String, at phase: Phase, turning: Bool = false) throws -> Rect? {
    try moments(turning: turning).last { $0.phase == phase }?.frame(of: scene.id(name))
  }

  private mutating func run(at phase: Phase, _ frame: FrameExpression) throws {
    try scene.edit(
      .setPhaseCode(phase, LayoutCallback([.set(.init(scene.id("overlay"), frame: frame))])))
  }

  private func finalFrame(_ name: String) throws -> Rect? {
    try scene.engine.layout(of: scene.document).frame(of: scene.id(name))
  }

  private var inset: FrameExpression {
    get throws {
      FrameExpression.frame(of: try scene.id("photo"))
        .inset(dx: LengthExpression(1), dy: LengthExpression(1))
    }
  }

  @Test func phasesComeInUIKitsOrder() throws {
    #expect(
      try moments(turning: true).map(\.phase) == [
        .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews, .viewDidAppear, .viewWillTransition, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews, .completion,
      ])
  }

  @Test mutating func framesOfTheCanvasLastUntilTheLayout() throws {
    #expect(try frame("photo", at: .viewWillLayoutSubviews) == .zero)
    try scene.edit(.setCanvas(Device(size: Size(width: 600, height: 600))))
    let designed = Rect(x: 20, y: 40, width: 560, height: 520)
    for phase in [Phase.loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing] {
      #expect(try frame("photo", at: phase) == designed)
    }
    #expect(try frame("view", at: .viewDidLoad)?.size == Size(width: 600, height: 600))
    #expect(try frame("view", at: .viewIsAppearing)?.size == Size(width: 375, height: 667))
    let laidOut = Rect(x: 20, y: 40, width: 335, height: 587)
    #expect(try frame("photo", at: .viewDidLayoutSubviews) == laidOut)
    #expect(try frame("photo", at: .viewDidAppear) == laidOut)
  }

  @Test func onlyDirectSubviewsAreLaidOutWhenTheControllerHears() throws {
    #expect(try frame("badge", at: .viewDidLayoutSubviews) == .zero)
    #expect(try frame("badge", at: .viewDidAppear)?.width == 10)
  }

  @Test func aRotationIsToldOfBeforeAnythingMoves() throws {
    let upright = try frame("photo", at: .viewDidAppear)
    #expect(try frame("photo", at: .viewWillTransition, turning: true) == upright)
    #expect(try frame("photo", at: .viewWillLayoutSubviews, turning: true) == upright)
    #expect(try frame("view", at: .viewWillLayoutSubviews, turning: true)?.width == 667)
    #expect(try frame("photo", at: .completion, turning: true)?.width == 627)
  }

  @Test(arguments: [
    ("iphone-4s", 460.0, 416.0), ("iphone-5", 548, 504), ("iphone-8", 667, 667),
  ])
  mutating func barsShortenTheRootViewOfOldDevicesAfterItWasLoaded(
    device: String, loaded: Double, shown: Double
  ) throws {
    try scene.edit(.setDevice(.named(device)))
    try scene.edit(.setNavigationBar(.on))
    #expect(try frame("view", at: .viewDidLoad)?.height == loaded)
    #expect(try frame("view", at: .viewDidAppear)?.height == shown)
  }

  @Test mutating func oldDevicesDoNotCallWhatCameLater() throws {
    try scene.edit(.setDevice(.named("iphone-4s")))
    #expect(try moments().contains { $0.phase == .viewIsAppearing } == false)
  }

  @Test mutating func codeThatReadsTooEarlySetsWhatItRead() throws {
    try scene.edit(.setCanvas(Device(size: Size(width: 600, height: 600))))
    try run(at: .viewDidLoad, inset)
    #expect(try finalFrame("overlay") == Rect(x: 21, y: 41, width: 558, height: 518))
    try scene.edit(.setPhaseCode(.viewDidLoad, nil))
    try run(at: .viewDidAppear, inset)
    #expect(try finalFrame("overlay") == Rect(x: 21, y: 41, width: 333, height: 585))
  }

  @Test mutating func aLayoutThatIsAskedForComesAtOnce() throws {
    try run(at: .viewDidLoad, inset)
    let overlay = try scene.id("overlay")
    let code = LayoutCallback([.layOut, .set(.init(overlay, frame: try inset))])
    try scene.edit(.setPhaseCode(.viewDidLoad, code))
    #expect(try finalFrame("overlay") == Rect(x: 21, y: 41, width: 333, height: 585))
    #expect(try frame("photo", at: .viewWillAppear)?.width == 335)
    // As large as the root view is then.
    try scene.edit(.setDevice(.named("iphone-5")))
    try scene.edit(.setNavigationBar(.on))
    #expect(try finalFrame("overlay")?.height == 548 - 80 - 2)
    #expect(try finalFrame("photo")?.height == 504 - 80)
  }

  @Test mutating func aLayoutMayBeTheLastThatCodeAsksFor() throws {
    try scene.edit(.setPhaseCode(.viewDidLoad, LayoutCallback([.layOut])))
    try run(at: .viewWillAppear, inset)
    #expect(try finalFrame("overlay") == Rect(x: 21, y: 41, width: 333, height: 585))
  }

  @Test mutating func whatWasSetOnceStaysThroughARotation() throws {
    try run(at: .viewDidAppear, inset)
    let before = try finalFrame("overlay")
    try scene.edit(.setOrientation(.landscape))
    #expect(try finalFrame("overlay") == before)
    #expect(try finalFrame("photo")?.width == 627)
    try scene.edit(.setLaunch(.landscape))
    #expect(try finalFrame("overlay")?.width == 625)
  }

  @Test mutating func whatEachLayoutSetsFollowsARotation() throws {
    try scene.edit(
      .setCallback(.root, LayoutCallback([.set(.init(scene.id("overlay"), frame: inset))])))
    #expect(try finalFrame("overlay")?.width == 333)
    try scene.edit(.setOrientation(.landscape))
    #expect(try finalFrame("overlay")?.width == 625)
  }

  @Test mutating func constraintsToAViewThatCodePlacesFollowIt() throws {
    try scene.add("tag")
    try scene.relate(all: "tag.leading == overlay.leading", "tag.width == overlay.width")
    try run(at: .viewDidAppear, inset)
    #expect(try finalFrame("tag")?.width == 333)
    #expect(try finalFrame("tag")?.x == 21)
  }

  @Test mutating func theLargestSquareIsTakenInTheMiddle() throws {
    let square = try #require(inset.fitting(Size(width: 1, height: 1)))
    try run(at: .viewDidAppear, square)
    #expect(try finalFrame("overlay") == Rect(x: 21, y: 167, width: 333, height: 333))
  }

  @Test mutating func theAnswerDoesNotDependOnTheRoute() throws {
    try scene.edit(.setCanvas(Device(size: Size(width: 600, height: 600))))
    try run(at: .viewDidLoad, inset)
    try run(at: .viewWillTransition, .bounds(of: scene.id("photo")))
    let upright = scene.document
    let first = try finalFrame("overlay")
    try scene.edit(.setOrientation(.landscape))
    let turned = try finalFrame("overlay")
    #expect(turned != first)
    #expect(
      try LayoutEngine().layout(of: scene.document).frame(of: scene.id("overlay")) == turned)
    #expect(try scene.engine.layout(of: upright).frame(of: scene.id("overlay")) == first)
  }
}
