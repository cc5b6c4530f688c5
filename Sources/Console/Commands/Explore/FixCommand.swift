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
      en: "Lists all repairs, each of them tried, or applies one of them.",
      ja: "修正案（どれも試したもの）を並べます。番号で適用します。"),
    details: Phrase(
      en:
        "Numbered through: what ends a layout loop, those of conflicts, what settles an ambiguity or "
        + "turns a tie round, those of suspicions, and the ways that torutsume has just shown. Where code was opened or pasted, "
        + "each with its lines before and after.",
      ja: "無限ループを終わらせる方法、矛盾の修正案、曖昧さや同順位を解く方法、疑わしいところの修正案、torutsume が示したばかりの方法に、"
        + "通し番号が付きます。コードを開いたり貼り付けたりした後は、その行がどう変わるかも表示します。"),
    options: [
      .init(
        "N",
        means: Phrase(en: "the number of a repair", ja: "修正案の番号"))
    ],
    parameters: [.fix],
    examples: [
      .init(
        "fix 1",
        after: ["add view box", "box.width == 100", "box.width == 200"]),
      .init("fix", after: ["add label title"]),
    ], related: ["conflicts", "ambiguity", "suspicions", "torutsume", "export", "undo"],
    makesStep: true)

  private let number: Int?
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    number = arguments.isAtEnd ? nil : try arguments.wholeNumber()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let repairs = try Repairs(on: snapshot)
    let fixes = repairs.fixes
    let offer = try snapshot.offeredTorutsume()
    guard let number else { return try list(repairs, offer, on: snapshot) }
    let ways = offer?.ways ?? []
    if let offer, snapshot.offered?.isCountedAlone == true {
      try check(number, of: ways.count, on: snapshot)
      return going(ways[number - 1], of: offer, in: snapshot.document)
    }
    try check(number, of: repairs.count + ways.count, on: snapshot)
    if number <= repairs.ofLoop.count { return endingLoop(by: repairs.ofLoop[number - 1]) }
    let place = number - 1 - repairs.ofLoop.count
    if let offer, place >= fixes.count {
      return going(ways[place - fixes.count], of: offer, in: snapshot.document)
    }
    var outcome = Outcome(edits: fixes[place].edits(at: snapshot.history.nextStep))
    outcome.line = RepairsReport.line(of: fixes[place], in: repairs.state)
    return outcome
  }

  /// A number of a list that a line has outdated means nothing any more.
  private func check(
    _ number: Int, of count: Int, on snapshot: Snapshot
  ) throws(LineFailure) {
    if let request = snapshot.offeredBefore, snapshot.findings.conflicts.isEmpty {
      throw .objection(CommandWords.outdated(request, at: range, in: snapshot.document))
    }
    guard number > 0, number <= count else {
      throw .objection(CommandWords.noSuchFix(number, of: count, at: range))
    }
  }

  private func list(
    _ repairs: Repairs, _ offer: Torutsume?, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    if repairs.count == 0, offer == nil, let question = snapshot.history.current.openQuestion {
      return Outcome(reports: [question])
    }
    var report = RepairsReport.make(
      repairs.state, repairs.suspicions,
      after: CrashReport.make(snapshot.history.codeRecord.crashes))
    if !repairs.fixes.isEmpty, let patches = try RepairPatches(on: snapshot) {
      report.append(
        contentsOf: try patches.report(of: repairs.fixes, from: repairs.ofLoop.count + 1))
    }
    var outcome = Outcome(reports: [report])
    if let offer {
      let others = repairs.count == 0 ? [] : [report]
      outcome.reports = others + [snapshot.report(of: offer, from: repairs.count + 1)]
    }
    outcome.showsRepairNumbers = true
    return outcome
  }

  /// The code is carried out again; the line that is remembered says without what.
  private func endingLoop(by repair: LayoutLoop.Repair) -> Outcome {
    var outcome = Outcome(effect: .leaveOut(repair.without))
    outcome.line = LoopWords.line(of: repair)
    return outcome
  }

  /// What was offered is no part of a session: the line that is remembered says which way it was.
  private func going(
    _ way: Torutsume.Way, of torutsume: Torutsume, in document: Document
  ) -> Outcome {
    var outcome = Outcome(edits: way.edits)
    outcome.line = TorutsumeCommand.line(going: way, of: torutsume, in: document)
    return outcome
  }
}
