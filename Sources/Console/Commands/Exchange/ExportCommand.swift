import Interchange
import Prose

/// `export html`: a file that shows the layout, for whoever has no Tsume. No step, and not kept
/// when the session is saved.
struct ExportCommand: Command {
  static let signature = Signature(
    "export", .exchange, usage: [.init("\(ExportFormat.words.joined(separator: "|")) [FILE]", "")],
    summary: Phrase(
      en: "Writes a file that shows the layout, for a browser.",
      ja: "レイアウトを見せるファイルを書き出します（ブラウザーで開けます）。"),
    details: Phrase(
      en: "Without FILE it is called as the session is. A file that Tsume did not write is never "
        + "written over. A page of tens of thousands of steps has the last of them.",
      ja: "FILE を省くとセッションと同じ名前になります。Tsume が書いたもの以外のファイルは上書きしません。数万手順のページに載るのは最後の手順だけです。"),
    options: ExportFormat.all.map { Signature.Option($0.word, means: $0.summary) },
    parameters: [.exportFormat, .file],
    examples: [
      .init("export html", after: ["add label title"]),
      .init("export svg picture.svg", after: ["add label title"]),
    ], related: ["save", "draw", "import"])

  private let format: ExportFormat
  private let path: String?
  private let range: SourceRange?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    format = try arguments.exportFormat()
    range = arguments.isAtEnd ? nil : arguments.nextRange
    let command = "\(Self.signature.word) \(format.word)"
    path =
      arguments.isAtEnd
      ? nil : try arguments.path(toWrite: ".\(format.word)", with: command)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let target = path ?? "\(snapshot.sessionName ?? "layout").\(format.word)"
    try snapshot.checkThatIsOurs(target, format, at: range)
    let written = try format.written(snapshot, ExportTarget(path: target))
    return Outcome(
      effect: .export(path: target, text: written.text, notices: written.notices, at: range))
  }
}

extension ExportFormat {
  static var words: [String] { all.map(\.word) }
}

extension Arguments {
  fileprivate mutating func exportFormat() throws(LineFailure) -> ExportFormat {
    let word = try word(among: ExportFormat.words)
    guard let format = ExportFormat.all.first(where: { $0.word == word }) else {
      preconditionFailure("a word among those of the formats is the word of one")
    }
    return format
  }
}

extension Snapshot {
  /// Writing over what Tsume wrote before is what one wants; over anything else it is not.
  fileprivate func checkThatIsOurs(
    _ path: String, _ format: ExportFormat, at range: SourceRange?
  ) throws(LineFailure) {
    switch probing.read(path) {
    case .success(let text) where text.isEmpty || text.contains(format.signature): return
    case .failure(.missing): return
    case .success, .failure(.tooLarge):
      throw .objection(ExportWords.notWrittenByTsume(path, at: range))
    case .failure(let failure): throw .file(failure, at: range)
    }
  }
}
