import Prose

extension HelpTopic {
  static let scrolling = HelpTopic(
    "scrolling",
    summary: Phrase(en: "Scroll views and their content.", ja: "スクロールビューとその内容。"),
    keywords: [
      "scroll", "scrollview", "contentSize", "contentLayoutGuide", "frameLayoutGuide",
      "content size",
      "rowHeight", "automaticDimension",
      "スクロール", "コンテンツサイズ",
    ],
    points: [
      Point(
        "card.top == scroll.top",
        Phrase(en: "edges mean the content, from inside", ja: "内側からの端は内容の端")),
      Point(
        "card.width == scroll.width",
        Phrase(en: "sizes and centres the frame", ja: "大きさと中心は frame のもの")),
      Point("scroll.content.height", Phrase(en: "contentLayoutGuide", ja: "contentLayoutGuide")),
      Point("scroll.frame.width", Phrase(en: "frameLayoutGuide", ja: "frameLayoutGuide")),
      Point("scroll.contentSize", Phrase(en: "how much there is to scroll", ja: "スクロールできる大きさ")),
      Point(
        "scroll.contentOffset = (0, 100)",
        Phrase(en: "scrolls; no frame changes", ja: "スクロールする（frame は不変）")),
      Point(
        "table.rowHeight = .automaticDimension",
        Phrase(en: "rows as high as their contents; or a number", ja: "行の高さを中身で決める（数値も可）")),
    ],
    remarks: [
      Phrase(
        en: "A chain from edge to edge makes the content size; one that ends midway leaves it "
          + "ambiguous.",
        ja: "端から端まで制約がつながると内容の大きさが決まります。途中で切れると曖昧になります。")
    ],
    examples: [Signature.Example("scroll.contentSize", after: ["add scrollView scroll"])],
    related: ["guides", "attributes", "ambiguous"])
}
