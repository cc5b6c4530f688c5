import Prose

/// What `help` shows, derived from the signatures and the topics.
enum HelpPage {
  /// What a line can be, the commands by group, and the topics.
  static var overview: Report {
    let groups = CommandGroup.allCases.filter { !$0.commands.isEmpty }
      .map { [$0.title.styled(.label), words($0.commands.map(\.word))] }
    let topics = [topicsTitle.styled(.label), words(HelpTopic.words)]
    return [
      .paragraph(intro), table(forms.map { ["  \($0.code, as: .code)", $0.meaning] }),
      table(groups + [topics]), .paragraph(outro),
    ]
  }

  private static let topicsTitle = Phrase(en: "topics", ja: "話題")

  /// What `help` calls the row of topics, in either language.
  static let topicsWords = [topicsTitle.english.string, topicsTitle.japanese.string]

  static let topicsPurpose = Phrase(
    en: "ideas, forms of lines, and what is shown", ja: "考え方、行の書き方、表示の読み方")

  /// The topics by themselves. A line for each would not fit on a screen.
  static var topics: Report {
    [
      .row(topicsTitle, topicsPurpose),
      .paragraph(words(HelpTopic.words)),
      .paragraph(
        Phrase(
          en: "\("help \(HelpTopic.relations.word)", as: .command) explains one, with an example.",
          ja: "\("help \(HelpTopic.relations.word)", as: .command) のように一つ選ぶと、例とともに説明します。")),
    ]
  }

  private static func table(_ rows: [[Phrase]]) -> Report.Block {
    .table(Report.Table(columns: [.left, .left], rows: rows))
  }

  private static let intro = Phrase(
    en: "A line is one of these, or a command (in Japanese, too: \("隠す", as: .command)):",
    ja: "一行に書けるのは、次のどれか、またはコマンド（日本語の \("隠す", as: .command) なども可）です。")

  private static let forms: [(code: String, meaning: Phrase)] = [
    ("a.top == b.bottom", Phrase(en: "makes a constraint", ja: "制約を一つ作る")),
    ("H:|-[a]-8-[b]-|", Phrase(en: "makes several", ja: "まとめて作る")),
    ("c1.constant = 0", Phrase(en: "Swift: changes it", ja: "変更する（Swift）")),
    ("a.frame", Phrase(en: "shows a value", ja: "値を表示する")),
  ]

  static func words(_ words: [String]) -> Phrase {
    words.map { Phrase(Text($0, as: .command)) }.joined(separator: " ")
  }

  private static let outro = Phrase(
    en: "\("help WORD", as: .command) explains any of these, \("help look", as: .command) a group, "
      + "\("help -k WORD", as: .command) searches.",
    ja: "\("help 単語", as: .command) で説明、\("help 見る", as: .command) でグループの一覧、"
      + "\("help -k 単語", as: .command) で検索。")
}

// MARK: Groups

extension HelpPage {
  /// The commands of a group, a line each.
  static func of(_ group: CommandGroup) -> Report {
    let rows = group.commands.map { ["  \($0.word, as: .command)", $0.summary] }
    return [
      .row(group.title, group.purpose),
      table(rows),
      .paragraph(
        Phrase(
          en: "\("help \(group.commands.first?.word ?? "add")", as: .command) explains one, with "
            + "an example.",
          ja: "\("help \(group.commands.first?.word ?? "add")", as: .command) のように一つ選ぶと、"
            + "例とともに説明します。")),
    ]
  }
}

extension CommandGroup {
  /// What help calls it in a line.
  var word: String { title.english.string }

  var commands: [Signature] { Catalogue.all.map { $0.signature }.filter { $0.group == self } }

  /// The group that goes by that word, in either language.
  static func named(_ word: String) -> CommandGroup? {
    allCases.first { [$0.title.english.string, $0.title.japanese.string].contains(word) }
  }

  var title: Phrase {
    switch self {
    case .build: Phrase(en: "build", ja: "組み立て")
    case .screen: Phrase(en: "screen", ja: "画面")
    case .look: Phrase(en: "look", ja: "見る")
    case .understand: Phrase(en: "understand", ja: "調べる")
    case .explore: Phrase(en: "explore", ja: "試す")
    case .time: Phrase(en: "time", ja: "履歴")
    case .sessions: Phrase(en: "sessions", ja: "記録")
    case .exchange: Phrase(en: "exchange", ja: "入出力")
    case .teach: Phrase(en: "teach", ja: "学ぶ")
    case .shell: Phrase(en: "shell", ja: "操作")
    }
  }

  var purpose: Phrase {
    switch self {
    case .build: Phrase(en: "views, constraints, and what code does", ja: "ビューと制約を組み立てる")
    case .screen: Phrase(en: "the device, its bars and its traits", ja: "デバイスやバー、画面のトレイトを決める")
    case .look: Phrase(en: "the layout as it is", ja: "今のレイアウトを見る")
    case .understand: Phrase(en: "why it is as it is", ja: "なぜそうなっているかを調べる")
    case .explore: Phrase(en: "what could be done about it", ja: "どうすればよいかを試す")
    case .time: Phrase(en: "back, forward, and what changed", ja: "手順を行き来し、違いを見る")
    case .sessions: Phrase(en: "save, run again, check", ja: "保存し、再生し、確かめる")
    case .exchange: Phrase(en: "from other tools and to them", ja: "ほかの道具とやりとりする")
    case .teach: Phrase(en: "sessions that explain something", ja: "説明付きのセッションを作る")
    case .shell: Phrase(en: "Tsume itself", ja: "Tsume そのものの操作")
    }
  }
}
