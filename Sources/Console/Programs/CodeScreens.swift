import AutoLayout
import Interchange
import Prose
import Reporting

/// What the code of the present document can show.
struct CodeScreens {
  /// The step that carried the code out.
  private let moment: Moment
  private let code: CodeStep
  private let record: CodeRecord
  /// What the code was carried out on.
  private let start: Document

  /// `nil` where no code was carried out that shows anything.
  init?(in history: History) {
    var next: Moment? = history.current
    while let moment = next, moment.code == nil { next = moment.parent.flatMap(history.moment) }
    guard let moment = next, let code = moment.code, let record = moment.record,
      let start = moment.start ?? moment.parent.flatMap(history.moment)?.document
    else { return nil }
    (self.moment, self.code, self.record, self.start) = (moment, code, record, start)
  }

  /// So many screens are laid out to say how they are.
  private static let mostLaidOut = 40

  /// Each with how its layout is.
  func report(on snapshot: Snapshot) throws(LineFailure) -> Report {
    var rows: [[Phrase]] = []
    for (place, name) in record.screens.enumerated() {
      let isLaidOut = place < Self.mostLaidOut
      let state = try isLaidOut ? self.state(of: name, on: snapshot) : SceneWords.neverRun
      rows.append([name == record.shown ? "→" : "", Phrase(Text(name, as: .name)), state])
    }
    return [
      .table(
        Report.Table(columns: [.left, .left, .left], header: SceneWords.codeHeader, rows: rows))
    ]
  }

  private func state(of name: String, on snapshot: Snapshot) throws(LineFailure) -> Phrase {
    if name == record.shown { return SceneWords.state(of: snapshot.state) }
    let run = try ProgramRun(
      CodeStep(texts: code.texts, resources: code.resources, choice: name), on: start,
      step: moment.step,
      isCancelled: snapshot.surroundings.isCancelled)
    return SceneWords.state(of: try snapshot.depiction(of: run.document))
  }

  var names: [String] { record.screens }
}
