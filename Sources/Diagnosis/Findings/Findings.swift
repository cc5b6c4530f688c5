/// Everything worth telling about one layout without being asked.
package struct Findings: Hashable, Sendable {
  package var conflicts: [Conflict] = []
  package var ties: [Tie] = []
  package var ambiguities: [Ambiguity] = []
  package var violations = Violations()
  /// Whether too much hangs together for everything to be looked at: some findings have no details, and
  /// others may be missing.
  package internal(set) var isAbridged = false
  /// Of how many ambiguities a settlement was tried, where there are more.
  package internal(set) var settledOfMore: Int?

  package init() {}

  package var count: Int {
    conflicts.count + ties.count + ambiguities.count + violations.count
  }

  package var isEmpty: Bool { count == 0 }

  /// All repairs, in the order of their numbers.
  ///
  /// What settles two things at once is one.
  package var fixes: [Fix] {
    var fixes = conflicts.flatMap(\.fixes)
    for fix in ambiguities.compactMap(\.fix) + ties.compactMap(\.fix) where !fixes.contains(fix) {
      fixes.append(fix)
    }
    return fixes
  }

  /// All but violations, in the order in which they are told.
  var beforeViolations: [Finding] {
    conflicts.map { .conflict($0) } + ties.map { .tie($0) } + ambiguities.map { .ambiguous($0) }
  }
}

extension Findings: Sequence {
  /// In the order in which they are told, which follows from the document alone.
  ///
  /// - Complexity: O(*n*) for *n* findings.
  package func makeIterator() -> IndexingIterator<[Finding]> {
    (beforeViolations + violations.map { .violation($0) }).makeIterator()
  }
}
