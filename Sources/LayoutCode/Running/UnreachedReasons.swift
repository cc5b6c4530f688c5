import Interchange
import Prose

/// Says why functions did not run: who would call them, and why that does not happen.
struct UnreachedReasons {
  private let program: Program
  /// Where functions begin that ran.
  private let ran: Set<Int>
  private let skips: SkipIndex
  private lazy var callers = Callers(program)
  /// The methods that ran in the place of others, by what their classes are made from.
  private lazy var overriders = overridersByAncestor()
  private var known: [SyntaxID: Phrase] = [:]

  init(_ program: Program, _ findings: [RunFindings], _ skips: SkipIndex) {
    self.program = program
    ran = findings.reduce(into: []) { $0.formUnion($1.ran) }
    self.skips = skips
  }

  func hasRun(_ function: DeclaredFunction) -> Bool { hasRun(function.range) }

  func hasRun(_ code: SourceRange) -> Bool { ran.contains(code.lowerBound) }

  func hasRun(within code: SourceRange) -> Bool {
    ran.contains { $0 >= code.lowerBound && $0 < code.upperBound }
  }

  mutating func reason(whyNotCalled function: DeclaredFunction) -> Phrase {
    if let reason = known[function.id] { return reason }
    let reason = newReason(whyNotCalled: function)
    known[function.id] = reason
    return reason
  }

  private mutating func newReason(whyNotCalled function: DeclaredFunction) -> Phrase {
    if let type = overrider(of: function) { return SiteWords.overridden(function.title, in: type) }
    let calls = callers.calls(of: function)
    for call in calls {
      let caller = callers.function(around: call)?.range
      guard let skip = skips.skip(of: call.range, within: caller) else { continue }
      return SiteWords.callSkipped(
        function.title, line: line(of: call.range), skip, exitLine: exitLine(of: skip))
    }
    return reason(whyNotCalled: function, by: calls)
  }

  private mutating func reason(
    whyNotCalled function: DeclaredFunction, by calls: [Callers.Call]
  ) -> Phrase {
    let title = function.title
    if calls.contains(where: { $0.kind == .byEvent }) { return SiteWords.calledAtEvent(title) }
    guard let call = calls.first else {
      return isUIKits(function) ? SiteWords.calledByUIKit(title) : SiteWords.neverCalled(title)
    }
    if let caller = callers.function(around: call), !hasRun(caller) {
      return SiteWords.callerNotReached(title, caller.title)
    }
    return SiteWords.callNotReached(title, line: line(of: call.range))
  }

  /// The class whose method of the same name ran in its place.
  private mutating func overrider(of function: DeclaredFunction) -> String? {
    guard let owner = function.owner else { return nil }
    let others = (overriders[owner] ?? []).filter { other in
      other.id != function.id && other.title == function.title
    }
    return others.compactMap(\.owner?.text).min()
  }

  private func overridersByAncestor() -> [TypeName: [DeclaredFunction]] {
    var found: [TypeName: [DeclaredFunction]] = [:]
    for function in program.functionsByPlace.values
    where function.modifiers.contains("override") && hasRun(function) {
      guard let owner = function.owner else { continue }
      for ancestor in program.lineage(of: owner) where ancestor != owner {
        found[ancestor, default: []].append(function)
      }
    }
    return found
  }

  /// Whether it is one of a class of UIKit, or of a delegate that a view of UIKit calls.
  private func isUIKits(_ function: DeclaredFunction) -> Bool {
    if let owner = function.owner, function.modifiers.contains("override") {
      return program.lineage(of: owner).dropFirst().allSatisfy {
        program.types[$0]?.functions[function.function.name.text] == nil
      }
    }
    guard let sender = function.function.parameters.first, sender.label == nil,
      let type = sender.type.flatMap({ program.typeName($0, from: function.owner) }),
      UIKitTables.table(type) != nil
    else { return false }
    let bare = type.text.drop { $0.isUppercase }
    let initials = type.text.prefix { $0.isUppercase }
    guard initials.count > 2, let initial = initials.last else { return false }
    return function.function.name.text.hasPrefix(initial.lowercased() + bare)
  }

  private func line(of range: SourceRange) -> Int { CodeRun.Place(range, in: program).line }

  /// The line that leaves before some code.
  func exitLine(of skip: SkippedCode) -> Int {
    if case .left(let place) = skip.cause { line(of: place) } else { 0 }
  }
}
