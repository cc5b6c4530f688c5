package import Console
import Foundation
import Prose
import TestSupport

/// Runs lines in a session and holds it to what must be so whatever is typed.
package struct SessionProbe {
  package private(set) var session: Session
  /// What did not hold so far, each with its line.
  package private(set) var complaints: [String] = []
  /// Every line that was run.
  package private(set) var transcript: [String] = []
  /// What took most of the processor's time: a line, with what it is answered.
  package private(set) var slowest = (name: "", seconds: 0.0)
  let files: ScriptFiles
  /// What is known to replay.
  private var start = History()

  package init() throws(LineFailure) {
    files = .forScripts()
    session = try Session(language: .english, surroundings: files.surroundings)
    session.acceptsPrefixes = true
  }

  /// As at the prompt, where lines were typed before.
  init(after lines: [String], files texts: [String: String] = [:]) throws(LineFailure) {
    try self.init()
    for (path, text) in texts { files[path] = text }
    for line in lines {
      let turn = session.execute(line)
      complain(if: turn.isRefused, "\(line) is refused")
    }
  }

  /// Runs so many lines that a seed gives, and saves and replays what came of them.
  package static func run(seed: UInt64, lines: Int) throws(LineFailure) -> SessionProbe {
    var writer = ScriptWriter(seed: seed)
    return try run(lines: lines, by: &writer)
  }

  static func run(
    lines: Int, by writer: inout ScriptWriter
  ) throws(LineFailure) -> SessionProbe {
    var probe = try SessionProbe()
    for _ in 0..<lines where probe.complaints.isEmpty && !writer.random.isExhausted {
      probe.run(writer.line(for: probe.session))
    }
    probe.finish()
    return probe
  }

  /// Saves and replays what came of all lines, if there is anything new.
  mutating func finish() {
    if session.isCollecting { run(ScriptLine(verbatim: ".", .session)) }
    let isNew = session.history.nextStep > start.nextStep || session.history.step != start.step
    if complaints.isEmpty, isNew || session.history.current.notes != start.current.notes {
      replay()
    }
  }

  /// The same once more, with the files that were there when it began.
  func begun() -> SessionProbe {
    files.restore()
    var probe = self
    probe.start = session.history
    return probe
  }

  package mutating func run(_ line: ScriptLine) {
    transcript.append(line.text)
    checkCompletion(of: line)
    let before = session
    let turn = timed(line.text) { session in
      line.isPaste ? session.executePaste(line.text) : session.execute(line.text)
    }
    checkWords(of: turn, line)
    checkStillness(of: turn, line, before)
    checkLength(of: turn, line, before)
    if session.history.nextStep > before.history.nextStep { checkTrial(of: line, turn, before) }
    guard session.history.step != before.history.step else { return }
    checkLayout()
    // What stands before a task of a lesson is not taken back.
    let canReturn = session.history.undoTarget != nil && !session.isInLesson
    if session.history.step.isMultiple(of: 3), canReturn { checkReturn() }
  }

  /// Does what a user would wait for.
  mutating func timed<Answer>(_ name: String, _ work: (inout Session) -> Answer) -> Answer {
    let start = clock()
    defer {
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      if seconds > slowest.seconds { slowest = (name, seconds) }
    }
    return work(&session)
  }

  /// That `problem` holds is a complaint.
  mutating func complain(if problem: Bool, _ words: @autoclosure () -> String) {
    if problem {
      complaints.append("line \(transcript.count), \(transcript.last ?? ""): \(words())")
    }
  }
}

// MARK: What a line does to the session

extension SessionProbe {
  /// What is refused changes nothing, and what only asks neither.
  private mutating func checkStillness(of turn: Turn, _ line: ScriptLine, _ before: Session) {
    guard turn.isRefused || line.effect == .question else { return }
    // A replay that stops at a refused line has done those before it.
    if ["replay", "continue"].contains(where: line.text.hasPrefix) { return }
    let (old, new) = (before.history, session.history)
    complain(
      if: old.step != new.step || old.nextStep != new.nextStep || old.marks != new.marks
        || old.current.document != new.current.document, "it changed the session")
    complain(
      if: before.settings.language != session.settings.language
        || before.settings.after != session.settings.after
        || before.settings.breakpoints != session.settings.breakpoints, "it changed a setting")
    complain(if: turn.isRefused && turn.reports.isEmpty, "it was refused without a word")
  }

  /// `try` tells what the line itself tells, and refuses what it refuses.
  private mutating func checkTrial(of line: ScriptLine, _ turn: Turn, _ before: Session) {
    guard line.effect == .change, !line.isPaste, session.history.step.isMultiple(of: 4) else {
      return
    }
    var trial = before
    let tried = trial.execute("try \(line.text)")
    complain(if: trial.history.nextStep != before.history.nextStep, "try made a step")
    guard before.settings.after.isEmpty else { return }
    // So wide that nothing is wrapped; a trial has a line more, or two where it has repairs, so that a
    // long report is cut elsewhere.
    let page = Page(language: session.settings.language, columns: 2_000, drawing: .unicode)
    let (told, done) = (tried.lines(on: page), turn.lines(on: page))
    guard done.count < 14, !(told + done).contains(where: { $0.contains("… ") }) else { return }
    let found = done.dropFirst()
    complain(
      if: !(1...2).contains(told.count - done.count)
        || !told.suffix(found.count).elementsEqual(found), "try told something else: \(told)")
  }

  /// Back and forth again is the same place.
  private mutating func checkReturn() {
    var copy = session
    complain(if: copy.execute("undo").isRefused, "undo is refused")
    complain(if: copy.execute("redo").isRefused, "redo is refused")
    complain(if: copy.history.step != session.history.step, "redo leads elsewhere")
    complain(
      if: LayoutPrint(copy.layout) != LayoutPrint(session.layout), "undo and redo changed it")
  }

  /// What is saved replays to the same handles, lines and frames.
  private mutating func replay() {
    let saved = session.execute("save final.tsume replace")
    complain(if: saved.isRefused, "it cannot be saved")
    guard var other = try? Session(language: .english, surroundings: files.surroundings) else {
      return complain(if: true, "no session starts")
    }
    let text = files["final.tsume"] ?? ""
    let turn = timed("the replay") { _ in
      var turn = other.execute("replay final.tsume")
      // A breakpoint that the file sets stops its own replay.
      for entry in SessionFile(text).entries where entry.line.hasPrefix("break ") {
        if !turn.isRefused { turn = other.execute("continue") }
      }
      return turn
    }
    let end = turn.lines(on: .standard(.english)).suffix(8)
    complain(
      if: turn.isRefused || turn.failedExpectation != nil, "the replay stops: \(end) in \(text)")
    let isSame = LayoutPrint(other.layout) == LayoutPrint(session.layout)
    complain(if: !isSame, "the replay leads elsewhere: \(text)")
    _ = other.execute("save again.tsume replace")
    let again = files["again.tsume"] ?? ""
    complain(if: again != text, "it is saved otherwise: \(again)")
  }
}
