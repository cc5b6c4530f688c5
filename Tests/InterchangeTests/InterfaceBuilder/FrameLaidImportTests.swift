import AutoLayout
import Interchange
import Testing

/// Views of files that are laid out by their frames, in superviews that are not.
@Suite struct FrameLaidImportTests {
  /// Laid out by its frame.
  private func held(
    _ id: String, _ frame: Rect, mask: String, holding content: String = "",
    as name: String = "view"
  ) -> String {
    """
    <\(name) id="\(id)"><rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" \
    height="\(frame.height)"/><autoresizingMask key="autoresizingMask" \(mask)/>\(content)</\(name)>
    """
  }

  private func mask(_ bits: [String]) -> String {
    bits.map { "\($0)=\"YES\"" }.joined(separator: " ")
  }

  /// `a` is 335 points wide and 120 high in a root view of 375 points, and holds `content`.
  private func card(holding content: String, _ attributes: String = "") -> StoryboardText {
    StoryboardText(
      subviews(element("view", "a", attributes, holding: subviews(content)))
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
    #expect(try card(holding: held("b", frame, mask: mask(bits))).frame("b") == frame)
  }

  /// 105 points more of superview, which the mask deals out from there.
  @Test(arguments: [
    (["flexibleMinX"], 390.0, 40.0), (["widthSizable"], 285, 145), (["flexibleMaxX"], 285, 40),
  ])
  func itGoesOnFromThereByItsMask(_ bits: [String], _ x: Double, _ width: Double) throws {
    let frame = Rect(x: 285, y: 10, width: 40, height: 20)
    let imported = try card(holding: held("b", frame, mask: mask(bits))).imported()
    let document = try imported.start.applying(imported.edits)
    let wide = try #require(Device.named("iphone-8-plus"))
    let other = try document.applying([.setDevice(document.fitted(wide))])
    let layout = try LayoutEngine().layout(of: other)
    let shift = try #require(layout.frame(of: .root)).width - 375
    let id = try #require(imported.views.first { $0.id == "b" }).view
    let found = try #require(layout.frame(of: id))
    #expect(found.x == 285 + (x - 285) / 105 * shift)
    #expect(found.width == 40 + (width - 40) / 105 * shift)
  }

  /// A size that hangs on a frame that is itself laid out in a free view.
  @Test func framesWithinFramesWithinFreeViewsStay() throws {
    let leaf = held("c", Rect(x: 5, y: 0, width: 10, height: 20), mask: mask(["flexibleMinX"]))
    let scene = card(
      holding: held(
        "b", Rect(x: 285, y: 10, width: 40, height: 20),
        mask: mask(["flexibleMinX", "widthSizable"]),
        holding: subviews(element("view", "inner", holding: subviews(leaf)))
          + constraints(
            constraint("inner.leading", "b.leading"), constraint("inner.trailing", "b.trailing"),
            constraint("inner.top", "b.top"), constraint("inner.bottom", "b.bottom"))))
    #expect(try scene.frame("inner") == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(try scene.frame("c") == Rect(x: 5, y: 0, width: 10, height: 20))
  }

  /// What it was stored for is not what a layout leads to; it is taken to fill what it lies in.
  @Test func whatFillsAMisplacedViewGoesOnFillingIt() throws {
    let scene = card(
      holding: held(
        "b", Rect(x: 0, y: 0, width: 600, height: 50),
        mask: mask(["widthSizable", "heightSizable"])),
      "misplaced=\"YES\"")
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
      \(subviews(held("b", all, mask: mask(["widthSizable", "heightSizable"]))))</view>
      """
    let effect =
      isFree
      ? element("visualEffectView", "blur", holding: content)
      : held("blur", all, mask: "", holding: content, as: "visualEffectView")
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
