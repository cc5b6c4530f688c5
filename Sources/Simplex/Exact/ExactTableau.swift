/// A bounded simplex tableau in exact fractions: basic columns as forms in nonbasic ones. It needs no care:
/// no pivot is too small, and nothing is ever to be made anew.
///
/// The first columns are unknowns; those that follow are activities, forms in unknowns.
struct ExactTableau {
  /// What a basic column is made of.
  struct Row {
    fileprivate(set) var basic: Int
    /// By the place of the nonbasic column.
    fileprivate(set) var coefficients: [Rational]
  }

  /// Between what each column is to lie, nil for no end; and where it is.
  var low: [Rational?]
  var high: [Rational?]
  private(set) var values: [Rational]
  private(set) var nonbasics: [Int]
  private(set) var rows: [Row] = []
  /// The lengths of the numbers that were computed, added up.
  private(set) var work = 0
  /// Whether one of them was too long.
  private(set) var isLost = false

  init(unknownCount: Int) {
    low = Array(repeating: nil, count: unknownCount)
    high = low
    values = Array(repeating: .zero, count: unknownCount)
    nonbasics = Array(0..<unknownCount)
  }

  /// Whether the bounds leave a column no room.
  func isFixed(_ column: Int) -> Bool { low[column] != nil && low[column] == high[column] }

  /// Whether they leave one point, as far as the present basis shows it.
  var isPoint: Bool { nonbasics.allSatisfy(isFixed) }

  /// Adds an activity, basic and without bounds.
  ///
  /// - Returns: Its column.
  mutating func add(_ form: ExactForm) -> Int {
    let (index, column) = (rows.count, values.count)
    rows.append(Row(basic: column, coefficients: Array(repeating: .zero, count: nonbasics.count)))
    for entry in form.entries {
      if let place = nonbasics.firstIndex(of: entry.unknown) {
        rows[index].coefficients[place] += entry.coefficient
      } else if let source = rows.first(where: { $0.basic == entry.unknown }) {
        add(source.coefficients, times: entry.coefficient, toRow: index)
      }
    }
    work += nonbasics.count
    low.append(nil)
    high.append(nil)
    values.append(form.value(at: values))
    isLost = isLost || values[column].isLost || rows[index].coefficients.contains { $0.isLost }
    return column
  }

  private mutating func add(_ coefficients: [Rational], times factor: Rational, toRow index: Int) {
    for (place, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      rows[index].coefficients[place] += factor * coefficient
      isLost = isLost || rows[index].coefficients[place].isLost
      work += rows[index].coefficients[place].length
    }
  }

  /// Exchanges the basic column of a row with a nonbasic one: from `leaving = a · entering + rest` to
  /// `entering = leaving / a − rest / a`.
  ///
  /// - Precondition: The row has an entry there.
  mutating func exchange(row index: Int, place: Int) {
    let leaving = rows[index].basic
    let pivot = rows[index].coefficients[place]
    rows[index].basic = nonbasics[place]
    rows[index].coefficients = rows[index].coefficients.map { -$0 / pivot }
    rows[index].coefficients[place] = .one / pivot
    isLost = isLost || rows[index].coefficients.contains { $0.isLost }
    work += nonbasics.count
    nonbasics[place] = leaving
    for other in rows.indices where other != index {
      let factor = rows[other].coefficients[place]
      if factor.isZero { continue }
      rows[other].coefficients[place] = .zero
      add(rows[index].coefficients, times: factor, toRow: other)
    }
  }

  /// Gives a nonbasic column another value, and the basic ones what they are then. That is summed up anew:
  /// the difference of two values may be a longer number than both.
  mutating func move(_ place: Int, to value: Rational) {
    if value == values[nonbasics[place]] { return }
    values[nonbasics[place]] = value
    for row in rows where !row.coefficients[place].isZero {
      var sum = Rational.zero
      for (place, coefficient) in row.coefficients.enumerated() where !coefficient.isZero {
        sum += coefficient * values[nonbasics[place]]
        work += sum.length
      }
      values[row.basic] = sum
      isLost = isLost || sum.isLost
    }
  }
}

/// A linear form in numbered unknowns.
struct ExactForm {
  /// `coefficient · unknown`.
  struct Entry: Equatable {
    var unknown: Int
    var coefficient: Rational
  }

  var entries: [Entry]

  func value(at values: [Rational]) -> Rational {
    entries.reduce(.zero) { $0 + $1.coefficient * values[$1.unknown] }
  }

  /// The form with 1 for its first coefficient, and what that is to be multiplied by.
  var normalized: (entries: [Entry], factor: Rational) {
    let factor = entries.first?.coefficient ?? .one
    return (
      entries.map { Entry(unknown: $0.unknown, coefficient: $0.coefficient / factor) }, factor
    )
  }
}
