import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `tree`: the views, one inside the other, with their frames.
struct TreeCommand: Command {
  static let signature = Signature(
    "tree", .look,
    summary: Phrase(
      en: "Shows the views, one inside the other, with their frames.",
      ja: "ビューの階層をフレームとともに表示します。"),
    details: Phrase(
      en: "What is hidden or removed is marked.",
      ja: "非表示や取り外したビューには印が付きます。"),
    examples: [.init("tree", after: ["add label title"])],
    counterpart: "lldb: po view.recursiveDescription()", related: ["frames", "dump", "trace"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [TreeReport.make(snapshot.state)])
  }
}

/// `frames`: the frames of all views, in their superviews.
struct FramesCommand: Command {
  static let signature = Signature(
    "frames", .look,
    summary: Phrase(
      en: "Lists the frames of all views, each in its superview.",
      ja: "全ビューのフレームを親ビューの座標で一覧します。"),
    details: Phrase(
      en: "~ marks a number that is one of many.",
      ja: "~ の付いた数値は、ほかの値もありえます。"),
    examples: [.init("frames", after: ["add label title"])], counterpart: "frame",
    related: ["tree", "expressions"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [FramesReport.make(snapshot.state)])
  }
}

/// `constraints title`: the constraints with their state, and those that the system made.
struct ConstraintsCommand: Command {
  static let signature = Signature(
    "constraints", .look, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Lists the constraints and how each one fares.",
      ja: "制約とその状態を一覧します。"),
    details: Phrase(
      en: "For one view, also those that the system made for it.",
      ja: "ビューを指定すると、システムが作った制約も示します。"),
    parameters: [.view],
    examples: [
      .init("constraints", after: ["add label title", "title.top == view.top"]),
      .init("constraints title", after: ["add label title"]),
    ], counterpart: "constraints", related: ["affecting", "why", "handles"])

  private let view: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = arguments.isAtEnd ? nil : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    var generated: [Rival] = []
    if let view {
      generated = try snapshot.ask { () throws(LayoutFailure) in
        try snapshot.engine.generatedConstraints(mentioning: view, in: snapshot.document)
          .map { Rival(handle: $0.handle, equation: $0.equation) }
      }
    }
    return Outcome(
      reports: [ConstraintsReport.make(snapshot.state, of: view, generated: generated)])
  }
}
