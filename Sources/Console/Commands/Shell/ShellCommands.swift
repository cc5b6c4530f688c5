import Prose
import Reporting

/// `language ja`.
struct LanguageCommand: Command {
  static let signature = Signature(
    "language", .shell, usage: ["en|ja"],
    summary: Phrase(
      en: "Chooses the language of everything Tsume says.", ja: "表示の言語を選びます。"),
    parameters: [.word(["en", "ja"])], examples: [.init("language ja")])

  private let language: Language

  init(_ arguments: inout Arguments) throws(LineFailure) {
    language = try arguments.word(among: ["en", "ja"]) == "ja" ? .japanese : .english
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
    examples: [.init("quit")], related: ["save"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .quit) }
}

/// `help`, `help why`.
struct HelpCommand: Command {
  static let signature = Signature(
    "help", .shell, usage: ["[COMMAND]"],
    summary: Phrase(
      en: "Lists the commands, or explains one of them.", ja: "コマンドの一覧や、各コマンドの説明を表示します。"),
    parameters: [.command], examples: [.init("help"), .init("help why")])

  private let word: String?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    word = try arguments.optionalCommand()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let command = word.flatMap { Catalogue.command($0) }
    return Outcome(reports: [command.map { HelpPage.of($0.signature) } ?? HelpPage.overview])
  }
}
