import Simplex

extension Family {
  /// About as many rows as columns, equal widths along a row and equal heights down a column:
  /// coupled blocks of the size of a row.
  static let grid = Family("grid") { system in
    let rowCount = max(1, Int(Double(system.viewCount).squareRoot().rounded()))
    let columnCount = max(1, system.viewCount / rowCount)
    let root = system.root(16 * 1024, 16 * 768)
    let cells = (0..<rowCount).map { row in
      (0..<columnCount).map { system.view("r\(row)c\($0)") }
    }
    var horizontalGaps: [Int] = []
    var verticalGaps: [Int] = []
    var equalSizes: [Int] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        if column == 0 {
          system.require(cell.left - root.left, .equal, 16)
        } else {
          let previous = line[column - 1]
          horizontalGaps.append(system.require(cell.left - previous.right, .equal, 8))
          equalSizes.append(system.require(cell.width - previous.width, .equal, 0))
        }
        if column == columnCount - 1 {
          system.require(cell.right - root.right, .equal, -16)
        }
        if row == 0 {
          system.require(cell.top - root.top, .equal, 16)
        } else {
          let above = cells[row - 1][column]
          verticalGaps.append(system.require(cell.top - above.bottom, .equal, 8))
          equalSizes.append(system.require(cell.height - above.height, .equal, 0))
        }
        if row == rowCount - 1 {
          system.require(cell.bottom - root.bottom, .equal, -16)
        }
      }
    }
    system.requireSizes(of: cells.flatMap { $0 })
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: horizontalGaps + verticalGaps, in: 0...12)
    system.toggleScript(of: equalSizes)
  }
}
