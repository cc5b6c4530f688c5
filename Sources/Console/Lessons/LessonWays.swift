import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// From where the stored solution of a task leads to its goals.
enum LessonWay {
  /// From what stands now.
  case here([SessionFile.Entry])
  /// From what stood when the task began.
  case again([SessionFile.Entry])
  /// From the layout that the lesson itself brings about, and not from what the pupil made before.
  case own([SessionFile.Entry])

  var lines: [SessionFile.Entry] {
    switch self {
    case .here(let lines), .again(let lines), .own(let lines): lines
    }
  }

  /// Whether the task has to be begun anew before its lines.
  var beginsAgain: Bool { if case .here = self { false } else { true } }
}

/// What a lesson's own lines say in the pupil's layout, and whether they lead on from there.
extension Session {
  /// From where the stored solution leads to the goals of the present task, in the pupil's own words.
  func way(
    in lesson: LessonInProgress, of task: LessonTask
  ) throws(LineFailure) -> LessonWay {
    if let lines = linesThatSolve(task) { return .here(lines) }
    if let lines = lesson.beginning.first?.linesThatSolve(task) { return .again(lines) }
    let own = try lessonsOwn(lesson, at: lesson.task).session
    return .own(own.linesThatSolve(task) ?? task.solution)
  }

  /// Whether what an earlier task had come to was taken back.
  func isBehindTask(of lesson: LessonInProgress) -> Bool {
    lesson.task > 0 && !history.path(to: history.step).contains(lesson.firstStep)
  }

  /// How many of the pupil's last lines have to be taken back before the stored solution leads on; `nil`
  /// where that takes all of them.
  func linesInTheWay(of task: LessonTask) -> Int? {
    let most = min(linesStanding - 1, Self.mostTakenBack)
    guard most > 0 else { return linesStanding == 1 ? 1 : nil }
    return (1...most).first { count in
      var trial = trial
      let isRefused = trial.execute("undo \(count)").isRefused
      return !isRefused && trial.linesThatSolve(task) != nil
    }
  }

  /// Each is tried.
  private static let mostTakenBack = 4

  /// The lines of the stored solution as they are typed here; `nil` where they do not lead to the goals.
  func linesThatSolve(_ task: LessonTask) -> [SessionFile.Entry]? {
    let (session, lines) = afterSolution(of: task)
    return lines.count == task.solution.count && session.isSolved(task) ? lines : nil
  }

  /// A copy in which the stored solution was typed, up to a line that is refused.
  func afterSolution(of task: LessonTask) -> (session: Session, lines: [SessionFile.Entry]) {
    var trial = trial
    var lines: [SessionFile.Entry] = []
    for entry in task.solution {
      let line = trial.written(entry)
      if trial.carryOut(line).isRefused { break }
      lines.append(line)
    }
    return (trial, lines)
  }

  /// A copy in which a lesson's lines are tried: nobody judges them, and whatever they say, no file is
  /// written. A lesson may be a stranger's.
  var trial: Session {
    var trial = self
    trial.lesson = nil
    (trial.isReplaying, trial.allowsWrites) = (true, false)
    return trial
  }

  mutating func carryOut(_ entry: SessionFile.Entry) -> Turn {
    entry.isPaste ? executePaste(entry.line) : execute(entry.line)
  }
}

// MARK: Names

extension Session {
  /// Of a name that nothing has: in a lesson, the views that the task is about.
  func namesInLesson(for failure: LineFailure) -> Phrase? {
    guard lesson?.present != nil, case .objection(let objection) = failure, objection.namesNothing
    else { return nil }
    let names = state.document.preorder().compactMap(state.document.view)
      .filter { !$0.id.isInitial && !$0.isGuide }.map(\.name)
    return names.isEmpty ? nil : LessonWords.names(names)
  }
}

// MARK: Constraints by what they say

extension Session {
  /// A line of a lesson with the handles that constraints have here: `remove {{a.width == b.width}}` is
  /// `remove c8` where `c8` says so.
  func written(_ entry: SessionFile.Entry) -> SessionFile.Entry {
    var entry = entry
    entry.line = written(entry.line)
    return entry
  }

  func written(_ words: Phrase) -> Phrase {
    LessonText.filled(words, name(ofConstraint:))
  }

  private func written(_ text: String) -> String { LessonText.filled(text, name(ofConstraint:)) }

  private func name(ofConstraint relation: String) -> String {
    handle(saying: relation) ?? relation
  }

  /// The constraint that says a relation, whichever side it begins with.
  private func handle(saying relation: String) -> String? {
    let sides = relation.split(separator: " == ", maxSplits: 1)
    let forms = sides.count == 2 ? [relation, "\(sides[1]) == \(sides[0])"] : [relation]
    let handles = state.document.constraints.values { $0.isActive }.map {
      state.document.text(of: .constraint($0.id))
    }
    // Of two that say the same, the later one is the one too many.
    return handles.last { handle in
      forms.contains { mismatch(ofExpectation: "expect \(handle) is \($0)") == nil }
    }
  }
}

/// A text in which `{{RELATION}}` stands for the constraint that says so.
enum LessonText {
  /// - Parameter name: What is written for a relation.
  static func filled(_ text: String, _ name: (String) -> String) -> String {
    var (filled, rest) = ("", text[...])
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      filled += rest[..<start.lowerBound]
      filled += name(String(rest[start.upperBound..<end.lowerBound]).trimmed)
      rest = rest[end.upperBound...]
    }
    return filled + rest
  }

  static func filled(_ words: Phrase, _ name: (String) -> String) -> Phrase {
    let (english, japanese) = (words.text(in: .english).string, words.text(in: .japanese).string)
    guard english.contains("{{") || japanese.contains("{{") else { return words }
    return Phrase(en: "\(filled(english, name))", ja: "\(filled(japanese, name))")
  }

  /// Where nobody's layout is at hand: the relations themselves.
  static func plain(_ text: String) -> String { filled(text) { $0 } }
  static func plain(_ words: Phrase) -> Phrase { filled(words) { $0 } }
}
