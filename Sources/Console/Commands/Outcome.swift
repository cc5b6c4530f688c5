package import AutoLayout
package import Interchange
import LayoutCode
package import Prose

/// What a line wants: changes to the document, things to print, or something of the session.
package struct Outcome: Sendable {
  package var edits: [Edit] = [] {
    didSet { result = nil }
  }
  /// The present document with the edits made, if somebody has made them already.
  private(set) var result: Document?
  /// Remarks printed under the header of the step, or alone where there is no step.
  package var notes: [Phrase] = []
  package var reports: [Report] = []
  package var effect: SessionEffect?
  /// Whether it does and answers nothing, but for what is remarked on it.
  var onlyRemarks: Bool { edits.isEmpty && reports.isEmpty && effect == nil && !notes.isEmpty }
  /// What the edits start from, when that is not the present document: an import replaces it.
  var start: Document?
  /// What the document begins as, if it is a scene of an Interface Builder file.
  var scene: ImportedScene?
  /// Files of code, which are carried out in the place of the line and make the edits.
  var opened: OpenedCode?
  /// The log of which one conflict was read, where it holds others.
  var log: String?
  /// What is open of a log whose lines do not show the conflict that it reports.
  var openQuestion: Report?
  /// The code that was carried out, and what was found in it.
  var code: CodeStep?
  var record: CodeRecord?
  /// What came of calls in earlier code that the line runs.
  var reached: [CodeRecord.Site] = []
  /// What was done, where the edits do not say it best.
  var headline: Phrase?
  /// Where code activates constraints, if the line runs any.
  var activations: [ConstraintID: SourcePlace] = [:]
  /// What made the app's own code do what the edits say, if it was not the line itself.
  var triggers: [CodeTrigger] = []
  /// Those that are the line's own, where the app's code has made others.
  var ownEdits: [Edit]?
  /// The line as it is remembered, where the one that was typed would mean something else later.
  var line: String?
  /// The view of which ways to close up were shown, from which `fix` may choose.
  var offered: TorutsumeRequest?
  /// Whether a report gives numbers to the repairs that `fix` lists.
  var showsRepairNumbers = false
  /// What an expression was answered with.
  var answer: Value?
  /// Whether the reports are wanted as JSON.
  var wantsJSON = false

  package init(
    edits: [Edit] = [], notes: [Phrase] = [], reports: [Report] = [],
    effect: SessionEffect? = nil
  ) {
    self.edits = edits
    self.notes = notes
    self.reports = reports
    self.effect = effect
  }

  /// - Parameter result: The present document with `edits` made.
  init(edits: [Edit], result: Document, notes: [Phrase], reports: [Report]) {
    self.init(edits: edits, notes: notes, reports: reports)
    self.result = result
  }
}

/// What a line does that is not a change to the document.
package enum SessionEffect: Sendable {
  case quit
  /// So many steps at once.
  case undo(Int)
  case redo(Int)
  case goTo(step: Int)
  case mark(String)
  case setLanguage(Language)
  case setPager(Bool)
  /// The last block, or the whole session, is to be edited and carried out.
  case edit(EditScope)
  case setAfter([String])
  case setBreakpoint(Breakpoint)
  case clearBreakpoints
  case save(path: String, replaces: Bool, at: SourceRange?)
  /// A file that is not read back.
  case export(path: String, text: String, notices: [Phrase], at: SourceRange?)
  /// Whether sessions that are replayed may write files.
  case allowWrites(Bool)
  case replay(path: String, at: SourceRange)
  case replayStep
  case replayBack
  case replayOn
  /// A session that was interrupted goes on, by its place among them from 1.
  case resume(Int, at: SourceRange)
  /// A session that was interrupted is not wanted any more.
  case forgetInterrupted(Int, at: SourceRange)
  /// The result of an `expect` line, `nil` where it holds; and whether the line says that it does not.
  case expectation(Mismatch?, isMarked: Bool)
  /// The lines up to a lone `.` are to be collected.
  case beginPaste
  /// `say`: kept with the moment.
  case annotation
  /// Something of the lesson that is going on, or another lesson.
  case lesson(LessonRequest)
  /// The live page.
  case page(PageRequest)
  /// What a line would do is to be shown.
  case attempt(RawText)
  /// Another class of the last paste is to be made.
  case use(NameSyntax)
  /// Code is carried out again without some lines.
  case leaveOut([CodeLine])
  /// What code leaves open gets a value.
  case assume(NameSyntax, NamedValue)
}

/// What `edit` opens.
package enum EditScope: Sendable {
  case block
  case session
}

/// Where a replay stops.
package enum Breakpoint: Hashable, Sendable {
  /// Behind that line of the file.
  case line(Int)
  /// Where an expectation does not hold.
  case expectation
  case condition(Condition)
}
