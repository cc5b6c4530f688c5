import AutoLayout
import Interchange
import Reporting

extension Session {
  /// What code comes to on the present document.
  func outcome(of step: CodeStep) throws(LineFailure) -> Outcome {
    var session = self
    session.chosenClass = step.choice
    var outcome = try session.interpretPaste(RawText(step.text)).outcome
    outcome.code = step
    return outcome
  }
}
