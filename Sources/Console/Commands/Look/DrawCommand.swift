import AutoLayout
import Prose
import Reporting

/// `draw`, `draw title`, `draw diff`: the window and what is in it, in proportion.
struct DrawCommand: Command {
  static let signature = Signature(
    "draw", .look,
    usage: [
      .init("", Phrase(en: "everything in the window", ja: "画面全体")),
      .init(
        "VIEW", Phrase(en: "one view with its constraints", ja: "一つのビューと、その制約")),
      .init(
        "diff [N|MARK]",
        Phrase(en: "what moved in the last step, or since another", ja: "直前の手順（または指定した時点）からの動き")),
    ],
    summary: Phrase(
      en: "Draws the window and the views in it, in proportion.",
      ja: "画面とビューを、実際の縦横比で描きます。"),
    details: Phrase(
      en:
        "Names that do not fit are listed beside it under a number. In a lesson, dots show where the "
        + "task wants the views. A view called diff is drawn by \("draw \"diff\"", as: .code).",
      ja: "収まらない名前は番号を付けて横に示します。レッスン中は課題の目標の位置を点線で示します。diff という名前の"
        + "ビューは \("draw \"diff\"", as: .code) で描けます。"),
    parameters: [.either([.view, .word(["diff"])])], following: ["diff": [.mark]],
    examples: [
      .init("draw", after: ["add label title \"Hello\"", "title.top == view.safeArea.top + 8"]),
      .init(
        "draw title",
        after: [
          "add label title \"Hello\"", "title.top == view.safeArea.top + 8",
          "H:|-16-[title]-16-|",
        ]),
      .init(
        "draw diff", after: ["add label title \"Hello\"", "title.top == view.safeArea.top + 8"]),
    ],
    counterpart: "Xcode: Debug View Hierarchy", related: ["tree", "frames", "after", "diff"])

  private enum Subject {
    case everything
    case movement(since: Int?)
    case constraints(of: ViewID)
  }

  private let subject: Subject

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.skip("diff") {
      subject = .movement(since: arguments.isAtEnd ? nil : try arguments.step())
    } else {
      subject = arguments.isAtEnd ? .everything : .constraints(of: try arguments.view())
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch subject {
    case .everything:
      return Outcome(reports: [[.figure(Pictures.everything(snapshot.state, goal: snapshot.goal))]])
    case .constraints(let view):
      return Outcome(reports: [[.figure(Pictures.constraints(of: view, in: snapshot.state))]])
    case .movement(let since):
      let history = snapshot.history
      let start = history.moment(since ?? history.undoTarget ?? history.step)
      let old = try start.map { (start) throws(LineFailure) in
        try snapshot.layout(of: start.document)
      }
      let picture = Pictures.movement(from: old ?? snapshot.state, to: snapshot.state)
      return Outcome(reports: [[.figure(picture)]])
    }
  }
}
