import Interchange
import Prose

/// `resume`: a session that ended without being saved goes on.
struct ResumeCommand: Command {
  static let signature = Signature(
    "resume", .sessions,
    usage: [
      .init("[N]", Phrase(en: "without it, the latest", ja: "省くと最後のもの")),
      .init("list", Phrase(en: "what each of them held", ja: "それぞれの内容を一覧する")),
      .init("nothing [N]", Phrase(en: "forgets one", ja: "一つを破棄する")),
    ],
    summary: Phrase(
      en: "Goes on with a session that was interrupted.", ja: "中断したセッションの続きから始めます。"),
    details: Phrase(
      en:
        "Every accepted line is on disk before the next prompt. Where Tsume ended without save, by "
        + "quit, a kill or a closed window, the next one offers to resume; until then they are kept, "
        + "and with them what the files held that were imported, replayed or edited.",
      ja: "受け付けた行は、次のプロンプトが出る前にディスクに書かれます。保存せずに終わっても、強制終了しても、"
        + "次に起動したときに続きから始められます。読み込み・再生・編集したファイルの内容も、そのときのまま残ります。"),
    options: [
      .init("N", means: Phrase(en: "its number in the list", ja: "一覧での番号"))
    ],
    parameters: [.either([.interrupted, .word(["list"]), .destructiveWord(["nothing"])])],
    following: ["list": [], "nothing": [.interrupted]],
    examples: [.init("resume"), .init("resume list"), .init("resume nothing")],
    related: ["save", "replay", "quit"])

  private enum Request {
    case goOn
    case list
    case forget
  }

  private let request: Request
  private let number: Int
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.skip("list") {
      request = .list
    } else {
      request = arguments.skip("nothing") ? .forget : .goOn
    }
    range = arguments.nextRange
    number = request == .list || arguments.isAtEnd ? 1 : try arguments.wholeNumber()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch request {
    case .goOn: return Outcome(effect: .resume(number, at: range))
    case .forget: return Outcome(effect: .forgetInterrupted(number, at: range))
    case .list:
      let waiting = try snapshot.surroundings.interruptedSessions(for: "resume list")
      let rows = waiting.enumerated().map { place, session in
        Report.Row(
          place == 0 ? Phrase(Text(Self.signature.word, as: .command)) : "",
          ["\(place + 1)", Phrase(Text(session.end)), SessionWords.held(session)])
      }
      return Outcome(reports: [[.rows(Report.RowGroup(rows, columns: [.right]))]])
    }
  }
}
