import AutoLayout
import Diagnosis
import Testing

/// The ways of taking a view out, with the figures of the torutsume facts.
@Suite struct TorutsumeTests {
  /// Layout V (section 1): the button is at 156.333, and at 128 when all is closed.
  private static func vertical() throws -> Sample {
    var sample = Sample()
    try sample.addViews("image", kind: .imageView)
    try sample.addViews("label", kind: .label, size: Size(width: 60, height: 20.333))
    try sample.addViews("button", kind: .button, size: Size(width: 60, height: 30))
    try sample.add(
      "image.top == view.top + 20", "image.height == 100", "image.width == 50",
      "label.top == image.bottom + 8", "button.top == label.bottom + 8",
      "image.leading == view.leading", "label.leading == view.leading",
      "button.leading == view.leading")
    return sample
  }

  /// Layout H (section 2.1): the text is pinned on its far side.
  private static func horizontal() throws -> Sample {
    var sample = Sample()
    try sample.addViews("icon", kind: .imageView, size: Size(width: 40, height: 40))
    try sample.addViews("text", kind: .label, size: Size(width: 100, height: 20))
    try sample.apply([.change(sample.view("text"), .hugging(.horizontal, .defaultLow))])
    try sample.settleVertically("icon", "text")
    try sample.add(
      "icon.leading == view.leading + 16", "text.leading == icon.trailing + 8",
      "text.trailing == view.trailing - 16")
    return sample
  }

  private static func torutsume(of name: String, in sample: Sample) throws -> Torutsume {
    try Torutsume(sample.view(name), in: sample.examination(), step: 2)
  }

  private static func way(
    _ kind: Torutsume.Way.Kind, of name: String, in sample: Sample
  ) throws -> Torutsume.Way {
    try #require(torutsume(of: name, in: sample).ways.first { $0.kind == kind })
  }

  /// Where an anchor comes to when a way was gone.
  private static func value(
    _ anchor: String, after kind: Torutsume.Way.Kind, of name: String, in sample: Sample
  ) throws -> Double {
    var sample = sample
    try sample.apply(way(kind, of: name, in: sample).edits)
    return try #require(try sample.examination().solution.value(of: sample.anchor(anchor[...])))
  }

  private static func areClose(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude < 0.01
  }

  @Test(
    arguments: [
      (.hide, 156.333), (.fallback, 128), (.swap, 128), (.collapse, 128), (.empty, 128),
      (.priority, 128), (.size, 136), (.clear, 136),
    ] as [(Torutsume.Way.Kind, Double)])
  func theButtonComesToWhereTheFactsHaveIt(_ kind: Torutsume.Way.Kind, _ y: Double) throws {
    let sample = try Self.vertical()
    #expect(Self.areClose(try Self.value("button.top", after: kind, of: "label", in: sample), y))
    let outcome = try Self.way(kind, of: "label", in: sample).outcome
    #expect(outcome.verdict == (y == 128 ? .closes : .leavesSpace))
    #expect(Self.areClose(outcome.remainders.first?.amount ?? 0, y - 128))
  }

  @Test(arguments: [Torutsume.Way.Kind.remove, .unlink])
  func withoutAnythingPastTheViewTheButtonIsAmbiguous(_ kind: Torutsume.Way.Kind) throws {
    let sample = try Self.vertical()
    let outcome = try Self.way(kind, of: "label", in: sample).outcome
    #expect(outcome.verdict == .ambiguous)
    #expect(outcome.ambiguous.map(\.item) == [Item(try sample.view("button"))])
    #expect(outcome.ambiguous.map(\.part) == [.y])
  }

