import AutoLayout
import Interchange

/// What pasted Swift declares besides views and constraints. It lasts as long as the step.
struct PastedCode {
  /// Outside all types.
  private(set) var functions: [Statement.Function] = []
  private(set) var types: [PastedType] = []
  /// The functions that were called, and the types of which something was made.
  var used: Set<String> = []
  /// The properties of the views that were made of pasted classes.
  var members: [ViewID: [String: Value]] = [:]
  /// Whose code is being carried out.
  var object: PastedObject?
  /// In how many functions.
  var depth = 0

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }

  mutating func add(_ function: Statement.Function) { functions.append(function) }

  /// Adds a type, or what an extension adds to one.
  mutating func add(_ type: PastedType) {
    if let index = types.firstIndex(where: { $0.name == type.name }) {
      types[index].join(type)
    } else {
      types.append(type)
    }
  }

  mutating func replace(_ type: PastedType) {
    guard let index = types.firstIndex(where: { $0.name == type.name }) else { return }
    types[index] = type
  }

  func type(named name: String) -> PastedType? { types.first { $0.name == name } }

  /// The type and what it is made from, as far as that was pasted, too.
  func line(of name: String) -> [PastedType] {
    var line: [PastedType] = []
    var next = type(named: name)
    while let type = next, !line.contains(where: { $0.name == type.name }) {
      line.append(type)
      next = type.inherited.lazy.compactMap { self.type(named: $0) }.first
    }
    return line
  }

  /// The name of UIKit's class that a type comes from: its own where it was not pasted.
  func base(of name: String) -> String {
    let line = line(of: name)
    guard let last = line.last else { return name }
    return last.inherited.first ?? last.name
  }

  func isController(_ name: String) -> Bool { base(of: name).hasSuffix("Controller") }

  /// Whether what is made of it is a view.
  func isView(_ name: String) -> Bool {
    let base = base(of: name)
    return type(named: name) != nil
      && (ViewKind.ofClass(base) != nil
        || ["View", "Cell", "Control", "Button", "Label"].contains { base.hasSuffix($0) })
  }

  /// The functions that a name can mean in the code of a type, the nearest first.
  func functions(named name: String, of type: String?) -> [Statement.Function] {
    let own = type.map { line(of: $0).flatMap(\.functions) } ?? []
    return (own + functions).filter { $0.name.text == name }
  }
}

/// A type as it was pasted.
struct PastedType {
  let name: String
  /// Whether it was declared, and not only extended.
  private(set) var isDeclared: Bool
  private(set) var inherited: [String]
  private(set) var functions: [Statement.Function] = []
  /// What gives its properties their first values.
  private(set) var properties: [Statement] = []
  /// What it has by itself, without anything made of it: `Metrics.margin`.
  var members: [String: Value] = [:]

  init(_ declaration: Statement.TypeDeclaration, _ statements: [Statement]) {
    name = declaration.name.text
    isDeclared = !declaration.isExtension
    inherited = declaration.isExtension ? [] : declaration.inherited
    for statement in statements {
      switch statement {
      case .function(let function): functions.append(function)
      case .declaration, .construction, .promise: properties.append(statement)
      default: break
      }
    }
  }

  mutating func join(_ other: PastedType) {
    if other.isDeclared { (isDeclared, inherited) = (true, other.inherited) }
    functions += other.functions
    properties += other.properties
    members.merge(other.members) { _, new in new }
  }
}

/// What the code of a type is carried out for: a view, or a controller with its root view.
struct PastedObject {
  let type: String
  /// `self`; of a controller its root view.
  let view: ViewID
  let isController: Bool
  /// What its properties are.
  var members: [String: Value] = [:]
}
