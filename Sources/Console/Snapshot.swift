package import AutoLayout
package import Diagnosis
import Drawing
import Interchange
package import Prose
import Reporting

/// What a command sees: a document with its layout and what there is to say about it, and the
/// session around it. Nothing of it can be changed.
package struct Snapshot {
  package private(set) var state: LaidOutDocument
  package let history: History
  package let settings: Settings
  package let last: LastLine
  /// Answers questions about any document; it matches the document by itself.
  package let engine: LayoutEngine
  package private(set) var surroundings: Surroundings
  /// The files that a check did not write, by their paths.
  let unwritten: [String: String]
  /// Where relative paths in the session start from; empty for the working folder.
  package private(set) var folder: String
  /// The file that was saved last.
  package let savedPath: String?
  /// The file that was saved, replayed or checked last, as seen from the working folder.
  let sessionPath: String?
  /// The language of the session, whoever is spoken to in theirs.
  let language: Language
  /// What the task of a lesson wants, by its stored solution.
  let goal: LaidOutDocument?
  /// The lesson that is going on, as a page has it.
  let lesson: SessionPage.Lesson?
  /// Of what `torutsume` showed ways since the last step.
  private(set) var offered: TorutsumeRequest?
  /// The same of what it showed before a step.
  private(set) var outdatedOffer: TorutsumeRequest?
  /// Whether the repairs that `fix` lists were shown with their numbers since the last step.
  private(set) var showsRepairNumbers: Bool

  package var document: Document { state.document }
  package var solution: Solution { state.solution }
  package var findings: Findings { state.findings }

  /// The same on another document that is not laid out yet.
  func on(_ document: Document) -> Snapshot {
    on(LaidOutDocument(document: document, solution: solution, findings: findings))
  }

  /// The same on another document with its layout, of which nothing was offered.
  func on(_ state: LaidOutDocument) -> Snapshot {
    var snapshot = self
    (snapshot.state, snapshot.offered, snapshot.outdatedOffer) = (state, nil, nil)
    snapshot.showsRepairNumbers = false
    return snapshot
  }

  /// What questions about the present layout are asked of.
  var examination: Examination {
    Examination(of: solution, with: engine, isCancelled: surroundings.isCancelled)
  }

  /// The present layout with all that would repair or settle what there is to say.
  func completed() throws(LineFailure) -> LaidOutDocument { try completed(state) }

  /// The same where nothing is left out that took too long for a line.
  func thorough() throws(LineFailure) -> LaidOutDocument {
    guard findings.isAbridged else { return try completed() }
    let examination = Examination(
      of: solution, with: engine, isCancelled: surroundings.isCancelled, isThorough: true)
    let all = try ask { () throws(LayoutFailure) in
      try examination.completed(try examination.findings())
    }
    return LaidOutDocument(document: document, solution: solution, findings: all)
  }

  private func completed(_ layout: LaidOutDocument) throws(LineFailure) -> LaidOutDocument {
    try layout.completed(with: engine, isCancelled: surroundings.isCancelled)
  }

  /// Another document, laid out, examined and completed.
  func completedLayout(of document: Document) throws(LineFailure) -> LaidOutDocument {
    try completed(layout(of: document))
  }

  /// Another document, laid out and examined.
  func layout(of document: Document) throws(LineFailure) -> LaidOutDocument {
    try LaidOutDocument(document, engine: engine, isCancelled: surroundings.isCancelled)
  }

  /// Another document, laid out and examined, with what would repair or settle what is news there to
  /// who comes from another state; without one nothing is.
  func layoutWithNews(
    of document: Document, since old: LaidOutDocument?
  ) throws(LineFailure) -> LaidOutDocument {
    try layout(of: document)
      .withNews(since: old, engine: engine, isCancelled: surroundings.isCancelled)
  }

  /// Asks the engine or an examination something; what stops it stops the line.
  func ask<Answer>(
    _ question: () throws(LayoutFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    do throws(LayoutFailure) {
      return try question()
    } catch {
      throw .layout(error)
    }
  }

  /// A file that a line names at `range`.
  func contents(of path: String, at range: SourceRange) throws(LineFailure) -> String {
    switch read(path) {
    case .success(let text): return text
    case .failure(let failure):
      throw .file(failure, at: range, near: near(path, FilePath.joined(folder, path), failure))
    }
  }

  /// What is called nearly so in the same folder, as it would be typed.
  private func near(
    _ path: String, _ joined: String, _ failure: Surroundings.FileFailure
  ) -> [String] {
    guard case .missing = failure else { return [] }
    let folder = FilePath.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // A link that leads nowhere is listed, too.
    let names = surroundings.list(FilePath.folder(of: joined))
      .filter { !$0.hasSuffix("/") && $0 != name }
    // `save card` writes `card.tsume`.
    let ended = names.filter { $0.hasPrefix("\(name).") }
    let near = ended.isEmpty ? Spelling.suggestions(for: name, among: names) : ended
    return near.map { FilePath.joined(folder, $0) }
  }

  /// The path of the session's file, without what its name ends in, from where relative paths start.
  var sessionName: String? {
    guard let sessionPath else { return nil }
    let path = FilePath.relative(sessionPath, to: folder)
    return path.hasSuffix(".tsume") ? String(path.dropLast(6)) : path
  }

  /// The same, with paths from the working folder.
  var inWorkingFolder: Snapshot {
    var snapshot = self
    snapshot.folder = ""
    return snapshot
  }

  /// The same, looking into files without being told of their changes.
  var probing: Snapshot {
    var probing = self
    probing.surroundings.read = surroundings.probe
    return probing
  }

  func read(_ path: String) -> Result<String, Surroundings.FileFailure> {
    let path = FilePath.joined(folder, path)
    return unwritten[path].map { .success($0) } ?? surroundings.read(path)
  }
}

/// What a session says on the side of the document. Settings are no steps.
package struct Settings: Sendable {
  package var language: Language
  /// The lines whose reports follow every step: `tree`, `draw diff`.
  package var after: [String] = []
  package var breakpoints: [Breakpoint] = []
  /// Whether what is longer than the screen goes through a pager.
  package var usesPager = true

  package init(language: Language) { self.language = language }
}

/// What the last line that was neither `expect` nor `say` did, for `expect moved` and its like.
package struct LastLine: Sendable {
  /// What it moved, and the document before.
  var change: (movement: Change, old: Document)?
  package var moved: [ViewID] { change?.movement.views.map(\.view) ?? [] }
  /// The step that it made, and what was said of it.
  var said: (step: Int, report: Report)?
  /// Whether saving keeps it: it became a step, or it was refused and that was expected.
  package var isSaved = false
  /// The words of the refusal, if it was refused.
  package var refusal: Phrase?
  /// The line itself with a whole word, if it was refused and is no paste.
  package var refusedLine: String?
}
