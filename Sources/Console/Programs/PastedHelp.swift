import AutoLayout
import LayoutCode
import Reporting

/// Code that is pasted behind a screen that did not know it: the extension or the constants that its notes
/// asked for. The screen is made again with it.
struct PastedHelp {
  let code: CodeStep
  /// The step that showed the screen.
  let step: Int
  /// What was there before that, on the device of now and with what is assumed now.
  let start: Document
  /// What the screen did not know.
  private let missing: Set<String>

  /// `nil` where nothing is open in what is shown, or something was done since.
  init?(_ text: CodeText, in history: History) {
    var next: Moment? = history.current
    while let moment = next, moment.assumes { next = moment.parent.flatMap(history.moment) }
    guard let moment = next, let record = moment.record, let shown = record.shown,
      let known = moment.code, !record.open.isEmpty,
      let before = history.start(of: moment),
      let start = try? before.surrounded(as: history.current.document)
    else { return nil }
    code = CodeStep(texts: known.texts + [text], resources: known.resources, choice: shown)
    step = moment.step
    missing = Set(record.open.map(\.name))
    self.start = start
  }

  /// Whether the screen that was shown knows something more by now.
  func helped(_ record: CodeRecord?) -> Bool {
    guard let record, record.shown == code.choice else { return false }
    return !missing.isSubset(of: record.open.map(\.name))
  }
}

extension Session {
  /// The screen that is shown, made again with what was pasted; `nil` where that says nothing about it.
  func outcome(ofHelpIn text: CodeText) throws(LineFailure) -> Outcome? {
    guard let help = PastedHelp(text, in: history), let shown = help.code.choice else { return nil }
    var earlier = self
    earlier.state = try snapshot.layout(of: help.start)
    var outcome = try earlier.outcome(of: help.code)
    guard help.helped(outcome.record) else { return nil }
    outcome.start = help.start
    outcome.headline = CodeWords.again(shown, inPlaceOf: help.step)
    return outcome
  }
}