  @Test func theBestWayComesFirst() throws {
    let ways = try Self.torutsume(of: "label", in: Self.vertical()).ways
    #expect(
      ways.map(\.kind) == [
        .fallback, .swap, .collapse, .empty, .priority, .size, .clear, .hide, .remove, .unlink,
      ])
  }

  /// Section 2: above the hugging of what stays, below the compression resistance of what goes. What
  /// ties with the priority of something else, as 251 does, is not promised.
  @Test func theFallbackHasAWindow() throws {
    let way = try Self.way(.fallback, of: "icon", in: Self.horizontal())
    #expect(way.outcome.priorities == 252...749)
    guard case .addConstraint(let new)? = way.edits.first else {
      Issue.record("nothing is added")
      return
    }
    #expect(new.priority.rawValue == 500)
  }

  @Test(
    arguments: [
      (.fallback, 16), (.swap, 16), (.collapse, 16), (.empty, 16), (.priority, 16), (.size, 24),
      (.hide, 64), (.clear, 204), (.remove, 204), (.unlink, 204),
    ] as [(Torutsume.Way.Kind, Double)])
  func theTextBeginsWhereTheFactsHaveIt(_ kind: Torutsume.Way.Kind, _ x: Double) throws {
    let sample = try Self.horizontal()
    #expect(Self.areClose(try Self.value("text.left", after: kind, of: "icon", in: sample), x))
    let outcome = try Self.way(kind, of: "icon", in: sample).outcome
    #expect(Self.areClose(outcome.remainders.first?.amount ?? 0, x - 16))
  }

  /// What opens the space to the right of the icon opens it to the left where one reads from there.
  @Test func theAmountIsTheSameFromRightToLeft() throws {
    var sample = try Self.horizontal()
    try sample.apply([.setDirection(.rightToLeft)])
    let outcome = try Self.way(.hide, of: "icon", in: sample).outcome
    #expect(outcome.remainders.map(\.amount) == [48])
    #expect(try Self.way(.swap, of: "icon", in: sample).outcome.verdict == .closes)
  }

  /// Section 3: with two optional views the nearer pair has the higher priority, and removing is enough.
  @Test func aFallbackThatWaitsIsUsed() throws {
    var sample = try Self.vertical()
    let handle = try sample.add("button.top == image.bottom + 8 @500")[0]
    let kinds = try Self.torutsume(of: "label", in: sample).ways.map(\.kind)
    #expect(kinds.first == .swap)
    #expect(!kinds.contains(.fallback))
    #expect(try Self.way(.remove, of: "label", in: sample).outcome.verdict == .closes)
    #expect(
      try Self.way(.swap, of: "label", in: sample).edits
        == [
          .deactivate([ConstraintID(5)]),
          .change(sample.view("label"), .isHidden(true)),
        ])
    #expect(handle == .constraint(ConstraintID(9)))
  }

  /// Section 4: a chain inside that must hold does not let the height be 0.
  @Test func aChainInsideIsLoweredWhereItMustBe() throws {
    var sample = Sample()
    try sample.addViews("head", "slot", "tail")
    var inner = NewView.added(.view, name: "inner", in: try sample.view("slot"), step: 1)
    inner.content.give(.noMetric)
    try sample.apply([.addView(inner)])
    for name in ["head", "slot", "tail"] {
      try sample.add("\(name).leading == view.leading", "\(name).width == 50")
    }
    try sample.add(
      "head.top == view.top", "head.height == 40", "slot.top == head.bottom + 8",
      "inner.top == slot.top", "inner.height == 20", "inner.leading == slot.leading",
      "inner.width == 10", "tail.top == slot.bottom + 8", "tail.height == 30")
    let chain = try sample.add("slot.bottom == inner.bottom + 4")[0]
    let way = try Self.way(.collapse, of: "slot", in: sample)
    #expect(way.outcome.verdict == .closes)
    #expect(way.outcome.movements.map(\.view) == [try sample.view("tail")])
    #expect(
      way.edits.contains { edit in
        if case .setPriority(let id, let priority) = edit {
          return .constraint(id) == chain && priority.rawValue == 999
        }
        return false
      })
    #expect(try Self.value("tail.top", after: .collapse, of: "slot", in: sample) == 48)
  }
}

/// Where nothing can close up, and why.
@Suite struct TorutsumeSituationTests {
  private func situation(
    of name: String, _ relations: String..., kind: ViewKind = .view
  ) throws -> Torutsume.Situation {
    var sample = Sample()
    try sample.addViews("one", "two", "three", kind: kind)
    for relation in relations { try sample.add(relation) }
    return try Torutsume(sample.view(name), in: sample.examination(), step: 2).situation
  }

  @Test func nothingIsTiedToItsEnd() throws {
    #expect(try situation(of: "two", "two.top == one.bottom + 8") == .nothingBehind)
  }

