import Prose

/// The prompt's own words.
enum PromptWords {
  static let greeting: Report = [
    .paragraph(
      Phrase(
        en: "Tsume, a debugger for Auto Layout. Tab completes, \("help", as: .command) lists "
          + "everything.",
        ja: "Tsume は Auto Layout のデバッガーです。Tab で補完、\("help", as: .command) で一覧。"))
  ]

  /// For who has solved lessons.
  static let lessonsGoOn = Phrase(
    en: "\("lesson", as: .command) says where your lessons go on.",
    ja: "\("lesson", as: .command) でレッスンの続きを確認できます。")

  static let noTerminal = Phrase(
    en: "The prompt needs a terminal: both standard input and standard output.",
    ja: "プロンプトには端末が必要です（標準入力と標準出力の両方）。")

  /// What ends a paste cannot be seen by whoever has not read its help.
  static let pasteBegins = Phrase(
    en: "The lines up to a lone \(".", as: .code) become one step; Ctrl-C gives up the paste.",
    ja: "\(".", as: .code) だけの行までを一つの手順として読みます（Ctrl-C で取りやめ）。")

  static func pasteIsLeft(lines: Int) -> Phrase {
    let ending = Text(".", as: .code)
    return lines == 1
      ? Phrase(
        en: "The paste is given up, and its one line was not carried out. A lone \(ending) would "
          + "have ended it.",
        ja: "貼り付けを取りやめました。入力した行は実行していません（実行するには \(ending) だけの行で閉じます）。")
      : Phrase(
        en: "The paste is given up, and none of its \(lines, of: "line") was carried out. A lone "
          + "\(ending) would have ended it.",
        ja: "貼り付けを取りやめました。入力した \(lines) 行は実行していません（実行するには "
          + "\(ending) だけの行で閉じます）。")
  }

  /// Ctrl-D where a bracket is open.
  static func entryIsLeft(lines: Int) -> Phrase {
    lines == 1
      ? Phrase(
        en: "The line that was begun is given up; it was not carried out.",
        ja: "入力途中の行を取りやめました。実行はしていません。")
      : Phrase(
        en: "What was begun is given up, and none of its \(lines, of: "line") was carried out.",
        ja: "途中までの入力を取りやめました。入力した \(lines) 行は実行していません。")
  }

  static let cutShort = Phrase(en: "The answer is cut short.", ja: "表示を中断しました。")

  /// Where the line changed something that is kept.
  static let cutShortWhenDone = Phrase(
    en: "The answer is cut short; what the line did stands.",
    ja: "表示を中断しました。実行した内容はそのまま有効です。")

  static func more(_ count: Int) -> Phrase {
    Phrase(en: "… and \(count) more", ja: "… ほか \(count) 件")
  }

  /// - Parameter older: How many others wait.
  static func interrupted(lines: Int, older: Int) -> Phrase {
    let latest = Phrase(
      en: "The last session was not saved. \("resume", as: .command) brings its "
        + "\(lines, of: "line") back, \("resume nothing", as: .command) forgets them.",
      ja: "前回のセッションは保存されていません。\("resume", as: .command) で \(lines) 行を復元、"
        + "\("resume nothing", as: .command) で破棄します。")
    if older == 0 { return latest }
    return latest
      + Phrase(
        en: older == 1
          ? " An older one waits, too: \("resume list", as: .command)."
          : " \(older) older ones wait, too: \("resume list", as: .command).",
        ja: "さらに前のものも \(older) 件あります（\("resume list", as: .command) で一覧）。")
  }

  /// Behind the one that was forgotten.
  ///
  /// - Parameter lines: Of the first.
  static func othersWait(_ count: Int, lines: Int) -> Phrase {
    count == 1
      ? Phrase(
        en: "Another one waits: \("resume", as: .command) brings its \(lines, of: "line") back.",
        ja: "中断したセッションがもう一つ残っています。\("resume", as: .command) で \(lines) 行を復元できます。")
      : Phrase(
        en: "\(count) others wait: \("resume list", as: .command) shows them.",
        ja: "中断したセッションがあと \(count) 件残っています（\("resume list", as: .command) で一覧）。")
  }

  /// Before what is said of a line of a file.
  static func place(_ path: String, _ line: Int) -> Phrase { "\(path):\(Text(String(line))):" }

  /// Where the file of every start has left its mark on the layout.
  static func started(from path: String, steps: Int) -> Phrase {
    Phrase(
      en: "\(path) has made \(steps, of: "step"); \("tsume --no-startup", as: .code) starts "
        + "without it.",
      ja: "\(path) の \(steps) 手順を実行しました（\("tsume --no-startup", as: .code) で実行せずに始めます）。")
  }

  static let nothingIsKept = Phrase(
    en: "Neither the history nor the lines of this session are kept: the folder for them cannot be "
      + "written.",
    ja: "保存先のフォルダーに書き込めないため、入力履歴も異常終了に備えた記録も残しません。")

  /// At the end of a conversation that leaves steps unsaved.
  static let unsavedIsKept = Phrase(
    en: "Not all of it is saved: \("resume", as: .command) brings it back the next time.",
    ja: "未保存の内容が残っています。次に起動したときに \("resume", as: .command) で復元できます。")

  /// The same where all steps are saved, but marks, comments or expectations after them are not.
  static func unsavedIsKept(_ notes: (count: Int, last: String)) -> Phrase {
    let line = Text(notes.last, as: .code)
    let words =
      notes.count == 1
      ? Phrase(en: "\(line) is not saved", ja: "\(line) は保存されていません")
      : Phrase(
        en: "\(notes.count, of: "line") up to \(line) are not saved",
        ja: "\(line) までの \(notes.count) 行は保存されていません")
    return words.withSpans(noLongerThan: 40)
      + Phrase(
        en: ": \("resume", as: .command) brings all of it back the next time.",
        ja: "。次に起動したときに \("resume", as: .command) で全体を復元できます。")
  }

  /// Told to somebody who quits in a lesson, which `line` goes on with.
  static func lessonIsRemembered(_ line: String) -> Phrase {
    line == "lesson"
      ? Phrase(
        en: "What you solved is remembered: \(line, as: .command) says where to go on.",
        ja: "解いた課題は記録されています。\(line, as: .command) で続きの場所が分かります。")
      : Phrase(
        en: "What you solved is remembered: \(line, as: .command) goes on with it.",
        ja: "解いた課題は記録されています。\(line, as: .command) で続きから始められます。")
  }

  static let unsavedIsLost = Phrase(
    en: "What was not saved is gone: it could not be kept.",
    ja: "未保存の内容は、記録を書き込めないため失われました。")

  static func journalIsNotKept(from step: Int) -> Phrase {
    Phrase(
      en: "From step \(step) on the lines cannot be kept against a crash: their file cannot be "
        + "written. The next line tries again.",
      ja: "手順 \(step) 以降、異常終了に備えた記録を書き込めません。次の行でもう一度試します。")
  }

  static func journalIsKeptAgain(from first: Int, to last: Int) -> Phrase {
    Phrase(
      en: "From step \(first) to \(last) nothing was kept against a crash; now all of it is.",
      ja: "手順 \(first) から \(last) までは異常終了に備えた記録がありませんでした。ここまでの記録を書き込みました。")
  }

  static let historyIsNotKept = Phrase(
    en: "The history cannot be kept: its file or folder cannot be used.",
    ja: "入力履歴を保存できません（ファイルかフォルダーを利用できません）。")
}
