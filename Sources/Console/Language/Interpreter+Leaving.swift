import AutoLayout
import Interchange

/// What ends before its last statement: closures, loops, rounds of loops.
extension Interpreter {
  enum Leaving {
    /// `return`: a closure.
    case closure
    /// `break`: a loop or a `switch`.
    case loop
    /// `continue`
    case round
    /// `fallthrough`: a case of a `switch`, for the next one.
    case choice
  }

  var isLeaving: Bool { leaving != nil }

  /// `return`, with what it gives.
  mutating func leave(with tree: ExpressionTree?) throws(LineFailure) {
    if let tree {
      returned = try operand(tree)
    }
    leaving = .closure
  }

  mutating func leave(by jump: Statement.Jump, at range: SourceRange) throws(LineFailure) {
    switch jump {
    case .break: leaving = .loop
    case .continue: leaving = .round
    case .fallthrough: leaving = .choice
    case .throw: throw .objection(LanguageWords.thrown(at: range))
    }
  }

  /// Behind the braces of a closure: what its `return` gave, if it came to one.
  mutating func takeReturned() -> Operand? {
    guard leaving == .closure else { return nil }
    defer { (leaving, returned) = (nil, nil) }
    return returned
  }

  /// Behind a round: whether it was the last one because the loop, or what it stands in, is left.
  mutating func endsLoop(_ loop: Statement.Loop) -> Bool {
    switch leaving {
    case nil: return false
    case .round, .choice:
      leaving = nil
      return false
    case .loop:
      leaving = nil
      return true
    case .closure:
      // What a closure does for one element ends there.
      if loop.isClosure { _ = takeReturned() }
      return !loop.isClosure
    }
  }

  /// What stands between braces, which is read once however often it is carried out.
  mutating func statements(in code: RawText) throws(LineFailure) -> [Statement] {
    if let known = workspace.statements[code] { return known }
    let statements = try LineFailure.reading { () throws(SyntaxFailure) in
      try StatementReader.read(code: code)
    }
    workspace.statements[code] = statements
    return statements
  }

  /// One after the other, as far as none leaves; what was deferred comes last.
  mutating func carryOut(
    _ statements: [Statement], at range: SourceRange
  ) throws(LineFailure) {
    var deferred: [RawText] = []
    for statement in statements where !isLeaving {
      try count(1, at: range)
      if case .deferred(let code, _) = statement {
        deferred.append(code)
      } else {
        try carryOut(statement)
      }
    }
    guard !deferred.isEmpty else { return }
    let left = (leaving, returned)
    for code in deferred.reversed() {
      leaving = nil
      try carryOut(code, with: [:])
    }
    (leaving, returned) = left
  }
}
