import Prose

/// What `help` shows, derived from the signatures.
enum HelpPage {
  /// The commands by group, a line each.
  static var overview: Report {
    var report = Report([.paragraph(intro)])
    for group in CommandGroup.allCases {
      let commands = Catalogue.all.map { $0.signature }.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      let words = commands.map { Phrase(Text($0.word, as: .command)) }
      report.append(.row(group.title, words.joined(separator: " ")))
    }
    report.append(.paragraph(outro))
    return report
  }

  /// One command: its forms, what it is for, examples, and what does the same in UIKit.
  static func of(_ signature: Signature) -> Report {
    var report = Report()
    for (position, form) in signature.usage.enumerated() {
      let call: Phrase = "\(signature.word, as: .command) \(form)"
      report.append(.row(position == 0 ? Phrase(en: "usage", ja: "書き方") : "", call))
    }
    report.append(.row("", signature.summary))
    for (position, example) in signature.examples.enumerated() {
      report.append(
        .row(position == 0 ? Phrase(en: "example", ja: "例") : "", "\(example.line, as: .code)"))
    }
    if let counterpart = signature.counterpart {
      report.append(.row("UIKit", "\(counterpart, as: .code)"))
    }
    if !signature.related.isEmpty {
      report.append(
        .row(
          Phrase(en: "see also", ja: "関連"),
          signature.related.map { Phrase(Text($0, as: .command)) }.joined(separator: " ")))
    }
    return report
  }

  private static let intro = Phrase(
    en: "A line is a relation, a visual format, a Swift statement, an expression, or a command:",
    ja: "一行に書けるのは、関係式、ビジュアルフォーマット、Swift の文、式、コマンドのどれかです。")

  private static let outro = Phrase(
    en: "\("title.leading == view.leading + 16 @750 as gap", as: .code) adds a constraint, "
      + "\("H:|-[a]-8-[b]-|", as: .code) several, \("gap.constant = 0", as: .code) changes one. "
      + "\("help WORD", as: .command) explains a command.",
    ja: "\("title.leading == view.leading + 16 @750 as gap", as: .code) で制約を加え、"
      + "\("H:|-[a]-8-[b]-|", as: .code) でまとめて加え、\("gap.constant = 0", as: .code) で変えます。"
      + "\("help コマンド", as: .command) で詳しい説明を表示します。")
}

extension CommandGroup {
  var title: Phrase {
    switch self {
    case .build: Phrase(en: "build", ja: "組み立て")
    case .look: Phrase(en: "look", ja: "見る")
    case .understand: Phrase(en: "understand", ja: "調べる")
    case .explore: Phrase(en: "explore", ja: "試す")
    case .time: Phrase(en: "time", ja: "時間")
    case .sessions: Phrase(en: "sessions", ja: "記録")
    case .exchange: Phrase(en: "exchange", ja: "入出力")
    case .teach: Phrase(en: "teach", ja: "教える")
    case .shell: Phrase(en: "shell", ja: "操作")
    }
  }
}
