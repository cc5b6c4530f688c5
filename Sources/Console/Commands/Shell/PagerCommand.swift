import Interchange
import Prose

/// `pager off`.
struct PagerCommand: Command {
  static let signature = Signature(
    "pager", .shell, usage: ["on|off"],
    summary: Phrase(
      en: "Shows what is longer than the screen page by page, or not.",
      ja: "画面より長い表示を一画面ずつ見せるかどうかを決めます。"),
    details: Phrase(
      en: "The pager is PAGER, or less where that is installed; NO_PAGER=1 starts without one.",
      ja: "ページャーには PAGER、なければ less を使います。NO_PAGER=1 で起動すると使いません。"),
    options: [
      .init("on", means: Phrase(en: "page by page", ja: "一画面ずつ")),
      .init("off", means: Phrase(en: "all at once", ja: "一度にすべて")),
    ],
    parameters: [.word(["on", "off"])], examples: [.init("pager off")],
    related: ["keys", "help"])

  private let isOn: Bool

  init(_ arguments: inout Arguments) throws(LineFailure) {
    isOn = try arguments.word(among: ["on", "off"]) == "on"
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .setPager(isOn))
  }
}
