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
      en:
        "Space shows the next screen, Enter one line more, G all of it, q goes back to the prompt. What "
        + "else is typed or pasted there is read at the prompt. NO_PAGER=1 starts without pages.",
      ja: "スペースで次の画面、Enter で次の一行、G で残りすべてを表示し、q でプロンプトに戻ります。それ以外の入力や"
        + "貼り付けは、そのままプロンプトで読みます。NO_PAGER=1 で起動すると一度に表示します。"),
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
