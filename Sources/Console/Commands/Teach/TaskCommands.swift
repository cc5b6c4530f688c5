import Prose

/// `hint`: one more piece of advice on the present task.
struct HintCommand: Command {
  static let signature = Signature(
    "hint", .teach,
    summary: Phrase(en: "Gives the next hint on the task.", ja: "課題の次のヒントを表示します。"),
    examples: [.init("hint", after: ["lesson two-per-axis"])],
    related: ["lesson", "check", "solution"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .lesson(.hint)) }
}

/// `check`: the task once more, and what is not yet as it wants it.
struct CheckCommand: Command {
  static let signature = Signature(
    "check", .teach,
    summary: Phrase(
      en: "Tells the task again, and what is not yet as it wants it.",
      ja: "課題をもう一度示し、まだ満たされていない条件を挙げます。"),
    details: Phrase(
      en: "In a shell, \("tsume check FILE", as: .code) is another thing: it verifies sessions.",
      ja: "シェルの \("tsume check FILE", as: .code) は別のもので、セッションファイルを検証します。"),
    examples: [.init("check", after: ["lesson two-per-axis"])],
    related: ["lesson", "hint", "expect", "ci"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .lesson(.check))
  }
}

/// `solution`: lines that solve the task.
struct SolutionCommand: Command {
  static let signature = Signature(
    "solution", .teach,
    summary: Phrase(en: "Shows lines that solve the task.", ja: "課題を解く行を表示します。"),
    examples: [.init("solution", after: ["lesson two-per-axis"])],
    related: ["lesson", "hint", "next"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .lesson(.solution))
  }
}

/// `next`: the next task by the stored solution, or the next lesson.
struct NextCommand: Command {
  static let signature = Signature(
    "next", .teach,
    summary: Phrase(
      en: "Goes on to the next task, or to the next lesson.",
      ja: "次の課題、または次のレッスンへ進みます。"),
    details: Phrase(
      en: "A task that is not solved is solved first: its solution is shown and carried out. When "
        + "the lesson is over, \("lesson", as: .command) offers that task again.",
      ja: "解けていない課題は、解答を表示し、実行してから進みます。レッスンを終えると、\("lesson", as: .command) "
        + "がその課題をもう一度示します。"),
    examples: [.init("next", after: ["lesson two-per-axis"])],
    related: ["lesson", "again", "leave"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .lesson(.next)) }
}

/// `again`: the task as it was when it began.
struct AgainCommand: Command {
  static let signature = Signature(
    "again", .teach,
    summary: Phrase(en: "Begins the task anew.", ja: "課題を最初からやり直します。"),
    details: Phrase(
      en: "After the last task of a lesson, that one. Where the way in which the tasks before were "
        + "done leads no further, it begins with the lesson's own layout.",
      ja: "最後の課題を終えた後は、その課題をやり直します。前の課題の解き方では先へ進めないときは、レッスンの用意した"
        + "状態から始めます。"),
    examples: [.init("again", after: ["lesson two-per-axis"])],
    related: ["lesson", "undo"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .lesson(.again))
  }
}

/// `leave`: back to the session that the lesson was begun from.
struct LeaveCommand: Command {
  static let signature = Signature(
    "leave", .teach,
    summary: Phrase(
      en: "Leaves the lesson, back to what you were doing.", ja: "レッスンを終え、元の作業に戻ります。"),
    examples: [.init("leave", after: ["lesson two-per-axis"])],
    related: ["lesson"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .lesson(.leave))
  }
}
