/// Contests and limits as one table.
package struct ContestTable {
  private var table = TextTable(
    [
      "family", "what", "Tsume", "kiwi", "HiGHS", "of kiwi", "of HiGHS", "target", "aim", "holds",
    ],
    leftColumns: 2)
  package private(set) var missedTargets = 0

  package init() {}

  package mutating func append(_ contest: Contest) {
    table.append([
      contest.family, contest.subject, contest.turns.time.asTime,
      contest.turns.time(of: .kiwi)?.asTime ?? "–", contest.turns.time(of: .highs)?.asTime ?? "–",
      contest.turns.ratio(to: .kiwi)?.ratio ?? "–", contest.turns.ratio(to: .highs)?.ratio ?? "–",
      targets(of: contest), aims(of: contest),
      verdict(contest.holds, reachesAims: contest.reachesAims),
    ])
  }

  /// What is no matter of comparison: a figure that must not be above a limit.
  mutating func append(
    family: String, _ subject: String, _ figure: String, limit: String, holds: Bool
  ) {
    table.append([
      family, subject, figure, "", "", "", "", limit, "", verdict(holds, reachesAims: nil),
    ])
  }

  package var text: String { table.text }

  private mutating func verdict(_ holds: Bool?, reachesAims: Bool?) -> String {
    guard let holds else { return "–" }
    if !holds { missedTargets += 1 }
    if !holds { return "no" }
    return reachesAims == true ? "yes, the aim too" : "yes"
  }

  private func targets(of contest: Contest) -> String {
    contest.goals.map { "\($0.target.ratio) \($0.peer.rawValue)" }.joined(separator: ", ")
  }

  private func aims(of contest: Contest) -> String {
    contest.goals.compactMap { goal in goal.aim.map { "\($0.ratio) \(goal.peer.rawValue)" } }
      .joined(separator: ", ")
  }
}

extension Double {
  /// Microseconds in the unit that reads best.
  fileprivate var asTime: String {
    if self < 1000 { return "\(shortFigure) µs" }
    return self < 1e6 ? "\((self / 1000).shortFigure) ms" : "\((self / 1e6).shortFigure) s"
  }
}
