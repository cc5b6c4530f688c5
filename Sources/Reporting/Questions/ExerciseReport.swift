package import AutoLayout
package import Diagnosis
package import Prose

/// `exercise [VIEW]`: where what is ambiguous could be just as well, at both ends. Nothing has changed.
package enum ExerciseReport {
  /// - Parameters:
  ///   - layout: The layout that is shown.
  ///   - count: How many numbers are ambiguous of what was asked about.
  package static func make(_ exercise: Exercise, from layout: LaidOutDocument, of count: Int)
    -> Report
  {
    var report = end(exercise.low, from: layout, Phrase(en: "low end", ja: "最小側")) {
      Phrase(en: "\($0) as small as can be", ja: "\($0) を最も小さくした場合")
    }
    report.append(
      contentsOf: end(exercise.high, from: layout, Phrase(en: "high end", ja: "最大側")) {
        Phrase(en: "\($0) as large as can be", ja: "\($0) を最も大きくした場合")
      })
    for remark in remarks(on: exercise, of: count) { report.append(.row("", remark)) }
    return report
  }

  /// - Parameter subject: The view that was asked about; `nil` for all.
  package static func nothing(about subject: ViewID?, in document: Document) -> Report {
    let words =
      subject.map(document.text(of:)).map { name in
        Phrase(en: "nothing of \(name) is ambiguous", ja: "\(name) に曖昧なところはありません")
      } ?? Phrase(en: "nothing is ambiguous", ja: "曖昧なものはありません")
    return [.row(.ok, words)]
  }

  // MARK: An end

  private static func end(
    _ end: Exercise.End, from layout: LaidOutDocument, _ label: Phrase,
    of brought: (Phrase) -> Phrase
  ) -> Report {
    let shown = Phrase(en: "that is what is shown", ja: "表示と同じ")
    if end.brought.isEmpty { return [.row(label, shown)] }
    let words =
      brought(names(of: end.brought, in: layout.document))
      + following(end.following, in: layout.document)
    let movements = Change(from: layout.solution, to: end.solution).views
    if movements.isEmpty {
      return [.row(label, words + Phrase(en: ": ", ja: "：") + shown)]
    }
    let rows = movements.map { movement in
      Report.Row(
        detail: Phrase(layout.document.text(of: movement.view)),
        [MovementRows.phrase(for: movement, free: FreeParts([]))])
    }
    let group = Report.RowGroup(rows)
      .limited(to: most) { RestWords.more($0, see: Text("exercise VIEW", as: .command)) }
    return [.row(label, words + Phrase(en: ":", ja: "：")), .rows(group)]
  }

  private static func names(of parts: [Ambiguity], in document: Document) -> Phrase {
    Document.list(parts.map { Phrase(document.text(of: $0.part, of: $0.item)) })
  }

  private static func following(_ parts: [Ambiguity], in document: Document) -> Phrase {
    if parts.isEmpty { return "" }
    let names = names(of: parts, in: document)
    return Phrase(
      en: "; \(names) \(parts.count, one: "follows", many: "follow")",
      ja: "（\(names) はそれで決まる）")
  }

  /// Of what moves at one end: half a screen.
  private static let most = 8

  private static func remarks(on exercise: Exercise, of count: Int) -> [Phrase] {
    var remarks: [Phrase] = []
    if exercise.isOpen {
      remarks.append(
        Phrase(
          en: "where nothing bounds a number, it was taken \(Exercise.reach) further",
          ja: "範囲に限りのない値は、\(Exercise.reach) だけ動かして示しました"))
    }
    let rest = count - exercise.parts.count
    if rest > 0 { remarks.append(RestWords.more(rest, see: Text("exercise VIEW", as: .command))) }
    return remarks + [Phrase(en: "nothing is changed", ja: "レイアウトは変更していません")]
  }
}
