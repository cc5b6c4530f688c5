import AutoLayout
import Prose

/// `move title front`, `move badge above photo`, `move title in card`.
struct MoveCommand: Command {
  static let signature = Signature(
    "move", .build, usage: ["VIEW front|back|above VIEW|below VIEW|in VIEW"],
    summary: Phrase(
      en: "Changes a view's place among its siblings, or moves it into another superview "
        + "(which costs it its constraints to the outside).",
      ja: "重なり順を変えます。in で別の親ビューへ移すと、外との制約は無効になります。"),
    parameters: [.removableView, .word(["front", "back", "above", "below", "in"])],
    following: ["front": [], "back": [], "above": [.view], "below": [.view], "in": [.view]],
    examples: [
      .init("move title front", after: ["add label title", "add view card"]),
      .init("move title in card", after: ["add label title", "add view card"]),
    ],
    counterpart: "bringSubviewToFront(_:), insertSubview(_:aboveSubview:)", related: ["add"])

  private enum Target {
    case place(Placement)
    case superview(ViewID)
  }

  private let view: ViewID
  private let target: Target

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = try arguments.view()
    switch try arguments.word(among: ["front", "back", "above", "below", "in"]) {
    case "front": target = .place(.front)
    case "back": target = .place(.back)
    case "above": target = .place(.above(try arguments.view()))
    case "below": target = .place(.below(try arguments.view()))
    default: target = .superview(try arguments.view())
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let step = snapshot.history.nextStep
    switch target {
    case .superview(let superview):
      return Outcome(edits: [.insert(view, into: superview, at: .front, step: step)])
    case .place(let placement):
      guard let superview = snapshot.document.view(view)?.superview else {
        throw .edit(.notInHierarchy(view), at: nil)
      }
      return Outcome(edits: [.insert(view, into: superview, at: placement, step: step)])
    }
  }
}
