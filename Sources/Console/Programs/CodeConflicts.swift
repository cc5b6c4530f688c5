import AutoLayout
import Prose
import Reporting

/// What layout code comes to where only its conflicts are asked for: for people and as JSON.
package struct CodeConflicts {
  private let state: Depiction
  private let notes: [Phrase]

  /// `nil` for a text that is named as no code, and in which none is found.
  ///
  /// - Parameter path: How the file is named.
  package init?(of text: String, at path: String, with surroundings: Surroundings) {
    let isNamed = CodeFolder.isCode(path)
    let code = CodeText(path: isNamed ? path : nil, text)
    let whole = CompanionFiles(of: code, with: surroundings)
    guard
      let run = try? ProgramRun(
        CodeStep(texts: whole.texts), on: Document(), step: 1, isCancelled: surroundings.isCancelled
      ),
      isNamed || run.document.ownConstraintCount > 0,
      let state = try? Depiction.completed(run.document, isCancelled: surroundings.isCancelled)
    else { return nil }
    self.state = state
    notes = run.notes
  }

  var hasConflict: Bool { state.hasConflict }

  var reports: [Report] {
    [ConflictsReport.make(state, showsFrames: false)]
      + (notes.isEmpty ? [] : [NoteReport.make(notes)])
  }

  var members: [JSONValue.Member] { ConflictMembers.of(state) }
}
