import AutoLayout
import Interchange
import Patience
import Prose
import Reporting

/// What a session writes. It never follows a link out of a folder, and never takes the place of what it
/// does not know; and the lines of a file write nothing at all, unless whoever replays it allows that:
/// they may be a stranger's.
extension Session {
  /// Whether what is carried out was not typed now.
  var isInFile: Bool { isReplaying || isResuming }

  /// Whether what is to be written stays here.
  var keepsFilesInMemory: Bool { isInFile && !(allowsWrites && !isResuming) }

  mutating func save(
    to path: String, replacing: Bool, at range: SourceRange?
  ) throws(LineFailure) -> Turn {
    if isStarting { throw .objection(SessionWords.writesNothingAtStart(path)) }
    let target = FilePath.joined(folder, path)
    let text = SessionText(history, language: fileOrPresentLanguage)
      .written(in: surroundings.absolute(target), absolute: surroundings.absolute)
    let steps = history.path(to: history.step).count - 1
    if isInFile { (savedPathInFile, savedStep) = (path, history.step) }
    guard !keepsFilesInMemory else {
      var turn = keepInMemory(text, as: path)
      if isResuming { turn.keeping = Self.keeping(savedIn: path) }
      return turn
    }
    try checkPlace(of: target, called: path, at: range)
    let old = try presentText(of: target, called: path, at: range)
    if let old, !old.isEmpty, !knows(target), !replacing || isReplaying {
      guard isAtPrompt, !isReplaying else {
        throw .objection(SessionWords.isAnotherSession(path, lines: old.lineCount, at: range))
      }
      asked = .replace(path)
      return said(SessionWords.asksToReplace(path, lines: old.lineCount))
    }
    var turn = try write(text, over: old, to: target, called: path, steps: steps, at: range)
    turn.keeping = Self.keeping(savedIn: path)
    return turn
  }

  /// Whoever resumes what comes behind is told which file has the lines before.
  private static func keeping(savedIn path: String) -> Keeping {
    .lines(["save \(FilePath.inLine(path))"])
  }

  private mutating func write(
    _ text: String, over old: String?, to target: String, called path: String, steps: Int,
    at range: SourceRange?
  ) throws(LineFailure) -> Turn {
    let (isOther, isOwn) = (target != sessionPath, target == sessionPath && old == writtenText)
    try write(text, to: target, at: range)
    if !isInFile { savedPath = path }
    (sessionPath, writtenText) = (target, text)
    know(target)
    (saved, hasLeftUnsaved) = (progress, false)
    guard let old, old != text, !isOwn else {
      return said(SessionWords.saved(path, steps: steps) + marked(in: text))
    }
    if isOther {
      return said(SessionWords.savedOver(path, lines: old.lineCount, steps: steps))
    }
    return saved(path, steps: steps, without: SessionText.lines(of: old, missingIn: text))
  }

