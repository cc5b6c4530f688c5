import AutoLayout
import Interchange

/// What is done depends on something.
extension Interpreter {
  /// In how many braces something may stand.
  private static let braceLimit = 32

  /// What conditions come to.
  enum Decision {
    /// With what they give names to.
    case holds([String: Value])
    case fails
    /// They ask for something that is not known here.
    case unknown(String)
  }

  mutating func carryOut(_ conditional: Statement.Conditional) throws(LineFailure) {
    var fallsThrough = false
    for branch in conditional.branches {
      switch fallsThrough ? .holds([:]) : try decide(branch.conditions) {
      case .fails: continue
      case .unknown(let path):
        note(LanguageWords.undecided(path, isGuard: conditional.isGuard))
        return
      case .holds(let names):
        if conditional.isGuard {
          try keepForWhatFollows(names, at: conditional.range)
        } else {
          try carryOut(branch.body, with: names, givesValue: conditional.givesValue)
        }
        guard conditional.isSwitch else { return }
        if leaving == .choice {
          leaving = nil
          fallsThrough = true
          continue
        }
        if leaving == .loop { leaving = nil }
        return
      }
    }
    if let otherwise = conditional.otherwise {
      try carryOut(otherwise, with: [:], givesValue: conditional.givesValue)
    }
    if conditional.isSwitch, leaving == .loop { leaving = nil }
  }

  /// What conditions of loops give names to where they hold; `nil` where they do not, or ask for
  /// something that is not known.
  mutating func holding(
    _ conditions: [Statement.Conditional.Condition]
  ) throws(LineFailure) -> [String: Value]? {
    try namesGiven(by: decide(conditions))
  }

  mutating func namesGiven(by decision: Decision) -> [String: Value]? {
    switch decision {
    case .holds(let names): return names
    case .fails: return nil
    case .unknown(let path):
      note(LanguageWords.undecided(path, isGuard: false))
      return nil
    }
  }

  private mutating func decide(
    _ conditions: [Statement.Conditional.Condition]
  ) throws(LineFailure) -> Decision {
    let outer = workspace.locals
    var names: [String: Value] = [:]
    // What is asked may change variables: `while let last = rows.popLast()`.
    defer {
      let changed = workspace.locals
      workspace.locals = outer
      for name in outer.keys where names[name] == nil { workspace.locals[name] = changed[name] }
    }
    for condition in conditions {
      switch try decide(condition) {
      case .holds(let bound):
        names.merge(bound) { _, new in new }
        workspace.locals.merge(bound) { _, new in new }
      case let other: return other
      }
    }
    return .holds(names)
  }

  private mutating func decide(
    _ condition: Statement.Conditional.Condition
  ) throws(LineFailure) -> Decision {
    switch condition {
    case .holds(let tree):
      let operand = try settled(tree)
      if case .inert(let path) = operand.value { return .unknown(path) }
      return try operand.boolean() ? .holds([:]) : .fails
    case .binding(let name, let tree):
      // `guard let strongSelf = self`
      if workspace.isSelf(tree) { return .holds([name.text: .itself]) }
      let value = try operand(tree).value
      return value == .absent ? .fails : .holds([name.text: value])
    case .matches(let subject, let patterns):
      let value = try settled(subject).value
      if case .inert(let path) = value { return .unknown(path) }
      for pattern in patterns {
        let decision = try decide(pattern, value)
        guard case .fails = decision else { return decision }
      }
      return .fails
    }
  }

  /// Carries out what stands between braces, up to a `return`.
  mutating func carryOut(
    _ code: RawText, with names: [String: Value], givesValue: Bool = false
  ) throws(LineFailure) {
    var statements = try statements(in: code)
    if givesValue { statements = statements.returningOnly(true) }
    var scope = BodyScope(in: workspace)
    guard scope.depth <= Self.braceLimit else {
      throw .syntax(SyntaxFailure(.nestedTooDeeply(limit: Self.braceLimit), at: code.range))
    }
    scope.hidden = Set(names.keys)
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals.merge(names) { _, new in new }
      try interpreter.carryOut(statements, at: code.range)
    }
  }
}
