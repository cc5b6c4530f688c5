import Diagnosis
import Interchange
import Reporting

extension Session {
  /// What a line would do, told by a copy of the session that does it; this one stays as it is.
  mutating func attempt(_ raw: RawText) throws(LineFailure) -> Turn {
    let attempt = Attempt(raw)
    var trial = self
    trial.attempted = attempt.line.text.trimmed
    var turn = try trial.carryOut(attempt.line)
    for question in attempt.questions { turn.add(try trial.answer(question)) }
    // What was only asked is as if it had been asked here.
    if trial.history.step == history.step { offer = trial.offer }
    turn.broughtConflict = false
    turn.broughtAmbiguity = false
    turn.keeping = .nothing
    return turn
  }

  private mutating func carryOut(_ typed: RawText) throws(LineFailure) -> Turn {
    let line = LineInSwift(typed.text, isPaste: false, in: state.document)
    guard line.objectiveC != nil else {
      // A statement of C is one by its semicolon, which stands before a question.
      let end = line.isPaste ? ";" : ""
      return try carryOut(RawText(typed.text + end, offset: typed.offset), isPaste: line.isPaste)
    }
    let swift = RawText(line.source, offset: typed.offset)
    do throws(LineFailure) {
      return try carryOut(swift, isPaste: line.isPaste)
    } catch {
      // So that its place is that in the line with `try`.
      let before = String(repeating: " ", count: typed.offset)
      throw error.told(
        in: before + typed.text, saidAs: RawText(before + line.source), state.document)
    }
  }

  private mutating func carryOut(_ raw: RawText, isPaste: Bool) throws(LineFailure) -> Turn {
    let isBlock = isPaste || raw.text.contains(where: \.isNewline)
    let interpretation = isBlock ? try interpretPaste(raw) : try interpret(raw)
    let outcome = interpretation.outcome
    if case .attempt? = outcome.effect {
      throw .objection(AttemptRefusals.twice(at: raw.firstWord.range))
    }
    if outcome.effect != nil {
      throw .objection(
        AttemptRefusals.noStep(interpretation.line.firstWord, at: raw.firstWord.range))
    }
    var turn = try carryOut(interpretation)
    if outcome.edits.isEmpty { turn.reports.append(NoteReport.make([AttemptWords.needless])) }
    return turn
  }

  /// A question, or an `expect`, about what was tried.
  private mutating func answer(_ raw: RawText) throws(LineFailure) -> Turn {
    let interpretation = try interpret(raw)
    let outcome = interpretation.outcome
    guard outcome.edits.isEmpty else { throw .objection(.notAQuestion(raw)) }
    switch outcome.effect {
    case nil: return Turn(reports: outcome.reports)
    case .expectation: return try carryOut(interpretation)
    default: throw .objection(.notAQuestion(raw))
    }
  }
}

extension Objection {
  fileprivate static func notAQuestion(_ raw: RawText) -> Objection {
    AttemptRefusals.notAQuestion(at: raw.firstWord.range)
  }
}

extension RawText {
  /// Up to the first blank.
  fileprivate var firstWord: RawText {
    let blanks = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let word = text.utf8.dropFirst(blanks).prefix { $0 > UInt8(ascii: " ") }
    return part(SourceRange(offset + blanks, offset + blanks + word.count))
  }
}
