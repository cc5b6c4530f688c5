import Prose

extension HelpTopic {
  static let stacks = HelpTopic(
    "stacks",
    summary: Phrase(en: "Stack views: rows and columns.", ja: "スタックビュー。ビューを横や縦に並べます。"),
    keywords: [
      "stack", "stackview", "均等", "等間隔", "arrange", "distribution", "alignment", "fillEqually",
      "fillProportionally",
      "equalSpacing", "equalCentering", "UISV", "gap", "スタック", "スタックビュー", "並べる",
    ],
    points: [
      Point("add label title in row", Phrase(en: "arranges it, at the end", ja: "末尾に並べる")),
      Point(
        "row.insertArrangedSubview(title, at: 0)",
        Phrase(en: "at another place", ja: "別の位置に並べる")),
      Point("row.axis = .vertical", Phrase(en: "a column", ja: "縦に並べる")),
      Point("row.distribution = .fillEqually", Phrase(en: "along the axis", ja: "軸に沿った分け方")),
      Point("row.alignment = .center", Phrase(en: "across it", ja: "軸と交わる方向の揃え方")),
      Point("row.spacing = 8", Phrase(en: "between neighbours", ja: "隣との間隔")),
      Point(
        "row.setCustomSpacing(16, after: title)",
        Phrase(en: "behind one view alone", ja: "一つのビューの後ろだけ")),
      Point("hide title", Phrase(en: "closes the space", ja: "空いた分が詰まる")),
    ],
    remarks: [
      Phrase(
        en: "What it makes can be read: row.spacing.2, row.edge.leading, row.align.1, row.share.1.",
        ja: "作られる制約は row.spacing.2、row.edge.leading、row.align.1、row.share.1 のように読めます。"),
      Phrase(
        en:
          "In a row that fills, a text of several lines has row.wrap.1: an equal part of the row, at 10 "
          + "more than the text resists. From iOS 15 on one such text alone has none. For several "
          + "together only what iOS 14 does is known, and that is what is shown.",
        ja: "fill の横並びのスタックにある複数行のテキストには row.wrap.1 が付き、スタックを等分した幅を、圧縮抵抗より 10 高い優先度で求めます。"
          + "iOS 15 以降、そのようなテキストが一つだけなら付きません。複数並ぶ場合について知られているのは "
          + "iOS 14 の動作だけなので、それを示します。"),
    ],
    examples: [Signature.Example("row.spacing = 8", after: ["add stackView row"])],
    related: ["add", "hide", "handles", "hugging"])
}
