package import Prose

/// What the page of a session says itself, besides the reports.
package enum PageWords {
  package static let steps = Phrase(en: "Steps", ja: "手順")
  package static let picture = Phrase(en: "Layout", ja: "レイアウト")
  package static let report = Phrase(en: "What the step did", ja: "手順の結果")
  package static let constraints = Phrase(en: "Constraints", ja: "制約")
  package static let previous = Phrase(en: "Previous step", ja: "前の手順")
  package static let next = Phrase(en: "Next step", ja: "次の手順")
  package static let names = Phrase(en: "Names", ja: "ビュー名")
  package static let ghosts = Phrase(en: "Frames before", ja: "前のフレーム")
  package static let help = Phrase(en: "Keys", ja: "キー操作")
  package static let close = Phrase(en: "Close", ja: "閉じる")
  package static let showAll = Phrase(en: "Show all", ja: "すべて表示")
  package static let moreRows = Phrase(
    en: "There are more. Press a view to see all of its constraints.",
    ja: "ほかにもあります。ビューを押すと、そのビューの制約がすべて出ます。")
  package static let emptyDocument = Phrase(en: "an empty document", ja: "空のレイアウト")

  /// - Parameter step: The last one that is not on the page.
  package static func leftOut(_ count: Int, before step: Int) -> Phrase {
    let lines: Text = "\("goto \(step)", as: .command), \("export html FILE", as: .command)"
    return Phrase(
      en: "More than a browser can hold: the first \(count, of: "step") up to \(step) are left "
        + "out; for them: \(lines)",
      ja: "ブラウザーで開ける大きさを超えるため、手順 \(step) までの \(count) 件を省きました。見るには：\(lines)")
  }

  package static let needsScript = Phrase(
    en: "This page shows nothing without JavaScript.",
    ja: "このページの表示には JavaScript が必要です。")

  package static let hints = Phrase(en: "Hints", ja: "ヒント")
  package static let solution = Phrase(en: "Solution", ja: "解答")
  package static let lessonIsOver = Phrase(
    en: "All tasks of this lesson are done.", ja: "このレッスンの課題は終わっています。")
  package static let follow = Phrase(en: "Back to the prompt", ja: "プロンプトの位置へ戻る")
  package static let isLost = Phrase(
    en: "No connection: this is what was shown last.", ja: "接続が切れています。表示は最後に届いた内容です。")

  package static func branch(from step: Int) -> Phrase {
    Phrase(en: "from \(step)", ja: "手順 \(step) から分岐")
  }

  package static func moreLines(_ count: Int) -> Phrase {
    Phrase(en: "(\(count) lines)", ja: "（\(count) 行）")
  }

  package static let keys: [(keys: String, does: Phrase)] = [
    ("← →", Phrase(en: "the step before, the step after", ja: "前の手順、次の手順")),
    ("Home  End", Phrase(en: "the first step, the last step", ja: "最初の手順、最後の手順")),
    ("0 – 9", Phrase(en: "the step of that number", ja: "その番号の手順")),
    ("↑ ↓", Phrase(en: "from view to view, once one has the focus", ja: "フォーカスを別のビューへ移す")),
    (
      "Enter",
      Phrase(en: "all constraints of a view, or one constraint", ja: "ビューの制約すべて、または制約を一つ選択")
    ),
    ("Esc", Phrase(en: "everything again", ja: "選択を解除")),
    (
      "N  C  B",
      Phrase(
        en: "names, constraints, frames before: on or off", ja: "ビュー名・制約・前のフレームの表示を切り替え")
    ),
    ("T", Phrase(en: "large type for a hall", ja: "会場向けの大きな文字")),
    ("L", Phrase(en: "English or Japanese", ja: "英語と日本語を切り替え")),
  ]
}
