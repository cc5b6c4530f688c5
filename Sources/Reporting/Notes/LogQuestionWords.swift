import Prose

/// What is said of logs that were cut, or that hold one thing twice.
enum LogQuestionWords {
  static let madeTwice = Phrase(
    en:
      "made twice: two lines of this report say the very same, so that one of them is too many; what they "
      + "were solved to differed by a part of a point",
    ja: "二重に作られた制約: この報告の 2 行はまったく同じ内容で、片方は余分です。"
      + "計算結果に端数の差が出たため、矛盾とされました")

  static let onceOnly = Phrase(
    en:
      "make it once (not in layoutSubviews, updateConstraints or a cell that is used again), or keep it "
      + "in a property",
    ja: "一度だけ作ります（layoutSubviews や updateConstraints、再利用されるセルでは作らない）。"
      + "またはプロパティに持っておきます")

  static let givenSizeIsCut = Phrase(
    en:
      "a given size that is cut off: the text ends inside the line by which a table, collection or "
      + "controller gives the view its size; what is printed needs another",
    ja: "途中で切れた「与えられたサイズ」: テーブルやコレクション、コントローラーが決めるサイズの行が"
      + "途中で終わっています。書かれた中身はそのサイズに収まりません")

  static let roomInGivenSize = Phrase(
    en:
      "let one constraint give way at 999 (mostly the bottom one, or a ratio), and check the size that is "
      + "set or estimated; the whole report tells more",
    ja: "制約を 1 つ（多くは bottom か縦横比）999 にして譲らせ、指定したサイズとその見積もりを確かめます。"
      + "報告全体があればもっと分かります")

  static func listHolds(_ count: Int) -> Phrase {
    Phrase(
      en:
        "a list of constraints: \(count, one: "it", many: "all \(count)") can hold; if UIKit reported a "
        + "conflict in it, something that is not in it must have decided",
      ja: "制約の一覧: \(count) 個とも同時に成り立ちます。UIKit がこの一覧を矛盾として報告したのなら、"
        + "ここにないものが原因のはずです")
  }

  static let pasteWhole = Phrase(
    en:
      "paste the report whole, from “Unable to simultaneously satisfy constraints” to the broken "
      + "constraint; or let the fixed size or the last distance among these give way at 999",
    ja: "“Unable to simultaneously satisfy constraints” から除外された制約までの報告全体を貼り付けます。"
      + "または、この中の固定サイズか最後の間隔を 999 にして譲らせます")
}
