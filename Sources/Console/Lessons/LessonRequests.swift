import AutoLayout
import Interchange
import Patience
import Prose
import Reporting

/// What a pupil asks of the lesson: a hint, what is missing, a way, the next task or the one before.
extension Session {
  mutating func perform(_ request: LessonRequest) throws(LineFailure) -> Turn {
    switch request {
    case .start(let path, let key, let shelf):
      return try startLesson(at: path, key: key, shelf: shelf, from: tasksDone(of: key))
    case .forget: return askedToForget()
    case .hint: return try hint(in: begun())
    case .solution: return try solution(in: begun())
    case .check: return try check(begun())
    case .next: return try skip(begun())
    case .back: return try goBack(in: begun())
    case .again: return try beginAgain(begun())
    case .leave: return try leave(begun())
    }
  }

  /// The lesson that is going on.
  private func begun() throws(LineFailure) -> LessonInProgress {
    guard let lesson else { throw .objection(LessonWords.noLesson) }
    return lesson
  }

  /// Whoever has solved something is asked first.
  private mutating func askedToForget() -> Turn {
    guard isAtPrompt, !surroundings.progress().isEmpty else { return forgetLessons() }
    asked = .forgetLessons
    return said(LessonWords.asksToForget)
  }

  func forgetLessons() -> Turn {
    keep(LessonPlaces([]))
    return said(LessonWords.forgotten)
  }

  private mutating func hint(in lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let task = lesson.present else { return said(LessonWords.isOver) }
    guard !task.hints.isEmpty else { return said(LessonWords.noHint) }
    let place = min(lesson.hintsGiven, task.hints.count - 1)
    self.lesson?.hintsGiven = place + 1
    var turn = Turn(
      reports: [
        LessonReport.hint(written(task.hints[place]), number: place + 1, of: task.hints.count)
      ])
    if lesson.hintsGiven == task.hints.count { turn.add(said(LessonWords.noMoreHints)) }
    // Lines that stand there may be what is in the way.
    guard history.step != lesson.firstStep else { return turn }
    let missing = missing(of: task).prefix(Self.mostMissingUnderHint)
    if !missing.isEmpty { turn.reports.append(LessonReport.missing(Array(missing))) }
    turn.add(try deadEnd(in: lesson, task))
    return turn
  }

  private static let mostMissingUnderHint = 2

  /// The task once more, what is not yet as it should be, in its own terms, and whether it can still be
  /// reached.
  private func check(_ lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let task = lesson.present else { return said(LessonWords.isOver) }
    let missing = missing(of: task)
    var turn = Turn(reports: [LessonReport.task(of: lesson), LessonReport.missing(missing)])
    if !missing.isEmpty { turn.add(try deadEnd(in: lesson, task)) }
    return turn
  }

  /// Said where the lesson's own lines do not lead on from what stands.
  private func deadEnd(
    in lesson: LessonInProgress, _ task: LessonTask
  ) throws(LineFailure) -> Turn {
    let way = try way(in: lesson, of: task)
    if case .here = way { return Turn() }
    if isBehindTask(of: lesson) { return said(LessonWords.isBehindTask(lesson.task)) }
    switch way {
    case .here: return Turn()
    case .again: return said(LessonWords.isInTheWay(linesInTheWay(of: task)))
    case .own: return said(LessonWords.earlierIsInTheWay)
    }
  }

  private func solution(in lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let task = lesson.present else { return said(LessonWords.isOver) }
    let way = try way(in: lesson, of: task)
    var turn = Turn()
    switch way {
    case .here: break
    case .again: turn.add(said(LessonWords.beginAgainFirst))
    case .own: turn.add(said(LessonWords.beginWithTheLessonsOwn))
    }
    turn.reports.append(LessonReport.solution(way.lines, beginsAgain: way.beginsAgain))
    return turn
  }

