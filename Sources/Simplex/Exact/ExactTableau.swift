/// Basic columns as forms in nonbasic ones, in exact fractions, which need no care: no pivot is too
/// small, and nothing is ever to be made anew.
struct ExactTableau {
  /// What a basic column is made of.
  struct Row {
    fileprivate(set) var basic: Int
    /// By the place of the nonbasic column.
    fileprivate(set) var coefficients: [Rational]
  }

  /// The nonbasic columns.
  private(set) var nonbasics: [Int]
  private(set) var rows: [Row] = []

  init(unknownCount: Int) { nonbasics = Array(0..<unknownCount) }

  /// Adds an activity of unknowns, basic.
  ///
  /// - Precondition: Nothing was exchanged yet.
  mutating func add(_ column: Int, _ form: [ExactForm.Entry]) {
    var row = Row(basic: column, coefficients: Array(repeating: .zero, count: nonbasics.count))
    for entry in form { row.coefficients[entry.unknown] = entry.coefficient }
    rows.append(row)
  }

  /// Exchanges the basic column of a row with a nonbasic one: from `leaving = a · entering + rest` to
  /// `entering = leaving / a − rest / a`.
  ///
  /// - Precondition: The row has an entry there.
  mutating func exchange(row index: Int, place: Int) {
    let leaving = rows[index].basic
    let pivot = rows[index].coefficients[place]
    var coefficients = rows[index].coefficients.map { -$0 / pivot }
    coefficients[place] = .one / pivot
    rows[index] = Row(basic: nonbasics[place], coefficients: coefficients)
    nonbasics[place] = leaving
    for other in rows.indices where other != index {
      let factor = rows[other].coefficients[place]
      if factor.isZero { continue }
      rows[other].coefficients[place] = .zero
      for (place, coefficient) in coefficients.enumerated() where !coefficient.isZero {
        rows[other].coefficients[place] += factor * coefficient
      }
    }
  }

  /// Fills in what the basic columns are, where the others are known.
  func computeBasics(_ values: inout [Rational]) {
    for row in rows {
      values[row.basic] = .sum(
        zip(row.coefficients, nonbasics.lazy.map { [values] in values[$0] }))
    }
  }
}

/// A linear form in numbered unknowns.
struct ExactForm: Hashable {
  /// `coefficient · unknown`.
  struct Entry: Hashable {
    var unknown: Int
    var coefficient: Rational
  }

  var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  init(unknown: Int) { entries = [Entry(unknown: unknown, coefficient: .one)] }

  func value(at values: [Rational]) -> Rational {
    .sum(entries.lazy.map { ($0.coefficient, values[$0.unknown]) })
  }

  /// The form with 1 for its first coefficient, and what that is to be multiplied by.
  var normalized: (form: ExactForm, factor: Rational) {
    let factor = entries.first?.coefficient ?? .one
    if factor == .one { return (self, factor) }
    return (
      ExactForm(entries.map { Entry(unknown: $0.unknown, coefficient: $0.coefficient / factor) }),
      factor
    )
  }
}