  /// How many of its expectations do not hold, where any are marked so.
  private func marked(in text: String) -> Phrase {
    let count = SessionFile(text).entries.count { !$0.isPaste && $0.line.expectsFailure }
    return count == 0 ? Phrase() : SessionWords.savedAsFailing(count)
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

  mutating func export(
    _ text: String, to path: String, replacing: Bool, _ notices: [Phrase], at range: SourceRange?
  ) throws(LineFailure) -> Turn {
    if isStarting { throw .objection(SessionWords.writesNothingAtStart(path)) }
    let target = FilePath.joined(folder, path)
    guard !keepsFilesInMemory else { return keepInMemory(text, as: path) }
    try checkPlace(of: target, called: path, at: range)
    let isKnown = exportedFiles.contains(surroundings.absolute(target))
    let old = isKnown ? nil : try? surroundings.probe(target).get()
    let replaced = old.flatMap { $0.isEmpty || $0 == text ? nil : $0.lineCount }
    if let replaced, isAtPrompt, !isReplaying, !replacing {
      asked = .export(text: text, path: path, notices: notices)
      return said(ExportWords.asksToReplace(path, lines: replaced))
    }
    exportedFiles.insert(surroundings.absolute(target))
    try write(text, to: target, at: range)
    var words = ExportWords.exported(path, bytes: text.utf8.count)
    if let replaced { words = words + ExportWords.over(lines: replaced) }
    var turn = said(words)
    for notice in notices { turn.add(said(notice)) }
    return turn
  }

  private mutating func keepInMemory(_ text: String, as path: String) -> Turn {
    unwritten[FilePath.joined(folder, path)] = text
    return said(SessionWords.keptInMemory(path))
  }

  private mutating func write(
    _ text: String, to path: String, at range: SourceRange?
  ) throws(LineFailure) {
    guard LineWork.settles() else { throw .layout(.cancelled) }
    if isExample { unwritten[path] = text }
    if case .failure(let failure) = surroundings.write(path, text) {
      throw .file(failure, at: range)
    }
  }
}

// MARK: What is in the way

extension Session {
  /// What a file says stays below its own folder, wherever that leads.
  private func checkPlace(
    of target: String, called path: String, at range: SourceRange?
  ) throws(LineFailure) {
    let folder = isReplaying ? (folder.isEmpty ? "." : folder) : nil
    guard surroundings.staysInside(target, folder) else {
      throw .file(.leadsOut(path), at: range)
    }
  }

  /// What the file holds in whose place a session is saved, if it is there. What is no session, the
  /// session does not know.
  private func presentText(
    of target: String, called path: String, at range: SourceRange?
  ) throws(LineFailure) -> String? {
    switch surroundings.probe(target) {
    case .failure(.missing): return nil
    case .success(let text) where knows(target) || SessionFile.isSession(text): return text
    case .success, .failure(.notText), .failure(.tooLarge), .failure(.lineTooLong):
      throw .objection(SessionWords.isNoSession(path, at: range))
    case .failure(let failure): throw .file(failure, at: range)
    }
  }

  func knows(_ path: String) -> Bool { knownFiles.contains(surroundings.absolute(path)) }

  mutating func know(_ path: String) { knownFiles.insert(surroundings.absolute(path)) }

  mutating func allowWrites(_ isAllowed: Bool, line: String) throws(LineFailure) -> Turn {
    if isInFile || isStarting { throw .objection(SessionWords.notInFile(line)) }
    guard isAtPrompt else { throw .objection(SessionWords.allowedAtPromptOnly) }
    allowsWrites = isAllowed
    return said(SessionWords.writes(areAllowed: isAllowed))
  }
}

// MARK: What no file has

/// How many steps and notes a session has come to.
struct Progress: Equatable {
  var nextStep = 1
  var notes = 0
}

extension Session {
  var progress: Progress { Progress(nextStep: history.nextStep, notes: history.allNotes) }

  /// Whether there is anything that was never saved, nor comes from a file that was opened.
  package var hasUnsavedLines: Bool { hasLeftUnsaved || progress != saved }

  /// How many lines that are no steps no file has, and the last of them, where nothing else is unsaved.
  package var unsavedNotes: (count: Int, last: String)? {
    guard !hasLeftUnsaved, progress.nextStep == saved.nextStep else { return nil }
    return (progress.notes - saved.notes, history.lastNote)
  }

  /// What is there now can be had again, since it is what a file holds.
  package mutating func takeAsSaved() { (saved, hasLeftUnsaved) = (progress, false) }

  /// Does what leaves a session as saved as it was: a line comes from a file that has it.
  mutating func keepingSaved<Result>(
    _ work: (inout Session) throws(LineFailure) -> Result
  ) throws(LineFailure) -> Result {
    let wasSaved = progress == saved
    let result = try work(&self)
    if wasSaved { saved = progress }
    return result
  }
}

extension String {
  fileprivate var lineCount: Int {
    utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.count
  }
}
