import AutoLayout
import Diagnosis
import LayoutCode
import Reporting

/// Code of which a class is shown already, because it was pasted before: people change it elsewhere and
/// paste it again. What the first paste made gives way.
struct PastedAgain {
  /// The class that is shown.
  let name: String
  /// The step that showed it, and how many have changed something since.
  let step: Int
  let stepsSince: Int
  /// What was there before, on the device of now and with what is assumed now.
  let start: Document

  /// `nil` where the present document does not show a class that `text` declares, and where other code
  /// has made something since.
  init?(_ text: CodeText, in history: History) {
    let declared = Set(text.declaredTypes)
    if declared.isEmpty { return nil }
    var stepsSince = 0
    var next: Moment? = history.current
    while let moment = next {
      if moment.assumes {
        next = moment.parent.flatMap(history.moment)
        continue
      }
      if let shown = moment.record?.shown {
        let isPasted = moment.code?.texts.allSatisfy { $0.path == nil } == true
        guard isPasted, declared.contains(shown),
          let before = history.start(of: moment),
          let start = try? before.surrounded(as: history.current.document)
        else { return nil }
        (name, step, self.stepsSince, self.start) = (shown, moment.step, stepsSince, start)
        return
      }
      if moment.startsAnew { return nil }
      stepsSince += 1
      next = moment.parent.flatMap(history.moment)
    }
    return nil
  }
}

extension Document {
  /// The same on another's device, with what is assumed there.
  func surrounded(as other: Document) throws(EditFailure) -> Document {
    var edits: [Edit] = []
    if device != other.device { edits.append(.setDevice(other.device)) }
    if orientation != other.orientation { edits.append(.setOrientation(other.orientation)) }
    if direction != other.direction { edits.append(.setDirection(other.direction)) }
    edits += other.assumed.sorted { $0.key < $1.key }
      .filter { assumed[$0.key] != $0.value }.map { .assume($0.key, $0.value) }
    return try applying(edits)
  }
}

extension Session {
  /// What pasted code comes to: in the place of what it made before, or beside what is there.
  func outcome(ofPasted text: CodeText) throws(LineFailure) -> Outcome {
    guard let again = PastedAgain(text, in: history) else {
      if let screen = try outcome(ofScreenIn: text) { return screen }
      if let screen = try outcome(ofHelpIn: text) { return screen }
      var outcome = try outcome(of: CodeStep(texts: [text]))
      if state.document.isOfLog, !outcome.edits.isEmpty {
        outcome.notes.insert(CodeWords.besideLog, at: 0)
      }
      return outcome
    }
    var earlier = self
    earlier.state = try snapshot.layout(of: again.start)
    var outcome = try earlier.outcome(of: CodeStep(texts: [text], choice: again.name))
    outcome.start = again.start
    outcome.headline = CodeWords.again(again.name, inPlaceOf: again.step)
    if again.stepsSince > 0 {
      outcome.notes.insert(CodeWords.goneSince(again.step, count: again.stepsSince), at: 0)
    }
    return outcome
  }
}
