import Interchange
import Prose
import Reporting

/// What lessons say of themselves.
enum LessonWords {
  // MARK: Labels

  static let lesson = Phrase(en: "\("lesson", as: .label)", ja: "\("レッスン", as: .label)")
  static let done = Phrase(en: "\("done", as: .good)", ja: "\("修了", as: .good)")
  static let solved = Phrase(en: "\("solved", as: .good)", ja: "\("正解", as: .good)")
  static let solution = Phrase(en: "\("solution", as: .hint)", ja: "\("解答", as: .hint)")
  static let open = Phrase(en: "\("not yet", as: .hint)", ja: "\("残り", as: .hint)")

  static func task(_ number: Int, of count: Int) -> Phrase {
    Phrase(
      en: "\("task \(number)/\(count)", as: .label)", ja: "\("課題 \(number)/\(count)", as: .label)")
  }

  static func hint(_ number: Int, of count: Int) -> Phrase {
    Phrase(
      en: "\("hint \(number)/\(count)", as: .hint)", ja: "\("ヒント \(number)/\(count)", as: .hint)")
  }

  static func minutes(_ minutes: Int) -> Phrase {
    Phrase(en: "\(minutes) min", ja: "約 \(minutes) 分")
  }

  static func progress(_ done: Int, of count: Int) -> Phrase { "\(done)/\(count)" }

  // MARK: On the way

  static let howToStart = Phrase(
    en:
      "\("lesson NAME", as: .code) or \("lesson 1", as: .code) starts one; in it \("hint", as: .code), "
      + "\("check", as: .code), \("solution", as: .code) and \("leave", as: .code) are there.",
    ja: "\("lesson NAME", as: .code) か \("lesson 1", as: .code) で始めます。途中では \("hint", as: .code)、"
      + "\("check", as: .code)、\("solution", as: .code)、\("leave", as: .code) が使えます。")

  static let shelfHeader: [Phrase] = [
    "N", Phrase(en: "course", ja: "コース"), "NAME", Phrase(en: "lessons", ja: "完了"),
    Phrase(en: "time", ja: "時間"),
  ]

  /// A lesson that was finished but for a task that was passed over.
  static func wasSkipped(_ task: Int, of title: Phrase, _ key: String) -> Phrase {
    Phrase(
      en: "Task \(task) of “\(title)” was passed over: \("lesson \(key)", as: .command) goes back "
        + "to it.",
      ja: "「\(title)」の課題 \(task) がまだ解けていません：\("lesson \(key)", as: .command) で戻れます。")
  }

  /// Which lesson to go on with.
  static func isNext(_ title: Phrase, _ key: String) -> Phrase {
    Phrase(
      en: "“\(title)” is next: \("lesson \(key)", as: .command)",
      ja: "次は「\(title)」：\("lesson \(key)", as: .command)")
  }

  /// Of a lesson that was left half-way.
  static func goesOn(from task: Int) -> Phrase {
    Phrase(
      en: "This goes on where you left it, with task \(task), which begins anew; "
        + "\("back", as: .code) returns to the one before.",
      ja: "前回の続き、課題 \(task) の最初から始めます。\("back", as: .code) で前の課題に戻れます。")
  }

  /// Told below the first task of a lesson, in full to whoever has no progress yet.
  static func onTheWay(isKnown: Bool) -> Phrase {
    isKnown
      ? Phrase(
        en: "\("hint", as: .code)  \("check", as: .code)  \("draw", as: .code)  "
          + "\("solution", as: .code)  \("again", as: .code)  \("leave", as: .code)",
        ja: "\("hint", as: .code)  \("check", as: .code)  \("draw", as: .code)  "
          + "\("solution", as: .code)  \("again", as: .code)  \("leave", as: .code)")
      : Phrase(
        en: "Type lines until it is solved: \("hint", as: .code) helps, \("check", as: .code) says "
          + "what is missing, \("tree", as: .code) lists the views, \("draw", as: .code) shows the "
          + "goal, \("solution", as: .code) a way, \("leave", as: .code) ends the lesson.",
        ja: "解けるまで行を入力してください。\("hint", as: .code) でヒント、\("check", as: .code) で残りの条件、"
          + "\("tree", as: .code) でビューの一覧、\("draw", as: .code) で目標の図、"
          + "\("solution", as: .code) で解答、\("leave", as: .code) で終了です。")
  }

  static let allDone = Phrase(
    en: "That was the last task of this lesson.", ja: "このレッスンの課題はこれで全部です。")

  static func next(_ title: Phrase?) -> Phrase {
    guard let title else {
      return Phrase(
        en: "\("leave", as: .code) goes back to what you were doing.",
        ja: "\("leave", as: .code) で元の作業に戻れます。")
    }
    return Phrase(
      en:
        "\("next", as: .code) begins “\(title)”, \("leave", as: .code) goes back to what you were doing.",
      ja: "\("next", as: .code) で「\(title)」へ進み、\("leave", as: .code) で元の作業に戻れます。")
  }

