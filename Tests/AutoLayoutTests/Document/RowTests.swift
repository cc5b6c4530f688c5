import Simplex
import Testing

@testable import AutoLayout

/// The rows of a table lie one under another, whatever becomes of one of them.
@Suite struct RowTests {
  private var document = Document()
  private let engine = LayoutEngine()
  private var table = ViewID.root
  private var rows: [ViewID] = []

  /// A table of three rows that fills the screen.
  init() throws {
    table = try make(.tableView, "table", in: .root)
    let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
    for edge in edges {
      let pin = NewConstraint(
        Anchor(table, edge), .equal, Anchor(.root, edge), origin: .typed(step: 1))
      try document.apply(.addConstraint(pin))
    }
    for name in ["first", "second", "third"] {
      rows.append(try make(.tableViewCell, name, in: table))
    }
  }

  private mutating func make(_ kind: ViewKind, _ name: String, in superview: ViewID) throws
    -> ViewID
  {
    let id = document.nextView
    let new = NewView.added(kind, name: name, in: superview, step: 1)
    document = try document.applying(document.making(new))
    return id
  }

  private mutating func give(_ row: ViewID, top: Double, height: Double) throws {
    let frame = Rect(x: 0, y: top, width: 393, height: height)
    let layout = FrameLayout(frame: frame, superviewSize: Size(width: 393, height: 852))
    try document.apply(.change(row, .frameLayout(layout)))
  }

