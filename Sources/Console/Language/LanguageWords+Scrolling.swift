import AutoLayout
import Prose

/// About scroll views.
extension LanguageWords {
  static func framesStay(_ scroll: String) -> Phrase {
    Phrase(
      en:
        "Scrolling leaves the frames inside \(scroll, as: .name) as they are: it moves the origin "
        + "of its bounds.",
      ja: "スクロールしても \(scroll, as: .name) の中の frame は変わりません。変わるのは bounds の原点です。")
  }

  static func scrolledBeyond(_ scroll: String, _ least: Point, _ most: Point) -> Phrase {
    let range = Text("(\(least.x), \(least.y)) – (\(most.x), \(most.y))")
    return Phrase(
      en: "A finger could scroll \(scroll, as: .name) within \(range); code is not held back.",
      ja: "指でスクロールできるのは \(range) の範囲ですが、コードからなら \(scroll, as: .name) は止まりません。")
  }

  static func contentSizeIsFound(_ scroll: String) -> Phrase {
    Phrase(
      en: "Constraints determine how large the content of \(scroll, as: .name) is: the layout at "
        + "the end of the line overwrites this.",
      ja: "\(scroll, as: .name) の内容の大きさは制約で決まるので、行末のレイアウトで上書きされます。")
  }
}
