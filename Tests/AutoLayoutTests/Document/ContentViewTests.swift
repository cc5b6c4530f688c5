import AutoLayout
import Testing

/// The views that UIKit makes in cells and effect views, and where a table puts its rows.
@Suite struct ContentViewTests {
  private var builder = DocumentBuilder()
  private let engine = LayoutEngine()

  private mutating func make(
    _ kind: ViewKind, _ name: String, in superview: ViewID? = .root, inCode: Bool = false
  ) throws -> ViewID {
    let id = builder.document.nextView
    var new =
      inCode
      ? NewView.made(kind, name: name, step: 1)
      : NewView.added(kind, name: name, in: superview, step: 1)
    new.superview = superview
    builder.document = try builder.document.applying(builder.document.making(new))
    return id
  }

  private func frame(_ view: ViewID?) throws -> Rect? {
    try view.flatMap { try engine.layout(of: builder.document).frame(of: $0) }
  }

  private func margins(_ view: ViewID?) throws -> Insets? {
    try view.flatMap { try engine.layout(of: builder.document).layoutMargins(of: $0) }
  }

  private mutating func show(on device: String) throws {
    let known: Device = try #require(Device.named(device))
    try builder.document.apply(.setDevice(known))
  }

  // MARK: Names

  @Test mutating func aContentViewGoesByTheNameOfItsView() throws {
    let cell = try make(.tableViewCell, "cell")
    let content = try #require(builder.document.contentView(of: cell))
    #expect(builder.document.view(named: "cell.contentView")?.id == content)
    #expect(builder.document.view(content)?.className == "UITableViewCellContentView")
    try builder.document.apply(.rename("cell", to: "row"))
    #expect(builder.document.view(named: "row.contentView")?.id == content)
    #expect(builder.document.view(named: "cell.contentView") == nil)
    #expect(builder.document.view(content)?.name == "row.contentView")
  }

