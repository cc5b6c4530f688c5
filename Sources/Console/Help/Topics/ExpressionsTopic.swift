import Prose

extension HelpTopic {
  static let expressions = HelpTopic(
    "expressions",
    summary: Phrase(en: "An expression shows its value.", ja: "式を書くと値を表示します。"),
    keywords: [
      "convert", "hitTest", "expression", "value", "arithmetic", "min", "max", "and", "or", "not",
      "bit", "hex", "ビット",
      "式", "値", "計算",
    ],
    points: [
      Point(
        "title.frame", Phrase(en: "in the superview, as it is drawn", ja: "描画される位置と大きさ（親ビューの座標）")),
      Point(
        "title.leading", Phrase(en: "an anchor: in the window, exact", ja: "アンカーの正確な値（ウィンドウの座標）")),
      Point(
        "photo.leading - title.trailing", Phrase(en: "arithmetic with + - * /", ja: "+ - * / の計算")),
      Point(
        "7 / 2", Phrase(en: "3, as in Swift; 7.0 / 2 is 3.5", ja: "Swift と同じく 3。7.0 / 2 は 3.5")),
      Point("1 << 4 | 0b11", Phrase(en: "bits: << >> & | ^ ~", ja: "ビット演算 << >> & | ^ ~")),
      Point(
        "min(photo.width, photo.height) - 2",
        Phrase(en: "also max, abs, floor, ceil, round", ja: "ほかに max abs floor ceil round")),
      Point(
        "photo.frame.insetBy(dx: 1, dy: 1).maxX",
        Phrase(
          en: "offsetBy, inset(by:), union, intersection, contains, integral",
          ja: "offsetBy、inset(by:)、union、intersection、contains、integral")),
      Point(
        "badge.convert(badge.bounds, to: view)",
        Phrase(en: "in another view's coordinates", ja: "別のビューの座標で")),
      Point(
        "view.hitTest(CGPoint(x: 8, y: 8), with: nil)",
        Phrase(en: "the view that is touched there", ja: "そこを触ると反応するビュー")),
      Point(
        "photo.imageRect",
        Phrase(en: "where its contentMode puts the image", ja: "contentMode による画像の位置")),
      Point("c1.constant", Phrase(en: "a constraint's property", ja: "制約のプロパティ")),
      Point("title.width < 100 and not title.isHidden", Phrase(en: "true or false", ja: "真偽")),
      Point("view.subviews.count", Phrase(en: "of lists", ja: "リストの要素数")),
      Point("_ / 2", Phrase(en: "with the value that was shown last", ja: "直前に表示された値を使う")),
    ],
    remarks: [
      Phrase(
        en:
          "\("~", as: .code) before or under a value: the layout is ambiguous, and it is one of many.",
        ja: "\("~", as: .code) の付いた値は、レイアウトが曖昧で、ほかの値もありうることを示します。")
    ],
    examples: [Signature.Example("view.width - 2*16")],
    related: ["attributes", "ambiguous", "measure", "expect"])
}
