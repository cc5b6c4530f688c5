import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Patience
package import Prose
import Reporting

/// A run of Tsume: takes lines, one after another, and says what each one did.
///
/// Data flows one way: line → outcome → document → layout → findings → report. Undo, `goto` and
/// replay are one code path with a typed edit: *make the engine match this document*.
package struct Session {
  package internal(set) var history = History()
  package internal(set) var settings: Settings
  var state: LaidOutDocument
  /// Whether steps are neither laid out nor told of: somebody looks later.
  var looksAway = false
  /// Whether the present document is the one that was laid out.
  var isLaidOut = true
  var last = LastLine()
  /// The view of which ways to close up were shown, and at which step.
  var offer: (request: TorutsumeRequest, step: Int)?
  /// The step at which the repairs that `fix` lists were last shown with their numbers.
  var numberedStep: Int?
  var replay: Replay?
  var isReplaying = false
  /// The line that is only tried: what is done in this session is thrown away.
  var attempted: String?
  /// The lines of an unfinished `paste`.
  var paste: [String]?
  /// The block that was entered last, whatever came of it.
  var lastBlock: Block?
  /// The code with which the next line may go on.
  var above: CodeAbove?
  /// What the last expression was answered with, as it can be typed.
  var lastValue: String?
  /// Where relative paths start from; empty for the working folder.
  var folder = ""
  /// The file that was saved last.
  var savedPath: String?
  /// The same for the lines of a file.
  var savedPathInFile: String?
  /// The step that was the present one when a line of a file saved the session.
  var savedStep = 0
  /// The sessions that this one has read or written, by their paths as seen from everywhere.
  var knownFiles: Set<String> = []
  /// Those that it has exported.
  var exportedFiles: Set<String> = []
  /// The question that the next line answers.
  var asked: PendingQuestion?
  /// The file that was saved, replayed or checked last, as seen from the working folder.
  var sessionPath: String?
  /// What this session has written into that file; `nil` while it is as somebody else wrote it.
  var writtenText: String?
  /// The language of the file that was replayed, in which it is saved unless another is chosen. It
  /// stays where the session expects words of it.
  var fileLanguage: Language?
  /// What the lines of a file were to write, by its path. They read it like others; nobody else does.
  var unwritten: [String: String] = [:]
  /// Whether the lines of a file may write files, since whoever replays it has said so.
  package var allowsWrites = false
  /// Whether somebody types who can be asked.
  package var isAtPrompt = false
  /// Whether this is an example of the help, which tells of files as if they were written.
  var isExample = false
  /// Whether lines of a session that was interrupted are carried out.
  var isResuming = false
  /// Whether lines that the user keeps for every start are carried out: they write nothing.
  package var isStarting = false
  /// What the file held that a line of an interrupted session replays.
  var quotedText: String?
  /// What was imported and is not kept for `resume` yet.
  var imported: [ReadFile] = []
  /// What the files held that lines of an interrupted session have imported, by their paths.
  var importedBefore: [String: String] = [:]
  /// What there was of steps and notes when all of it was in a file.
  var saved = Progress()
  /// Whether there was more that no file has when a replay began anew.
  var hasLeftUnsaved = false
  /// The lesson that this is the document of.
  var lesson: LessonInProgress?
  /// Whether commands may be shortened, as at the prompt.
  package var acceptsPrefixes = false
  let engine = LayoutEngine()
  let surroundings: Surroundings

  /// Throws only if the empty document cannot be laid out.
  package init(language: Language, surroundings: Surroundings) throws(LineFailure) {
    settings = Settings(language: language)
    self.surroundings = surroundings.askedByWork
    state = try LaidOutDocument(Document(), engine: engine, isCancelled: { false })
  }

  /// Carries out one line; what has line ends within is a paste. A line that cannot be carried out
  /// changes nothing.
  package mutating func execute(_ line: String) -> Turn {
    awaited(line, isPaste: false) { $0.take(line) }
  }

  /// A line while nothing else is going on with it. It is saved without the blanks before it.
  mutating func take(_ line: String) -> Turn {
    if let asked = asked.take() { return answer(line, to: asked) ?? take(line, leaving: asked) }
    guard paste != nil else {
      if line.hasNewline { return executePaste(line) }
      let line = String(line.drop { $0 == " " || $0 == "\t" })
      return takeCode(line) { $0.execute(line, isPaste: false) }
    }
    if let pasted = SessionFile.pasted(line) {
      paste?.append(pasted)
      return Turn()
    }
    let text = (paste ?? []).joined(separator: "\n")
    paste = nil
    return executePaste(text)
  }

  /// Carries out several lines as one step: a Swift block, a console log, or lines of our own.
  ///
  /// All that ends a line in a session file ends one here, so that the paste is read from a file as
  /// it is read now.
  package mutating func executePaste(_ text: String) -> Turn {
    awaited(text, isPaste: true) { $0.takePaste(text) }
  }

  private mutating func takePaste(_ text: String) -> Turn {
    let text = SessionFile.lines(of: text).joined(separator: "\n")
    let step = history.nextStep
    let turn = takeCode(text) { $0.execute(text, isPaste: true) }
    if !isReplaying {
      lastBlock = Block(text: text, step: history.nextStep > step ? history.step : nil)
    }
    return turn
  }

  /// Whether more lines are awaited, as after `paste`.
  package var isCollecting: Bool { paste != nil }

  /// The language in which the session is saved, and whose words it expects.
  var fileOrPresentLanguage: Language { fileLanguage ?? settings.language }

  var snapshot: Snapshot {
    Snapshot(
      state: state, history: history, settings: settings, last: last, engine: engine,
      surroundings: surroundings, unwritten: filesInMemory,
      folder: folder,
      savedPath: isInFile ? savedPathInFile : savedPath, sessionPath: sessionPath,
      language: fileOrPresentLanguage,
      goal: lesson?.goal, lesson: lesson?.page,
      offered: offer?.step == history.step ? offer?.request : nil,
      outdatedOffer: offer?.step == history.step ? nil : offer?.request,
      showsRepairNumbers: numberedStep == history.step)
  }

  /// Carries a line out as long as the user waits for it. A line that is stopped changes nothing.
  private mutating func awaited(
    _ source: String, isPaste: Bool, _ carryOut: (inout Session) -> Turn
  ) -> Turn {
    if LineWork.isUnderWay { return carryOut(&self) }
    let before = self
    return LineWork.of(surroundings.isInterrupted) {
      let turn = carryOut(&self)
      guard LineWork.wasCutShort else { return turn }
      self = before
      return refuse(source, isPaste: isPaste, .layout(.cancelled))
    }
  }

  /// In a lesson the task has a say before a line, and a look at what it did. Its lines are none of the
  /// session that is resumed after a kill.
  private mutating func execute(_ typed: String, isPaste: Bool) -> Turn {
    let line = LineInSwift(typed, isPaste: isPaste, in: state.document)
    guard lesson != nil else {
      var turn = executeLine(line.source, isPaste: line.isPaste, typed: line.objectiveC)
      if lesson != nil { turn.keeping = .nothing }
      return turn
    }
    let before = self
    let changed = executeLine(line.source, isPaste: line.isPaste, typed: line.objectiveC)
    // What only asks may speak of anything.
    if history.nextStep > before.history.nextStep,
      let objection = before.prohibition(of: line.source)
    {
      self = before
      return refuse(line.source, isPaste: line.isPaste, .objection(objection))
    }
    if let objection = objectionToLeavingOwn(since: before) {
      self = before
      return refuse(line.source, isPaste: line.isPaste, .objection(objection))
    }
    var turn = judged(changed, since: before)
    turn.keeping = .nothing
    return turn
  }

  /// - Parameter typed: The line of Objective-C that `line` says in Swift.
  private mutating func executeLine(_ line: String, isPaste: Bool, typed: String? = nil) -> Turn {
    if let failure = Self.objection(toLengthOf: line, isPaste: isPaste) {
      return refuse("", isPaste: isPaste, failure)
    }
    let said = SaidConstraints(isPaste ? line : withLastValue(line), in: state.document)
    if let missing = said.missing { return carryOut(said, without: missing, isPaste: isPaste) }
    let (source, raw) = (said.line, RawText(said.line))
    do throws(LineFailure) {
      return try carryOut(isPaste ? interpretPaste(raw) : interpret(raw))
    } catch {
      // Nobody asks what was meant by a line that was stopped, and `awaited` says that it was.
      if LineWork.isStopped(after: LineWork.interval) {
        var turn = Turn()
        turn.isRefused = true
        return turn
      }
      let asked = isPaste ? nil : DebuggerQuestion(source, in: state.document)
      if let line = asked?.line { return executeLine(line, isPaste: false) }
      let failure = isPaste ? error : error.placed(in: raw, on: state.document)
      if let typed {
        return refuse(
          typed, isPaste: false, failure.told(in: typed, saidAs: raw, state.document))
      }
      let known = asked?.failure ?? SwiftUILine(source, in: state.document)?.failure
      return refuse(source, isPaste: isPaste, known ?? failure)
    }
  }
}

