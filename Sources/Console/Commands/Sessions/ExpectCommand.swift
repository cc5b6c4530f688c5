import Prose

/// `expect button.y == 128`: a fact that a session checks.
struct ExpectCommand: Command {
  static let signature = Signature(
    "expect", .sessions,
    usage: [
      "EXPRESSION", "HANDLE is RELATION", "count N", "range ANCHOR LOW HIGH",
      "affecting VIEW h|v {HANDLE…}", "[un]ambiguous [ANCHOR…]", "[no] conflict [{HANDLE…}]",
      "broken HANDLE", "tie A B", "moved VIEW…", "nothing moved", "accepted",
      "refused [\"WORD\"]",
    ],
    summary: Phrase(
      en: "Says what must be so; silent when it is. Numbers agree within 0.0005.",
      ja: "成り立つはずのことを確かめます。成り立てば何も表示しません（数値の許容差は 0.0005）。"),
    parameters: [
      .either([.word(ExpectationForm.parameters.keys.sorted()), .expression]), .expression,
    ], following: ExpectationForm.parameters,
    examples: [
      .init("expect view.width == 393"),
      .init("expect ambiguous title.x", after: ["add label title"]),
      .init(
        "expect c1 is title.top == view.top + 8",
        after: ["add label title", "title.top == view.top + 8"]),
    ], related: ["break", "save"])

  private let form: ExpectationForm

  init(_ arguments: inout Arguments) throws(LineFailure) {
    form = try ExpectationForm(&arguments)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .expectation(try form.mismatch(on: snapshot)))
  }
}
