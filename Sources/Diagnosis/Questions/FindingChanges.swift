/// What became of the findings between two layouts, each list in the order of its examination.
package struct FindingChanges: Hashable, Sendable {
  /// All that there were before.
  package var old: [Finding]
  package var appeared: [Finding]
  /// Of the same subject as before, with something else to say.
  package var changed: [Finding]
  /// As they were.
  package var gone: [Finding]

  package init(from old: [Finding], to new: [Finding]) {
    self.old = old
    let before = Dictionary(
      old.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    let subjects = Set(new.map(\.subject))
    appeared = new.filter { before[$0.subject] == nil }
    changed = new.filter { finding in
      before[finding.subject].map { !finding.saysTheSame(as: $0) } ?? false
    }
    gone = old.filter { !subjects.contains($0.subject) }
  }

  package var isEmpty: Bool { appeared.isEmpty && changed.isEmpty && gone.isEmpty }
}
