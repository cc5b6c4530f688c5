import AutoLayout
import Prose

/// What the session says of itself: time, marks, files, replays.
enum SessionWords {
  /// In the prompt, before any device is chosen: after a log, for example.
  static let noDevice = Phrase(en: "none", ja: "デバイスなし")

  /// - Parameter isAtPrompt: Whether a key brings the line.
  static func didYouMean(line: String, isAtPrompt: Bool) -> Phrase {
    isAtPrompt
      ? Phrase(
        en: "Did you mean \(line, as: .command)? The Up key brings it.",
        ja: "\(line, as: .command) ではありませんか？ ↑ キーで入力できます。")
      : Phrase(
        en: "Did you mean \(line, as: .command)?", ja: "\(line, as: .command) ではありませんか？")
  }

  // MARK: Time

  static let nothingToUndo = Objection(
    Phrase(en: "This is the start; there is nothing to undo.", ja: "最初の状態です。これ以上は戻せません。"))

  static let nothingToRedo = Objection(
    Phrase(en: "There is nothing to redo here.", ja: "ここからやり直せる手順はありません。"),
    hints: [
      Phrase(
        en: "\("history", as: .command) shows the branches; \("goto N", as: .command) goes to any "
          + "step.",
        ja: "\("history", as: .command) で枝を見て、\("goto N", as: .command) で移れます。")
    ])

  static func marked(_ name: String, step: Int) -> Phrase {
    Phrase(
      en: "\(name, as: .name) marks step \(step).", ja: "手順 \(step) に印 \(name, as: .name) を付けました。")
  }

  /// In the language that was chosen at the prompt.
  static let speaks = Phrase(
    en: "Tsume speaks English, also the next time.", ja: "表示を日本語にしました。次に起動したときも日本語です。")

  static func after(_ reports: [String]) -> Phrase {
    reports.isEmpty
      ? Phrase(en: "Nothing more is shown after a step.", ja: "手順の後に追加の表示はしません。")
      : Phrase(
        en: "After every step: \(reports.joined(separator: ", ")).",
        ja: "手順のたびに \(reports.joined(separator: "、")) を表示します。")
  }

  static func pager(_ isOn: Bool) -> Phrase {
    isOn
      ? Phrase(
        en: "What is longer than the screen is shown page by page.", ja: "画面より長い表示は一画面ずつ見せます。")
      : Phrase(en: "Everything is shown at once.", ja: "長い表示も一度に出します。")
  }

  static let nothingEdited = Phrase(
    en: "Nothing was changed in the editor, and nothing is carried out.",
    ja: "エディターで変更がなかったので、何も実行していません。")

  /// Behind what an edited session has come to.
  static func editedFrom(step: Int) -> Phrase {
    Phrase(
      en: "What was there before is step \(step): \("goto \(step)", as: .command) brings it back.",
      ja: "編集前の状態は手順 \(step) です（\("goto \(step)", as: .command) で戻れます）。")
  }

  static let editsAtPromptOnly = Objection(
    Phrase(
      en: "\("edit", as: .command) needs a terminal for the editor.",
      ja: "\("edit", as: .command) にはエディターを開く端末が必要です。"))

  static let noEditor = Objection(
    Phrase(en: "No editor is chosen.", ja: "エディターが選ばれていません。"),
    hints: [
      Phrase(
        en: "Start Tsume with \("EDITOR=nano", as: .code), or whatever yours is called.",
        ja: "\("EDITOR=nano", as: .code) のように環境変数で指定して起動してください。")
    ])

  static func editorFailed(_ command: String) -> Objection {
    Objection(
      Phrase(
        en: "\(command, as: .code) did not end well; nothing is carried out.",
        ja: "\(command, as: .code) が正常に終わらなかったので、何も実行していません。"))
  }

  static let replacesLayout = Phrase(
    en:
      "this takes the place of the layout that was here; \("undo", as: .command) brings that back",
    ja: "それまでのレイアウトと入れ替わりました（\("undo", as: .command) で戻せます）")

  static let nothingChanged = Phrase(
    en: "nothing changes: it was so before", ja: "もともとその状態なので、何も変わりません")

  // MARK: Files and replays

  static func saved(_ path: String, steps: Int) -> Phrase {
    Phrase(
      en: "Saved \(steps, of: "step") in \(path, as: .name).",
      ja: "\(steps) 手順を \(path, as: .name) に保存しました。")
  }

  /// The same in the place of a file that this session had nothing to do with.
  static func savedOver(_ path: String, lines: Int, steps: Int) -> Phrase {
    Phrase(
      en: "Saved \(steps, of: "step") in \(path, as: .name), in the place of another file of "
        + "\(lines, of: "line").",
      ja: "\(steps) 手順を \(path, as: .name) に保存しました。別の内容（\(lines) 行）のファイルを上書きしています。")
  }

