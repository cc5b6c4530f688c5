import AutoLayout
import Diagnosis
import Prose
import Reporting

/// `ambiguity`: everything that more than one best layout answers differently.
struct AmbiguityCommand: Command {
  static let signature = Signature(
    "ambiguity", .understand,
    summary: Phrase(
      en: "Lists what is ambiguous, and what would settle it.",
      ja: "曖昧なところと、決める方法を示します。"),
    details: Phrase(
      en: "Each with its bounds and the reason.",
      ja: "取りうる範囲と理由も示します。"),
    examples: [.init("ambiguity", after: ["add view box"])],
    counterpart: "hasAmbiguousLayout", related: ["exercise", "conflicts", "why", "ambiguous"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let state = try snapshot.completed()
    var outcome = Outcome(reports: [AmbiguityReport.make(state)])
    outcome.showsRepairNumbers = !state.findings.fixes.isEmpty
    return outcome
  }
}

/// `conflicts`: every conflict with its proof and its repairs.
struct ConflictsCommand: Command {
  static let signature = Signature(
    "conflicts", .understand,
    summary: Phrase(
      en: "Shows every conflict, with its proof and tried repairs.",
      ja: "矛盾ごとに、証明と試した修正案を示します。"),
    examples: [
      .init("conflicts", after: ["add view box", "box.width == 100", "box.width == 200"])
    ],
    counterpart: "UIViewAlertForUnsatisfiableConstraints",
    related: ["fix", "ambiguity", "conflict"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let found = try snapshot.thorough()
    if !found.hasConflict, let question = snapshot.history.current.openQuestion {
      return Outcome(reports: [question])
    }
    return Outcome(reports: [ConflictsReport.make(found)])
  }
}

/// `priorities`: who lost to whom, by points.
struct PrioritiesCommand: Command {
  static let signature = Signature(
    "priorities", .understand,
    summary: Phrase(
      en: "Ranks the constraints that are missed, each with what beat it.",
      ja: "満たせなかった制約を差の順に並べ、何に負けたかを示します。"),
    examples: [
      .init("priorities", after: ["add view box", "box.width == 100", "box.width == 200 @750"])
    ], related: ["conflicts", "solver", "priority", "ties"])

  /// As many as a screen has room for.
  private static let limit = 16

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let ranking = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.examination.ranking(limit: Self.limit)
    }
    return Outcome(reports: [
      PrioritiesReport.make(ranking, ties: snapshot.findings.ties, in: snapshot.document)
    ])
  }
}

/// `solver title`: the tableau, the basis, the objective and the work.
struct SolverCommand: Command {
  static let signature = Signature(
    "solver", .understand, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Shows the solver's tableau, objective and work.",
      ja: "ソルバーのタブロー、目的関数、計算量を示します。"),
    details: Phrase(
      en: "Basic variables with their rows, parametric ones, the objective by priority.",
      ja: "基底変数の行、非基底変数、優先度ごとの目的関数です。"),
    parameters: [.view], examples: [.init("solver title", after: ["add label title"])],
    related: ["priorities", "why"])

  private let view: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = arguments.isAtEnd ? nil : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let state = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.examination.solverState(of: view)
    }
    return Outcome(reports: [SolverReport.make(state, in: snapshot.document)])
  }
}
