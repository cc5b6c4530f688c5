import Interchange

/// Code that a run came to and did not carry out.
struct SkippedCode: Sendable {
  let code: SyntaxNode
  let cause: Cause
  /// What decided it, if that is assumed: `viewModel.isOpen`.
  let decision: String?

  enum Cause: Sendable {
    /// Another branch was taken.
    case branch
    /// The code before it leaves: `guard … else { return }`.
    case left(at: SourceRange)
    /// A loop that goes through nothing.
    case emptyLoop
    /// A `catch`, and nothing was thrown.
    case noError
    /// `badge?.show()`, and there is no badge.
    case absent
  }

  /// Whether other values would have it carried out.
  var isOfPath: Bool {
    switch cause {
    case .branch, .left, .emptyLoop: true
    case .noError, .absent: false
    }
  }

  /// The names of the functions that it calls.
  var calledNames: Set<String> {
    SyntaxWalk([code]).reduce(into: []) { names, node in
      guard case .expression(let expression) = node,
        case .call(let function, _) = expression.form, let name = function.lastName
      else { return }
      names.insert(name)
    }
  }
}

extension RunFindings {
  mutating func skip(_ statements: [Statement], _ cause: SkippedCode.Cause = .branch) {
    for statement in statements { skip(.statement(statement), at: statement.range, cause) }
  }

  /// - Parameter name: What decided it, if that is assumed and was not asked last.
  mutating func skip(_ statements: [Statement], by name: String) {
    for statement in statements {
      skip(.statement(statement), at: statement.range, .branch, by: name)
    }
  }

  mutating func skip(_ expression: Expression, _ cause: SkippedCode.Cause = .branch) {
    skip(.expression(expression), at: expression.range, cause)
  }

  /// What stands behind a statement that leaves.
  mutating func leave(_ statement: Statement, before rest: some Sequence<Statement>) {
    if statement.isExit { exit = (statement.range, branch) }
    guard let (place, name) = exit else { return }
    for other in rest {
      skip(.statement(other), at: other.range, .left(at: place), by: .some(name))
    }
  }
}

extension Statement {
  /// Whether it is what leaves, and not something around that.
  fileprivate var isExit: Bool {
    switch form {
    case .return, .break, .continue: true
    default: false
    }
  }
}
