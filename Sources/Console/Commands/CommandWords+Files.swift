import Interchange
import Prose

extension CommandWords {
  /// A log of which the system keeps what it would tell.
  static let hiddenLog = Objection(
    Phrase(
      en: "The system printed \("<private>", as: .code) in place of the constraints.",
      ja: "このログでは、制約の代わりに \("<private>", as: .code) と出力されています。"),
    hints: [
      Phrase(
        en: "Run the app from Xcode in a debug build: its console shows them.",
        ja: "Xcode からデバッグビルドで実行すると、コンソールに制約が表示されます。")
    ])

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
          ja: "例：\("\(command) \(path)", as: .code)。")
      ])
  }
}
