/// A simplex tableau in exact fractions: equations over columns that are not negative, each solved
/// for one basic column. Bland's rule chooses, so every search ends.
struct ExactTableau {
  private struct Row {
    var basic: Int
    var coefficients: [Fraction]
    var constant: Fraction
  }

  private var rows: [Row] = []
  private var columnCount: Int
  /// Columns that stay 0 from now on.
  private var isClosed: [Bool]

  init(columnCount: Int) {
    self.columnCount = columnCount
    isClosed = Array(repeating: false, count: columnCount)
  }

  /// Adds `Σ coefficient · column − over + under = constant` with two new columns, one of which
  /// is basic.
  ///
  /// - Precondition: all columns mentioned are nonbasic, as they are before the first search.
  mutating func addRow(
    _ terms: [(column: Int, coefficient: Fraction)], constant: Fraction
  ) -> (over: Int, under: Int) {
    let (over, under) = (columnCount, columnCount + 1)
    columnCount += 2
    isClosed += [false, false]
    for index in rows.indices { rows[index].coefficients += [.zero, .zero] }
    let sign: Fraction = constant < .zero ? Fraction(-1) : .one
    var coefficients = Array(repeating: Fraction.zero, count: columnCount)
    for (column, coefficient) in terms {
      coefficients[column] = coefficients[column] + sign * coefficient
    }
    coefficients[over] = -sign
    coefficients[under] = sign
    rows.append(
      Row(
        basic: constant < .zero ? over : under, coefficients: coefficients,
        constant: sign * constant))
    return (over, under)
  }

  func value(of column: Int) -> Fraction {
    rows.first { $0.basic == column }?.constant ?? .zero
  }

  /// Minimises a sum of columns and closes every column that would make it larger, so that all
  /// later answers keep the minimum.
  mutating func minimizeAndKeep(_ columns: [Int]) -> Fraction {
    guard let minimum = minimize(columns.map { ($0, .one) }) else {
      preconditionFailure("a sum of numbers that are not negative has a minimum")
    }
    let costs = reducedCosts(of: columns.map { ($0, .one) })
    for column in 0..<columnCount where !costs[column].isZero { isClosed[column] = true }
    return minimum
  }

  /// The least value of an objective, nil if there is none.
  mutating func minimize(_ objective: [(column: Int, coefficient: Fraction)]) -> Fraction? {
    while true {
      let costs = reducedCosts(of: objective)
      let entering = (0..<columnCount).first { !isClosed[$0] && costs[$0] < .zero }
      guard let entering else { break }
      guard let leaving = leavingRow(for: entering) else { return nil }
      pivot(entering, leaving)
    }
    return objective.reduce(.zero) { $0 + $1.coefficient * value(of: $1.column) }
  }

  /// What a unit of each column adds to the objective; 0 for basic ones.
  private func reducedCosts(of objective: [(column: Int, coefficient: Fraction)]) -> [Fraction] {
    var costs = Array(repeating: Fraction.zero, count: columnCount)
    for (column, coefficient) in objective { costs[column] = costs[column] + coefficient }
    for row in rows where !costs[row.basic].isZero {
      let cost = costs[row.basic]
      for column in 0..<columnCount where !row.coefficients[column].isZero {
        costs[column] = costs[column] - cost * row.coefficients[column]
      }
    }
    return costs
  }

  /// The row that first limits the column; of several the one with the lowest basic column.
  private func leavingRow(for entering: Int) -> Int? {
    var best: (row: Int, ratio: Fraction)?
    for (index, row) in rows.enumerated() where .zero < row.coefficients[entering] {
      let ratio = row.constant / row.coefficients[entering]
      guard let current = best else {
        best = (index, ratio)
        continue
      }
      if ratio < current.ratio
        || (ratio == current.ratio && row.basic < rows[current.row].basic)
      {
        best = (index, ratio)
      }
    }
    return best?.row
  }

  private mutating func pivot(_ entering: Int, _ leaving: Int) {
    let divisor = rows[leaving].coefficients[entering]
    for column in 0..<columnCount where !rows[leaving].coefficients[column].isZero {
      rows[leaving].coefficients[column] = rows[leaving].coefficients[column] / divisor
    }
    rows[leaving].constant = rows[leaving].constant / divisor
    rows[leaving].basic = entering
    let source = rows[leaving]
    for index in rows.indices where index != leaving {
      let factor = rows[index].coefficients[entering]
      guard !factor.isZero else { continue }
      for column in 0..<columnCount where !source.coefficients[column].isZero {
        rows[index].coefficients[column] =
          rows[index].coefficients[column] - factor * source.coefficients[column]
      }
      rows[index].constant = rows[index].constant - factor * source.constant
    }
  }
}
