import Interchange
import Prose

/// A function that other code calls, too, and that a change is written into.
struct SharedFunction: Hashable {
  let name: String
  /// From how many places of the texts it is called.
  let calls: Int
  /// Whether code that is not here may call it.
  let isOpen: Bool

  /// `nil` where only one place can call what the edit changes.
  init?(changedBy edit: FileEdit, in files: [CodeFile]) {
    guard let file = files.first(where: { $0.name == edit.file }) else { return nil }
    let start = edit.edit.range.lowerBound + file.offset
    let around = SyntaxWalk(file.statements).compactMap { node -> Declaration? in
      if case .declaration(let declaration) = node, declaration.range.holds(start) {
        return declaration
      }
      return nil
    }
    guard let declaration = around.last(where: \.isFunction),
      case .function(let function) = declaration.form, function.kind == .function,
      !declaration.modifiers.contains("override")
    else { return nil }
    // The name alone says nothing of a class's own functions: others have functions of that name.
    let owner = around.last { $0.isClass }
    let callers =
      owner.map { [SyntaxNode.declaration($0)] }
      ?? files.flatMap { $0.statements.map { .statement($0) } }
    name = function.name.text
    calls = SyntaxWalk(callers).count { $0.calls(function.name.text) }
    isOpen = owner == nil
    if calls < 2, !isOpen || calls == 0 { return nil }
  }

  var words: Phrase { WritingWords.shared(name, calls: calls) }
}

extension Declaration {
  fileprivate var isFunction: Bool { if case .function = form { true } else { false } }

  /// Whether it declares a type, and does not only extend one.
  fileprivate var isClass: Bool {
    if case .type(let type) = form { type.kind != .extension } else { false }
  }
}

extension SyntaxNode {
  fileprivate func calls(_ name: String) -> Bool {
    guard case .expression(let expression) = self, case .call(let function, _) = expression.form
    else { return false }
    return function.lastName == name
  }
}
