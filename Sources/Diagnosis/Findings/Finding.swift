package import AutoLayout

/// Anything worth telling about a layout without being asked.
package enum Finding: Hashable, Sendable {
  case conflict(Conflict)
  case ambiguous(Ambiguity)
  case tie(Tie)
  case violation(Violation)

  /// What the finding is about. Findings of two layouts with one subject are the same finding,
  /// changed or not.
  package enum Subject: Hashable, Sendable {
    case conflict(broken: Handle)
    case ambiguous(Item, RectPart)
    /// The smaller handle first.
    case tie(Handle, Handle)
    case violation(Handle)
  }

  package var subject: Subject {
    switch self {
    case .conflict(let conflict): conflict.subject
    case .ambiguous(let ambiguity): ambiguity.subject
    case .tie(let tie): tie.subject
    case .violation(let violation): violation.subject
    }
  }
}

/// What each kind of finding answers, so that two layouts can be compared.
protocol FindingKind: Hashable, Sendable {
  var subject: Finding.Subject { get }

  /// Whether two findings of one subject tell the same. What would repair or settle them does not
  /// count: it depends on the rest of the layout. Nor does whether a conflict was looked into.
  func saysTheSame(as other: Self) -> Bool

  /// The same finding in the numbers of another document; `nil` where something that it is about is not
  /// in that one.
  ///
  /// Causes, repairs and sums are of its own document alone, and are left behind.
  func renumbered(by matching: Correspondence) -> Self?
}

extension [Finding] {
  package var ambiguities: [Ambiguity] {
    compactMap { if case .ambiguous(let ambiguity) = $0 { ambiguity } else { nil } }
  }
}
