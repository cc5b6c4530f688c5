import Prose

/// What is said of lesson files: what is wrong with them, and what their proof finds.
extension LessonWords {
  static let noTitle = Phrase(
    en: "a lesson begins with \("lesson en \"…\" ja \"…\"", as: .code)",
    ja: "レッスンは \("lesson en \"…\" ja \"…\"", as: .code) で始まります")
  /// What a file is expected to be, of which something cannot be read.
  static let readable = Phrase(en: "a lesson that can be read", ja: "レッスンとして読めるファイル")

  static let noTask = Phrase(en: "a lesson has a task at least", ja: "レッスンには課題が一つ以上要ります")
  static let notUTF8 = Phrase(
    en: "a letter here is not UTF-8: the editor has to save the file in that encoding",
    ja: "UTF-8 でない文字があります。エディターで UTF-8 として保存してください")
  static let textInQuotes = Phrase(
    en: "a text is written \("en \"…\" ja \"…\"", as: .code), in one of the languages or in both",
    ja: "文は \("en \"…\" ja \"…\"", as: .code) と書きます（一方の言語だけでもかまいません）")

  /// Of texts that lack a language; a lesson that is for everybody has both.
  ///
  /// - Parameter count: How many do.
  static func isInOneLanguage(_ missing: Language, _ count: Int) -> Phrase {
    let (english, japanese) =
      missing == .english ? ("English", "英語") : ("Japanese", "日本語")
    return Phrase(
      en:
        "\(count, of: "text") from here on without \(english); everybody is told the other language",
      ja: "ここから先の \(count) 個の文に\(japanese)がありません（もう一方の言語で表示されます）")
  }

  /// Of a line that begins with a word that is nearly one of a lesson's.
  static func misspelled(_ word: String, near other: String) -> Phrase {
    Phrase(
      en: "there is no command \(word, as: .code); did you mean \(other, as: .code)?",
      ja: "「\(word, as: .code)」というコマンドはありません。\(other, as: .code) ではありませんか？")
  }

  static let illegalProhibition = Phrase(
    en: "\("forbid", as: .code) takes one word or \("more than N lines", as: .code)",
    ja: "\("forbid", as: .code) には一語か \("more than N lines", as: .code) を書きます")
  static let notAsked = Mismatch(
    expected: Phrase(en: "a line that begins with expect", ja: "expect で始まる行"),
    found: Phrase(en: "another one", ja: "別の行"))

  static func outsideTask(_ word: String) -> Phrase {
    Phrase(
      en: "\(word, as: .code) belongs under a \("task", as: .code)",
      ja: "\(word, as: .code) は \("task", as: .code) の下に書きます")
  }

  static func goalExpects(_ word: String) -> Phrase {
    Phrase(
      en: "behind \(word, as: .code) stands an \("expect", as: .code) line, or "
        + "\("try LINE; expect …", as: .code)",
      ja: "\(word, as: .code) の後には \("expect", as: .code) の行か、\("try 行; expect …", as: .code) を書きます"
    )
  }

  static let elsewhereTakesALine = Phrase(
    en: "behind \("elsewhere", as: .code) stands a line, such as \("rotate", as: .code)",
    ja: "\("elsewhere", as: .code) の後には \("rotate", as: .code) のような行を書きます")

  static func taskLacks(_ word: String) -> Phrase {
    Phrase(en: "the task has no \(word, as: .code)", ja: "この課題に \(word, as: .code) がありません")
  }

  static let failsBefore = Phrase(
    en: "something to do: the goal fails before the solution", ja: "解答の前には成り立たない目標")
  static let holdsAlready = Phrase(
    en: "it holds already (what is only not to be lost is written with \("keep", as: .code))",
    ja: "はじめから成り立っています（崩さないことだけが条件なら \("keep", as: .code) で書きます）")

  /// Of what holds, or does not, once the stored solution was typed.
  ///
  /// - Parameter line: The `elsewhere` or `try` line behind that.
  static func afterSolution(_ found: Phrase, then line: String?) -> Phrase {
    guard let line else {
      return Phrase(en: "after its solution: \(found)", ja: "解答の後：\(found)")
    }
    return Phrase(
      en: "after its solution, then \(line, as: .code): \(found)",
      ja: "解答に続けて \(line, as: .code) とした後：\(found)")
  }

  /// The same for what is to be kept, before the solution.
  static func beforeSolution(_ found: Phrase) -> Phrase {
    Phrase(en: "before its solution: \(found)", ja: "解答の前：\(found)")
  }
  static let allowedSolution = Phrase(
    en: "a solution within the task's own rules", ja: "課題の決まりを守った解答")
}
