import AutoLayout
import Interchange
import Prose

/// `export html`, `export swift`: a file that shows or makes the layout, for whoever has no Tsume. No
/// step, and not kept when the session is saved.
struct ExportCommand: Command {
  static let signature = Signature(
    "export", .exchange,
    usage: [
      .init("\(ExportFormat.words { !$0.takesView }) [FILE]", ""),
      .init("\(ExportFormat.words { $0.isCode }) [VIEW] [FILE]", ""),
      .init("\(ExportFormat.words { $0.takesView && !$0.isCode }) [VIEW] [FILE]", ""),
    ],
    summary: Phrase(
      en: "Writes the layout as a picture, a page, code, a patch or data.",
      ja: "レイアウトを図・ページ・コード・パッチ・データとして書き出します。"),
    details: Phrase(
      en: "Without FILE it is named after the session, VIEW or patched file. Only what Tsume wrote "
        + "is replaced, at a prompt after a question. What a form cannot say is a comment.",
      ja: "FILE を省くとセッションやビュー、対象ファイルの名前になります。"
        + "置き換えるのは Tsume が書いたファイルだけで、先に確認します。書けないことはコメントに残ります。"),
    options: options,
    parameters: [.exportFormat, .file],
    following: Dictionary(
      uniqueKeysWithValues: ExportFormat.all.filter(\.takesView).map {
        ($0.word, [Parameter.view, .file])
      }),
    examples: [
      .init("export html", after: ["add label title"]),
      .init("export svg picture.svg", after: ["add label title"]),
    ], related: ["save", "draw", "import", "fix", "json"])

  /// The ways of writing code together, since there are many.
  private static let options: [Signature.Option] = {
    let code = { (ending: String) in
      ExportFormat.code.filter { $0.ending == ending }.map(\.word)
    }
    let others = ExportFormat.all.filter { !$0.isCode }
    return others.map { Signature.Option($0.word, means: $0.summary) } + [
      .init(
        code("swift"),
        means: Phrase(en: "a class in Swift, by the way of writing", ja: "Swift のクラス（書き方別）")),
      .init(
        code("m"),
        means: Phrase(en: "a class in Objective-C, likewise", ja: "Objective-C のクラス（書き方別）")),
      .init("VIEW", means: Phrase(en: "only what is in that view", ja: "そのビューの中だけ")),
    ]
  }()

  private let format: ExportFormat
  private let view: ViewID?
  private let path: String?
  private let range: SourceRange?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    format = try arguments.exportFormat()
    let command = "\(Self.signature.word) \(format.word)"
    view = format.takesView ? arguments.viewNext() : nil
    range = arguments.isAtEnd ? nil : arguments.nextRange
    path =
      arguments.isAtEnd
      ? nil
      : try arguments.path(
        toWrite: ".\(format.ending)", or: format.otherEndings.map { ".\($0)" }, with: command)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let target = if let path { path } else { try ownPath(on: snapshot) }
    try snapshot.checkThatIsOurs(target, format, at: range)
    let written = try format.written(snapshot, ExportTarget(path: target, view: view))
    return Outcome(
      effect: .export(path: target, text: written.text, notices: written.notices, at: range))
  }
}

extension ExportCommand {
  /// Where none is given.
  private func ownPath(on snapshot: Snapshot) throws(LineFailure) -> String {
    var name = view.flatMap(snapshot.document.view)?.name ?? snapshot.sessionName
    if name == nil { name = try format.ownName(snapshot) }
    return "\(name ?? "layout")\(format.distinction).\(format.ending)"
  }
}

extension ExportFormat {
  static var words: [String] { all.map(\.word) }

  /// As a choice in a usage.
  fileprivate static func words(where isMeant: (ExportFormat) -> Bool) -> String {
    all.filter(isMeant).map(\.word).joined(separator: "|")
  }

  fileprivate var isCode: Bool { Self.code.contains { $0.word == word } }
}

extension Arguments {
  fileprivate mutating func exportFormat() throws(LineFailure) -> ExportFormat {
    let word = try word(among: ExportFormat.words)
    guard let format = ExportFormat.all.first(where: { $0.word == word }) else {
      preconditionFailure("a word among those of the formats is the word of one")
    }
    return format
  }

  /// The view that comes next, if a view is called that.
  fileprivate mutating func viewNext() -> ViewID? {
    guard let part = next, !part.isQuoted, let view = document.view(named: part.text) else {
      return nil
    }
    return skip(part.text) ? view.id : nil
  }
}

extension Snapshot {
  /// Writing over what Tsume wrote before is what one wants; over anything else it is not.
  fileprivate func checkThatIsOurs(
    _ path: String, _ format: ExportFormat, at range: SourceRange?
  ) throws(LineFailure) {
    switch probing.read(path) {
    case .success(let text) where text.isEmpty || text.holds(format.signature): return
    case .failure(.missing): return
    case .success, .failure(.tooLarge), .failure(.lineTooLong):
      throw .objection(ExportWords.notWrittenByTsume(path, at: range))
    case .failure(let failure): throw .file(failure, at: range)
    }
  }
}
