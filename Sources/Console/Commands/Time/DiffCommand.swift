import Interchange
import Prose
import Reporting

/// `diff 3`, `diff 3 7`, `diff before`, `diff 3 7 frames`: what changed between two moments.
struct DiffCommand: Command {
  private static let parts = DiffReport.Part.allCases.map(\.rawValue)

  static let signature = Signature(
    "diff", .time, usage: ["[N|MARK [M|MARK]] [views|frames|constraints|findings]"],
    summary: Phrase(
      en: "Shows what differs between two moments.", ja: "二つの時点の違いを示します。"),
    details: Phrase(
      en: "The screen, views, frames, constraints and findings, also of two branches. Without a "
        + "number, what the last step did.",
      ja: "画面、ビュー、フレーム、制約、問題点の違いです。枝が違っても比べられます。番号を省くと直前の手順の結果です。"),
    options: [
      .init("N", means: Phrase(en: "a step's number", ja: "手順の番号")),
      .init("M", means: Phrase(en: "another one; else the present step", ja: "もう一つの番号（省くと今）")),
      .init(
        "views", "frames", "constraints", "findings",
        means: Phrase(en: "all of that alone", ja: "その部分だけをすべて")),
    ],
    parameters: [
      .either([.mark, .word(parts)]), .either([.mark, .word(parts)]), .word(parts),
    ], following: Dictionary(uniqueKeysWithValues: parts.map { ($0, []) }),
    examples: [
      .init("diff 0", after: ["add label title", "title.top == view.top"]),
      .init("diff 0 2 constraints", after: ["add label title", "title.top == view.top"]),
    ],
    related: ["history", "goto", "when"])

  private let from: Int?
  private let to: Int?
  private let part: DiffReport.Part?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    from = try arguments.stepBeforePart()
    to = try arguments.stepBeforePart()
    part = try arguments.optionalWord(among: Self.parts).flatMap(DiffReport.Part.init)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let history = snapshot.history
    guard let old = history.moment(from ?? history.undoTarget ?? history.step),
      let new = history.moment(to ?? history.step)
    else { return Outcome() }
    let report = DiffReport.make(
      from: DiffReport.Moment(step: old.step, try snapshot.completedLayout(of: old.document)),
      to: DiffReport.Moment(step: new.step, try snapshot.completedLayout(of: new.document)),
      only: part)
    return Outcome(reports: [report])
  }
}

extension Arguments {
  /// A step, unless a part follows; a mark that is called like a part is a mark.
  fileprivate mutating func stepBeforePart() throws(LineFailure) -> Int? {
    guard let next else { return nil }
    let isPart = DiffReport.Part(rawValue: next.text) != nil
    return isPart && history.marks[next.text] == nil ? nil : try step()
  }
}
