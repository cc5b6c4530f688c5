import Interchange
import Prose
import Reporting

/// Objections to files: to what they are called, and to what is in them.
extension CommandWords {
  static func pasteTakesNoFile(_ path: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\("paste", as: .command) takes what is typed behind it, and no file.",
        ja: "\("paste", as: .command) が読むのは続けて入力する行で、ファイルではありません。"), at: range,
      hints: [
        Phrase(
          en: "\("import \(path)", as: .code) reads the file.",
          ja: "ファイルは \("import \(path)", as: .code) で読み込みます。")
      ])
  }

  static func isSession(_ path: String, at range: SourceRange) -> Objection {
    let name = FilePath.inLine(path)
    return Objection(
      Phrase(
        en: "\(name, as: .code) is a session, and sessions are replayed.",
        ja: "\(name, as: .code) はセッションなので、読み込みではなく再生します。"), at: range,
      hints: [Phrase("\("replay \(name)", as: .command)")])
  }

  /// Why nothing in a text can be explained, and what one does about it.
  ///
  /// - Parameter range: `nil` for what was pasted.
  static func nothingExplained(in log: ConsoleLog, at range: SourceRange?) -> Objection {
    if LogImport.isHidden(log) { return hiddenLog(at: range) }
    if !log.isAnnouncedOnly { return nothingToImport(at: range) }
    return Objection(
      Phrase(
        en: "A conflict is announced here, but none of its constraints can be read.",
        ja: "矛盾の報告ですが、制約を一つも読み取れません。"),
      at: range, hints: [LogWords.pasteList])
  }

  static func nothingToImport(at range: SourceRange?) -> Objection {
    Objection(
      Phrase(
        en: "There is no constraint conflict in this text.", ja: "このテキストに制約の矛盾のログはありません。"),
      at: range,
      hints: [
        Phrase(
          en: "I read what the console prints after “Unable to simultaneously satisfy "
            + "constraints”.",
          ja: "“Unable to simultaneously satisfy constraints” に続くコンソール出力を読み込めます。")
      ])
  }

  static func emptyFile(_ path: String, at range: SourceRange) -> Objection {
    let name = Text(FilePath.inLine(path), as: .code)
    return Objection(
      Phrase(en: "\(name) is empty.", ja: "\(name) は空です。"), at: range, hints: [importable])
  }

  static let importable = Phrase(
    en: "A storyboard, a xib, a Swift file or a console log with a conflict can be imported.",
    ja: "読み込めるのは storyboard、xib、Swift のファイルと、制約の矛盾を含むコンソールログです。")

  static let saveWhere = Objection(
    Phrase(en: "I need the name of a file to save in.", ja: "保存するファイル名が必要です。"),
    hints: [
      Phrase(
        en: "For example \("save layout.tsume", as: .code).",
        ja: "例：\("save layout.tsume", as: .code)")
    ])

  /// A log of which the system keeps what it would tell.
  static func hiddenLog(at range: SourceRange?) -> Objection {
    Objection(
      Phrase(
        en: "The system printed \("<private>", as: .code) in place of the constraints.",
        ja: "このログでは、制約の代わりに \("<private>", as: .code) と出力されています。"),
      at: range,
      hints: [
        Phrase(
          en: "Run the app from Xcode in a debug build: its console shows them.",
          ja: "Xcode からデバッグビルドで実行すると、コンソールに制約が表示されます。")
      ])
  }

  /// A name without its ending, which a folder has.
  static func isFolder(
    _ part: CommandArgument, ending: String, behind command: String
  ) -> Objection {
    let inside = FilePath.inLine(FilePath.joined(part.text, "layout\(ending)"))
    let beside = FilePath.inLine(part.text + ending)
    return Objection(
      FileWords.isFolder(FilePath.inLine(part.text)).reason, at: part.range,
      hints: [
        Phrase(
          en: "\("\(command) \(inside)", as: .code) writes a file in it, "
            + "\("\(command) \(beside)", as: .code) one beside it.",
          ja: "その中に書くなら \("\(command) \(inside)", as: .code)、"
            + "隣に書くなら \("\(command) \(beside)", as: .code) です。")
      ])
  }

  /// A name like `..`, which no file can have.
  static func noFileName(
    _ part: CommandArgument, ending: String, behind command: String
  ) -> Objection {
    let isFolder = [".", "..", "~"].contains(part.text)
    let folder = isFolder ? part.text : FilePath.folder(of: part.text)
    let path = FilePath.inLine(FilePath.joined(folder, "layout\(ending)"))
    return Objection(
      Phrase(
        en: "\(FilePath.inLine(part.text), as: .code) is not the name of a file.",
        ja: "\(FilePath.inLine(part.text), as: .code) はファイル名として使えません。"), at: part.range,
      hints: [
        Phrase(
          en: "For example \("\(command) \(path)", as: .code).",
          ja: "例：\("\(command) \(path)", as: .code)")
      ])
  }
}
