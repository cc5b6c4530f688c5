import AutoLayout
import Diagnosis
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

  /// - Parameter done: How many tasks are done; those are passed, unless it is all of them.
  mutating func startLesson(
    at path: String, key: String?, shelf: String?, from done: Int
  ) throws(LineFailure) -> Turn {
    let text: String
    switch surroundings.probe(path) {
    case .success(let found): text = found
    case .failure(let failure): throw .file(failure)
    }
    let (lesson, failures) = LessonReader.read(text)
    if let first = failures.first { throw .objection(LessonWords.broken(first, in: path)) }
    // From one lesson to the next: who leaves comes back to where the first was begun.
    let start = LessonInProgress(
      lesson: lesson, path: path, key: key, shelf: shelf, outer: self.lesson?.outer ?? [self])
    var turn = Turn(
      reports: [LessonReport.title(of: lesson, minutes: lesson.minutes(in: settings.language))])
    let goesOn = (1..<lesson.tasks.count).contains(done)
    let (pupil, told) = try lessonsOwn(start, at: goesOn ? done : 0)
    if goesOn, let present = pupil.lesson {
      // What names and words mean is told at the beginning.
      for case .say(let words) in lesson.elements(before: 0) { turn.add(said(words)) }
      turn.add(said(LessonWords.goesOn(from: done + 1)))
      turn.reports.append(LessonReport.task(of: present))
    } else {
      turn.add(told)
    }
    turn.add(said(LessonWords.onTheWay(isKnown: !surroundings.progress().isEmpty)))
    self = pupil
    return turn
  }

  /// A lesson at one of its tasks, or behind the last, as its own solutions lead there; with what is told
  /// when that task begins.
  func lessonsOwn(
    _ lesson: LessonInProgress, at task: Int
  ) throws(LineFailure) -> (session: Session, told: Turn) {
    var pupil = try Session(language: settings.language, surroundings: surroundings)
    (pupil.acceptsPrefixes, pupil.isAtPrompt) = (acceptsPrefixes, isAtPrompt)
    pupil.lesson = lesson
    pupil.lesson?.task = 0
    var told = try pupil.beginTask()
    for _ in 0..<task {
      for line in pupil.lesson?.present?.solution ?? [] { try pupil.carryOutQuietly(line) }
      pupil.lesson?.task += 1
      told = try pupil.beginTask()
    }
    return (pupil, told)
  }

  /// What there was before the lesson.
  package var outsideLesson: Session { lesson?.outer.first ?? self }

  /// Carries out what stands before the present task, and tells the task.
  mutating func beginTask() throws(LineFailure) -> Turn {
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
    lesson?.toldMissing = nil
    // Behind the last task there is none to begin anew but that.
    if lesson?.present != nil {
      var beginning = self
      beginning.lesson?.beginning = []
      lesson?.beginning = [beginning]
    }
    if place == 0 { lesson?.ownStep = history.step }
    let goal = lesson?.present.map { afterSolution(of: $0).session.state }
    lesson?.goal = goal
    if let lesson { turn.reports.append(LessonReport.task(of: lesson)) }
    return turn
  }

  /// A line of the lesson's own, which is to work. It is one of a file, and may write no more than the
  /// lines of other files.
  mutating func carryOutQuietly(_ entry: SessionFile.Entry) throws(LineFailure) {
    let (present, wasReplaying) = (lesson, isReplaying)
    (lesson, isReplaying) = (nil, true)
    let turn = carryOut(written(entry))
    (lesson, isReplaying) = (present, wasReplaying)
    if turn.isRefused {
      throw .objection(
        LessonWords.lineRefused(
          entry.line, at: entry.number, in: present?.path ?? "", because: last.refusal))
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

  /// Why a line that went back further than the pupil's own lines is not carried out.
  func objectionToLeavingOwn(since before: Session) -> Objection? {
    guard let lesson, lesson.path == before.lesson?.path, history.step != before.history.step,
      history.path(to: lesson.ownStep).dropLast().contains(history.step)
    else { return nil }
    return LessonWords.isTheLessonsOwn
  }

  /// What a line did to the task: praise and the next one where it is solved. What led to another task is
  /// no line of that.
  mutating func judged(_ turn: Turn, since before: Session) -> Turn {
    guard lesson?.present != nil, lesson?.path == before.lesson?.path,
      lesson?.task == before.lesson?.task, !turn.isRefused, history.step != before.history.step
    else { return turn }
    var turn = turn
    if hasLeftTask(since: before), let number = lesson?.task {
      turn.add(said(LessonWords.undidTask(number)))
    }
    turn.add(passedTasks())
    if lesson?.task == before.lesson?.task { turn.add(whatIsLeft()) }
    return turn
  }

  /// What the task still misses where the layout itself is in order, so that nothing else says that it is not
  /// solved: in one line, and not again as long as it stays the same.
  private mutating func whatIsLeft() -> Turn {
    guard let task = lesson?.present, state.findings.ambiguities.isEmpty,
      state.findings.conflicts.isEmpty, let missing = missing(of: task).first,
      missing != lesson?.toldMissing
    else { return Turn() }
    lesson?.toldMissing = missing
    return Turn(reports: [LessonReport.missing([missing])])
  }

  /// Praise for the present task and the next one, as far as tasks are solved: one line may do what several
  /// ask for, in whichever order.
  private mutating func passedTasks() -> Turn {
    var turn = Turn()
    var isFirst = true
    while let lesson, let task = lesson.present, isSolved(task) {
      guard lesson.allows(lines: linesStanding) else {
        turn.add(said(LessonWords.tooManyLines))
        break
      }
      if !isFirst { turn.add(said(LessonWords.isSolvedToo)) }
      if let praise = task.praise { turn.reports.append(praised(written(praise), for: task)) }
      turn.add(advanced(from: lesson))
      isFirst = false
    }
    return turn
  }

  /// What is said of the stored solution is told as that where the pupil's way came to something else.
  private func praised(_ praise: Phrase, for task: LessonTask) -> Report {
    if endsLikeTheSolution() { return LessonReport.praise(praise) }
    let isShort = task.solution.allSatisfy { !$0.isPaste } && task.solution.count <= 3
    let start = lesson?.beginning.first ?? self
    let lines = isShort ? task.solution.map { start.written($0).line }.joined(separator: "; ") : nil
    return LessonReport.praise(LessonWords.praise(praise, ofLines: lines))
  }

  /// How many lines of the pupil's stand in this task: what was undone does not count.
  var linesStanding: Int {
    history.path(to: history.step).count { $0 > (lesson?.firstStep ?? 0) }
  }

  /// Whether a line took back what an earlier task had come to.
  private func hasLeftTask(since before: Session) -> Bool {
    guard let lesson else { return false }
    return !before.isBehindTask(of: lesson) && isBehindTask(of: lesson)
  }

  /// The next task, or the end of the lesson, which progress remembers.
  private mutating func advanced(from old: LessonInProgress) -> Turn {
    lesson?.task += 1
    let before = self
    do throws(LineFailure) {
      var turn = try beginTask()
      notePlace(isSolved: true)
      if lesson?.present == nil, old.key != nil {
        turn.add(said(whatComes(after: old)))
      }
      return turn
    } catch {
      self = before
      return Turn(reports: [error.report(for: "", in: state.document)])
    }
  }

  /// Remembers how far the lesson has come.
  ///
  /// - Parameter isSolved: Whether the pupil has done the task before the present one; `nil` where that
  ///   is none that the pupil has just left behind.
  func notePlace(isSolved: Bool?) {
    guard let lesson, let key = lesson.key else { return }
    var places = LessonPlaces(surroundings.progress())
    switch isSolved {
    case true?: places.noteDone(lesson.task - 1, of: key)
    case false?: places.noteSkipped(lesson.task - 1, of: key)
    case nil: break
    }
    if lesson.present != nil {
      places.note(lesson.task, of: key)
    } else if isSolved != nil {
      places.noteEnd(of: key)
    }
    keep(places)
  }

  /// Where lessons go on is kept for good: from here on the line is not stopped.
  func keep(_ places: LessonPlaces) {
    if LineWork.settles() { surroundings.keepProgress(places.lines) }
  }

  /// 0 for a lesson without a key, of which nothing is kept.
  func tasksDone(of key: String?) -> Int {
    key.map { LessonPlaces(surroundings.progress()).tasksDone(of: $0) } ?? 0
  }
}
