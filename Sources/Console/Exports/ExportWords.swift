import Interchange
import Prose

/// What `export` says.
enum ExportWords {
  static func exported(_ path: String, bytes: Int) -> Phrase {
    let size = max(1, (Double(bytes) / 1000).rounded())
    return Phrase(
      en: "Wrote \(path, as: .name) (\(size) kB).", ja: "\(path, as: .name) に書き出しました（\(size) kB）。")
  }

  static func asksToReplace(_ path: String, lines: Int) -> Phrase {
    Phrase(
      en: "\(path, as: .name) holds an earlier export, of \(lines, of: "line"). Replace it? "
        + "\("yes", as: .command) or \("no", as: .command)",
      ja: "\(path, as: .name) には以前に書き出したもの（\(lines) 行）があります。上書きしますか？"
        + "（\("はい", as: .command) / \("いいえ", as: .command)）")
  }

  /// Behind what says that a file was written, where an earlier session had written one there.
  static func over(lines: Int) -> Phrase {
    Phrase(
      en: " It takes the place of an earlier one, of \(lines, of: "line").",
      ja: "以前に書き出したもの（\(lines) 行）と置き換えました。")
  }

  static func notWrittenByTsume(_ path: String, at range: SourceRange?) -> Objection {
    let name = Text(path, as: .code)
    return Objection(
      Phrase(
        en: "There is a file \(name) already, and Tsume did not write it.",
        ja: "\(name) はすでにあり、Tsume が書き出したものではありません。"), at: range,
      hints: [Phrase(en: "Choose another name.", ja: "別の名前を指定してください。")])
  }
}
