import AutoLayout
import Interchange

/// What pasted Swift declares besides views and constraints, with what is known of it during the step.
struct PastedCode {
  /// Outside all types.
  private(set) var functions: [Statement.Function] = []
  private(set) var types: [PastedType] = []
  /// The names that generic types have for types.
  private(set) var parameters: Set<String> = []
  /// The properties of all types that have code of their own.
  private(set) var accessors: Set<String> = []
  /// The properties of all types that have a wrapper.
  private(set) var wrapped: Set<String> = []
  /// Whether values that types have by themselves wait to be worked out, or are being so.
  var waitsForValues = false
  var isGivingValues = false
  /// The functions that were called, and the types of which something was made.
  var used: Set<String> = []
  /// The properties of the views that were made of pasted classes.
  var members: [ViewID: [String: Value]] = [:]
  /// What of them is worked out only when something asks for it: `lazy var`.
  var lazy: [ViewID: [String: Statement]] = [:]
  /// What views were given that has no part in the layout or is not known, for the code that asks for
  /// it again: `isSelected`.
  var passedOver: [ViewID: [String: Value]] = [:]
  /// The outlets that nothing in the document is called by.
  var outlets: [String] = []
  /// The views of pasted classes, whose own code changes their constraints when all is made, and then
  /// lays out what is in them.
  var unconstrained: [ViewID] = []
  var unlaidOut: [ViewID] = []
  /// Until the first layout of what a controller makes.
  var beforeLayout: FramesBeforeLayout?
  /// What stands between braces, where it was read already.
  var statements: [RawText: [Statement]] = [:]
  /// The properties whose own code is being carried out, which nothing in it calls again.
  var observed: Set<String> = []
  /// What closures changed that functions were called with, by the calls.
  var left: [Int: HandedClosure.Changes] = [:]
  /// Whose code is being carried out.
  var object: PastedObject?
  /// The type that this code was declared in, which `super` goes up from.
  var place: String?
  /// What a property wrapper that is being made is given for the types that it is declared with.
  var typesGiven: [String: String] = [:]
  /// The type whose own function is being carried out, where that is of nothing that was made of it.
  var typeAsked: String?
  /// The functions that are being carried out, outermost first.
  var active: [String] = []
  /// In how many functions.
  var depth = 0

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }

  mutating func add(_ function: Statement.Function) { functions.append(function) }

  /// How deep types stand in one another, and make one another.
  static let typeLimit = 10

  /// Adds a type behind those that stand in it.
  mutating func add(
    _ declaration: Statement.TypeDeclaration, depth: Int = 0
  ) throws(LineFailure) {
    guard depth < Self.typeLimit else {
      throw .syntax(
        SyntaxFailure(.nestedTooDeeply(limit: Self.typeLimit), at: declaration.name.range))
    }
    let statements = try LineFailure.reading { () throws(SyntaxFailure) in
      try StatementReader.read(membersOf: declaration)
    }
    for case .type(let inner) in statements { try add(inner, depth: depth + 1) }
    add(PastedType(declaration, statements))
    waitsForValues = true
  }

  /// Adds a type, or what an extension adds to one.
  private mutating func add(_ type: PastedType) {
    for function in type.functions where [.setter, .willSet, .didSet].contains(function.kind) {
      accessors.insert(function.name.text)
    }
    parameters.formUnion(type.parameters)
    for property in type.properties where !property.wrappers.isEmpty {
      if let name = property.declaredName { wrapped.insert(name) }
    }
    guard let index = types.firstIndex(where: { $0.name == type.name }) else {
      return types.append(type)
    }
    types[index].join(type)
  }

  /// Gives a type a value that it has by itself.
  mutating func give(_ name: String, _ value: Value, to type: String) {
    guard let index = types.firstIndex(where: { $0.name == type }) else { return }
    types[index].members[name] = value
  }

  /// Leaves such values to be worked out later.
  mutating func leave(_ rest: [Statement.Declaration], unknownOf type: String) {
    guard let index = types.firstIndex(where: { $0.name == type }) else { return }
    types[index].unknown = rest
  }

  /// What extensions of types that were not pasted call so, by those types.
  func extensionValues(_ name: String) -> [String: Value] {
    var values: [String: Value] = [:]
    for type in types where !type.isDeclared { values[type.name] = type.members[name] }
    return values
  }

  func type(named name: String) -> PastedType? { types.first { $0.name == name } }

  /// The type and what it is made from, as far as that was pasted, too. A class names the one that
  /// it is made from before its protocols.
  func line(of name: String) -> [PastedType] {
    var line: [PastedType] = []
    var next = type(named: name)
    while let type = next, !line.contains(where: { $0.name == type.name }) {
      line.append(type)
      next = type.inherited.first.flatMap { self.type(named: $0) }
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

  /// Whether what is made of it has views.
  func hasViews(_ name: String) -> Bool { isController(name) || isView(name) }

  /// Whether what is made of it is a view.
  func isView(_ name: String) -> Bool {
    let base = base(of: name)
    return type(named: name)?.isValue == false && base != "View"
      && (ViewKind.ofClass(base) != nil
        || ["View", "Cell", "Control", "Button", "Label"].contains { base.hasSuffix($0) })
  }
}

/// A function with the type whose code it is; `nil` outside all types.
struct PastedFunction {
  let function: Statement.Function
  let type: String?
}

// MARK: Looking functions up

extension PastedCode {
  /// The functions that a name can mean in the code of a type, the nearest first.
  func functions(named name: String, of type: String?) -> [PastedFunction] {
    let line = type.map(line) ?? []
    let protocols = line.flatMap { $0.inherited.dropFirst().compactMap(self.type) }
    return Self.functions(named: name, of: line + protocols)
      + functions.filter { $0.name.text == name }.map { PastedFunction(function: $0, type: nil) }
  }

  /// Those that the types have which a type is made from.
  func inheritedFunctions(named name: String, of type: String) -> [PastedFunction] {
    Self.functions(named: name, of: line(of: type).dropFirst())
  }

  /// Whether a pasted initializer makes something of a type with these arguments.
  func hasInitializer(of type: String, taking arguments: [ExpressionTree.Argument]) -> Bool {
    functions(named: "init", of: type).contains { $0.function.takes(arguments) }
  }

  /// What can be carried out by itself and no other function calls.
  var uncalledFunctions: [Statement.Function] {
    var callers: [String: Int] = [:]
    let called = functions.map(\.body.calledNames)
    for name in called.joined() { callers[name, default: 0] += 1 }
    return zip(functions, called).compactMap { function, own in
      let name = function.name.text
      let others = (callers[name] ?? 0) - (own.contains(name) ? 1 : 0)
      let isAlone = function.kind == .method && function.parameters.isEmpty
      return isAlone && others == 0 ? function : nil
    }
  }

  /// Those of any type.
  func members(named name: String) -> [PastedFunction] { Self.functions(named: name, of: types) }

  private static func functions(
    named name: String, of types: some Sequence<PastedType>
  ) -> [PastedFunction] {
    types.flatMap { type in
      type.functions.filter { $0.name.text == name }
        .map { PastedFunction(function: $0, type: type.name) }
    }
  }

  /// The one of these that a view has: its class's own, or what an extension gives it.
  func member(among members: [PastedFunction], of view: View) -> PastedFunction? {
    let line = line(of: view.className).map(\.name)
    for type in line {
      if let own = members.first(where: { $0.type == type }) { return own }
    }
    let added = members.filter { $0.type.flatMap(type)?.isDeclared == false }
    for type in [view.kind.className, "UIView"] {
      if let given = added.first(where: { $0.type == type }) { return given }
    }
    // A view that was there before may be meant to be of the class that is pasted.
    return added.first ?? (line.isEmpty ? members.first { $0.function.kind == .method } : nil)
  }

  /// What a property of a view of a pasted class is, unless UIKit's views have it.
  func member(_ name: String, of view: View) -> Value? {
    guard let value = members[view.id]?[name] else { return nil }
    return ViewProperties.named(name)?.fits(view.kind) == true ? nil : value
  }

  /// Whose code an extension's or a class's function is carried out for.
  func object(for view: View?) -> PastedObject? {
    view.map {
      PastedObject(
        type: $0.className, view: $0.id, isController: isController($0.className), isMade: true,
        members: members[$0.id] ?? [:])
    }
  }

  /// The one of these that a type has by itself.
  func member(among members: [PastedFunction], ofType type: String) -> PastedFunction? {
    let type = type == "Self" ? typeOfSelf ?? type : type
    let line = line(of: type).map(\.name)
    if let own = members.first(where: { $0.type.map(line.contains) == true }) { return own }
    guard ViewKind.ofClass(base(of: type)) != nil else { return nil }
    return members.first { $0.type == "UIView" }
  }
}

/// A type as it was pasted.
struct PastedType {
  let name: String
  /// Whether it was declared, and not only extended.
  private(set) var isDeclared: Bool
  private(set) var inherited: [String]
  /// The names of the types that it is declared with, and what its superclass is given for its own.
  private(set) var parameters: [String]
  private(set) var arguments: [String]
  private(set) var functions: [Statement.Function] = []
  /// What gives its properties their first values.
  private(set) var properties: [Statement] = []
  /// Of an enum.
  private(set) var choices: [Statement.Choice] = []
  /// Whether it is a `struct` or an `enum`.
  private(set) var isValue: Bool
  /// What it has by itself, without anything made of it: `Metrics.margin`.
  var members: [String: Value] = [:]
  /// What of that is not worked out yet.
  var unknown: [Statement.Declaration] = []

  init(_ declaration: Statement.TypeDeclaration, _ statements: [Statement]) {
    name = declaration.name.text
    isDeclared = !declaration.isExtension
    isValue = declaration.isValue
    inherited = declaration.isExtension ? [] : declaration.inherited
    (parameters, arguments) = (declaration.parameters, declaration.arguments)
    for statement in statements {
      switch statement {
      case .function(let function): functions.append(function)
      case .declaration(let declaration):
        if let closure = declaration.closure { functions.append(closure) }
        properties.append(statement)
        unknown.append(declaration)
      case .construction, .promise: properties.append(statement)
      case .choices(let more, _): choices += more
      default: break
      }
    }
  }

  /// Whether it is laid out by SwiftUI, as `struct Profile: View` is.
  var isOfSwiftUI: Bool { inherited.first == "View" || inherited.first == "App" }

  mutating func join(_ other: PastedType) {
    if other.isDeclared {
      (isDeclared, inherited, isValue) = (true, other.inherited, other.isValue)
      (parameters, arguments) = (other.parameters, other.arguments)
    }
    choices += other.choices
    unknown += other.unknown
    functions += other.functions
    properties += other.properties
  }
}

/// What the code of a type is carried out for: a view, or a controller with its root view.
struct PastedObject {
  let type: String
  /// `self`; of a controller its root view.
  let view: ViewID
  let isController: Bool
  /// Whether its initializer has ended: only then `didSet` is carried out.
  var isMade = false
  /// What its properties are.
  var members: [String: Value] = [:]
  /// What `self` is, where that is no view.
  var instance: Instance?
}

extension RawText {
  /// The words that stand directly before a parenthesis.
  fileprivate var calledNames: Set<String> {
    var names: Set<String> = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        word.append(byte)
        continue
      case UInt8(ascii: "(") where !word.isEmpty:
        names.insert(String(decoding: word, as: UTF8.self).composed)
      default: break
      }
      word.removeAll(keepingCapacity: true)
    }
    return names
  }
}