  /// Their upper edges, from an engine that knows how they were before and from one that does not.
  private func tops(_ rows: [ViewID]) throws -> [Double] {
    let fresh = LayoutEngine()
    let (known, found) = try (fresh.layout(of: document), engine.layout(of: document))
    let tops = rows.compactMap { found.frame(of: $0)?.y }
    #expect(tops == rows.compactMap { known.frame(of: $0)?.y })
    #expect(
      LoweredPrint(engine.lowered, of: document) == LoweredPrint(fresh.lowered, of: document))
    return tops
  }

  @Test mutating func thoseBelowFollowAHigherOne() throws {
    #expect(try tops(rows) == [0, 44, 88])
    try give(rows[0], top: 0, height: 100)
    #expect(try tops(rows) == [0, 100, 144])
    try give(rows[1], top: 100, height: 20)
    #expect(try tops(rows) == [0, 100, 120])
  }

  @Test mutating func thoseBelowCloseUpWhereOneIsGone() throws {
    #expect(try tops(rows) == [0, 44, 88])
    try document.apply(.remove(rows[1], step: 2))
    #expect(try tops([rows[0], rows[2]]) == [0, 44])
    try document.apply(.remove(rows[0], step: 3))
    #expect(try tops([rows[2]]) == [0])
  }

  @Test mutating func thoseBelowCloseUpWhereOneMovesOut() throws {
    try document.apply(.insert(rows[0], into: .root, at: .front, step: 2))
    #expect(try tops([rows[1], rows[2]]) == [0, 44])
  }

  /// As with any view, what is hidden keeps its space.
  @Test mutating func aHiddenOneKeepsItsPlace() throws {
    try document.apply(.change(rows[0], .isHidden(true)))
    #expect(try tops(rows) == [0, 44, 88])
  }

  /// UIKit torutsume, T14: a row of height 0 is closed up, and comes back.
  @Test mutating func oneWithoutHeightIsClosedUp() throws {
    try give(rows[1], top: 44, height: 0)
    #expect(try tops(rows) == [0, 44, 44])
    try give(rows[1], top: 44, height: 44)
    #expect(try tops(rows) == [0, 44, 88])
  }

  /// The line below it takes nothing from its content view, as nothing is left, whatever lays out the
  /// table.
  @Test mutating func oneWithoutHeightContradictsNothing() throws {
    try give(rows[1], top: 44, height: 0)
    let content = try #require(document.contentView(of: rows[1]))
    #expect(try engine.layout(of: document).broken.isEmpty)
    #expect(try engine.layout(of: document).frame(of: content)?.height == 0)
  }

  /// As far as a file has the header of its section between them.
  @Test mutating func aDistanceStaysWhatItWas() throws {
    try give(rows[2], top: 120, height: 44)
    try give(rows[1], top: 44, height: 60)
    #expect(try tops(rows) == [0, 44, 136])
  }

  /// Their order is that of their places, and not that of the subviews.
  @Test mutating func oneInFrontStaysWhereItIs() throws {
    try document.apply(.insert(rows[0], into: table, at: .front, step: 2))
    #expect(try tops(rows) == [0, 44, 88])
    try give(rows[0], top: 0, height: 50)
    #expect(try tops(rows) == [0, 50, 94])
  }

  @Test mutating func aViewThatIsNoRowMovesNone() throws {
    let header = try make(.view, "header", in: table)
    let layout = FrameLayout(frame: Rect(x: 0, y: 0, width: 10, height: 60), superviewSize: .zero)
    try document.apply(.change(header, .frameLayout(layout)))
    try document.apply(.remove(header, step: 2))
    #expect(try tops(rows) == [0, 44, 88])
  }

  @Test func aRowIsSaidToLieUnderTheOneAboveIt() throws {
    _ = try engine.layout(of: document)
    let mask = engine.lowered.rows(of: rows[1]).first { $0.row == RowID(rows[1], .mask(.y)) }
    #expect(mask?.equation == Equation(Anchor(rows[1], .top), .equal, Anchor(rows[0], .bottom)))
  }

  // MARK: Rows that size themselves

  private mutating func setRowHeight(_ height: Scrolling.RowHeight?) throws {
    var scrolling = try #require(document.view(table)?.scrolling)
    scrolling.rowHeight = height
    try document.apply(.change(table, .scrolling(scrolling)))
  }

  /// Puts a box of 100 points between the edges of what a row shows.
  private mutating func fill(_ row: ViewID, at priority: Double = 1000) throws {
    let content = try #require(document.contentView(of: row))
    let box = try make(.view, "box\(Int(priority))", in: content)
    for edge in [Attribute.top, .bottom] {
      let pin = NewConstraint(
        Anchor(box, edge), .equal, Anchor(content, edge), origin: .typed(step: 1))
      try document.apply(.addConstraint(pin))
    }
    var height = NewConstraint(Anchor(box, .height), .equal, nil, origin: .typed(step: 1))
    height.constant = 100
    height.priority = try #require(Priority(rawValue: priority))
    try document.apply(.addConstraint(height))
  }

  /// UIKit sizing, section 7. The line below a row is a third of a point, and a row with nothing in it
  /// as high as rows are.
  @Test mutating func rowsAreAsHighAsWhatIsInThem() throws {
    try fill(rows[0])
    #expect(try tops(rows).map { ($0 * 3).rounded() } == [0, 301, 433])
    #expect(try engine.layout(of: document).broken.isEmpty)
    #expect(try engine.layout(of: document).misses.isEmpty)
    try setRowHeight(nil)
    #expect(try tops(rows) == [0, 44, 88])
    #expect(try !engine.layout(of: document).broken.isEmpty)
    try setRowHeight(.automatic)
    #expect(try tops(rows).map { ($0 * 3).rounded() } == [0, 301, 433])
  }

  /// A child's height loses to the pull at 49 and wins at 51.
  @Test(arguments: [(49.0, 132.0), (51, 301)])
  mutating func theyArePulledTogetherAt50(_ priority: Double, _ pixels: Double) throws {
    try fill(rows[0], at: priority)
    #expect(try tops(rows).map { ($0 * 3).rounded() } == [0, pixels, pixels + 132])
  }

  @Test mutating func theyAreMeasuredAnewWhenSomethingLeaves() throws {
    try fill(rows[0])
    #expect(try tops(rows).map { ($0 * 3).rounded() } == [0, 301, 433])
    let box = try #require(document.view(named: "box1000"))
    try document.apply(.remove(box.id, step: 2))
    #expect(try tops(rows) == [0, 44, 88])
  }

  @Test mutating func aHeightForAllRowsIsTakenByAll() throws {
    try give(rows[1], top: 44, height: 20)
    try setRowHeight(.fixed(60))
    #expect(try tops(rows) == [0, 60, 120])
    #expect(try engine.layout(of: document).frame(of: rows[1])?.height == 60)
  }
}