  /// Behind the last lesson of a course.
  static func endsCourse(_ course: Phrase, following: Phrase?) -> Phrase {
    guard let following else {
      return Phrase(
        en: "That was the last lesson of “\(course)”, and of the last course.",
        ja: "コース「\(course)」の最後のレッスンで、全コースの終わりです。")
    }
    return Phrase(
      en: "That was the last lesson of “\(course)”; the course “\(following)” follows.",
      ja: "コース「\(course)」はこれで終わりです。次はコース「\(following)」です。")
  }

  static let isOver = Phrase(
    en: "All tasks of this lesson are done.", ja: "このレッスンの課題は終わっています。")

  static let noHint = Phrase(
    en: "There is no hint for this task; \("solution", as: .code) shows what to type.",
    ja: "この課題にヒントはありません。\("solution", as: .code) で解答を表示できます。")

  static let noMoreHints = Phrase(
    en: "There are no more hints; \("solution", as: .code) shows a way.",
    ja: "ヒントはこれで全部です。\("solution", as: .code) で解答を表示できます。")

  /// Of a task that `next` goes past.
  static let isPassedOver = Phrase(
    en: "The task is not solved yet. It is done in the lesson's own way, from where it began "
      + "(\("back", as: .code) returns to it):",
    ja: "まだ解けていない課題です。最初に戻し、次の解答を実行します（\("back", as: .code) でこの課題に戻れます）。")

  static let nothingMissing = Phrase(
    en: "Everything is as the task wants it.", ja: "課題の条件はすべて満たされています。")

  static func left(isRemembered: Bool) -> Phrase {
    isRemembered
      ? Phrase(
        en: "Back to where you were. What you solved is remembered.",
        ja: "元の作業に戻りました。解いた課題は記録されています。")
      : Phrase(en: "Back to where you were.", ja: "元の作業に戻りました。")
  }

  static let forgotten = Phrase(
    en: "No lesson counts as solved any more.", ja: "レッスンの進み具合を消しました。")

  /// Advice for whoever has typed a name that no view has.
  static func names(_ names: [String]) -> Phrase {
    let most = 6
    let list = names.prefix(most).map { Phrase("\($0, as: .name)") }.listed()
    let more = names.count - most
    let all =
      more > 0
      ? Phrase(en: "\(list) (and \(more) more)", ja: "\(list)（ほか \(more) 個）") : list
    return Phrase(
      en: "The views here are called \(all); \("tree", as: .command) shows where each is.",
      ja: "ここにあるビューは \(all) です。どこにあるかは \("tree", as: .command) で分かります。")
  }

  static let asksToForget = Phrase(
    en: "This forgets which lessons are solved and where the others were left, for good. Go on? "
      + "\("yes", as: .command) or \("no", as: .command)",
    ja: "解いたレッスンと途中のレッスンの記録がすべて消え、元に戻せません。消しますか？（\("はい", as: .command) / "
      + "\("いいえ", as: .command)）")

  static let notForgotten = Phrase(
    en: "Nothing was forgotten.", ja: "記録はそのままです。")

  /// Of a task that the layout satisfied when it began.
  static let isSolvedToo = Phrase(
    en: "What you typed solves this task as well.", ja: "この課題も、これまでの入力ですでに解けています。")

  static let tooManyLines = Phrase(
    en: "It holds, but took more lines than the task allows. \("again", as: .code) begins it anew.",
    ja: "条件は満たしましたが、行数が多すぎます。\("again", as: .code) で課題をやり直せます。")

  static func rule(_ prohibition: LessonTask.Prohibition) -> Phrase {
    switch prohibition {
    case .word(let word):
      Phrase(en: "without \(word, as: .code)", ja: "\(word, as: .code) は使わないこと")
    case .moreLines(than: let count):
      Phrase(en: "in \(count, of: "line") at most", ja: "\(count) 行以内で")
    }
  }

  // MARK: Marking

  static let notReached = Phrase(en: "\("not reached", as: .dim)", ja: "\("未到達", as: .dim)")

  static func line(_ number: Int) -> Phrase {
    Phrase(en: "\("line \(number)", as: .trouble)", ja: "\("\(number) 行目", as: .trouble)")
  }

  /// A line of an answer, and what it was told.
  static func refusedLine(_ line: String, _ reason: Phrase?) -> Phrase {
    let line = line.firstLine
    guard let reason else {
      return Phrase(
        en: "\(line, as: .code) cannot be carried out, or is not allowed here",
        ja: "\(line, as: .code) は実行できないか、この課題では使えません")
    }
    return Phrase(en: "\(line, as: .code): \(reason)", ja: "\(line, as: .code)：\(reason)")
  }

  /// Of an answer that is longer than anybody types.
  static func isCutOff(after count: Int) -> Phrase {
    Phrase(
      en: "the first \(count) lines of an answer are carried out, and no more",
      ja: "解答は最初の \(count) 行までを実行し、残りは実行していません")
  }

  /// Of one file as a whole, where it could not be read.
  static let notRead = Phrase(en: "\("not read", as: .trouble)", ja: "\("読めません", as: .trouble)")

