package import AutoLayout
package import Diagnosis
package import Prose

/// `priorities`: which optional constraints are missed, by how much, and what beat them; then what
/// each priority costs in all.
package enum PrioritiesReport {
  package static func make(_ ranking: Ranking, ties: [Tie], in document: Document) -> Report {
    if ranking.losers.isEmpty {
      return [
        .row(
          .ok, Phrase(en: "every optional constraint holds", ja: "必須でない制約もすべて成立しています"))
      ]
    }
    let count = ranking.losers.count + ranking.omitted
    var report: Report = [
      .row(
        Phrase(en: "missed", ja: "未達"),
        Phrase(
          en: "\(count, of: "optional constraint"), the farthest first:",
          ja: "必須でない制約 \(count) 個（差の大きい順）："))
    ]
    report.append(.rows(Report.RowGroup(ranking.losers.flatMap { rows(on: $0, in: document) })))
    if ranking.omitted > 0 { report.append(.detail("", omitted(ranking.omitted))) }
    for tie in ties { report.append(TieWords.block(of: tie, in: document)) }
    report.append(.rows(levels(ranking.levels)))
    return report
  }

  /// In one group, so that all names have room before the lines.
  private static func rows(on loser: Violation, in document: Document) -> [Report.Row] {
    let amount = Phrase(en: "misses by \(loser.amount)", ja: "\(loser.amount) ずれる")
    let line = document.row(loser.handle, loser.equation, amount)
    let rivals = ViolationWords.rivals(of: loser, in: document)
    return rivals.isEmpty ? [line] : [line, Report.Row(detail: "", [rivals])]
  }

  private static func omitted(_ count: Int) -> Phrase {
    Phrase(en: "… and \(count) more", ja: "… ほか \(count) 個")
  }

  private static func levels(_ levels: [Ranking.Level]) -> Report.RowGroup {
    Report.RowGroup(
      levels.enumerated().map { position, level in
        Report.Row(
          position == 0 ? Phrase(en: "cost", ja: "優先度別") : "",
          [
            Phrase(level.priority.text),
            Phrase(en: "\(level.sum) in all", ja: "合計 \(level.sum)"),
          ])
      }, columns: [.right])
  }
}
