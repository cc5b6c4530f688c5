package import AutoLayout
import Interchange
package import Prose
import Reporting

/// A text of code: a file by its path, or what was pasted or typed, without a name.
package struct CodeSource: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(name: String = "", text: String) {
    self.name = name
    self.text = text
  }
}

/// What code comes to on a document: the edits that make what it shows, and all that was found on the
/// way.
package struct CodeRun: Sendable {
  /// From the document that was given to `document`.
  package let edits: [Edit]
  package let document: Document
  /// What was left open and has consequences first, then the rest.
  package let notes: [Phrase]
  /// The calls in the new texts that make constraints, in their order.
  package let sites: [Site]
  /// Those of the notes that say which calls were not carried out, as long as those in the range were not.
  package let coverage: [CoverageNote]
  /// What the texts do not say; helpers that may make constraints first.
  package let unknowns: [Open]
  package let assumptions: [Assumption]
  /// Where the app would crash.
  package let crashes: [Failure]
  /// What could not be carried out for other reasons.
  package let leftOut: [Failure]
  /// The names of what the program can show, of the new texts first, and of what is shown.
  package let screens: [String]
  /// Classes of the new texts that other code makes, and that can be shown alone.
  package let parts: [String]
  package let shown: String?
  /// The types and functions that stand in each of the new texts by themselves, with their keywords:
  /// `class Card`.
  package let declarations: [[String]]
  /// Whether any of the new texts has anything that can be carried out.
  package let isEmpty: Bool
  /// Whether no statement of the new texts was left out because it cannot be read.
  package let isReadWhole: Bool
  /// Whether the budget was used up before the end.
  package let isCutOff: Bool
  /// What is there for the code that follows.
  package let state: CodeState
  /// What the layout of what is shown changes in every pass.
  package let loop: LayoutLoop?

  /// How code comes.
  package enum Occasion: Sendable {
    /// As files: something of them is shown, if need be a helper at work.
    case opened
    /// As a text into a document: what only declares is kept for what follows it.
    case pasted
  }

  /// Where something stands: in which text, and on which line.
  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int
  }

  /// A call that makes constraints.
  package struct Site: Hashable, Sendable {
    package let place: Place
    /// Where it begins among all texts: several may stand on one line.
    package let start: Int
    package let made: Int
    /// Why it made none; why it ran at all where nothing calls it; or that nothing switches on what it made.
    package let reason: Phrase?
  }

  package struct CoverageNote: Hashable, Sendable {
    package let note: Phrase
    package let calls: Range<Int>
  }

  package struct Open: Hashable, Sendable {
    package let name: String
    package let wanted: Unknown.Wanted
    package let hasConsequences: Bool
    /// Whether it was given code that lays something out and was not run.
    package let holdsCode: Bool
    package let place: Place
  }

  package struct Assumption: Hashable, Sendable {
    package let name: String
    package let taken: String
    /// `nil` where that is not said by one value.
    package let alternative: String?
    /// Of a view that nothing declares: the line that would.
    package let declaration: String?
    package let place: Place
  }

  package struct Failure: Hashable, Sendable {
    package let reason: Phrase
    package let place: Place
    /// What to do about it, where the code shows that.
    package let remedy: Phrase?
  }
}

extension CodeRun {
  /// Carries out what `new` texts show, on what the document's code has left, else with what `earlier`
  /// texts declare.
  ///
  /// - Parameters:
  ///   - occasion: What is shown of texts that declare no screen.
  ///   - chosen: The screen that is wanted, by its name; without it the last controller that is declared,
  ///     since cells and views beside it are often made by their class alone, else the last view.
  package static func run(
    _ new: [CodeSource], with resources: Resources = Resources(), earlier: [CodeSource] = [],
    on document: Document, step: Int, occasion: Occasion = .opened, chosen: String? = nil,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(RunFailure) -> CodeRun {
    let state = CodeState(of: document)
    let texts = ReadTexts(
      new, with: resources, after: state, earlier: earlier, occasion, isCancelled)
    if isCancelled() { throw .cancelled }
    let screens = texts.screens
    let screen = screens.shown(chosen: chosen)
    var runner = texts.runner(for: screen, on: document, step: step)
    if let state { runner.evaluator.take(state) }
    if let screen {
      let start = runner
      try show(screen.screen, &runner)
      if let loop = runner.evaluator.loop {
        runner.evaluator.loop = try runner.evaluator.repaired(loop) { (lines) throws(RunFailure) in
          var trial = start
          trial.evaluator.linesLeftOut = lines
          try show(screen.screen, &trial)
          return trial.evaluator
        }
      }
    }
    let coverage = try coverage(of: screens.everything.filter { $0 != screen }) { screen, budget in
      texts.runner(for: screen, on: document, step: step, budget)
    }
    return CodeRun(runner, coverage, of: texts, on: document, shown: screen)
  }

  /// A screen beside the one that is shown.
  package struct OtherScreen: Sendable {
    package let document: Document
    package let crashes: [Failure]
  }

  /// Several screens, each made by itself from texts that are read once; none of those that the texts do
  /// not have, or that take too long for a list.
  package static func otherScreens(
    _ names: [String], of new: [CodeSource], with resources: Resources, earlier: [CodeSource],
    on document: Document, step: Int, isCancelled: @escaping () -> Bool
  ) throws(RunFailure) -> [String: OtherScreen] {
    let state = CodeState(of: document)
    let texts = ReadTexts(
      new, with: resources, after: state, earlier: earlier, .opened, isCancelled)
    var made: [String: OtherScreen] = [:]
    var budget = Budget()
    for name in names where budget.steps > 0 {
      guard let screen = texts.screens.shown(chosen: name), texts.screens.name(of: screen) == name
      else { continue }
      let allowed = min(budget.steps, stepsInList)
      var runner = texts.runner(for: screen, on: document, step: step, Budget(steps: allowed))
      if let state { runner.evaluator.take(state) }
      try show(screen.screen, &runner)
      _ = budget.take(allowed - max(0, runner.evaluator.budget.steps))
      if runner.isExhausted { continue }
      let own = NamedRun(runner.evaluator, from: document).document
      made[name] = OtherScreen(
        document: own,
        crashes: failures(of: runner.evaluator, in: texts.program, on: own, areCrashes: true))
    }
    return made
  }

  /// So many a screen may take where a list has many of them; most take a few thousand.
  private static let stepsInList = 300_000

  static func show(_ screen: Screen, _ runner: inout Runner) throws(RunFailure) {
    do throws(Stop) {
      try runner.showing(screen)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .layout(let failure): throw .layout(failure)
      case .chainEnded, .crash, .refused, .objection, .thrown, .exhausted: break
      }
    }
  }

  /// What the other screens make, each on a document of its own: so that the calls of every class in a
  /// text count.
  private static func coverage(
    of screens: [ProgramScreens.Entry], _ start: (ProgramScreens.Entry, Budget) -> Runner
  ) throws(RunFailure) -> [Runner] {
    var (runners, budget) = ([Runner](), Budget(steps: 400_000))
    for screen in screens.prefix(mostScreens) {
      var runner = start(screen, budget)
      do throws(RunFailure) {
        try show(screen.screen, &runner)
      } catch {
        if case .cancelled = error { throw error }
      }
      budget = runner.evaluator.budget
      runners.append(runner)
      if budget.steps <= 0 { break }
    }
    return runners
  }

  /// So many screens are carried out to count their calls.
  private static let mostScreens = 600
}

/// Why a run comes to nothing.
package enum RunFailure: Error, Sendable {
  case cancelled
  case layout(LayoutFailure)
}
