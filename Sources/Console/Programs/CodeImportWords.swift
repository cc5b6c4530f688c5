import Interchange
import Prose
import Reporting

/// What is said of code that is opened.
enum CodeImportWords {
  /// There is nothing to lay out in it.
  static func makesNothing(at range: SourceRange?) -> LineFailure {
    .objection(
      Objection(
        Phrase(
          en: "Nothing in this file makes a view or a constraint.",
          ja: "このファイルには、ビューや制約を作るコードがありません。"), at: range,
        hints: [
          Phrase(
            en: "It should make some: \("view.addSubview(UILabel())", as: .code).",
            ja: "\("view.addSubview(UILabel())", as: .code) のようなコードが必要です。")
        ]))
  }

  /// Of a storyboard's text outside its file.
  static func isMarkup(at range: SourceRange?) -> Objection {
    Objection(
      Phrase(
        en: "This is XML, as Interface Builder writes it: I read that from a whole file.",
        ja: "Interface Builder の XML のようですが、読み取れるのはファイル全体だけです。"), at: range,
      hints: [
        Phrase(
          en: "Save the whole of it as a file and type \("import Main.storyboard", as: .command), "
            + "or \("import Card.xib", as: .command).",
          ja: "全体をファイルに保存して \("import Main.storyboard", as: .command) または "
            + "\("import Card.xib", as: .command) としてください。")
      ])
  }

  /// - Parameter file: Where code of several files is opened.
  static func wrong(
    _ reason: Phrase, in file: String?, _ line: Int, _ column: Int, _ code: String
  ) -> Phrase {
    let (en, ja) =
      file.map { ("\(FilePath.name(of: $0)): l", "\(FilePath.name(of: $0)) の ") } ?? ("L", "")
    return Phrase(
      en: "\(en)ine \(line), column \(column), \(code, as: .code): \(reason)",
      ja: "\(ja)\(line) 行目 \(column) 文字目 \(code, as: .code)：\(reason)")
  }

  /// Code has no place to be put: it says so itself.
  static func placesItself(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Swift says by itself where its views go.", ja: "Swift のコードでは、ビューの追加先はコード自身が決めます。"),
      at: range,
      hints: [
        Phrase(
          en: "Without \("in", as: .command) it takes the place of the document; what you "
            + "\("paste", as: .command) adds to it.",
          ja: "\("in", as: .command) を付けなければ今の内容と入れ替わります。今の内容に加えるには、"
            + "\("paste", as: .command) で貼り付けてください。")
      ])
  }

  /// Only code comes in many files.
  static func oneAtATime(_ path: String, at range: SourceRange) -> Objection {
    let name = FilePath.inLine(path)
    return Objection(
      Phrase(
        en: "Only Swift files can be opened together, and \(name, as: .code) is none.",
        ja: "まとめて開けるのは Swift のファイルだけで、\(name, as: .code) はそうではありません。"),
      at: range,
      hints: [
        Phrase(
          en: "\("import \(name)", as: .command) opens it alone.",
          ja: "\("import \(name)", as: .command) で単独で開けます。")
      ])
  }

  static func noCode(in folder: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "There is no Swift file below \(folder, as: .name).",
        ja: "\(folder, as: .name) の中に Swift のファイルがありません。"), at: range,
      hints: [CommandWords.importable])
  }

  static func unopened(_ paths: [String]) -> Phrase {
    Phrase(
      en: "Could not be opened and was left out: \(list(paths)).",
      ja: "開けないので除いたファイル：\(list(paths))")
  }

  static func known(_ libraries: [String]) -> Phrase {
    Phrase(
      en: "Not read, since what the library does is known: \(list(libraries)).",
      ja: "動作がわかっているライブラリーなので読みません：\(list(libraries))")
  }

  /// The first of them by name.
  private static func list(_ paths: [String]) -> Phrase {
    var named = paths.prefix(3).map { Phrase(Text($0, as: .code)) }
    let others = paths.count - named.count
    if others > 0 { named.append(Phrase(en: "\(others) more", ja: "ほか \(others) 件")) }
    return named.listed()
  }

  static func cutOff(after count: Int) -> Phrase {
    Phrase(
      en: "only the first \(count, of: "file") of the folder are read",
      ja: "フォルダーの最初の \(count) ファイルだけを読みました")
  }
}
