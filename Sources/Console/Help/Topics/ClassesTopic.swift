import Prose

extension HelpTopic {
  static let classes = HelpTopic(
    "classes",
    summary: Phrase(
      en: "Classes, functions and conditions, pasted as they are.",
      ja: "クラス・関数・条件分岐も、そのまま貼り付けられます。"),
    keywords: [
      "func", "function", "struct", "enum", "if", "guard", "switch", "ternary",
      "UIViewController", "animate", "animation", "アニメーション", "available", "didSet", "defer", "関数",
      "条件",
    ],
    points: [
      Point(
        "class Login: UIViewController { … }",
        Phrase(en: "set up once, in view", ja: "view の中に一度だけ作る")),
      Point(
        "class Bubble: UIView { … }",
        Phrase(en: "one, bubble, unless the paste makes some", ja: "生成がなければ bubble を一つ作る")),
      Point(
        "override func layoutSubviews() { … }",
        Phrase(en: "its frames: at every layout", ja: "フレームの設定は毎回のレイアウトで")),
      Point(
        "enum Space: CGFloat { case small = 8 }",
        Phrase(en: "values, as of a struct", ja: "値。struct も同様")),
      Point("func setUp() { … }", Phrase(en: "carried out if nothing calls it", ja: "呼ばれなければ実行")),
      Point(
        "extension UIView { … }",
        Phrase(en: "there for later lines and pastes, too", ja: "後の行や貼り付けでも使える")),
      Point(
        "bubble.isOpen = true",
        Phrase(en: "methods and didSet run, typed later", ja: "後で入力してもメソッドや didSet が動く")),
      Point(
        "if view.bounds.width > 400 { … } else { … }",
        Phrase(en: "guard and switch, too", ja: "guard、switch も")),
      Point(
        "let side: CGFloat = isWide ? 80 : 44", Phrase(en: "one of two values", ja: "二つの値の一方")),
      Point(
        "UIView.animate(withDuration: 1) { … }", Phrase(en: "as it ends", ja: "終わった状態")),
    ],
    remarks: [
      Phrase(
        en:
          "Of a class its first values, its init and what UIKit calls are carried out, in UIKit's "
          + "order, and what these call. The rest is not read, so it may hold anything. What has no "
          + "part in the layout passes with one remark; so does what only the app knows.",
        ja: "クラスではプロパティの初期値、init、UIKit が呼ぶメソッドを UIKit の順に実行し、そこから呼ばれるものも"
          + "実行します。残りは読まないので何が書いてあってもかまいません。レイアウトに関係しないものや、アプリだけが知る値は"
          + "一言添えて通します。")
    ],
    examples: [
      Signature.Example(
        "if title.isHidden { gap.constant = 0 } else { gap.constant = 8 }",
        after: ["add label title", "title.top == view.top + 4 as gap"])
    ],
    related: ["paste", "use", "statements", "loops", "at"])
}
