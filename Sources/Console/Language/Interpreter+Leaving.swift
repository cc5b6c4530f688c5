import AutoLayout
import Interchange

/// What ends before its last statement: functions, loops, rounds of loops.
extension Interpreter {
  enum Leaving {
    /// `return`: a function or a closure.
    case function
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
      let tree = try worked(tree.naming(workspace.body?.resultType, in: workspace.code))
      var evaluator = Evaluator(workspace)
      returned = try initialized(evaluator.rawOperand(tree), by: tree)
    }
    leaving = .function
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
    guard leaving == .function else { return nil }
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
    case .function:
      // What a closure does for one element ends there.
      if loop.isClosure { _ = takeReturned() }
      return !loop.isClosure
    }
  }

  /// What stands between braces, which is read once however often it is carried out.
  mutating func statements(in code: RawText) throws(LineFailure) -> [Statement] {
    if let known = workspace.code.statements[code] { return known }
    let statements = try LineFailure.reading { () throws(SyntaxFailure) in
      try StatementReader.read(code: code)
    }
    workspace.code.statements[code] = statements
    return statements
  }

  /// One after the other, as far as none leaves; what was deferred comes last.
  mutating func carryOut(
    _ statements: [Statement], at range: SourceRange
  ) throws(LineFailure) {
    var deferred: [RawText] = []
    // They may be called above where they stand.
    for case .function(let function) in statements { declareWithinBraces(function) }
    for statement in statements where !isLeaving {
      try count(1, at: range)
      switch statement {
      case .deferred(let code, _): deferred.append(code)
      case .function: break
      default: try carryOut(statement)
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
