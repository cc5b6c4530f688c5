import AutoLayout
import Interchange
import Prose

/// What a session that was killed left behind, carried out again.
extension Session {
  /// Carries out the lines that were kept, in silence, and says where that has led.
  ///
  /// A line that is not accepted any more, because a file has changed, ends it; what came before
  /// stands.
  ///
  /// - Parameter number: Its place among those that wait, from 1.
  mutating func resume(
    _ number: Int, at range: SourceRange, line: String
  ) throws(LineFailure) -> Turn {
    if isInLesson { throw .objection(SessionWords.resumesOutsideOfLessons) }
    guard history.nextStep == 1 else { throw .objection(SessionWords.alreadyBegun(line)) }
    let interrupted = try interruptedSession(number, at: range, line: line)
    let outer = folder
    folder = interrupted.folder
    isResuming = true
    defer { (folder, isResuming, importedBefore) = (outer, false, [:]) }
    let lines = SessionFile(interrupted.text)
    let resumption = try lookingAwayIfPossible { (session, looksAway) throws(LineFailure) in
      try session.carryOut(lines, lookingAway: looksAway)
    }
    let file = rememberSavedFile(in: outer)
    var turn = said(SessionWords.resumed(line: history.current.line, step: history.step))
    if let file { turn.add(said(file)) }
    for path in resumption.changed { turn.add(said(SessionWords.importedAsItWas(path))) }
    if interrupted.isDamaged {
      turn.reports.append([.paragraph(SessionWords.restIsDamaged.styled(.trouble))])
    }
    if let stop = resumption.stop {
      turn.reports += said(SessionWords.resumedUpTo(stop.line)).reports + stop.reports
    }
    turn.keeping = .resumed(
      lines: resumption.kept.map { Self.line($0, from: interrupted.folder) },
      isWhole: resumption.stop == nil, journal: interrupted.journal)
    return turn
  }

  /// Which file the lines belong to, and how much of it they are.
  ///
  /// - Parameter folder: The working folder.
  private mutating func rememberSavedFile(in outer: String) -> Phrase? {
    if let path = savedPathInFile {
      let target = FilePath.joined(folder, path)
      // It is as this session has left it.
      if case .success(let text) = surroundings.probe(target), text == unwritten[target] {
        know(target)
      }
      savedPath = folder == outer ? path : target
      return SessionWords.belongsTo(target, savedUpTo: savedStep)
    }
    // What was edited is in no file.
    guard let replay, !replay.isEdited else { return nil }
    let lines = replay.file.entries.last?.number ?? 0
    if replay.isAtEnd { return SessionWords.goesOnBehind(replay.path, lines: lines) }
    // Lines that were carried out and then undone are not what comes next.
    return replay.hasEnded
      ? nil : SessionWords.place(in: replay.path, replay.coming, of: lines)
  }

  private func interruptedSession(
    _ number: Int, at range: SourceRange, line: String
  ) throws(LineFailure) -> InterruptedSession {
    let waiting = try surroundings.interruptedSessions(for: line)
    guard number > 0, number <= waiting.count else {
      throw .objection(SessionWords.noInterrupted(number, of: waiting.count, at: range))
    }
    return waiting[number - 1]
  }

  func forgetInterrupted(
    _ number: Int, at range: SourceRange, line: String
  ) throws(LineFailure) -> Turn {
    let session = try interruptedSession(number, at: range, line: line)
    var turn = said(SessionWords.forgotten)
    turn.keeping = .forgotten(journal: session.journal)
    return turn
  }

  /// What is kept of a line: with the file that it has replayed.
  mutating func kept(_ effect: SessionEffect, as line: String) -> [String] {
    let imports = takeQuotedImports()
    guard case .replay = effect, let replay else { return imports + [line] }
    return QuotedFile.quotation(of: replay.file.text) + imports + [line]
  }

  /// What was carried out of a session that was interrupted.
  private struct Resumption {
    /// The lines that were accepted, as they stand in a session file.
    var kept: [String] = []
    /// The files that are not as they were when they were imported, each once.
    var changed: [String] = []
    /// The line that was refused, if one was, with what was said about it.
    var stop: (line: String, reports: [Report])?
  }

  private mutating func carryOut(
    _ file: SessionFile, lookingAway: Bool
  ) throws(LineFailure) -> Resumption {
    var resumption = Resumption()
    var quoted = QuotedFile()
    for line in file.head where !quoted.take(line) { resumption.kept += note(line) }
    for (index, entry) in file.wholeEntries.enumerated() {
      quotedText = quoted.text(for: entry)
      let changed = remember(quoted.takeImported())
      resumption.changed += changed.filter { [told = resumption.changed] in !told.contains($0) }
      let isUnseen = lookingAway && !file.isLookedAt(index)
      let turn = isUnseen ? try executeLookingAway(entry) : try executeLooking(entry)
      if surroundings.isCancelled() { throw .layout(.cancelled) }
      if case .lines(let lines) = turn.keeping { resumption.kept += lines }
      // A session that stops at one of its lines has begun, and was gone on with.
      if turn.isRefused, turn.keeping == .nothing, !file.expectsRefusal(of: index) {
        resumption.stop = (entry.line, turn.reports)
        break
      }
      for line in entry.behind where !quoted.take(line) { resumption.kept += note(line) }
    }
    try look()
    return resumption
  }

  /// A comment, kept as when it was typed.
  private mutating func note(_ line: String) -> [String] {
    guard line.isComment else { return [] }
    history.note(line.trimmed)
    return [line.trimmed]
  }

  /// A line with the file that it names as seen from the working folder.
  private static func line(_ line: String, from folder: String) -> String {
    FileLine(line, of: ["import", "replay", "save"])?.naming { FilePath.joined(folder, $0) } ?? line
  }
}

extension Surroundings {
  /// Those that wait, the latest first; refused where there are none.
  ///
  /// - Parameter line: What asks for them.
  func interruptedSessions(for line: String) throws(LineFailure) -> [InterruptedSession] {
    guard let waiting = interrupted?() else {
      throw .objection(SessionWords.resumesAtPrompt(line))
    }
    if waiting.isEmpty { throw .objection(SessionWords.nothingToResume) }
    return waiting
  }
}

extension SessionEffect {
  /// Whether the session is another one afterwards, so that the line must be carried out again after
  /// a kill. An `expect` keeps its lines by itself, and so does a step.
  var isKept: Bool {
    switch self {
    case .undo, .redo, .goTo, .mark, .setLanguage, .setAfter, .setBreakpoint, .clearBreakpoints,
      .replay, .replayStep, .replayBack, .replayOn, .annotation:
      true
    case .quit, .save, .export, .allowWrites, .expectation, .beginPaste, .attempt, .resume,
      .forgetInterrupted, .use, .assume, .leaveOut, .setPager, .edit, .lesson, .page:
      false
    }
  }
}
