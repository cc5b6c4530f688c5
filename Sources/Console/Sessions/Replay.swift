import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// A session file that is being replayed, and how far it has come.
struct Replay {
  let path: String
  /// Where relative paths in it start from.
  let folder: String
  let file: SessionFile
  private(set) var next = 0
  /// Whether it has come to its end, even if lines of it were undone since.
  private(set) var hasEnded = false
  /// Whether its lines came out of the user's editor, and are in no file.
  var isEdited = false
  /// The step before each line that was carried out, and the one behind the last.
  private var trail: [Int] = []
  private var reached = 0
  /// Which of the lines has made a step.
  private var makers: [Int: Int] = [:]
  /// The one that the file has chosen, in which it writes what it writes. Who replays it is spoken to
  /// in their own.
  var language: Language?

  init(path: String, file: SessionFile) {
    self.path = path
    folder = FilePath.folder(of: path)
    self.file = file
  }

  /// The line that was carried out last; `nil` before the first.
  var place: (path: String, line: Int)? {
    next > 0 ? (path, file.entries[next - 1].number) : nil
  }

  /// The line that comes next has been carried out, which began at that step.
  mutating func advance(from step: Int, to end: Int) {
    next += 1
    trail.append(step)
    reached = end
    hasEnded = hasEnded || isAtEnd
  }

  /// The last line has led there.
  mutating func reach(_ step: Int) {
    reached = step
    if step != trail.last { makers[step] = next - 1 }
  }

  /// Takes the last line back; the step to go to, `nil` at the beginning.
  mutating func goBack() -> Int? {
    guard let step = trail.popLast() else { return nil }
    next -= 1
    reached = step
    return step
  }

  /// After `undo`: the line that made the step that was undone comes next again.
  mutating func rewind(from undone: Int, to target: Int) {
    guard undone == reached, let place = trail.lastIndex(of: target) else { return }
    trail.removeSubrange(place...)
    next = place
    reached = target
  }

  /// After `redo`: the line that made the step is not the next one any more.
  mutating func advance(to moment: Moment) {
    guard moment.parent == reached, makers[moment.step] == next else { return }
    advance(from: reached, to: moment.step)
  }

  /// The line of the file that comes next; `nil` at the end.
  var coming: (number: Int, text: String)? {
    isAtEnd ? nil : (file.entries[next].number, file.entries[next].line.firstLine)
  }

  var isAtEnd: Bool { next >= file.entries.count }

  /// Whether there is more to come than anybody reads step by step.
  var isLong: Bool { file.entries.count - next > 500 }
}

extension Session {
  /// Starts an empty document on a new branch and runs the file up to a breakpoint.
  mutating func startReplay(
    of path: String, at range: SourceRange, line: String
  ) throws(LineFailure) -> Turn {
    guard !isReplaying else { throw .objection(SessionWords.replayInReplay) }
    let text: String
    if let quoted = quotedText.take() {
      text = quoted
    } else {
      text = try snapshot.contents(of: path, at: range)
    }
    if text.utf8.count > LongestLine.bytesOfSession { throw .file(.tooLarge(path), at: range) }
    if LessonReader.recognizes(text) {
      return try perform(.start(path: FilePath.joined(folder, path), key: nil, shelf: nil))
    }
    let file = SessionFile(text)
    if let line = file.unclosedPaste { throw .objection(SessionWords.pasteIsOpen(at: line)) }
    know(FilePath.joined(folder, path))
    return try replay(file, called: path, line: line)
  }

  /// - Parameter path: What the lines are told to be from.
  mutating func replay(
    _ file: SessionFile, called path: String, line: String
  ) throws(LineFailure) -> Turn {
    hasLeftUnsaved = hasUnsavedLines
    try startAfresh(line)
    let whole = FilePath.joined(folder, path)
    replay = Replay(path: whole, file: file)
    (sessionPath, writtenText, fileLanguage) = (whole, nil, file.language)
    (savedPathInFile, unwritten) = (nil, [:])
    keepHead(of: file)
    saved = progress
    var turn = said(SessionWords.replaying(path, lines: file.entries.count))
    turn.add(try replayOn())
    return turn
  }

