import Patience

/// Why an expression has its value: rows that are tight, added up.
extension SolverState {
  /// The rows that add up to `form`, and nothing else that is needed.
  ///
  /// Candidates are taken in a fixed order until the form is a sum of them. In it each one counts
  /// only if those before it do not say the same, so the sum is unique, and no part of it can be
  /// left out.
  mutating func derivation(of form: SparseRow, faces: inout FaceCache) -> Derivation {
    load(form)
    let candidates = candidates(for: form, splitLoaded().map(\.component), faces: &faces)
    let summands = sum(of: candidates, for: form)
    return Derivation(shares: inOrder(summands), value: form.value(at: shown))
  }

  private mutating func sum(of candidates: [Candidate], for form: SparseRow) -> [Summand] {
    load(form)
    var span = Span(target: loadedForm)
    for (index, candidate) in candidates.enumerated() where !span.reachesTarget {
      if LineWork.isStopped() { break }
      load(candidate.form)
      span.add(loadedForm, as: Int32(index))
    }
    var summands: [Summand] = []
    var rest = form
    for part in span.combination.entries {
      let candidate = candidates[Int(part.column)]
      summands.append((candidate, part.coefficient))
      rest.add(candidate.form, times: -part.coefficient)
    }
    for (row, multiplier) in canonical(equationMultipliers(of: rest).multipliers) {
      summands.append((Candidate(equation: row, in: system), multiplier))
    }
    return summands
  }

  /// The parametric form loaded.
  private var loadedForm: SparseRow { SparseRow(unordered: loadedEntries) }

  private func inOrder(_ summands: [Summand]) -> [Share] {
    var ordered: [(isWish: Bool, order: Order, share: Share)] = []
    for summand in summands {
      guard let row = summand.candidate.source.row else { continue }
      let head = system.heads[row]
      let share = Share(
        row: RowID(head.id), multiplier: summand.multiplier * head.scale,
        constant: summand.candidate.constant / head.scale)
      ordered.append((head.isWish, head.order, share))
    }
    ordered.sort { ($0.isWish ? 1 : 0, $0.order) < ($1.isWish ? 1 : 0, $1.order) }
    return ordered.map(\.share)
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
    for member in members.awaited() {
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
    add(other, times: -factor, except: column)
  }
}
