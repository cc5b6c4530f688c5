import Prose

extension HelpTopic {
  static let json = HelpTopic(
    "json",
    summary: Phrase(
      en: "Layouts as data: what export json writes.", ja: "データとしてのレイアウト（export json の形式）。"),
    keywords: ["data", "schema", "JSON", "データ"],
    points: [
      Point(
        "format", Phrase(en: "\("tsume-layout", as: .code)", ja: "\("tsume-layout", as: .code)")),
      Point("version", Phrase(en: "1; raised when a meaning changes", ja: "1（意味が変わるときだけ上がる）")),
      Point(
        "origin",
        Phrase(
          en: "code, where code's defaults hold", ja: "code: コードの既定値（なければ Interface Builder の）")),
      Point(
        "device, orientation",
        Phrase(
          en: "also direction, traits, bars, keyboardHeight, system",
          ja: "direction・traits・各種バー・system・keyboardHeight（キーボードの高さ）もある")),
      Point(
        "controller",
        Phrase(
          en: "additionalSafeAreaInsets, minimum margins", ja: "additionalSafeAreaInsets と最小のマージン")),
      Point("root", Phrase(en: "what is said of the root view", ja: "ルートビューの設定")),
      Point(
        "views",
        Phrase(en: "name, kind (as for add), superview", ja: "name・kind（add と同じ語）・superview")),
      Point(
        "text, font, image", Phrase(en: "and givenSize: what a view shows", ja: "givenSize も（表示内容）")
      ),
      Point(
        "hugging",
        Phrase(en: "and compressionResistance: priorities", ja: "compressionResistance も（優先度）")),
      Point(
        "frame",
        Phrase(en: "and autoresizingMask, in its superview", ja: "autoresizingMask も（親ビューの中で）")),
      Point(
        "contentInset", Phrase(en: "and how else a view scrolls", ja: "ほかのスクロール設定も")),
      Point(
        "layer", Phrase(en: "colours, borders, clipping, opacity", ja: "色・枠線・切り抜き・不透明度")),
      Point("stack", Phrase(en: "how it arranges which views", ja: "スタックビューの並べ方と中身")),
      Point(
        "constraints",
        Phrase(
          en: "first, relation, second, constant, priority …",
          ja: "first・relation・second・constant・priority など")),
      Point(
        "first, second", Phrase(en: "view, guide and attribute", ja: "view・guide・attribute")),
    ],
    remarks: [
      Phrase(
        en:
          "What is not there is as usual. \("import layout.json", as: .command) reads it back; what that "
          + "does not know is named and left out. One view alone (\("export json card", as: .command)) stands "
          + "where it stood until you place it.",
        ja: "書かれていない項目は通常の値です。\("import layout.json", as: .command) で読み戻せます。"
          + "分からない項目は知らせたうえで飛ばします。ビュー 1 つだけ（\("export json card", as: .command)）なら、"
          + "位置を決めるまでは元の場所に置かれます。")
    ],
    examples: [Signature.Example("export json", after: ["add label title"])],
    related: ["export", "import", "files"])
}
