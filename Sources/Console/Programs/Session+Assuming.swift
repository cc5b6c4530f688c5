import AutoLayout
import Diagnosis
import Interchange
import Patience
import Prose
import Reporting

extension Session {
  /// Gives what code leaves open a value: all lines since the first code are carried out again as if
  /// it had been known from the start.
  mutating func assume(
    _ name: NameSyntax, _ value: NamedValue, line: String
  ) throws(LineFailure) -> Turn {
    let names = history.codeRecord.assumableNames
    guard names.contains(name.text) || state.document.assumed[name.text] != nil else {
      throw .objection(AssumeWords.asksNothing(name, among: names))
    }
    return try carryOutAgain(adding: [.assume(name.text, value)], at: name.range, line: line)
  }

  /// All lines since the first code are carried out again without some lines of it.
  mutating func leaveOut(_ lines: [CodeLine], line: String) throws(LineFailure) -> Turn {
    try carryOutAgain(
      adding: lines.map { .leaveOut($0) }, at: SourceRange(0, line.utf8.count), line: line)
  }

  private mutating func carryOutAgain(
    adding edits: [Edit], at range: SourceRange, line: String
  ) throws(LineFailure) -> Turn {
    let again = try carriedOutAgain(adding: edits, at: range)
    var outcome = Outcome(edits: edits, result: again.document, notes: again.notes, reports: [])
    outcome.record = again.record
    return try carryOut(Interpretation(outcome: outcome, line: line))
  }

  /// What carrying lines out once more has led to.
  private struct Repetition {
    var document: Document
    var notes: [Phrase] = []
    var record = CodeRecord()
  }

  /// The lines from the first code on, each on the document that those before it have made.
  private func carriedOutAgain(
    adding edits: [Edit], at range: SourceRange
  ) throws(LineFailure) -> Repetition {
    let way = history.path(to: history.step).awaited().compactMap(history.moment)
    let steps = way[(way.lastIndex { $0.startsAnew } ?? way.startIndex)...]
      .drop { $0.record == nil }
    let assumed = steps.flatMap(\.edits).filter(\.isAssumption) + edits
    let before = steps.first.flatMap(history.start)
    var again = Repetition(document: try (before ?? state.document).making(assumed))
    for moment in steps where !moment.assumes {
      do throws(LineFailure) {
        try carryOutAgain(moment, in: &again)
      } catch {
        if case .layout = error { throw error }
        let reason = error.refusal(in: again.document).reason
        throw .objection(
          AssumeWords.lineFails(moment.line.firstLine, step: moment.step, reason, at: range))
      }
    }
    return again
  }

  private func carryOutAgain(
    _ moment: Moment, in again: inout Repetition
  ) throws(LineFailure) {
    var trial = self
    trial.history.goBack(toRepeat: moment)
    trial.folder = moment.folder
    trial.state = try snapshot.layout(of: again.document)
    let outcome = try trial.outcome(of: moment).clearingStage(in: again.document)
    let changed = try outcome.changedDocument(from: again.document)
    let reaction = try trial.reaction(to: outcome, making: changed)
    again.document = try reaction?.changedDocument(from: again.document) ?? changed
    again.notes = reaction?.notes ?? outcome.notes
    if let found = outcome.record { again.record.add(found) }
  }

  /// What a step would come to on the present document.
  private func outcome(of moment: Moment) throws(LineFailure) -> Outcome {
    if let code = moment.code { return try outcome(of: code) }
    let raw = RawText(moment.line)
    return moment.isPaste ? try interpretPaste(raw).outcome : try interpret(raw).outcome
  }
}

extension Moment {
  /// Whether it said what code leaves open: all of the code was carried out again in it.
  var assumes: Bool { edits.contains(where: \.isAssumption) }
}

extension Edit {
  fileprivate var isAssumption: Bool {
    switch self {
    case .assume, .leaveOut: true
    default: false
    }
  }
}

extension Document {
  fileprivate func making(_ edits: [Edit]) throws(LineFailure) -> Document {
    do throws(EditFailure) {
      return try applying(edits)
    } catch {
      throw .edit(error, at: nil)
    }
  }
}