  @Test mutating func noOtherViewCanBeCalledSo() throws {
    #expect(
      builder.document.objection(toName: "cell.contentView") == .illegalName("cell.contentView"))
  }

  @Test mutating func itStaysWhereItWasMade() throws {
    let cell = try make(.collectionViewCell, "cell")
    let card = try make(.view, "card")
    let content = try #require(builder.document.contentView(of: cell))
    let refused: [Edit] = [
      .remove(content, step: 2), .insert(content, into: card, at: .front, step: 2),
      .rename("cell.contentView", to: "inner"),
    ]
    for edit in refused { builder.expectRefusal(of: [edit], .belongsToItsView(content)) }
    try builder.document.apply(.remove(cell, step: 2))
    #expect(builder.document.contentView(of: cell) == content)
  }

  @Test mutating func onlyWhatUIKitMakesOneInHasOne() throws {
    for kind in ViewKind.all {
      let id = try make(kind, "a\(kind.name)")
      #expect((builder.document.contentView(of: id) == nil) == (kind.contentView == nil))
    }
    #expect(
      ViewKind.all.filter { $0.contentView != nil }
        == [.tableViewCell, .collectionViewCell, .visualEffectView])
  }

  // MARK: Frames

  /// UIKit sizing, section 3: the line under a row takes a pixel from the content view.
  @Test mutating func aRowIsAsWideAsTheScreenAndItsContentLeavesALineFree() throws {
    let cell = try make(.tableViewCell, "cell")
    let content = builder.document.contentView(of: cell)
    try show(on: "iphone-8")
    #expect(try frame(cell)?.size == Size(width: 375, height: 44))
    #expect(try frame(content) == Rect(x: 0, y: 0, width: 375, height: 43.5))
    try show(on: "iphone-15")
    #expect(try frame(cell)?.width == 393)
    let height = try #require(try frame(content)?.height)
    #expect(abs(height - 43.6667) < 0.001)
  }

  @Test mutating func inCodeItIsAsUIKitMakesIt() throws {
    let cell = try make(.tableViewCell, "cell", in: nil, inCode: true)
    let item = try make(.collectionViewCell, "item", in: nil, inCode: true)
    let frames = [cell, item].map { builder.document.view($0)?.frameLayout?.frame }
    #expect(frames == [Rect(x: 0, y: 0, width: 320, height: 44), .zero])
  }

  @Test mutating func aTablePutsRowsBelowOneAnother() throws {
    let table = try make(.tableView, "table")
    let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
    for edge in edges { try builder.constrain(Anchor(table, edge), .equal, Anchor(.root, edge)) }
    let first = try make(.tableViewCell, "first", in: table)
    let second = try make(.tableViewCell, "second", in: nil, inCode: true)
    let placed = builder.document.hosting(second, in: table)
    try builder.document.apply(.insert(second, into: table, at: .front, step: 2))
    builder.document = try builder.document.applying(placed)
    #expect(try frame(first) == Rect(x: 0, y: 0, width: 393, height: 44))
    #expect(try frame(second) == Rect(x: 0, y: 44, width: 393, height: 44))
  }

  /// UIKit sizing, section 3; interface builder, section 6.
  @Test(arguments: [
    ("iphone-8", 18, 44.0), ("iphone-8", 26, 51.5), ("ipad-9", 14, 44), ("ipad-9", 18, 44),
  ])
  mutating func aRowIsAsHighAsTheSystemMakesIt(
    _ device: String, _ system: Int, _ height: Double
  ) throws {
    try show(on: device)
    try builder.document.apply(.setSystem(SystemVersion(system)))
    let table = try make(.tableView, "table")
    let cell = try make(.tableViewCell, "cell")
    let row = try make(.tableViewCell, "row", in: table)
    let coded = try make(.tableViewCell, "coded", in: nil, inCode: true)
    let placed = builder.document.hosting(coded, in: table)
    try builder.document.apply(.insert(coded, into: table, at: .front, step: 2))
    builder.document = try builder.document.applying(placed)
    #expect(try frame(cell)?.height == height)
    #expect(try frame(row)?.height == height)
    #expect(try frame(coded)?.height == height)
    #expect(try frame(coded)?.y == height)
    var low = NewView.added(.tableViewCell, name: "low", in: table, step: 3)
    let given = Rect(x: 0, y: 0, width: 100, height: 44)
    low.frameLayout = FrameLayout(frame: given, superviewSize: .zero)
    let id = builder.document.nextView
    builder.document = try builder.document.applying(builder.document.making(low))
    #expect(try frame(id)?.height == 44)
  }

  /// Interface builder, section 11: an effect view is as large as what its content view holds.
  @Test mutating func theContentOfAnEffectViewPassesItsSizeUp() throws {
    let effect = try make(.visualEffectView, "effect")
    let content = try #require(builder.document.contentView(of: effect))
    try builder.constrain(Anchor(effect, .leading), .equal, Anchor(.root, .leading))
    try builder.constrain(Anchor(effect, .top), .equal, Anchor(.root, .top))
    try builder.constrain(Anchor(content, .width), by: 120)
    try builder.constrain(Anchor(content, .height), by: 30)
    #expect(try frame(effect)?.size == Size(width: 120, height: 30))
  }

  // MARK: Margins

  /// UIKit guides and devices, section 2; interface builder, section 6.
  @Test(arguments: [
    ("iphone-8", 16.0, 11.0), ("iphone-15", 20, 11), ("iphone-5", 16, 11), ("ipad-pro-11", 20, 11),
  ])
  mutating func theMarginsOfACellFollowTheDevice(
    _ device: String, _ side: Double, _ top: Double
  ) throws {
    let cell = try make(.tableViewCell, "cell")
    try show(on: device)
    let margins = try #require(try margins(builder.document.contentView(of: cell)))
    #expect(margins.left == side && margins.right == side && margins.top == top)
    #expect(abs(margins.bottom - (top - 1 / builder.document.scale)) < 0.001)
  }

  @Test(arguments: [(10, 8.0, 8.0), (11, 15, 11), (14, 16, 11), (18, 16, 11), (26, 16, 15)])
  mutating func theMarginsOfACellFollowTheSystem(
    _ system: Int, _ side: Double, _ top: Double
  ) throws {
    let cell = try make(.tableViewCell, "cell")
    try show(on: "iphone-8")
    try builder.document.apply(.setSystem(SystemVersion(system)))
    let margins = try #require(try margins(builder.document.contentView(of: cell)))
    #expect(margins.left == side && margins.top == top)
  }

  @Test mutating func givenMarginsHold() throws {
    let cell = try make(.tableViewCell, "cell")
    let content = try #require(builder.document.contentView(of: cell))
    let given = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try builder.document.apply(.change(content, .margins(.absolute(given))))
    #expect(try margins(content) == given)
  }
}
