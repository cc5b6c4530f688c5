import Testing

@testable import AutoLayout

/// Free layers follow nothing but what is done after a layout (UIKit geometry and layers, section 3.2).
@Suite struct LayoutCallbackTests {
  private var scene: Scene

  init() throws {
    scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("sign")
    try scene.relate(
      all: "sign.leading == view.leading + 10", "sign.trailing == view.trailing - 10")
    try scene.relate(all: "sign.top == view.top + 50", "sign.height == 100")
    try scene.add("border", .layer, in: "sign")
  }

  private func frame(_ name: String) throws -> Rect? {
    try scene.engine.layout(of: scene.document).frame(of: scene.id(name))
  }

  private mutating func follow(_ view: String, _ layer: String, _ frame: FrameExpression) throws {
    try scene.edit(
      .setCallback(scene.id(view), LayoutCallback([.set(.init(scene.id(layer), frame: frame))])))
  }

  @Test mutating func aLayerStaysWhereItWasPut() throws {
    #expect(try frame("border") == .zero)
    let frame = Rect(x: 0, y: 0, width: 300, height: 100)
    try scene.edit(
      .change(
        scene.id("border"), .frameLayout(FrameLayout(frame: frame, superviewSize: .zero))))
    #expect(try self.frame("border") == frame)
    try scene.edit(.setOrientation(.landscape))
    #expect(try self.frame("sign")?.width == 460)
    #expect(try self.frame("border") == frame)
  }

  @Test mutating func aCallbackIsCarriedOutAtEveryLayout() throws {
    try follow("sign", "border", .bounds(of: scene.id("sign")))
    #expect(try frame("border") == Rect(x: 0, y: 0, width: 300, height: 100))
    try scene.edit(.setOrientation(.landscape))
    #expect(try frame("border") == Rect(x: 0, y: 0, width: 460, height: 100))
    try scene.edit(.setCallback(scene.id("sign"), nil))
    #expect(try frame("border") == .zero)
  }

  /// What is in the view goes with it; the engine's own frames come back when nothing sets another.
  @Test mutating func aFrameStandsOnWhatConstraintsLayOut() throws {
    try scene.add("title", .label, in: "sign")
    try scene.relate(all: "title.leading == sign.leading + 5", "title.top == sign.top + 6")
    let sign = try scene.id("sign")
    let frame = FrameExpression(
      x: LengthExpression(sign, .x), y: LengthExpression(300),
      width: LengthExpression(sign, .width), height: LengthExpression(40))
    try scene.edit(.setCallback(.root, LayoutCallback([.set(.init(sign, frame: frame))])))
    #expect(try self.frame("sign") == Rect(x: 10, y: 300, width: 300, height: 40))
    #expect(try self.frame("title")?.origin == Point(x: 5, y: 6))
    let title = try scene.engine.layout(of: scene.document).rect(of: Item(scene.id("title")))
    #expect(title?.origin == Point(x: 15, y: 306))
    try scene.edit(.setOrientation(.landscape))
    #expect(try self.frame("sign") == Rect(x: 10, y: 300, width: 460, height: 40))
    try scene.edit(.setCallback(.root, nil))
    #expect(try self.frame("sign") == Rect(x: 10, y: 50, width: 460, height: 100))
  }

  @Test mutating func theAnswerDoesNotDependOnWhatWasLaidOutBefore() throws {
    try follow("sign", "border", .bounds(of: scene.id("sign")))
    let before = scene.document
    let first = try frame("border")
    try scene.edit(.setDevice(Device(size: Size(width: 700, height: 480))))
    #expect(try frame("border")?.width == 680)
    let fresh = LayoutEngine()
    #expect(try fresh.layout(of: scene.document).frame(of: scene.id("border"))?.width == 680)
    #expect(try scene.engine.layout(of: before).frame(of: scene.id("border")) == first)
  }

  @Test mutating func superviewsComeBeforeTheirSubviews() throws {
    try scene.add("inner", .layer, in: "sign")
    try follow("sign", "inner", .frame(of: scene.id("border")))
    try follow("view", "border", .bounds(of: .root))
    #expect(try frame("inner") == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test mutating func numbersAreSumsAndNegativeSizesAreTurnedRound() throws {
    let sign = try scene.id("sign")
    let half = 0.5 * LengthExpression(sign, .width)
    let frame = FrameExpression(
      x: half - LengthExpression(20), y: LengthExpression(-20), width: LengthExpression(40),
      height: LengthExpression(sign, .height) - LengthExpression(sign, .height)
        - LengthExpression(10))
    #expect(frame.height.number == -10)
    try follow("sign", "border", frame)
    #expect(try self.frame("border") == Rect(x: 130, y: -30, width: 40, height: 10))
  }

  @Test mutating func whatIsNotInTheWindowIsNotLaidOut() throws {
    try follow("sign", "border", .bounds(of: scene.id("sign")))
    try scene.edit(.remove(scene.id("sign"), step: 2))
    #expect(try frame("border") == nil)
  }

  @Test mutating func aCallbackCostsTheSolverNothing() throws {
    _ = try frame("border")
    let before = scene.engine.layoutWork
    try follow("sign", "border", .bounds(of: scene.id("sign")))
    #expect(try frame("border")?.width == 300)
    #expect(scene.engine.layoutWork == before)
  }
}
