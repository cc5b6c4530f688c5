/// How fast a few columns move, from what has to stay at its bound or goal (Gauss–Jordan
/// elimination).
///
/// Equations that say nothing new are passed over, whether they agree or not.
struct RateEquations {
  /// More columns than are worth an elimination of dense rows.
  static let limit = 32

  private(set) var columns: [Int32]
  /// Reduced equations: a coefficient for each column, and the rate.
  private var rows: [[Double]] = []
  /// The column that is 1 in an equation, and 0 in all others.
  private var pivots: [Int] = []

  init(_ columns: [Int32]) { self.columns = columns }

  /// Whether there is an equation for each column.
  var isSolved: Bool { rows.count == columns.count }

  /// An equation without coefficients, to be added.
  var blank: [Double] { Array(repeating: 0, count: columns.count + 1) }

  /// Takes over an equation: a coefficient for each column, and the rate of their sum.
  mutating func add(_ equation: [Double]) {
    var equation = equation
    let size = largest(of: equation).size
    for (row, pivot) in zip(rows, pivots) { Self.takeOff(row, pivot, from: &equation) }
    let (pivot, rest) = largest(of: equation)
    guard rest > Tolerance.coefficient * size else { return }
    let factor = equation[pivot]
    for place in equation.indices { equation[place] /= factor }
    for index in rows.indices { Self.takeOff(equation, pivot, from: &rows[index]) }
    rows.append(equation)
    pivots.append(pivot)
  }

  /// Takes the multiple of a row off after which a column is 0.
  private static func takeOff(_ row: [Double], _ pivot: Int, from equation: inout [Double]) {
    let factor = equation[pivot]
    if factor == 0 { return }
    for place in equation.indices { equation[place] -= factor * row[place] }
    equation[pivot] = 0
  }

  private func largest(of equation: [Double]) -> (place: Int, size: Double) {
    var best = (place: 0, size: 0.0)
    for place in columns.indices where abs(equation[place]) > best.size {
      best = (place, abs(equation[place]))
    }
    return best
  }

  /// The columns with their rates, if there is an equation for each.
  var solution: [(column: Int32, rate: Double)] {
    zip(rows, pivots).map { (columns[$1], $0[columns.count]) }
  }
}
