import Prose

/// Wrong use of the command line.
struct UsageFailure {
  let arguments: [String]

  var words: Phrase {
    let line = arguments.map(\.withVisibleControls).joined(separator: " ")
    let what = Phrase(
      en: "I cannot make sense of \("tsume \(line)", as: .code). ",
      ja: "\("tsume \(line)", as: .code) は解釈できません。")
    return ((lacksFile ?? lacksName ?? what) + hint).withSpans(noLongerThan: 120)
  }

  /// `tsume check` alone.
  private var lacksFile: Phrase? {
    let call = arguments.count == 1 ? UsageWords.calls.first { $0.word == arguments[0] } : nil
    guard let call, call.usage.contains(" FILE") else { return nil }
    return Phrase(
      en: "\("tsume \(arguments[0])", as: .code) needs a file. ",
      ja: "\("tsume \(arguments[0])", as: .code) にはファイルを指定してください。")
  }

  /// `tsume check --junit Layouts`, where the folder is taken for the file to write.
  private var lacksName: Phrase? {
    guard ["check", "mark"].contains(arguments.first), let path = arguments.last,
      arguments.dropLast().last == "--junit"
    else { return nil }
    let shown = path.withVisibleControls
    let call = Text("tsume \(arguments[0]) --junit results.xml \(shown)", as: .code)
    return Phrase(
      en:
        "Behind \("--junit", as: .code) stands the name of the file to write, and it is missing if "
        + "\(shown, as: .name) is what is to be read: \(call). ",
      ja: "\("--junit", as: .code) の後には書き出すファイルの名前が要ります。"
        + "\(shown, as: .name) を読ませるなら \(call) としてください。")
  }

  /// How the command is called that stands there, or the one that was meant perhaps.
  private var hint: Phrase {
    let first = arguments.first ?? ""
    if let call = (UsageWords.calls + UsageWords.questions).first(where: { $0.word == first }) {
      return Phrase(
        en: "It is called like this: \(call.usage, as: .code)",
        ja: "書き方：\(call.usage, as: .code)")
    }
    if first.hasPrefix("--lang") {
      return Phrase(
        en: "It speaks as \("LANG", as: .code) says, or as was chosen: "
          + "\("tsume -c 'language ja'", as: .code)",
        ja: "表示言語は \("LANG", as: .code) に従います。\("tsume -c 'language ja'", as: .code) で選べます。")
    }
    return UsageWords.didYouMean(first) + UsageWords.seeHelp
  }
}

/// The words of the command line itself.
enum UsageWords {
  /// One way to call the program.
  struct Call {
    /// The command, if it begins with one.
    var word: String?
    var usage: String
    var purpose: Phrase
  }

  static let outputIsLost = Phrase(
    en: "Not all of the output could be written. Is the disk full?",
    ja: "出力の一部を書き込めませんでした。ディスクの空きを確認してください。")

  static let inputIsUnreadable = Phrase(
    en: "The standard input cannot be read.", ja: "標準入力を読み込めません。")

  static let seeHelp = Phrase(
    en: "\("tsume --help", as: .code) shows how it is called.",
    ja: "使い方は \("tsume --help", as: .code) で表示します。")

  static let calls: [Call] = [
    Call(
      usage: "tsume",
      purpose: Phrase(
        en: "the prompt; or runs the lines on its standard input", ja: "プロンプト。標準入力があればその各行を実行")),
    Call(
      usage: "tsume FILE",
      purpose: Phrase(
        en: "opens a session, a storyboard or a console log, then the prompt",
        ja: "セッション、storyboard、コンソールログを開いてプロンプトへ")),
    Call(
      usage: "tsume FILE.swift…|FOLDER",
      purpose: Phrase(
        en: "the same with layout code, all of it as one program",
        ja: "レイアウトコードをまとめて一つのプログラムとして開く")),
    Call(
      word: "--no-startup", usage: "tsume --no-startup [FILE]",
      purpose: Phrase(
        en: "without the lines of ~/.config/tsume/startup.tsume",
        ja: "~/.config/tsume/startup.tsume の行を実行せずに始める")),
    Call(
      word: "-c", usage: "tsume [FILE] -c 'LINE' [-c 'LINE']…",
      purpose: Phrase(en: "runs lines, prints what they say, ends", ja: "行を実行し、結果を表示して終了")),
    Call(
      word: "replay", usage: "tsume replay [--write] FILE",
      purpose: Phrase(
        en: "replays a session; it writes files with --write only",
        ja: "セッションを再生（--write がなければファイルに書き込まない）")),
    Call(
      word: "check", usage: "tsume check [OPTIONS] FILE|FOLDER…",
      purpose: Phrase(
        en: "verifies sessions (--update, --json, --junit FILE)",
        ja: "セッションを検証（--update、--json、--junit FILE）")),
    Call(
      word: "conflict", usage: "tsume conflict [--json] FILE|FOLDER…",
      purpose: Phrase(
        en: "explains logs, exceptions, conflicts of code and storyboards (-: standard input)",
        ja: "コンソールログ・例外、コードや storyboard の矛盾を説明（- は標準入力）")),
    Call(
      word: "frames", usage: "tsume frames [--json] [--content stored|measured] FILE…",
      purpose: Phrase(
        en: "the frames of Interface Builder files", ja: "Interface Builder ファイルの各ビューのフレーム")),
    Call(
      word: "code", usage: "tsume code [--json] FILE|FOLDER…",
      purpose: Phrase(
        en: "what layout code makes, and every call that makes constraints",
        ja: "レイアウトコードが作るものと、制約を作る呼び出しの一覧")),
    Call(
      word: "lesson", usage: "tsume lesson [NAME]",
      purpose: Phrase(
        en: "the lessons; with a name the prompt in that one", ja: "レッスンの一覧。名前を付けるとそのレッスンを始める")),
    Call(
      word: "mark", usage: "tsume mark [--json] [--junit FILE] LESSON|FOLDER ANSWER…",
      purpose: Phrase(
        en: "says which tasks of a lesson saved answers solve", ja: "保存された解答がレッスンのどの課題を解いたかを判定")),
    Call(
      word: "help", usage: "tsume help WORD",
      purpose: Phrase(en: "a page of the prompt's help", ja: "プロンプトのヘルプのページを表示")),
  ]

