import Interchange
import LayoutCode

/// Code as it was pasted, or as a file holds it.
struct CodeText: Hashable, Sendable {
  /// How the file is named; `nil` for what was pasted.
  let path: String?
  let text: String

  /// All that ends a line in a file ends one here.
  init(path: String?, _ text: String) {
    self.path = path
    self.text = SessionFile.lines(of: text).joined(separator: "\n")
  }

  var source: CodeSource { CodeSource(name: path ?? "", text: text) }

  /// Whether it is read as Objective-C.
  var isObjectiveC: Bool { CodeFile.Dialect(of: source) == .objectiveC }

  private var statements: [LayoutCode.Statement] {
    var reader = CodeReader(isCancelled: { false })
    return reader.read([source], from: 0).flatMap(\.statements)
  }

  /// The types that stand in it by themselves.
  var declaredTypes: [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.form,
        case .type(let type) = declaration.form
      else { return nil }
      return type.name.text
    }
  }

  /// Those of them that inherit from a controller, by its name.
  var declaredControllers: [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.form,
        case .type(let type) = declaration.form,
        type.inherited.first?.name?.hasSuffix("Controller") == true
      else { return nil }
      return type.name.text
    }
  }
}

/// Where in the code something stands.
struct CodePlace: Hashable, Sendable {
  /// `nil` for what was pasted.
  let path: String?
  let line: Int

  /// `Card.swift:12`, `12`.
  var text: String { path.map { "\(FilePath.name(of: $0)):\(line)" } ?? "\(line)" }
}
