import AutoLayout
import Interchange
import LayoutCode
import Reporting

extension Session {
  /// What code comes to on the present document, that of files too: what lines are read with carries
  /// out what it understands whole, and the rest is carried out as it stands.
  func outcome(of step: CodeStep) throws(LineFailure) -> Outcome {
    var session = self
    session.chosenClass = step.choice
    do throws(LineFailure) {
      var outcome = try session.interpretLines(RawText(step.text)).outcome
      outcome.code = step
      return try placed(outcome, of: step)
    } catch {
      return try programOutcome(of: step, insteadOf: error)
    }
  }

  /// With the places in the files that make the constraints.
  private func placed(_ outcome: Outcome, of step: CodeStep) throws(LineFailure) -> Outcome {
    guard step.texts.contains(where: { $0.path != nil }) else { return outcome }
    var placed = outcome
    do throws(RunFailure) {
      placed.edits = try CodeRun.placed(
        outcome.edits, of: step.sources,
        earlier: state.document.code.map { CodeSource(text: $0.text) }, on: state.document,
        step: history.nextStep, chosen: step.choice, isCancelled: surroundings.isCancelled)
    } catch {
      if case .cancelled = error { throw .layout(.cancelled) }
    }
    return placed
  }

  /// What code comes to as it stands.
  func programOutcome(of step: CodeStep) throws(LineFailure) -> Outcome {
    let run = try ProgramRun(
      step, on: state.document, step: history.nextStep, isCancelled: surroundings.isCancelled)
    var outcome = run.outcome
    outcome.code = step
    return outcome
  }

  /// - Parameter failure: What is told where nothing comes of it.
  func programOutcome(
    of step: CodeStep, insteadOf failure: LineFailure
  ) throws(LineFailure) -> Outcome {
    if case .layout = failure { throw failure }
    let outcome = try programOutcome(of: step)
    if outcome.edits.isEmpty { throw failure }
    return outcome
  }

  /// Whether pasted lines are code and none of them is a line of our own.
  func isCode(_ raw: RawText) -> Bool {
    PasteReader.logicalLines(of: raw.compiled, isCancelled: surroundings.isCancelled)
      .allSatisfy(\.isCode)
  }
}

extension RawText {
  /// Whether a line is no relation, visual format, question or command.
  fileprivate var isCode: Bool {
    switch try? LineReader.read(self) {
    case .relation, .visualFormat, .joined, .question, .output: return false
    case .command(let word, let arguments):
      return word.text == "import" && arguments.text.isModuleName
        || Catalogue.command(word.text) == nil && Catalogue.word(word.text) == nil
          && text.contains(where: "({".contains)
    case .blank, .statements, .expression, nil: return true
    }
  }
}
