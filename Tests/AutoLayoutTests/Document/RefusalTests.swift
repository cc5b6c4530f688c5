import AutoLayout
import Testing

/// What UIKit refuses with an exception is refused with its reason (UIKit constraints, section 4).
@Suite struct RefusalTests {
  private var builder = DocumentBuilder()
  private let title: ViewID
  private let guide: ViewID

  init() throws {
    title = try builder.view("title", .label)
    guide = try builder.view("gap", .guide)
  }

  private func new(
    _ first: Anchor, _ second: Anchor?, constant: Double = 0, multiplier: Double = 1
  ) -> NewConstraint {
    var new = NewConstraint(first, .equal, second, origin: .typed(step: 1))
    new.constant = constant
    new.multiplier = multiplier
    return new
  }

  @Test mutating func aLocationNeedsAPartner() {
    let top = Anchor(title, .top)
    builder.expectRefusal(
      of: new(top, nil, constant: 8), .locationNeedsPartner(top, .equal, constant: 8))
    builder.expectRefusal(
      of: new(top, Anchor(.root, .top), multiplier: 0),
      .locationNeedsPartner(top, .equal, constant: 0))
  }

  @Test mutating func sizesAndLocationsDoNotMix() {
    let (width, top) = (Anchor(title, .width), Anchor(.root, .top))
    builder.expectRefusal(of: new(width, top), .sizeWithLocation(width, top))
    builder.expectRefusal(of: new(top, width), .sizeWithLocation(top, width))
  }

  @Test(arguments: [
    (Attribute.leading, Attribute.left), (.trailing, .right), (.leadingMargin, .left),
    (.left, .trailingMargin),
  ])
  mutating func readingEdgesAndSidesDoNotMix(_ one: Attribute, _ other: Attribute) {
    let (first, second) = (Anchor(title, one), Anchor(.root, other))
    builder.expectRefusal(of: new(first, second), .directionalWithAbsolute(first, second))
  }

  @Test mutating func horizontalAndVerticalDoNotMix() {
    let (first, second) = (Anchor(title, .centerX), Anchor(.root, .top))
    builder.expectRefusal(of: new(first, second), .horizontalWithVertical(first, second))
  }

  @Test mutating func whatRelatesTheAxesCanBeMadeButNotActivated() throws {
    let (first, second) = (Anchor(title, .centerX), Anchor(.root, .top))
    let id = try builder.constrain(first, .equal, second, isActive: false)
    builder.expectRefusal(of: [.activate([id])], .horizontalWithVertical(first, second))
    builder.expectRefusal(of: [.install(id, on: .root)], .horizontalWithVertical(first, second))
  }

