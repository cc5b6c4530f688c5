package import AutoLayout

/// The user's optional constraints that are missed, by number, but for those that a tie tells of.
///
/// All but the first are made when somebody looks at them: a line costs what it changes, however
/// much is missed elsewhere.
package struct Violations: Hashable, Sendable {
  /// The first ones, with what beat them.
  private let explained: [Violation]
  private let missed: Table<ConstraintID, Miss>
  private let tied: Set<Handle>
  package let count: Int

  package init() { self.init(explained: [], missed: Table(), tied: []) }

  init(explained: [Violation], missed: Table<ConstraintID, Miss>, tied: Set<Handle>) {
    self.explained = explained
    self.missed = missed
    self.tied = tied
    count = missed.count - tied.count(where: { missed.contains($0) })
  }

  package var isEmpty: Bool { count == 0 }

  /// `nil` for a constraint that holds, or that a tie tells of.
  package subscript(id: ConstraintID) -> Violation? {
    let handle = Handle.constraint(id)
    if tied.contains(handle) { return nil }
    return explained.first { $0.handle == handle } ?? missed[id].map(Violation.init(unexplained:))
  }

  /// The first ones, without a look at the others.
  package func first(_ limit: Int) -> [Violation] {
    if limit <= explained.count { return Array(explained.prefix(limit)) }
    let misses = missed.first(limit + tied.count).filter { !tied.contains($0.handle) }
    let rest = misses.prefix(limit).dropFirst(explained.count)
    return explained + rest.map(Violation.init(unexplained:))
  }

  /// The constraints of which something else may be told than in `earlier`, by number.
  ///
  /// - Complexity: O(*d* log *n*) for *d* that are missed otherwise.
  func touched(since earlier: Violations) -> [ConstraintID] {
    var touched = Set(missed.changes(from: earlier.missed).map(\.key))
    let others =
      tied.symmetricDifference(earlier.tied)
      .union((explained + earlier.explained).map(\.handle))
    for case .constraint(let id) in others { touched.insert(id) }
    return touched.sorted()
  }
}

extension Violations: Sequence {
  /// By number.
  ///
  /// - Complexity: O(*n*) for *n* constraints that are missed.
  package func makeIterator() -> IndexingIterator<[Violation]> { first(count).makeIterator() }
}

extension Violation {
  /// One of those for which nobody looked what beat it.
  fileprivate init(unexplained miss: Miss) {
    self.init(handle: miss.handle, equation: miss.equation, amount: miss.amount, rivals: [])
  }
}

extension Table<ConstraintID, Miss> {
  fileprivate func contains(_ handle: Handle) -> Bool {
    guard case .constraint(let id) = handle else { return false }
    return contains(id)
  }
}
