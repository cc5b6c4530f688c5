import AutoLayout
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
    case .undo: return try undo()
    case .redo: return try redo()
    case .goTo(let step):
      return try go(to: step, headline: HeadlineWords.gone(from: history.step))
    case .mark(let name):
      history.mark(name)
      history.note(line)
      return said(SessionWords.marked(name, step: history.step))
    case .setLanguage(let language):
      if !isReplaying { fileLanguage = history.quotesRefusal ? fileOrPresentLanguage : nil }
      settings.language = language
      var turn = Turn()
      if !isReplaying { turn.chosenLanguage = language }
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
    case .save(let path, let range): return try save(to: path, at: range)
    case .export(let path, let text, let notice, let range):
      return try export(text, to: path, notice, at: range)
    case .replay(let path, let range):
      return try wholly { (session) throws(LineFailure) in
        try session.startReplay(of: path, at: range, line: line)
      }
    case .replayStep, .replayBack, .replayOn, .resume, .forgetInterrupted:
      return try goOn(effect, line: line)
    case .expectation(let mismatch): return expect(mismatch, line: line)
    case .beginPaste:
      paste = []
      return Turn()
    case .annotation:
      history.note(line)
      return Turn()
    case .attempt(let line): return try attempt(line)
    case .use(let name): return try use(name, line: line)
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
    case .replayBack: return try replayBack()
    case .replayOn:
      return try wholly { (session) throws(LineFailure) in try session.replayOn() }
    case .resume:
      return try wholly { (session) throws(LineFailure) in try session.resume() }
    default: return try forgetInterrupted()
    }
  }

  func said(_ phrase: Phrase) -> Turn { Turn(reports: [[.paragraph(phrase)]]) }

  private mutating func expect(_ mismatch: Mismatch?, line: String) -> Turn {
    guard let mismatch else {
      var turn = Turn()
      turn.keeping = .lines(keep(line))
      return turn
    }
    let place = isReplaying ? replay?.place : nil
    var turn = said(SessionWords.mismatch(mismatch, at: place).styled(.trouble))
    if !mismatch.details.isEmpty { turn.reports.append(mismatch.details) }
    turn.failedExpectation = mismatch
    return turn
  }

  /// Keeps an expectation that holds with the moment, so that it is saved. One about the last line is
  /// kept only where that line is saved, too: a step, or a line that was to be refused.
  /// Returns the lines that were kept.
  private mutating func keep(_ line: String) -> [String] {
    var lines = [line]
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
    state = try toldDepiction(of: moment.document)
    history.go(to: target)
    return arrived(from: old, headline: headline, edits: [], notes: [])
  }

  private mutating func undo() throws(LineFailure) -> Turn {
    guard let target = history.undoTarget else { throw .objection(SessionWords.nothingToUndo) }
    let undone = history.step
    let turn = try go(to: target, headline: HeadlineWords.undone(step: undone))
    if !isReplaying { replay?.rewind(from: undone, to: target) }
    return turn
  }

  private mutating func redo() throws(LineFailure) -> Turn {
    guard let target = history.redoTarget, let moment = history.moment(target) else {
      throw .objection(SessionWords.nothingToRedo)
    }
    let turn = try go(to: target, headline: HeadlineWords.redone(history.headline(of: moment)))
    if !isReplaying { replay?.advance(to: moment) }
    return turn
  }
}

// MARK: Files

extension Session {
  private mutating func save(
    to path: String, at range: SourceRange?
  ) throws(LineFailure) -> Turn {
    let target = FilePath.joined(folder, path)
    let text = SessionText(history, language: fileOrPresentLanguage)
      .written(in: surroundings.absolute(target), absolute: surroundings.absolute)
    let steps = history.path(to: history.step).count - 1
    let (old, isOther) = (present(target), target != sessionPath)
    let isOwn = !isOther && old == writtenText
    try write(text, to: target, at: range)
    (savedPath, sessionPath, writtenText) = (path, target, text)
    guard let old, old != text, !isOwn else { return said(SessionWords.saved(path, steps: steps)) }
    if isOther {
      let lines = old.split(whereSeparator: \.isNewline).count
      return said(SessionWords.savedOver(path, lines: lines, steps: steps))
    }
    return saved(path, steps: steps, without: SessionText.lines(of: old, missingIn: text))
  }

  /// Saved in the place of what somebody wrote by hand: what of it is not in the file any more is told.
  private func saved(_ path: String, steps: Int, without missing: [String]) -> Turn {
    guard let first = missing.first else { return said(SessionWords.saved(path, steps: steps)) }
    var turn = said(
      SessionWords.savedWithout(missing.count, first: first, path, steps: steps))
    if !isReplaying, let replay, replay.path == sessionPath, !replay.isAtEnd {
      turn.reports.append([.paragraph(SessionWords.replayIsNotOver)])
    }
    return turn
  }

  /// What a file holds, if it is there; what a trial has not written counts as written.
  private func present(_ path: String) -> String? {
    unwritten?[path] ?? (try? surroundings.probe(path).get())
  }

  private mutating func export(
    _ text: String, to path: String, _ notice: Phrase?, at range: SourceRange?
  ) throws(LineFailure) -> Turn {
    try write(text, to: FilePath.joined(folder, path), at: range)
    var turn = said(ExportWords.exported(path, bytes: text.utf8.count))
    if let notice { turn.add(said(notice)) }
    return turn
  }

  private mutating func write(
    _ text: String, to path: String, at range: SourceRange?
  ) throws(LineFailure) {
    guard unwritten == nil else {
      unwritten?[path] = text
      return
    }
    if case .failure(let failure) = surroundings.write(path, text) {
      throw .file(failure, at: range)
    }
  }
}

extension String {
  /// Whether the line is an expectation of the line before it.
  fileprivate var isAboutLastLine: Bool {
    ["moved", "nothing", "accepted", "refused"].contains(where: expects)
  }
}
