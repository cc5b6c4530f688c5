import Interchange
import Prose

extension CommandWords {
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