  /// The next task by the stored solution, or the next lesson where this one is over.
  private mutating func skip(_ lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let task = lesson.present else {
      guard let next = nextLesson(after: lesson) else { throw .objection(LessonWords.noNext) }
      return try startLesson(
        at: next.path, key: next.key, shelf: lesson.shelf, from: tasksDone(of: next.key))
    }
    return try wholly { (session) throws(LineFailure) in
      let lines = try session.beginAnew(lesson, task)
      var turn = session.said(LessonWords.isPassedOver)
      turn.reports.append(LessonReport.solution(lines, beginsAgain: false))
      for line in lines { try session.carryOutQuietly(line) }
      session.lesson?.task += 1
      turn.add(try session.beginTask())
      session.notePlace(isSolved: false)
      if session.lesson?.present == nil, lesson.key != nil {
        turn.add(session.said(session.whatComes(after: lesson)))
      }
      return turn
    }
  }

  /// Goes back to where the task began: to the pupil's own layout, or to the lesson's where its solution does
  /// not lead on from that. Returns the lines that do.
  private mutating func beginAnew(
    _ lesson: LessonInProgress, _ task: LessonTask
  ) throws(LineFailure) -> [SessionFile.Entry] {
    let language = settings.language
    let lines: [SessionFile.Entry]
    if let beginning = lesson.beginning.first, let found = beginning.linesThatSolve(task) {
      (self, lines) = (beginning, found)
      self.lesson = lesson
      self.lesson?.task = beginning.lesson?.task ?? lesson.task
    } else {
      self = try lessonsOwn(lesson, at: lesson.task).session
      lines = linesThatSolve(task) ?? task.solution
    }
    self.lesson?.hintsGiven = 0
    settings.language = language
    return lines
  }

  private mutating func goBack(in lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard lesson.task > 0 else { throw .objection(LessonWords.noTaskBefore) }
    return try wholly { (session) throws(LineFailure) in
      _ = try session.startLesson(
        at: lesson.path, key: lesson.key, shelf: lesson.shelf, from: lesson.task - 1)
      session.notePlace(isSolved: nil)
      guard let present = session.lesson else { return Turn() }
      return Turn(reports: [LessonReport.task(of: present)])
    }
  }

  /// The present task from its beginning; behind the last one, that.
  private mutating func beginAgain(_ lesson: LessonInProgress) throws(LineFailure) -> Turn {
    var lesson = lesson
    if lesson.present == nil { lesson.task -= 1 }
    guard let task = lesson.present else { return Turn() }
    return try wholly { (session) throws(LineFailure) in
      let isOwn = lesson.beginning.first?.linesThatSolve(task) == nil
      _ = try session.beginAnew(lesson, task)
      let goal = session.afterSolution(of: task).session.state
      session.lesson?.goal = goal
      var turn = isOwn ? session.said(LessonWords.beginsWithTheLessonsOwn) : Turn()
      if let present = session.lesson { turn.reports.append(LessonReport.task(of: present)) }
      return turn
    }
  }

  private mutating func leave(_ lesson: LessonInProgress) -> Turn {
    guard let outer = lesson.outer.first else { return Turn() }
    let language = settings.language
    self = outer
    settings.language = language
    return said(LessonWords.left(isRemembered: lesson.key != nil))
  }

  func nextLesson(after lesson: LessonInProgress) -> LessonShelf.Entry? {
    guard let shelf = lesson.shelf, let key = lesson.key else { return nil }
    return LessonShelf(in: shelf, surroundings).lesson(after: key)
  }

  /// Which lesson comes next, and whether a course has come to its end.
  func whatComes(after lesson: LessonInProgress) -> Phrase {
    guard let shelf = lesson.shelf, let key = lesson.key else { return LessonWords.next(nil) }
    let courses = LessonShelf(in: shelf, surroundings).courses
    let place = courses.firstIndex { $0.lessons.last?.key == key }
    let next = LessonWords.next(nextLesson(after: lesson)?.lesson.title)
    guard let place else { return next }
    let following = courses.indices.contains(place + 1) ? courses[place + 1].title : nil
    return LessonWords.endsCourse(courses[place].title, following: following)
      + Phrase(en: " ", ja: "") + next
  }
}
