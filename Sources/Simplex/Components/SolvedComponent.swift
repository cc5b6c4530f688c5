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
}
