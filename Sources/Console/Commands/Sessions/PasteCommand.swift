import Prose

/// `paste`: takes lines up to a lone `.` as one step.
struct PasteCommand: Command {
  static let signature = Signature(
    "paste", .sessions,
    summary: Phrase(
      en: "Takes the lines up to a lone . as one step: Swift, a console log, or lines of your own.",
      ja: "ピリオドだけの行までを一つの手順として読みます（Swift、コンソールログ、普通の行）。"),
    examples: [.init("paste")], related: ["import"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .beginPaste) }
}
