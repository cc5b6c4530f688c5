import Prose

/// `after tree solver`: reports that follow every step.
struct AfterCommand: Command {
  static let signature = Signature(
    "after", .look,
    usage: [
      .init("", Phrase(en: "tells which are shown now", ja: "今どれが表示されるかを示す")),
      .init("REPORT…|nothing", ""),
    ],
    summary: Phrase(
      en: "Chooses reports to be shown after every step.", ja: "手順のたびに表示する報告を選びます。"),
    options: [
      .init(
        "REPORT",
        means: choices.map { Phrase(Text($0.word)) }.joined(separator: Phrase(en: ", ", ja: "、"))),
      .init(
        "nothing",
        means: Phrase(en: "no more reports", ja: "追加の表示をやめる")),
    ],
    parameters: [.repeated(.word(words))], following: following,
    examples: [.init("after tree"), .init("after draw diff"), .init("after nothing")],
    counterpart: "lldb: target stop-hook add", related: ["tree", "frames", "draw", "solver"])

  /// The commands that answer something with nothing behind their word.
  private static let choices = Catalogue.all
    .filter { $0 != AfterCommand.self }.map { $0.signature }
    .filter { [.look, .understand].contains($0.group) && $0.standsAlone }

  private static let words = choices.map(\.word) + ["nothing"]

  /// A word of the report's own may come next: `draw diff`.
  private static let following = choices.filter { !$0.ownWords.isEmpty }
    .reduce(into: [:]) { $0[$1.word] = [Parameter.word($1.ownWords + words), .word(words)] }

  /// `nil` where it is asked which there are.
  private let reports: [String]?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      reports = nil
      return
    }
    let words = try arguments.distinct { (arguments) throws(LineFailure) in
      let word = try arguments.word(among: Self.words)
      let own = Self.choices.first { $0.word == word }?.ownWords.first { arguments.skip($0) }
      return own.map { "\(word) \($0)" } ?? word
    }
    reports = words.filter { $0 != "nothing" }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    if let reports { return Outcome(effect: .setAfter(reports)) }
    let list = Phrase(
      en: "\("help after", as: .command) lists what can be.",
      ja: "選べる報告は \("help after", as: .command) で一覧できます。")
    return Outcome(reports: [
      [.paragraph(SessionWords.after(snapshot.settings.after)), .paragraph(list)]
    ])
  }
}

extension Signature {
  /// Whether the word alone is a whole line.
  fileprivate var standsAlone: Bool {
    usage.contains { $0.form.isEmpty || $0.form.hasPrefix("[") }
  }

  /// What may come behind the word and is the command's own.
  fileprivate var ownWords: [String] {
    switch parameters.first {
    case .word(let words): words
    case .either(let choices):
      choices.flatMap { choice -> [String] in
        if case .word(let words) = choice { words } else { [] }
      }
    default: []
    }
  }
}
