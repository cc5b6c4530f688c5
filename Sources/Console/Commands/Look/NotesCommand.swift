import AutoLayout
import Patience
import Prose
import Reporting

/// `notes`: all that the present step remarked, and the opening of the scene that it stands in.
struct NotesCommand: Command {
  static let signature = Signature(
    "notes", .look,
    summary: Phrase(
      en: "Tells all that was left out or supposed, in full.",
      ja: "省いたことや推定したことをすべて表示します。"),
    details: Phrase(
      en: "By the last step, which shows the first of its notes, and in the open scene.",
      ja: "直前の手順の表示に入りきらなかった補足と、開いたシーンの補足です。"),
    examples: [.init("notes", after: ["import Main.storyboard"])],
    related: ["import", "paste", "scenes"], hasReport: true)

  static let reference = Text("notes", as: .command)

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let history = snapshot.history
    var notes = try snapshot.notes(of: history.current)
    let earlier = history.path(to: history.step).dropLast().awaited().compactMap(history.moment)
    if !history.current.startsAnew, let opening = earlier.last(where: \.startsAnew) {
      for note in try snapshot.notes(of: opening) where !notes.contains(note) {
        notes.append(note)
      }
    }
    for moment in earlier where moment.record != nil {
      notes += moment.remarks.filter { !notes.contains($0) }
    }
    let present = history.codeRecord
    let outdated = (earlier + [history.current]).compactMap(\.record)
      .flatMap { $0.outdatedNotes(by: present) }
    notes.removeAll(where: outdated.contains)
    let none = Phrase(en: "nothing was left out or supposed", ja: "補足はありません")
    return Outcome(reports: [notes.isEmpty ? [.paragraph(none)] : NoteReport.make(notes)])
  }
}

extension Snapshot {
  /// What a step told, also where it had no room for it.
  fileprivate func notes(of moment: Moment) throws(LineFailure) -> [Phrase] {
    let before = moment.startsAnew ? nil : moment.parent.flatMap(history.moment)?.document
    return try moment.remarks
      + StepNotes.notes(
        on: moment.edits, from: before.map(layout), to: layout(of: moment.document))
  }

  private func layout(of document: Document) throws(LineFailure) -> Solution {
    try ask { () throws(LayoutFailure) in
      try engine.layout(of: document, isCancelled: surroundings.isCancelled)
    }
  }
}
