import AutoLayout
import Prose

/// `rename label1 title`.
struct RenameCommand: Command {
  static let signature = Signature(
    "rename", .build, usage: ["OLD NEW"],
    summary: Phrase(
      en: "Gives a view or a constraint another name.", ja: "ビューや制約の名前を変えます。"),
    options: [
      .init(
        "OLD",
        means: Phrase(en: "what it is called now", ja: "今の名前")),
      .init(
        "NEW",
        means: Phrase(en: "a name that nothing has yet", ja: "まだ使われていない名前")),
    ],
    parameters: [.either([.removableView, .constraint]), .newName],
    examples: [.init("rename title heading", after: ["add label title"])],
    related: ["handles", "add"])

  private let old: String
  private let new: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    old = try arguments.existingName()
    new = try arguments.newName()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.rename(old, to: new)])
  }
}
