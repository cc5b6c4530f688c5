import AutoLayout
import Interchange

/// Property wrappers: what a pasted one does where its property is given a value.
extension Interpreter {
  /// Behind `@UsesAutoLayout var card = UIView()`.
  mutating func wrap(_ property: Statement) throws(LineFailure) {
    guard !property.wrappers.isEmpty, let name = property.nameDeclared else { return }
    var acting = wrappersCarriedOut(among: property.wrappers, isGiven: !property.isPromise)
    guard let wrapper = acting.popLast() else { return }
    try count(1, at: name.range)
    try attempt(wrapper) { (interpreter) throws(LineFailure) in
      let tree = ExpressionTree(.name(name.text), name.range)
      let value = property.isPromise ? nil : try interpreter.operand(tree).value
      let type = property.typeDeclared?.text.unwrappedType
      let given = interpreter.workspace.code.typesGiven
      interpreter.workspace.code.giveTypes(type, to: wrapper.nameCalled)
      let wrapped = try interpreter.wrapped(value, as: name, in: wrapper)
      interpreter.workspace.code.typesGiven = given
      guard let wrapped, interpreter.workspace.locals[name.text] != nil else { return }
      interpreter.workspace.locals[name.text] = wrapped
      if value == nil { try interpreter.callMade(wrapped, by: name) }
    }
    for outer in acting.reversed() { try hold(name, by: outer) }
  }

  /// A wrapper around another is given that one, and not the value.
  private mutating func hold(
    _ name: NameSyntax, by wrapper: ExpressionTree
  ) throws(LineFailure) {
    guard let inner = workspace.code.object?.members[name.storage.text] else { return }
    try attempt(wrapper) { (interpreter) throws(LineFailure) in
      _ = try interpreter.made(wrapper, of: inner, as: name)
    }
  }

  /// What a wrapper made itself is called as its property is.
  private mutating func callMade(_ value: Value, by name: NameSyntax) throws(LineFailure) {
    guard case .item(let item) = value, item.guide == nil, let view = draft.view(item.view),
      view.name.hasPrefix(NameSyntax.wrappedValue), draft.objection(toName: name.text) == nil
    else { return }
    try apply(.rename(view.name, to: name.text), at: name.range)
  }

  /// Behind `card = UIView()`, where the class has said that `card` is wrapped.
  mutating func wrap(
    propertyNamed name: NameSyntax, insteadOf old: Value
  ) throws(LineFailure) {
    guard workspace.code.wrapped.contains(name.text), let object = workspace.code.object,
      let property = workspace.code.wrappedProperty(name.text, of: object.type),
      let wrapper = wrappersCarriedOut(among: property.wrappers, isGiven: true).last
    else { return }
    try count(1, at: name.range)
    let value = object.members[name.text] ?? .absent
    try attempt(wrapper) { (interpreter) throws(LineFailure) in
      let wrapped: Value?
      if case .instance(let instance)? = object.members[name.storage.text] {
        wrapped = try interpreter.rewrapped(value, as: name, in: instance, insteadOf: old)
      } else {
        wrapped = try interpreter.wrapped(value, as: name, in: wrapper)
      }
      if let wrapped { interpreter.workspace.code.object?.members[name.text] = wrapped }
    }
  }

  /// Those that act on a layout, where the paste declares all of them; of others there is at most a
  /// remark. The last one is around the value.
  private mutating func wrappersCarriedOut(
    among wrappers: [ExpressionTree], isGiven: Bool
  ) -> [ExpressionTree] {
    let code = workspace.code
    let acting = wrappers.filter {
      code.type(named: $0.nameCalled) != nil || !InertProperties.isInert(wrapper: $0.nameCalled)
    }
    if let unknown = acting.first(where: { code.type(named: $0.nameCalled) == nil }) {
      if isGiven { warn(LanguageWords.wrapperNotPasted(unknown.nameCalled)) }
      return []
    }
    if let view = acting.first(where: { code.plainType(named: $0.nameCalled) == nil }) {
      warn(LanguageWords.wrapperLeftOut(view.nameCalled))
      return []
    }
    return acting
  }

  /// A paste goes on without what cannot be followed in a wrapper.
  private mutating func attempt(
    _ wrapper: ExpressionTree, _ change: (inout Interpreter) throws(LineFailure) -> Void
  ) throws(LineFailure) {
    let before = self
    do throws(LineFailure) {
      try change(&self)
    } catch {
      if case .layout = error { throw error }
      goBack(to: before)
      warn(LanguageWords.wrapperLeftOut(wrapper.nameCalled))
    }
  }

  /// What a property is behind `UsesAutoLayout(wrappedValue: UIView())`; `nil` where nothing says so.
  private mutating func wrapped(
    _ value: Value?, as name: NameSyntax, in wrapper: ExpressionTree
  ) throws(LineFailure) -> Value? {
    guard let instance = try made(wrapper, of: value, as: name) else { return nil }
    workspace.code.object?.members[name.storage.text] = .instance(instance)
    return try self.value(of: name, in: instance)
  }

