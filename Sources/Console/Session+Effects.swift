import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

extension Session {
  /// Does what a line asks of the session itself.
  mutating func perform(_ effect: SessionEffect, line: String) throws(LineFailure) -> Turn {
    switch effect {
    case .quit:
      var turn = Turn()
      turn.wantsToQuit = true
      return turn
    case .undo(let count): return try undo(count)
    case .redo(let count): return try redo(count)
    case .goTo(let step): return try travel(to: step)
    case .mark(let name):
      history.mark(name)
      history.note(line)
      return said(SessionWords.marked(name, step: history.step))
    case .setLanguage(let language):
      if !isReplaying { fileLanguage = history.quotesRefusal ? fileOrPresentLanguage : nil }
      settings.language = language
      if isReplaying { return Turn() }
      var turn = isAtPrompt ? said(SessionWords.speaks) : Turn()
      turn.chosenLanguage = language
      return turn
    case .setPager(let isOn):
      settings.usesPager = isOn
      return said(SessionWords.pager(isOn))
    case .edit(let scope):
      return try wholly { (session) throws(LineFailure) in try session.edit(scope, line: line) }
    case .setAfter(let reports):
      settings.after = reports
      return said(SessionWords.after(reports))
    case .setBreakpoint(let breakpoint):
      if !settings.breakpoints.contains(breakpoint) { settings.breakpoints.append(breakpoint) }
      return said(SessionWords.breakpoints(settings.breakpoints))
    case .clearBreakpoints:
      settings.breakpoints = []
      return said(SessionWords.breakpoints([]))
    case .save(let path, let replaces, let range):
      return try save(to: path, replacing: replaces, at: range)
    case .export(let path, let text, let notices, let range):
      return try export(text, to: path, replacing: false, notices, at: range)
    case .allowWrites(let isAllowed): return try allowWrites(isAllowed, line: line)
    case .replay(let path, let range):
      return try wholly { (session) throws(LineFailure) in
        try session.startReplay(of: path, at: range, line: line)
      }
    case .replayStep, .replayBack, .replayOn, .resume, .forgetInterrupted:
      return try goOn(effect, line: line)
    case .expectation(let mismatch, let isMarked):
      return expect(mismatch, isMarked: isMarked, line: line)
    case .beginPaste:
      paste = []
      return Turn()
    case .annotation:
      history.note(line)
      return Turn()
    case .page(let request): return try perform(request, line: line)
    case .attempt(let line): return try attempt(line)
    case .use, .assume, .leaveOut: return try carryOutCode(as: effect, line: line)
    case .lesson(let request):
      if isReplaying { throw .objection(SessionWords.notInFile(line)) }
      return try perform(request)
    }
  }

  /// Carries code out again: another class of it, with something assumed or without some lines.
  private mutating func carryOutCode(
    as effect: SessionEffect, line: String
  ) throws(LineFailure) -> Turn {
    switch effect {
    case .use(let name): return try use(name, line: line)
    case .assume(let name, let value): return try assume(name, value, line: line)
    case .leaveOut(let lines): return try leaveOut(lines, line: line)
    default: return Turn()
    }
  }

  /// Goes on with what was replayed or interrupted: for whoever types, since a file that says so would
  /// begin itself again within itself.
  private mutating func goOn(
    _ effect: SessionEffect, line: String
  ) throws(LineFailure) -> Turn {
    if isReplaying { throw .objection(SessionWords.notInFile(line)) }
    switch effect {
    case .replayStep: return try replayStep()
    // In a lesson it is the task before.
    case .replayBack where isInLesson && replay == nil: return try perform(LessonRequest.back)
    case .replayBack: return try replayBack()
    case .replayOn:
      return try wholly { (session) throws(LineFailure) in try session.replayOn() }
    case .resume(let number, let range):
      return try wholly { (session) throws(LineFailure) in
        try session.resume(number, at: range, line: line)
      }
    case .forgetInterrupted(let number, let range):
      return try forgetInterrupted(number, at: range, line: line)
    default: return Turn()
    }
  }

  func said(_ phrase: Phrase) -> Turn { Turn(reports: [[.paragraph(phrase)]]) }

