import Interchange
import Prose

/// `try gap.constant = 0`: the report of a line as if it had been typed.
struct TryCommand: Command {
  static let signature = Signature(
    "try", .explore, usage: ["LINE", "LINE; QUESTION"],
    summary: Phrase(
      en: "Shows what a line would do, and changes nothing.", ja: "行を実行したらどうなるかだけを示します。"),
    details: Phrase(
      en: "Questions behind it, separated by ;, are asked of what the line would lead to.",
      ja: "何も変えません。; の後の質問には、試した結果で答えます。"),
    options: [
      .init("LINE", means: Phrase(en: "any line that makes a step", ja: "手順になる行なら何でも")),
      .init(
        "QUESTION",
        means: Phrase(
          en: "frames, why title.x, title.width …", ja: "frames、why title.x、title.width など")),
    ],
    parameters: [.line],
    examples: [
      .init("try title.isHidden = true", after: ["add label title"]),
      .init("try rotate; title.width", after: ["add label title"]),
    ], related: ["fix", "undo", "diff"])

  private let line: RawText

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      throw .objection(CommandWords.missing(AttemptRefusals.line, arguments.endRange))
    }
    line = arguments.takeRemainder()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .attempt(line))
  }
}
