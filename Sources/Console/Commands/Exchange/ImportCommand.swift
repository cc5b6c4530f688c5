import AutoLayout
import Interchange
import Prose

/// `import crash.txt`: what a console log speaks of becomes the document, in one step.
struct ImportCommand: Command {
  static let signature = Signature(
    "import", .exchange, usage: ["FILE [in VIEW]"],
    summary: Phrase(
      en: "Rebuilds the layout that a console log speaks of.",
      ja: "コンソールログからレイアウトを組み立て直します。"),
    details: Phrase(
      en: "It replaces the document; undo brings the old one back.",
      ja: "今の内容と入れ替わります（undo で戻せます）。"),
    options: [
      .init(
        "in", "VIEW",
        means: Phrase(en: "adds it there instead", ja: "入れ替えずに、そのビューの中へ追加する"))
    ],
    parameters: [.fileEnding(["log", "txt"]), .word(["in"])],
    following: ["in": [.superview]],
    examples: [.init("import crash.txt")], related: ["paste", "conflicts", "logs"])

  private let path: String
  private let range: SourceRange
  private let superview: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    path = try arguments.path()
    superview = arguments.skip("in") ? try arguments.view() : nil
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let text = try snapshot.contents(of: path, at: range)
    return try LogImport.outcome(of: text, under: superview, on: snapshot)
  }
}
