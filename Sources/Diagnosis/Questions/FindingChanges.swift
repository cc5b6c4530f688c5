/// What became of the findings between two layouts, each list in the order of its examination.
package struct FindingChanges: Hashable, Sendable {
  /// All that there were before.
  package var old: [Finding]
  package var appeared: [Finding] = []
  /// Of the same subject as before, with something else to say.
  package var changed: [Finding] = []
  /// As they were.
  package var gone: [Finding] = []

  /// Most findings stand where they stood: only what is between the first and the last that do not is
  /// looked up.
  package init(from old: [Finding], to new: [Finding]) {
    self.old = old
    let head = zip(old, new).prefix { $0.subject == $1.subject }.count
    let rest = (old[head...], new[head...])
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0.subject == $1.subject }.count
    let (before, after) = (rest.0.dropLast(tail), rest.1.dropLast(tail))
    compare(old[..<head], new[..<head])
    compareBySubject(before, after)
    compare(old[(old.count - tail)...], new[(new.count - tail)...])
  }

  private mutating func compare(_ old: ArraySlice<Finding>, _ new: ArraySlice<Finding>) {
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
    gone = old.filter { !subjects.contains($0.subject) }
  }

  package var isEmpty: Bool { appeared.isEmpty && changed.isEmpty && gone.isEmpty }
}
