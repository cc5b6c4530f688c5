/// Why an expression has its value: rows that are tight, added up.
extension Settlement {
  /// A tight row, a wish that is met, or a column that nothing moves off zero.
  private struct Candidate {
    var source: Source
    var form: SparseRow
    /// What the form is equal to, as scaled.
    var constant: Double
  }

  /// The rows that add up to `form`, and nothing else that is needed.
  ///
  /// Candidates are taken in a fixed order until the form is a sum of them. In it each one counts
  /// only if those before it do not say the same, so the sum is unique, and no part of it can be
  /// left out.
  func derivation(of form: SparseRow, faces: inout FaceCache) -> Derivation {
    let value = form.value(at: values)
    var accumulator = Accumulator(columnCount: system.variables.count)
    let elimination = structure.elimination
    let parametric = elimination.parametricForm(of: form, using: &accumulator)
    let candidates = candidates(for: form, parametric, faces: &faces)
    var span = Span(target: parametric)
    for (index, candidate) in candidates.enumerated() where !span.reachesTarget {
      span.add(
        elimination.parametricForm(of: candidate.form, using: &accumulator), as: Int32(index))
    }
    var shares: [(source: Source, multiplier: Double, constant: Double)] = []
    var rest = form
    for part in span.combination.entries {
      let candidate = candidates[Int(part.column)]
      shares.append((candidate.source, part.coefficient, candidate.constant))
      rest.add(
        candidate.form, times: -part.coefficient, except: -1, came: { _ in }, went: { _ in })
    }
    let (byEquation, _) = elimination.multipliers(of: rest, using: &accumulator)
    for (row, multiplier) in canonical(rowMultipliers(byEquation)) {
      shares.append((.row(row), multiplier, system.rows[row].low))
    }
    return Derivation(shares: inOrder(shares), value: value)
  }

  private func inOrder(
    _ shares: [(source: Source, multiplier: Double, constant: Double)]
  ) -> [Share] {
    var rows: [(order: Order, share: Share)] = []
    var wishes: [(order: Order, share: Share)] = []
    for (source, multiplier, constant) in shares {
      switch source {
      case .row(let index):
        let row = system.rows[index]
        let share = Share(
          row: row.id, multiplier: multiplier * row.scale, constant: constant / row.scale)
        rows.append((row.order, share))
      case .wish(let index):
        let wish = system.wishes[index]
        wishes.append(
          (wish.order, Share(row: wish.id, multiplier: multiplier, constant: constant)))
      case .zero: break
      }
    }
    rows.sort { $0.order < $1.order }
    wishes.sort { $0.order < $1.order }
    return (rows + wishes).map(\.share)
  }

  // MARK: Candidates

  /// What can explain a form: of the levels no more than settle it, and wishes only where the
  /// levels do not settle it.
  private func candidates(
    for form: SparseRow, _ parametric: SparseRow, faces: inout FaceCache
  ) -> [Candidate] {
    let places = split(parametric).map(\.place)
    guard !places.isEmpty else { return [] }
    if isUnique(form) {
      return tightRows(of: places, downTo: settlingRank(of: form, places, faces: &faces))
    }
    let connected = connectedPlaces(places)
    return tightRows(of: connected, downTo: -.infinity) + metWishes() + zeros()
  }

  /// The highest rank down to which the levels leave the form one value.
  private func settlingRank(
    of form: SparseRow, _ places: [Int], faces: inout FaceCache
  ) -> Double {
    let ranks = Set(places.flatMap { structure.places[$0].template.ranks }).sorted(by: >)
    for rank in [.infinity] + ranks {
      let range = range(of: form, downTo: rank, faces: &faces)
      if range.low == range.high { return rank }
    }
    return -.infinity
  }

