import Prose

extension HelpPage {
  /// A command: how it is written, what it is for, what its words mean, examples with what they
  /// print, what does the same elsewhere.
  static func of(_ signature: Signature) -> Report {
    let usage = Report.Block.rows(
      Report.RowGroup(
        signature.usage.enumerated().map { position, usage in
          let call: Phrase = "\(signature.word, as: .command) \(usage.form)"
          let label = position == 0 ? Phrase(en: "usage", ja: "書き方") : ""
          return Report.Row(label, usage.meaning.isEmpty ? [call] : [call, usage.meaning])
        }))
    let purpose =
      signature.details.isEmpty
      ? signature.summary
      : Phrase(
        en: "\(signature.summary) \(signature.details)",
        ja: "\(signature.summary)\(signature.details)")
    var head = Report([.paragraph(purpose), usage])
    let options = signature.explanations.map { words, meaning in
      Report.Row("\(words.joined(separator: "|"), as: .emphasis)", [meaning])
    }
    if !options.isEmpty { head.append(aligned(options)) }
    return page(
      head, examples: signature.examples,
      tail: tail(counterpart: signature.counterpart, related: signature.related))
  }

  /// Under each other also where a label is longer than those of other rows.
  private static func aligned(_ rows: [Report.Row]) -> Report.Block {
    let widths = rows.map { TextWidth.inCells(of: $0.label.english.string) }
    guard let widest = widths.max(), widest > 8, rows.count > 1 else {
      return .rows(Report.RowGroup(rows))
    }
    // One that is too long for a column stands above what it means.
    if widest > 14 {
      return .rows(Report.RowGroup(rows.map { Report.Row(detail: $0.label, $0.cells) }))
    }
    return .table(Report.Table(columns: [.left, .left], rows: rows.map { [$0.label] + $0.cells }))
  }

  /// A topic: what can be written, what it means, an example.
  static func of(_ topic: HelpTopic) -> Report {
    var head: Report = [.row("\(topic.word, as: .command)", topic.summary)]
    if !topic.points.isEmpty {
      head.append(
        .table(
          Report.Table(
            columns: [.left, .left], rows: topic.points.map { ["  \($0.code)", $0.meaning] })))
    }
    for remark in topic.remarks { head.append(.paragraph(remark)) }
    return page(
      head, examples: topic.examples, tail: tail(counterpart: nil, related: topic.related))
  }

  private static func tail(counterpart: String?, related: [String]) -> Report {
    var tail = Report()
    if let counterpart {
      tail.append(.row(Phrase(en: "as in", ja: "相当"), "\(counterpart, as: .code)"))
    }
    if !related.isEmpty {
      tail.append(.row(Phrase(en: "see also", ja: "関連"), words(related)))
    }
    return tail
  }
}

// MARK: Examples

extension HelpPage {
  /// Lines of a terminal, without the one for the next prompt.
  private static let screen = 23

  /// The head and the tail, and between them as much of the examples as the screen has room for: what is
  /// typed for them, one after the other, then what that prints as long as there is room.
  private static func page(
    _ head: Report, examples: [Signature.Example], tail: Report
  ) -> Report {
    var room = screen - height(of: head) - height(of: tail)
    let shown = shown(examples, room: &room)
    var run = ExampleRun()
    var report = head
    for (position, lines) in shown.enumerated() {
      let output = run.output(of: lines)
      for (place, text) in lines.enumerated() {
        report.append(line(text, isFirst: position == 0 && place == 0))
      }
      let wanted = height(of: Report([.quote(output, limit: .max)]))
      let limit = min(wanted, max(room, 0))
      guard limit > 0, limit >= (position == 0 ? min(wanted, fewestLines) : wanted) else {
        continue
      }
      room -= limit
      report.append(.quote(output, limit: limit))
    }
    report.append(contentsOf: tail)
    return report
  }

  /// The lines of each example, last its own. What was typed for one before it stands already; one for
  /// which there is no room is left out.
  private static func shown(_ examples: [Signature.Example], room: inout Int) -> [[String]] {
    var typed: Set<String> = []
    var shown: [[String]] = []
    for example in examples {
      let lines = example.setUp.filter { !typed.contains($0) } + [example.line]
      let needed = height(of: Report(lines.map { line($0, isFirst: false) }))
      guard needed <= room || shown.isEmpty else { continue }
      room -= needed
      typed.formUnion(lines)
      shown.append(lines)
    }
    return shown
  }

  /// Less of an output says nothing.
  private static let fewestLines = 3

  private static func line(_ line: String, isFirst: Bool) -> Report.Block {
    .row(isFirst ? Phrase(en: "example", ja: "例") : "", "\(line, as: .code)")
  }

  /// The language that needs more lines decides, so that both show the same.
  private static func height(of report: Report) -> Int {
    Language.allCases.map { Page.standard($0).lines(of: report).count }.max() ?? 0
  }
}
