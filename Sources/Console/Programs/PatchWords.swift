import Interchange
import Prose

/// What is said of changes in files of code.
enum PatchWords {
  static let label = Phrase(en: "patch", ja: "パッチ")

  static let takesBack = Phrase(
    en: "takes back what was typed here: the code stays as it was opened",
    ja: "ここで入力した変更が取り消され、コードは開いたときのままです")

  /// What stands before a patch, where `patch` and `git apply` look past it.
  static let signature = "Changes to layout code, made with Tsume."

  static var noCode: Objection {
    Objection(
      Phrase(
        en: "What is here was not opened from files of code.",
        ja: "今の内容は、コードのファイルを開いたものではありません。"), at: nil,
      hints: [
        Phrase(
          en: "\("import Card.swift", as: .command) opens one; what is changed then can be written "
            + "back.",
          ja: "\("import Card.swift", as: .command) のように開くと、その後の変更を書き戻せます。")
      ])
  }

  static var noneOfInterface: Objection {
    Objection(
      Phrase(
        en: "A file of Interface Builder alone is changed there, not by a patch.",
        ja: "単独で開いた Interface Builder のファイルは、Interface Builder で直します。"), at: nil,
      hints: [
        Phrase(
          en: "\("import App", as: .command) opens it with its code: then the patch changes both.",
          ja: "\("import App", as: .command) でコードと一緒に開けば、パッチは両方を変更します。"),
        Phrase(
          en: "\("conflicts", as: .command) and \("why", as: .command) name element and line; "
            + "\("export xib", as: .command) writes what is here.",
          ja: "\("conflicts", as: .command) や \("why", as: .command) は要素の ID と行を示します。"
            + "\("export xib", as: .command) なら今の内容を書き出せます。"),
      ])
  }

  static var noFile: Objection {
    Objection(
      Phrase(en: "Pasted code is in no file.", ja: "貼り付けたコードにはファイルがありません。"), at: nil,
      hints: [
        Phrase(
          en: "\("fix", as: .command) shows its lines before and after; of a file that "
            + "\("import Card.swift", as: .command) opens there is a patch.",
          ja: "\("fix", as: .command) で行の変更前と変更後を表示できます。\("import Card.swift", as: .command) "
            + "で開いたファイルならパッチを書き出せます。")
      ])
  }

  static func nothingChanged(_ unwritten: [Phrase]) -> Objection {
    Objection(
      unwritten.first
        ?? Phrase(
          en: "Nothing has changed since the code was opened.",
          ja: "コードを開いてから、何も変わっていません。"), at: nil,
      hints: unwritten.isEmpty
        ? [
          Phrase(
            en: "\("fix", as: .command) lists repairs.", ja: "\("fix", as: .command) で修正案を一覧できます。")
        ]
        : Array(unwritten.dropFirst()))
  }

  /// How the patch goes into the files.
  static func apply(_ path: String, in folder: String?) -> Phrase {
    let command = Text("git apply \(path)", as: .code)
    let other = Text("patch -p1 < \(path)", as: .code)
    guard let folder else {
      return Phrase(
        en: "\(command) or \(other) puts it into the code.",
        ja: "\(command) か \(other) でコードに反映できます。")
    }
    let name = Text(folder, as: .name)
    return Phrase(
      en: "In \(name), \(command) or \(other) puts it into the code.",
      ja: "\(name) で \(command) か \(other) を実行すると、コードに反映できます。")
  }

  static func changedMeanwhile(_ path: String) -> Phrase {
    Phrase(
      en: "\(path, as: .name) has changed since it was opened; the patch is of what was opened.",
      ja: "\(path, as: .name) は開いた後に変わっています。パッチは開いたときの内容に対するものです。")
  }
}
