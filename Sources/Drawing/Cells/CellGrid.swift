import AutoLayout

/// Which cells show which points: a cell is twice as high as it is wide, and so are the points that
/// it stands for. Edges run through the middle of cells, so that views that touch share a line.
struct CellGrid {
  let region: Rect
  /// In points; a row is twice as high.
  let columnWidth: Double
  var rowHeight: Double { columnWidth * 2 }
  let columns: Int
  let rows: Int

  /// The largest picture of `region` that fits.
  init(of region: Rect, columns: Int, rows: Int, finest: Double = 0) {
    let across = region.width / Double(max(1, columns - 1))
    let down = region.height / Double(2 * max(1, rows - 1))
    let width = max(across, down, finest)
    columnWidth = width > 0 ? width : 1
    self.region = region
    self.columns = min(columns, Self.cells(region.width / columnWidth) + 1)
    self.rows = min(rows, Self.cells(region.height / (2 * columnWidth)) + 1)
  }

  func column(_ x: Double) -> Int { Self.cells((x - region.x) / columnWidth) }
  func row(_ y: Double) -> Int { Self.cells((y - region.y) / rowHeight) }

  func box(_ frame: Rect) -> CellRect {
    CellRect(
      left: column(frame.x), top: row(frame.y), right: column(frame.maxX), bottom: row(frame.maxY))
  }

  /// Whether anything of the rectangle lies in what is shown.
  func shows(_ frame: Rect) -> Bool {
    Self.overlap(frame.x, frame.maxX, region.x, region.maxX)
      && Self.overlap(frame.y, frame.maxY, region.y, region.maxY)
  }

  private static func overlap(
    _ low: Double, _ high: Double, _ start: Double, _ end: Double
  ) -> Bool {
    low == high || start == end ? start <= high && low <= end : start < high && low < end
  }

  /// Halves up; what is far outside stays so.
  private static func cells(_ value: Double) -> Int {
    Int(min(max((value + 0.5).rounded(.down), -1_000_000), 1_000_000))
  }
}
