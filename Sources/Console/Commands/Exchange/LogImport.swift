import AutoLayout
import Interchange
import Prose
import Reporting

/// A console log on its way into a document.
struct LogImport {
  let log: ConsoleLog
  /// The one that is rebuilt: the first whose list says anything.
  let report: ConsoleLog.Report
  let imported: ConsoleLogImport
  /// What the edits are for: an empty document without a device, or one that is there.
  let start: Document
  let edits: [Edit]

  /// `nil` for a text without a conflict in it.
  ///
  /// - Parameter superview: Where the views go in `document`; `nil` to begin with an empty window
  ///   that has no size but what the log says.
  init?(of text: String, into document: Document, under superview: ViewID?) {
    let log = ConsoleLogReader.read(text)
    guard let report = log.reports.first(where: { !$0.constraints.isEmpty }) else { return nil }
    let start = superview == nil ? Document(device: nil) : document
    let imported = ConsoleLogImporter.importing(
      report, into: start, under: superview ?? .root)
    self.log = log
    self.report = report
    self.imported = imported
    self.start = start
    edits = imported.edits
  }

  /// What the log leaves open, in words.
  func notes(in document: Document) -> [Phrase] {
    let others = log.reports.count { !$0.constraints.isEmpty } - 1
    let more =
      others > 0
      ? [
        Phrase(
          en: "the text holds \(others, of: "more report"); this is the first",
          ja: "ログはほかに \(others) 件ありますが、最初のものを読み込みました")
      ] : []
    return log.notes.map(\.words) + imported.notes.map { $0.words(in: document) } + more
  }

  /// Whether a pasted text is a log and not lines of our own.
  static func recognizes(_ text: String) -> Bool {
    ConsoleLogReader.read(text).reports.contains { !$0.constraints.isEmpty }
  }

  /// As one step that replaces the document, or adds to it below `superview`.
  static func outcome(
    of text: String, under superview: ViewID? = nil, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let document = snapshot.document
    guard let log = LogImport(of: text, into: document, under: superview) else {
      throw .objection(CommandWords.nothingToImport)
    }
    var outcome = Outcome(edits: log.edits)
    outcome.start = log.start
    do throws(EditFailure) {
      outcome.notes = log.notes(in: try log.start.applying(log.edits))
    } catch {
      throw .edit(error, at: nil)
    }
    return outcome
  }
}
