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
    for (words, meaning) in signature.explanations {
      head.append(.row("\(words.joined(separator: "|"), as: .emphasis)", meaning))
    }
    return page(
      head, examples: signature.examples,
      tail: tail(counterpart: signature.counterpart, related: signature.related))
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

  /// The head and the tail, and between them as much of the examples as the screen has room for:
  /// each line, and what it prints as long as there is room.
  private static func page(
    _ head: Report, examples: [Signature.Example], tail: Report
  ) -> Report {
    var room = screen - height(of: head) - height(of: tail)
    room -= examples.reduce(0) { $0 + height(of: Report([line($1.line, isFirst: false)])) }
    var report = head
    for (position, example) in examples.enumerated() {
      let shown = shown(example, isFirst: position == 0, room: &room)
      report.append(contentsOf: shown)
    }
    report.append(contentsOf: tail)
    return report
  }

  /// The line alone where there is no room for the lines before it and something of its output.
  private static func shown(
    _ example: Signature.Example, isFirst: Bool, room: inout Int
  ) -> Report {
    let output = ExampleRun(example).output
    let before = example.setUp.enumerated().map { line($1, isFirst: isFirst && $0 == 0) }
    let beginning = height(of: Report(before))
    let quoted = Report([.quote(output, limit: .max)])
    let wanted = height(of: quoted)
    let least = isFirst ? min(wanted, fewestLines) : wanted
    guard beginning + least <= room else { return [line(example.line, isFirst: isFirst)] }
    let limit = min(wanted, room - beginning)
    room -= beginning + limit
    var report = Report(before + [line(example.line, isFirst: isFirst && before.isEmpty)])
    if limit > 0 { report.append(.quote(output, limit: limit)) }
    return report
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
