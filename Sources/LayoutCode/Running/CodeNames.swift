package import AutoLayout
import Interchange

/// What only code knows by name: what it declares, and the values that it has left.
package struct CodeNames: Sendable {
  private let program: Program
  private let document: Document
  /// The class of what is shown, with its ancestors.
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
    if Self.runningCode.contains(name) { return true }
    return program.types.values.contains { type in
      type.functions[name] != nil || type.properties[name] != nil || type.statics[name] != nil
        || type.staticFunctions[name] != nil || type.enumCase(name) != nil
        || name == "rawValue" && type.kind == .enum && !type.inherited.isEmpty
    }
  }

  /// UIKit's own that run what code has handed over.
  private static let runningCode: Set = ["sendActions", "post"]
}
