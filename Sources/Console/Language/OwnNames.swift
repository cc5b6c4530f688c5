import AutoLayout
import Interchange

/// What stands without `self` in the code of a view or a controller.
extension Workspace {
  /// Whether a tree is `self`, by whatever name: `strongSelf`, `self!`.
  func isSelf(_ tree: ExpressionTree) -> Bool {
    tree.isSelf(among: locals)
  }

  /// The variable, or the property of whose code this is, that a target names.
  func variableNamed(by target: ExpressionTree) -> NameSyntax? {
    let target = target.withoutMarks
    switch target.form {
    case .name(let name): return NameSyntax(name, target.range)
    case .member(let base, let name) where isSelf(base): return name
    default: return nil
    }
  }

  /// `view = LoginView()` in a controller's code, which no variable is given.
  func isControllersView(_ target: ExpressionTree) -> Bool {
    code.object?.isController == true && variableNamed(by: target)?.text == "view"
  }

  /// Whether a name is a property of the view whose code it stands in, and nothing nearer.
  func isOwnProperty(_ name: String) -> Bool {
    if let extended = locals.extended {
      return extended.isConstraint && locals[name] == nil
        && ConstraintProperties.names.contains(name)
    }
    guard locals[name] == nil, code.object?.members[name] == nil else { return false }
    if isOfController(name) { return true }
    guard document.entity(named: name) == nil, let object = code.object, !object.isController,
      let view = document.view(object.view)
    else { return false }
    return ViewProperties.named(name)?.fits(view.kind) == true
      || InertProperties.names.contains(name) || InertProperties.unmodelled.contains(name)
  }

  /// Whether a name in the code of a class or a struct is what publishes one of its properties:
  /// `$query`.
  func isPublisher(_ name: String) -> Bool {
    code.object != nil && name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
  }

  /// What `view` is in the code of a controller that another one made.
  func viewOfController(named name: String) -> ViewID? {
    guard name == "view", let object = code.object, object.isController else { return nil }
    return object.view
  }

  /// Whether a name is one of a controller's that no layout asks for. In a class it is nearer than
  /// what the document calls so; outside of one `title` may well be a view.
  func isOfController(_ name: String) -> Bool {
    guard
      InertProperties.controllerNames.contains(name)
        || InertProperties.unmodelledOfController.contains(name)
    else { return false }
    guard let object = code.object else {
      return name != "title" && document.entity(named: name) == nil
    }
    return object.isController
      && (!object.type.isEmpty || document.entity(named: name) == nil)
  }

  /// What a view was given in this paste that has no part in the layout, or what it begins with there.
  func passedOver(_ name: String, of view: View) -> Value? {
    if let known = code.passedOver[view.id]?[name] { return known }
    guard isPaste, view.origin == .swift(step: step) else { return nil }
    return InertProperties.firstValues[name]
  }
}

extension ExpressionTree {
  /// - Parameter locals: What the line calls by names of its own.
  func isSelf(among locals: [String: Value]) -> Bool {
    let tree = withoutMarks
    if tree.isSelf, locals.extended != nil { return false }
    if !locals.isEmpty, case .name(let name) = tree.form, locals[name] == .itself { return true }
    return tree.isSelf
  }
}

extension Evaluator {
  /// What a name that nothing has stands for in pasted code.
  mutating func own(_ name: String, at range: SourceRange) throws(LineFailure) -> Value? {
    let path = NameSyntax(name, range)
    if let extended = workspace.locals.extended, extended.isConstraint,
      ConstraintProperties.names.contains(name)
    {
      return try member(path, of: Operand(extended, at: range))
    }
    if workspace.isOfController(name) { return .inert(name) }
    guard let object = workspace.code.object else {
      return name == "traitCollection" ? .item(Item(.root)) : nil
    }
    guard let view = document.view(object.view) else { return nil }
    if ViewProperties.named(name)?.fits(view.kind) == true || name.hasSuffix("Anchor")
      || SystemGuide.byName[name] != nil || name == "layer"
    {
      return try member(path, of: Operand(.item(Item(view.id)), at: range))
    }
    // The views of a cell are in the cell itself here.
    if name == "contentView" { return .item(Item(view.id)) }
    guard InertProperties.names.contains(name) else { return nil }
    return workspace.passedOver(name, of: view) ?? .inert(name)
  }

  /// What a pasted type has by itself, its cases included.
  mutating func valueOfPasted(_ type: String, _ name: String) throws(LineFailure) -> Value? {
    if let value = value(name, ofType: type) { return value }
    if name == "allCases", let choices = workspace.code.type(named: type)?.choices, !choices.isEmpty
    {
      return .list(choices.map { .instance(Instance(type: type, choice: $0.name.text)) })
    }
    return try choice(name, of: type)
  }

  /// A value that a pasted type has by itself: `Metrics.margin`.
  func value(_ name: String, ofType type: String) -> Value? {
    if type == "Self" {
      return workspace.code.object?.members[name] ?? workspace.valueOfPlace(named: name)
    }
    if let object = workspace.code.object, object.type == type, let value = object.members[name] {
      return value
    }
    return workspace.code.type(named: type)?.members[name]
  }
}