// MARK: Carrying out

extension Session {
  mutating func carryOut(_ interpretation: Interpretation) throws(LineFailure) -> Turn {
    let outcome = interpretation.outcome
    if !interpretation.isAside { last = LastLine() }
    if let answer = outcome.answer { lastValue = answer.typed(in: state.document) }
    var turn: Turn
    if let effect = outcome.effect {
      turn = try perform(effect, line: interpretation.line)
      turn.reports = outcome.reports + turn.reports
      if effect.isKept { turn.keeping = .lines(kept(effect, as: interpretation.line)) }
    } else if outcome.edits.isEmpty {
      turn = Turn(reports: outcome.reports)
      if let request = outcome.offered { offer = (request, history.step) }
      if outcome.showsRepairNumbers { noteRepairNumbers() }
      if !interpretation.isPaste, interpretation.line.isComment {
        history.note(interpretation.line.trimmed)
        turn.keeping = .lines([interpretation.line.trimmed])
      }
      if !outcome.notes.isEmpty { turn.reports.append(NoteReport.make(outcome.notes)) }
    } else {
      turn = try step(interpretation)
      noteImports(of: interpretation)
      if last.isSaved {
        let text = history.current.text(in: history)
        turn.keeping = .lines(isReplaying ? [text] : takeQuotedImports() + [text])
      }
    }
    turn.wantsJSON = outcome.wantsJSON
    return turn
  }

