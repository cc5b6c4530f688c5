import AutoLayout
import Testing

/// Views that are installed for some size classes only (Interface Builder: Installed). The initial
/// device has compact width and regular height, and on its side compact height.
@Suite struct InstallationTests {
  private var builder = DocumentBuilder()
  private let compactHeight: Set<SizeClasses> = [
    SizeClasses(horizontal: .compact, vertical: .compact),
    SizeClasses(horizontal: .regular, vertical: .compact),
  ]

  private func isActive(_ id: ConstraintID) -> Bool? { builder.document.constraint(id)?.isActive }

  private mutating func turn(_ orientation: Orientation) throws {
    try builder.document.apply(.setOrientation(orientation))
  }

  @Test mutating func aViewComesAndGoesWithItsConstraints() throws {
    let card = try builder.view("card")
    let label = try builder.view("label", .label, in: card)
    let own = try builder.constrain(Anchor(card, .width), by: 100)
    let outer = try builder.constrain(Anchor(label, .top), .equal, Anchor(.root, .top))
    try builder.document.apply(.installViews([card], in: compactHeight))
    #expect(builder.document.isUninstalled(card))
    #expect(builder.document.view(card)?.superview == nil)
    #expect([own, outer].map(isActive) == [true, false])
    try turn(.landscape)
    #expect(!builder.document.isUninstalled(card))
    #expect(builder.document.view(card)?.superview == .root)
    #expect([own, outer].map(isActive) == [true, true])
    try turn(.portrait)
    #expect(isActive(outer) == false)
    try builder.document.apply(.installViews([card], in: nil))
    #expect(isActive(outer) == true)
  }

  @Test mutating func viewsReturnToTheirPlaces() throws {
    let names = ["a", "b", "c", "d"]
    let views = try names.map { try builder.view($0) }
    try builder.document.apply(.installViews([views[0], views[1]], in: compactHeight))
    #expect(builder.document.view(.root)?.subviews == [views[2], views[3]])
    try turn(.landscape)
    #expect(builder.document.view(.root)?.subviews == SharedList(views))
  }

  @Test mutating func arrangedViewsReturnToTheirPlacesWithTheirSpacing() throws {
    let stack = try builder.view("stack", .stackView)
    let views = try ["a", "b", "c"].map { try builder.view($0, in: stack) }
    var arrangement = StackArrangement()
    arrangement.arranged = views.reversed()
    arrangement.customSpacing = [views[1]: 20]
    try builder.document.apply(.change(stack, .stack(arrangement)))
    try builder.document.apply(.installViews([views[1]], in: compactHeight))
    #expect(builder.document.view(stack)?.stack?.arranged == [views[2], views[0]])
    try turn(.landscape)
    #expect(builder.document.view(stack)?.stack == arrangement)
    #expect(builder.document.view(stack)?.subviews == SharedList(views))
  }

  @Test mutating func aConstraintWaitsForBothItsViews() throws {
    let (one, other) = (try builder.view("one"), try builder.view("other"))
    let gap = try builder.constrain(Anchor(one, .left), .equal, Anchor(other, .right))
    try builder.document.apply(.installViews([one], in: compactHeight))
    try builder.document.apply(
      .installViews([other], in: [SizeClasses(horizontal: .compact, vertical: .compact)]))
    try turn(.landscape)
    #expect(isActive(gap) == true)
    var traits = Traits()
    traits.horizontal = .regular
    try builder.document.apply(.setTraits(traits))
    #expect(builder.document.view(one)?.superview == .root)
    #expect(isActive(gap) == false)
  }

  @Test mutating func whatWasTakenOutByHandStaysOut() throws {
    let card = try builder.view("card")
    let outer = try builder.constrain(Anchor(card, .top), .equal, Anchor(.root, .top))
    try turn(.landscape)
    try builder.document.apply(.installViews([card], in: compactHeight))
    try builder.document.apply(.remove(card, step: 3))
    try turn(.portrait)
    try turn(.landscape)
    #expect(builder.document.view(card)?.superview == nil)
    #expect(isActive(outer) == false)
  }

  @Test mutating func aMultipliedPositionKeepsItsHolder() throws {
    let card = try builder.view("card")
    let half = try builder.constrain(
      Anchor(card, .left), .equal, Anchor(card, .right), times: 0.5, isActive: false)
    try builder.document.apply(.install(half, on: .root))
    try builder.document.apply(.installViews([card], in: compactHeight))
    #expect(isActive(half) == false)
    try turn(.landscape)
    #expect(builder.document.constraint(half)?.explicitHolder == .root)
  }

  @Test mutating func propertiesFollowTheSizeClasses() throws {
    let label = try builder.view("label", .label)
    let regularHeight = Set(SizeClasses.all).subtracting(compactHeight)
    try builder.document.apply(
      .varyValues(
        label,
        [
          .init(.isHidden(false), in: regularHeight), .init(.isHidden(true), in: compactHeight),
        ]))
    try turn(.landscape)
    #expect(builder.document.view(label)?.isHidden == true)
    try builder.document.apply(.change(label, .isHidden(false)))
    var traits = Traits()
    traits.horizontal = .regular
    try builder.document.apply(.setTraits(traits))
    #expect(builder.document.view(label)?.isHidden == false, "its value is the same in both")
    try turn(.portrait)
    #expect(builder.document.view(label)?.isHidden == false)
  }

  @Test mutating func theRootViewIsAlwaysInstalled() {
    builder.expectRefusal(of: [.installViews([.root], in: [])], .fixedView(.root))
  }
}
