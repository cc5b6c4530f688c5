import AutoLayout
import Diagnosis
import Testing

/// What is ambiguous, why, and what would settle it.
struct AmbiguityTests {
  private func ambiguities(_ sample: Sample) throws -> [String: Ambiguity] {
    let found = try sample.findings().ambiguities
    return Dictionary(
      uniqueKeysWithValues: found.map { ambiguity in
        let name = sample.document.views[ambiguity.item.view]?.name ?? ""
        return ("\(name).\(ambiguity.part)", ambiguity)
      })
  }

  @Test func nothingFixesAFreshView() throws {
    var sample = Sample()
    try sample.addViews("title")
    let found = try ambiguities(sample)
    #expect(found.keys.sorted() == ["title.height", "title.width", "title.x", "title.y"])
    #expect(found.values.allSatisfy { $0.cause == .nothingFixes })
    #expect(found["title.x"]?.range == ValueRange(low: -.infinity, high: .infinity))
    #expect(found["title.width"]?.range == ValueRange(low: 0, high: .infinity))
    #expect(
      try found["title.x"]?.settlement
        == .constraint(sample.equation("title.leading == view.leading + 16")))
    #expect(
      try found["title.height"]?.settlement
        == .constraint(sample.equation("title.height == 100")))
  }

  @Test func whatWaitsForANumberIsNamedAsTheReason() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.add("title.width == 60", "title.height == 20", "title.leading == view.leading")
    let id = sample.document.nextConstraint
    var new = NewConstraint(
      try sample.anchor("title.top"), .equal, try sample.anchor("view.top"),
      origin: .swift(step: 2))
    new.waiting = Waiting(constant: "Metrics.gap")
    try sample.apply([.addConstraint(new)])
    let found = try ambiguities(sample)
    #expect(found.keys.sorted() == ["title.y"])
    #expect(found["title.y"]?.cause == .waits([.constraint(id)]))
  }

  @Test func boundsAreNamedWhereNothingElseFixes() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    let bounds = try sample.add(
      "title.leading >= view.leading + 20", "title.trailing <= view.trailing - 20")
    try sample.add("title.width == 60")
    let x = try #require(ambiguities(sample)["title.x"])
    #expect(x.range == ValueRange(low: 20, high: 240))
    #expect(x.value == 20)
    #expect(x.cause == .onlyBounded(by: bounds))
    #expect(
      try x.settlement == .constraint(sample.equation("title.leading == view.leading + 20")))
  }

  @Test func aPlaceHangsOnTheWidthBeforeItWhicheverViewIsOlder() throws {
    var sample = Sample()
    try sample.addViews("label", "image")
    try sample.settleVertically("label", "image")
    try sample.add(
      "image.leading == view.leading + 16", "label.leading == image.trailing + 8",
      "label.trailing == view.trailing - 16")
    let found = try ambiguities(sample)
    let (label, image) = (Item(try sample.view("label")), Item(try sample.view("image")))
    #expect(found["label.x"]?.cause == .hangs(on: image, .width))
    #expect(found["image.width"]?.cause == .hangs(on: label, .width))
    #expect(found["label.width"]?.cause == .nothingFixes)
    #expect(
      try found["label.width"]?.settlement == .constraint(sample.equation("label.width == 100")))
  }

  @Test func aRowHangsOnItsFirstFreeWidth() throws {
    var sample = Sample()
    try sample.addViews("a", "b")
    try sample.settleVertically("a", "b")
    try sample.add(
      "a.leading == view.leading", "b.leading == a.trailing + 8",
      "b.trailing == view.trailing")
    let found = try ambiguities(sample)
    let first = Item(try sample.view("a"))
    #expect(found["a.width"]?.cause == .nothingFixes)
    #expect(
      try found["a.width"]?.settlement == .constraint(sample.equation("a.width == 100")))
    #expect(found["b.x"]?.cause == .hangs(on: first, .width))
    #expect(found["b.width"]?.cause == .hangs(on: first, .width))
    #expect(found["b.width"]?.settlement == nil)
  }

  /// What lies inside goes where the view goes, and is measured from its corner.
  @Test func aPlaceInTheSuperviewHangsOnTheSizeOfThatAlone() throws {
    var sample = Sample()
    try sample.addViews("box")
    let box = try sample.view("box")
    try sample.apply([.addView(.added(.view, name: "dot", in: box, step: 1))])
    try sample.add("dot.centerY == box.centerY", "dot.height == 20")
    let found = try ambiguities(sample)
    #expect(found["box.y"]?.cause == .nothingFixes)
    #expect(
      try found["box.y"]?.settlement == .constraint(sample.equation("box.top == view.top + 16")))
    #expect(found["dot.y"]?.cause == .hangs(on: Item(box), .height))
  }

  @Test func aPlaceHangsOnItsOwnSizeOnlyWhereWhatItIsTiedToStands() throws {
    var sample = Sample()
    try sample.addViews("a", "b")
    try sample.add("a.centerY == b.centerY", "b.height == 20")
    #expect(try ambiguities(sample)["a.y"]?.cause == .nothingFixes)
    try sample.add("b.top == view.top")
    #expect(
      try ambiguities(sample)["a.y"]?.cause == .hangs(on: Item(sample.view("a")), .height))
  }

  @Test func theFrameOfASwitchIsMeantAndNotItsAlignmentRectangle() throws {
    var sample = Sample()
    try sample.addViews("toggle", kind: .switch)
    try sample.add("toggle.top == view.top", "toggle.leading >= view.leading")
    let x = try #require(ambiguities(sample)["toggle.x"])
    let frame = try sample.examination().solution.frame(of: sample.view("toggle"))
    #expect(x.value == frame?.x)
  }

  @Test func equalLabelsAreSettledByAPriority() throws {
    var sample = Sample()
    try sample.addViews("a", "b", kind: .label, size: Size(width: 40, height: 20))
    try sample.add(
      "a.top == view.top", "b.top == view.top", "a.leading == view.leading",
      "b.leading == a.trailing", "b.trailing == view.trailing")
    let found = try ambiguities(sample)
    let hugging = Handle.generated(try sample.view("a"), .hugging(.horizontal))
    #expect(found["a.width"]?.range == ValueRange(low: 40, high: 280))
    #expect(
      found["a.width"]?.settlement
        == .priority(hugging, try #require(Priority(rawValue: 252))))
    #expect(found["b.x"]?.cause == .hangs(on: Item(try sample.view("a")), .width))
  }

  /// A scroll view with a container that is pinned on four sides, and a view in that.
  private func scroller() throws -> Sample {
    var sample = Sample()
    try sample.addViews("s", kind: .scrollView)
    for (name, superview) in [("c", "s"), ("l", "c")] {
      let new = NewView.added(.view, name: name, in: try sample.view(superview), step: 1)
      try sample.apply([.addView(new)])
    }
    try sample.add(
      "s.leading == view.leading", "s.trailing == view.trailing", "s.top == view.top",
      "s.bottom == view.bottom", "c.leading == s.leading", "c.trailing == s.trailing",
      "c.top == s.top", "c.bottom == s.bottom", "l.leading == c.leading + 8",
      "l.top == c.top + 8", "l.height == 900", "l.width == 100")
    return sample
  }

  private func contentSettlement(
    _ sample: Sample, _ part: RectPart
  ) throws -> Ambiguity.Settlement? {
    let item = Item(try sample.view("s"), guide: .content)
    let found = try sample.findings().ambiguities.first { $0.item == item && $0.part == part }
    return try #require(found).settlement
  }

  @Test func aChainInsideAScrollViewIsLedToTheEndOfItsContainer() throws {
    let sample = try scroller()
    #expect(
      try contentSettlement(sample, .height)
        == .constraint(sample.equation("l.bottom == c.bottom - 8")))
  }

  /// Its container has the length of the chain, not any number, and the width of what scrolls it.
  @Test func aContainerInAScrollViewIsAsLargeAsItsChain() throws {
    let sample = try scroller()
    let found = try ambiguities(sample)
    #expect(
      found["c.height"]?.settlement == .constraint(try sample.equation("l.bottom == c.bottom - 8")))
    #expect(found["c.width"]?.settlement == .constraint(try sample.equation("c.width == s.width")))
  }

  /// A content that is as large as the frame does not scroll, which nobody asked for.
  @Test func aContentIsNotMadeAsLargeAsTheFrame() throws {
    var sample = try scroller()
    try sample.apply([.remove(try sample.view("l"), step: 2)])
    #expect(try contentSettlement(sample, .height) == nil)
    #expect(try contentSettlement(sample, .width) == nil)
    try sample.add("c.width <= s.width", "c.height >= s.height")
    let scroll = try sample.view("s")
    let (frame, content) = (Item(scroll, guide: .frame), Item(scroll, guide: .content))
    #expect(try contentSettlement(sample, .height) == nil)
    #expect(
      try contentSettlement(sample, .width)
        == .constraint(Equation(Anchor(content, .width), .equal, Anchor(frame, .width))))
  }

  @Test func aSettledLayoutHasNoFindings() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading", "title.trailing == view.trailing")
    #expect(try sample.findings().isEmpty)
  }

  @Test func whatAStackViewArrangesFollowsTheViewBeforeIt() throws {
    var sample = Sample()
    try sample.addViews("row", kind: .stackView)
    let row = try sample.view("row")
    for name in ["a", "b", "c"] {
      try sample.apply([.addView(.added(.view, name: name, in: row, step: 1))])
    }
    let arranged = try ["a", "b", "c"].map(sample.view)
    try sample.apply(arranged.map { .arrange($0, in: row, at: nil, step: 1) })
    try sample.add(
      "row.leading == view.leading", "row.trailing == view.trailing", "row.top == view.top",
      "row.height == 20")
    let found = try ambiguities(sample)
    #expect(found.keys.sorted() == ["a.width", "b.width", "b.x", "c.width", "c.x"])
    let (a, b) = (Item(arranged[0]), Item(arranged[1]))
    #expect(found["a.width"]?.cause == .nothingFixes)
    #expect(found["b.x"]?.cause == .hangs(on: a, .width))
    #expect(found["b.width"]?.cause == .hangs(on: a, .width))
    #expect(found["c.x"]?.cause == .hangs(on: b, .x))
  }
}
