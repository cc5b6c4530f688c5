import AutoLayout
import Interchange

/// What is made of a pasted type that has no views: `Metrics()`, `Space.large`, `.detail("12")`.
struct Instance: Hashable, Sendable {
  let type: String
  /// Of an enum.
  var choice: String?
  /// What its properties are; of an enum's case what came with it, by its place.
  var members: [String: Value] = [:]

  var text: String { choice.map { "." + $0 } ?? type }

  /// A case without what comes with it stands for all of that name.
  func isEqual(to other: Instance) -> Bool {
    guard choice != nil, choice == other.choice, type == other.type else { return self == other }
    return members.isEmpty || other.members.isEmpty || members == other.members
  }
}

// MARK: Types

extension PastedCode {
  /// The type of that name, if what is made of it is no view.
  func plainType(named name: String) -> PastedType? {
    guard let type = type(named: name), type.isDeclared, !type.isOfSwiftUI, !hasViews(name),
      type.isValue || type.isOfNoView, !holdsViews(type)
    else { return nil }
    return type
  }

  /// Whether it makes views of its own, which have their places in the document.
  private func holdsViews(_ type: PastedType) -> Bool {
    type.properties.contains { property in
      switch property {
      case .construction: true
      case .declaration(let declaration) where !declaration.isStatic:
        declaration.value.classMade.map { ViewKind.ofClass($0) != nil || isView($0) } ?? false
      default: false
      }
    }
  }

  /// The only enum that has a case of that name.
  func plainType(withChoice name: String) -> PastedType? {
    let types = types.filter { $0.choice(named: name) != nil }
    return types.count == 1 ? types.first : nil
  }
}

extension PastedType {
  /// Whether a class comes from no other one, or from one that surely is no view: `NSObject`,
  /// `ObservableObject`. Of others it might be one that was not pasted.
  fileprivate var isOfNoView: Bool {
    guard let base = inherited.first else { return true }
    return ["Object", "Protocol", "Type", "able", "ible"].contains(where: base.hasSuffix)
      || TypeNames.isOfNoView(base)
  }

  func choice(named name: String) -> Statement.Choice? { choices.first { $0.name.text == name } }

  /// Whether it gives something by that name that is of its own type, as far as anybody can tell.
  func gives(_ name: String) -> Bool {
    choice(named: name) != nil || members[name] != nil || unknown.contains { $0.name.text == name }
  }

  /// What a case is as a plain value, if that is known. Numbers count on from the last one that is
  /// written.
  func rawValue(of choice: String) -> Value? {
    guard let kind = inherited.first else { return nil }
    var next: Double? = 0
    for one in choices {
      let number = one.rawValue.map(\.literal) ?? next
      next = number.map { $0 + 1 }
      guard one.name.text == choice else { continue }
      if kind == "String" {
        guard let written = one.rawValue else { return .text(choice) }
        if case .string(let text) = written.form { return .text(text) }
        return nil
      }
      guard let number else { return nil }
      if TypeNames.fractions.contains(kind) { return .number(number) }
      return kind.hasPrefix("Int") || kind.hasPrefix("UInt") ? .whole(number) : nil
    }
    return nil
  }
}

extension ExpressionTree {
  fileprivate var literal: Double? {
    switch form {
    case .number(let number): number
    case .prefix(.minus, let base): base.literal.map { -$0 }
    default: nil
    }
  }
}

// MARK: Values

extension Evaluator {
  /// `Metrics()`, `Badge(side: 20)`, `Space(rawValue: 8)`, as far as no code makes it.
  mutating func instance(of type: PastedType, _ call: Call) throws(LineFailure) -> Value {
    if let first = call.arguments.first, first.label?.text == "rawValue", !type.choices.isEmpty {
      let wanted = try settled(first.value)
      let choice = type.choices.first { choice in
        type.rawValue(of: choice.name.text).map {
          ValueComparison.areEqual($0, wanted) == true
        } ?? false
      }
      return choice.map { .instance(Instance(type: type.name, choice: $0.name.text)) } ?? .absent
    }
    var instance = standardInstance(of: type)
    for argument in call.arguments {
      guard let label = argument.label?.text else { continue }
      let property = type.property(named: label)
      let tree = argument.value.naming(property?.type, in: workspace.code)
      instance.members[label] =
        Operand(try value(of: tree), at: tree.range)
        .whole(if: property?.isWhole == true).value
    }
    return try limited(.instance(instance), at: call.range)
  }

  /// With what its properties are at first, worked out once; of a type within itself they are not
  /// known.
  mutating func standardInstance(of type: PastedType) -> Instance {
    if let known = standardInstances[type.name] { return known }
    var instance = Instance(type: type.name)
    standardInstances[type.name] = instance
    for property in type.properties {
      switch property {
      case .declaration(let declaration) where !declaration.isStatic:
        let tree = declaration.value.withType(declaration.type)
          .naming(declaration.type?.text, in: workspace.code)
        let name = declaration.name.text
        let value = type.members[name] ?? (try? value(of: tree)) ?? .inert(name)
        instance.members[name] =
          Operand(value, at: tree.range)
          .whole(if: declaration.isWhole).value
      case .promise(let promise):
        let isOptional = promise.type.text.hasSuffix("?")
        instance.members[promise.name.text] = isOptional ? .absent : .inert(promise.name.text)
      default: break
      }
    }
    standardInstances[type.name] = instance
    return instance
  }

  /// `Space.large`, `Accessory.detail("12")`; `nil` where the type has no such case.
  mutating func choice(
    _ name: String, of type: String, _ arguments: [ExpressionTree.Argument] = []
  ) throws(LineFailure) -> Value? {
    let type = type == "Self" ? workspace.code.place ?? type : type
    guard let pasted = workspace.code.type(named: type), pasted.choice(named: name) != nil else {
      return nil
    }
    var instance = Instance(type: type, choice: name)
    for (place, argument) in arguments.enumerated() {
      instance.members["\(place)"] = try value(of: argument.value)
    }
    guard let first = arguments.first else { return .instance(instance) }
    return try limited(.instance(instance), at: first.value.range)
  }

  func member(_ name: NameSyntax, of instance: Instance) -> Value? {
    if let member = instance.members[name.text] { return member }
    // `model.$title`, what publishes a property.
    if name.text.hasPrefix("$") { return .inert("\(instance.type).\(name.text)") }
    guard name.text == "rawValue", let choice = instance.choice else { return nil }
    return workspace.code.type(named: instance.type)?.rawValue(of: choice)
  }

  /// What a case that stands alone belongs to, if only one enum has it.
  func instance(ofChoice name: String) -> Instance? {
    workspace.code.plainType(withChoice: name).map { Instance(type: $0.name, choice: name) }
  }
}

extension PastedType {
  /// What is said of a property: its type as it was written, and whether it is of whole numbers.
  fileprivate func property(named name: String) -> (type: String?, isWhole: Bool)? {
    for property in properties {
      switch property {
      case .declaration(let declaration) where declaration.name.text == name:
        return (declaration.type?.text, declaration.isWhole)
      case .promise(let promise) where promise.name.text == name:
        return (promise.type.text, promise.type.text == "Int")
      default: continue
      }
    }
    return nil
  }
}
