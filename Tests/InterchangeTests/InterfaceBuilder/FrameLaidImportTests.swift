import AutoLayout
import Interchange
import Testing

/// Views of files that are laid out by their frames, in superviews that are not.
@Suite struct FrameLaidImportTests {
  /// `a` is 335 points wide and 120 high in a root view of 375 points, and holds `content`.
  private func card(
    holding content: String, _ attributes: String = "",
    stored frame: Rect = Rect(x: 20, y: 100, width: 335, height: 120)
  ) -> StoryboardText {
    StoryboardText(
      subviews(element("view", "a", attributes, frame: frame, holding: subviews(content)))
        + constraints(
          constraint("a.top", "root.top", 100), constraint("a.leading", "root.leading", 20),
          constraint("root.trailing", "a.trailing", 20), constraint("a.height", nil, 120)))
  }

  private static let masks = [
    [], ["flexibleMinX", "flexibleMaxY"], ["widthSizable"], ["heightSizable", "widthSizable"],
    ["flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY"],
    ["flexibleMinX", "widthSizable"], ["flexibleMaxX", "widthSizable", "flexibleMinX"],
  ]

  @Test(arguments: masks)
  func aFrameInAFreeViewIsShownAsItIsStored(_ bits: [String]) throws {
    let frame = Rect(x: 285, y: 10, width: 40, height: 20)
    #expect(try card(holding: held("view", "b", frame, mask: bits)).frame("b") == frame)
  }

  /// 39 points more of superview, which the mask deals out from there.
  @Test(arguments: [
    (["flexibleMinX"], 324.0, 40.0), (["widthSizable"], 285, 79), (["flexibleMaxX"], 285, 40),
  ])
  func itGoesOnFromThereByItsMask(_ bits: [String], _ x: Double, _ width: Double) throws {
    let frame = Rect(x: 285, y: 10, width: 40, height: 20)
    let imported = try card(holding: held("view", "b", frame, mask: bits)).imported()
    let document = try imported.start.applying(imported.edits)
    let wide = try #require(Device.named("iphone-8-plus"))
    let other = try document.applying([.setDevice(document.fitted(wide))])
    let layout = try LayoutEngine().layout(of: other)
    #expect(layout.frame(of: .root)?.width == 414)
    let id = try #require(imported.views.first { $0.id == "b" }).view
    #expect(layout.frame(of: id) == Rect(x: x, y: 10, width: width, height: 20))
  }

  /// A size that hangs on a frame that is itself laid out in a free view.
  @Test func framesWithinFramesWithinFreeViewsStay() throws {
    let leaf = held("view", "c", Rect(x: 5, y: 0, width: 10, height: 20), mask: ["flexibleMinX"])
    let scene = card(
      holding: held(
        "view", "b", Rect(x: 285, y: 10, width: 40, height: 20),
        mask: ["flexibleMinX", "widthSizable"],
        holding: subviews(
          element(
            "view", "inner", frame: Rect(x: 0, y: 0, width: 40, height: 20), holding: subviews(leaf)
          ))
          + constraints(
            constraint("inner.leading", "b.leading"), constraint("inner.trailing", "b.trailing"),
            constraint("inner.top", "b.top"), constraint("inner.bottom", "b.bottom"))))
    #expect(try scene.frame("inner") == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(try scene.frame("c") == Rect(x: 5, y: 0, width: 10, height: 20))
  }

  /// UIKit loads both as they are stored, and the layout makes the outer one smaller.
  @Test func whatFillsAMisplacedViewGoesOnFillingIt() throws {
    let scene = card(
      holding: held(
        "view", "b", Rect(x: 0, y: 0, width: 600, height: 50),
        mask: ["widthSizable", "heightSizable"]),
      "misplaced=\"YES\"", stored: Rect(x: 0, y: 0, width: 600, height: 50))
    #expect(try scene.frame("b") == Rect(x: 0, y: 0, width: 335, height: 120))
  }

  /// Its content view is as large as it is, so that what lies by frame in that was stored for the same
  /// size: of an effect view that constraints lay out, and of one that lies by its own frame.
  @Test(arguments: [true, false])
  func whatFillsTheContentViewOfAnEffectFillsIt(_ isFree: Bool) throws {
    let all = Rect(x: 0, y: 0, width: 375, height: 200)
    let content = """
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="200"/>
      <autoresizingMask key="autoresizingMask"/>
      \(subviews(held("view", "b", all, mask: ["widthSizable", "heightSizable"])))</view>
      """
    let effect =
      isFree
      ? element("visualEffectView", "blur", frame: all, holding: content)
      : held("visualEffectView", "blur", all, holding: content)
    let scene = StoryboardText(
      subviews(effect)
        + (isFree
          ? constraints(
            constraint("blur.top", "root.top"), constraint("blur.leading", "root.leading"),
            constraint("blur.trailing", "root.trailing"), constraint("blur.height", nil, 200))
          : ""))
    #expect(try scene.frame("b") == all)
    #expect(try scene.frame("content") == all)
  }
}
