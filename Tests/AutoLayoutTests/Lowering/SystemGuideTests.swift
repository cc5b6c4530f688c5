import Testing

@testable import AutoLayout

/// Safe area, margins, readable content and keyboard (UIKit guides and devices, sections 2 to 5).
struct SystemGuideTests {
  /// A device with insets at both sides and at the bottom.
  private func turned() throws -> Scene {
    var scene = try Scene()
    try scene.edit(.setOrientation(.landscape))
    return scene
  }

  @Test func theRootViewHasTheDevicesSafeArea() throws {
    var scene = try Scene()
    #expect(
      try scene.solution().safeAreaInsets(of: .root)
        == Insets(top: 59, left: 0, bottom: 34, right: 0))
    try scene.add("a", size: NaturalSize(width: 10, height: 10))
    try scene.relate("a.top == view.safeArea.top + 5")
    #expect(try areClose(scene.frame("a").y, 64))
    let rect = try #require(try scene.solution().rect(of: Item(.root, guide: .safeArea)))
    #expect(areClose(rect, Rect(x: 0, y: 59, width: 393, height: 759)))
    let handles = try scene.engine.generatedConstraints(in: scene.document).map(\.handle)
    #expect(scene.names(handles).contains("view.safeArea.top"))
  }

  /// Section 3: before it is in a window a view has no safe area, and what is in it neither.
  @Test func outsideTheWindowThereAreOwnMarginsOnly() throws {
    var scene = try Scene()
    try scene.add("card")
    try scene.add("inner", in: "card")
    let (card, inner) = try (scene.id("card"), scene.id("inner"))
    let given = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try scene.edit(
      .change(card, .margins(.absolute(given))),
      .change(card, .preservesSuperviewLayoutMargins(true)),
      .remove(card, step: 2))
    #expect(try scene.solution().safeAreaInsets(of: card) == .zero)
    #expect(try scene.solution().layoutMargins(of: card) == given)
    #expect(try scene.solution().safeAreaInsets(of: inner) == .zero)
    #expect(
      try scene.solution().layoutMargins(of: inner)
        == Insets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// Insets that were looked for from the root view anew at each level would come to no end here.
  @Test func aDeepChainOfMarginsIsLaidOut() throws {
    var scene = try Scene()
    var outer = "view"
    for level in 0..<100 {
      let inner = "v\(level)"
      try scene.add(inner, in: outer)
      try scene.relate("\(inner).top == \(outer).layoutMargins.top")
      outer = inner
    }
    #expect(try scene.solution().safeAreaInsets(of: scene.id("v99")) == .zero)
  }

  @Test func guidesThatNobodySpeaksOfAreNoConstraintsAndStillHaveARectangle() throws {
    let scene = try Scene()
    let handles = try scene.engine.generatedConstraints(in: scene.document).map(\.handle)
    #expect(scene.names(handles) == ["window.w", "window.h", "view.size.w", "view.size.h"])
    #expect(try areClose(scene.value("view.safeArea.bottom"), 818))
    #expect(try scene.range("view.safeArea.height") == ValueRange(low: 759, high: 759))
  }

  /// Each edge for itself, clamped between nothing and the superview's inset.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 393, height: 852), Insets(top: 59, left: 0, bottom: 34, right: 0)),
    (Rect(x: 0, y: 20, width: 393, height: 832), Insets(top: 39, left: 0, bottom: 34, right: 0)),
    (Rect(x: 0, y: -20, width: 393, height: 100), Insets(top: 59, left: 0, bottom: 0, right: 0)),
    (Rect(x: 0, y: 800, width: 393, height: 100), Insets(top: 0, left: 0, bottom: 34, right: 0)),
    (Rect(x: 0, y: 100, width: 393, height: 740), Insets(top: 0, left: 0, bottom: 22, right: 0)),
    (Rect(x: 20, y: 100, width: 100, height: 100), .zero),
  ])
  func aNestedViewHasWhatReachesOverItsEdges(frame: Rect, expected: Insets) throws {
    var scene = try Scene()
    try scene.place("box", frame, of: Size(width: 393, height: 852))
    #expect(try scene.solution().safeAreaInsets(of: scene.id("box")) == expected)
  }

  @Test func aNestedSafeAreaFollowsAFrameMadeByConstraints() throws {
    var scene = try turned()
    try scene.add("box")
    try scene.relate(
      all: "box.left == view.left + 20", "box.right == view.right", "box.top == view.top",
      "box.bottom == view.bottom")
    try scene.add("a", size: NaturalSize(width: 10, height: 10), in: "box")
    try scene.relate(
      all: "a.left == box.safeArea.left", "a.bottom == box.safeArea.bottom - 1")
    #expect(
      try scene.solution().safeAreaInsets(of: scene.id("box"))
        == Insets(top: 0, left: 39, bottom: 21, right: 59))
    #expect(try areClose(scene.frame("a").x, 39))
    #expect(try areClose(scene.frame("a").maxY, 393 - 21 - 1))
  }

  @Test func marginsAreEightAndTheSafeArea() throws {
    var scene = try turned()
    try scene.place(
      "box", Rect(x: 0, y: 0, width: 852, height: 393), of: Size(width: 852, height: 393))
    let box = try scene.id("box")
    #expect(
      try scene.solution().layoutMargins(of: box)
        == Insets(top: 8, left: 67, bottom: 29, right: 67))
    try scene.edit(.change(box, .insetsLayoutMarginsFromSafeArea(false)))
    #expect(
      try scene.solution().layoutMargins(of: box)
        == Insets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (393, 16), (414, 20), (1024, 20)])
  func theRootViewsSideMarginsAreTheDevices(width: Double, side: Double) throws {
    var scene = try Scene(device: Device(size: Size(width: width, height: 600)))
    #expect(
      try scene.solution().layoutMargins(of: .root)
        == Insets(top: 0, left: side, bottom: 0, right: side))
    try scene.edit(
      .change(.root, .margins(.absolute(Insets(top: 5, left: 30, bottom: 0, right: 0)))))
    #expect(
      try scene.solution().layoutMargins(of: .root)
        == Insets(top: 5, left: 30, bottom: 0, right: side))
  }

  @Test func preservedMarginsReachInAsFarAsTheSuperviews() throws {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    let margins = Insets(top: 20, left: 20, bottom: 20, right: 20)
    try scene.place("outer", Rect(x: 0, y: 0, width: 300, height: 300), of: .zero)
    try scene.place("inner", Rect(x: 10, y: 10, width: 100, height: 100), of: .zero, in: "outer")
    try scene.edit(
      .change(scene.id("outer"), .margins(.absolute(margins))),
      .change(scene.id("inner"), .preservesSuperviewLayoutMargins(true)))
    #expect(
      try scene.solution().layoutMargins(of: scene.id("inner"))
        == Insets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func directionalMarginsFollowReading() throws {
    var scene = try Scene(
      device: Device(size: Size(width: 320, height: 480)), direction: .rightToLeft)
    try scene.place("box", Rect(x: 0, y: 0, width: 300, height: 300), of: .zero)
    try scene.edit(
      .change(
        scene.id("box"), .margins(.directional(top: 1, leading: 2, bottom: 3, trailing: 4))))
    #expect(
      try scene.solution().layoutMargins(of: scene.id("box"))
        == Insets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func marginAttributesAreEdgesOfTheMarginsGuide() throws {
    var scene = try Scene()
    try scene.add("a")
    try scene.relate(
      all: "a.leading == view.leadingMargin", "a.right == view.layoutMargins.right",
      "a.top == view.topMargin", "a.centerY == view.centerYWithinMargins")
    #expect(try areClose(scene.frame("a"), Rect(x: 16, y: 59, width: 361, height: 759)))
  }

  @Test func readableContentIsNeverWiderThanItsLimit() throws {
    var scene = try Scene(device: Device(size: Size(width: 1024, height: 768)))
    try scene.add("a")
    try scene.relate(
      all: "a.leading == view.readableContent.leading",
      "a.trailing == view.readableContent.trailing")
    #expect(try areClose(scene.frame("a").x, 176))
    #expect(try areClose(scene.frame("a").width, 672))
    try scene.edit(.setDevice(.initial))
    #expect(try areClose(scene.frame("a").x, 16))
    #expect(try areClose(scene.frame("a").width, 361))
  }

  /// UIKit guides and devices, section 4: on telephones it is the margins guide.
  @Test(arguments: [Device.initial, Device(size: Size(width: 393, height: 852))])
  func onTelephonesReadableContentIsAsWideAsTheMargins(_ device: Device) throws {
    var scene = try Scene(device: device)
    try scene.add("a")
    try scene.relate(
      all: "a.leading == view.readableContent.leading",
      "a.trailing == view.readableContent.trailing")
    try scene.edit(.setOrientation(.landscape))
    #expect(try scene.frame("a").width > 672)
    #expect(
      try areClose(scene.frame("a").width, scene.value("view.layoutMargins.width")))
  }

  @Test func aHiddenKeyboardCoversWhatIsBelowTheSafeArea() throws {
    var scene = try Scene()
    try scene.add("a", size: NaturalSize(width: 10, height: 10))
    #expect(try areClose(scene.value("view.keyboard.top"), 818))
    #expect(try areClose(scene.value("view.keyboard.height"), 34))
    try scene.relate("a.bottom == view.keyboard.top")
    #expect(try areClose(scene.frame("a").maxY, 818))
    #expect(try areClose(scene.value("view.keyboard.height"), 34))
  }

  /// Section 5: then it is the view's bottom edge, and what is shown covers what it did.
  @Test func aHiddenKeyboardMayLeaveTheSafeAreaOut() throws {
    var scene = try Scene()
    try scene.add("a", size: NaturalSize(width: 10, height: 10))
    try scene.relate("a.bottom == view.keyboard.top")
    var tracking = KeyboardTracking()
    tracking.usesBottomSafeArea = false
    try scene.edit(.change(.root, .keyboard(tracking)))
    #expect(try areClose(scene.frame("a").maxY, 852))
    #expect(try areClose(scene.value("view.keyboard.height"), 0))
    try scene.edit(.setKeyboard(height: 300))
    #expect(try areClose(scene.frame("a").maxY, 552))
  }

  @Test func aSafeAreaThatChasesItsViewSettlesTheSameWayEachTime() throws {
    var scene = try turned()
    try scene.add("box")
    try scene.add("a", size: NaturalSize(width: 10, height: 10), in: "box")
    try scene.relate(
      all: "box.left == view.left", "box.top == view.top", "box.height == 50",
      "a.left == box.safeArea.left", "box.right == a.right", "a.top == box.top")
    let first = try scene.frame("box")
    try scene.edit(.setConstant(ConstraintID(1), 5))
    _ = try scene.solution()
    try scene.edit(.setConstant(ConstraintID(1), 0))
    #expect(try scene.frame("box") == first)
    #expect(areClose(first.width, 69))
  }
}
