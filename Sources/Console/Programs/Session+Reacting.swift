import AutoLayout
import Diagnosis
import LayoutCode
import Prose
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
    reacting.activations = reaction.activations
    reacting.reached += reaction.sites.map(CodeRecord.Site.init(reached:))
    // What a line of code brings about is part of carrying that out again.
    guard outcome.triggers.isEmpty else { return reacting }
    let told = outcome.edits.filter(\.isOfScreen)
    if reaction.isToEvent {
      reacting.triggers = [.change(told.isEmpty ? outcome.edits : told)]
    }
    let isOwn = !reaction.isToEvent || !told.isEmpty
    reacting.ownEdits = isOwn ? outcome.edits.filter { !$0.isOfScreen } : []
    return reacting
  }

  /// What is said of a conflict that a line brings and takes away again.
  func momentaryConflict(
    in outcome: Outcome, to document: Document
  ) throws(LineFailure) -> [Phrase] {
    // What makes a document of its own has no earlier layout.
    guard outcome.start == nil else { return [] }
    do throws(LayoutFailure) {
      let found = try MomentaryConflict.first(
        in: outcome.edits, from: state.solution, to: document, engine,
        isCancelled: surroundings.isCancelled)
      return found.map {
        [
          MomentaryConflictNotes.note(
            on: $0, at: outcome.activations[$0.activated], in: document)
        ]
      } ?? []
    } catch {
      throw .layout(error)
    }
  }
}

extension Edit {
  /// Whether it is one of the device and what is around the app, which no line of layout code says.
  fileprivate var isOfScreen: Bool {
    switch self {
    case .setDevice, .setOrientation, .setDirection, .setNavigationBar, .setTabBar, .setToolbar,
      .setKeyboard, .setController, .setSystem, .setCanvas, .setTraits, .setLaunch:
      true
    default: false
    }
  }
}