  /// `nil` where the wrapper has to be given a value and there is none yet.
  private mutating func made(
    _ wrapper: ExpressionTree, of value: Value?, as name: NameSyntax
  ) throws(LineFailure) -> Instance? {
    var arguments: [ExpressionTree.Argument] = []
    if case .call(_, let given) = wrapper.form { arguments = given }
    if let value {
      let tree = keptAside(Operand(value, at: name.range), for: name.tree)
      let label = NameSyntax(NameSyntax.wrappedValue, name.range)
      arguments.insert(ExpressionTree.Argument(label: label, value: tree), at: 0)
    }
    let functions = workspace.code.plainType(named: wrapper.nameCalled)?.functions ?? []
    let initializers = functions.filter { $0.kind == .initializer }
    if !initializers.contains(where: { $0.takes(arguments) }) {
      // It may get its value later.
      if value == nil { return nil }
      // Without an initializer it is made of its parts.
      guard initializers.isEmpty else {
        throw .objection(LanguageWords.notCallable(at: wrapper.range))
      }
    }
    let maker = ExpressionTree(.name(wrapper.nameCalled), wrapper.range)
    let made = try operand(ExpressionTree(.call(maker, arguments), wrapper.range))
    if case .instance(let instance) = made.value { return instance }
    return nil
  }

  /// The same where the wrapper is there already.
  private mutating func rewrapped(
    _ value: Value, as name: NameSyntax, in instance: Instance, insteadOf old: Value
  ) throws(LineFailure) -> Value? {
    var instance = instance
    if let setter = accessor(.setter, of: instance) {
      try carryOut(setter, of: instance, named: name, handing: value)
    } else {
      instance.members[NameSyntax.wrappedValue] = value
      workspace.code.object?.members[name.storage.text] = .instance(instance)
      if let observer = accessor(.didSet, of: instance) {
        try carryOut(observer, of: instance, named: name, handing: old)
      }
    }
    guard case .instance(let changed)? = workspace.code.object?.members[name.storage.text] else {
      return nil
    }
    return try self.value(of: name, in: changed)
  }

  /// What a wrapper says that its property is.
  private mutating func value(
    of name: NameSyntax, in instance: Instance
  ) throws(LineFailure) -> Value? {
    var value = instance.members[NameSyntax.wrappedValue]
    if let getter = accessor(.property, of: instance) {
      value = try invoke(
        Invocation(getter, [], of: instance, in: name.storage.tree, at: name.range)
      ).operand.value
    }
    if case .inert? = value { return nil }
    return value
  }

  private func accessor(
    _ kind: Statement.Function.Kind, of instance: Instance
  ) -> PastedFunction? {
    workspace.code.functions(named: NameSyntax.wrappedValue, of: instance.type)
      .first { $0.function.kind == kind }
  }

  private mutating func carryOut(
    _ accessor: PastedFunction, of instance: Instance, named name: NameSyntax, handing value: Value
  ) throws(LineFailure) {
    var invocation = Invocation(accessor, [], of: instance, in: name.storage.tree, at: name.range)
    keptCount += 1
    invocation.handed = Handed(
      call: keptCount,
      names: Dictionary(
        accessor.function.parameters.map { ($0.name.text, value) },
        uniquingKeysWith: { first, _ in first }))
    _ = try invoke(invocation)
  }
}

extension NameSyntax {
  /// What Swift calls the value of a wrapper.
  fileprivate static let wrappedValue = "wrappedValue"

  /// `_card`, as Swift calls the wrapper of `card`.
  fileprivate var storage: NameSyntax { NameSyntax("_" + text, range) }

  fileprivate var tree: ExpressionTree { ExpressionTree(.name(text), range) }
}

extension Statement {
  var wrappers: [ExpressionTree] {
    switch self {
    case .declaration(let declaration): declaration.wrappers
    case .construction(let construction): construction.wrappers
    case .promise(let promise): promise.wrappers
    default: []
    }
  }

  fileprivate var nameDeclared: NameSyntax? {
    switch self {
    case .declaration(let declaration): declaration.name
    case .construction(let construction): construction.name
    case .promise(let promise): promise.name
    default: nil
    }
  }

  fileprivate var typeDeclared: NameSyntax? {
    switch self {
    case .declaration(let declaration): declaration.type
    case .construction(let construction): construction.type
    case .promise(let promise): promise.type
    default: nil
    }
  }

  fileprivate var isPromise: Bool { if case .promise = self { true } else { false } }
}

extension ExpressionTree {
  /// The name that a wrapper is made by.
  fileprivate var nameCalled: String {
    switch form {
    case .name(let name): name
    case .call(let callee, _): callee.nameCalled
    default: ""
    }
  }
}

extension PastedCode {
  /// `@Made var title: UILabel` says the only type that `Made` leaves open.
  fileprivate mutating func giveTypes(_ type: String?, to wrapper: String) {
    guard let type, let parameters = self.type(named: wrapper)?.parameters, parameters.count == 1,
      let parameter = parameters.first
    else { return }
    typesGiven = [parameter: type]
  }

  fileprivate func wrappedProperty(_ name: String, of type: String) -> Statement? {
    for type in line(of: type) {
      for property in type.properties where property.declaredName == name {
        return property.wrappers.isEmpty ? nil : property
      }
    }
    return nil
  }
}

extension InertProperties {
  /// Whether what an attribute of a property does is no layout: those of UIKit, SwiftUI, Combine and
  /// Foundation, and actors.
  fileprivate static func isInert(wrapper name: String) -> Bool {
    wrappers.contains(name) || name.hasPrefix("IB") || name.hasSuffix("Actor")
  }

  private static let wrappers: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment",
    "EnvironmentObject", "FetchRequest", "FocusState", "GKInspectable", "GestureState",
    "Invalidating", "NSCopying", "NSManaged", "Namespace", "ObservationIgnored",
    "ObservationTracked", "ObservedObject", "Published", "Query", "ScaledMetric", "SceneStorage",
    "SectionedFetchRequest", "Sendable", "State", "StateObject", "UIApplicationDelegateAdaptor",
    "ViewBuilder",
  ]
}
