import AutoLayout
import Interchange
import Patience
import Prose
import Reporting

/// Lessons: a document of its own, tasks one after another, each judged by the layout.
extension Session {
  /// Whether a task says what is to be done.
  package var isInLesson: Bool { lesson != nil }

  /// The line that goes on with the lesson another day; `nil` outside of lessons and where progress
  /// does not remember it.
  package var lineThatGoesOn: String? {
    guard let lesson, lesson.key != nil else { return nil }
    return lesson.shelf != nil && lesson.shelf == surroundings.lessonsFolder()
      ? "lesson" : "lesson \(FilePath.inLine(lesson.path))"
  }

  mutating func perform(_ request: LessonRequest) throws(LineFailure) -> Turn {
    if case .start(let path, let key, let shelf) = request {
      return try startLesson(at: path, key: key, shelf: shelf, from: tasksDone(of: key))
    }
    if case .forget = request {
      keep(LessonPlaces([]))
      return said(LessonWords.forgotten)
    }
    guard let lesson else { throw .objection(LessonWords.noLesson) }
    switch request {
    case .hint: return hint(in: lesson)
    case .solution:
      guard let task = lesson.present else { return said(LessonWords.isOver) }
      return Turn(reports: [LessonReport.solution(of: task)])
    case .check: return check(lesson)
    case .next: return try skip(lesson)
    case .back: return try goBack(in: lesson)
    case .again: return try beginAgain(lesson)
    case .leave: return leave(lesson)
    case .start, .forget: return Turn()
    }
  }

  /// - Parameter done: How many tasks are done; those are passed, unless it is all of them.
  private mutating func startLesson(
    at path: String, key: String?, shelf: String?, from done: Int
  ) throws(LineFailure) -> Turn {
    let text: String
    switch surroundings.probe(path) {
    case .success(let found): text = found
    case .failure(let failure): throw .file(failure)
    }
    let (lesson, failures) = LessonReader.read(text)
    if let first = failures.first { throw .objection(LessonWords.broken(first, in: path)) }
    var pupil = try Session(language: settings.language, surroundings: surroundings)
    pupil.acceptsPrefixes = acceptsPrefixes
    // From one lesson to the next: who leaves comes back to where the first was begun.
    let outer = self.lesson?.outer ?? [self]
    pupil.lesson = LessonInProgress(
      lesson: lesson, path: path, key: key, shelf: shelf, outer: outer)
    var turn = Turn(
      reports: [LessonReport.title(of: lesson, minutes: lesson.minutes(in: settings.language))])
    let start = try pupil.beginTask()
    if (1..<lesson.tasks.count).contains(done) {
      for _ in 0..<done { try pupil.passTask() }
      if let present = pupil.lesson {
        turn.add(said(LessonWords.goesOn(from: done + 1)))
        turn.reports.append(LessonReport.task(of: present))
      }
    } else {
      turn.add(start)
    }
    turn.add(said(LessonWords.onTheWay))
    self = pupil
    return turn
  }

  /// The present task by its stored solution, without a word.
  private mutating func passTask() throws(LineFailure) {
    for line in lesson?.present?.solution ?? [] { try carryOutQuietly(line) }
    lesson?.task += 1
    _ = try beginTask()
  }

  /// What there was before the lesson.
  package var outsideLesson: Session { lesson?.outer.first ?? self }

  /// Carries out what stands before the present task, and tells the task.
  private mutating func beginTask() throws(LineFailure) -> Turn {
    guard let place = lesson?.task, let elements = lesson?.lesson.elements(before: place) else {
      return Turn()
    }
    var turn = Turn()
    for element in elements {
      switch element {
      case .say(let words): turn.add(said(words))
      case .line(let entry): try carryOutQuietly(entry)
      case .task: break
      }
    }
    lesson?.hintsGiven = 0
    lesson?.linesTyped = 0
    // Behind the last task there is none to begin anew but that.
    if lesson?.present != nil {
      var beginning = self
      beginning.lesson?.beginning = []
      lesson?.beginning = [beginning]
    }
    let goal = layoutAfterSolution(of: lesson?.present)
    lesson?.goal = goal
    if let lesson { turn.reports.append(LessonReport.task(of: lesson)) }
    return turn
  }

  /// Where the stored solution would bring things; `nil` behind the last task.
  private func layoutAfterSolution(of task: LessonTask?) -> Solution? {
    guard let task else { return nil }
    var trial = self
    trial.lesson = nil
    for line in task.solution {
      _ = line.isPaste ? trial.executePaste(line.line) : trial.execute(line.line)
    }
    return trial.state.solution
  }

  /// A line of the lesson's own, which is to work.
  private mutating func carryOutQuietly(_ entry: SessionFile.Entry) throws(LineFailure) {
    let present = lesson
    lesson = nil
    let turn = entry.isPaste ? executePaste(entry.line) : execute(entry.line)
    lesson = present
    if turn.isRefused {
      throw .objection(
        LessonWords.lineRefused(entry.line, at: entry.number, in: present?.path ?? ""))
    }
  }
}

// MARK: After a line

extension Session {
  /// Why the task does not allow a line that changed something; `nil` for what it does.
  func prohibition(of line: String) -> Objection? {
    guard let task = lesson?.present else { return nil }
    return task.prohibitions.first { $0.forbids(line) }.map(LessonWords.forbidden)
  }

