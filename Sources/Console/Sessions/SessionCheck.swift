import AutoLayout
package import Prose
import Reporting

/// What running a session file and holding it against itself brought to light.
package struct SessionCheck: Sendable {
  /// A line that does not hold what it says.
  package struct Failure: Hashable, Sendable {
    /// The line of the file, from 1.
    package var line: Int
    package var mismatch: Mismatch
    /// The line as it was typed; empty where it is no single one.
    package var source = ""
    /// The frames that the last step before it moved.
    var moved = Report()
    /// Why what it compares is another value, or what to try instead of a refused line.
    var causes = Report()

    /// `FILE:LINE: expected A, found B`.
    ///
    /// - Parameter isKnown: Whether the line says so of itself.
    package func words(in path: String, isKnown: Bool = false) -> Phrase {
      if isKnown { return Phrase("\(path):\(line): ") + SessionWords.stillFails(mismatch) }
      return SessionWords.mismatch(mismatch, at: (path, line))
    }

    /// The line itself, and what explains it: below those words.
    package var explanation: Report {
      var report: Report = source.isEmpty ? [] : [.verbatim(Text("    \(source)", as: .code))]
      report.append(contentsOf: mismatch.details)
      report.append(contentsOf: causes)
      // What was expected to move tells of that itself.
      if mismatch.details.isEmpty, !moved.isEmpty {
        report.append(.paragraph(ExpectationWords.movedLast, indent: 4))
        report.append(contentsOf: moved)
      }
      return report
    }
  }

  /// What is worth knowing of a line, and no failure.
  package struct Notice: Hashable, Sendable {
    /// The line of the file, from 1.
    package let line: Int
    package let words: Phrase

    /// `FILE:LINE: note: …`.
    package func words(in path: String) -> Phrase {
      Phrase("\(path):\(line): ") + Phrase(en: "note: \(words)", ja: "注意：\(words)")
    }
  }

  package let path: String
  /// The language in which the file speaks.
  package let language: Language
  /// Whether there is no file, or none that can be read.
  package let isUnreadable: Bool
  package private(set) var failures: [Failure] = []
  /// What does not hold and says so of itself.
  package private(set) var knownFailures: [Failure] = []
  /// Conflicts that no `expect` speaks of, and texts in one language alone.
  package private(set) var notices: [Notice] = []
  /// How many `expect` and `|` lines were held against the run.
  package private(set) var checked = 0
  /// The file with its `|` lines as the run printed them.
  package private(set) var updated: String
  package var passed: Bool { failures.isEmpty }
  /// What moved before the last failure.
  private var told = Report()

  /// Runs the file from an empty document. What it saves or exports stays in memory.
  ///
  /// - Parameter path: How the file is called in failures; the folder in it is where relative
  ///   paths in the session start from.
  package init(_ text: String, path: String, surroundings: Surroundings) {
    self.path = path
    isUnreadable = false
    updated = text
    let file = SessionFile(text)
    language = file.language
    do throws(LineFailure) {
      var session = try Session(language: file.language, surroundings: surroundings)
      session.folder = FilePath.folder(of: path)
      session.sessionPath = path
      // What a file cannot say where it is replayed is refused here as well.
      session.isReplaying = true
      session.fileLanguage = file.language
      if LessonReader.recognizes(text) || LessonShelf.isCourse(text) {
        let proof = LessonProof(of: text, in: session)
        (failures, checked, notices) = (proof.failures, proof.checked, proof.notices)
        return
      }
      session.keepHead(of: file)
      try session.lookingAwayIfPossible { (session, looksAway) throws(LineFailure) in
        (failures, knownFailures, checked) = ([], [], 0)
        let before = session
        try run(file, in: &session, lookingAway: looksAway)
        if !looksAway || failures.isEmpty { return }
        // What moved before a line that fails is known only to who looked.
        session = before
        (failures, knownFailures, checked) = ([], [], 0)
        try run(file, in: &session, lookingAway: false)
      }
    } catch {
      fail(1, error.refusal(in: Document()).line)
    }
    if checked == 0 { failures.append(Failure(line: 1, mismatch: SessionWords.checksNothing)) }
  }

  /// A file that cannot be read.
  package init(_ failure: Surroundings.FileFailure, path: String) {
    self.path = path
    isUnreadable = true
    updated = ""
    language = .english
    fail(1, failure.reason)
  }

  /// Throws only where what nobody looked at cannot be laid out.
  private mutating func run(
    _ file: SessionFile, in session: inout Session, lookingAway: Bool
  ) throws(LineFailure) {
    var printed: [Int: [String]] = [:]
    var conflicts = UntoldConflicts(in: file)
    told = Report()
    if let line = file.unclosedPaste {
      fail(line, SessionWords.pasteIsOpen)
    }
    if let line = file.strayOutput {
      fail(line, SessionWords.nothingPrints)
    }
    for (index, entry) in file.entries.enumerated() {
      let language = session.settings.language
      let isUnseen = lookingAway && !file.isLookedAt(index)
      let turn = try session.carryOut(index, of: file, lookingAway: isUnseen)
      let isExpected = file.expectsRefusal(of: index)
      let known = failures.count
      judge(turn, of: entry, refusalIsExpected: isExpected)
      conflicts.look(at: session, behind: entry)
      if failures.count > known { explain(entry, in: session) }
      guard !entry.output.isEmpty, language == file.language else { continue }
      let lines = turn.lines(on: Page.standard(language))
      compare(lines, with: entry)
      printed[index] = lines
    }
    try session.look()
    notices = conflicts.notices + Self.textsInOneLanguage(of: file)
    updated = file.rewritten(output: printed)
  }

  private static func textsInOneLanguage(of file: SessionFile) -> [Notice] {
    guard file.entries.contains(where: \.isTold) else { return [] }
    return LessonReader.notices(of: file.text).map { Notice(line: $0.line, words: $0.reason) }
  }

  private mutating func explain(_ entry: SessionFile.Entry, in session: Session) {
    failures[failures.count - 1].source = entry.line.firstLine.echo
    let compared =
      entry.line.isTooLong ? nil : ComparedNumbers(of: entry.line, on: session.snapshot)
    if let compared {
      failures[failures.count - 1].causes.append(contentsOf: compared.causes(on: session.snapshot))
    }
    let moved = session.last.movements(to: session.state, of: compared?.measures)
    // Of several lines about one step the first tells what it moved.
    failures[failures.count - 1].moved = moved == told ? Report() : moved
    told = moved
  }

  /// A refused line is a failure unless what follows expects it.
  private mutating func judge(
    _ turn: Turn, of entry: SessionFile.Entry, refusalIsExpected: Bool
  ) {
    if entry.isExpectation { checked += 1 }
    if let mismatch = turn.knownFailure {
      knownFailures.append(Failure(line: entry.number, mismatch: mismatch))
    } else if let mismatch = turn.failedExpectation {
      failures.append(Failure(line: entry.number, mismatch: mismatch))
    } else if turn.isRefused, !refusalIsExpected {
      failures.append(Failure(refused: turn, at: entry.number, source: entry.line))
    }
  }

  private mutating func compare(_ printed: [String], with entry: SessionFile.Entry) {
    checked += entry.output.count
    let count = max(printed.count, entry.output.count)
    for offset in 0..<count {
      let expected = entry.output.indices.contains(offset) ? entry.output[offset] : nil
      let found = printed.indices.contains(offset) ? printed[offset] : nil
      guard expected != found else { continue }
      let place = entry.outputPlaces[min(offset, entry.outputPlaces.count - 1)]
      failures.append(
        Failure(
          line: place + 1,
          mismatch: Mismatch(expected: Self.quoted(expected), found: Self.quoted(found))))
      return
    }
  }

  private static func quoted(_ line: String?) -> Phrase {
    ExpectationWords.written(line.map { "|\($0)|" } ?? "–")
  }

  private mutating func fail(_ line: Int, _ found: Phrase) {
    failures.append(
      Failure(line: line, mismatch: Mismatch(expected: ExpectationWords.checkable, found: found)))
  }
}
