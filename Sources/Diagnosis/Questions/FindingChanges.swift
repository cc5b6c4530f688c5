package import AutoLayout

/// What became of the findings between two layouts, each list in the order of its examination.
package struct FindingChanges: Hashable, Sendable {
  package var appeared: [Finding] = []
  /// Of the same subject as before, with something else to say.
  package var changed: [Finding] = []
  /// As they were, in the numbers of the newer layout's document.
  package var gone: [Finding] = []

  private init() {}

  /// Between two layouts of documents in which a number means the same.
  ///
  /// - Complexity: O(*n* + *d* log *m*) for *n* findings that are no violations, and *d* of *m*
  ///   violations that differ.
  package init(from old: Findings, to new: Findings) {
    self.init()
    compare(old.beforeViolations, new.beforeViolations)
    for id in new.violations.touched(since: old.violations) {
      compare(old.violations[id], new.violations[id])
    }
  }

  /// Between two layouts of which one may have replaced the other, or stand on another branch. Where a
  /// number means another thing now, things are the same that `Correspondence` takes for the same.
  ///
  /// - Complexity: As above, and O(*d* log *n*) for *d* views and constraints that differ. O(size of
  ///   the documents) where a number means another thing.
  package init(
    from old: Findings, of before: Document, to new: Findings, of after: Document
  ) {
    guard after.hasOtherThings(underNumbersOf: before) else {
      self.init(from: old, to: new)
      return
    }
    self.init()
    let matching = Correspondence(from: before, to: after)
    compareBySubject(
      old.compactMap { $0.renumbered(by: matching) }[...], Array(new)[...])
  }

  /// Most findings stand where they stood: only what is between the first and the last that do not is
  /// looked up.
  private mutating func compare(_ old: [Finding], _ new: [Finding]) {
    let head = zip(old, new).prefix { $0.subject == $1.subject }.count
    let rest = (old[head...], new[head...])
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0.subject == $1.subject }.count
    let (before, after) = (rest.0.dropLast(tail), rest.1.dropLast(tail))
    compareInPlace(old[..<head], new[..<head])
    compareBySubject(before, after)
    compareInPlace(old[(old.count - tail)...], new[(new.count - tail)...])
  }

  private mutating func compareInPlace(_ old: ArraySlice<Finding>, _ new: ArraySlice<Finding>) {
    for (old, new) in zip(old, new) where !new.saysTheSame(as: old) { changed.append(new) }
  }

  private mutating func compareBySubject(
    _ old: ArraySlice<Finding>, _ new: ArraySlice<Finding>
  ) {
    let before = Dictionary(
      old.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let subjects = Set(new.map(\.subject))
    for finding in new {
      guard let other = before[finding.subject] else {
        appeared.append(finding)
        continue
      }
      if !finding.saysTheSame(as: other) { changed.append(finding) }
    }
    gone += old.filter { !subjects.contains($0.subject) }
  }

  private mutating func compare(_ old: Violation?, _ new: Violation?) {
    switch (old.map(Finding.violation), new.map(Finding.violation)) {
    case (let old?, let new?): if !new.saysTheSame(as: old) { changed.append(new) }
    case (nil, let new?): appeared.append(new)
    case (let old?, nil): gone.append(old)
    case (nil, nil): break
    }
  }

  package var isEmpty: Bool { appeared.isEmpty && changed.isEmpty && gone.isEmpty }
}
