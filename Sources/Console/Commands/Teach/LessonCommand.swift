import Interchange
import Prose

/// `lesson`, `lesson torutsume`, `lesson 3.2`: the lessons that come with Tsume, or those of a folder.
struct LessonCommand: Command {
  static let signature = Signature(
    "lesson", .teach,
    usage: [
      .init("", Phrase(en: "all courses, and what is solved", ja: "コースの一覧と進み具合")),
      .init(
        "N|NAME|TITLE",
        Phrase(
          en: "starts a course, or a lesson: 3, torutsume, 3.2, equal widths",
          ja: "コースやレッスンを始める（3、torutsume、3.2、トルツメ）"
        )),
      .init(
        "list N|NAME|FOLDER", Phrase(en: "the lessons of a course", ja: "コースのレッスン一覧")),
      .init("FOLDER|FILE", Phrase(en: "lessons of one's own", ja: "自分で書いたレッスン")),
      .init("forget", Phrase(en: "nothing counts as solved any more", ja: "進み具合を消す")),
    ],
    summary: Phrase(
      en: "Lists the lessons, or starts one on a document of its own.",
      ja: "レッスンを一覧します。または、専用の画面で一つ始めます。"),
    details: Phrase(
      en:
        "A task is done when the layout is as the task wants it, whichever line brought that about.",
      ja: "どの書き方でも、レイアウトが課題のとおりになれば正解です。"),
    parameters: [
      .either([.lesson, .word(["list"]), .destructiveWord(["forget"]), .fileEnding([".tsume"])])
    ],
    following: ["list": [.lesson]],
    examples: [.init("lesson 1"), .init("lesson list 1")],
    related: ["hint", "check", "solution", "next", "leave", "lessons"], hasReport: true)

  private enum Subject {
    case shelf, list(String, SourceRange), start(String, SourceRange), forget
  }

