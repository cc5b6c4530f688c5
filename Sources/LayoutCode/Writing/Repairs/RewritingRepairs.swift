import AutoLayout
import Interchange

/// The statement of a call anew: one line for each of the constraints that it makes, with what is changed.
/// What the dialect cannot say is said by anchors.
struct RewritingRepairs {
  private let change: SiteChange
  private let dialect: SiteDialect
  private var site: CallSite { change.site }

  init(_ change: SiteChange, _ dialect: SiteDialect) {
    (self.change, self.dialect) = (change, dialect)
  }

  /// As many as people write one below the other.
  private static let limit = 8

  var proposals: [[TextEdit]] {
    guard let statement = site.statement, case .expression(let expression) = statement.form,
      change.made.count <= Self.limit,
      site.use.whole.range == expression.range
        || expression.range == site.call.range
    else { return [] }
    let wanted = change.wanted(change.made.compactMap(change.equation))
    let lines = wanted.flatMap { wanted in
      dialect.line(wanted).map { [$0] } ?? wanted.statements
    }
    let range = site.local(statement.range)
    if lines.isEmpty { return [] }
    return [[change.lines.replacing(range, with: lines)]]
  }
}
