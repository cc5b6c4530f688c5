package import AutoLayout
package import Interchange
package import Prose

/// What is found out while code runs, besides what it does to the document.
package struct RunFindings: Sendable {
  /// Where UIKit or Swift would end the app, with the reason.
  package private(set) var crashes: [Crash] = []
  /// What was taken to be so because nothing says it.
  package private(set) var assumptions: [Assumption] = []
  /// What the text does not say, in the order in which it was met, with what was wanted of it.
  package private(set) var unknowns: [UnknownUse] = []
  /// What was set or called and has no part in the layout.
  package private(set) var passedOver: [String] = []
  /// The views that were given a text that is not known, once each.
  private(set) var viewsWithoutText: [ViewID] = []
  /// Whether such a text was asked for at all.
  private(set) var hasUnknownText = false
  /// Remarks under the step, once each.
  package private(set) var notes: [Phrase] = []
  /// How many constraints each call that makes some has made, by its range.
  package private(set) var made: [SourceRange: Int] = [:]
  /// Those that ran only because a method was run that nothing calls, with that method.
  private(set) var madeAnyway: [SourceRange: String] = [:]
  /// Where those begin whose constraints only say what others become.
  private(set) var updating: Set<Int> = []
  /// The method that runs although nothing calls it.
  var anyway: String?
  /// The closures that were given to something and not run, with what they were given to.
  private(set) var heldBack: [(range: SourceRange, name: String)] = []
  /// The functions, closures and properties with code that ran, by where they begin.
  private(set) var ran: Set<Int> = []
  /// What the run came to and did not carry out, by where it stands.
  private(set) var skipped: [SourceRange: SkippedCode] = [:]
  /// What decided the branch that is being carried out, if that is assumed.
  var branch: String?
  /// The statement that left last, and what decided that.
  var exit: (place: SourceRange, decision: String?)?
  /// The types of which something was made.
  private(set) var typesMade: Set<TypeName> = []
  private(set) var viewCount = 0

  package struct Crash: Sendable {
    package let reason: Reason
    package let range: SourceRange

    package enum Reason: Sendable {
      case words(Phrase)
      case refused(EditFailure)
    }

    /// Whether UIKit or Swift would end the app; otherwise Tsume could not carry it out.
    package let endsApp: Bool
  }

  /// A choice that was made for something unknown.
  package struct Assumption: Hashable, Sendable {
    /// What it is about, as it would be typed behind `assume`: `viewModel.isOpen`.
    package let name: String
    package let range: SourceRange
    /// What it was taken for, as it would be typed behind `=`: `false`, `1`.
    package let taken: String
    /// What else it could be, likewise; `nil` where that is not said by one value.
    package let alternative: String?
    /// Of a view that nothing declares: the line that would.
    package var declaration: String?
  }

  package struct UnknownUse: Sendable {
    package let unknown: Unknown
    package var wanted: Unknown.Wanted
    /// Whether constraints may hang on it: a helper that is not there and was given a view.
    package var hasConsequences: Bool
    /// Whether it was given code that lays something out and was not run.
    package var holdsCode: Bool
  }

  /// So many findings of one kind nobody reads.
  private static let limit = 2_000

  package mutating func use(
    _ unknown: Unknown, as wanted: Unknown.Wanted, hasConsequences: Bool = false,
    holdsCode: Bool = false
  ) {
    guard let place = places[unknown.name] else {
      guard unknowns.count < Self.limit else { return }
      places[unknown.name] = unknowns.count
      unknowns.append(
        UnknownUse(
          unknown: unknown, wanted: wanted, hasConsequences: hasConsequences, holdsCode: holdsCode))
      return
    }
    if unknowns[place].wanted == .anything { unknowns[place].wanted = wanted }
    if hasConsequences { unknowns[place].hasConsequences = true }
    if holdsCode { unknowns[place].holdsCode = true }
  }

  package mutating func passOver(_ path: String) {
    if passedOver.count < Self.limit, passed.insert(path).inserted { passedOver.append(path) }
  }

  /// Something that was passed over turns out to be a view.
  mutating func takeUp(_ path: String) { passedOver.removeAll { $0 == path } }

  package mutating func note(_ phrase: Phrase) {
    if notes.count < Self.limit, noted.insert(phrase).inserted { notes.append(phrase) }
  }

  mutating func meetUnknownText() { (hasUnknownText, textIsComing) = (true, true) }

  /// The view that shows the text that was asked for last, if that is not known.
  mutating func noteUnknownText(shownBy edit: Edit) {
    guard textIsComing, case .change(let view, .content) = edit else { return }
    textIsComing = false
    if viewsWithoutText.count < Self.limit, textless.insert(view).inserted {
      viewsWithoutText.append(view)
    }
  }

  mutating func assume(_ assumption: Assumption) {
    guard assumptions.count < Self.limit, assumed.insert(assumption.name).inserted else { return }
    assumptions.append(assumption)
  }

  /// A name that nothing declares is used as a view.
  mutating func suppose(_ unknown: Unknown, is type: TypeName) {
    let taken = "\(type.text)()"
    assume(
      Assumption(
        name: unknown.name, range: unknown.range, taken: taken, alternative: nil,
        declaration: "let \(unknown.name) = \(taken)"))
  }

  /// A statement that was left out, by why. The same place is told once.
  mutating func record(_ stop: Stop, in statement: SourceRange) {
    guard crashes.count < Self.limit, crashed.insert(statement).inserted else { return }
    switch stop {
    case .crash(let reason, let range):
      crashes.append(Crash(reason: .words(reason), range: range, endsApp: true))
    case .refused(let failure, let range):
      // A controller's view may stand in another one; here it is the screen.
      let endsApp = if case .fixedView = failure { false } else { true }
      crashes.append(Crash(reason: .refused(failure), range: range, endsApp: endsApp))
    case .objection(let reason, let range, _):
      crashes.append(Crash(reason: .words(reason), range: range, endsApp: false))
    case .thrown(let error, let range):
      crashes.append(
        Crash(
          reason: .words(EvaluationWords.throwsError(error.written)), range: range, endsApp: true))
    case .chainEnded, .exhausted, .cancelled, .layout: break
    }
  }

  mutating func run(_ function: SourceRange) { ran.insert(function.lowerBound) }

  mutating func run(_ closure: SyntaxID) { ran.insert(closure.offset) }

  /// - Parameter name: What decided it; without it what was asked last.
  mutating func skip(
    _ code: SyntaxNode, at range: SourceRange, _ cause: SkippedCode.Cause, by name: String?? = nil
  ) {
    skipped[range] = SkippedCode(code: code, cause: cause, decision: name ?? decision)
  }

  /// A condition is asked: what it hangs on is not known yet.
  mutating func forgetDecision() { decision = nil }

  /// Something unknown has decided a condition.
  mutating func decide(on name: String) { decision = name }

  private(set) var decision: String?

  mutating func makeConstraint(at call: SourceRange) {
    if made[call] == nil, let anyway { madeAnyway[call] = anyway }
    made[call, default: 0] += 1
  }

  mutating func update(at call: SourceRange) { updating.insert(call.lowerBound) }

  /// Whether a call in some code has made a constraint.
  func hasMade(within code: SourceRange) -> Bool { made.keys.contains { code.encloses($0) } }

  mutating func holdBack(_ closure: SourceRange, by name: String) {
    if heldBack.count < Self.limit { heldBack.append((closure, name)) }
  }

  mutating func make(_ type: TypeName) { typesMade.insert(type) }

  mutating func makeView() { viewCount += 1 }

  private var places: [String: Int] = [:]
  private var passed: Set<String> = []
  private var noted: Set<Phrase> = []
  private var assumed: Set<String> = []
  private var crashed: Set<SourceRange> = []
  private var textless: Set<ViewID> = []
  /// Whether a text that is not known is to be shown next.
  private var textIsComing = false
}
