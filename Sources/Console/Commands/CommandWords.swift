import AutoLayout
import Interchange
import Prose
import Reporting

/// The words in which commands object to their arguments.
enum CommandWords {
  // MARK: What was to come

  static let kindOrView = Phrase(en: "a kind of view", ja: "ビューの種類")
  static let view = Phrase(en: "a view", ja: "ビュー")
  static let handle = Phrase(en: "a constraint", ja: "制約")
  static let viewOrHandle = Phrase(en: "a view or a constraint", ja: "ビューか制約")
  static let newName = Phrase(en: "a name", ja: "名前")
  static let device = Phrase(en: "a device or a size", ja: "デバイス名か大きさ")
  static let moment = Phrase(en: "a step's number or a mark", ja: "手順の番号か印")
  static let lesson = Phrase(en: "a course or a lesson", ja: "コースかレッスン")
  static let file = Phrase(en: "a file", ja: "ファイル")
  static let anchor = Phrase(
    en: "an anchor such as \("title.width", as: .code)", ja: "\("title.width", as: .code) のようなアンカー")
  static let viewOrAnchor = Phrase(en: "a view or an anchor", ja: "ビューかアンカー")
  static let breakpoint = Phrase(
    en: "a step's number, conflict, ambiguity or a condition",
    ja: "手順の番号、conflict、ambiguity、条件式のどれか")
  static let condition = Phrase(
    en: "a condition such as \("title.width < 40", as: .code)",
    ja: "\("title.width < 40", as: .code) のような条件")
  static let text = Phrase(en: "a text in quotes", ja: "引用符で囲んだ文字列")
  static let contentValue = Phrase(
    en: "a text in quotes, a size, auto, none or font", ja: "引用符付きの文字列、大きさ、auto、none、font のどれか")
  static let expectation = Phrase(
    en: "a condition such as \("title.width == 100", as: .code)",
    ja: "\("title.width == 100", as: .code) のような期待する内容")
  static let relation = Phrase(
    en: "a relation such as \("title.width == 100", as: .code)",
    ja: "\("title.width == 100", as: .code) のような関係式")
  static let path = Phrase(
    en: "a property such as \("gap.constant", as: .code)",
    ja: "\("gap.constant", as: .code) のようなプロパティ")
  static let value = Phrase(en: "a value", ja: "値")
  static let font = Phrase(en: "a font's size or a text style", ja: "フォントの大きさかテキストスタイル")
  static let number = Phrase(en: "a number", ja: "数値")

  static func oneOf(_ words: [String]) -> Phrase {
    words.map { Phrase(Text($0, as: .command)) }.listedAsChoice()
  }

  // MARK: What is wrong

