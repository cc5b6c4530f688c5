package import AutoLayout
import Interchange
package import Prose

/// What the app's own code does at a change that was made to its document: at a rotation, when traits,
/// the safe area or the keyboard change, and at the layout that follows any change.
package struct CodeReaction: Sendable {
  /// Those of the change among them, where they came in between.
  package let edits: [Edit]
  package let notes: [Phrase]
  /// How much the code changes of what is laid out.
  package let changeCount: Int
  /// Where the code activates what it does.
  package let activations: [ConstraintID: SourcePlace]
  /// What came of the calls that something was reached by that UIKit tells code of.
  package let sites: [CodeRun.Site]
  /// Whether it is to something that UIKit tells code of, and not only to another layout.
  package let isToEvent: Bool

  /// What a class declares to be called at changes or layouts.
  private static let moments: Set<String> = [
    "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "viewWillTransition", "willTransition", "traitCollectionDidChange",
    "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange",
  ]

  /// - Returns: `nil` where no code has anything to do.
  package static func run(
    to edits: [Edit], from old: Document, making new: Document, step: Int,
    isCancelled: @escaping () -> Bool
  ) throws(RunFailure) -> CodeReaction? {
    guard let state = CodeState(of: new) else { return nil }
    let declares = state.program.types.values.contains { type in
      moments.contains { type.functions[$0] != nil }
    }
    guard declares || !state.observers.isEmpty else { return nil }
    let change = ScreenChange(from: old, to: new)
    // The code hears of it while everything is as it was, unless the change is one of its own objects.
    let isBefore = change.isEvent && CodeState(of: old).map(state.isAs) == true
    var evaluator = Evaluator(
      program: state.program, document: isBefore ? old : new, step: step, isCancelled: isCancelled)
    evaluator.take(state)
    (evaluator.firstObject, evaluator.isLaidOut, evaluator.hasAppeared) = (0, true, true)
    let start = evaluator
    let react = { (evaluator: inout Evaluator) throws(RunFailure) -> Bool in
      try evaluator.reacting { (evaluator) throws(Stop) in
        try evaluator.react(to: change, making: isBefore ? edits : [], from: old)
      }
    }
    guard try react(&evaluator) else { return nil }
    if let loop = evaluator.loop {
      evaluator.loop = try evaluator.repaired(loop) { (lines) throws(RunFailure) in
        var trial = start
        trial.linesLeftOut = lines
        _ = try react(&trial)
        return trial
      }
    } else if let earlier = new.layoutLoop {
      evaluator.loop = try evaluator.goesOn(earlier) ? earlier : nil
    }
    return CodeReaction(
      evaluator, to: edits, isToEvent: change.isEvent, isBefore: isBefore,
      from: isBefore ? old : new, earlier: state)
  }

  private init?(
    _ evaluator: Evaluator, to given: [Edit], isToEvent: Bool, isBefore: Bool,
    from start: Document, earlier: CodeState
  ) {
    self.isToEvent = isToEvent
    let named = NamedRun(evaluator, from: start, keepsVariables: false)
    let state = CodeState(evaluator, program: evaluator.program)
    let ownCount = named.edits.count - (isBefore ? given.count : 0)
    let isSame = state.isAs(earlier)
    var asked = evaluator
    activations = asked.activationPlaces()
    var report = SiteReport([evaluator], evaluator.program)
    sites = isToEvent ? report.reachedSites(in: evaluator.program.files) : []
    notes = evaluator.findings.notes(in: named.document) + evaluator.failures(in: named.document)
    let keepsLoop = evaluator.loop == start.layoutLoop
    if ownCount == 0, isSame, keepsLoop, notes.isEmpty { return nil }
    let count = { (edits: [Edit]) in edits.count { !$0.isOfCallback } }
    changeCount = count(named.edits) - (isBefore ? count(given) : 0)
    let kept = isSame && keepsLoop ? [] : [Edit.keepCodeState(state.kept, evaluator.loop)]
    edits = (isBefore ? [] : given) + named.edits + kept
  }
}

extension Evaluator {
  /// Lets code react; `false` where it could not be carried out.
  fileprivate mutating func reacting(
    _ react: (inout Evaluator) throws(Stop) -> Void
  ) throws(RunFailure) -> Bool {
    do throws(Stop) {
      try react(&self)
      return true
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .layout(let failure): throw .layout(failure)
      case .chainEnded, .crash, .refused, .objection, .thrown, .exhausted: return false
      }
    }
  }

  /// Whether a loop that was found before would go on: everything is laid out again to see that.
  fileprivate func goesOn(_ loop: LayoutLoop) throws(RunFailure) -> Bool {
    if loop.kind == .collecting { return true }
    var trial = self
    _ = try trial.reacting { (evaluator) throws(Stop) in
      try evaluator.layOut(at: SourceRange(0, 0))
    }
    return trial.loop?.kind == .endless
  }

  fileprivate mutating func react(
    to change: ScreenChange, making edits: [Edit], from old: Document
  ) throws(Stop) {
    let nowhere = SourceRange(0, 0)
    if change.isEvent { try answer(change, making: edits, at: nowhere) }
    try layOut(since: old, at: nowhere)
    if change.isEvent {
      let (before, found) = (draft, loop)
      try end(change, at: nowhere)
      if draft != before { try layOut(since: before, at: nowhere) }
      loop = loop ?? found
    }
  }
}

extension Edit {
  /// Whether it only says which frames a callback sets.
  fileprivate var isOfCallback: Bool { if case .setCallback = self { true } else { false } }
}

extension Evaluator {
  /// So many statements that could not be carried out are told.
  private static let toldFailures = 3

  /// What could not be carried out of code that UIKit called, with its place.
  fileprivate func failures(in document: Document) -> [Phrase] {
    findings.crashes.prefix(Self.toldFailures).map { crash in
      let place = CodeRun.Place(crash.range, in: program)
      return RunWords.failsAtChange(
        crash.words(in: document), file: place.file, line: place.line)
    }
  }
}
