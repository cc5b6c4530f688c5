import AutoLayout
import Prose
import Reporting

/// `timeline`: the frames at each moment of the controller's life.
struct TimelineCommand: Command {
  static let signature = Signature(
    "timeline", .understand, usage: ["[rotate] [VIEW…]"],
    summary: Phrase(
      en: "Shows frames at each moment of the controller's life.",
      ja: "コントローラーのライフサイクルの各時点でのフレームを示します。"),
    details: Phrase(
      en:
        "From loadView to viewDidAppear, and through the rotation if the device was turned. A frame "
        + "read before viewDidLayoutSubviews is not the layout's yet.",
      ja: "loadView から viewDidAppear まで、向きを変えていれば回転の終わりまでを示します。"
        + "viewDidLayoutSubviews より前に読んだフレームは、まだレイアウト前の値です。"),
    options: [
      .init(
        "rotate",
        means: Phrase(
          en: "with a rotation, if there was none", ja: "まだ回転していなければ、回転させた場合も示す")),
      .init("VIEW", means: Phrase(en: "only these views", ja: "示すビューを限る")),
    ],
    parameters: [.either([.word(["rotate"]), .viewOrLayer]), .repeated(.viewOrLayer)],
    examples: [
      .init("timeline", after: ["add label title \"Name\"", "title.top == view.safeArea.top"]),
      .init("timeline rotate title", after: ["add label title \"Name\""]),
    ],
    counterpart: "viewDidLoad(), viewDidAppear(_:)",
    related: ["at", "canvas", "onLayout", "rotate"])

  private let turns: Bool
  /// Empty for all.
  private let views: [ViewID]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    turns = arguments.skip("rotate")
    views =
      arguments.isAtEnd
      ? []
      : try arguments.oneOrMore { (arguments) throws(LineFailure) in
        let range = arguments.nextRange
        let view = try arguments.viewOrLayer()
        guard arguments.document.isInWindow(view) else {
          throw .objection(LanguageWords.notInWindow(view, at: range, in: arguments.document))
        }
        return view
      }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let cycle = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.engine.lifeCycle(
        of: snapshot.document, turning: turns, isCancelled: snapshot.surroundings.isCancelled)
    }
    return Outcome(reports: [TimelineReport.make(cycle, about: views, in: snapshot.document)])
  }
}
