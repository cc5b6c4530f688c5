import AutoLayout
import Console
import Diagnosis
import Prose
import Reporting

/// What is printed, and what completion offers.
extension SessionProbe {
  /// Every report has words in both languages and stays within the page.
  mutating func checkWords(of turn: Turn, _ line: ScriptLine) {
    for report in turn.reports { check(report) }
    if turn.isRefused { checkRefusal(turn) }
  }

  mutating func check(_ report: Report) {
    for columns in [80, 40] {
      var counts: [Bool] = []
      for language in Language.allCases {
        let page = Page(language: language, columns: columns, drawing: .unicode)
        checkControls(in: PlainRenderer().lines(of: report, on: page))
        let lines = PlainRenderer().lines(of: report.withoutVerbatim, on: page)
        counts.append(lines.isEmpty)
        let widest = lines.max { TextWidth.inCells(of: $0) < TextWidth.inCells(of: $1) }
        complain(
          if: TextWidth.inCells(of: widest ?? "") > columns,
          "wider than \(columns) columns: \(widest ?? "")")
      }
      complain(if: Set(counts).count > 1, "it has no words in one language")
    }
  }

  /// Nothing that was typed or pasted gets to the terminal as a command for it.
  private mutating func checkControls(in lines: [String]) {
    for line in lines {
      let culprit = line.unicodeScalars.first { $0.properties.generalCategory == .control }
      complain(if: culprit != nil, "control character \(culprit?.value ?? 0) in \(line)")
    }
  }

  private mutating func checkRefusal(_ turn: Turn) {
    let english = turn.lines(on: .standard(.english))
    complain(
      if: english == turn.lines(on: .standard(.japanese)), "the refusal is in one language only")
  }

  /// A step is told on a screen, and so is a line that is tried.
  mutating func checkLength(of turn: Turn, _ line: ScriptLine, _ before: Session) {
    let isStep = session.history.nextStep == before.history.nextStep + 1 && line.effect == .change
    guard isStep || line.text.hasPrefix("try"), !turn.isRefused, let report = turn.reports.first
    else { return }
    for language in Language.allCases {
      let height = Page.standard(language).lines(of: report).count
      complain(if: height > 24, "its report has \(height) lines")
    }
  }

  /// Completion knows every word that it must, from wherever in it.
  mutating func checkCompletion(of line: ScriptLine) {
    guard !line.isPaste else { return }
    let bytes = Array(line.text.utf8)
    for range in line.completable {
      let word = String(decoding: bytes[range], as: UTF8.self)
      let starts = [
        waits(word, at: range.lowerBound, in: line.text) ? nil : 0,
        word.first.map { String($0).utf8.count },
      ]
      for offset in starts.compactMap(\.self) {
        let cursor = range.lowerBound + offset
        let completion = timed("Tab in \(line.text)") {
          $0.completion(of: line.text, at: cursor)
        }
        let start = min(max(completion.start, 0), range.upperBound)
        let wanted = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
        complain(
          if: !completion.candidates.contains { $0.text.hasPrefix(wanted) },
          "completion at \(cursor) does not offer \(wanted): \(completion.candidates.prefix(9).map(\.text))"
        )
      }
    }
  }

  /// Whether a word is offered behind its first letter only: members, at the beginning of a line the
  /// names of a document that has many, and where an operand stands the numbers of its constraints if
  /// they are many.
  private func waits(_ word: String, at start: Int, in line: String) -> Bool {
    let (before, document) = (line.utf8.prefix(start), session.layout.document)
    if before.last == UInt8(ascii: ".") { return true }
    if start == 0 {
      return document.views.count > Completion.glance && Catalogue.command(word) == nil
    }
    return document.constraints.count > Completion.glance
      && before.split(separator: UInt8(ascii: " ")).last?.elementsEqual("set".utf8) == true
      && word.wholeMatch(of: #/c\d+/#) != nil
  }
}

extension Report {
  /// Values and exported text may be as long as they are.
  fileprivate var withoutVerbatim: Report {
    Report(
      blocks.filter { block in
        if case .verbatim = block { false } else { true }
      })
  }
}
