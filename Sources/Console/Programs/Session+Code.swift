import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Reporting

extension Session {
  /// What code comes to on the present document.
  func outcome(of step: CodeStep) throws(LineFailure) -> Outcome {
    let run = try ProgramRun(
      step, on: state.document, step: history.nextStep, isCancelled: surroundings.isCancelled)
    var outcome = run.outcome
    outcome.code = step
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
  var isCode: Bool {
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
