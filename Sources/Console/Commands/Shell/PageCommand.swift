import AutoLayout
import Interchange
import Patience
import Prose

/// What a line wants of the live page.
package enum PageRequest: Sendable {
  case show
  /// In large type.
  case talk
  case stop
}

/// What came of it.
package enum PageAnswer: Sendable {
  case at(address: String)
  case stopped
  case wasNotThere
  case failed
}

/// `page`: what the prompt shows, in a browser, as it happens.
struct PageCommand: Command {
  static let signature = Signature(
    "page", .shell,
    usage: [
      .init("", Phrase(en: "starts it, and says its address", ja: "開始してアドレスを表示")),
      .init("talk", Phrase(en: "the same in large type, for a hall", ja: "会場向けの大きな文字で開始")),
      .init("stop", Phrase(en: "ends it", ja: "終了")),
    ],
    summary: Phrase(
      en: "Shows in a browser what happens at the prompt, as it happens.",
      ja: "プロンプトでの操作を、ブラウザーのページにその場で映します。"),
    details: Phrase(
      en:
        "A view that is pressed says why it is there. Only this machine can reach the page, and only with its "
        + "address. Looking back there changes nothing here.",
      ja: "ビューを押すと、その位置の理由が出ます。ページを開けるのはこのマシンで、アドレスを知っている人だけです。"
        + "ページで前の手順を見ても、プロンプトには影響しません。"),
    parameters: [.word(["talk", "stop"])], examples: [.init("page stop")],
    related: ["export", "lesson", "quit"])

  private let request: PageRequest

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      request = .show
    } else {
      let part = try arguments.word(CommandWords.oneOf(["talk", "stop"]))
      switch part.text {
      case "talk": request = .talk
      case "stop": request = .stop
      default:
        var objection = PageCommandWords.unknown(part.text)
        objection.range = part.range
        throw .objection(objection)
      }
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .page(request))
  }
}

extension Session {
  /// Asks whoever runs the prompt for the page.
  func perform(_ request: PageRequest, line: String) throws(LineFailure) -> Turn {
    if isReplaying { throw .objection(SessionWords.notInFile(line)) }
    guard let page = surroundings.page else {
      if case .stop = request { return said(PageCommandWords.wasNotThere) }
      throw .objection(PageCommandWords.needsPrompt)
    }
    guard LineWork.settles() else { throw .layout(.cancelled) }
    switch page(request) {
    case .at(let address): return Turn(reports: [PageCommandWords.isAt(address)])
    case .stopped: return said(PageCommandWords.stopped)
    case .wasNotThere: return said(PageCommandWords.wasNotThere)
    case .failed: throw .objection(PageCommandWords.failed)
    }
  }
}
