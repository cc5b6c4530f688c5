import AutoLayout
import Prose
import Reporting

/// What a replay that runs on without telling its steps says of the conflicts on its way.
///
/// Which constraints are broken follows from the layout alone, and laying out again costs only what a line
/// has changed. Why they are broken is found out when somebody goes there.
struct PassedConflicts {
  private var broken: Set<Handle>
  private var told = 0

  /// How many lines are told of; nobody reads a longer list.
  private static let most = 8

  init(since solution: Solution) { broken = Set(solution.broken) }

  /// `nil` where a line brought none.
  mutating func words(behind entry: SessionFile.Entry, in session: Session) -> Phrase? {
    // What cannot be laid out is told where the lines lead.
    guard
      let solution = try? session.engine.layout(
        of: session.state.document, isCancelled: session.surroundings.isCancelled)
    else { return nil }
    let now = Set(solution.broken)
    let new = now.subtracting(broken).sorted()
    broken = now
    guard !new.isEmpty, told < Self.most else { return nil }
    told += 1
    let names = new.prefix(3).map { session.state.document.text(of: $0) }
    return SessionWords.passedConflict(
      names.joined(separator: ", "), line: entry.number, step: session.history.step)
  }
}
