package import Prose

/// A session with tasks: what is told, what is carried out beforehand, and what the pupil is to do.
///
/// Whether a task is done is asked of the layout, never of the text that was typed.
package struct Lesson: Sendable {
  package let title: Phrase
  /// In the order of the file.
  let elements: [Element]

  enum Element: Sendable {
    case say(Phrase)
    /// Carried out before the task that follows.
    case line(SessionFile.Entry)
    case task(LessonTask)
  }

  package var tasks: [LessonTask] {
    elements.compactMap { if case .task(let task) = $0 { task } else { nil } }
  }

  /// What is carried out and told before a task, counted from 0; behind the last one what ends the
  /// lesson.
  func elements(before task: Int) -> [Element] {
    var parts: [[Element]] = [[]]
    for element in elements {
      if case .task = element { parts.append([]) } else { parts[parts.count - 1].append(element) }
    }
    return parts.indices.contains(task) ? parts[task] : []
  }

  /// How long it takes at reading speed, with time to type: in whole minutes, at least one.
  package func minutes(in language: Language) -> Int {
    let texts = elements.flatMap { element -> [Phrase] in
      switch element {
      case .say(let words): [words]
      case .line: []
      case .task(let task): task.texts
      }
    }
    let seconds = texts.reduce(0) { $0 + Self.readingSeconds(of: $1, in: language) }
    let typing = tasks.reduce(0.0) { $0 + Self.secondsToType * Double($1.solution.count) }
    return max(1, Int(((seconds + typing) / 60).rounded(.up)))
  }

  private static let secondsToType = 12.0

  /// 200 words a minute in English, 500 characters a minute in Japanese.
  private static func readingSeconds(of words: Phrase, in language: Language) -> Double {
    let text = words.text(in: language).string
    return switch language {
    case .english: Double(text.split(separator: " ").count) * 60 / 200
    case .japanese: Double(text.count) * 60 / 500
    }
  }
}

/// What a pupil is to do, and how it is judged.
package struct LessonTask: Sendable {
  /// Where `task` stands in the file.
  package let line: Int
  package let words: Phrase
  /// What fails before and must hold.
  let goals: [Goal]
  /// What holds before and must not be lost.
  let keeps: [Goal]
  /// What must hold elsewhere as well, on another screen or with other contents: by it a relation is
  /// told from a number that happens to fit.
  let elsewhere: [Goal]
  let prohibitions: [Prohibition]
  let hints: [Phrase]
  package let solution: [SessionFile.Entry]
  /// Why it works: told when it is solved.
  let praise: Phrase?

  /// An `expect` line, asked of the layout as it is, or as another line would make it.
  struct Goal: Sendable {
    let line: Int
    var expectation: String
    /// What is tried first; nothing of it stays.
    var circumstance: String?

    func after(_ line: String) -> Goal {
      var goal = self
      goal.circumstance = line
      return goal
    }
  }

  /// All that must hold when it is done.
  var conditions: [Goal] { goals + keeps + elsewhere }

  /// What may not be done.
  enum Prohibition: Hashable, Sendable {
    /// A command, a property or a handle, by its word: `remove`, `isHidden`, `label.resist`.
    case word(String)
    case moreLines(than: Int)
  }

  var texts: [Phrase] { [words] + hints + (praise.map { [$0] } ?? []) }
}

extension LessonTask.Prohibition {
  /// Whether a line does what is not to be done. Names are compared part by part: `resist` stands in
  /// `label.resist.v`, and `remove` not in `removeFromSuperview`.
  func forbids(_ line: String) -> Bool {
    guard case .word(let word) = self else { return false }
    let wanted = word.split(separator: ".")
    let names = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return names.contains { $0.split(separator: ".").contains(wanted) }
  }
}
