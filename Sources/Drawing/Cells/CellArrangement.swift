import AutoLayout
import Prose

/// How a page is divided between a picture and the panel beside or under it.
struct CellArrangement {
  /// For the picture.
  var columns: Int
  var rows: Int
  var panelWidth: Int
  var panelHeight: Int
  var isBelow: Bool
  var style: CellPanel.Style

  /// What is to be shown.
  struct Needs {
    var region: Rect
    /// In points; no cell stands for less.
    var finest: Double
    /// Of the widest.
    var nameWidth: Int
    var detailWidth: Int
    /// Of the panel, at most.
    var lines: Int
    /// Whether names alone would not do.
    var needsDetails: Bool
  }

  /// The line that was typed, and the prompts before and behind it.
  private static let roomForLinesAround = 3
  static let gap = 2
  private static let narrowestPicture = 14

  static func height(of page: Page) -> Int { page.rows - roomForLinesAround }

  /// The arrangement in which the picture is largest. One that says less, or puts things where one
  /// has to look for them, must be larger by a part.
  static func best(for needs: Needs, on page: Page) -> CellArrangement {
    let choices: [(arrangement: CellArrangement?, price: Double)] = [
      (beside(needs, on: page, as: .table), 1), (beside(needs, on: page, as: .stacked), 1.1),
      (needs.needsDetails ? nil : beside(needs, on: page, as: .names), 1.25),
      below(needs, on: page),
    ]
    let priced = choices.compactMap { choice in
      choice.arrangement.map { ($0, $0.grid(of: needs.region, finest: needs.finest), choice.price) }
    }
    let best = priced.min { $0.1.columnWidth * $0.2 < $1.1.columnWidth * $1.2 }
    return best?.0 ?? below(needs, on: page).arrangement
  }

  func grid(of region: Rect, finest: Double) -> CellGrid {
    CellGrid(of: region, columns: columns, rows: rows, finest: finest)
  }

  /// Gives the panel no more than what a picture leaves that has grown.
  mutating func leaveRoom(beside grid: CellGrid, on page: Page) {
    if !isBelow { panelWidth = min(panelWidth, page.columns - Self.gap - grid.columns) }
  }

  /// Gives the panel what the picture leaves.
  private static func beside(
    _ needs: Needs, on page: Page, as style: CellPanel.Style
  ) -> CellArrangement? {
    let room = page.columns - gap
    let columns = room - max(CellPanel.keyWidth + width(needs, style), 10)
    guard columns >= narrowestPicture else { return nil }
    var result = CellArrangement(
      columns: columns, rows: height(of: page), panelWidth: 0, panelHeight: height(of: page),
      isBelow: false, style: style)
    result.panelWidth = room - result.grid(of: needs.region, finest: needs.finest).columns
    return result
  }

  private static func width(_ needs: Needs, _ style: CellPanel.Style) -> Int {
    switch style {
    case .table: needs.nameWidth + gap + needs.detailWidth
    case .stacked: max(needs.nameWidth, needs.detailWidth)
    case .names: needs.nameWidth
    }
  }

  private static func below(
    _ needs: Needs, on page: Page
  ) -> (arrangement: CellArrangement, price: Double) {
    let height = height(of: page)
    let isTable = CellPanel.keyWidth + width(needs, .table) <= page.columns
    let lines = isTable ? needs.lines : needs.lines * 2
    var result = CellArrangement(
      columns: page.columns, rows: height - min(lines, height * 2 / 5),
      panelWidth: page.columns, panelHeight: 0, isBelow: true, style: isTable ? .table : .stacked)
    result.panelHeight = height - result.grid(of: needs.region, finest: needs.finest).rows
    return (result, lines > result.panelHeight ? 1.25 : 1.1)
  }
}

extension Rect {
  /// Grown to `size` where it is smaller, evenly, as far as `bounds` go.
  func grown(to size: Size, within bounds: Rect) -> Rect {
    let (x, width) = Self.grown(x, self.width, to: size.width, within: (bounds.x, bounds.maxX))
    let (y, height) = Self.grown(y, self.height, to: size.height, within: (bounds.y, bounds.maxY))
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func grown(
    _ start: Double, _ length: Double, to wanted: Double, within bounds: (low: Double, high: Double)
  ) -> (start: Double, length: Double) {
    guard wanted > length else { return (start, length) }
    let (low, high) = (min(bounds.low, start), max(bounds.high, start + length))
    let grown = min(wanted, high - low)
    let centred = start - (grown - length) / 2
    return (min(max(centred, low), high - grown), grown)
  }
}
