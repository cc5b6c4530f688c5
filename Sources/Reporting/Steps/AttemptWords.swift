package import Prose

/// What is said of a line that is tried and not carried out.
package enum AttemptWords {
  /// That nothing is done, how it would be, and what would come of it.
  ///
  /// - Parameter offersRepairs: Whether repairs are numbered below, of what is not so yet.
  static func rows(
    _ line: String, _ headline: Phrase, offersRepairs: Bool
  ) -> [Report.Block] {
    let typed = Text(oneLine(line), as: .code)
    return [
      .row(
        Phrase(en: "try", ja: "試行"),
        Phrase(en: "nothing is changed; to do it: \(typed)", ja: "何も変更していません。実行するには：\(typed)"))
    ] + (offersRepairs ? [.row("", repairs)] : [])
      + [.row(Phrase(en: "would", ja: "結果"), headline)]
  }

  private static let repairs = Phrase(
    en: "its repairs are there for \("fix N", as: .command) once it is done",
    ja: "下の修正案は、実行してから \("fix N", as: .command) で使えます")

  /// The line tried needs no trying: it asks, or it would change nothing.
  package static let needless = Phrase(
    en: "this changes nothing by itself; \("try", as: .command) is not needed",
    ja: "この行だけでは何も変わりません。\("try", as: .command) は不要です")

  /// `try …; frames`: a question about what is tried.
  static func question(_ word: String) -> Text { Text("try …; \(word)", as: .command) }

  /// The first of several lines, cut where it is long: it is there to be recognised.
  private static func oneLine(_ line: String) -> String {
    let lines = line.split(whereSeparator: \.isNewline)
    let first = TextWidth.truncated(String(lines.first ?? ""), to: 120)
    return lines.count > 1 ? first + " …" : first
  }
}
