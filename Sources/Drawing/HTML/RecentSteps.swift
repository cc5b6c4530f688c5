package import AutoLayout
package import Prose

/// The page of a session as far as a browser holds it: of one that is too long, its last steps.
///
/// When the page has become half as large as it may be, another one is begun beside it, with the
/// whole of the present layout, and takes its place when it is full.
package struct RecentSteps: Sendable {
  package private(set) var page: SessionPage
  private var successor: SessionPage?
  /// How many steps there have been.
  package private(set) var count = 0
  private let empty: SessionPage
  private let limit: Int

  /// In bytes. What is larger Tsume would not read, and so would not write over either.
  package static let mostBytes = 60_000_000

  package init(of empty: SessionPage, upTo limit: Int = mostBytes) {
    (page, self.empty, self.limit) = (empty, empty, limit)
  }

  /// How many steps at the beginning are not on the page.
  package var leftOut: Int { count - page.stepCount }

  /// Lists what was done before, without its layouts.
  package mutating func list(_ headings: [SessionPage.Heading], _ notice: Phrase?) {
    page.list(headings, notice)
  }

  package mutating func append(
    _ step: SessionPage.Step, row: (ConstraintID) -> SessionPage.Row?
  ) {
    page.append(step, row: row)
    count += 1
    // It begins later than the page does, or it would never be smaller.
    if successor == nil, page.stepCount > 1, 2 * page.size > limit { successor = empty }
    successor?.append(step, row: row)
    guard page.size > limit, let next = successor, next.size < page.size else { return }
    (page, successor) = (next, nil)
  }
}
