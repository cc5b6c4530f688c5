import Interchange

extension CodeFile {
  /// Whether a relation of the prompt stands among the statements, where Swift would only compare:
  /// `dot.width == 8` in a loop.
  var holdsRelations: Bool {
    SyntaxWalk(statements).contains { node in
      guard case .statement(let statement) = node else { return false }
      return switch statement.form {
      case .relation: true
      case .expression(let expression): expression.isRelation
      default: false
      }
    }
  }
}