  @Test func nothingHoldsWhereItBegins() throws {
    #expect(
      try situation(of: "two", "two.centerY == view.centerY", "three.top == two.bottom + 8")
        == .nothingBefore([Item(ViewID(4))]))
  }

  /// It does begin at a fixed distance; what is missing is one behind it.
  @Test(arguments: ["three.top >= two.bottom + 4", "three.top <= two.bottom + 30"])
  func whatIsBehindKeepsLimitsOnly(_ another: String) throws {
    #expect(
      try situation(
        of: "two", "two.top == one.bottom + 6", "two.leading == one.leading",
        "two.trailing == view.trailing", "three.top >= two.bottom + 8", another)
        == .looseBehind([Item(ViewID(4))]))
  }

  @Test func itBeginsInLineWithAnother() throws {
    #expect(
      try situation(of: "two", "two.leading == one.leading", "two.trailing == view.trailing")
        == .inLine(with: Item(ViewID(2))))
  }

  @Test(arguments: ["two.leading == one.leading + 20", "two.leading == one.centerX"])
  func whatBeginsWithinAnotherIsNotInLine(_ line: String) throws {
    #expect(
      try situation(of: "two", line, "two.trailing == view.trailing")
        == .hangingOn(Item(ViewID(2))))
  }

  @Test func itReachesFromEdgeToEdge() throws {
    #expect(
      try situation(of: "two", "two.top == view.top + 8", "two.bottom == view.bottom - 8") == .alone
    )
  }

  /// A picture at the left of a name and a line below it, and a button below both.
  private func profile() throws -> Sample {
    var sample = Sample()
    try sample.addViews("pic", "name", "bio", "follow")
    try sample.add(
      "pic.leading == view.leading + 16", "pic.top == view.top + 20", "pic.width == 80",
      "pic.height == 80", "name.leading == pic.trailing + 12", "name.top == pic.top",
      "name.trailing == view.trailing - 16", "name.height == 20",
      "bio.leading == pic.trailing + 12", "bio.top == name.bottom + 8",
      "bio.trailing <= view.trailing - 16", "bio.width == 50", "bio.height == 30",
      "bio.trailing == view.trailing - 16 @500", "follow.top == bio.bottom + 12",
      "follow.leading == view.leading + 16", "follow.trailing == view.trailing - 16",
      "follow.height == 40")
    return sample
  }

  /// The name fills the place beside the picture.
  @Test func whereAnotherViewFillsTheGapTheAxisIsLeftAlone() throws {
    let sample = try profile()
    let torutsume = try Torutsume(sample.view("bio"), in: sample.examination(), step: 2)
    #expect(torutsume.situation.places.map(\.axis) == [.vertical])
    let best = try #require(torutsume.ways.first)
    #expect(best.outcome.verdict == .closes)
    #expect(best.outcome.movements.map(\.view) == [try sample.view("follow")])
  }

  @Test func anAxisCanBeChosen() throws {
    let sample = try profile()
    for axis in Axis.allCases {
      let torutsume = try Torutsume(
        sample.view("bio"), along: axis, in: sample.examination(), step: 2)
      #expect(torutsume.situation.places.map(\.axis).allSatisfy { $0 == axis })
    }
  }

  @Test func itIsPlacedByItsFrame() throws {
    var sample = Sample()
    var view = NewView.made(.view, name: "old", step: 1)
    view.superview = .root
    try sample.apply([.addView(view)])
    let torutsume = try Torutsume(sample.view("old"), in: sample.examination(), step: 2)
    #expect(torutsume.situation == .framed)
    #expect(torutsume.ways.isEmpty)
  }

  /// A spacer is a distance: with the other one as well there would be one too many.
  @Test func aSpacerComesInThePlaceOfTheDistanceBefore() throws {
    var sample = Sample()
    try sample.addViews("one", "two", "three")
    try sample.addViews("spacer", kind: .guide)
    try sample.add(
      "one.top == view.top", "one.height == 10", "two.top == one.bottom + 8", "two.height == 20",
      "spacer.top == two.bottom", "spacer.height == 6", "three.top == spacer.bottom",
      "three.height == 30")
    let torutsume = try Torutsume(sample.view("two"), in: sample.examination(), step: 2)
    let swap = try #require(torutsume.ways.first { $0.kind == .swap })
    #expect(swap.outcome.verdict == .closes)
    let collapse = try #require(torutsume.ways.first { $0.kind == .collapse })
    #expect(collapse.outcome.verdict == .closes)
    for way in [swap, collapse] {
      let after = try LayoutEngine().layout(of: sample.document.applying(way.edits))
      #expect(after.frame(of: try sample.view("three"))?.y == 16)
    }
  }

  @Test func baselinesLeadOnFromTextToText() throws {
    let found = try situation(
      of: "two", "one.firstBaseline == view.top + 20", "two.firstBaseline == one.lastBaseline + 24",
      "three.firstBaseline == two.lastBaseline + 30", kind: .label)
    #expect(
      found.places.map(\.goal) == [
        Equation(
          Anchor(ViewID(4), .firstBaseline), .equal, Anchor(ViewID(2), .lastBaseline),
          constant: 24)
      ])
  }

  /// What is behind may have no baseline.
  @Test func anEdgeIsNotPutWhereABaselineWas() throws {
    let found = try situation(
      of: "two", "one.firstBaseline == view.top + 20", "two.firstBaseline == one.lastBaseline + 24",
      "three.top == two.bottom + 8", kind: .label)
    #expect(
      found.places.map(\.goal) == [
        Equation(
          Anchor(ViewID(4), .top), .equal, Anchor(ViewID(2), .bottom), constant: 8)
      ])
  }

  /// What must hold counts, not a wish that does not; what is in line with it is no neighbour.
  @Test func thePlaceIsBetweenWhatHoldsIt() throws {
    let found = try situation(
      of: "two", "one.top == view.top", "one.height == 10", "two.top == one.bottom + 8",
      "two.height == 20", "two.top == view.top + 500 @200", "three.top == two.bottom + 12",
      "view.bottom == two.bottom + 5 @100", "three.height == two.height")
    let place = try #require(found.places.first)
    #expect(found.places.count == 1)
    #expect([place.before, place.behind] == [Item(ViewID(2)), Item(ViewID(4))])
    #expect(
      place.goal
        == Equation(
          Anchor(ViewID(4), .top), .equal, Anchor(ViewID(2), .bottom), constant: 8))
  }
}
