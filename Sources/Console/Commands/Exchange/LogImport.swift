import AutoLayout
import Diagnosis
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
    let isReport = log.reports.contains(where: \.isAnnounced)
    if !isReport, case .complaint = PastedText.read(text) { return false }
    return log.reports.contains { !$0.constraints.isEmpty } || isHidden(log)
  }

  /// Whether a text begins with what the system says over a conflict, though no constraint of it is there to
  /// be read.
  static func announces(_ text: String) -> Bool {
    let first = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    guard let first, !String(first).isBlankOrComment, ConsoleLogReader.isOfLog(String(first))
    else { return false }
    return ConsoleLogReader.read(text).isAnnouncedOnly
  }

  /// How many conflicts a text holds, at least 1.
  static func conflictCount(in text: String) -> Int {
    max(1, ConsoleLogReader.read(text).distinctReports.count)
  }

  /// Whether the system has printed `<private>` where the constraints should be.
  static func isHidden(_ log: ConsoleLog) -> Bool {
    log.notes.contains { if case .hiddenBySystem = $0.kind { true } else { false } }
  }

  /// As one step that replaces the document, or adds to it below `superview`: one report of the text.
  ///
  /// - Parameters:
  ///   - number: Of the report among those of the text, from 1.
  ///   - range: Where the line names the file that it is from, or the number.
  static func outcome(
    of text: String, number: Int = 1, at range: SourceRange? = nil,
    under superview: ViewID? = nil, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let log = ConsoleLogReader.read(text)
    let reports = log.distinctReports.map(\.report)
    if snapshot.surroundings.isCancelled() { throw .layout(.cancelled) }
    if reports.isEmpty { throw .objection(CommandWords.nothingExplained(in: log, at: range)) }
    guard reports.indices.contains(number - 1) else {
      throw .objection(UseWords.noSuchConflict(number, of: reports.count, at: range))
    }
    let one = LogImport(reports[number - 1], of: log, into: snapshot.document, under: superview)
    if snapshot.surroundings.isCancelled() { throw .layout(.cancelled) }
    var outcome = Outcome(edits: one.edits)
    if superview == nil {
      outcome.start = one.start
      if reports.count > 1 { outcome.log = text }
    }
    do throws(EditFailure) {
      let document = try one.start.applying(one.edits)
      outcome.notes = one.gaps + one.notes(in: document)
      outcome.openQuestion = one.whatTheListLacks(in: document, on: snapshot)
      outcome.reports = [outcome.openQuestion].compactMap(\.self)
    } catch {
      throw .edit(error, at: nil)
    }
    if reports.count > 1 {
      outcome.notes.append(remark(on: reports, number, isChosen: superview == nil))
    }
    return outcome
  }

  /// What heads the answer: how much could not be read.
  private var gaps: [Phrase] {
    let missing = report.unread.count
    return missing == 0 ? [] : [LogWords.unread(missing, of: report.entries.count)]
  }

  /// What is open where UIKit found a conflict and the list shows none.
  private func whatTheListLacks(in document: Document, on snapshot: Snapshot) -> Report? {
    guard report.isAnnounced || report.cut != nil || SystemViews.only(in: document) != nil,
      let state = try? snapshot.layout(of: document), !state.hasConflict
    else { return nil }
    return openQuestion(in: document)
  }

  /// Which of the conflicts of a text this is, and how one comes to the others.
  private static func remark(
    on reports: [ConsoleLog.Report], _ number: Int, isChosen: Bool
  ) -> Phrase {
    let others = reports.enumerated().filter { $0.offset != number - 1 }
    let lines = others.prefix(3).map { String($0.element.line) }.joined(separator: ", ")
    let next = number < reports.count ? number + 1 : 1
    let way =
      isChosen
      ? UseWords.goesOn(to: next) : UseWords.explainsAll(Text("tsume conflict FILE", as: .code))
    return Phrase(
      en: "the text holds \(others.count, of: "more conflict"), from line \(lines); this is number "
        + "\(number) of \(reports.count) (\(way))",
      ja: "ログには \(lines) 行目からほかに \(others.count) 件の矛盾があり、これは "
        + "\(reports.count) 件中 \(number) 件目です（\(way)）")
  }
}