  /// The same where the file had lines that this session did not keep.
  static func savedWithout(
    _ lines: Int, first: String, _ path: String, steps: Int
  ) -> Phrase {
    let which =
      lines == 1
      ? Phrase(en: ": \(first, as: .code).", ja: "：\(first, as: .code)")
      : Phrase(en: ", first \(first, as: .code).", ja: "。最初の行は \(first, as: .code) です。")
    let words = Phrase(
      en: "Saved \(steps, of: "step") in \(path, as: .name). Of what was in it before, "
        + "\(lines, of: "line") had no place among these steps and "
        + "\(lines == 1 ? "is" : "are") gone",
      ja: "\(steps) 手順を \(path, as: .name) に保存しました。今の手順に含まれない \(lines) 行はファイルから消えました")
    return words + which.withSpans(noLongerThan: 60)
  }

  static let replayIsNotOver = Phrase(
    en: "The replay has not come to the end of that file: \("continue", as: .command) and "
      + "\("save", as: .command) bring the rest into it again.",
    ja: "再生はまだ途中です。\("continue", as: .command) で最後まで進めてから \("save", as: .command) すれば、"
      + "残りの行もファイルに戻ります。")

  static func replaying(_ path: String, lines: Int) -> Phrase {
    Phrase(
      en: "Replaying \(path, as: .name), \(lines, of: "line"), from an empty document.",
      ja: "\(path, as: .name) を空の状態から再生します（\(lines) 行）。")
  }

  /// On the way through a long file.
  static func passedConflict(_ handles: String, line: Int, step: Int) -> Phrase {
    Phrase(
      en: "Line \(line) brought a conflict, \(handles, as: .handle) broken: "
        + "\("goto \(step)", as: .command) shows it.",
      ja: "\(line) 行目で矛盾が生じました（除外：\(handles, as: .handle)）。"
        + "\("goto \(step)", as: .command) で確認できます。")
  }

  /// So many lines are looked at together that what is broken and whole again among them is not seen.
  static func looksAtSome(from line: Int) -> Phrase {
    Phrase(
      en: "From line \(line) on many lines are looked at together: a conflict that comes and goes "
        + "between two looks is not told.",
      ja: "\(line) 行目からは多くの行をまとめて調べます。"
        + "途中で生じてすぐに解消した矛盾は表示されません。")
  }

