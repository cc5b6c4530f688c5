package import AutoLayout
import Patience

/// Rebuilds the views and constraints of a report.
///
/// What a log prints is only a part of the layout: all that its constraints do not fix stays open.
/// Nothing but what the constraints say is added, so that a conflict found in the rebuilt layout is
/// one of the logged layout too.
package struct ConsoleLogImporter {
  /// The document as the edits so far have made it.
  private(set) var draft: Document
  private(set) var result = ConsoleLogImport()
  let report: ConsoleLog.Report
  /// How the log calls the listed constraint that was broken.
  let broken: ConsoleLog.Reference?
  let cast: LogCast
  let hierarchy: LogHierarchy
  let hiddenIdentifiers: LogHiddenIdentifiers
  /// Where everything goes that lies in nothing else.
  let superview: ViewID
  var views: [LogCast.Key: ViewID] = [:]
  var derivedGuides: [DerivedGuide: ViewID] = [:]
  /// The edges of supposed margins that have their distance already.
  var marginEdges: Set<Anchor> = []
  private var noted: Set<ConsoleLogImport.Note.Kind> = []

  /// The edits that put what `report` speaks of into `superview` of `document`. All of them can be
  /// applied to `document`, in their order.
  package static func importing(
    _ report: ConsoleLog.Report, into document: Document = Document(device: nil),
    under superview: ViewID = .root
  ) -> ConsoleLogImport {
    var importer = ConsoleLogImporter(report, document, superview)
    importer.addViews()
    for constraint in report.constraints.awaited(each: 16) { importer.add(constraint) }
    return importer.result
  }

  private init(_ report: ConsoleLog.Report, _ document: Document, _ superview: ViewID) {
    self.report = report
    broken = report.brokenConstraint?.reference
    self.superview = superview
    draft = document
    hiddenIdentifiers = LogHiddenIdentifiers(in: report.constraints, broken: broken)
    var cast = LogCast(of: report.constraints)
    hierarchy = LogHierarchy(of: report.constraints, cast: &cast)
    self.cast = cast
  }

  /// Takes `edit` over if the document takes it.
  mutating func make(_ edit: Edit) throws(EditFailure) {
    try draft.apply(edit)
    result.edits.append(edit)
  }

  mutating func make(
    _ constraint: NewConstraint, for reference: ConsoleLog.Reference?
  ) throws(EditFailure) {
    let id = draft.nextConstraint
    try make(.addConstraint(constraint))
    result.references[id] = reference
  }

  /// Each remark once, with the line that first calls for it.
  mutating func note(_ kind: ConsoleLogImport.Note.Kind, line: Int) {
    if noted.insert(kind).inserted {
      result.notes.append(ConsoleLogImport.Note(line: line, kind: kind))
    }
  }
}
