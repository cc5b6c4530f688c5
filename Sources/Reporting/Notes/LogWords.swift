package import Prose

/// What is said of a log as a whole.
package enum LogWords {
  /// What is printed can hold; what is not printed may have decided.
  package static let noConflictShown: Report = [
    .row(
      Phrase(en: "open", ja: "未確定"),
      Phrase(
        en: "what this report prints can hold together; what it does not print (margins, a number "
          + "that has changed since, lines that are missing) must have decided",
        ja: "この報告に書かれた制約だけなら同時に成り立ちます。書かれていないもの（マージン、"
          + "その後変わった数値、欠けた行）が原因のはずです"))
  ]

  /// Two lines print the same number for one length, and one of them was broken nevertheless.
  package static let rounding: Report = [
    .row(
      Phrase(en: "open", ja: "未確定"),
      Phrase(
        en: "rounding: the broken constraint and another print the same number for one length; "
          + "logs print six digits, so the two differ by less than that",
        ja: "丸め: 無効にされた制約と別の制約が、同じ長さに同じ数値を出力しています。"
          + "ログの数値は 6 桁までなので、違いはそれより小さいはずです")),
    .row(
      Phrase(en: "repair", ja: "修正"),
      Phrase(
        en: "round the number that the app computes to whole pixels, or let the constraint give "
          + "way at 999",
        ja: "アプリで計算する値をピクセル単位に丸めるか、制約の優先度を 999 に下げます")),
  ]

  /// What of the list is missing from the answer.
  package static func unread(_ count: Int, of total: Int) -> Report {
    [
      .row(
        Phrase(en: "unread", ja: "未読"),
        Phrase(
          en: "\(count) of \(total) lines could not be read; the answer goes by the others",
          ja: "\(total) 行のうち \(count) 行は読み取れませんでした。以下は残りの行だけによる答えです"))
    ]
  }
}
