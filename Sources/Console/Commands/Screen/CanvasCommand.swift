import AutoLayout
import Prose

/// `canvas 600x600`: where the scene was made.
struct CanvasCommand: Command {
  static let signature = Signature(
    "canvas", .screen, usage: ["NAME|WxH[@SCALE]|none"],
    summary: Phrase(
      en: "Says on which canvas of Interface Builder the scene was made.",
      ja: "シーンを作った Interface Builder のキャンバスを指定します。"),
    details: Phrase(
      en: "Views are loaded with the frames that they have there, and keep them until the first "
        + "layout. Without a canvas views are made in code, and begin at zero.",
      ja: "ビューはそこでのフレームで読み込まれ、最初のレイアウトまでそのままです。"
        + "指定がなければコードで作ったことになり、フレームはゼロから始まります。"),
    options: [
      .init(
        "NAME",
        means: Phrase(
          en: "a device: iphone-8 …, or retina4_7 … as files have it",
          ja: "デバイス（iphone-8、または retina4_7 のようなファイル中の名前）")),
      .init(
        "WxH",
        means: Phrase(en: "a size in points: 600x600 of Xcode 6", ja: "大きさ（Xcode 6 なら 600x600）")),
      .init("none", means: Phrase(en: "views are made in code", ja: "コードで作ったビュー")),
    ],
    parameters: [.device],
    examples: [.init("canvas 600x600"), .init("canvas iphone-8"), .init("canvas none")],
    counterpart: "Interface Builder: View as", related: ["timeline", "at", "device"])

  private let canvas: Device?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    canvas = try arguments.device(for: Self.signature.word)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.setCanvas(canvas)])
  }
}
