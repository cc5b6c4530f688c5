import Prose

extension HelpTopic {
  static let logs = HelpTopic(
    "logs",
    summary: Phrase(en: "What Xcode's console says, explained.", ja: "Xcode のコンソールログを説明します。"),
    keywords: [
      "log", "console", "xcode", "Unable to simultaneously satisfy", "_UITemporaryLayoutHeight",
      "UIView-Encapsulated-Layout-Height", "exception", "NSGenericException", "warnings",
      "ログ", "コンソール", "例外", "警告",
    ],
    points: [
      Point(
        Phrase(en: "paste the text", ja: "ログを貼り付ける"),
        Phrase(en: "all of it, at the prompt", ja: "プロンプトに、全部まとめて")),
      Point(
        Phrase(en: "paste other messages", ja: "ほかの出力を貼り付ける"),
        Phrase(
          en: "exceptions, dumps and traces of views, Xcode's warnings",
          ja: "例外、ビューのダンプやトレース、Xcode の警告も説明する")),
      Point("import crash.txt", Phrase(en: "from a file", ja: "ファイルから")),
      Point(
        "tsume conflict crash.txt", Phrase(en: "in a shell, without a prompt", ja: "シェルで、プロンプトなしで")),
      Point("import crash.txt in card", Phrase(en: "into what is there", ja: "今の内容に追加する")),
      Point("log", Phrase(en: "writes the present conflicts so", ja: "今の矛盾を同じ形で出力する")),
    ],
    examples: [Signature.Example("import crash.txt")],
    related: ["import", "log", "paste", "conflict", "mask"])
}
