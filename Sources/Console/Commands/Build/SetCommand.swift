import AutoLayout
import Interchange
import Prose

/// `set gap.constant 0`: the same as `gap.constant = 0`.
struct SetCommand: Command {
  static let signature = Signature(
    "set", .build, usage: ["PATH VALUE"],
    summary: Phrase(
      en: "Sets a property of a view or a constraint, as PATH = VALUE does.",
      ja: "ビューや制約のプロパティを設定します。PATH = VALUE と同じです。"),
    options: [
      .init(
        "PATH",
        means: Phrase(
          en: "a property: gap.constant, title.isHidden",
          ja: "プロパティ（gap.constant、title.isHidden など）"))
    ],
    parameters: [.path, .value],
    examples: [
      .init("set c1.constant 0", after: ["add label title", "title.top == view.top + 8"]),
      .init("set title.text \"Hello\"", after: ["add label title"]),
    ], counterpart: "title.isHidden = true", related: ["statements", "content", "constrain"])

  private let path: ExpressionTree
  private let value: ExpressionTree

  init(_ arguments: inout Arguments) throws(LineFailure) {
    path = try arguments.partAsExpression(CommandWords.path)
    if arguments.isAtEnd {
      throw .objection(CommandWords.missing(CommandWords.value, arguments.endRange))
    }
    value = try arguments.expression()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    try Interpreter(snapshot).trying { (interpreter) throws(LineFailure) in
      try interpreter.set(path, to: value)
      return interpreter.outcome
    }
  }
}
