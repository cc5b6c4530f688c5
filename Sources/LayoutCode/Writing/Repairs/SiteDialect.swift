import AutoLayout
import Interchange

/// A way of writing constraints, in either language: how a change is written into a call, and how one
/// more constraint is. One more is one more file with its static member, and its name in `all`.
///
/// What it says need not be right: each text is carried out, and only one that makes just the wanted
/// layout is taken.
struct SiteDialect: Sendable {
  /// Whether a call may be one of it.
  let isMeant: @Sendable (CallSite) -> Bool
  /// The edits that may change what a call makes, the usual ones first.
  let changes: @Sendable (SiteChange) -> [[TextEdit]]
  /// The statement that makes a constraint; `nil` for what it cannot say.
  let line: @Sendable (WantedConstraint) -> String?
  /// The edits that may put a constraint beside a call that makes others.
  let additions: @Sendable (WantedConstraint) -> [[TextEdit]]

  init(
    isMeant: @escaping @Sendable (CallSite) -> Bool,
    changes: @escaping @Sendable (SiteChange) -> [[TextEdit]],
    line: @escaping @Sendable (WantedConstraint) -> String? = { _ in nil },
    additions: (@Sendable (WantedConstraint) -> [[TextEdit]])? = nil
  ) {
    (self.isMeant, self.changes, self.line) = (isMeant, changes, line)
    self.additions = additions ?? { wanted in line(wanted).map { wanted.inserting([$0]) } ?? [] }
  }

  private static let all: [SiteDialect] = [
    .formats, .items, .anchors, .snapKit, .masonry, .pureLayout, .tinyConstraints, .easyPeasy,
    .anchorage, .cartography, .stevia, .steviaCalls,
  ]

  /// Those that a call may be of.
  static func all(for site: CallSite) -> [SiteDialect] { all.filter { $0.isMeant(site) } }
}
