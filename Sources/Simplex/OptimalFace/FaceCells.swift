/// What components leave open: parametric columns that can only move together, each such cell apart
/// from all others.
///
/// A cell stays as long as the same columns can move together; how they do so, and how far, may be
/// another matter every time.
struct FaceCells: ~Copyable {
  struct Cell {
    var component: Int32
    /// What the component's solver knows it as; nil for the one column of an interval.
    var block: ComponentSolution.FaceBlock?
    var columns: [Int32]
    /// When the component was solved for the last time with the cell in it.
    var time = 0
  }

  /// Nil for a number that is free.
  private var cells: [Cell?] = []
  private var freeNumbers: [Int32] = []
  /// The cell of each column, -1 for none.
  private(set) var numbers = Vector<Int32>()
  /// The cells that came or went since somebody looked, perhaps more than once.
  private(set) var opened = Vector<Int32>()
  /// The cells that stayed, but of whose block something is another one.
  private(set) var moved = Vector<Int32>()
  private(set) var count = 0
  private var time = 0

  /// One more than the highest number of a cell.
  var numberCount: Int { cells.count }

  subscript(number: Int32) -> Cell? { cells[Int(number)] }

  func isOpen(_ number: Int32) -> Bool { cells[Int(number)] != nil }

  mutating func extend(to columnCount: Int) { numbers.extend(to: columnCount, with: -1) }

  mutating func forgetChanges() {
    opened.removeAll()
    moved.removeAll()
  }

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

  /// Closes the cells of a component but for those in which the same columns can move.
  mutating func keep(_ blocks: [ComponentSolution.FaceBlock], of solved: SolvedComponent) {
    time += 1
    for block in blocks {
      let number = numbers[solved.columns[Int(block.firstColumn)]]
      if number >= 0 { keep(number, for: block, of: solved) }
    }
    for column in solved.columns {
      let number = numbers[column]
      if number >= 0, cells[Int(number)]?.time != time { close(column) }
    }
  }

  private mutating func keep(
    _ number: Int32, for block: ComponentSolution.FaceBlock, of solved: SolvedComponent
  ) {
    guard let cell = cells[Int(number)] else { return }
    if cell.block != block {
      guard cell.block != nil,
        solved.hasColumns(cell.columns.count, in: block, where: { numbers[$0] == number })
      else { return }
      cells[Int(number)]?.block = block
      moved.append(number)
    }
    cells[Int(number)]?.time = time
  }

  /// Opens a block of a component, unless it is open.
  ///
  /// - Parameter first: The first of its columns.
  mutating func add(
    _ block: ComponentSolution.FaceBlock, of component: Int32, at first: Int32,
    columns: () -> [Int32]
  ) {
    if numbers[first] >= 0 { return }
    insert(Cell(component: component, block: block, columns: columns()))
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