  private let subject: Subject

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      subject = .shelf
    } else if arguments.skip("forget") {
      subject = .forget
    } else if arguments.skip("list") {
      let (words, range) = try Self.words(&arguments)
      subject = .list(words, range)
    } else {
      let (words, range) = try Self.words(&arguments)
      subject = .start(words, range)
    }
    try arguments.end()
  }

  /// A name, or a title of several words.
  private static func words(
    _ arguments: inout Arguments
  ) throws(LineFailure) -> (text: String, range: SourceRange) {
    let first = try arguments.word(CommandWords.lesson)
    var (text, range) = (first.text, first.range)
    while !arguments.isAtEnd {
      let next = try arguments.word(CommandWords.lesson)
      text += " " + next.text
      range = SourceRange(range.lowerBound, next.range.upperBound)
    }
    return (text, range)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch subject {
    case .forget: return Outcome(effect: .lesson(.forget))
    case .shelf:
      let shelf = try snapshot.shelf()
      return Outcome(
        reports: [
          LessonReport.shelf(
            shelf, solved: snapshot.surroundings.progress(), in: snapshot.settings.language)
        ])
    case .list(let word, let range): return try list(word, at: range, on: snapshot)
    case .start(let word, let range): return try start(word, at: range, on: snapshot)
    }
  }

  private func list(
    _ word: String, at range: SourceRange, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let shipped = Result { () throws(LineFailure) in try snapshot.shelf() }
    if let shelf = try? shipped.get(), let name = shelf.course(word)?.name,
      let place = shelf.courses.firstIndex(where: { $0.name == name })
    {
      return Outcome(reports: [report(on: shelf.courses[place], number: place + 1, snapshot)])
    }
    let own = LessonShelf(in: FilePath.joined(snapshot.folder, word), snapshot.surroundings).courses
    guard own.isEmpty else {
      return Outcome(reports: own.map { report(on: $0, number: nil, snapshot) })
    }
    throw .objection(unknown(word, at: range, among: try shipped.get().courses.map(\.name)))
  }

  private func report(
    on course: LessonShelf.Course, number: Int?, _ snapshot: Snapshot
  ) -> Report {
    LessonReport.course(
      course, number: number, solved: snapshot.surroundings.progress(),
      in: snapshot.settings.language)
  }

  /// A lesson of the shelf, else a file, else the first of a folder.
  private func start(
    _ word: String, at range: SourceRange, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let surroundings = snapshot.surroundings
    let folder = surroundings.lessonsFolder()
    let shelf = folder.map { LessonShelf(in: $0, surroundings) }
    if let entry = shelf?.lesson(word, solved: surroundings.progress()) {
      return Outcome(effect: .lesson(.start(path: entry.path, key: entry.key, shelf: folder)))
    }
    let path = FilePath.joined(snapshot.folder, word)
    switch surroundings.probe(path) {
    case .success(let text): return start(text, at: path, folder, shelf, on: snapshot)
    case .failure(.isFolder):
      let own = LessonShelf(in: path, surroundings)
      if let entry = own.lessons.first {
        return Outcome(effect: .lesson(.start(path: entry.path, key: entry.key, shelf: path)))
      }
      throw .objection(
        LessonWords.noLessons(in: word, at: range, but: Self.shelves(in: path, surroundings)))
    case .failure: break
    }
    for owner in [FilePath.folder(of: word), String(word.prefix { $0 != " " })]
    where owner != word && !owner.isEmpty {
      let own = LessonShelf(in: FilePath.joined(snapshot.folder, owner), surroundings)
      if !own.lessons.isEmpty { throw .objection(LessonWords.unknown(word, in: owner, at: range)) }
    }
    if let (course, _) = shelf?.courseAndNumber(word) {
      throw .objection(LessonWords.unknown(word, in: course.name, at: range))
    }
    if let shelf, Int(word) != nil {
      throw .objection(LessonWords.unknown(word, at: range, courses: shelf.courses.count))
    }
    // Without the shelf, no name is wrong.
    guard shelf != nil || FilePath.name(of: word) != word else {
      throw .objection(LessonWords.noShelf)
    }
    throw .objection(
      unknown(
        word, at: range, among: shelf?.names ?? [], titled: shelf?.names(with: word) ?? []))
  }

  /// The folders of a folder in which lessons stand.
  private static func shelves(in path: String, _ surroundings: Surroundings) -> [String] {
    surroundings.list(path).filter { $0.hasSuffix("/") }
      .map { FilePath.joined(path, String($0.dropLast())) }
      .filter { !LessonShelf(in: $0, surroundings).lessons.isEmpty }
  }

  /// A file goes on where it was left, as a lesson of the shelf does, if that is what it is.
  private func start(
    _ text: String, at path: String, _ folder: String?, _ shelf: LessonShelf?, on snapshot: Snapshot
  ) -> Outcome {
    let key = LessonShelf.key(of: snapshot.surroundings.absolute(path))
    let named = shelf?.lessons.first { $0.key == key }
    // Another lesson of that name has a place of its own.
    if let named, !named.holds(text) {
      return Outcome(effect: .lesson(.start(path: path, key: nil, shelf: nil)))
    }
    return Outcome(
      effect: .lesson(.start(path: path, key: key, shelf: named == nil ? nil : folder)))
  }

  private func unknown(
    _ word: String, at range: SourceRange, among names: [String], titled: [String] = []
  ) -> Objection {
    let near = titled.isEmpty ? Spelling.suggestions(for: word, among: names) : titled
    var objection = LessonWords.unknown(word, near: near.map { "lesson \($0)" })
    objection.range = range
    return objection
  }
}

extension Snapshot {
  /// The lessons that come with Tsume.
  func shelf() throws(LineFailure) -> LessonShelf {
    guard let folder = surroundings.lessonsFolder() else { throw .objection(LessonWords.noShelf) }
    return LessonShelf(in: folder, surroundings)
  }
}
