import AutoLayout
import Testing

/// Free layers in a document: one list with the subviews, and nothing that Auto Layout sees (UIKit
/// geometry and layers, sections 3.2 and 3.3).
@Suite struct LayerTests {
  private var builder = DocumentBuilder()
  private let sign: ViewID
  private let one: ViewID
  private let two: ViewID
  private let border: ViewID

  init() throws {
    sign = try builder.view("sign")
    one = try builder.view("one", in: sign)
    border = try builder.view("border", .layer, in: sign)
    two = try builder.view("two", in: sign)
  }

  private var order: [ViewID] { builder.document.view(sign)?.sublayers ?? [] }

  @Test func layersAndSubviewsInterleaveInTheOrderOfTheirAdding() {
    #expect(order == [one, border, two])
    #expect(builder.document.view(sign)?.subviews == [one, two])
    #expect(builder.document.preorder(from: sign) == [sign, one, two])
    #expect(builder.document.layerOrder(from: sign) == [sign, one, border, two])
  }

  @Test mutating func anIndexOfSubviewsDoesNotCountLayersAndOneOfLayersDoes() throws {
    let view = try builder.view("three", in: nil)
    let layer = try builder.view("shine", .layer, in: nil)
    try builder.document.apply(.insert(view, into: sign, at: .index(1), step: 2))
    #expect(order == [one, border, view, two])
    try builder.document.apply(.insert(layer, into: sign, at: .index(1), step: 3))
    #expect(order == [one, layer, border, view, two])
    #expect(builder.document.view(sign)?.subviews == [one, view, two])
  }

  @Test(arguments: [
    (Placement.front, [0, 2, 1]), (.back, [1, 0, 2]), (.index(9), [0, 2, 1]),
  ])
  mutating func aLayerMovesAmongTheViews(_ placement: Placement, _ expected: [Int]) throws {
    let before = order
    try builder.document.apply(.insert(border, into: sign, at: placement, step: 2))
    #expect(order == expected.map { before[$0] })
  }

  @Test mutating func viewsAndLayersAreSiblingsOfEachOther() throws {
    try builder.document.apply(.insert(one, into: sign, at: .above(border), step: 2))
    #expect(order == [border, one, two])
    try builder.document.apply(.insert(border, into: sign, at: .above(two), step: 3))
    #expect(order == [one, two, border])
    try builder.document.apply(.remove(two, step: 4))
    #expect(order == [one, border])
    try builder.document.apply(.remove(border, step: 5))
    #expect(order == [one])
    #expect(builder.document.removed == [two, border].sorted())
  }

  @Test mutating func aLayerHoldsLayersAndNoViews() throws {
    let shine = try builder.view("shine", .layer, in: border)
    #expect(builder.document.view(border)?.sublayers == [shine])
    builder.expectRefusal(
      of: [.insert(one, into: border, at: .front, step: 2)], .layerCannotHold(border))
    builder.expectRefusal(
      of: [.addView(.added(.guide, name: "gap", in: border, step: 2))], .layerCannotHold(border))
    builder.expectRefusal(
      of: [.insert(border, into: shine, at: .front, step: 2)],
      .hierarchyCycle(border, into: shine))
  }

  @Test mutating func noConstraintReachesALayer() {
    builder.expectRefusal(
      of: NewConstraint(Anchor(border, .width), .equal, nil, origin: .typed(step: 1)),
      .layerHasNoAnchors(border))
    builder.expectRefusal(
      of: NewConstraint(
        Anchor(one, .top), .equal, Anchor(border, .top), origin: .typed(step: 1)),
      .layerHasNoAnchors(border))
  }

  @Test mutating func onlyLayersAreSetAfterALayoutAndOnlyOfViews() {
    let bounds = FrameExpression.bounds(of: sign)
    builder.expectRefusal(
      of: [.setCallback(sign, LayoutCallback([.set(.init(.root, frame: bounds))]))],
      .notALayer(.root))
    builder.expectRefusal(
      of: [.setCallback(border, LayoutCallback([.set(.init(border, frame: bounds))]))],
      .laysOutNothing(border))
  }

  @Test func scrollViewsCutWhatLiesInThem() throws {
    var builder = builder
    let list = try builder.view("list", .scrollView)
    #expect(builder.document.view(list)?.layer.masksToBounds == true)
    #expect(builder.document.view(sign)?.layer == LayerStyle())
  }
}
