import Prose

/// `allow writes`: what is replayed from now on may write files.
struct AllowCommand: Command {
  static let signature = Signature(
    "allow", .sessions, usage: ["writes", "nothing"],
    summary: Phrase(
      en: "Lets sessions that are replayed write files.", ja: "再生するセッションにファイルの書き込みを許可します。"),
    details: Phrase(
      en: "For this prompt only. A session may be a stranger's: its save and export stay in memory "
        + "unless you allow this, and even so it writes below its own folder only. In a shell: "
        + "\("tsume replay --write FILE", as: .code).",
      ja: "このプロンプトだけに効きます。セッションは他人が書いたものかもしれないので、許可がなければ save と export は"
        + "メモリーに残るだけです。許可しても、書き込み先はそのフォルダーの中に限ります。シェルでは "
        + "\("tsume replay --write FILE", as: .code) を使います。"),
    options: [
      .init("writes", means: Phrase(en: "save and export write", ja: "save と export で書き込む")),
      .init("nothing", means: Phrase(en: "they stay in memory again", ja: "元どおりメモリーに残す")),
    ],
    parameters: [.word(["writes", "nothing"])],
    examples: [.init("allow writes")], related: ["replay", "save", "export"])

  private let isAllowed: Bool

  init(_ arguments: inout Arguments) throws(LineFailure) {
    isAllowed = try arguments.word(among: ["writes", "nothing"]) == "writes"
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .allowWrites(isAllowed))
  }
}
