import AutoLayout
import Diagnosis
import Prose
import Reporting

/// The conflicts that a session file comes past without a word of them: no `expect` behind them speaks of
/// conflicts, and no `|` line shows them.
///
/// A check that says nothing of them would be green where the app writes a conflict into its log.
struct UntoldConflicts {
  /// Those that were passed, and the last one as long as nothing has spoken of it.
  var notices: [SessionCheck.Notice] { passed + (pending.map { [$0] } ?? []) }

  private var passed: [SessionCheck.Notice] = []
  private var pending: SessionCheck.Notice?
  private var broken: Set<Handle> = []
  /// In a long file only what somebody looks at is laid out.
  private let looksEverywhere: Bool

  private static let mostLookedAt = 500
  private static let mostTold = 5

  init(in file: SessionFile) { looksEverywhere = file.entries.count <= Self.mostLookedAt }

  mutating func look(at session: Session, behind entry: SessionFile.Entry) {
    if entry.speaksOfConflicts { pending = nil }
    guard let now = solution(in: session).map({ Set($0.broken) }) else { return }
    let new = now.subtracting(broken).sorted()
    broken = now
    guard !new.isEmpty else { return }
    if let pending, passed.count < Self.mostTold { passed.append(pending) }
    pending =
      entry.output.isEmpty && !entry.speaksOfConflicts ? notice(of: new, entry, session) : nil
  }

  private func solution(in session: Session) -> Solution? {
    if session.isLaidOut { return session.state.solution }
    guard looksEverywhere else { return nil }
    return try? session.engine.layout(
      of: session.state.document, isCancelled: session.surroundings.isCancelled)
  }

  private func notice(
    of new: [Handle], _ entry: SessionFile.Entry, _ session: Session
  ) -> SessionCheck.Notice {
    let names = new.prefix(3).map { session.state.document.text(of: $0) }
    return SessionCheck.Notice(
      line: entry.number, words: SessionWords.untoldConflict(names.joined(separator: ", ")))
  }
}

extension SessionFile.Entry {
  /// Whether it says whether there is a conflict.
  fileprivate var speaksOfConflicts: Bool {
    isExpectation && line.split(separator: " ").contains { ["conflict", "broken"].contains($0) }
  }
}
