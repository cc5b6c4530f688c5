/// Why an expression has its value: rows that are tight, added up.
extension SolverState {
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
  mutating func derivation(of form: SparseRow, faces: inout FaceCache) -> Derivation {
    let value = form.value(at: shown)
    load(form)
    let components = splitLoaded().map(\.component)
    var span = Span(target: loadedForm)
    let candidates = candidates(for: form, components, faces: &faces)
    for (index, candidate) in candidates.enumerated() where !span.reachesTarget {
      load(candidate.form)
      span.add(loadedForm, as: Int32(index))
    }
    var shares: [(source: Source, multiplier: Double, constant: Double)] = []
    var rest = form
    for part in span.combination.entries {
      let candidate = candidates[Int(part.column)]
      shares.append((candidate.source, part.coefficient, candidate.constant))
      rest.add(
        candidate.form, times: -part.coefficient, except: -1, came: { _ in }, went: { _ in })
    }
    for (row, multiplier) in canonical(equationMultipliers(of: rest).multipliers) {
      shares.append((.row(row), multiplier, system.heads[row].low))
    }
    return Derivation(shares: inOrder(shares), value: value)
  }

  /// The parametric form loaded.
  private var loadedForm: SparseRow {
    var entries = ContiguousArray<Entry>()
    for index in 0..<partColumns.count {
      entries.append(Entry(partColumns[index], partValues[index]))
    }
    return SparseRow(unordered: entries)
  }

  private func inOrder(
    _ shares: [(source: Source, multiplier: Double, constant: Double)]
  ) -> [Share] {
    var ordered: [(isWish: Bool, order: Order, share: Share)] = []
    for (source, multiplier, constant) in shares {
      guard let row = source.row else { continue }
      let head = system.heads[row]
      let share = Share(
        row: RowID(head.id), multiplier: multiplier * head.scale, constant: constant / head.scale)
      ordered.append((head.isWish, head.order, share))
    }
    ordered.sort { ($0.isWish ? 1 : 0, $0.order) < ($1.isWish ? 1 : 0, $1.order) }
    return ordered.map(\.share)
  }

  // MARK: Candidates

  /// What can explain a form: of the levels no more than settle it, and wishes only where the
  /// levels do not settle it.
  private mutating func candidates(
    for form: SparseRow, _ components: [Int32], faces: inout FaceCache
  ) -> [Candidate] {
    guard !components.isEmpty else { return [] }
    if isUnique(form) {
      let tight = tightRows(
        of: components, downTo: settlingRank(of: form, components, faces: &faces))
      return tight.close + tight.near
    }
    let zeros = zeros()
    let connected = connectedComponents(components, by: zeros)
    let tight = tightRows(of: connected, downTo: -.infinity)
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
  /// chance; higher ranks before lower ones. What is only tight within play comes after all others:
  /// between rows that are all but parallel, much follows from such a little.
  private func tightRows(
    of components: [Int32], downTo rank: Double
  ) -> (close: [Candidate], near: [Candidate]) {
    let rows = components.flatMap { activeRows(of: $0) }
      .filter { system.heads[$0].rank >= rank }
    let ordered = rows.sorted {
      let (first, second) = (system.heads[$0], system.heads[$1])
      let firstIsOpen = first.low != first.high ? 1 : 0
      let secondIsOpen = second.low != second.high ? 1 : 0
      return (firstIsOpen, -first.rank, first.order) < (secondIsOpen, -second.rank, second.order)
    }
    var close: [Candidate] = []
    var near: [Candidate] = []
    for row in ordered {
      guard let (bound, isClose) = system.tightBound(of: row, at: shown) else { continue }
      let candidate = Candidate(source: .row(row), form: system.form(of: row), constant: bound)
      if isClose { close.append(candidate) } else { near.append(candidate) }
    }
    return (close, near)
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

  private mutating func zeros() -> [Candidate] {
    var columns: [Int32] = []
    for column in 0..<Int32(system.columnCount)
    where system.mentions.count(of: column) > 0 && Tolerance.areSame(shown[column], 0) {
      if movement(of: column) != 0 { columns.append(column) }
    }
    columns.sort { system.variables[$0] < system.variables[$1] }
    return columns.map {
      Candidate(source: .zero($0), form: SparseRow(sorted: [Entry($0, 1)]), constant: 0)
    }
  }

  /// The components that wishes connect with some, directly or not, or columns left at zero, which
  /// are wishes of a kind.
  private mutating func connectedComponents(
    _ components: [Int32], by zeros: [Candidate]
  ) -> [Int32] {
    var groups: [Set<Int32>] = []
    for form in system.wishes.map({ system.form(of: $0) }) + zeros.map(\.form)
    where !isUnique(form) {
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
