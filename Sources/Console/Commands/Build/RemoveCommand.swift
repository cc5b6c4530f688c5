import AutoLayout
import Prose

/// `remove title` is `removeFromSuperview`; `remove c3` ends a constraint.
struct RemoveCommand: Command {
  static let signature = Signature(
    "remove", .build, usage: ["VIEW…|HANDLE…"],
    summary: Phrase(
      en: "Takes views out of their superviews, or ends constraints.",
      ja: "ビューを取り外します。制約なら削除します。"),
    details: Phrase(
      en: "With a view go the constraints that tie it to the rest; add NAME puts it back.",
      ja: "ビューと外をつなぐ制約は無効になります。ビューは add NAME で戻せます。"),
    parameters: [.repeated(.either([.removableView, .constraint]))],
    examples: [
      .init("remove c1", after: ["add label title", "title.top == view.top"]),
      .init("remove title", after: ["add label title"]),
    ],
    counterpart: "removeFromSuperview()", related: ["add", "deactivate", "hide"])

  private let things: [Arguments.Thing]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    things = try arguments.distinct { (arguments) throws(LineFailure) in
      try arguments.viewOrConstraint()
    }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let step = snapshot.history.nextStep
    let workspace = Workspace(snapshot)
    var edits: [Edit] = []
    for thing in things {
      switch thing {
      case .view(let id):
        edits += try workspace.keepingFrame(ofRemoved: id) + [.remove(id, step: step)]
      case .constraint(let id): edits.append(.removeConstraint(id))
      }
    }
    return Outcome(edits: edits)
  }
}
