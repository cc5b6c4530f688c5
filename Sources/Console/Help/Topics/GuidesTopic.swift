import Prose

extension HelpTopic {
  static let guides = HelpTopic(
    "guides",
    summary: Phrase(en: "Rectangles that constrain and do not draw.", ja: "描画されず、制約の相手になる矩形。"),
    keywords: [
      "UILayoutGuide", "layout guide", "safeArea", "safe area", "inset", "insets", "安全領域",
      "safeAreaLayoutGuide",
      "layoutMargins",
      "layoutMarginsGuide", "readableContent", "readableContentGuide", "keyboard",
      "keyboardLayoutGuide", "addLayoutGuide", "spacer", "ガイド", "セーフエリア", "マージン", "余白", "margins",
    ],
    points: [
      Point(
        "view.safeArea.top", Phrase(en: "below the status bar and the notch", ja: "ステータスバーやノッチの下")),
      Point(
        "additionalSafeAreaInsets",
        Phrase(en: "what the controller adds to it", ja: "コントローラーがそれに足す分")),
      Point(
        "topLayoutGuide.bottom",
        Phrase(en: "below the bars, without that", ja: "バーの下（その分を除く）")),
      Point("view.layoutMargins.leading", Phrase(en: "inside the margins", ja: "マージンの内側")),
      Point("view.readableContent.width", Phrase(en: "a width that reads well", ja: "読みやすい幅")),
      Point("view.keyboard.top", Phrase(en: "above the keyboard", ja: "キーボードの上")),
      Point(
        "view.keyboard.usesBottomSafeArea = false",
        Phrase(en: "a hidden one leaves nothing free", ja: "非表示のとき場所を残さない")),
      Point(
        "add guide gap in card",
        Phrase(en: "one of your own: gap.width", ja: "自分のガイド（gap.width など）")),
    ],
    remarks: [
      Phrase(
        en: "A guide of one's own stands for a sum: it lets three anchors be related.",
        ja: "自分のガイドは和や差の代わりになり、三つのアンカーを関係づけられます。")
    ],
    examples: [
      Signature.Example("title.top == view.safeArea.top + 8", after: ["add label title"])
    ],
    related: ["attributes", "relations", "scrolling", "device", "add"])
}
