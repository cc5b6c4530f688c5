/// A tight row, a wish that is met, or a column that nothing moves off zero.
struct Candidate {
  var source: Source
  var form: SparseRow
  /// What the form is equal to, as scaled.
  var constant: Double
}

/// A candidate's part in a sum.
typealias Summand = (candidate: Candidate, multiplier: Double)

extension Candidate {
  init(equation row: Int32, in system: borrowing LinearSystem) {
    self.init(
      source: .row(row), form: system.form(of: row), constant: system.heads[row].low)
  }
}

/// What can explain why an expression has its value.
extension SolverState {
  /// What can explain a form: of the levels no more than settle it, and wishes only where the
  /// levels do not settle it.
  mutating func candidates(
    for form: SparseRow, _ components: [Int32], faces: inout FaceCache
  ) -> [Candidate] {
    guard !components.isEmpty else { return [] }
    let moving = faces.moving(in: &self)
    if isUnique(form, moving) {
      let tight = tightRows(
        among: components.flatMap { activeRows(of: $0) },
        downTo: settlingRank(of: form, components, faces: &faces))
      return tight.close + tight.near
    }
    let zeros = zeros(moving)
    let connected = connectedComponents(components, by: zeros, moving)
    return candidates(among: connected.flatMap { activeRows(of: $0) }, zeros)
  }

  /// The tight ones of some rows, and all that explains what rows leave open.
  private func candidates(among rows: [Int32], _ zeros: [Candidate]) -> [Candidate] {
    let tight = tightRows(among: rows, downTo: -.infinity)
    return tight.close + metWishes() + zeros + tight.near
  }

  /// The highest rank down to which the levels leave the form one value.
  private mutating func settlingRank(
    of form: SparseRow, _ components: [Int32], faces: inout FaceCache
  ) -> Double {
    var ranks: Set<Double> = []
    for row in components.flatMap({ activeRows(of: $0) }) {
      ranks.insert(system.heads[row].rank)
    }
    ranks.insert(.infinity)
    for rank in ranks.sorted(by: >) {
      let range = range(of: form, downTo: rank, faces: &faces)
      if range.low == range.high { return rank }
    }
    return -.infinity
  }

  /// Rows that hold with nothing to spare: equations before inequalities, as these may be tight by
  /// chance; higher ranks before lower ones; what may be noise after what is none. What is only tight
  /// within play comes after all others: between rows that are all but parallel, much follows from such
  /// a little.
  private func tightRows(
    among rows: [Int32], downTo rank: Double
  ) -> (close: [Candidate], near: [Candidate]) {
    let ordered = rows.filter { system.heads[$0].rank >= rank }.sorted {
      let (first, second) = (system.heads[$0], system.heads[$1])
      let firstIsOpen = first.low != first.high ? 1 : 0
      let secondIsOpen = second.low != second.high ? 1 : 0
      return (firstIsOpen, -first.rank, first.order) < (secondIsOpen, -second.rank, second.order)
    }
    var tight: [LinearSystem.Tightness: [Candidate]] = [:]
    for row in ordered {
      guard let (bound, tightness) = system.tightBound(of: row, at: shown) else { continue }
      let candidate = Candidate(source: .row(row), form: system.form(of: row), constant: bound)
      tight[tightness, default: []].append(candidate)
    }
    return (
      tight[.exact, default: []] + tight[.butForNoise, default: []],
      tight[.withinPlay, default: []]
    )
  }

  private func metWishes() -> [Candidate] {
    system.wishes.compactMap { wish in
      let form = system.form(of: wish)
      let target = system.heads[wish].low
      // Wishes are not scaled as rows are.
      let largest = form.entries.reduce(1) { max($0, abs($1.coefficient)) }
      let (activity, magnitude) = system.activity(of: wish, at: shown)
      guard
        Tolerance.areSame(activity / largest, target / largest)
          || abs(activity - target) <= Tolerance.noise * magnitude
      else { return nil }
      return Candidate(source: .wish(wish), form: form, constant: target)
    }
  }

  private mutating func zeros(_ moving: MovingForms) -> [Candidate] {
    var columns: [Int32] = []
    for column in 0..<Int32(system.columnCount)
    where system.mentions.count(of: column) > 0 && Tolerance.areSame(shown[column], 0) {
      if movement(of: column, moving) != 0 { columns.append(column) }
    }
    columns.sort { system.variables[$0] < system.variables[$1] }
    return columns.map {
      Candidate(source: .zero($0), form: SparseRow(sorted: [Entry($0, 1)]), constant: 0)
    }
  }

  /// The components that wishes connect with some, directly or not, or columns left at zero, which
  /// are wishes of a kind.
  private mutating func connectedComponents(
    _ components: [Int32], by zeros: [Candidate], _ moving: MovingForms
  ) -> [Int32] {
    var groups: [Set<Int32>] = []
    for form in system.wishes.map({ system.form(of: $0) }) + zeros.map(\.form)
    where !isUnique(form, moving) {
      load(form)
      groups.append(Set(splitLoaded().map(\.component)))
    }
    var connected = Set(components)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for group in groups where !group.isDisjoint(with: connected) && !group.isSubset(of: connected)
      {
        connected.formUnion(group)
        isGrowing = true
      }
    }
    return connected.sorted()
  }
}

/// Which part a form plays in an answer.
enum Source: Hashable {
  case row(Int32)
  case wish(Int32)
  /// A column that nothing moves off zero.
  case zero(Int32)

  /// The row or wish.
  var row: Int32? {
    switch self {
    case .row(let row), .wish(let row): row
    case .zero: nil
    }
  }
}
