import Prose

/// `resume`: the session that ended without being quit goes on.
struct ResumeCommand: Command {
  static let signature = Signature(
    "resume", .sessions, usage: ["", "nothing"],
    summary: Phrase(
      en: "Goes on with the session that was interrupted.", ja: "中断したセッションの続きから始めます。"),
    details: Phrase(
      en:
        "Every accepted line is on disk before the next prompt. Where Tsume ended without save, by "
        + "quit, a kill or a closed window, the next one offers to resume; until then they are kept, "
        + "and with them what the files held that were imported, replayed or edited.",
      ja: "受け付けた行は、次のプロンプトが出る前にディスクに書かれます。保存せずに終わっても、強制終了しても、"
        + "次に起動したときに続きから始められます。読み込み・再生・編集したファイルの内容も、そのときのまま残ります。"),
    options: [
      .init(
        "nothing", means: Phrase(en: "forgets what was interrupted", ja: "中断したセッションを破棄する"))
    ],
    parameters: [.destructiveWord(["nothing"])],
    examples: [.init("resume"), .init("resume nothing")],
    related: ["save", "replay", "quit"])

  private let forgets: Bool

  init(_ arguments: inout Arguments) throws(LineFailure) {
    forgets = arguments.isAtEnd ? false : try arguments.word(among: ["nothing"]) == "nothing"
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: forgets ? .forgetInterrupted : .resume)
  }
}
