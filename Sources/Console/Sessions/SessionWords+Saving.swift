import Interchange
import Prose

/// What is said of files that are written, or are not.
extension SessionWords {
  /// A line of a file was to write one.
  static func keptInMemory(_ path: String) -> Phrase {
    Phrase(
      en: "\(path, as: .name) stays in memory: a session that is replayed writes no file. "
        + "\("tsume replay --write", as: .code) does, and so does the prompt after "
        + "\("allow writes", as: .command).",
      ja: "\(path, as: .name) はメモリーにだけ残します。再生中のセッションはファイルを書き込みません。書き込むには "
        + "\("tsume replay --write", as: .code)、プロンプトでは \("allow writes", as: .command) を使います。")
  }

  static func writesNothingAtStart(_ path: String) -> Objection {
    Objection(
      Phrase(
        en: "The lines of every start write no file, so there is no \(path, as: .name).",
        ja: "起動時に実行する行はファイルを書き込みません。\(path, as: .name) は作りませんでした。"))
  }

  static func writes(areAllowed: Bool) -> Phrase {
    areAllowed
      ? Phrase(
        en: "What is replayed at this prompt may write files from now on, below its own folder.",
        ja: "このプロンプトで再生するセッションは、これ以降、そのフォルダーの中に書き込めます。")
      : Phrase(
        en: "What is replayed writes no file.", ja: "再生するセッションはファイルを書き込みません。")
  }

  static let allowedAtPromptOnly = Objection(
    Phrase(
      en: "\("allow", as: .command) is for whoever types at the prompt.",
      ja: "\("allow", as: .command) はプロンプトで入力する人だけが使えます。"),
    hints: [
      Phrase(
        en: "In a shell, \("tsume replay --write FILE", as: .code) lets a session write.",
        ja: "シェルでは \("tsume replay --write FILE", as: .code) で書き込みを許可します。")
    ])

  static func asksToReplace(_ path: String, lines: Int) -> Phrase {
    Phrase(
      en: "\(path, as: .name) is another session, of \(lines, of: "line"). Replace it? "
        + "\("yes", as: .command) or \("no", as: .command)",
      ja: "\(path, as: .name) は別のセッション（\(lines) 行）です。上書きしますか？（\("はい", as: .command) / "
        + "\("いいえ", as: .command)）")
  }

  static func notReplaced(_ path: String) -> Phrase {
    Phrase(
      en: "\(path, as: .name) stays as it is; nothing was written.",
      ja: "\(path, as: .name) はそのままです。書き込んでいません。")
  }

  /// The same where nobody can be asked.
  static func isAnotherSession(_ path: String, lines: Int, at range: SourceRange?) -> Objection {
    let name = FilePath.inLine(path)
    return Objection(
      Phrase(
        en:
          "\(name, as: .code) is another session, of \(lines, of: "line"), which this one has neither "
          + "read nor written.",
        ja: "\(name, as: .code) は、このセッションで読み書きしていない別のセッション（\(lines) 行）です。"),
      at: range,
      hints: [
        Phrase(
          en: "\("save \(name) replace", as: .command) writes over it.",
          ja: "上書きするには \("save \(name) replace", as: .command) とします。")
      ])
  }

  static func isNoSession(_ path: String, at range: SourceRange?) -> Objection {
    Objection(
      Phrase(
        en: "\(FilePath.inLine(path), as: .code) is there already, and is no session.",
        ja: "\(FilePath.inLine(path), as: .code) はすでにあり、セッションのファイルではありません。"), at: range,
      hints: [Phrase(en: "Choose another name.", ja: "別の名前を指定してください。")])
  }

  /// Behind what says that a session was saved.
  static func savedAsFailing(_ count: Int) -> Phrase {
    Phrase(
      en: " \(count, of: "expectation") in it \(count == 1 ? "does" : "do") not hold and "
        + "\(count == 1 ? "is" : "are") marked \("failing", as: .code): \("tsume check", as: .code) "
        + "passes until \(count == 1 ? "it holds" : "they hold"). Without that word in the file it fails.",
      ja: "成り立たない expect \(count) 件に \("failing", as: .code) の印を付けました。\("tsume check", as: .code) "
        + "は成り立つまで合格扱いにします。失敗にするには、ファイルからこの語を消します。")
  }

  /// Of a constraint that a line of a file tells by what it says.
  ///
  /// - Parameter alike: What others say about the same anchor.
  static func noConstraintSays(
    _ relation: String, alike: [Text], at range: SourceRange
  ) -> Objection {
    Objection(
      Phrase(
        en: "No constraint says \(relation, as: .code) any more.",
        ja: "「\(relation, as: .code)」という制約はもうありません。"), at: range,
      hints: alike.map { Phrase(en: "There is \($0).", ja: "今あるのは \($0) です。") } + [
        Phrase(
          en: "If the code does by now what this line was to do, take the line out of the session.",
          ja: "コードがすでにこの行と同じことをするのなら、セッションからこの行を消します。")
      ])
  }

  static func isGoneAlready(_ relation: String) -> Phrase {
    Phrase(
      en: "Nothing is left to do: no constraint says \(relation, as: .code) any more.",
      ja: "「\(relation, as: .code)」という制約はもうないので、することはありません。")
  }

  static func isInCodeAlready(_ relations: [String]) -> Phrase {
    let list = relations.joined(separator: ", ")
    return Phrase(
      en: "Nothing is left to do: the code says \(list, as: .code) by now.",
      ja: "コードがすでに「\(list, as: .code)」としているので、することはありません。")
  }

  static let restIsDamaged = Phrase(
    en: "What came behind it is damaged and was not carried out. It stays among Tsume's journals, "
      + "under a name that ends in \(".damaged", as: .code).",
    ja: "これより後の記録は壊れているため実行していません。Tsume の journals フォルダーに、"
      + "名前の末尾が \(".damaged", as: .code) のファイルとして残します。")

  /// An expectation that is marked as failing does.
  static func stillFails(_ mismatch: Mismatch) -> Phrase {
    Phrase(
      en: "known to fail: expected \(mismatch.expected), found \(mismatch.found)",
      ja: "既知の失敗（期待：\(mismatch.expected)／実際：\(mismatch.found)）")
  }
}