  /// Of a long file only where it leads is told.
  static func untold(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count, of: "line") carried out; \("goto N", as: .command) and "
        + "\("diff N M", as: .command) show each step, and this is the last line:",
      ja: "\(count) 行を実行しました。各手順は \("goto N", as: .command) と "
        + "\("diff N M", as: .command) で見られます。最後の行は次のとおりです。")
  }

  static func replayEnded(_ path: String) -> Phrase {
    Phrase(en: "End of \(path, as: .name).", ja: "\(path, as: .name) の終わりです。")
  }

  static let stoppedAtRefusal = Phrase(
    en: "The replay stops at the refused line; \("continue", as: .command) goes on behind it.",
    ja: "受け付けられない行で再生を止めました。\("continue", as: .command) で続きへ進みます。")

  static func stopped(at breakpoint: Breakpoint) -> Phrase {
    Phrase(en: "Stopped: ", ja: "停止：") + words(for: breakpoint)
      + Phrase(
        en: ". \("step", as: .command) takes one line, \("continue", as: .command) goes on.",
        ja: "。\("step", as: .command) で一行、\("continue", as: .command) で続きを進めます。")
  }

  static func breakpoints(_ breakpoints: [Breakpoint]) -> Phrase {
    breakpoints.isEmpty
      ? Phrase(en: "Replays do not stop by themselves.", ja: "再生は途中で止まりません。")
      : Phrase(en: "Replays stop: ", ja: "停止位置：")
        + breakpoints.map(words(for:)).listed() + Phrase(en: ".", ja: "。")
  }

  /// - Parameter names: Of what a condition asks about and a replay may bring.
  static func awaited(_ names: [String]) -> Phrase {
    let list = names.map { Phrase(Text($0, as: .name)) }.listed()
    let verb = names.count == 1 ? "is" : "are"
    return Phrase(
      en: "\(list) \(verb) not there yet; until then it does not hold.",
      ja: "\(list) はまだありません。現れるまでは成り立たないものとして扱います。")
  }

  private static func words(for breakpoint: Breakpoint) -> Phrase {
    switch breakpoint {
    case .line(let line): Phrase(en: "behind line \(line)", ja: "\(line) 行目の後")
    case .expectation: Phrase(en: "where an expectation fails", ja: "期待が外れたところ")
    case .condition(.conflict): Phrase(en: "at a conflict", ja: "矛盾が出たところ")
    case .condition(.ambiguity): Phrase(en: "at an ambiguity", ja: "曖昧になったところ")
    case .condition(let condition):
      Phrase(
        en: "when \(condition.source, as: .code)",
        ja: "\(condition.source, as: .code) が成り立つところ")
    }
  }

  /// Where a replay stands, and what it would do next.
  static func place(
    in path: String, _ next: (number: Int, text: String)?, of lines: Int
  ) -> Phrase {
    guard let next else { return replayEnded(path) }
    let line = Text(next.text, as: .code)
    return Phrase(
      en: "Next is line \(next.number) of \(lines) in \(path, as: .name): \(line)",
      ja: "次は \(path, as: .name) の \(next.number) 行目（全 \(lines) 行）：\(line)")
  }

  static let replayBegins = Objection(
    Phrase(
      en: "The replay is at its beginning, and there is no line to take back.",
      ja: "再生は最初の位置にあり、戻せる行がありません。"))

  static let noReplay = Objection(
    Phrase(en: "No session is being replayed.", ja: "再生中のセッションがありません。"),
    hints: [
      Phrase(
        en: "\("replay FILE", as: .command) starts one.",
        ja: "\("replay FILE", as: .command) で始められます。")
    ])

  static let replayInReplay = Objection(
    Phrase(en: "A session cannot replay another one.", ja: "セッションの中から別のセッションは再生できません。"))

  /// - Parameter line: It begins with the command.
  static func notInFile(_ line: String) -> Objection {
    let word = line.firstWord
    return Objection(
      Phrase(
        en: "\(word, as: .command) is for the prompt; a session file cannot say it.",
        ja: "\(word, as: .command) はプロンプト専用で、セッションファイルの中では使えません。"))
  }

  static let pasteIsOpen = Phrase(
    en: "the paste that begins here has no closing line \(".", as: .code)",
    ja: "ここから始まる paste を閉じる \(".", as: .code) だけの行がありません。")

  static let nothingPrints = Phrase(
    en: "no line stands before this output that could print it",
    ja: "この出力を表示するはずの行が、前にありません")

  static func pasteIsOpen(at line: Int) -> Objection {
    Objection(Phrase(en: "Line \(line): ", ja: "\(line) 行目：") + pasteIsOpen)
  }

  static func tooManySteps(limit: Int) -> Objection {
    Objection(
      Phrase(
        en: "A session has at most \(limit, of: "step").", ja: "一つのセッションは \(limit) 手順までです。"))
  }

  static func tooLong(limit: Int, isPaste: Bool) -> Objection {
    Objection(
      isPaste
        ? Phrase(
          en: "That is too much at once: a paste has at most \(limit) bytes.",
          ja: "一度に貼り付けられるのは \(limit) バイトまでです。")
        : Phrase(
          en: "This line is too long to be read: a line has at most \(limit) bytes.",
          ja: "行が長すぎて読めません。一行は \(limit) バイトまでです。"),
      hints: [
        Phrase(
          en: "\("import FILE", as: .command) reads a console log or a storyboard.",
          ja: "コンソールログや storyboard は \("import FILE", as: .command) で読み込めます。")
      ])
  }

  /// - Parameter line: The line in the signs of code.
  static func isOfFullWidth(_ line: String) -> Phrase {
    Phrase(
      en: "There are signs of full width here. The same in those of code: \(line, as: .code)",
      ja: "全角の記号が入っています。半角で入力してください：\(line, as: .code)")
  }

  // MARK: Expectations

  /// - Parameter place: Where the expectation stands, if that is in a file.
  static func mismatch(_ mismatch: Mismatch, at place: (path: String, line: Int)?) -> Phrase {
    let words = Phrase(
      en: "expected \(mismatch.expected), found \(mismatch.found)",
      ja: "期待：\(mismatch.expected)／実際：\(mismatch.found)")
    return place.map { Phrase("\($0.path):\($0.line): ") + words } ?? words
  }

  /// Of a check that would be green though the layout has a conflict.
  ///
  /// - Parameter broken: What was set aside for it.
  static func untoldConflict(_ broken: String) -> Phrase {
    Phrase(
      en: "a conflict, of which no expect below speaks (\(broken, as: .name) is set aside); "
        + "\("expect no conflict", as: .code) makes it a failure, \("expect conflict", as: .code) says "
        + "that it is meant",
      ja: "矛盾が生じていますが（除外：\(broken, as: .name)）、これより後の expect が触れていません。"
        + "\("expect no conflict", as: .code) で失敗とし、意図したものなら \("expect conflict", as: .code) と書きます")
  }

  /// A file that checks nothing.
  static let checksNothing = Mismatch(
    expected: ExpectationWords.checkingLine, found: Phrase(en: "none", ja: "なし"))
}