  /// - Parameter isMarked: Whether the line says that it does not hold.
  private mutating func expect(_ mismatch: Mismatch?, isMarked: Bool, line: String) -> Turn {
    var turn = Turn()
    switch (mismatch, isMarked) {
    case (nil, false): turn.keeping = .lines(keep(line))
    case (let mismatch?, true):
      turn = said(SessionWords.stillFails(mismatch).styled(.dim))
      turn.knownFailure = mismatch
      turn.keeping = .lines(keep(line))
    case (nil, true):
      turn = failure(ExpectationWords.holdsByNow)
      turn.keeping = .lines(keep(line.markedAsFailing(false)))
    case (let mismatch?, false):
      turn = failure(mismatch)
      turn.keeping = .lines(keepFailing(line))
    }
    return turn
  }

  private func failure(_ mismatch: Mismatch) -> Turn {
    let place = isReplaying ? replay?.place : nil
    var turn = said(SessionWords.mismatch(mismatch, at: place).styled(.trouble))
    if !mismatch.details.isEmpty { turn.reports.append(mismatch.details) }
    turn.failedExpectation = mismatch
    return turn
  }

  /// Keeps an expectation that does not hold, marked as one, so that a mistake can be written down
  /// before it is mended. Of a line that is refused in other words than those it is kept that it is
  /// refused.
  private mutating func keepFailing(_ line: String) -> [String] {
    guard line.isAboutLastLine else { return keep(line.markedAsFailing(true)) }
    if line.expects("refused"), last.refusal != nil { return keep("expect refused") }
    return last.isSaved ? keep(line.markedAsFailing(true)) : []
  }

  /// Keeps an expectation that holds with the moment, so that it is saved. One about the last line is
  /// kept only where that line is saved, too: a step, or a line that was to be refused.
  /// Returns the lines that were kept.
  private mutating func keep(_ line: String) -> [String] {
    var lines = [SaidConstraints.said(line, in: state.document)]
    if line.isAboutLastLine, !last.isSaved {
      guard line.expects("refused"), let refused = last.refusedLine else { return [] }
      lines.insert(refused.trimmed, at: 0)
      last.isSaved = true
    }
    for line in lines { history.note(line) }
    return lines
  }

  /// Makes another moment the present one, by the same path as a typed edit.
  mutating func go(to target: Int, headline: Phrase) throws(LineFailure) -> Turn {
    guard let moment = history.moment(target) else { return Turn() }
    let old = state
    state = try toldLayout(of: moment.document)
    history.go(to: target)
    return arrived(from: old, headline: headline, edits: [], notes: [])
  }

  private mutating func travel(to step: Int) throws(LineFailure) -> Turn {
    if step == history.step { return said(HeadlineWords.isHere(step)) }
    return try go(to: step, headline: HeadlineWords.gone(from: history.step))
  }

  private mutating func undo(_ count: Int) throws(LineFailure) -> Turn {
    guard let target = history.undoTarget(after: count) else {
      throw .objection(SessionWords.nothingToUndo)
    }
    let undone = history.step
    let headline = history.headline(of: history.current)
    let turn = try go(
      to: target,
      headline: count == 1
        ? HeadlineWords.undone(step: undone, headline) : HeadlineWords.gone(from: undone))
    if !isReplaying { replay?.rewind(from: undone, to: target) }
    return turn
  }

  private mutating func redo(_ count: Int) throws(LineFailure) -> Turn {
    let moments = (1...count).map { history.redoTarget(after: $0).flatMap(history.moment) }
    guard let last = moments.last, let target = last else {
      throw .objection(SessionWords.nothingToRedo)
    }
    let left = history.step
    let turn = try go(
      to: target.step,
      headline: count == 1 && target.parent != nil
        ? HeadlineWords.redone(history.headline(of: target)) : HeadlineWords.gone(from: left))
    if !isReplaying { for case let moment? in moments { replay?.advance(to: moment) } }
    return turn
  }
}

extension String {
  /// Whether the line is an expectation of the line before it.
  fileprivate var isAboutLastLine: Bool {
    ["moved", "nothing", "accepted", "refused"].contains(where: expects)
  }
}