  /// Applies the edits, lays out, examines, remembers and reports.
  private mutating func step(_ interpretation: Interpretation) throws(LineFailure) -> Turn {
    let old = state
    let holdsTyped = !history.current.startsAnew
    let isOther = interpretation.line.hasPrefix("import") && interpretation.line != openingLine
    let own = interpretation.outcome.clearingStage(in: old.document)
    if isInFile, let said = own.additionsInCode(of: old.document) {
      let relations = said.map { EquationText.inFull($0, in: old.document) }
      return self.said(SessionWords.isInCodeAlready(relations))
    }
    let changed = try own.changedDocument(from: old.document)
    if changed == old.document {
      return Turn(reports: [NoteReport.make(own.notes + [SessionWords.nothingChanged])])
        .with(own.reports)
    }
    if history.nextStep > History.mostSteps {
      throw .objection(SessionWords.tooManySteps(limit: History.mostSteps))
    }
    let reaction = try reaction(to: own, making: changed)
    let outcome = reaction ?? own
    let document = try reaction?.changedDocument(from: old.document) ?? changed
    var moment: [Phrase] = []
    if looksAway {
      state = LaidOutDocument(document: document, solution: old.solution, findings: old.findings)
      isLaidOut = false
    } else {
      moment = try momentaryConflict(in: outcome, to: document)
      state = try toldLayout(of: document)
    }
    history.append(
      line: interpretation.line, isPaste: interpretation.isPaste, outcome, document: document,
      from: folder)
    if looksAway {
      last = LastLine(isSaved: true)
      return Turn()
    }
    let isReplacing =
      interpretation.isPaste
      ? outcome.headline == nil : holdsTyped && isOther
    let replaces =
      isReplacing && outcome.start != nil && old.document.views.count > Document().views.count
    let turn = arrived(
      from: old, headline: history.headline(of: history.current), edits: outcome.edits,
      notes: (replaces ? [SessionWords.replacesLayout] : []) + moment + history.newRemarks,
      crashes: outcome.record?.crashNotes ?? [], startsAnew: outcome.start != nil,
      isTyped: isAtPrompt && !isInFile && attempted == nil)
    last.said = turn.reports.first.map { (history.step, $0) }
    return turn.with(outcome.reports)
  }