  /// What a line did to the task: praise and the next one where it is solved. What led to another task is
  /// no line of that.
  mutating func judged(_ turn: Turn, since before: Session) -> Turn {
    guard lesson?.present != nil, lesson?.path == before.lesson?.path,
      lesson?.task == before.lesson?.task, !turn.isRefused, history.step != before.history.step
    else { return turn }
    if history.step > before.history.step { lesson?.linesTyped += 1 }
    guard let lesson, let task = lesson.present, isSolved(task) else { return turn }
    var turn = turn
    guard lesson.isWithinLines else {
      turn.add(said(LessonWords.tooManyLines))
      return turn
    }
    if let praise = task.praise { turn.reports.append(LessonReport.praise(praise)) }
    turn.add(advanced(from: lesson))
    return turn
  }

  /// The next task, or the end of the lesson, which progress remembers.
  private mutating func advanced(from old: LessonInProgress) -> Turn {
    lesson?.task += 1
    let before = self
    do throws(LineFailure) {
      var turn = try beginTask()
      notePlace(isSolved: true)
      if lesson?.present == nil, old.key != nil {
        turn.add(said(LessonWords.next(nextLesson(after: old)?.lesson.title)))
      }
      return turn
    } catch {
      self = before
      return Turn(reports: [error.report(for: "", in: state.document)])
    }
  }

  /// Remembers how far the lesson has come.
  ///
  /// - Parameter isSolved: Whether the pupil has done the last task, and not passed it over.
  private func notePlace(isSolved: Bool) {
    guard let lesson, let key = lesson.key else { return }
    var places = LessonPlaces(surroundings.progress())
    if lesson.present != nil {
      places.note(lesson.task, of: key)
    } else if isSolved {
      places.noteSolved(key)
    }
    keep(places)
  }

  /// Where lessons go on is kept for good: from here on the line is not stopped.
  private func keep(_ places: LessonPlaces) {
    if LineWork.settles() { surroundings.keepProgress(places.lines) }
  }

  /// 0 for a lesson without a key, of which nothing is kept.
  private func tasksDone(of key: String?) -> Int {
    key.map { LessonPlaces(surroundings.progress()).tasksDone(of: $0) } ?? 0
  }

  private func isSolved(_ task: LessonTask) -> Bool {
    (task.goals + task.keeps).allSatisfy { mismatch(of: $0) == nil }
  }
}

// MARK: What a pupil asks

extension Session {
  private mutating func hint(in lesson: LessonInProgress) -> Turn {
    guard let task = lesson.present else { return said(LessonWords.isOver) }
    guard !task.hints.isEmpty else { return said(LessonWords.noHint) }
    let place = min(lesson.hintsGiven, task.hints.count - 1)
    self.lesson?.hintsGiven = place + 1
    return Turn(
      reports: [LessonReport.hint(task.hints[place], number: place + 1, of: task.hints.count)])
  }

  /// What is not yet as it should be, in the task's own terms.
  private func check(_ lesson: LessonInProgress) -> Turn {
    guard let task = lesson.present else { return said(LessonWords.isOver) }
    return Turn(reports: [LessonReport.missing(missing(of: task))])
  }

  /// The next task by the stored solution, or the next lesson where this one is over.
  private mutating func skip(_ lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let task = lesson.present else {
      guard let next = nextLesson(after: lesson) else { throw .objection(LessonWords.noNext) }
      return try startLesson(
        at: next.path, key: next.key, shelf: lesson.shelf, from: tasksDone(of: next.key))
    }
    return try wholly { (session) throws(LineFailure) in
      if let beginning = lesson.beginning.first {
        session = beginning
        session.lesson = lesson
      }
      for line in task.solution { try session.carryOutQuietly(line) }
      session.lesson?.task += 1
      var turn = Turn(reports: [LessonReport.solution(of: task)])
      turn.add(try session.beginTask())
      session.notePlace(isSolved: false)
      return turn
    }
  }

  private mutating func goBack(in lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard lesson.task > 0 else { throw .objection(LessonWords.noTaskBefore) }
    return try wholly { (session) throws(LineFailure) in
      _ = try session.startLesson(
        at: lesson.path, key: lesson.key, shelf: lesson.shelf, from: lesson.task - 1)
      session.notePlace(isSolved: false)
      guard let present = session.lesson else { return Turn() }
      return Turn(reports: [LessonReport.task(of: present)])
    }
  }

  private mutating func beginAgain(_ lesson: LessonInProgress) throws(LineFailure) -> Turn {
    guard let beginning = lesson.beginning.first else { return Turn() }
    var fresh = lesson
    (fresh.hintsGiven, fresh.linesTyped) = (0, 0)
    fresh.task = beginning.lesson?.task ?? lesson.task
    let language = settings.language
    self = beginning
    settings.language = language
    fresh.goal = layoutAfterSolution(of: fresh.present)
    self.lesson = fresh
    return Turn(reports: [LessonReport.task(of: fresh)])
  }

  private mutating func leave(_ lesson: LessonInProgress) -> Turn {
    guard let outer = lesson.outer.first else { return Turn() }
    let language = settings.language
    self = outer
    settings.language = language
    return said(LessonWords.left(isRemembered: lesson.key != nil))
  }

  private func nextLesson(after lesson: LessonInProgress) -> LessonShelf.Entry? {
    guard let shelf = lesson.shelf, let key = lesson.key else { return nil }
    return LessonShelf(in: shelf, surroundings).lesson(after: key)
  }
}
