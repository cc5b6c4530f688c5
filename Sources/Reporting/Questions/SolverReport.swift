package import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `solver [VIEW]`: the tableau in the words of the textbooks, what each priority costs, and the
/// work done.
package enum SolverReport {
  package static func make(_ state: SolverState, in document: Document) -> Report {
    var report: Report = [
      .row(
        Phrase(en: "basic", ja: "基底"),
        Phrase(
          en: "\(state.rowCount, of: "variable"), each by its row of the tableau",
          ja: "変数 \(state.rowCount) 個（タブローの各行）")),
      .rows(
        Report.RowGroup(
          state.rows.awaitedMap(each: 8) { row($0, in: document) } + rest(state.rowsLeftOut))),
      .row(
        Phrase(en: "parametric", ja: "非基底"),
        Phrase(
          en: "\(state.parametric.count, of: "variable"), where they stand",
          ja: "変数 \(state.parametric.count) 個（現在の値）")),
      .rows(
        Report.RowGroup(
          state.parametric.awaitedMap {
            Report.Row(detail: column($0.column, in: document), ["= \($0.value)"])
          })),
      .rows(objective(state.objective)),
      .row(Phrase(en: "work", ja: "計算量"), work(state.work)),
      .row("", work(state.layoutWork)),
    ]
    if let isProved = state.isProved {
      report.append(.row(Phrase(en: "proof", ja: "検算"), proof(holds: isProved)))
    }
    return report
  }

  private static func proof(holds: Bool) -> Phrase {
    holds
      ? Phrase(
        en: "required constraints hold or are in conflicts; no level can be less",
        ja: "必須の制約はどれも成り立つか矛盾に含まれ、どの優先度の合計もこれより小さくなりません")
      : Phrase(
        en: "none: the numbers lie so far apart that rounding has decided",
        ja: "証明できません。数値の桁が離れすぎていて、丸めの影響で決まっています")
  }

  private static func rest(_ count: Int) -> [Report.Row] {
    count == 0 ? [] : [Report.Row("", [RestWords.more(count, see: "solver VIEW")])]
  }

  /// A long chain makes rows of thousands, of which nobody reads more.
  private static let mostTerms = 40

  private static func row(_ row: Tableau.Row, in document: Document) -> Report.Row {
    var expression: Phrase = "= \(row.constant)"
    for cell in row.cells.prefix(mostTerms) {
      let size = cell.coefficient.magnitude
      let sign = cell.coefficient < 0 ? " - " : " + "
      let factor: Phrase = size == 1 ? "" : "\(size)*"
      expression += "\(sign)\(factor)\(column(cell.column, in: document))"
    }
    let rest = row.cells.count - mostTerms
    if rest > 0 {
      expression += Phrase(
        en: " … and \(rest, of: "more term", plural: "more terms")", ja: " … ほか \(rest) 項")
    }
    return Report.Row(detail: column(row.basic, in: document), [expression])
  }

  private static func column(_ column: Tableau.Column, in document: Document) -> Phrase {
    switch column {
    case .part(let item, let part): return Phrase(document.text(of: part, of: item))
    case .slack(let handle):
      let name = document.handleText(handle)
      return Phrase(en: "slack(\(name))", ja: "スラック(\(name))")
    case .deviation(let handle):
      let name = document.handleText(handle)
      return Phrase(en: "deviation(\(name))", ja: "偏差(\(name))")
    case .wish(let item, let part):
      let name = document.text(of: part, of: item)
      return Phrase(en: "wish(\(name))", ja: "希望(\(name))")
    }
  }

  private static func objective(_ levels: [Ranking.Level]) -> Report.RowGroup {
    let label = Phrase(en: "levels", ja: "目的関数")
    if levels.isEmpty {
      return Report.RowGroup([
        Report.Row(
          label, [Phrase(en: "no optional constraints", ja: "必須でない制約はありません")])
      ])
    }
    return Report.RowGroup(
      levels.enumerated().map { position, level in
        Report.Row(position == 0 ? label : "", [Phrase(level.priority.text), "\(level.sum)"])
      }, columns: [.right, .right])
  }

  private static func work(_ work: LayoutWork) -> Phrase {
    Phrase(
      en: "\(work.rowsLowered, of: "row") lowered, \(work.itemsRead, of: "rectangle") read, "
        + "\(work.constraintsChecked, of: "constraint") checked, "
        + "\(work.questionsAsked, of: "question") asked",
      ja: "式 \(work.rowsLowered) 個を生成、矩形 \(work.itemsRead) 個を更新、"
        + "制約 \(work.constraintsChecked) 個を確認、問い合わせ \(work.questionsAsked) 回")
  }

  private static func work(_ work: SolverWork) -> Phrase {
    Phrase(
      en: "\(work.pivots, of: "pivot"), \(work.factorizations, of: "factorization"), "
        + "\(work.componentsSolved, of: "component") solved, "
        + "\(work.entriesTouched, of: "entry", plural: "entries") touched",
      ja: "ピボット \(work.pivots) 回、分解 \(work.factorizations) 回、"
        + "成分 \(work.componentsSolved) 個、要素 \(work.entriesTouched) 個")
  }
}

extension SolverState {
  fileprivate var rowCount: Int { rows.count + rowsLeftOut }
}