  /// Rows that hold with nothing to spare: equations before inequalities, as these may be tight by
  /// chance; higher ranks before lower ones.
  private func tightRows(of places: [Int], downTo rank: Double) -> [Candidate] {
    let rows = places.flatMap { structure.places[$0].rows }.filter { system.rows[$0].rank >= rank }
    let ordered = rows.sorted {
      let (first, second) = (system.rows[$0], system.rows[$1])
      let firstIsOpen = first.low != first.high ? 1 : 0
      let secondIsOpen = second.low != second.high ? 1 : 0
      return (firstIsOpen, -first.rank, first.order) < (secondIsOpen, -second.rank, second.order)
    }
    return ordered.compactMap { index in
      let row = system.rows[index]
      guard let bound = system.tightBound(of: index, at: values) else { return nil }
      return Candidate(source: .row(index), form: row.form, constant: bound)
    }
  }

  private func metWishes() -> [Candidate] {
    system.wishes.indices.compactMap { index in
      let wish = system.wishes[index]
      guard Tolerance.coincide(wish.form.value(at: values), wish.target) else { return nil }
      return Candidate(source: .wish(index), form: wish.form, constant: wish.target)
    }
  }

  private func zeros() -> [Candidate] {
    let columns = system.variables.indices.filter {
      movement[$0] != 0 && Tolerance.coincide(values[$0], 0)
    }
    return columns.sorted { system.variables[$0] < system.variables[$1] }.map {
      Candidate(
        source: .zero(Int32($0)), form: SparseRow(sorted: [Entry(Int32($0), 1)]), constant: 0)
    }
  }

  /// The places that wishes connect with some, directly or not.
  private func connectedPlaces(_ places: [Int]) -> [Int] {
    var accumulator = Accumulator(columnCount: system.variables.count)
    var groups: [Set<Int>] = []
    for wish in system.wishes where !isUnique(wish.form) {
      let form = structure.elimination.parametricForm(of: wish.form, using: &accumulator)
      groups.append(Set(split(form).map(\.place)))
    }
    var connected = Set(places)
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

extension LinearSystem {
  /// The bound at which a row stands, nil if it is at none.
  func tightBound(of index: Int, at values: [Double]) -> Double? {
    let row = rows[index]
    var magnitude = 0.0
    var activity = 0.0
    for entry in row.form.entries {
      let part = entry.coefficient * values[Int(entry.column)]
      activity += part
      magnitude = max(magnitude, abs(part))
    }
    return [row.low, row.high].first {
      $0.isFinite && abs(activity - $0) <= Tolerance.residual(at: max(magnitude, abs($0)))
    }
  }
}

/// Which part a form plays in an answer.
enum Source: Hashable {
  case row(Int)
  case wish(Int)
  /// A column that nothing moves off zero.
  case zero(Int32)
}

/// Forms of which each is not a sum of those before, and a target as a sum of them.
private struct Span {
  private struct Member {
    var pivot: Int32
    var form: SparseRow
    /// What the form is made of, by candidate.
    var combination: SparseRow
  }

  private var members: [Member] = []
  private var rest: SparseRow
  private(set) var combination = SparseRow()

  init(target: SparseRow) { rest = target }

  var reachesTarget: Bool { rest.count == 0 }

  mutating func add(_ form: SparseRow, as candidate: Int32) {
    var form = form
    var made = SparseRow(sorted: [Entry(candidate, 1)])
    for member in members {
      let factor = form.coefficient(of: member.pivot)
      guard factor != 0 else { continue }
      form.subtract(member.form, times: factor, clearing: member.pivot)
      made.subtract(member.combination, times: factor, clearing: -1)
    }
    guard let best = form.entries.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      return
    }
    form.scale(by: 1 / best.coefficient)
    made.scale(by: 1 / best.coefficient)
    let member = Member(pivot: best.column, form: form, combination: made)
    members.append(member)
    let factor = rest.coefficient(of: member.pivot)
    guard factor != 0 else { return }
    rest.subtract(member.form, times: factor, clearing: member.pivot)
    combination.subtract(member.combination, times: -factor, clearing: -1)
  }
}

extension SparseRow {
  /// Subtracts `factor · other`, after which the coefficient in `column` is zero without rounding.
  fileprivate mutating func subtract(
    _ other: SparseRow, times factor: Double, clearing column: Int32
  ) {
    remove(column)
    add(other, times: -factor, except: column, came: { _ in }, went: { _ in })
  }
}
