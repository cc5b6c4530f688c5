import Prose

extension SessionCheck.Failure {
  /// A line that was refused: what it was told, and below it what to try.
  init(refused turn: Turn, at line: Int, source: String) {
    let found = Phrase(
      en: ExpectationWords.written(Self.refusal(in: turn, .english)),
      ja: ExpectationWords.written(Self.refusal(in: turn, .japanese)))
    self.init(
      line: line, mismatch: Mismatch(expected: ExpectationWords.accepted, found: found),
      source: source.firstLine.echo, causes: Self.advice(in: turn))
  }

  /// In one line, in the language of whoever reads the failure, and without the excerpt.
  private static func refusal(in turn: Turn, _ language: Language) -> String {
    let page = Page(language: language, columns: 1_000, drawing: .unicode)
    let words = turn.lines(on: page).first?.split(separator: " ") ?? []
    guard let label = words.first else { return "" }
    // The label is set apart as in a sentence, and not as in a table.
    let colon = language == .japanese ? "：" : ": "
    return String(label) + colon + words.dropFirst().joined(separator: " ")
  }

  /// The rows behind the first one, which says what is wrong, below the line that they are about.
  private static func advice(in turn: Turn) -> Report {
    let rows = (turn.reports.first?.blocks ?? []).dropFirst().flatMap { block in
      if case .rows(let group) = block { group.rows } else { [Report.Row]() }
    }
    return Report(
      rows.map { row in
        let label = row.label.isEmpty ? row.label : row.label + Phrase(en: ": ", ja: "：")
        return .paragraph(label + row.cells.joined(separator: " "), indent: 4)
      })
  }
}
