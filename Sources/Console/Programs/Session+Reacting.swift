import AutoLayout
import LayoutCode
import Reporting

extension Session {
  /// The outcome of a line with what the app's own code does at it: at a rotation, at other traits, with
  /// a keyboard, and at the layout that follows any change. `nil` where no code does anything.
  func reaction(to outcome: Outcome, making changed: Document) throws(LineFailure) -> Outcome? {
    // Code that is carried out has laid out by itself.
    guard outcome.start == nil, outcome.code == nil, outcome.record == nil else { return nil }
    let present = state.document
    let (step, isCancelled) = (history.nextStep, surroundings.isCancelled)
    let reaction = try LineFailure.running { () throws(RunFailure) in
      try CodeReaction.run(
        to: outcome.edits, from: present, making: changed, step: step, isCancelled: isCancelled)
    }
    guard let reaction else { return nil }
    var reacting = outcome
    let headline =
      outcome.headline ?? EditSummary.phrase(for: outcome.edits, from: present, to: changed)
    reacting.headline = CodeWords.reacted(headline, changes: reaction.changeCount)
    reacting.edits = reaction.edits
    reacting.notes += reaction.notes
    return reacting
  }
}
