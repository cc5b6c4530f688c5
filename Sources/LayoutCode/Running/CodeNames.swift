package import AutoLayout
import Interchange

/// What only code knows by name: what it declares, and the values that it has left.
package struct CodeNames: Sendable {
  private let program: Program
  private let document: Document
  /// The class of the controller that is shown, with its ancestors.
  private let own: [DeclaredType]

  /// `nil` where there has been no code.
  package init?(of document: Document) {
    guard let state = CodeState(following: document) else { return nil }
    let program = state.program
    let lineage = state.shown.map { program.lineage(of: state.heap[$0].type) } ?? []
    self.program = program
    self.document = document
    own = lineage.compactMap { program.types[$0] }
  }

  /// Whether an expression is, or calls, something that only code knows.
  func areMeant(by expression: Expression) -> Bool {
    switch expression.form {
    case .name(let name, _): isMeant(name)
    case .member(_, let name), .implicitMember(let name): isMember(name.text)
    case .type(let type):
      program.typeName(type, from: nil).map { program.types[$0]?.kind != nil } ?? false
    case .binary(_, let sign, _), .prefix(let sign, _): program.operators.contains(sign)
    default: false
    }
  }

  /// Whether it is a function, a type or a variable of the code, or a value of it that the document keeps.
  package func isMeant(_ name: String) -> Bool {
    switch document.entity(named: name) {
    case .value(.other(let kept)): return kept.value(as: Value.self) != nil
    case .view, .constraint, .value: return false
    case nil: break
    }
    return program.functions[name] != nil || program.globals[name] != nil
      || program.aliases[name] != nil || program.types[TypeName(name)]?.kind != nil
      || own.contains { $0.functions[name] != nil || $0.properties[name] != nil }
  }

  /// Whether a type of the code, or what it adds to one of UIKit's, has a member of that name.
  package func isMember(_ name: String) -> Bool {
    program.types.values.contains { type in
      type.functions[name] != nil || type.properties[name] != nil || type.statics[name] != nil
        || type.staticFunctions[name] != nil || type.enumCase(name) != nil
    }
  }
}

extension CodeFile {
  /// The functions and types that it declares by themselves, as what may take their places declares
  /// them.
  var declared: [(key: String, title: String)] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.form else { return nil }
      switch declaration.form {
      case .type(let type):
        let title = "\(type.kind) \(type.path.joined(separator: "."))"
        return type.kind == .extension ? (text, title) : ("type \(type.name.text)", title)
      case .function(let function):
        let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let title = "func \(function.name.text)"
        return ("\(title)(\(labels))", title)
      case .alias(let name, _): return ("type \(name.text)", "typealias \(name.text)")
      case .variable, .cases, .import, .operatorDeclaration: return nil
      }
    }
  }

  /// Whether nothing else stands in it.
  var declaresAlone: Bool { declared.count == statements.count }

  /// What is wrong with a name that is longer than any may be.
  var overlongName: EditFailure? {
    statements.lazy.compactMap { statement -> EditFailure? in
      guard case .declaration(let declaration) = statement.form else { return nil }
      return switch declaration.form {
      case .type(let type): Document.objection(toLengthOf: type.name.text)
      case .function(let function): Document.objection(toLengthOf: function.name.text)
      default: nil
      }
    }.first
  }

  /// As a document keeps it; `nil` for what does not declare anything.
  var kept: KeptCode? {
    let declared = declared
    if declared.isEmpty { return nil }
    return KeptCode(
      key: declared.map(\.key).joined(separator: "; "),
      title: declared.map(\.title).joined(separator: "; "), text: text)
  }
}

extension Statement {
  /// Whether it only declares a function or a type.
  var isDeclaration: Bool { !isCarriedOut }
}