  /// An empty document; in a session where nothing was done yet the one that is there.
  private mutating func startAfresh(_ line: String) throws(LineFailure) {
    guard history.nextStep > 1 || history.noteCount > 0 else { return }
    state = try snapshot.layout(of: Document())
    history.appendStart(line: line)
  }

  /// Does `change` to its end, or nothing of it: a replay that is stopped leaves no trace.
  mutating func wholly(
    _ change: (inout Session) throws(LineFailure) -> Turn
  ) throws(LineFailure) -> Turn {
    let before = self
    do throws(LineFailure) {
      return try change(&self)
    } catch {
      self = before
      throw error
    }
  }

  mutating func replayStep() throws(LineFailure) -> Turn {
    guard let replay else { throw .objection(SessionWords.noReplay) }
    guard !replay.isAtEnd else { return said(SessionWords.replayEnded(replay.path)) }
    var turn = try replayStep(lookingAway: false)
    turn.add(whereItIs)
    return turn
  }

  /// One line back: to the step before the line that was carried out last.
  mutating func replayBack() throws(LineFailure) -> Turn {
    guard var replay else { throw .objection(SessionWords.noReplay) }
    guard let step = replay.goBack() else { throw .objection(SessionWords.replayBegins) }
    var turn = Turn()
    if step != history.step {
      turn = try go(to: step, headline: HeadlineWords.gone(from: history.step))
    }
    self.replay = replay
    turn.add(whereItIs)
    return turn
  }

  /// The place in the file, and the line that comes next.
  private var whereItIs: Turn {
    guard let replay else { return Turn() }
    let lines = replay.file.entries.last?.number ?? 0
    return said(SessionWords.place(in: replay.path, replay.coming, of: lines))
  }

  /// The next line, echoed, with what it prints.
  private mutating func replayStep(lookingAway: Bool) throws(LineFailure) -> Turn {
    guard let current = replay else { throw .objection(SessionWords.noReplay) }
    let entry = current.file.entries[current.next]
    let step = history.step
    replay?.advance(from: step, to: step)
    let outer = (folder, isReplaying, settings.language)
    folder = current.folder
    isReplaying = true
    settings.language = current.language ?? settings.language
    defer {
      if settings.language != outer.2 { replay?.language = settings.language }
      (folder, isReplaying, settings.language) = outer
    }
    let one = try keepingSaved { (session) throws(LineFailure) in
      try session.carryOut(current.next, of: current.file, lookingAway: lookingAway)
    }
    replay?.reach(history.step)
    var turn = Turn()
    if !entry.isTold, !lookingAway || isSeen(one) {
      turn.reports.append([.verbatim(Self.echo(of: entry))])
    }
    turn.add(one)
    return turn
  }

  /// Runs on until a breakpoint, a refused line, the end, or until it is stopped.
  mutating func replayOn() throws(LineFailure) -> Turn {
    guard let replay else { throw .objection(SessionWords.noReplay) }
    guard replay.isLong, settings.breakpoints.isEmpty, settings.after.isEmpty else {
      return try replayLooking()
    }
    return try lookingAwayIfPossible { (session, looksAway) throws(LineFailure) in
      looksAway ? try session.replayLookingAway() : try session.replayLooking()
    }
  }

  /// Whether there are lines of a file yet to come.
  package var isReplayOpen: Bool { replay.map { !$0.isAtEnd } ?? false }

