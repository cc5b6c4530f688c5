import AutoLayout
import Interchange
import Prose

/// `constrain title.top == view.top + 8`: the same as the relation alone.
struct ConstrainCommand: Command {
  static let signature = Signature(
    "constrain", .build, usage: ["RELATION"],
    summary: Phrase(
      en: "Adds a constraint, as the relation alone on a line does.",
      ja: "制約を加えます。関係式だけの行と同じです。"),
    parameters: [.relation],
    examples: [
      .init(
        "constrain title.leading == view.leading + 16 @750 as gap", after: ["add label title"])
    ],
    counterpart: "constraint(equalTo:constant:).isActive = true",
    related: ["relations", "set", "remove", "activate"])

  private let relation: RelationSyntax

  init(_ arguments: inout Arguments) throws(LineFailure) { relation = try arguments.relation() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    try Interpreter(snapshot).trying { (interpreter) throws(LineFailure) in
      try interpreter.make(relation)
      return interpreter.outcome
    }
  }
}
