import AutoLayout
import Testing

/// What hierarchy operations do to constraints (UIKit constraints, section 3.1).
@Suite struct HierarchyTests {
  private var builder = DocumentBuilder()
  private let card: ViewID
  private let label: ViewID
  private let other: ViewID

  init() throws {
    card = try builder.view("card")
    label = try builder.view("label", .label, in: card)
    other = try builder.view("other")
  }

  private func isActive(_ id: ConstraintID) -> Bool? { builder.document.constraint(id)?.isActive }

  @Test mutating func removingAViewDropsWhatTiesItToTheOutside() throws {
    let own = try builder.constrain(Anchor(card, .width), by: 100)
    let inner = try builder.constrain(Anchor(label, .top), .equal, Anchor(card, .top))
    let outer = try builder.constrain(Anchor(card, .top), .equal, Anchor(.root, .top))
    let fromInside = try builder.constrain(Anchor(label, .left), .equal, Anchor(other, .left))
    let elsewhere = try builder.constrain(Anchor(other, .width), by: 10)
    try builder.document.apply(.remove(card, step: 7))
    #expect([own, inner, elsewhere].map(isActive) == [true, true, true])
    #expect([outer, fromInside].map(isActive) == [false, false])
    #expect(builder.document.constraint(outer)?.loss?.view == card)
    #expect(builder.document.constraint(outer)?.loss?.step == 7)
    #expect(builder.document.removed == [card])
  }

  @Test mutating func puttingAViewBackBringsNoConstraintBack() throws {
    let outer = try builder.constrain(Anchor(card, .top), .equal, Anchor(.root, .top))
    try builder.document.apply(.remove(card, step: 2))
    try builder.document.apply(.insert(card, into: .root, at: .front, step: 3))
    #expect(isActive(outer) == false)
    try builder.document.apply(.activate([outer]))
    #expect(builder.document.constraint(outer)?.loss == nil)
  }

  @Test mutating func aConstraintInstalledHigherUpGoesWithTheView() throws {
    let width = try builder.constrain(Anchor(card, .width), by: 100, isActive: false)
    try builder.document.apply(.install(width, on: .root))
    try builder.document.apply(.remove(card, step: 2))
    #expect(isActive(width) == false)
    try builder.document.apply(.activate([width]))
    let constraint = try #require(builder.document.constraint(width))
    #expect(builder.document.holder(of: constraint) == card)
  }

  @Test mutating func anotherSuperviewCostsTheTiesToTheOutside() throws {
    let inner = try builder.constrain(Anchor(label, .top), .equal, Anchor(card, .top))
    try builder.document.apply(.insert(label, into: other, at: .front, step: 2))
    #expect(isActive(inner) == false)
    #expect(builder.document.view(label)?.superview == other)
    #expect(builder.document.view(card)?.subviews == [])
  }

  @Test mutating func anotherPlaceAmongSiblingsCostsNothing() throws {
    let tie = try builder.constrain(Anchor(card, .top), .equal, Anchor(other, .top))
    for placement in [Placement.front, .back, .above(other), .below(other), .index(1), .index(-4)] {
      try builder.document.apply(.insert(card, into: .root, at: placement, step: 2))
      #expect(isActive(tie) == true)
    }
    try builder.document.apply(.insert(card, into: .root, at: .above(other), step: 2))
    #expect(builder.document.view(.root)?.subviews == [other, card])
    try builder.document.apply(.insert(card, into: .root, at: .back, step: 2))
    #expect(builder.document.view(.root)?.subviews == [card, other])
  }

  @Test mutating func theHolderIsTheNearestCommonAncestor() throws {
    let guide = try builder.view("gap", .guide, in: card)
    let cases: [(Anchor, Anchor?, ViewID)] = [
      (Anchor(label, .width), nil, label), (Anchor(guide, .width), nil, card),
      (Anchor(label, .top), Anchor(card, .top), card),
      (Anchor(label, .top), Anchor(guide, .top), card),
      (Anchor(label, .top), Anchor(other, .top), .root),
    ]
    for (first, second, holder) in cases {
      let id = try builder.constrain(first, .equal, second)
      let constraint = try #require(builder.document.constraint(id))
      #expect(builder.document.holder(of: constraint) == holder)
    }
  }

  @Test mutating func removingAGuideDropsItsConstraints() throws {
    let guide = try builder.view("gap", .guide)
    let tie = try builder.constrain(Anchor(guide, .top), .equal, Anchor(card, .bottom))
    try builder.document.apply(.remove(guide, step: 2))
    #expect(isActive(tie) == false)
    #expect(builder.document.view(.root)?.guides == [])
  }

  @Test mutating func numbersAreNeverGivenTwice() throws {
    let first = try builder.constrain(Anchor(card, .width), by: 1)
    try builder.document.apply(.removeConstraint(first))
    let second = try builder.constrain(Anchor(card, .width), by: 1)
    #expect(second.rawValue == first.rawValue + 1)
  }

  @Test mutating func viewOrderIsATreeWalkWithGuidesBeforeSubviews() throws {
    let guide = try builder.view("gap", .guide, in: card)
    #expect(builder.document.preorder() == [.root, card, guide, label, other])
  }
}
