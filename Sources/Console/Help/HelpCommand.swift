import Interchange
import Prose

/// `help`, `help why`, `help relations`, `help title`.
struct HelpCommand: Command {
  static let signature = Signature(
    "help", .shell, usage: ["[WORD]"],
    summary: Phrase(
      en: "Lists everything, or explains a word.", ja: "全体の一覧や、単語ごとの説明を表示します。"),
    options: [
      .init(
        "WORD",
        means: Phrase(
          en: "a command, a group, a topic, a view, a constraint, a UIKit name",
          ja: "コマンド、グループ、話題、ビュー、制約、UIKit の名前のどれか"))
    ],
    parameters: [.helpWord],
    examples: [
      .init("help look"), .init("help title", after: ["add label title"]),
      .init("help relations"), .init("help UILabel"),
    ],
    counterpart: "lldb: help, apropos", related: ["start", "keys"])

  private let word: CommandArgument?
  private let all: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    word = arguments.next
    all = arguments.takeRemainder().text.trimmed
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let word else { return Outcome(reports: [HelpPage.overview]) }
    guard
      let subject = HelpSubject(all, on: snapshot) ?? HelpSubject(word.text, on: snapshot)
    else { throw .objection(CommandWords.noHelp(word, on: snapshot)) }
    return Outcome(reports: [HelpPage.of(subject, on: snapshot)])
  }
}
