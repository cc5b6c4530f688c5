import AutoLayout
import Diagnosis
import Prose
import Reporting

/// `layers`: the order in which everything is painted, and what covers what.
struct LayersCommand: Command {
  static let signature = Signature(
    "layers", .look, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Shows what is painted in which order, and what covers what.",
      ja: "描画の順序と、何が何を覆っているかを示します。"),
    details: Phrase(
      en:
        "A layer paints its background and contents, its sublayers (larger zPosition later) and at "
        + "last its border. With a view, only what it and what lies in it have to do with.",
      ja: "レイヤーは背景と内容、サブレイヤー（zPosition の大きいものほど後）、最後に枠線の順に描かれます。"
        + "ビューを指定すると、その中身に関わるものだけを示します。"),
    options: [
      .init("VIEW", means: Phrase(en: "a view or a layer", ja: "ビューかレイヤー"))
    ],
    parameters: [.viewOrLayer],
    examples: [
      .init(
        "layers",
        after: ["add view sign", "sign.layer.borderWidth = 2", "add imageView crown 40x40 in sign"]),
      .init("layers sign", after: ["add view sign"]),
    ],
    counterpart: "Xcode: Debug View Hierarchy", related: ["move", "draw", "tree", "onLayout"])

  private let subject: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    subject = arguments.isAtEnd ? nil : try arguments.viewOrLayer()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let covering = try snapshot.ask { () throws(LayoutFailure) in
      try Covering(
        of: snapshot.solution, about: subject, isCancelled: snapshot.surroundings.isCancelled)
    }
    let report = LayersReport.make(
      Painting(of: snapshot.solution), covering, about: subject, in: snapshot.document)
    return Outcome(reports: [report])
  }
}
