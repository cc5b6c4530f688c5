import AutoLayout
import Interchange
import LayoutCode
import Patience
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
    while let moment = next, moment.code == nil, !LineWork.isStopped() {
      next = moment.parent.flatMap(history.moment)
    }
    guard let moment = next, let code = moment.code, let record = moment.record,
      let start = history.start(of: moment)
    else { return nil }
    (self.moment, self.code, self.record, self.start) = (moment, code, record, start)
  }

  /// The class that is shown; `nil` for what has no name in code.
  var shownClass: String? {
    record.shown.flatMap { name in
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        ? name : nil
    }
  }

  /// So many screens are laid out to say how they are.
  private static let mostLaidOut = 100

  /// Each with how its layout is.
  func report(on snapshot: Snapshot) throws(LineFailure) -> Report {
    var rows: [[Phrase]] = []
    let others = record.screens.prefix(Self.mostLaidOut).filter { $0 != record.shown }
    let made = try screens(others, on: snapshot)
    for name in record.screens {
      var state = SceneWords.neverRun
      if name == record.shown {
        state = SceneWords.state(of: snapshot.state, crashes: !record.crashes.isEmpty)
      } else if let screen = made[name] {
        state = SceneWords.state(
          of: try snapshot.layout(of: screen.document), crashes: !screen.crashes.isEmpty)
      }
      rows.append([name == record.shown ? "→" : "", Phrase(Text(name, as: .name)), state])
    }
    let table = Report.Table(
      columns: [.left, .left, .left], header: SceneWords.codeHeader, rows: rows)
    let count = record.screens.count
    let notes = count > Self.mostLaidOut ? [SceneWords.laidOut(Self.mostLaidOut, of: count)] : []
    var report: Report = [.table(table)]
    report.append(contentsOf: NoteReport.make(notes))
    return report
  }

  /// What each of them is made as.
  private func screens(
    _ names: [String], on snapshot: Snapshot
  ) throws(LineFailure) -> [String: CodeRun.OtherScreen] {
    try LineFailure.running { () throws(RunFailure) in
      try CodeRun.otherScreens(
        names, of: code.texts.map(\.source), with: code.resources,
        earlier: start.code.map { CodeSource(text: $0.text) }, on: start, step: moment.step,
        isCancelled: snapshot.surroundings.isCancelled)
    }
  }

  var names: [String] { record.screens }
}