  /// Runs on and tells only where that leads, and which conflicts were passed on the way.
  private mutating func replayLookingAway() throws(LineFailure) -> Turn {
    var turn = Turn()
    var untold = 0
    var passed = PassedConflicts(since: state.solution)
    while let replay, !replay.isAtEnd, settings.breakpoints.isEmpty {
      let isLast = replay.next == replay.file.entries.count - 1
      let isTold = replay.file.entries[replay.next].isTold || isLast
      if isLast {
        if untold > 0 { turn.add(said(SessionWords.untold(untold))) }
        for words in passed.rest(in: self) { turn.add(said(words)) }
      }
      var one = try replayStep(lookingAway: !isLast && !replay.file.isLookedAt(replay.next))
      if surroundings.isCancelled() { throw .layout(.cancelled) }
      if expectsRefusal { one.isRefused = false }
      if isTold || isSeen(one) || one.wantsToQuit { turn.add(one) } else { untold += 1 }
      if !isLast {
        let words = passed.words(behind: replay.file.entries[replay.next], in: self)
        for words in words { turn.add(said(words)) }
      }
      if one.wantsToQuit { break }
      if one.isRefused {
        for words in passed.rest(in: self) { turn.add(said(words)) }
        turn.add(said(SessionWords.stoppedAtRefusal))
        try look()
        return turn
      }
    }
    for words in passed.rest(in: self) { turn.add(said(words)) }
    try look()
    if turn.wantsToQuit { return turn }
    if self.replay?.isAtEnd == false {
      turn.add(try replayLooking())
    } else {
      turn.add(said(SessionWords.replayEnded(replay?.path ?? "")))
    }
    return turn
  }

  private mutating func replayLooking() throws(LineFailure) -> Turn {
    var turn = Turn()
    while let replay, !replay.isAtEnd {
      let steps = history.nextStep
      var one = try replayStep(lookingAway: false)
      if surroundings.isCancelled() { throw .layout(.cancelled) }
      // What is refused as it should be is no trouble.
      if expectsRefusal { one.isRefused = false }
      turn.add(one)
      if one.wantsToQuit { return turn }
      if one.isRefused {
        turn.add(said(SessionWords.stoppedAtRefusal))
        turn.add(whereItIs)
        return turn
      }
      if let breakpoint = breakpointHit(by: one, madeStep: history.nextStep > steps, at: replay) {
        turn.add(said(SessionWords.stopped(at: breakpoint)))
        turn.add(whereItIs)
        return turn
      }
    }
    turn.add(said(SessionWords.replayEnded(replay?.path ?? "")))
    return turn
  }

  /// Whether the replay goes on with an `expect refused` about the line that it has just come past.
  private var expectsRefusal: Bool {
    replay.map { $0.file.expectsRefusal(of: $0.next - 1) } ?? false
  }

  private static func echo(of entry: SessionFile.Entry) -> [Text] {
    entry.line.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Text("> \(String(Substring($0)).echo)", as: .dim) }
  }

  /// The first breakpoint that a line has hit.
  ///
  /// - Parameter before: The replay before that line.
  private func breakpointHit(
    by turn: Turn, madeStep: Bool, at before: Replay
  ) -> Breakpoint? {
    settings.breakpoints.first { breakpoint in
      switch breakpoint {
      case .line(let line):
        before.coming.map { $0.number <= line } ?? false && (replay?.coming?.number ?? .max) > line
      case .expectation: turn.failedExpectation != nil
      case .condition where !madeStep: false
      // One that was there before is no news.
      case .condition(.conflict): turn.broughtConflict
      case .condition(.ambiguity): turn.broughtAmbiguity
      // What cannot be asked here does not hold.
      case .condition(let condition): (try? condition.holds(on: snapshot)) ?? false
      }
    }
  }
}

extension Turn {
  /// Puts what a later line brought behind this.
  mutating func add(_ other: Turn) {
    reports += other.reports
    isRefused = isRefused || other.isRefused
    failedExpectation = failedExpectation ?? other.failedExpectation
    broughtConflict = broughtConflict || other.broughtConflict
    broughtAmbiguity = broughtAmbiguity || other.broughtAmbiguity
    wantsToQuit = wantsToQuit || other.wantsToQuit
  }
}