  @Test func centresGoWithBothKindsOfEdges() throws {
    var builder = builder
    try builder.constrain(Anchor(title, .centerX), .equal, Anchor(.root, .leading))
    try builder.constrain(Anchor(title, .centerX), .equal, Anchor(.root, .right))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1.1e7, -1e308])
  mutating func aConstantIsFiniteAndNotTooLarge(_ constant: Double) {
    let before = builder.document
    #expect(throws: EditFailure.self) {
      try builder.document.apply(
        .addConstraint(new(Anchor(title, .width), nil, constant: constant)))
    }
    #expect(builder.document == before)
  }

  @Test(arguments: [Double.nan, .infinity, 1e-7, 1e7, -1e-7])
  mutating func aMultiplierIsNeitherTooSmallNorTooLarge(_ multiplier: Double) {
    #expect(throws: EditFailure.self) {
      try builder.document.apply(
        .addConstraint(
          new(Anchor(title, .width), Anchor(.root, .width), multiplier: multiplier)))
    }
  }

  @Test mutating func guidesHaveNeitherMarginsNorBaselines() {
    for attribute in [Attribute.leadingMargin, .firstBaseline, .centerYWithinMargins] {
      let own = Anchor(guide, attribute)
      let system = Anchor(Item(title, guide: .safeArea), attribute)
      builder.expectRefusal(of: new(own, Anchor(.root, attribute)), .guideLacks(own))
      builder.expectRefusal(of: new(system, Anchor(.root, attribute)), .guideLacks(system))
    }
  }

  @Test mutating func activeConstraintsNeedACommonAncestor() throws {
    let loose = try builder.view("loose", in: nil)
    let (first, second) = (Anchor(loose, .top), Anchor(.root, .top))
    builder.expectRefusal(of: new(first, second), .noCommonAncestor(first, second))
    let id = try builder.constrain(first, .equal, second, isActive: false)
    builder.expectRefusal(of: [.activate([id])], .noCommonAncestor(first, second))
  }

  @Test mutating func theHolderMustStandAboveAllItems() throws {
    let card = try builder.view("card")
    let id = try builder.constrain(Anchor(title, .width), by: 10, isActive: false)
    builder.expectRefusal(
      of: [.install(id, on: card)], .holderNotAncestor(card, item: title))
  }

  @Test mutating func aPriorityDoesNotCross1000WhileActive() throws {
    let id = try builder.constrain(Anchor(title, .width), by: 10)
    builder.expectRefusal(
      of: [.setPriority(id, .defaultHigh)],
      .crossesRequired(id, from: .required, to: .defaultHigh))
    try builder.document.apply(.deactivate([id]))
    try builder.document.apply(.setPriority(id, .defaultHigh))
    try builder.document.apply(.activate([id]))
    builder.expectRefusal(
      of: [.setPriority(id, .required)],
      .crossesRequired(id, from: .defaultHigh, to: .required))
    try builder.document.apply(.setPriority(id, .defaultLow))
  }

  @Test(arguments: [0, -1, 1000.001, Double.nan, .infinity])
  func aPriorityIsAbove0AndAtMost1000(_ number: Double) {
    #expect(Priority(rawValue: number) == nil)
  }

  @Test mutating func aSetOfConstraintsIsActivatedWholeOrNotAtAll() throws {
    let loose = try builder.view("loose", in: nil)
    let good = try builder.constrain(Anchor(title, .width), by: 10, isActive: false)
    let bad = try builder.constrain(
      Anchor(loose, .top), .equal, Anchor(.root, .top), isActive: false)
    #expect(throws: EditFailure.self) { try builder.document.apply(.activate([good, bad])) }
    #expect(builder.document.constraint(good)?.isActive == false)
  }

  @Test mutating func namesAreUsedOnce() {
    let taken = NewView.added(.view, name: "title", in: .root, step: 1)
    builder.expectRefusal(of: [.addView(taken)], .nameTaken("title", by: .view(title)))
    for name in ["view", "window", "c1", "c99", "and", "as"] {
      let reserved = NewView.added(.view, name: name, in: .root, step: 1)
      builder.expectRefusal(of: [.addView(reserved)], .reservedName(name))
    }
    for name in ["Any", "inout", "private", "throws"] {
      #expect(builder.document.objection(toTypedName: name) == .reservedName(name))
      #expect(builder.document.objection(toName: name) == nil)
    }
    let long = String(repeating: "é", count: Limits.name)
    let tooLong = NewView.added(.view, name: long + "x", in: .root, step: 1)
    builder.expectRefusal(of: [.addView(tooLong)], .nameTooLong(limit: Limits.name))
    #expect(builder.document.objection(toName: long) == nil)
    for name in ["写真😀", "🐶🐮", "👨\u{200D}👩\u{200D}👧"] {
      #expect(builder.document.objection(toName: name) == nil)
    }
    for name in ["", "1a", "a b", "a-b", ".", "☀", "→", "\u{200D}🐶"] {
      let illegal = NewView.added(.view, name: name, in: .root, step: 1)
      builder.expectRefusal(of: [.addView(illegal)], .illegalName(name))
    }
  }

  @Test mutating func theWindowAndItsViewStayWhereTheyAre() {
    builder.expectRefusal(of: [.remove(.root, step: 1)], .fixedView(.root))
    builder.expectRefusal(of: [.rename("view", to: "root")], .fixedView(.root))
    builder.expectRefusal(
      of: [.insert(.window, into: title, at: .front, step: 1)], .fixedView(.window))
  }

  @Test mutating func aViewCannotGoIntoItself() throws {
    let card = try builder.view("card")
    let inner = try builder.view("inner", in: card)
    builder.expectRefusal(
      of: [.insert(card, into: inner, at: .front, step: 1)], .hierarchyCycle(card, into: inner))
    builder.expectRefusal(
      of: [.insert(card, into: card, at: .front, step: 1)], .hierarchyCycle(card, into: card))
  }

  @Test mutating func viewsNestToALimit() throws {
    var top = ViewID.root
    var depth = builder.document.depth(of: top)
    while depth < Limits.depth {
      top = try builder.view("v\(depth)", in: top)
      depth += 1
    }
    let oneMore = NewView.added(.view, name: "tooDeep", in: top, step: 1)
    builder.expectRefusal(of: [.addView(oneMore)], .nestedTooDeep(limit: Limits.depth))
  }

  @Test mutating func aLayoutHasSoManyViewsAndNoMore() throws {
    while builder.document.views.count < Limits.views {
      _ = try builder.view("v\(builder.document.views.count)")
    }
    let oneMore = NewView.added(.view, name: "oneMore", in: .root, step: 1)
    builder.expectRefusal(of: [.addView(oneMore)], .tooManyViews(limit: Limits.views))
  }
}
