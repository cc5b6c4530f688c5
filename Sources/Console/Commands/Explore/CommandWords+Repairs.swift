import AutoLayout
import Interchange
import Prose
import Reporting

/// What is said where `fix` is given a number that nothing has.
extension CommandWords {
  /// Of a number that the ways had which `torutsume` showed before the layout changed.
  static func outdated(
    _ request: TorutsumeRequest, at range: SourceRange, in document: Document
  ) -> Objection {
    let axis = request.axis.map { " " + $0.word } ?? ""
    let line = "torutsume \(document.name(of: request.view))\(axis)"
    return Objection(
      Phrase(
        en: "That list is from before the layout changed.",
        ja: "番号の付いた一覧は、レイアウトが変わる前のものです。"), at: range,
      hints: [
        Phrase(
          en: "\(line, as: .command) shows it as it is now, \("fix", as: .command) all other "
            + "repairs.",
          ja: "\(line, as: .command) で今の一覧を、\("fix", as: .command) でほかの修正案を表示できます。")
      ])
  }

  static func noSuchFix(_ number: Int, of count: Int, at range: SourceRange) -> Objection {
    if count > 0 {
      return Objection(
        Phrase(
          en: count == 1
            ? "There is no repair \(number), only repair 1."
            : "There is no repair \(number); they go from 1 to \(count).",
          ja: count == 1
            ? "\(number) 番の修正案はありません。あるのは 1 番だけです。"
            : "\(number) 番の修正案はありません。あるのは 1 番から \(count) 番までです。"), at: range)
    }
    return Objection(
      Phrase(
        en: "There is nothing to fix at this step.", ja: "この手順には直すところがありません。"), at: range,
      hints: [
        Phrase(
          en:
            "A repair that \("try LINE", as: .command) showed is there once LINE is typed without "
            + "\("try", as: .command); one that was listed at another step, at that: "
            + "\("goto N", as: .command).",
          ja: "\("try LINE", as: .command) で示された修正案は、LINE を実行してから使えます。"
            + "別の手順で表示されたものは、その手順に \("goto N", as: .command) で移って使います。")
      ])
  }
}