  /// What became of all answers to a lesson.
  static func total(_ answers: Int, solved: Int, unread: Int) -> Phrase {
    Phrase(
      en: "\(answers, of: "answer"): \(solved) solved, \(answers - solved - unread) not yet",
      ja: "解答 \(answers) 件：正解 \(solved) 件、残り \(answers - solved - unread) 件")
      + (unread == 0 ? Phrase() : Phrase(en: ", \(unread) not read", ja: "、読めないもの \(unread) 件"))
  }

  /// What a task that is not reached lacks.
  static let earlierIsOpen = Phrase(
    en: "not reached: a task before it is open", ja: "未到達：前の課題が解けていません")

  // MARK: Objections

  static let noLesson = Objection(
    Phrase(en: "You are in no lesson.", ja: "レッスンは始まっていません。"),
    hints: [
      Phrase(
        en: "\("lesson", as: .command) lists them.", ja: "\("lesson", as: .command) で一覧を表示できます。")
    ])

  static let noNext = Objection(
    Phrase(en: "This was the last lesson.", ja: "これが最後のレッスンです。"))

  static let noTaskBefore = Objection(
    Phrase(en: "This is the first task.", ja: "これが最初の課題です。"))

  static let noShelf = Objection(
    Phrase(
      en: "The lessons that come with Tsume are not beside this program.",
      ja: "実行ファイルと同じ場所に、付属のレッスンが見つかりません。"),
    hints: [
      Phrase(
        en: "A folder of lessons can be named: \("lesson FOLDER", as: .command).",
        ja: "レッスンのフォルダーを指定できます：\("lesson FOLDER", as: .command)")
    ])

  static func unknown(_ part: String, near: [String]) -> Objection {
    Objection(
      Phrase(
        en: "There is no lesson or course \(part, as: .code).",
        ja: "「\(part, as: .code)」というレッスンやコースはありません。"),
      hints: near.isEmpty
        ? [
          Phrase(
            en: "\("lesson", as: .command) lists the courses; a number or a name starts one.",
            ja: "コースの一覧は \("lesson", as: .command) です。番号か名前で始められます。")
        ]
        : near.prefix(3).map {
          Phrase(
            en: "Did you mean \($0, as: .command)?", ja: "\($0, as: .command) ではありませんか？")
        })
  }

  /// Of a number that no course has.
  static func unknown(_ number: String, at range: SourceRange, courses count: Int) -> Objection {
    Objection(
      Phrase(
        en: "There is no course \(number, as: .code).", ja: "コース \(number, as: .code) はありません。"),
      at: range,
      hints: [
        Phrase(
          en: "The courses are numbered 1 to \(count): \("lesson", as: .command) lists them.",
          ja: "コースの番号は 1 から \(count) までです。\("lesson", as: .command) で一覧できます。")
      ])
  }

  /// Of a lesson that a folder or a course does not have.
  static func unknown(_ part: String, in folder: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "There is no lesson \(part, as: .code).", ja: "「\(part, as: .code)」というレッスンはありません。"),
      at: range,
      hints: [
        Phrase(
          en:
            "\("lesson list \(folder)", as: .command) says how those of \(folder, as: .code) are started.",
          ja: "\(folder, as: .code) のレッスンの始め方は \("lesson list \(folder)", as: .command) で分かります。")
      ])
  }

  /// A folder in which no lesson stands.
  ///
  /// - Parameter shelves: Those of its folders in which some do.
  static func noLessons(
    in folder: String, at range: SourceRange, but shelves: [String]
  ) -> Objection {
    let written = Phrase(
      en: "\("help lessons", as: .command) says how a lesson is written and where it stands.",
      ja: "レッスンの書き方と置き場所は \("help lessons", as: .command) にあります。")
    return Objection(
      Phrase(
        en: "There are no lessons in \(folder, as: .code).",
        ja: "\(folder, as: .code) の中にレッスンはありません。"), at: range,
      hints: shelves.isEmpty
        ? [written] : [SuggestionWords.didYouMean(shelves.prefix(3).map { "lesson \($0)" })])
  }

  static func forbidden(_ prohibition: LessonTask.Prohibition) -> Objection {
    Objection(
      Phrase(
        en: "This task is to be done \(rule(prohibition)).", ja: "この課題の決まり：\(rule(prohibition))"))
  }

  /// - Parameter reason: What the line was told.
  static func lineRefused(
    _ line: String, at number: Int, in path: String, because reason: Phrase?
  ) -> Objection {
    Objection(
      Phrase(
        en: "Line \(number) of \(path, as: .name) cannot be carried out: "
          + "\(line.firstLine, as: .code)",
        ja: "\(path, as: .name) の \(number) 行目を実行できません：\(line.firstLine, as: .code)"),
      hints: reason.map { [$0] } ?? [])
  }

  static func broken(_ failure: LessonReader.Failure, in path: String) -> Objection {
    Objection(
      Phrase(
        en: "\(path, as: .name), line \(failure.line): \(failure.reason)",
        ja: "\(path, as: .name) の \(failure.line) 行目：\(failure.reason)"),
      hints: [
        Phrase(
          en: "\("help lessons", as: .command) says how a lesson is written.",
          ja: "レッスンの書き方は \("help lessons", as: .command) にあります。")
      ])
  }
}
