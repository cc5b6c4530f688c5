package import Prose

/// Why something is refused, in words: what is wrong and why, then what to try.
package struct Refusal: Hashable, Sendable {
  package var reason: Phrase
  package var hints: [Phrase]

  package init(_ reason: Phrase, hints: [Phrase] = []) {
    self.reason = reason
    self.hints = hints
  }

  /// The same with names that were meant perhaps, before its other advice.
  package func suggesting(_ names: [String]) -> Refusal {
    names.isEmpty ? self : Refusal(reason, hints: [SuggestionWords.didYouMean(names)] + hints)
  }

  /// All of it as one line, for what looks for a word in it.
  package var line: Phrase {
    hints.reduce(reason) { text, hint in
      let isSentence = text.text(in: .english).string.last.map { ".?!".contains($0) } ?? true
      return text + (isSentence ? " " : SuggestionWords.fullStop) + hint
    }
  }

  package func line(in language: Language) -> String { line.text(in: language).string }
}

/// A refused line: what is wrong, where, and what to try.
package enum FailureReport {
  /// - Parameters:
  ///   - source: The line that is refused; one line of it where there are several.
  ///   - marked: In characters of `source`; `nil` if no part of it is to blame.
  package static func make(
    _ refusal: Refusal, source: String, marking marked: Range<Int>?
  ) -> Report {
    let longest = 120
    let reason = refusal.reason.withSpans(noLongerThan: longest)
    var report: Report = [
      .row(Phrase(en: "\("refused", as: .trouble)", ja: "\("エラー", as: .trouble)"), reason)
    ]
    if let marked { report.append(.excerpt(Report.CodeExcerpt(source, marking: marked))) }
    for hint in refusal.hints.map({ $0.withSpans(noLongerThan: longest) }) {
      report.append(.row(Phrase(en: "\("try", as: .hint)", ja: "\("ヒント", as: .hint)"), hint))
    }
    return report
  }
}

/// Names that were meant perhaps.
package enum SuggestionWords {
  /// Between a reason that is no whole sentence and what is said next.
  static let fullStop = Phrase(en: ". ", ja: "。")

  /// `Did you mean title or subtitle?`; empty without names.
  package static func didYouMean(_ names: [String]) -> Phrase {
    let texts = names.map { Text($0, as: .name) }
    guard let last = texts.last else { return "" }
    if texts.count == 1 { return Phrase(en: "Did you mean \(last)?", ja: "\(last) ではありませんか？") }
    let rest = texts.dropLast().joined(separator: ", ")
    let all = texts.joined(separator: "、")
    return Phrase(en: "Did you mean \(rest) or \(last)?", ja: "\(all) のいずれかではありませんか？")
  }
}
