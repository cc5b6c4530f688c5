import AutoLayout
import Interchange
import Prose

/// `keyboard 336`, `keyboard off`.
struct KeyboardCommand: Command {
  static let signature = Signature(
    "keyboard", .screen,
    usage: [
      .init("HEIGHT", Phrase(en: "shows one of that height, in points", ja: "その高さ（ポイント）で表示する")),
      .init("off", Phrase(en: "hides it", ja: "隠す")),
    ],
    summary: Phrase(
      en: "Shows a keyboard at the bottom of the screen, or hides it.",
      ja: "画面の下にキーボードを表示したり隠したりします。"),
    details: Phrase(
      en:
        "\("view.keyboard", as: .code) is where it covers a view; a hidden one is what lies below the "
        + "safe area. A telephone's is 216 high, 260 with suggestions, 291 to 346 above a home indicator.",
      ja: "\("view.keyboard", as: .code) はビューのうち隠れる部分で、非表示ならセーフエリアより下です。"
        + "キーボードの高さは、iPhone では 216、候補付きで 260、ホームインジケーター付きなら 291〜346 です。"),
    parameters: [.word(["off", "216", "260", "336"])],
    examples: [.init("keyboard 336"), .init("keyboard off", after: ["keyboard 336"])],
    counterpart: "UIView.keyboardLayoutGuide", related: ["guides", "device", "tabbar"])

  private static let withoutHeight = ["on", "show", "open", "up"]

  private let height: Double

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.skip("off") {
      height = 0
    } else {
      let range = arguments.nextRange
      if arguments.isAtEnd || Self.withoutHeight.contains(where: { arguments.skip($0) }) {
        throw .objection(CommandWords.keyboardNeedsHeight(at: range))
      }
      height = try arguments.number(CommandWords.number)
      guard height > 0, height <= Limits.length else {
        throw .objection(CommandWords.keyboardHeight(at: range))
      }
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.setKeyboard(height: height)])
  }
}
