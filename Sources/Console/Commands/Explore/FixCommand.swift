import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `fix` lists the repairs that were tried, `fix 1` applies one.
struct FixCommand: Command {
  static let signature = Signature(
    "fix", .explore, usage: ["[N]"],
    summary: Phrase(
      en: "Lists the tried repairs of the conflicts, or applies one of them.",
      ja: "矛盾の修正案（試したもの）を並べます。番号で適用します。"),
    options: [
      .init(
        "N",
        means: Phrase(en: "the number of a repair", ja: "修正案の番号"))
    ],
    parameters: [.fix],
    examples: [
      .init(
        "fix 1",
        after: ["add view box", "box.width == 100", "box.width == 200"])
    ], related: ["conflicts", "undo", "conflict"])

  private let number: Int?
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    number = arguments.isAtEnd ? nil : try arguments.wholeNumber()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let state = try snapshot.completed()
    guard let number else { return Outcome(reports: [ConflictsReport.make(state)]) }
    let fixes = state.findings.conflicts.flatMap(\.fixes)
    guard number > 0, number <= fixes.count else {
      throw .objection(CommandWords.noSuchFix(number, of: fixes.count, at: range))
    }
    return Outcome(edits: fixes[number - 1].edits)
  }
}
