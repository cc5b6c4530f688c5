import Interchange
import Prose

/// `say en "…" ja "…"`: what a session tells whoever replays it.
struct SayCommand: Command {
  static let signature = Signature(
    "say", .teach, usage: ["en \"TEXT\" ja \"TEXT\""],
    summary: Phrase(
      en: "Tells something to whoever replays the session, in their language.",
      ja: "セッションを再生する人に、その人の言語で説明します。"),
    details: Phrase(
      en: "A text in one language alone is told to everybody.", ja: "一方の言語だけなら、誰にでもそれを表示します。"),
    options: [
      .init(
        "en", "TEXT",
        means: Phrase(en: "what is said in English, in quotes", ja: "英語で伝えること（引用符で囲む）")),
      .init(
        "ja",
        means: Phrase(en: "what is said in Japanese", ja: "日本語で伝えること")),
    ],
    parameters: [.word(["en", "ja"]), .text, .word(["en", "ja"]), .text],
    examples: [.init("say en \"Watch the button.\" ja \"ボタンを見てください。\"")],
    related: ["files", "save"])

  private let english: String
  private let japanese: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    var texts: [String: String] = [:]
    while !arguments.isAtEnd {
      let language = try arguments.word(among: ["en", "ja"])
      texts[language] = try arguments.string(CommandWords.text)
    }
    guard let any = texts["en"] ?? texts["ja"] else {
      throw .objection(CommandWords.saysNothing(at: arguments.endRange))
    }
    english = texts["en"] ?? any
    japanese = texts["ja"] ?? any
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let words = Phrase(en: "\(english)", ja: "\(japanese)")
    return Outcome(reports: [[.paragraph(words)]], effect: .annotation)
  }
}
