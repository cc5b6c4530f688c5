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
}
