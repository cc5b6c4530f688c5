import AutoLayout
import Diagnosis
import Reporting

/// Lines whose results nobody looks at. What they do to the document is done at once; where that
/// leads is laid out and examined when somebody looks.
extension Session {
  /// Does `work` looking away, and once more looking at each line where what was done meanwhile cannot
  /// be laid out.
  mutating func lookingAwayIfPossible<Result>(
    _ work: (_ session: inout Session, _ looksAway: Bool) throws(LineFailure) -> Result
  ) throws(LineFailure) -> Result {
    let before = self
    do throws(LineFailure) {
      return try work(&self, true)
    } catch {
      guard case .layout(.unsettled) = error else { throw error }
      self = before
      return try work(&self, false)
    }
  }

  /// Carries out an entry of a file without looking at the result, if it lets itself be carried out so.
  ///
  /// Throws where what was done before cannot be laid out: on which line that was, only who looks
  /// at each of them can tell.
  mutating func executeLookingAway(_ entry: SessionFile.Entry) throws(LineFailure) -> Turn {
    if entry.isPaste || entry.line.asksForLayout { try look() }
    looksAway = true
    defer { looksAway = false }
    return execute(entry)
  }

  /// The same with all that comes of it.
  mutating func executeLooking(_ entry: SessionFile.Entry) throws(LineFailure) -> Turn {
    try look()
    return execute(entry)
  }

  func isSeen(_ turn: Turn) -> Bool { turn.isRefused || turn.failedExpectation != nil }

  /// Lays out where lines have led that nobody looked at.
  mutating func look() throws(LineFailure) {
    if isLaidOut { return }
    state = try snapshot.layout(of: state.document)
    isLaidOut = true
  }

  mutating func execute(_ entry: SessionFile.Entry) -> Turn {
    entry.isPaste ? executePaste(entry.line) : execute(entry.line)
  }
}

extension String {
  /// Whether the command that it begins with looks at more than the document. What is no command reads
  /// values by itself.
  fileprivate var asksForLayout: Bool { LookingCommands.words.contains(firstWord) }
}

private enum LookingCommands {
  static let words = Set(
    Catalogue.all.map { $0.signature }.filter { signature in
      switch signature.group {
      case .build, .screen, .teach: false
      default: !["mark", "language"].contains(signature.word)
      }
    }.map { $0.word })
}