  /// Another document, laid out and examined, with what would repair or settle what is news there.
  ///
  /// One that is stopped does not become the present one, however quickly it was there: whoever stops
  /// a line has not seen what it did.
  func toldLayout(of document: Document) throws(LineFailure) -> LaidOutDocument {
    let told = try snapshot.layoutWithNews(of: document, since: state)
    if surroundings.isCancelled() { throw .layout(.cancelled) }
    return told
  }

  /// The report of the way from one state to the present one.
  ///
  /// - Parameters:
  ///   - crashes: Those of the notes that say where the app would end.
  ///   - startsAnew: Whether the present document has nothing to do with the old one.
  mutating func arrived(
    from old: LaidOutDocument, headline: Phrase, edits: [Edit], notes: [Phrase],
    crashes: [Phrase] = [],
    startsAnew: Bool = false, isTyped: Bool = false
  ) -> Turn {
    // Each part of a report takes its time: who has stopped the line waits for none of them.
    var isStopped: Bool { LineWork.isStopped(after: LineWork.interval) }
    let movement = Change(from: old.solution, to: state.solution)
    if isStopped { return Turn(reports: []) }
    let findings = FindingChanges(from: old, to: state, startsAnew: startsAnew)
    if isStopped { return Turn(reports: []) }
    last = LastLine(change: (movement, old.document), isSaved: !edits.isEmpty)
    let crashes = notes.filter(crashes.contains)
    let notes =
      notes.filter { !crashes.contains($0) }
      + StepNotes.notes(on: edits, from: startsAnew ? nil : old.solution, to: state.solution)
      + StepNotes.lost(by: edits, from: old.document)
    if isStopped { return Turn(reports: []) }
    let suspicions = suspicions(since: startsAnew ? nil : old)
    if isStopped { return Turn(reports: []) }
    let report = StepReport.make(
      attempted.map { .attempt($0) } ?? .step(history.step), headline: headline, notes: notes,
      crashes: crashes, moreNotes: attempted == nil ? NotesCommand.reference : nil,
      from: old.document, before: startsAnew ? nil : old, movement: movement, findings: findings,
      suspicions: suspicions,
      isUnexplained: history.current.openQuestion != nil, isTyped: isTyped, to: state)
    var turn = Turn(reports: [report] + afterReports())
    for finding in findings.appeared {
      switch finding {
      case .conflict: turn.broughtConflict = true
      case .ambiguous: turn.broughtAmbiguity = true
      default: break
      }
    }
    return turn
  }

  mutating func refuse(
    _ line: String, isPaste: Bool, _ failure: LineFailure
  ) -> Turn {
    // Nobody asks what was meant by a line that was stopped.
    let isStopped = LineWork.wasCutShort
    let remembered = isPaste ? nil : isStopped ? line : withWholeWord(line)
    let meant = isStopped ? nil : lineMeant(by: line, failure)
    let refusal = failure.sayingWidth(refusal(failure, meant: meant), in: line, state.document)
    if remembered?.isExpectationOrComment != true {
      last = LastLine(refusal: refusal.line, refusedLine: remembered)
    }
    var turn = Turn(reports: [failure.report(refusal, for: line)])
    turn.isRefused = true
    turn.lineMeant = meant
    turn.wantsJSON = !isPaste && Self.withoutJSONOption(RawText(line)) != nil
    return turn
  }

  /// The line with the characters that it seems to mean, where that can be read.
  private func lineMeant(by line: String, _ failure: LineFailure) -> String? {
    failure.linesMeant(by: line, in: state.document)
      .first { (try? interpret(RawText($0))) != nil }?.trimmed
  }

  private func refusal(_ failure: LineFailure, meant: String?) -> Refusal {
    var refusal = failure.refusal(in: state.document)
    if let names = namesInLesson(for: failure) { refusal.hints = [names] }
    if let meant { refusal.hints = [SessionWords.didYouMean(line: meant, isAtPrompt: isAtPrompt)] }
    return refusal
  }
}

extension Turn {
  fileprivate func with(_ more: [Report]) -> Turn {
    var turn = self
    turn.reports += more
    return turn
  }
}
