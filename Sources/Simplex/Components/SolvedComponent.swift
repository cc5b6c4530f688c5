/// A component that was searched: its columns and rows, in the order in which its solver knows them.
final class SolvedComponent {
  let columns: [Int32]
  let rows: [Int32]
  let solver: ComponentSolver
  var solution: ComponentSolution

  init(
    columns: [Int32], rows: [Int32], solver: ComponentSolver, solution: ComponentSolution
  ) {
    self.columns = columns
    self.rows = rows
    self.solver = solver
    self.solution = solution
  }

  /// The columns of a block that is open.
  func columns(of block: ComponentSolution.FaceBlock) -> [Int32] {
    let locals = solver.faceBlock(block.number)?.columns ?? []
    return locals.filter { $0 < columns.count }.map { columns[Int($0)] }
  }

  /// Whether the columns of a block that is open are those that are as wanted, all of them.
  func hasColumns(
    _ count: Int, in block: ComponentSolution.FaceBlock, where isWanted: (Int32) -> Bool
  ) -> Bool {
    var found = 0
    for local in solver.faceBlock(block.number)?.columns ?? [] where local < columns.count {
      guard isWanted(columns[Int(local)]) else { return false }
      found += 1
    }
    return found == count
  }
}
