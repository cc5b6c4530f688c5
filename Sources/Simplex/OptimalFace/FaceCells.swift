/// What components leave open: parametric columns that can only move together, each such cell apart
/// from all others.
struct FaceCells: ~Copyable {
  struct Cell {
    var component: Int32
    /// What the component's solver knows it as; nil for the one column of an interval.
    var block: Int?
    var columns: [Int32]
  }

  /// Nil for a number that is free.
  private var cells: [Cell?] = []
  private var freeNumbers: [Int32] = []
  /// The cell of each column, -1 for none.
  private(set) var numbers = Vector<Int32>()
  /// The cells that came or went since somebody looked, perhaps more than once.
  private(set) var opened = Vector<Int32>()
  private(set) var count = 0

  /// One more than the highest number of a cell.
  var numberCount: Int { cells.count }

  subscript(number: Int32) -> Cell? { cells[Int(number)] }

  func isOpen(_ number: Int32) -> Bool { cells[Int(number)] != nil }

  mutating func extend(to columnCount: Int) { numbers.extend(to: columnCount, with: -1) }

  mutating func forgetChanges() { opened.removeAll() }

  /// Closes the cell of a column, if it is in one.
  mutating func close(_ column: Int32) {
    let number = numbers[column]
    guard number >= 0, let cell = cells[Int(number)] else { return }
    for column in cell.columns { numbers[column] = -1 }
    cells[Int(number)] = nil
    freeNumbers.append(number)
    opened.append(number)
    count -= 1
  }

  /// Opens the only column of a component, or leaves it open.
  mutating func addInterval(_ column: Int32, of component: Int32) {
    if numbers[column] >= 0 { return }
    insert(Cell(component: component, columns: [column]))
  }

  /// Opens a block of a component.
  mutating func add(
    _ block: Int, of component: Int32, _ columns: [Int32]
  ) {
    insert(Cell(component: component, block: block, columns: columns))
  }

  private mutating func insert(_ cell: Cell) {
    let number = freeNumbers.popLast() ?? Int32(cells.count)
    if Int(number) == cells.count { cells.append(nil) }
    cells[Int(number)] = cell
    for column in cell.columns { numbers[column] = number }
    opened.append(number)
    count += 1
  }
}
