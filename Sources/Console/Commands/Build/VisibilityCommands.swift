import AutoLayout
import Interchange
import Prose

/// `hide title`: sets `isHidden`, which outside a stack view moves nothing.
struct HideCommand: Command {
  static let signature = Signature(
    "hide", .build, usage: ["VIEW…"],
    summary: Phrase(
      en: "Hides views. Only a stack view closes their space.",
      ja: "ビューを隠します。場所が詰まるのはスタックビューの中だけです。"),
    details: Phrase(
      en: "Their constraints go on; show brings them back.",
      ja: "制約はそのまま働きます。show で表示に戻せます。"),
    parameters: [.repeated(.shownView)],
    examples: [.init("hide title", after: ["add label title"])],
    counterpart: "isHidden = true", related: ["show", "remove"])

  private let views: [ViewID]

  init(_ arguments: inout Arguments) throws(LineFailure) { views = try arguments.viewsOrLayers() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: views.map { .change($0, .isHidden(true)) })
  }
}

/// `show title`: the opposite of `hide`.
struct ShowCommand: Command {
  static let signature = Signature(
    "show", .build, usage: ["VIEW…"],
    summary: Phrase(en: "Shows hidden views again.", ja: "隠したビューを表示に戻します。"),
    parameters: [.repeated(.hiddenView)],
    examples: [.init("show title", after: ["add label title", "hide title"])],
    counterpart: "isHidden = false", related: ["hide"])

  private let views: [ViewID]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if let part = arguments.next, arguments.document.view(named: part.text) == nil,
      let command = Catalogue.command(part.text)?.signature
    {
      throw .objection(CommandWords.showsByItself(command, at: part.range))
    }
    views = try arguments.viewsOrLayers()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: views.map { .change($0, .isHidden(false)) })
  }
}