  /// What installing needs, and whoever looks for what was installed.
  static let questions: [Call] = [
    Call(
      word: "--sessions", usage: "tsume --sessions",
      purpose: Phrase(
        en: "where the sessions are that come with Tsume", ja: "付属のセッションの置き場所を表示")),
    Call(
      word: "--completions", usage: "tsume --completions bash|zsh|fish",
      purpose: Phrase(en: "what completes its words in that shell", ja: "そのシェル用の補完スクリプトを出力")),
    Call(
      word: "--words", usage: "tsume --words lesson|mark|help [BEGINNING]",
      purpose: Phrase(
        en: "what such a word can be followed by, as completions ask",
        ja: "それに続けられる語の一覧（補完スクリプトが使う）")),
    Call(
      word: "--manual", usage: "tsume --manual",
      purpose: Phrase(en: "the manual page, in the form of man", ja: "man 形式のマニュアルを出力")),
  ]

  static let purpose = Phrase(
    en: "Tsume explains Auto Layout: a prompt with a live view tree.",
    ja: "Tsume は Auto Layout のデバッガーです。")

  static let exitCodes = Phrase(
    en:
      "Exit codes: 0 fine, 1 an expectation, a conflict (of which check only makes a note), also one of a "
      + "log, or an app that code or an exception ends, 2 wrong use, a refused line, or code that conflict cannot read whole.",
    ja: "終了コード：0 正常、1 期待の不一致、矛盾（ログのものを含む。check では注意のみ）、アプリの異常終了（コードや例外）、2 使い方の誤り、受け付けられない行、"
      + "conflict で一部を読めなかったコード。")

  static let inside = Phrase(
    en: "What can be typed at the prompt, \("help", as: .command) says there.",
    ja: "プロンプトで入力できることは、そこで \("help", as: .command) と入力すると表示されます。")

  static let overview = Report(
    [.paragraph(purpose)]
      + (calls + questions).flatMap {
        [.paragraph("\($0.usage, as: .code)"), .paragraph($0.purpose, indent: 4)]
      } + [.paragraph(exitCodes), .paragraph(inside)])

  static let noSessions = Phrase(
    en: "The sessions that come with Tsume are not beside this program.",
    ja: "実行ファイルと同じ場所に、付属のセッションが見つかりません。")

  /// `tsume conflict Main.storyboard`.
  static func showsNoView(_ path: String) -> Phrase {
    let call = Text("tsume \(path.withVisibleControls)", as: .code)
    return Phrase(
      en: "no view is in it that could be laid out; \(call) opens it",
      ja: "レイアウトするビューがありません（\(call) で開けます）")
  }

  /// Neither a file nor a command. `near` are files of nearly that name.
  static func noSuchFile(_ path: String, near: [String]) -> Phrase {
    let shown = path.withVisibleControls
    let what = Phrase(
      en: "There is no file \(shown, as: .name). ", ja: "「\(shown, as: .name)」というファイルはありません。")
    let meant = near.first.map(didYouMean(file:)) ?? didYouMean(path)
    return (what + meant + seeHelp).withSpans(noLongerThan: 120)
  }

  static func noCode(in folder: String) -> Phrase {
    let shown = folder.withVisibleControls
    return Phrase(
      en: "There is no Swift file below \(shown, as: .name).",
      ja: "\(shown, as: .name) の中に Swift のファイルがありません。")
  }

  static func nothingToExplain(in folder: String) -> Phrase {
    let shown = folder.withVisibleControls
    return Phrase(
      en: "There is no code, log, storyboard or xib below \(shown, as: .name).",
      ja: "\(shown, as: .name) の中にコードもログも storyboard も xib もありません。")
  }

  /// What lies in a folder and is no reason to complain.
  static func passedOver(_ paths: [String]) -> Phrase {
    let first = paths.prefix(4).map { Phrase(Text($0.withVisibleControls, as: .name)) }
    let rest = paths.count - first.count
    let more = rest == 0 ? [] : [Phrase(en: "\(rest) more", ja: "ほか \(rest) 件")]
    let names = (first + more).listed()
    return Phrase(
      en: "passed over, with no code, log or layout in it: \(names)",
      ja: "コードもログもレイアウトもないため対象外：\(names)")
  }

  static let note = Phrase(en: "\("note", as: .hint)", ja: "\("補足", as: .hint)")

  private static func didYouMean(file name: String) -> Phrase {
    let shown = name.withVisibleControls
    return Phrase(
      en: "Did you mean \(shown, as: .name)? ", ja: "\(shown, as: .name) ではありませんか？")
  }

  static func didYouMean(_ word: String) -> Phrase {
    let near = Spelling.suggestions(for: word, among: calls.compactMap(\.word))
    guard let first = near.first else { return Phrase() }
    return Phrase(
      en: "Did you mean \("tsume \(first)", as: .code)? ",
      ja: "\("tsume \(first)", as: .code) のことですか？")
  }
}
