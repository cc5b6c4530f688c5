import Interchange
import Prose
import Reporting

/// `undo`, `undo 3`: back to the document before the last step, or before the last three.
struct UndoCommand: Command {
  static let signature = Signature(
    "undo", .time, usage: ["[N]"],
    summary: Phrase(en: "Goes back one step, or N of them.", ja: "手順を一つ、または N 個戻します。"),
    options: [.init("N", means: TimeWords.count)],
    examples: [
      .init("undo", after: ["add label title"]),
      .init("undo 2", after: ["add view box", "add view card"]),
    ], related: ["redo", "goto", "history"])

  private let count: Int

  init(_ arguments: inout Arguments) throws(LineFailure) {
    count = try arguments.countOfSteps(upTo: arguments.history.undoableSteps)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .undo(count)) }
}

/// `redo`, `redo 3`: forward again along the branch that was left.
struct RedoCommand: Command {
  static let signature = Signature(
    "redo", .time, usage: ["[N]"],
    summary: Phrase(
      en: "Goes forward again along the branch that was left, by one step or N.",
      ja: "undo で戻した手順を、一つまたは N 個やり直します。"),
    options: [.init("N", means: TimeWords.count)],
    examples: [.init("redo", after: ["add label title", "undo"])], related: ["undo"])

  private let count: Int

  init(_ arguments: inout Arguments) throws(LineFailure) {
    count = try arguments.countOfSteps(upTo: arguments.history.redoableSteps)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .redo(count)) }
}

extension Arguments {
  /// How many steps to go; one where nothing is said.
  ///
  /// - Parameter reach: How many there are that way.
  fileprivate mutating func countOfSteps(upTo reach: Int) throws(LineFailure) -> Int {
    guard let part = next else { return 1 }
    let number = try number(CommandWords.number)
    guard let count = Int(exactly: number), 0 < count, count <= reach else {
      throw .objection(TimeWords.notThatFar(part, reach))
    }
    return count
  }
}

/// What `undo` and `redo` say of their numbers.
private enum TimeWords {
  static let count = Phrase(en: "how many steps", ja: "手順の数")

  static func notThatFar(_ part: CommandArgument, _ reach: Int) -> Objection {
    let list = Phrase(
      en: "\("history", as: .command) lists the steps.",
      ja: "手順の一覧は \("history", as: .command) です。")
    let wish =
      reach == 0
      ? Phrase(
        en: "There is no step to go to that way.", ja: "その方向に移れる手順はありません。")
      : Phrase(
        en: "There \(reach, one: "is", many: "are") \(reach, of: "step") to go that way, not "
          + "\(part.text, as: .code).",
        ja: "その方向に移れるのは \(reach) 手順までで、\(part.text, as: .code) は指定できません。")
    return Objection(wish, at: part.range, hints: [list])
  }
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
