import AutoLayout
import Interchange
import Prose

/// What the properties and variables of pasted code are given, and what follows from it.
extension Interpreter {
  /// Gives a variable of pasted code another value; `false` where nothing there is called so.
  mutating func reassign(_ name: NameSyntax, to operand: Operand) throws(LineFailure) -> Bool {
    if workspace.locals[name.text] != nil, !name.isKeptAside {
      workspace.locals[name.text] = try made(
        operand, as: name, replacing: workspace.locals[name.text])
      return true
    }
    return try reassign(memberNamed: name, to: operand)
  }

  /// What a variable is given next. The document calls by its name what it was given first.
  private mutating func made(
    _ operand: Operand, as name: NameSyntax, replacing old: Value?
  ) throws(LineFailure) -> Value {
    let value = try made(operand.typed(like: old), as: name).value
    if old?.isConstraint == true, case .newConstraint = operand.value,
      case .constraint(let handle, _) = value,
      case .constraint? = draft.entity(named: name.text), draft.text(of: handle) != name.text
    {
      note(LanguageWords.nameStays(name.text, instead: draft.text(of: handle)))
    }
    return value
  }

  mutating func reassign(
    memberNamed name: NameSyntax, to operand: Operand
  ) throws(LineFailure) -> Bool {
    guard let object = workspace.code.object else { return false }
    let accessors = workspace.code.functions(named: name.text, of: object.type)
    if let setter = accessors.first(where: { $0.function.kind == .setter }),
      try carryOut(setter, of: nil, handing: operand.value)
    {
      return true
    }
    let isPending = workspace.code.lazy[object.view]?.removeValue(forKey: name.text) != nil
    guard let old = object.members[name.text] ?? (isPending ? .absent : nil) else {
      guard object.isController, name.text == "view" else { return false }
      try fillRoot(with: operand)
      return true
    }
    let value = try made(operand, as: name, replacing: old)
    let observers = object.isMade ? accessors : []
    try observe(observers.first { $0.function.kind == .willSet }, of: nil, value)
    workspace.code.object?.members[name.text] = value
    try wrap(propertyNamed: name, insteadOf: old)
    try observe(observers.first { $0.function.kind == .didSet }, of: nil, old)
    return true
  }

  /// `card.title = "Name"` of a view of a pasted class; `false` where it has no such property.
  mutating func reassign(
    memberNamed name: NameSyntax, of view: View, to operand: Operand
  ) throws(LineFailure) -> Bool {
    if let setter = accessor(.setter, named: name.text, of: view),
      try carryOut(setter, of: view.id, handing: operand.value)
    {
      return true
    }
    guard let old = workspace.code.member(name.text, of: view) else { return false }
    let value = try made(operand, as: name, replacing: old)
    try observe(accessor(.willSet, named: name.text, of: view), of: view.id, value)
    workspace.code.members[view.id]?[name.text] = value
    if workspace.code.wrapped.contains(name.text) {
      try within(view) { (interpreter) throws(LineFailure) in
        try interpreter.wrap(propertyNamed: name, insteadOf: old)
      }
    }
    try observe(accessor(.didSet, named: name.text, of: view), of: view.id, old)
    return true
  }

  /// Gives a property of UIKit's a value, which the view's class may observe:
  /// `override var isHidden: Bool { didSet { … } }`. A value of another kind is answered with the one
  /// that the property has.
  mutating func write(
    _ property: ViewProperty, _ name: NameSyntax, of view: View, _ operand: Operand,
    by write: ViewProperty.Write
  ) throws(LineFailure) {
    do throws(LineFailure) {
      try observed(property, name, of: view, operand, by: write)
    } catch {
      var evaluator = Evaluator(workspace)
      guard error.range == operand.range,
        let value = try? property.read(&evaluator, view, name.range), value.isWritable
      else { throw error }
      let line = "\(view.name).\(name.text) = \(value.text(in: draft).string)"
      throw error.advised([LanguageWords.example(line)])
    }
  }

  private mutating func observed(
    _ property: ViewProperty, _ name: NameSyntax, of view: View, _ operand: Operand,
    by write: ViewProperty.Write
  ) throws(LineFailure) {
    let willSet = accessor(.willSet, named: name.text, of: view)
    let didSet = accessor(.didSet, named: name.text, of: view)
    guard willSet != nil || didSet != nil else { return try write(&self, view, operand) }
    var evaluator = Evaluator(workspace)
    let old = try property.read(&evaluator, view, name.range)
    try observe(willSet, of: view.id, operand.value)
    try write(&self, view, operand)
    try observe(didSet, of: view.id, old)
  }

  /// Interface Builder gives outlets their views before anything else is called.
  mutating func observeOutlets(of type: PastedType) throws(LineFailure) {
    for case .promise(let outlet) in type.properties where outlet.isOutlet {
      let name = outlet.name.text
      guard draft.entity(named: name) != nil,
        let observer = type.functions.first(where: {
          $0.name.text == name && $0.kind == .didSet
        })
      else { continue }
      try carryOut(PastedFunction(function: observer, type: type.name), of: nil, handing: .absent)
    }
  }

  /// What the class of a view does with one of its properties.
  func accessor(
    _ kind: Statement.Function.Kind, named name: String, of view: View
  ) -> PastedFunction? {
    guard workspace.code.accessors.contains(name) else { return nil }
    let code = workspace.code
    return code.member(
      among: code.members(named: name).filter { $0.function.kind == kind }, of: view)
  }

  private mutating func observe(
    _ observer: PastedFunction?, of view: ViewID?, _ value: Value
  ) throws(LineFailure) {
    if let observer { _ = try carryOut(observer, of: view, handing: value) }
  }

  /// Carries out what a property does with a value; `false` where that is being carried out already.
  @discardableResult
  mutating func carryOut(
    _ accessor: PastedFunction, of view: ViewID?, handing value: Value
  ) throws(LineFailure) -> Bool {
    let function = accessor.function
    guard workspace.code.observed.insert(function.name.text).inserted else { return false }
    var invocation = Invocation(accessor, [], on: view, at: function.name.range)
    keptCount += 1
    invocation.handed = Handed(
      call: keptCount,
      names: Dictionary(uniqueKeysWithValues: function.parameters.map { ($0.name.text, value) }))
    _ = try invoke(invocation)
    workspace.code.observed.remove(function.name.text)
    return true
  }
}

extension Operand {
  /// `.large` of the enum that the value before it was of.
  fileprivate func typed(like old: Value?) -> Operand {
    guard case .choice(let name) = value, case .instance(let instance)? = old,
      instance.choice != nil
    else { return self }
    return Operand(.instance(Instance(type: instance.type, choice: name)), at: range)
  }
}

extension Value {
  /// Whether a line can say it as it is printed.
  fileprivate var isWritable: Bool {
    switch self {
    case .number, .whole, .boolean, .text, .tuple, .choice: true
    default: false
    }
  }
}