  static func missing(_ what: Phrase, _ range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "The line ends where \(what) is needed.", ja: "この後に\(what)を続けてください。"), at: range)
  }

  static func leftOver(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "I do not know what to do with \(part.text, as: .code) here.",
        ja: "ここに \(part.text, as: .code) は書けません。"), at: part.range,
      hints: part.text.hasPrefix("-") ? didYouMean(part.text, among: ["--json"]) : [])
  }

  static func needsQuotes(_ part: CommandArgument) -> Objection {
    let text = ExpressionWriter.quoted(LookAlikes.unquoted(part.text))
    return Objection(
      Phrase(en: "A text stands in quotes here.", ja: "文字列は引用符で囲んでください。"), at: part.range,
      hints: [
        Phrase(en: "For example \(text, as: .code).", ja: "\(text, as: .code) と書きます。")
      ])
  }

  static func notANumber(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is not a number.", ja: "\(part.text, as: .code) は数値ではありません。"),
      at: part.range)
  }

  static func illegalSize(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is not a size: both sides are from 0 to \(Limits.length).",
        ja: "\(part.text, as: .code) は大きさとして使えません。幅も高さも 0 以上 \(Limits.length) 以下です。"),
      at: part.range, hints: [Phrase(en: "For example 60x20.", ja: "例：60x20")])
  }

  /// A size that may have a scale.
  static func illegalScreen(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is not a screen: both sides are above 0 and at most "
          + "\(Limits.length), a scale from 1 to 10.",
        ja:
          "\(part.text, as: .code) は画面の大きさとして使えません。幅も高さも 0 より大きく \(Limits.length) 以下、倍率は 1 から 10 までです。"
      ),
      at: part.range, hints: [Phrase(en: "For example 300x500@3.", ja: "例：300x500@3")])
  }

  static func unknownMoment(_ part: CommandArgument, _ history: History) -> Objection {
    Objection(
      Phrase(
        en: "There is no step or mark \(part.text, as: .code); steps go from 0 to "
          + "\(history.nextStep - 1).",
        ja: "「\(part.text, as: .code)」という手順や印はありません。手順は 0 から \(history.nextStep - 1) までです。"),
      at: part.range, hints: didYouMean(part.text, among: history.marks.keys.sorted()))
  }

  static func markIsNumber(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "A mark needs a name: numbers are steps.", ja: "数字は手順の番号なので、印には名前を付けてください。"),
      at: part.range)
  }

  static func unknownView(_ name: String, at range: SourceRange, in document: Document)
    -> Objection
  {
    let names = document.views.values.map(\.name)
    let near = valueOfView(name, in: document) ?? didYouMean(name, among: names)
    return Objection(
      Phrase(en: "There is no view \(name, as: .name).", ja: "「\(name, as: .name)」というビューはありません。"),
      at: range,
      hints: near.isEmpty ? viewsThere(names) : near)
  }

  /// `title.width` where a view alone is wanted.
  private static func valueOfView(_ name: String, in document: Document) -> [Phrase]? {
    guard let point = name.lastIndex(of: "."),
      Attribute(name: String(name[name.index(after: point)...])) != nil,
      let owner = document.view(named: String(name[..<point]))?.name
    else { return nil }
    return [
      SuggestionWords.didYouMean([owner]),
      Phrase(
        en: "\("why \(name)", as: .command) says where that value comes from.",
        ja: "その値の理由は \("why \(name)", as: .command) で分かります。"),
    ]
  }

  static func unknownConstraint(_ name: String, at range: SourceRange, in document: Document)
    -> Objection
  {
    let names = document.constraints.values.map(document.handle(of:))
    return Objection(
      Phrase(
        en: "There is no constraint \(name, as: .handle).", ja: "「\(name, as: .handle)」という制約はありません。"
      ),
      at: range,
      hints: didYouMean(name, among: names) + [
        Phrase(
          en: "\("constraints", as: .command) lists them.",
          ja: "\("constraints", as: .command) で一覧できます。")
      ])
  }

  static func noCommand(_ word: NameSyntax, but meant: RelationMeant) -> Objection {
    let verb = meant.line.contains(";") ? "make constraints" : "makes a constraint"
    if meant.isExample {
      return Objection(noCommand(word.text), at: word.range, hints: [kindsOfLines])
    }
    return Objection(
      noCommand(word.text), at: word.range,
      hints: [
        Phrase(
          en: "\(meant.line, as: .code) \(verb).",
          ja: "\(meant.line, as: .code) で制約を作れます。")
      ])
  }

  /// Where nothing tells what was meant.
  private static let kindsOfLines = Phrase(
    en:
      "A line is a relation, such as \("title.width == 100", as: .code), or begins with a command: "
      + "\("help", as: .command) lists them.",
    ja: "行は \("title.width == 100", as: .code) のような関係式か、コマンドで始まる行です。"
      + "コマンドは \("help", as: .command) で一覧できます。")

  /// `:q`, `!ls`.
  static func notOfTsume(_ line: RawText, _ advice: Phrase) -> Objection {
    let start = line.offset + line.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let word = line.text.trimmed.firstWord
    return Objection(
      Phrase(
        en: "\(word, as: .code) belongs to another program.",
        ja: "\(word, as: .code) は別のプログラムの書き方です。"),
      at: SourceRange(start, start + word.utf8.count), hints: [advice])
  }

  private static func noCommand(_ word: String) -> Phrase {
    Phrase(
      en: "There is no command \(word, as: .command).", ja: "「\(word, as: .command)」というコマンドはありません。")
  }

  /// - Parameter arguments: What stands behind the word.
  /// - Parameter apart: A command and what it takes, if the word is both written together.
  static func unknownCommand(
    _ word: String, apart: String?, with arguments: String, at range: SourceRange
  ) -> Objection {
    let line = apart.map { arguments.isEmpty ? $0 : "\($0) \(arguments)" }
    let near =
      (line ?? JapaneseWords.withVerbFirst(word).first).map { [SuggestionWords.didYouMean([$0])] }
      ?? didYouMean(word, among: Catalogue.words + ControllerProperties.names)
    let list = Phrase(
      en: "\("help", as: .command) lists them.", ja: "\("help", as: .command) で一覧できます。")
    let advice = naming(word, arguments) ?? ForeignWord.named(word)?.advice(with: arguments)
    return Objection(noCommand(word), at: range, hints: advice.map { [$0] } ?? (near + [list]))
  }

  /// - Parameter names: The list as it is written.
  static func comma(at range: SourceRange, instead names: String) -> Objection {
    Objection(
      Phrase(
        en: "In a list of a command blanks alone stand between the names.",
        ja: "コマンドに名前を並べるときは、空白だけで区切ります。"), at: range,
      hints: [SuggestionWords.didYouMean([names])])
  }

  /// - Parameter rest: What stands behind the `;`.
  static func standsAlone(at semicolon: SourceRange, before rest: String) -> Objection {
    let next = rest.trimmed
    let hint = Phrase(
      en: "Type \(next, as: .code) on a line of its own.",
      ja: "\(next, as: .code) は別の行に入力してください。")
    return Objection(
      Phrase(
        en: "A line has one command: \(";", as: .code) joins constraints and Swift only.",
        ja: "コマンドは一行に一つです。\(";", as: .code) でつなげるのは制約と Swift の文だけです。"),
      at: semicolon, hints: next.isEmpty || next.count > 60 ? [] : [hint])
  }

  /// A command behind a visual format and `;`.
  static func notJoined(_ word: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(word.text, as: .command) is a command, and has to stand on a line of its own.",
        ja: "\(word.text, as: .command) はコマンドなので、別の行に入力してください。"), at: word.range)
  }

  static func noHelp(_ words: String, at range: SourceRange, _ near: [Phrase]) -> Objection {
    Objection(
      Phrase(
        en: "There is no help on \(words, as: .code).",
        ja: "\(words, as: .code) の説明はありません。"), at: range,
      hints: near + [
        Phrase(
          en:
            "\("help", as: .command) lists what there is, \("help -k WORD", as: .command) looks for a "
            + "word in all of it.",
          ja: "\("help", as: .command) で一覧、\("help -k 単語", as: .command) で全文を検索できます。")
      ])
  }

  static func ambiguousPrefix(_ word: String, _ words: [String], at range: SourceRange)
    -> Objection
  {
    Objection(
      Phrase(
        en: "\(word, as: .command) could be \(oneOf(words)).",
        ja: "\(word, as: .command) だけでは \(oneOf(words)) か決まりません。"), at: range)
  }

  static func notInPaste(_ word: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "A paste is one step of the layout; \(word.text, as: .command) has to be typed by "
          + "itself.",
        ja: "貼り付けはまとめて一つの手順になります。\(word.text, as: .command) は単独で入力してください。"),
      at: word.range,
      hints: [
        Phrase(
          en: "A session is carried out line by line from a file: \("replay FILE", as: .command).",
          ja: "セッションはファイルに保存し、\("replay FILE", as: .command) で一行ずつ実行できます。")
      ])
  }

  static func notMeasurable(_ first: Distance.End, _ second: Distance.End) -> Objection {
    Objection(
      Phrase(
        en: "There is no distance between \(first.source, as: .code) and "
          + "\(second.source, as: .code): they are not of one kind.",
        ja: "\(first.source, as: .code) と \(second.source, as: .code) は種類が違うので、距離を測れません。"),
      at: second.range,
      hints: [
        Phrase(
          en: "Measure two views, two edges of one axis, or two sizes.",
          ja: "ビュー同士、同じ軸の端同士、大きさ同士なら測れます。")
      ])
  }

  static func saysNothing(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "What is said stands in quotes behind its language.", ja: "伝えることを、言語に続けて引用符で囲みます。"),
      at: range,
      hints: [Phrase("say en \"…\" ja \"…\"")])
  }

  /// A `?` alone.
  static func asksNothing(in line: RawText) -> Objection {
    let start = line.offset + line.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    return Objection(
      Phrase(
        en: "What you ask stands behind \("?", as: .code).", ja: "\("?", as: .code) の後には式が必要です。"),
      at: SourceRange(start, start + line.text.trimmed.utf8.count),
      hints: [
        Phrase(
          en: "For example \("? view.width == 393", as: .code); "
            + "\("help", as: .command) lists everything.",
          ja: "例：\("? view.width == 393", as: .code)。\("help", as: .command) で一覧できます。")
      ])
  }

  /// How a command is written.
  static func usage(of signature: Signature) -> [Phrase] {
    let forms = signature.usage.prefix(3).map { usage -> Phrase in
      let call = usage.form.isEmpty ? signature.word : "\(signature.word) \(usage.form)"
      return "\(call, as: .code)"
    }
    let more = signature.usage.count > forms.count
    let all = forms.joined(separator: Phrase(en: " or ", ja: " または "))
    return [
      more
        ? Phrase(
          en: "\("help \(signature.word)", as: .command) shows how it is written.",
          ja: "書き方は \("help \(signature.word)", as: .command) で表示します。")
        : Phrase(en: "It is written \(all).", ja: "書き方：\(all)")
    ]
  }

  static func unknownLanguage(_ part: CommandArgument) -> Objection {
    let names = [
      ("en", "en"), ("english", "en"), ("英語", "en"), ("ja", "ja"), ("jp", "ja"),
      ("japanese", "ja"), ("日本語", "ja"), ("nihongo", "ja"),
    ]
    let near = Spelling.suggestions(for: part.text, among: names.map(\.0)).first
    let meant = names.first { $0.0 == near }.map { [SuggestionWords.didYouMean([$0.1])] }
    return Objection(
      Phrase(
        en: "I speak English (\("en", as: .code)) and Japanese (\("ja", as: .code)), not "
          + "\(part.text, as: .code).",
        ja: "使えるのは日本語（\("ja", as: .code)）と英語（\("en", as: .code)）です。"
          + "\(part.text, as: .code) は使えません。"), at: part.range, hints: meant ?? [])
  }

  static func notAStep(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is not the number of a line: they are whole, from 1.",
        ja: "\(part.text, as: .code) は行の番号ではありません（1 以上の整数です）。"), at: part.range)
  }

  /// Of a width or height that is no whole number of pixels.
  static func isDrawn(_ length: Double) -> Phrase {
    Phrase(
      en: "drawn \(length) long, since edges lie on whole pixels",
      ja: "描画では \(length)（端はピクセルの境目に揃います）")
  }

  /// `show constraints`: what shows that is a command by itself.
  static func showsByItself(_ command: Signature, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\("show", as: .command) shows hidden views, and none is called "
          + "\(command.word, as: .name).",
        ja: "\("show", as: .command) は隠したビューを表示に戻すコマンドです。"
          + "「\(command.word, as: .name)」というビューはありません。"), at: range,
      hints: [
        Phrase(
          en: "\(command.word, as: .command) alone does it: \(command.summary)",
          ja: "\(command.word, as: .command) だけで表示できます：\(command.summary)")
      ])
  }

  static func unknownExpectation(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is nothing that can be expected.",
        ja: "「\(part.text, as: .code)」という期待の書き方はありません。"), at: part.range,
      hints: didYouMean(part.text, among: ExpectationForm.parameters.keys.sorted())
        + usage(of: ExpectCommand.signature))
  }

  static func unknownBreakpoint(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .code) is nothing to stop at.",
        ja: "\(part.text, as: .code) では止められません。"), at: part.range,
      hints: didYouMean(part.text, among: BreakCommand.words))
  }

  // MARK: Spelling

  static func didYouMean(_ word: String, among candidates: [String]) -> [Phrase] {
    LanguageWords.didYouMean(word, among: candidates)
  }
}
