import AutoLayout
import Interchange

extension CodeFile {
  /// The functions and types that it declares outside all others. A later declaration with the same key
  /// takes the place of the earlier one.
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
      case .import(let path): return statements.count == 1 ? declaredImport(path) : nil
      case .operatorDeclaration: return (text, text)
      case .variable, .cases: return nil
      }
    }
  }

  /// A layout library whose calls are known from now on, where they could be anybody's without it.
  private func declaredImport(_ path: [String]) -> (key: String, title: String)? {
    guard let library = Library.all.first(where: { $0.name == path.first && !$0.isUnmistakable })
    else { return nil }
    return ("import \(library.name)", "import \(library.name)")
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

  /// The text as a document keeps it; `nil` where it declares nothing.
  var kept: KeptCode? {
    let declared = declared
    if declared.isEmpty { return nil }
    return KeptCode(
      key: declared.map(\.key).joined(separator: "; "),
      title: declared.map(\.title).joined(separator: "; "), text: text)
  }
}
