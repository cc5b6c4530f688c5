import AutoLayout
import Interchange
import Prose
import Reporting

/// A report of a console log on its way into a document.
struct LogImport {
  let log: ConsoleLog
  let report: ConsoleLog.Report
  let imported: ConsoleLogImport
  /// What the edits are for: an empty document without a device, or one that is there.
  let start: Document
  let edits: [Edit]

  /// - Parameter superview: Where the views go in `document`; `nil` to begin with an empty window
  ///   that has no size but what the log says.
  init(
    _ report: ConsoleLog.Report, of log: ConsoleLog, into document: Document,
    under superview: ViewID?
  ) {
    let start = superview == nil ? Document(device: nil) : document
    let imported = ConsoleLogImporter.importing(report, into: start, under: superview ?? .root)
    self.log = log
    self.report = report
    self.imported = imported
    self.start = start
    edits = imported.edits
  }

  /// What the report leaves open, in words.
  func notes(in document: Document) -> [Phrase] {
    log.notes(on: report).words + imported.notes.map { $0.words(in: document) }
  }

  /// What is said where all that the report prints can hold together.
  func openQuestion(in document: Document) -> Report {
    LogWords.open(report, in: document)
  }

  /// Whether a pasted text is a log and not lines of our own.
  static func recognizes(_ text: String) -> Bool {
    let log = ConsoleLogReader.read(text)
    // A complaint names the constraint that it is about.
    let isReport = log.reports.contains { $0.hasHeadline || $0.broken != nil }
    if !isReport, case .complaint = PastedText.read(text) { return false }
    return log.reports.contains { !$0.constraints.isEmpty } || isHidden(log)
  }

  /// Whether the system has printed `<private>` where the constraints should be.
  private static func isHidden(_ log: ConsoleLog) -> Bool {
    log.notes.contains { if case .hiddenBySystem = $0.kind { true } else { false } }
  }

  /// As one step that replaces the document, or adds to it below `superview`: the first report of
  /// the text.
  ///
  /// - Parameter range: Where the line names the file that it is from.
  static func outcome(
    of text: String, at range: SourceRange? = nil, under superview: ViewID? = nil,
    on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let log = ConsoleLogReader.read(text)
    let reports = log.distinctReports
    guard let first = reports.first else {
      throw .objection(
        isHidden(log)
          ? CommandWords.hiddenLog(at: range) : CommandWords.nothingToImport(at: range))
    }
    let one = LogImport(first.report, of: log, into: snapshot.document, under: superview)
    var outcome = Outcome(edits: one.edits)
    if superview == nil { outcome.start = one.start }
    do throws(EditFailure) {
      let document = try one.start.applying(one.edits)
      outcome.notes = one.gaps + one.notes(in: document)
      outcome.reports = one.whatTheListSays(in: document, on: snapshot)
    } catch {
      throw .edit(error, at: nil)
    }
    outcome.notes += remark(onOthers: reports, isPasted: range == nil)
    return outcome
  }

  /// What heads the answer: how much could not be read.
  private var gaps: [Phrase] {
    let missing = report.unread.count
    return missing == 0 ? [] : [LogWords.unread(missing, of: report.entries.count)]
  }

  /// What is open where UIKit found a conflict and the list shows none.
  private func whatTheListSays(in document: Document, on snapshot: Snapshot) -> [Report] {
    guard report.hasHeadline || report.broken != nil,
      let state = try? snapshot.depiction(of: document), !state.hasConflict
    else { return [] }
    return [openQuestion(in: document)]
  }

  private static func remark(
    onOthers reports: [(report: ConsoleLog.Report, count: Int)], isPasted: Bool
  ) -> [Phrase] {
    let others = reports.dropFirst().map(\.report.line)
    if others.isEmpty { return [] }
    let lines = others.prefix(3).map(String.init).joined(separator: ", ")
    let command = Text("tsume conflict FILE", as: .code)
    let way =
      isPasted
      ? Phrase(
        en: "paste another by itself; \(command) explains all of a file",
        ja: "ほかのものはそこだけを貼り付けます。ファイルなら \(command) ですべて説明します")
      : Phrase(en: "\(command) explains all", ja: "\(command) ですべて説明します")
    return [
      Phrase(
        en: "the text holds \(others.count, of: "more conflict"), from line \(lines); this is the "
          + "first (\(way))",
        ja: "ログには \(lines) 行目からほかに \(others.count) 件の矛盾があり、最初のものを読み込みました"
          + "（\(way)）")
    ]
  }
}
