import AutoLayout
import Interchange
import Prose

/// `import Main.storyboard`: a scene of an Interface Builder file, what a console log speaks of, or
/// what Swift makes becomes the document, in one step.
struct ImportCommand: Command {
  static let signature = Signature(
    "import", .exchange, usage: ["FILE [in VIEW]"],
    summary: Phrase(
      en: "Opens a storyboard, xib or Swift file, or a console log's layout.",
      ja: "storyboard、xib、Swift、コンソールログからレイアウトを開きます。"),
    details: Phrase(
      en: "It replaces the document; undo brings the old one back. Of a storyboard it takes the "
        + "initial scene; scenes lists the others.",
      ja: "今の内容と入れ替わります（undo で戻せます）。storyboard では最初のシーンを開き、ほかは scenes で一覧します。"),
    options: [
      .init(
        "in", "VIEW",
        means: Phrase(en: "adds it there instead", ja: "入れ替えずに、そのビューの中へ追加する"))
    ],
    parameters: [.fileEnding(["storyboard", "xib", "swift", "log", "txt"]), .insertion],
    following: ["in": [.superview]],
    examples: [.init("import crash.txt")],
    related: ["scenes", "notes", "paste", "conflicts", "logs"], makesStep: true)

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
    if text.allSatisfy(\.isWhitespace) { throw .objection(CommandWords.emptyFile(path, at: range)) }
    if InterfaceFile.recognizes(text) || Self.isNamedAsInterface(path) {
      let scene = ImportedScene(path: FilePath.joined(snapshot.folder, path), id: nil)
      let file = try ImportedScene.file(in: text, at: range)
      return try scene.outcome(of: file, under: superview, at: range, on: snapshot)
    }
    if CodeImport.recognizes(path) {
      if superview != nil { throw .objection(CodeImport.placesItself(at: range)) }
      var outcome = Outcome()
      outcome.start = snapshot.document
      outcome.code = CodeImport(path, of: text, at: range)
      return outcome
    }
    if path.hasSuffix(".tsume") { throw .objection(CommandWords.isSession(path, at: range)) }
    return try LogImport.outcome(of: text, at: range, under: superview, on: snapshot)
  }

  /// What is in such a file is no log, whatever it is.
  private static func isNamedAsInterface(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }
}
