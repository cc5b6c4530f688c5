import Prose
import Reporting

/// `assumptions`: what was assumed of code, what constraints wait for and what is missing, each with
/// the line to type.
struct AssumptionsCommand: Command {
  static let signature = Signature(
    "assumptions", .look,
    summary: Phrase(
      en: "Lists what code leaves open, and what was assumed of it.",
      ja: "コードからは分からないことと、その仮定を一覧します。"),
    details: Phrase(
      en:
        "What constraints wait for comes first, then choices that were made, and what is missing. "
        + "Each with the line that says it.",
      ja: "制約が待っている値、代わりに選んだもの、足りないものの順に、それを決める行とともに表示します。"),
    examples: [.init("assumptions", after: exampleOfCode)],
    related: ["assume", "code", "notes", "import"], hasReport: true)

  /// A file that leaves a number open, opened.
  static let exampleOfCode = ["import Row.swift"]

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let assumptions = Assumptions(of: snapshot.history.codeRecord, in: snapshot.document)
    return Outcome(reports: [
      AssumptionsReport.make(
        assumptions, in: snapshot.document, hasNotes: snapshot.history.hasNotesOnCode)
    ])
  }
}
