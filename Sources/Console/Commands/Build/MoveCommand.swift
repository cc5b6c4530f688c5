import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// `move title front`, `move badge above photo`, `move title in card`.
struct MoveCommand: Command {
  static let signature = Signature(
    "move", .build, usage: ["VIEW front|back|above VIEW|below VIEW|in VIEW"],
    summary: Phrase(
      en: "Changes a view's place among its siblings, or its superview.",
      ja: "重なり順や、親ビューを変えます。"),
    details: Phrase(
      en: "In another superview it loses its constraints to the outside.",
      ja: "別の親ビューへ移すと、外との制約は無効になります。"),
    options: [
      .init(
        "front",
        means: Phrase(en: "before all its siblings", ja: "いちばん手前へ")),
      .init(
        "back",
        means: Phrase(en: "behind all its siblings", ja: "いちばん奥へ")),
      .init(
        "above",
        means: Phrase(en: "just before another view", ja: "別のビューのすぐ手前へ")),
      .init(
        "below",
        means: Phrase(en: "just behind another view", ja: "別のビューのすぐ奥へ")),
      .init(
        "in",
        means: Phrase(en: "into another superview", ja: "別の親ビューの中へ")),
    ],
    parameters: [.removableView, .word(["front", "back", "above", "below", "in"])],
    following: [
      "front": [], "back": [], "above": [.sibling], "below": [.sibling], "in": [.superview],
    ],
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
    view = try arguments.viewOrLayer()
    if let part = arguments.next, part.number != nil {
      throw .objection(
        CommandWords.movesNoDistance(arguments.document.name(of: view), part))
    }
    switch try arguments.word(among: ["front", "back", "above", "below", "in"]) {
    case "front": target = .place(.front)
    case "back": target = .place(.back)
    case "above": target = .place(.above(try arguments.other(than: view)))
    case "below": target = .place(.below(try arguments.other(than: view)))
    default: target = .superview(try arguments.other(than: view))
    }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let step = snapshot.history.nextStep
    switch target {
    case .superview(let superview):
      let document = snapshot.document
      let placed =
        try Workspace(snapshot).keepingFrame(of: view, movedTo: superview)
        + document.hosting(view, in: superview)
      let remark = UIKitWords.besideContent(
        document.name(of: view), in: superview, of: document)
      return Outcome(
        edits: [document.entering(view, superview, step: step)] + placed,
        notes: remark.map { [$0] } ?? [])
    case .place(let placement):
      guard let superview = snapshot.document.view(view)?.superview else {
        throw .edit(view.isInitial ? .fixedView(view) : .notInHierarchy(view), at: nil)
      }
      return Outcome(edits: [.insert(view, into: superview, at: placement, step: step)])
    }
  }
}

extension Arguments {
  fileprivate mutating func other(than view: ViewID) throws(LineFailure) -> ViewID {
    let range = nextRange
    let other = try viewOrLayer()
    guard other != view else {
      throw .objection(CommandWords.movesAgainstItself(document.name(of: view), at: range))
    }
    return other
  }
}
