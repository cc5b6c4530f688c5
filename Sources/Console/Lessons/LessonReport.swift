import Prose

/// What a lesson prints.
enum LessonReport {
  static func title(of lesson: Lesson, minutes: Int) -> Report {
    [.row(LessonWords.lesson, lesson.title.styled(.emphasis), LessonWords.minutes(minutes))]
  }

  /// The task with its number, and what may not be done.
  static func task(of lesson: LessonInProgress) -> Report {
    guard let task = lesson.present else { return [.row(LessonWords.done, LessonWords.allDone)] }
    var report = Report([
      .row(LessonWords.task(lesson.task + 1, of: lesson.lesson.tasks.count), task.words)
    ])
    for prohibition in task.prohibitions {
      report.append(.row("", LessonWords.rule(prohibition)))
    }
    return report
  }

  static func hint(_ hint: Phrase, number: Int, of count: Int) -> Report {
    [.row(LessonWords.hint(number, of: count), hint)]
  }

  static func praise(_ praise: Phrase) -> Report { [.row(LessonWords.solved, praise)] }

  /// The lines to type.
  ///
  /// - Parameter beginsAgain: Whether the task has to be begun anew before them.
  static func solution(_ entries: [SessionFile.Entry], beginsAgain: Bool) -> Report {
    let lines =
      (beginsAgain ? ["again"] : []) + entries.flatMap { SessionFile.lines(of: $0.line) }
    return [.row(LessonWords.solution, ""), .verbatim(lines.map { Text($0, as: .code) })]
  }

  static func missing(_ missing: [Phrase]) -> Report {
    if missing.isEmpty { return [.row(LessonWords.solved, LessonWords.nothingMissing)] }
    return Report(missing.map { .row(LessonWords.open, $0) })
  }

  /// All courses with how much of each is solved.
  static func shelf(
    _ shelf: LessonShelf, solved: Set<String>, in language: Language
  ) -> Report {
    let rows = shelf.courses.enumerated().map { place, course in
      let minutes = course.lessons.reduce(0) { $0 + $1.lesson.minutes(in: language) }
      let done = course.lessons.count { solved.contains($0.key) }
      return [
        "\(place + 1)", course.title, "\(course.name, as: .code)",
        LessonWords.progress(done, of: course.lessons.count), LessonWords.minutes(minutes),
      ]
    }
    let places = LessonPlaces(solved)
    let next = places.next(on: shelf).map { entry in
      let skipped = places.isOverButForSkipped(entry.key) ? places.taskSkipped(of: entry.key) : nil
      let title = entry.lesson.title
      return Report.Block.paragraph(
        skipped.map { LessonWords.wasSkipped($0 + 1, of: title, entry.key) }
          ?? LessonWords.isNext(title, entry.key))
    }
    let table = Report.Table(
      columns: [.right, .left, .left, .right, .right], header: LessonWords.shelfHeader, rows: rows)
    return Report(
      [.table(table)] + (next.map { [$0] } ?? []) + [.paragraph(LessonWords.howToStart)])
  }

  /// The lessons of one course, each by what starts it.
  ///
  /// - Parameter number: The course's; `nil` for one of a teacher's own, whose lessons are started as files.
  static func course(
    _ course: LessonShelf.Course, number: Int?, solved: Set<String>, in language: Language
  ) -> Report {
    var report = Report([.paragraph(course.title.styled(.emphasis))])
    for words in course.about { report.append(.paragraph(words)) }
    let rows = course.lessons.enumerated().map { place, entry in
      Report.Row(
        number.map { "\($0).\(place + 1)" } ?? "\(entry.path, as: .code)",
        [
          solved.contains(entry.key) ? "✓" : " ", entry.lesson.title,
          LessonWords.minutes(entry.lesson.minutes(in: language)),
        ])
    }
    report.append(.rows(Report.RowGroup(rows)))
    return report
  }
}
