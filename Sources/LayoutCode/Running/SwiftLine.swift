package import AutoLayout
import Interchange

/// A line read as Swift, and what it holds.
package struct SwiftLine: Sendable {
  private let file: CodeFile

  /// `nil` for what is no Swift.
  package init?(_ text: String) {
    file = SwiftReader.read(text, name: "", offset: 0, isCancelled: { false })
    if !file.notes.allSatisfy(\.isOfLookAlike) || file.statements.isEmpty { return nil }
  }

  /// What it declares, if it does nothing but declare functions and types.
  package var declared: KeptCode? { file.declaresAlone ? file.kept : nil }

  /// Whether it declares any, perhaps beside statements or within them.
  package var declares: Bool {
    !file.declared.isEmpty
      || declarations.contains { declaration in
        switch declaration.form {
        case .function, .type: true
        default: false
        }
      }
  }

  /// Whether it gives a closure a name: `let double = { $0 * 2 }`.
  package var keepsClosure: Bool {
    declarations.contains { declaration in
      guard case .variable(let variable) = declaration.form, case .closure? = variable.value?.form
      else { return false }
      return true
    }
  }

  private var declarations: some Sequence<Declaration> {
    SyntaxWalk(file.statements).lazy.compactMap { node -> Declaration? in
      if case .declaration(let declaration) = node { declaration } else { nil }
    }
  }

  /// Whether it does nothing but declare variables.
  package var declaresVariables: Bool {
    file.statements.allSatisfy { $0.variable != nil }
  }

  /// Whether it gives a loop a name: `rows: for row in 0..<3 { … }`.
  package var labelsStatement: Bool {
    file.statements.contains { if case .labeled = $0.form { true } else { false } }
  }

  /// Whether it asks something of a range: `1...5 ~= 3`, `if 1...5 ~= rows { … }`.
  package var asksRange: Bool {
    expressions.contains { if case .range = $0.form { true } else { false } }
      // `title.width == 1...5` is a slip in a relation.
      && !expressions.contains {
        if case .binary(_, let sign, _) = $0.form {
          ["==", "<=", ">="].contains(sign)
        } else {
          false
        }
      }
      && file.statements.allSatisfy { statement in
        switch statement.form {
        case .expression(let expression):
          if case .assignment = expression.form { false } else { true }
        case .conditional, .choice: true
        default: false
        }
      }
  }

  /// Whether it speaks of a view that UIKit makes within another: `row.imageView?.contentMode = .top`.
  package func speaksOfParts(in document: Document) -> Bool {
    expressions.contains { expression in
      guard case .member(let base, let name) = expression.form,
        case .name(let owner, _) = base.form,
        let view = document.view(named: owner)
      else { return false }
      return TableProperty(name.text, of: view.typeInTables)?.isPart == true
    }
  }

  /// Whether it calls what only a layout library has.
  package var callsLibrary: Bool {
    expressions.contains { expression in
      guard case .member(_, let name) = expression.form else { return false }
      return Library.words.contains(name.text)
    } || !Library.marks(in: file.statements).isEmpty
  }

  /// Whether it may call what is anybody's, but a library's where that is imported: `box.width(100)`.
  package func mayCallLibrary(in document: Document) -> Bool {
    if !Library.marks(in: file.statements).isEmpty { return true }
    let libraries = CodeState(following: document)?.program.libraries ?? []
    return libraries.contains { !$0.isUnmistakable && $0.name != Library.prompt.name }
  }

  /// Whether it calls something of a layout library that the code imports by that one's name:
  /// `Anchorage.batch { … }`.
  package func namesLibrary(in document: Document) -> Bool {
    let names = Set(
      expressions.compactMap { expression -> String? in
        guard case .member(let base, _) = expression.form, case .name(let name, _) = base.form
        else { return nil }
        return name
      })
    guard Library.all.contains(where: { names.contains($0.name) }) else { return false }
    let libraries = CodeState(following: document)?.program.libraries ?? []
    return libraries.contains { names.contains($0.name) }
  }

  /// Whether it says where the app would end: `guard let row = rows.first else { fatalError() }`.
  package var endsApp: Bool {
    expressions.contains { expression in
      guard case .call(let function, _) = expression.form, case .name(let name, _) = function.form
      else { return false }
      return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
    }
  }

  /// Whether it calls a method that only the constraints of a layout library have.
  package var callsLibraryConstraint: Bool {
    expressions.contains { expression in
      guard case .call(let function, _) = expression.form, case .member(_, let name) = function.form
      else { return false }
      return Library.callsOnConstraints.contains(name.text)
    }
  }

  /// Whether a name in it is spelled as in Swift up to version 2, or as UIKit's were then.
  package var speaksEarlySwift: Bool { expressions.contains(where: EarlySwift.isSpelled) }

  /// Whether it speaks of something that only code knows.
  package func speaks(of names: CodeNames) -> Bool {
    expressions.contains { names.areMeant(by: $0) }
  }

  private var expressions: some Sequence<Expression> {
    SyntaxWalk(file.statements).lazy.compactMap { node -> Expression? in
      if case .expression(let expression) = node { expression } else { nil }
    }
  }
}

extension Statement {
  /// The variable that it declares.
  var variable: Declaration.Variable? {
    guard case .declaration(let declaration) = form, case .variable(let variable) = declaration.form
    else { return nil }
    return variable
  }
}
