import AutoLayout
import Interchange

extension CodeRun {
  /// Whether a relation of the prompt stands among the statements of code, where Swift would only compare:
  /// `dot.width == 8` in a loop.
  package static func holdsRelations(_ text: String) -> Bool {
    let file = SwiftReader.read(text, name: "", offset: 0, isCancelled: { false })
    return SyntaxWalk(file.statements).contains { node in
      guard case .statement(let statement) = node,
        case .expression(let expression) = statement.form,
        case .binary(let left, let sign, _) = expression.form, signs.contains(sign),
        case .member(_, let name) = left.form
      else { return false }
      return Attribute(name: name.text) != nil
    }
  }

  private static let signs: Set<String> = ["==", "<=", ">="]
}
