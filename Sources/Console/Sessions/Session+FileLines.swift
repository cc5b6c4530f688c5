import Patience

/// What a session file says beside its steps stays with the moment at which it stands there, so that
/// saving does not lose it.
extension Session {
  /// Keeps what stands before the first line that is carried out.
  mutating func keepHead(of file: SessionFile) {
    for line in file.head.awaited() { history.note(line) }
  }

  /// Carries out an entry of a file, and keeps it and what stands behind it. A file holds whole words,
  /// also where it is replayed at the prompt, so that what is kept of it is taken everywhere.
  mutating func carryOut(
    _ index: Int, of file: SessionFile, lookingAway: Bool
  ) throws(LineFailure) -> Turn {
    let entry = file.entries[index]
    let acceptedPrefixes = acceptsPrefixes
    acceptsPrefixes = false
    defer { acceptsPrefixes = acceptedPrefixes }
    let (step, steps, notes) = (history.step, history.nextStep, history.noteCount)
    let lineOfStep = history.current.line
    let lineAbove = last
    let turn = lookingAway ? try executeLookingAway(entry) : try executeLooking(entry)
    // A step keeps itself, also one that took the line above in, and so does an expectation that holds.
    var isKept =
      history.nextStep > steps
      || history.step == step
        && (history.noteCount > notes || history.current.line != lineOfStep)
    if !isKept, isWorthKeeping(entry, after: turn, isExpected: file.expectsRefusal(of: index)) {
      history.note(SessionFile.text(of: entry.line, isPaste: entry.isPaste))
      // So that an `expect accepted` about it is kept, too.
      last.isSaved = true
      isKept = true
    }
    // The refused line above was kept for its sake, and without one would stop the replay.
    if !isKept, turn.failedExpectation != nil || turn.isRefused, lineAbove.isSaved,
      lineAbove.refusal != nil, entry.line.expects("refused")
    {
      history.note("expect refused")
    }
    for line in entry.behind.awaited() where isKept || SessionFile.output(in: line) == nil {
      history.note(line)
    }
    return turn
  }

  /// Whether what was no step belongs into the file all the same: a question, a setting, a line that
  /// is to be refused. What led to another moment does not: the path from the start to now is without
  /// it.
  private func isWorthKeeping(
    _ entry: SessionFile.Entry, after turn: Turn, isExpected: Bool
  ) -> Bool {
    // An expectation that holds has kept itself, unless it is about a line that is not kept.
    if entry.isAside { return false }
    if turn.isRefused { return isExpected }
    if turn.failedExpectation != nil || turn.wantsToQuit { return false }
    return entry.isPaste || !Self.pathWords.contains(entry.line.firstWord)
  }

  /// The commands that are about the path itself, whose steps may have other numbers in the file, and
  /// `import`, whose file is named from where its step was made.
  private static let pathWords: Set<String> = ["undo", "redo", "goto", "diff", "save", "import"]
}
