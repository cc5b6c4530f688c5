import Interchange
import Prose

/// `help`, `help why`, `help relations`, `help title`, `help -k priority`.
struct HelpCommand: Command {
  static let signature = Signature(
    "help", .shell, usage: ["[WORD]", "-k WORD…"],
    summary: Phrase(
      en: "Lists everything, or explains a word.", ja: "全体の一覧や、単語ごとの説明を表示します。"),
    options: [
      .init(
        "WORD",
        means: Phrase(
          en: "a command, a group, a topic, a view, a constraint, a UIKit name",
          ja: "コマンド、グループ、話題、ビュー、制約、UIKit の名前のどれか")),
      .init(
        "-k", means: Phrase(en: "lists the pages that have the words in them", ja: "その語を含む説明の一覧")),
    ],
    parameters: [.helpWord],
    examples: [
      .init("help look"), .init("help title", after: ["add label title"]),
      .init("help relations"), .init("help UILabel"), .init("help -k keyboard"),
    ],
    counterpart: "lldb: help, apropos", related: ["start", "keys"])

  private let isSearch: Bool
  private let word: CommandArgument?
  private let all: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    isSearch = arguments.skip("-k")
    if isSearch, arguments.isAtEnd {
      throw .objection(CommandWords.missing(HelpSearchWords.searched, arguments.endRange))
    }
    word = arguments.next
    all = arguments.takeRemainder().text.trimmed
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let word else { return Outcome(reports: [HelpPage.overview]) }
    if isSearch {
      return Outcome(reports: [
        try HelpPage.search(for: all, orElse: HelpSearchWords.foundNothing(word))
      ])
    }
    let isOneWord = word.text == all
    if let subject = HelpSubject(all, on: snapshot)
      ?? HelpSubject(word.text, on: snapshot, guesses: isOneWord)
    {
      return Outcome(reports: [HelpPage.of(subject, on: snapshot)])
    }
    let near = isOneWord ? HelpSubject.near(word.text, on: snapshot) : []
    if near.isEmpty, let answer = HelpPage.answer(to: all) { return Outcome(reports: [answer]) }
    throw .objection(CommandWords.noHelp(all, at: word.range, near))
  }
}
