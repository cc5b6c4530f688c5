import LayoutCode
import Prose

extension HelpTopic {
  static let statements = HelpTopic(
    "statements",
    summary: Phrase(en: "Swift, as it stands in your code.", ja: "Swift のコードをそのまま書けます。"),
    keywords: [
      "statement", "swift", "let", "var", "assignment", "UIKit", "isActive", "constant", "定数", "文",
      "代入",
      "コード",
    ] + Library.all.map(\.name),
    points: [
      Point("gap.constant = 0", Phrase(en: "a constraint's property", ja: "制約のプロパティ")),
      Point("title.isHidden = true", Phrase(en: "a view's property", ja: "ビューのプロパティ")),
      Point("title.removeFromSuperview()", Phrase(en: "a method", ja: "メソッド")),
      Point(
        "let title = UILabel()",
        Phrase(en: "a view with UIKit's own defaults", ja: "UIKit の既定値のままのビュー")),
      Point("view.addSubview(title)", Phrase(en: "which has to be added", ja: "追加が必要")),
      Point("let gap = 8", Phrase(en: "a number by name", ja: "数値に名前を付ける")),
      Point(
        "let views = [\"a\": a, \"b\": b]",
        Phrase(en: "lists and dictionaries, too", ja: "リストや辞書にも")),
      Point("var y = 8; y += 30", Phrase(en: "one that may change", ja: "後で変えられる値")),
      Point(
        "a.isHidden = true; b.isHidden = true",
        Phrase(en: "several at once: one step", ja: "まとめて一つの手順")),
    ],
    remarks: [
      Phrase(
        en: "Constraints are written as in code, too: "
          + "\("title.widthAnchor.constraint(equalToConstant: 44).isActive = true", as: .code).",
        ja: "制約もコードのとおりに書けます："
          + "\("title.widthAnchor.constraint(equalToConstant: 44).isActive = true", as: .code)"),
      Phrase(
        en: "Pasted code may lay out with \(libraries).",
        ja: "貼り付けるコードでは、\(libraries) によるレイアウトも読めます。"),
    ],
    examples: [
      Signature.Example(
        "c1.constant = 0", after: ["add label title", "title.top == view.top + 8"])
    ],
    related: ["expressions", "loops", "classes", "mask", "paste", "set"])

  private static let libraries = Library.all.map { Phrase(Text($0.name)) }
    .joined(separator: Phrase(en: ", ", ja: "、"))
}
