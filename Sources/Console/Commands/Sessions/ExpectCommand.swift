import Prose

/// `expect button.y == 128`: a fact that a session checks.
struct ExpectCommand: Command {
  static let signature = Signature(
    "expect", .sessions,
    usage: [
      .init("EXPRESSION", Phrase(en: "is true: title.width <= 100", ja: "真である")),
      .init(
        "VALUE == ~VALUE", Phrase(en: "so in one layout of many", ja: "一つに決まらない値")),
      .init("HANDLE is RELATION", Phrase(en: "is that constraint, all of it", ja: "その制約そのもの")),
      .init("count N", Phrase(en: "so many constraints were made", ja: "作った制約の数")),
      .init(
        "range ANCHOR LOW HIGH",
        Phrase(en: "from LOW to HIGH; - is open", ja: "LOW から HIGH まで（- は制限なし）")),
      .init("affecting VIEW h|v {HANDLE…}", Phrase(en: "by exactly these", ja: "決めているのは、ちょうどこれら")),
      .init(
        "[un]ambiguous [ANCHOR…]",
        Phrase(en: "these are; without one: anything", ja: "曖昧（un なら曖昧でない）")),
      .init("[no] conflict [{HANDLE…}]", Phrase(en: "of exactly these", ja: "ちょうどこれらの矛盾")),
      .init(
        "broken HANDLE, tie A B",
        Phrase(en: "was set aside; these two tie", ja: "除外されている；同順位（順不同）")),
      .init(
        "moved VIEW…",
        Phrase(en: "these (or nothing moved)", ja: "動いたもの（nothing moved も可）")
      ),
      .init("[un]covered VIEW [by VIEW]", Phrase(en: "something lies over it", ja: "何かに覆われている")),
      .init("[un]cut VIEW [by VIEW]", Phrase(en: "a mask cuts it", ja: "マスクに切り取られている")),
      .init("painted VIEW…", Phrase(en: "in this order, the front last", ja: "この順に描かれる（最後が手前）")),
      .init("[un]suspicious [VIEW [KIND]]", Phrase(en: "looks like a mistake", ja: "誤りと思われる")),
      .init("at PHASE EXPRESSION", Phrase(en: "frames at a phase are so", ja: "その時点で真である")),
      .init(
        "accepted, refused [\"WORD\"]",
        Phrase(en: "the last line was (saying WORD)", ja: "前の行の可否（WORD は理由）")),
      .init(
        "failing …",
        Phrase(en: "does not hold yet (from save)", ja: "まだ成り立たない（save の印）")),
    ],
    summary: Phrase(
      en: "Says what must be so; silent when it is.", ja: "成り立つはずのことを確かめます（成り立てば無言）。"),
    details: Phrase(
      en: "Numbers agree within 0.0005. A value that is one of many has to be expected with ~.",
      ja: "数値の許容差は 0.0005 です。一つに決まらない値には ~ を付けます。"),
    parameters: [
      .either([.word(ExpectationForm.words + ["failing"]), .condition]),
      .comparison,
    ], following: ExpectationForm.parameters.merging(failing) { own, _ in own },
    examples: [
      .init("expect view.width == 393"),
      .init("expect ambiguous title.x", after: ["add label title"]),
      .init("expect title.x == ~0", after: ["add label title"]),
    ], counterpart: "XCTAssertEqual(_:_:accuracy:)", related: ["break", "files", "expressions"])

  private static let failing: [String: [Parameter]] = [
    "failing": [.either([.word(ExpectationForm.words), .condition]), .comparison]
  ]

  private let form: ExpectationForm
  private let isMarked: Bool

  init(_ arguments: inout Arguments) throws(LineFailure) {
    isMarked = arguments.isMarkNext && arguments.skip("failing")
    form = try ExpectationForm(&arguments)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .expectation(try form.mismatch(on: snapshot), isMarked: isMarked))
  }
}

extension Arguments {
  /// Whether `failing` comes next as a word of its own: something may be called so.
  fileprivate var isMarkNext: Bool { alone == nil && !isOperatorNext(after: 1) }
}
