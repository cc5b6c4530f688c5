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

  static func framesStay(_ scroll: String) -> Phrase {
    Phrase(
      en:
        "Scrolling moves the origin of the bounds of \(scroll, as: .name); what scrolls with it "
        + "keeps its frame.",
      ja: "スクロールで変わるのは \(scroll, as: .name) の bounds の原点です。一緒に動く中身の frame は変わりません。")
  }

  static func scrolledBeyond(_ scroll: String, _ least: Point, _ most: Point) -> Phrase {
    let range = Text("(\(least.x), \(least.y)) – (\(most.x), \(most.y))")
    return Phrase(
      en: "A finger could scroll \(scroll, as: .name) within \(range); code is not held back.",
      ja: "指でスクロールできるのは \(range) の範囲ですが、コードからなら \(scroll, as: .name) は止まりません。")
  }

  static func heightIsTheTables(_ row: String, _ table: String) -> Phrase {
    Phrase(
      en: "How high \(row, as: .name) is, \(table, as: .name).rowHeight says.",
      ja: "\(row, as: .name) の高さは \(table, as: .name).rowHeight で決まり、frame の高さは使われません。")
  }

  static func contentSizeIsFound(_ scroll: String) -> Phrase {
    Phrase(
      en: "Constraints determine how large the content of \(scroll, as: .name) is: the layout at "
        + "the end of the line overwrites this.",
      ja: "\(scroll, as: .name) の内容の大きさは制約で決まるので、この行の後のレイアウトで上書きされます。")
  }
}
