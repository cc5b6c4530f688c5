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
    details: Phrase(
      en: "The ways that torutsume has just shown are numbered on from them.",
      ja: "torutsume が示したばかりの方法も、続きの番号で選べます。"),
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
    ], related: ["conflicts", "undo", "torutsume", "conflict"], makesStep: true)

  private let number: Int?
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    number = arguments.isAtEnd ? nil : try arguments.wholeNumber()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let state = try snapshot.completed()
    let fixes = state.findings.conflicts.flatMap(\.fixes)
    let offer = try snapshot.offeredTorutsume()
    guard let number else { return try list(of: state, offer, on: snapshot) }
    let ways = offer?.ways ?? []
    guard number > 0, number <= fixes.count + ways.count else {
      throw .objection(CommandWords.noSuchFix(number, of: fixes.count + ways.count, at: range))
    }
    let place = number - 1
    guard let offer, place >= fixes.count else { return Outcome(edits: fixes[place].edits) }
    return going(ways[place - fixes.count], with: offer.view, in: snapshot.document)
  }

  private func list(
    of state: Depiction, _ offer: Torutsume?, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    guard let offer else { return Outcome(reports: [ConflictsReport.make(state)]) }
    let conflicts = state.hasConflict ? [ConflictsReport.make(state)] : []
    return Outcome(reports: conflicts + [try snapshot.report(of: offer)])
  }

  /// What was offered is no part of a session: the line that is remembered says which way it was.
  private func going(_ way: Torutsume.Way, with view: ViewID, in document: Document) -> Outcome {
    var outcome = Outcome(edits: way.edits)
    outcome.line = TorutsumeCommand.line(going: way, with: view, in: document)
    return outcome
  }
}
