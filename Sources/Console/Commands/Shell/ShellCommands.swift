import Interchange
import Prose
import Reporting

/// `language ja`.
struct LanguageCommand: Command {
  static let signature = Signature(
    "language", .shell, usage: ["en|ja"],
    summary: Phrase(
      en: "Chooses the language of everything Tsume says.", ja: "表示の言語を選びます。"),
    details: Phrase(
      en: "The prompt speaks it from now on, also the next time.",
      ja: "プロンプトで選ぶと、次に起動したときもその言語で始まります。コマンドは日本語でも入力できます："
        + "\(JapaneseWords.commands.map(\.0).joined(separator: "、"))。"),
    options: [
      .init(
        "en",
        means: Phrase(en: "English", ja: "英語")),
      .init(
        "ja",
        means: Phrase(en: "Japanese", ja: "日本語")),
    ],
    parameters: [.word(["en", "ja"])], examples: [.init("language ja")], related: ["help"])

  private let language: Language

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let part = try arguments.word(CommandWords.oneOf(["en", "ja"]))
    switch part.text.lowercased() {
    case "en", "english", "英語": language = .english
    case "ja", "japanese", "日本語": language = .japanese
    default: throw .objection(CommandWords.unknownLanguage(part))
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .setLanguage(language))
  }
}

/// `quit`.
struct QuitCommand: Command {
  static let signature = Signature(
    "quit", .shell,
    summary: Phrase(en: "Ends Tsume; so does Ctrl-D.", ja: "Tsume を終わります（Ctrl-D でも終われます）。"),
    details: Phrase(
      en: "What is not saved waits for resume.", ja: "未保存の内容は、次に起動したときに resume で復元できます。"),
    examples: [.init("quit")], counterpart: "lldb: quit", related: ["save", "resume", "keys"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .quit) }
}
