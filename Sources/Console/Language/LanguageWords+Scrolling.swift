import AutoLayout
import Interchange
import Prose

/// About scroll views.
extension LanguageWords {
  static func boundsBeginAtZero(_ view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Only scroll views have bounds here that begin elsewhere than at (0, 0).",
        ja: "ここで bounds の原点を (0, 0) から動かせるのはスクロールビューだけです。"), at: range,
      hints: [
        Phrase(
          en: "The frames of its subviews move what lies in \(view, as: .name).",
          ja: "\(view, as: .name) の中身を動かすには、サブビューの frame を変えます。")
      ])
  }

  static func heightIsTheTables(_ row: String, _ table: String) -> Phrase {
    Phrase(
      en: "How high \(row, as: .name) is, \(table, as: .name).rowHeight says.",
      ja: "\(row, as: .name) の高さは \(table, as: .name).rowHeight で決まり、frame の高さは使われません。")
  }
}
