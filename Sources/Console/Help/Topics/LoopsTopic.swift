import Prose

extension HelpTopic {
  static let loops = HelpTopic(
    "loops",
    summary: Phrase(
      en: "The same for each of several views, as pasted code does it.",
      ja: "貼り付けたコードと同じように、複数のビューへ同じ処理をします。"),
    keywords: [
      "loop", "for", "forEach", "enumerated", "range", "closure", "lazy", "$0", "繰り返し", "ループ",
      "クロージャ", "while", "repeat", "where", "zip", "map", "sorted", "stride", "tuple", "タプル",
    ],
    points: [
      Point(
        "[a, b].forEach { $0.isHidden = true }",
        Phrase(en: "each of a list", ja: "リストの要素ごと")),
      Point(
        "[a, b].forEach(view.addSubview)", Phrase(en: "a method by its name", ja: "メソッド名だけでもよい")),
      Point(
        "for v in view.subviews { v.alpha = 0.5 }",
        Phrase(en: "with a name for it", ja: "要素に名前を付ける")),
      Point(
        "for i in 0..<3 { let v = UIView() }", Phrase(en: "numbers; new views", ja: "番号で。ビューも作れる")),
      Point(
        "for (i, v) in [a, b].enumerated() { … }",
        Phrase(en: "a place and an element", ja: "位置と要素")),
      Point(
        "for (v, w) in zip([a, b], [44, 88]) { … }",
        Phrase(en: "two lists side by side", ja: "二つのリストを並べて")),
      Point(
        "for v in [a, b] where v.isHidden { … }",
        Phrase(en: "those alone", ja: "条件に合うものだけ")),
      Point(
        "while a.alpha > 0.5 { a.alpha -= 0.25 }",
        Phrase(en: "repeat, too", ja: "repeat も")),
      Point(
        "let t: UILabel = { let t = UILabel(); return t }()",
        Phrase(en: "one view", ja: "ビューを一つ作る")),
    ],
    remarks: [
      Phrase(
        en: "A loop is one step: all or none. A name that it gives hides another of that name as "
          + "long as it lasts; a view that it makes again and again gets "
          + "\("label2", as: .name), \("label3", as: .name), … behind it.",
        ja: "繰り返し全体で一つの手順になります。繰り返しの中の名前は、その間だけ同名のものを隠します。"
          + "中で何度も作ったビューは、外では \("label2", as: .name)、\("label3", as: .name)、… と呼びます。")
    ],
    examples: [
      Signature.Example(
        "for v in [a, b] { v.width == 44; v.height == 44 }", after: ["add view a", "add view b"])
    ],
    related: ["statements", "paste", "expressions"])
}
