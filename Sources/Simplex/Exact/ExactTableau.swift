/// Basic columns as forms in nonbasic ones, in exact fractions, which need no care: no pivot is too
/// small, and nothing is ever to be made anew.
struct ExactTableau {
  /// What a basic column is made of.
  struct Row {
    fileprivate(set) var basic: Int
    /// By the place of the nonbasic column.
    fileprivate(set) var coefficients: [Rational]
    /// How long the row is, with the basic column in it.
    private(set) var edge = 1.0

    fileprivate mutating func measure() {
      edge = coefficients.reduce(1) { sum, coefficient in
        coefficient.isZero ? sum : sum + coefficient.double * coefficient.double
      }.squareRoot()
    }
  }

  /// The nonbasic columns.
  private(set) var nonbasics: [Int]
  private(set) var rows: [Row] = []
  /// The lengths of the numbers that were computed, added up.
  private(set) var work = 0
  /// Whether one of them was too long.
  private(set) var isLost = false

  init(unknownCount: Int) { nonbasics = Array(0..<unknownCount) }

  /// Adds an activity of unknowns, basic, in what is nonbasic now.
  mutating func add(_ column: Int, _ form: [ExactForm.Entry]) {
    var row = Row(basic: column, coefficients: Array(repeating: .zero, count: nonbasics.count))
    work += nonbasics.count
    for entry in form {
      if let place = place(of: entry.unknown) {
        row.coefficients[place] += entry.coefficient
        continue
      }
      guard let source = rows.first(where: { $0.basic == entry.unknown }) else { continue }
      for (place, coefficient) in source.coefficients.enumerated() where !coefficient.isZero {
        row.coefficients[place] += entry.coefficient * coefficient
        work += row.coefficients[place].length
      }
    }
    isLost = isLost || row.coefficients.contains { $0.isLost }
    row.measure()
    rows.append(row)
  }

  /// Where an unknown is nonbasic; nil for a basic one.
  private func place(of unknown: Int) -> Int? {
    // As long as nothing was exchanged, each unknown is in its own place.
    nonbasics[unknown] == unknown ? unknown : nonbasics.firstIndex(of: unknown)
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
    rows[index].measure()
    work += coefficients.count
    isLost = isLost || coefficients.contains { $0.isLost }
    nonbasics[place] = leaving
    for other in rows.indices where other != index {
      let factor = rows[other].coefficients[place]
      if factor.isZero { continue }
      rows[other].coefficients[place] = .zero
      for (place, coefficient) in coefficients.enumerated() where !coefficient.isZero {
        rows[other].coefficients[place] += factor * coefficient
        isLost = isLost || rows[other].coefficients[place].isLost
        work += rows[other].coefficients[place].length
      }
      rows[other].measure()
    }
  }

  /// Gives a nonbasic column another value, and the basic ones what they are then.
  mutating func move(_ place: Int, to value: Rational, _ values: inout [Rational]) {
    let step = value - values[nonbasics[place]]
    if step.isZero { return }
    values[nonbasics[place]] = value
    for row in rows where !row.coefficients[place].isZero {
      values[row.basic] += row.coefficients[place] * step
      isLost = isLost || values[row.basic].isLost
      work += values[row.basic].length
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
