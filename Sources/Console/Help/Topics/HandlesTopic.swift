import Prose

extension HelpTopic {
  static let handles = HelpTopic(
    "handles",
    summary: Phrase(en: "What constraints and views are called.", ja: "制約とビューの呼び方。"),
    keywords: ["handle", "name", "names", "identifier", "識別子", "c1", "as", "ハンドル", "名前"],
    points: [
      Point(
        "title, 写真",
        Phrase(en: "views and guides, by any Swift identifier", ja: "ビューとガイド。Swift の識別子なら何でも")),
      Point("c3", Phrase(en: "the third constraint made", ja: "3 番目に作った制約")),
      Point("gap", Phrase(en: "one that was named: … as gap", ja: "as gap で名付けた制約")),
      Point(
        "title.hug.h, title.resist.v", Phrase(en: "content hugging, resistance", ja: "ハギング、圧縮抵抗")
      ),
      Point("title.size.w", Phrase(en: "no width is below 0", ja: "幅は 0 以上")),
      Point("window.w, window.h", Phrase(en: "the device's size", ja: "デバイスの大きさ")),
      Point("view.safeArea.top", Phrase(en: "the device's insets", ja: "デバイスのセーフエリア")),
      Point("row.spacing.2", Phrase(en: "from a stack view", ja: "スタックビューから")),
      Point("old.mask.x", Phrase(en: "from an autoresizing mask", ja: "オートリサイズマスクから")),
    ],
    remarks: [
      Phrase(
        en: "Those with a dot are made by the system: they can be read and explained, and hug and "
          + "resist take a priority. A number is never given twice.",
        ja: "ドットのあるものはシステムが作ります。読めて、理由を調べられ、hug と resist は priority も変えられます。"
          + "番号は使い回しません。"),
      Phrase(
        en: "A session is saved with what a number stands for, "
          + "\("c3(title.width == 100)", as: .code): the constraint that says so is meant, also where "
          + "it has another number by then.",
        ja: "保存したセッションでは \("c3(title.width == 100)", as: .code) のように、番号に制約の内容を添えます。"
          + "コードが変わって番号がずれても、その内容の制約を指します。"),
    ],
    examples: [Signature.Example("window.w")],
    related: ["constraints", "rename", "hugging", "mask"])
}
