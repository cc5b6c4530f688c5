import Interchange
import Patience
package import Prose

/// Reads a lesson out of a session file: `lesson`, `say`, `task` with what belongs to it, and lines that
/// are carried out beforehand.
package struct LessonReader {
  /// What is wrong with the file, with the number of its line.
  package struct Failure: Error, Hashable, Sendable {
    package let line: Int
    package let reason: Phrase
  }

  /// The words that only a lesson has, apart from `say`.
  static let words = [
    "lesson", "task", "goal", "keep", "elsewhere", "forbid", "hint", "solution", "praise",
  ]

  private var title: Phrase?
  private var elements: [Lesson.Element] = []
  private var task: Draft?
  private(set) var failures: [Failure] = []
  /// The lines whose texts lack a language.
  private var untranslated: [(line: Int, missing: Language)] = []

  /// A task whose lines are being read.
  private struct Draft {
    var line: Int
    var words: Phrase
    var goals: [LessonTask.Goal] = []
    var keeps: [LessonTask.Goal] = []
    /// Lines after which goals and keeps are asked again.
    var circumstances: [String] = []
    var prohibitions: [LessonTask.Prohibition] = []
    var hints: [Phrase] = []
    var solution: [SessionFile.Entry] = []
    var praise: Phrase?
  }

  /// Whether the first line that says something begins a lesson, or one gives a task: a lesson that lacks its
  /// title is told so.
  package static func recognizes(_ text: String) -> Bool {
    if SessionFile.firstSentence(of: text)?.trimmed.hasPrefix("lesson ") == true { return true }
    let tasks = Language.allCases.map { Array("task \($0.rawValue) ".utf8) }
    var rest = text.utf8[...]
    while !tasks.contains(where: { rest.starts(with: $0) }), !LineWork.isStopped() {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return false }
      rest = rest[end...].dropFirst()
    }
    return true
  }

  /// What could be read, and what is wrong.
  package static func read(_ text: String) -> (lesson: Lesson, failures: [Failure]) {
    let (lesson, reader) = reading(text)
    return (lesson, reader.failures)
  }

  /// What is worth knowing of a lesson, or of the title of a course, and is no failure: where texts
  /// begin to lack a language.
  static func notices(of text: String) -> [Failure] {
    let reader = LessonShelf.isCourse(text) ? readingCourse(text) : reading(text).reader
    return Language.allCases.compactMap { language in
      let lacking = reader.untranslated.filter { $0.missing == language }
      return lacking.first.map {
        Failure(line: $0.line, reason: LessonWords.isInOneLanguage(language, lacking.count))
      }
    }
  }

  private static func reading(_ text: String) -> (lesson: Lesson, reader: LessonReader) {
    var reader = LessonReader()
    let file = SessionFile(text)
    if let line = file.unclosedPaste { reader.fail(line, SessionWords.pasteIsOpen) }
    for entry in file.entries { reader.take(entry) }
    reader.endTask()
    if reader.title == nil { reader.fail(1, LessonWords.noTitle) }
    let lesson = Lesson(title: reader.title ?? "", elements: reader.elements)
    if lesson.tasks.isEmpty { reader.fail(1, LessonWords.noTask) }
    return (lesson, reader)
  }

  /// The title of a course and what it says of itself.
  static func readCourse(
    _ text: String
  ) -> (title: Phrase, about: [Phrase], failures: [Failure]) {
    let reader = readingCourse(text)
    let about = reader.elements.compactMap { element -> Phrase? in
      if case .say(let words) = element { words } else { nil }
    }
    return (reader.title ?? "", about, reader.failures)
  }

  private static func readingCourse(_ text: String) -> LessonReader {
    var reader = LessonReader()
    for var entry in SessionFile(text).entries {
      if entry.line.hasPrefix("course ") {
        entry.line = "lesson" + entry.line.dropFirst("course".count)
      }
      reader.take(entry)
    }
    if reader.title == nil, reader.failures.isEmpty { reader.fail(1, LessonWords.textInQuotes) }
    return reader
  }

  private mutating func fail(_ line: Int, _ reason: Phrase) {
    failures.append(Failure(line: line, reason: reason))
  }

  private mutating func take(_ entry: SessionFile.Entry) {
    let word = entry.isPaste ? "" : entry.line.firstWord
    let rest = String(entry.line.dropFirst(word.count)).trimmed
    switch word {
    case "lesson": title = phrase(rest, at: entry.number) ?? title
    case "say":
      endTask()
      if let words = phrase(rest, at: entry.number) { elements.append(.say(words)) }
    case "task":
      endTask()
      task = Draft(line: entry.number, words: phrase(rest, at: entry.number) ?? "")
    case _ where task != nil && Self.words.contains(word): takePart(word, rest, of: entry)
    case _ where Self.words.contains(word): fail(entry.number, LessonWords.outsideTask(word))
    case _ where Self.wordMeant(by: entry) != nil:
      fail(entry.number, LessonWords.misspelled(word, near: Self.wordMeant(by: entry) ?? word))
    default:
      endTask()
      elements.append(.line(entry))
    }
  }

  /// The word of a lesson that a line means which begins with no command at all.
  private static func wordMeant(by entry: SessionFile.Entry) -> String? {
    guard !entry.isPaste, !entry.line.hasNewline,
      case .command(let word, let arguments)? = try? LineReader.read(RawText(entry.line)),
      !arguments.text.trimmed.isEmpty, Catalogue.command(word.text) == nil
    else { return nil }
    let near = Spelling.suggestions(for: word.text, among: words + ["say"], atMost: 1).first
    // A command that is nearer is what was meant.
    let all = (near.map { [$0] } ?? []) + Catalogue.all.map { $0.signature.word }
    return Spelling.suggestions(for: word.text, among: all, atMost: 1).first == near ? near : nil
  }

  /// A line that belongs to the task above it.
  private mutating func takePart(_ word: String, _ rest: String, of entry: SessionFile.Entry) {
    switch word {
    case "goal", "keep":
      guard let goal = LessonTask.Goal(rest, line: entry.number) else {
        return fail(entry.number, LessonWords.goalExpects(word))
      }
      if word == "goal" { task?.goals.append(goal) } else { task?.keeps.append(goal) }
    case "elsewhere": takeCircumstance(rest, at: entry.number)
    case "forbid": takeProhibition(rest, at: entry.number)
    case "hint": if let words = phrase(rest, at: entry.number) { task?.hints.append(words) }
    case "praise":
      let words = phrase(rest, at: entry.number)
      task?.praise = words
    default:
      var line = entry
      line.line = rest
      line.isPaste = rest.hasNewline
      task?.solution.append(line)
    }
  }

  private mutating func takeCircumstance(_ rest: String, at line: Int) {
    if rest.isEmpty { return fail(line, LessonWords.elsewhereTakesALine) }
    task?.circumstances.append(rest)
  }

  private mutating func takeProhibition(_ rest: String, at line: Int) {
    let words = rest.split(separator: " ")
    if words.count == 4, words[0] == "more", words[1] == "than", let count = Int(words[2]),
      count > 0
    {
      task?.prohibitions.append(.moreLines(than: count))
    } else if words.count == 1 {
      task?.prohibitions.append(.word(rest))
    } else {
      fail(line, LessonWords.illegalProhibition)
    }
  }

  private mutating func endTask() {
    guard let draft = task else { return }
    task = nil
    if draft.goals.isEmpty { fail(draft.line, LessonWords.taskLacks("goal")) }
    if draft.solution.isEmpty { fail(draft.line, LessonWords.taskLacks("solution")) }
    let here = (draft.goals + draft.keeps).filter { $0.circumstance == nil }
    elements.append(
      .task(
        LessonTask(
          line: draft.line, words: draft.words, goals: draft.goals, keeps: draft.keeps,
          elsewhere: draft.circumstances.flatMap { line in here.map { $0.after(line) } },
          prohibitions: draft.prohibitions, hints: draft.hints, solution: draft.solution,
          praise: draft.praise)))
  }

  /// `en "…" ja "…"`, in either order. A teacher's own lesson may do with one of them.
  private mutating func phrase(_ text: String, at line: Int) -> Phrase? {
    var texts: [String: String] = [:]
    let parts = (try? CommandArgument.split(RawText(text))) ?? []
    for (language, words) in zip(parts, parts.dropFirst())
    where !language.isQuoted && words.isQuoted {
      texts[language.text] = words.text
    }
    let known = Language.allCases.filter { texts[$0.rawValue]?.isEmpty == false }
    guard parts.count == 2 * texts.count, let first = known.first,
      texts.keys.allSatisfy({ key in Language.allCases.contains { $0.rawValue == key } })
    else {
      fail(line, text.contains("\u{FFFD}") ? LessonWords.notUTF8 : LessonWords.textInQuotes)
      return nil
    }
    for language in Language.allCases where !known.contains(language) {
      untranslated.append((line, language))
    }
    func words(in language: Language) -> String {
      texts[known.contains(language) ? language.rawValue : first.rawValue] ?? ""
    }
    return Phrase(en: "\(words(in: .english))", ja: "\(words(in: .japanese))")
  }
}

extension LessonTask.Goal {
  /// `expect …`, or `try LINE; expect …`; `nil` for what expects nothing.
  fileprivate init?(_ text: String, line: Int) {
    if text.hasPrefix("expect ") {
      self.init(line: line, expectation: text)
      return
    }
    guard text.hasPrefix("try "), let place = text.ranges(of: "; expect ").last else { return nil }
    let tried = String(text[..<place.lowerBound].dropFirst("try ".count)).trimmed
    if tried.isEmpty { return nil }
    self.init(
      line: line, expectation: String(text[place.lowerBound...].dropFirst(2)), circumstance: tried)
  }
}
