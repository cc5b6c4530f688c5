import AutoLayout
import Interchange
import Prose

/// `import Main.storyboard`: a scene of an Interface Builder file, what a console log speaks of, or
/// what Swift makes becomes the document, in one step. What else a console prints is explained.
struct ImportCommand: Command {
  static let signature = Signature(
    "import", .exchange, usage: ["FILE [in VIEW]", "FILE…|FOLDER"],
    summary: Phrase(
      en: "Opens a storyboard, xib, code, a folder of it, a log or JSON.",
      ja: "storyboard、xib、コード、ログ、JSON を開きます。"),
    details: Phrase(
      en: "It replaces the document; undo brings the old one back. Of a storyboard it takes the "
        + "initial scene, of code the last screen; scenes lists the others. Code that was opened or "
        + "pasted before stays known. Exceptions and Xcode's warnings are explained.",
      ja: "今の内容と入れ替わります（undo で戻せます）。storyboard では最初のシーン、コードでは最後の画面を開き、"
        + "ほかは scenes で一覧します。前に開いたり貼り付けたりしたコードは引き続き使えます。"
        + "例外や Xcode の警告は説明します。"),
    options: [
      .init(
        "FOLDER",
        means: Phrase(
          en: "all Swift and Objective-C below it, one program", ja: "その中の Swift と Objective-C すべて")
      ),
      .init(
        "in", "VIEW",
        means: Phrase(en: "adds it there instead", ja: "入れ替えずに、そのビューの中へ追加する")),
    ],
    parameters: [
      .fileEnding(["storyboard", "xib", "swift", "m", "mm", "h", "log", "txt", "json"]), .insertion,
      .repeated(.fileEnding(["swift", "m", "mm", "h"])),
    ],
    following: ["in": [.superview]],
    examples: [.init("import crash.txt")],
    related: ["scenes", "notes", "paste", "conflicts", "logs"], makesStep: true)

  private let files: [(path: String, range: SourceRange)]
  private let superview: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    var files = [(path: String, range: SourceRange)]()
    repeat {
      let range = arguments.nextRange
      files.append((try arguments.path(), range))
    } while !arguments.isAtEnd && !arguments.isWordNext("in", after: 0)
    self.files = files
    superview = arguments.skip("in") ? try arguments.view() : nil
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    if let code = try OpenedCode(files, on: snapshot) {
      if superview != nil { throw .objection(CodeImportWords.placesItself(at: files[0].range)) }
      var outcome = Outcome()
      outcome.start = snapshot.document
      outcome.opened = code
      return outcome
    }
    guard let (path, range) = files.first, files.count == 1 else {
      throw .objection(CodeImportWords.oneAtATime(files[1].path, at: files[1].range))
    }
    let text = try snapshot.contents(of: path, at: range)
    if text.allSatisfy(\.isWhitespace) { throw .objection(CommandWords.emptyFile(path, at: range)) }
    if InterfaceFile.recognizes(text) || Self.isNamedAsInterface(path) {
      let scene = ImportedScene(path: FilePath.joined(snapshot.folder, path), id: nil)
      let file = try ImportedScene.file(in: text, at: range)
      return try scene.outcome(of: file, under: superview, at: range, on: snapshot)
    }
    if LayoutReader.recognizes(text) {
      if superview != nil { throw .objection(CodeImportWords.placesItself(at: range)) }
      return try JSONImport.outcome(of: text, at: range)
    }
    if path.hasSuffix(".tsume") { throw .objection(CommandWords.isSession(path, at: range)) }
    if !LogImport.recognizes(text), let outcome = PastedTextImport.outcome(of: text) {
      if superview != nil { throw .objection(CodeImportWords.placesItself(at: range)) }
      return outcome
    }
    if snapshot.surroundings.isCancelled() { throw .layout(.cancelled) }
    if InterfaceFile.isPart(text) { throw .objection(CodeImportWords.isMarkup(at: range)) }
    return try LogImport.outcome(of: text, at: range, under: superview, on: snapshot)
  }

  /// What is in such a file is no log, whatever it is.
  private static func isNamedAsInterface(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }
}
