import Prose

/// Whether the lesson's own solution leads on from what stands, and what to do where it does not.
extension LessonWords {
  /// - Parameter lines: Of the stored solution, which came to something else than the pupil's way; `nil`
  ///   where they are too many.
  static func praise(_ praise: Phrase, ofLines lines: String?) -> Phrase {
    guard let lines else {
      return Phrase(
        en: "It holds, though not in the lesson's way, of which it says: \(praise)",
        ja: "条件を満たしました。レッスンの解答とは違う方法です。解答の説明：\(praise)")
    }
    return Phrase(
      en: "It holds, though not in the lesson's way, \(lines, as: .code), of which it says: "
        + "\(praise)",
      ja: "条件を満たしました。レッスンの解答 \(lines, as: .code) とは違う方法です。解答の説明：\(praise)")
  }

  /// Where lines that were typed in this task are in the way of its solution.
  ///
  /// - Parameter lines: How many have to be taken back before it leads on; `nil` where the task has to be
  ///   begun anew.
  static func isInTheWay(_ lines: Int?) -> Phrase {
    switch lines {
    case nil:
      Phrase(
        en: "What you have typed leads away from the goal: "
          + "\("again", as: .code) begins the task anew.",
        ja: "入力した行が課題の妨げになっています。\("again", as: .code) で課題を最初からやり直せます。")
    case 1?:
      Phrase(
        en: "First take your last line back: \("undo", as: .code). "
          + "(\("again", as: .code) begins the task anew.)",
        ja: "まず \("undo", as: .code) で直前の行を取り消してください"
          + "（\("again", as: .code) で課題を最初からやり直せます）。")
    case let count?:
      Phrase(
        en: "First take your last \(count) lines back: \("undo \(count)", as: .code). "
          + "(\("again", as: .code) begins the task anew.)",
        ja: "まず \("undo \(count)", as: .code) で直前の \(count) 行を取り消してください"
          + "（\("again", as: .code) で課題を最初からやり直せます）。")
    }
  }

  /// Where the pupil has gone back behind the beginning of the task.
  static func isBehindTask(_ number: Int) -> Phrase {
    Phrase(
      en: "What solved task \(number) is taken back: \("redo", as: .code) brings it back, "
        + "\("again", as: .code) too.",
      ja: "課題 \(number) を解いた行が取り消されています。\("redo", as: .code) か \("again", as: .code) で元に戻せます。")
  }

  /// Of an `undo` that goes back behind the pupil's own lines.
  static let isTheLessonsOwn = Objection(
    Phrase(
      en: "What stands before your own lines is the lesson's, and stays.",
      ja: "ここより前はレッスンが用意したものなので、取り消せません。"),
    hints: [
      Phrase(
        en: "\("again", as: .code) begins the task anew.",
        ja: "\("again", as: .code) で課題を最初からやり直せます。")
    ])

  /// Where the way in which the tasks before were done is in the way.
  static let earlierIsInTheWay = Phrase(
    en: "The way in which you did the tasks before leaves no way on that the lesson knows: "
      + "\("again", as: .code) begins this task with the lesson's own layout, \("back", as: .code) the "
      + "one before.",
    ja: "前の課題の解き方では、この課題を用意された解答では解けません。\("again", as: .code) でレッスンの用意した状態から"
      + "この課題を、\("back", as: .code) で前の課題をやり直せます。")

  /// Above lines of which the first one begins the task anew.
  static let beginAgainFirst = Phrase(
    en: "What you have typed is in the way, so the first line begins the task anew.",
    ja: "入力した行が妨げになるので、最初の行で課題を始めからやり直します。")

  static let beginWithTheLessonsOwn = Phrase(
    en:
      "The way in which you did the tasks before leads no further, so the first line begins this task "
      + "with the lesson's own layout.",
    ja: "前の課題の解き方では先へ進めないので、最初の行でレッスンの用意した状態に戻します。")

  static let beginsWithTheLessonsOwn = Phrase(
    en: "The tasks before are done in the lesson's own way now.",
    ja: "前の課題は、レッスンの用意した解答で済ませた状態です。")

  /// Of an `undo` that went further back than the task.
  static func undidTask(_ number: Int) -> Phrase {
    Phrase(
      en: "This takes back what solved task \(number): \("redo", as: .code) brings it back, "
        + "\("back", as: .code) returns to that task.",
      ja: "課題 \(number) を解いた行まで取り消しました。\("redo", as: .code) で元に戻り、"
        + "\("back", as: .code) で課題 \(number) に戻れます。")
  }
}
