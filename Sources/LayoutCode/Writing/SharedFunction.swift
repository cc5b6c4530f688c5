import Interchange
import Prose

/// A function that serves several callers, and that a change is written into.
struct SharedFunction: Hashable {
  private let name: String
  /// From how many places of the texts it is called.
  private let calls: Int

  /// `nil` where only one place can call what the edit changes.
  init?(changedBy edit: FileEdit, in files: [CodeFile]) {
    guard !edit.isForOneCall, let file = files.first(where: { $0.name == edit.file }) else {
      return nil
    }
    let start = edit.edit.range.lowerBound + file.offset
    let around = SyntaxWalk(file.statements).compactMap(\.declaration).filter {
      $0.range.holds(start)
    }
    guard let declaration = around.last(where: { $0.function != nil }),
      let function = declaration.function, function.kind == .function,
      !declaration.modifiers.contains("override")
    else { return nil }
    name = function.name.text
    let types = around.compactMap(\.type).last.map { $0.declarations(in: files) } ?? []
    // What is declared here is called by itself alone, for all that the name says; what extends UIKit's or
    // stands outside types, by all.
    let isOwn = types.contains { $0.type?.kind != .extension }
    let callers: [SyntaxNode] =
      isOwn
      ? types.map { .declaration($0) } : files.flatMap { $0.statements.map { .statement($0) } }
    calls = SyntaxWalk(callers).count { $0.calls(function.name.text) }
    let isOpen = !isOwn && declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
    if calls < 2, calls == 0 || !isOpen { return nil }
  }

  var words: Phrase { WritingWords.shared(name, calls: calls) }
}

extension Declaration {
  fileprivate var function: Function? {
    if case .function(let function) = form { function } else { nil }
  }

  fileprivate var type: TypeDeclaration? {
    if case .type(let type) = form { type } else { nil }
  }
}

extension Declaration.TypeDeclaration {
  /// Where the type is declared, and where it is extended.
  fileprivate func declarations(in files: [CodeFile]) -> [Declaration] {
    files.flatMap { file in
      SyntaxWalk(file.statements).compactMap(\.declaration).filter { $0.type?.path == path }
    }
  }
}

extension SyntaxNode {
  fileprivate var declaration: Declaration? {
    if case .declaration(let declaration) = self { declaration } else { nil }
  }

  fileprivate func calls(_ name: String) -> Bool {
    guard case .expression(let expression) = self, case .call(let function, _) = expression.form
    else { return false }
    return function.lastName == name
  }
}
