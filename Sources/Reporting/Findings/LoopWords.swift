package import AutoLayout
package import Prose

/// What is said of layout callbacks that change something in every pass.
package enum LoopWords {
  /// The loop with its lines, and what ends it, numbered from 1.
  package static func report(on loop: LayoutLoop, in document: Document) -> Report {
    var report: Report = [.row(label, head(of: loop))]
    let lines = loop.lines.map { line in
      Report.Row(
        "",
        [
          Phrase(Text(line.place.text, as: .name)), Phrase(Text(line.text, as: .code)),
          numbers(of: line, in: document),
        ])
    }
    report.append(
      .rows(
        Report.RowGroup(lines, columns: [.left, .left]).limited(to: mostLines) {
          Phrase(en: "… and \($0) more lines", ja: "… ほか \($0) 行")
        }))
    if let advice = advice(on: loop) { report.append(.row("", advice)) }
    report.append(contentsOf: Report(repairs(of: loop, in: document)))
    return report
  }

  private static let label = Phrase(
    en: "\("loop", as: .trouble)", ja: "\("ループ", as: .trouble)")

  private static let mostLines = 4

  private static func head(of loop: LayoutLoop) -> Phrase {
    switch loop.kind {
    case .endless:
      Phrase(
        en:
          "layout loop: after \(loop.passes) passes the layout has not come to rest, where the app "
          + "would hang. Every pass changes something at:",
        ja: "レイアウトの無限ループ：\(loop.passes) 回のパスの後も落ち着きません（アプリなら固まります）。"
          + "毎回変わるのは次の行です。")
    case .collecting:
      Phrase(
        en: "every layout pass adds constraints, and the app collects them:",
        ja: "レイアウトのパスのたびに制約が増え、たまり続けます。")
    }
  }

  private static func numbers(of line: LayoutLoop.Line, in document: Document) -> Phrase {
    if !line.added.isEmpty {
      let handles = line.added.suffix(3).map { Phrase(document.handleText($0)) }
      return Phrase(
        en: "adds \(handles.joined(separator: ", ")) …",
        ja: "\(handles.joined(separator: "、"))… を追加")
    }
    if line.constants.isEmpty { return "" }
    return Phrase(Text(line.constants.map(\.inPoints).joined(separator: ", ") + " …"))
  }

  private static func advice(on loop: LayoutLoop) -> Phrase? {
    if loop.kind == .collecting || loop.lines.contains(where: { !$0.added.isEmpty }) {
      return Phrase(
        en: "Add them once, where the view is made.", ja: "ビューを作るところで一度だけ追加してください。")
    }
    let swings = loop.lines.contains { line in
      line.constants.count > 2 && line.constants.first == line.constants.last
    }
    if swings {
      return Phrase(
        en:
          "Lines that set it to one value and back again contradict each other: keep one of them.",
        ja: "行ったり来たりする値を設定する行が矛盾しています。片方だけ残してください。")
    }
    return Phrase(
      en: "Do it once, where the view is made, or set what does not depend on what it was before.",
      ja: "ビューを作るところで一度だけ行うか、前の値に依存しない値を設定してください。")
  }

  // MARK: Repairs

  private static func repairs(of loop: LayoutLoop, in document: Document) -> [Report.Block] {
    if loop.repairs.isEmpty { return [] }
    let rows = loop.repairs.enumerated().map { place, repair in
      Report.Row(
        place == 0 ? Phrase(en: "fix", ja: "修正案") : "",
        [
          "\(place + 1)", Phrase(Text(line(of: repair), as: .command)),
          effect(of: repair, in: document),
        ])
    }
    return [
      .rows(Report.RowGroup(rows, columns: [.right, Report.Column(.left, minimumWidth: 11)]))
    ]
  }

  /// The line that does what a repair does.
  package static func line(of repair: LayoutLoop.Repair) -> String {
    "without " + repair.without.map(\.text).joined(separator: " ")
  }

  /// What constants then are; without any, that the layout comes to rest.
  package static func effect(of repair: LayoutLoop.Repair, in document: Document) -> Phrase {
    let constants = repair.constants.prefix(2).map { then in
      Phrase("\(document.handleText(then.constraint)).constant \(then.constant)")
    }
    let rest = Phrase(en: "the layout comes to rest", ja: "レイアウトが落ち着く")
    if constants.isEmpty { return rest }
    let values = constants.joined(separator: Phrase(en: ", ", ja: "、"))
    return Phrase(en: "\(rest), \(values)", ja: "\(rest)（\(values)）")
  }

  /// In the state of a step.
  static func state(of loop: LayoutLoop) -> Phrase {
    switch loop.kind {
    case .endless: Phrase(en: "layout loop", ja: "無限ループ")
    case .collecting:
      Phrase(en: "constraints are added in every pass", ja: "パスのたびに制約が増える")
    }
  }

  /// Where there was a loop and is none any more.
  static let gone = Report.Block.row(
    Phrase(en: "settled", ja: "解消"),
    Phrase(en: "the layout comes to rest", ja: "レイアウトが落ち着きました"))
}
