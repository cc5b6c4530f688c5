import Interchange
import Prose
import Reporting

/// `undo`: back to the document before the last step.
struct UndoCommand: Command {
  static let signature = Signature(
    "undo", .time,
    summary: Phrase(en: "Goes back one step.", ja: "手順を一つ戻します。"),
    examples: [.init("undo", after: ["add label title"])], related: ["redo", "goto", "history"])

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if let part = arguments.next, let number = part.number {
      let target = Int(exactly: number).flatMap(arguments.history.undoTarget(after:))
      throw .objection(CommandWords.oneStepOnly(part, Self.signature.word, to: target))
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .undo) }
}

/// `redo`: forward again along the branch that was left.
struct RedoCommand: Command {
  static let signature = Signature(
    "redo", .time,
    summary: Phrase(
      en: "Goes forward again along the branch that was left.", ja: "undo で戻した手順をやり直します。"),
    examples: [.init("redo", after: ["add label title", "undo"])], related: ["undo"])

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if let part = arguments.next, let number = part.number {
      let target = Int(exactly: number).flatMap(arguments.history.redoTarget(after:))
      throw .objection(CommandWords.oneStepOnly(part, Self.signature.word, to: target))
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .redo) }
}

/// `goto 3`, `goto before`: to any moment of the session, on whatever branch.
struct GotoCommand: Command {
  static let signature = Signature(
    "goto", .time, usage: ["N|MARK"],
    summary: Phrase(
      en: "Goes to any step, or to a mark.",
      ja: "番号や印の手順へ移ります。"),
    details: Phrase(
      en: "What is typed there starts a branch; nothing is lost.",
      ja: "そこで入力すると枝分かれします（元の手順は残ります）。"),
    options: [
      .init(
        "N",
        means: Phrase(en: "a step's number", ja: "手順の番号"))
    ],
    parameters: [.mark],
    examples: [
      .init("goto 0", after: ["add label title"]),
      .init("goto before", after: ["mark before", "add label title"]),
    ], related: ["history", "mark", "undo"])

  private let step: Int

  init(_ arguments: inout Arguments) throws(LineFailure) {
    step = try arguments.step()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .goTo(step: step))
  }
}

/// `mark before`: a name for the present moment.
struct MarkCommand: Command {
  static let signature = Signature(
    "mark", .time, usage: ["NAME"],
    summary: Phrase(
      en: "Names the present moment, for goto and diff.", ja: "今の時点に印を付けます（goto や diff で使えます）。"),
    options: [
      .init(
        "NAME",
        means: Phrase(en: "any word that is no number", ja: "数字以外の単語"))
    ],
    parameters: [.newName], examples: [.init("mark before")], related: ["goto", "diff"])

  private let name: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    name = try arguments.markName()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .mark(name)) }
}

/// `history`: the steps with their branches and marks.
struct HistoryCommand: Command {
  static let signature = Signature(
    "history", .time,
    summary: Phrase(
      en: "Lists the steps with their branches and marks.", ja: "これまでの手順を、枝と印とともに並べます。"),
    examples: [.init("history", after: ["add label title"])], related: ["goto", "undo", "diff"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [snapshot.history.report])
  }
}
