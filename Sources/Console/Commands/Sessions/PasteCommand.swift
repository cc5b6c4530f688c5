import Interchange
import Prose

/// `paste`: takes lines up to a lone `.` as one step.
struct PasteCommand: Command {
  static let signature = Signature(
    "paste", .sessions,
    summary: Phrase(
      en: "Takes the lines up to a lone . as one step.",
      ja: "ピリオドだけの行までを一つの手順として読みます。"),
    details: Phrase(
      en:
        "Swift, a console log, or lines of your own; a line of dots is written with one more. At the "
        + "prompt, simply paste. A class that is pasted again takes the place of what it made before.",
      ja: "Swift、コンソールログ、普通の行が書けます。本文にピリオドだけの行があるときは、ピリオドを一つ足して書きます。プロンプトではそのまま貼り付けられます。"
        + "同じクラスをもう一度貼り付けると、前に作られたものと入れ替わります。"),
    examples: [.init("paste")], related: ["import", "use", "classes", "statements", "logs"])

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if let next = arguments.next, next.text.contains(".") {
      throw .objection(CommandWords.pasteTakesNoFile(next.text, at: next.range))
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .beginPaste) }
}
