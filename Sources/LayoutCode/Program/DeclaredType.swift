package import Interchange

/// A type of the program with what its extensions add; or what extensions add to one of UIKit's.
package struct DeclaredType: Sendable {
  package let name: TypeName
  /// `nil` as long as only extensions of it are known.
  package private(set) var kind: Declaration.TypeDeclaration.Kind?
  package private(set) var inherited: [TypeSyntax] = []
  package private(set) var range: SourceRange?
  private(set) var generics: [String] = []
  /// The stored ones in their order, as a memberwise initializer takes them.
  private(set) var stored: [DeclaredVariable] = []
  private(set) var properties: [String: DeclaredVariable] = [:]
  private(set) var statics: [String: DeclaredVariable] = [:]
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private(set) var staticFunctions: [String: [DeclaredFunction]] = [:]
  private(set) var initializers: [DeclaredFunction] = []
  private(set) var subscripts: [DeclaredFunction] = []
  private(set) var cases: [Declaration.Case] = []
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// What its own methods of Objective-C give values to.
  private(set) var assigned: Set<String> = []

  init(_ name: TypeName) { self.name = name }

  /// Takes what one declaration or extension of it says.
  ///
  /// - Parameter offset: Where a text begins whose functions take the place of those before it.
  mutating func join(
    _ declaration: Declaration.TypeDeclaration, at range: SourceRange, replacing offset: Int?
  ) {
    inherited += declaration.inherited
    if declaration.kind != .extension {
      kind = declaration.kind
      generics = declaration.generics
      self.range = range
    }
    for member in declaration.members { add(member, replacing: offset) }
    assigned.formUnion(AssignedNames.all(in: declaration.members))
  }

  private mutating func add(_ member: Declaration, replacing offset: Int?) {
    let isStatic = !member.modifiers.isDisjoint(with: ["static", "class"])
    switch member.form {
    case .variable(let variable):
      for one in DeclaredVariable.all(variable, member, owner: name) { add(one, isStatic) }
    case .function(let function):
      add(
        DeclaredFunction(
          function: function, modifiers: member.modifiers, range: member.range, owner: name,
          attributes: member.attributes),
        isStatic, replacing: offset)
    case .cases(let some): cases += some
    case .alias(let alias, let type?): aliases[alias.text] = type
    case .alias, .type, .import, .operatorDeclaration: break
    }
  }

  private mutating func add(_ variable: DeclaredVariable, _ isStatic: Bool) {
    if isStatic {
      statics[variable.name] = variable
      return
    }
    if let storage = variable.nameOfStorage {
      return properties[storage] = properties[variable.name] ?? variable
    }
    // A property keeps its value under its own name, whatever its variable is called.
    if variable.isIvar, let property = properties[variable.name], property.isProperty { return }
    properties[variable.name] = variable
    for name in variable.otherNames { properties[name] = variable }
    if !variable.isComputed { stored.append(variable) }
  }

  private mutating func add(
    _ function: DeclaredFunction, _ isStatic: Bool, replacing offset: Int?
  ) {
    switch function.function.kind {
    case .initializer: initializers.append(function)
    case .subscript: subscripts.append(function)
    case .deinitializer: break
    case .function:
      if isStatic {
        staticFunctions[function.function.name.text, default: []]
          .replace(by: function, from: offset)
      } else {
        functions[function.function.name.text, default: []].replace(by: function, from: offset)
      }
    }
  }

  /// The class of UIKit that its own code takes it for, where what it is made from is not there.
  var usedBase: TypeName? {
    let names = Set(functions.keys)
    if !names.isDisjoint(with: ["viewDidLoad", "viewWillAppear", "loadView"]) {
      return "UIViewController"
    }
    let labels = Set(initializers.flatMap { $0.function.parameters.compactMap(\.label) })
    if labels.contains("reuseIdentifier") { return "UITableViewCell" }
    let isView =
      labels.contains("frame") || !names.isDisjoint(with: ["layoutSubviews", "didMoveToSuperview"])
      || allFunctions.contains { LayoutCalls.areOfSelf(in: $0.function.body ?? []) }
    return isView ? "UIView" : nil
  }

  /// The method that a property's name means in Objective-C.
  func accessor(_ name: String) -> DeclaredFunction? {
    functions[name]?.first(where: \.isAccessor)
  }

  /// Whether its code is there and what it is made from is not: an implementation without an interface.
  var isPartial: Bool {
    kind == .class && inherited.isEmpty && allFunctions.contains(where: \.isMessage)
  }

  func enumCase(_ name: String) -> Declaration.Case? { cases.first { $0.name.text == name } }

  /// Every function with a body that it has, in the order of the text.
  var allFunctions: [DeclaredFunction] {
    (Array(functions.values.joined()) + Array(staticFunctions.values.joined()) + initializers)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
