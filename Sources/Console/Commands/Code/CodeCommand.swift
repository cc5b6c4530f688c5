import Prose

/// `code`: the calls that make constraints, with what came of each.
struct CodeCommand: Command {
  static let signature = Signature(
    "code", .look,
    summary: Phrase(
      en: "Lists the calls in code that make constraints: made, or why not.",
      ja: "コードの中で制約を作る呼び出しと、その結果を一覧します。"),
    details: Phrase(
      en: "Of the code that was pasted or opened since the document began, by its lines.",
      ja: "今のセッションで貼り付けた、または開いたコードの行の順です。"),
    examples: [.init("code", after: AssumptionsCommand.exampleOfCode)],
    related: ["assumptions", "assume", "classes", "constraints"], hasReport: true)

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [CodeReport.make(snapshot.history.codeRecord)])
  }
}
