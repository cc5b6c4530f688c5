import AutoLayout
import Interchange

/// What the properties and variables of pasted code are given, and what follows from it.
extension Interpreter {
  /// Gives a variable of pasted code another value; `false` where nothing there is called so.
  mutating func reassign(_ name: NameSyntax, to operand: Operand) throws(LineFailure) -> Bool {
    if workspace.locals[name.text] != nil, !name.isKeptAside {
      workspace.locals[name.text] = try made(operand, as: name).value
      return true
    }
    return try reassign(memberNamed: name, to: operand)
  }

  mutating func reassign(
    memberNamed name: NameSyntax, to operand: Operand
  ) throws(LineFailure) -> Bool {
    guard let object = workspace.code.object else { return false }
    guard let old = object.members[name.text] else {
      guard object.isController, name.text == "view" else { return false }
      try fillRoot(with: operand)
      return true
    }
    let value = try made(operand, as: name).value
    workspace.code.object?.members[name.text] = value
    let observer = workspace.code.functions(named: name.text, of: object.type)
      .first { $0.function.kind == .observer }
    if object.isMade, let observer { try observe(observer, of: nil, old) }
    return true
  }

  /// `card.title = "Name"` of a view of a pasted class; `false` where it has no such property.
  mutating func reassign(
    memberNamed name: NameSyntax, of view: View, to operand: Operand
  ) throws(LineFailure) -> Bool {
    guard let old = workspace.code.member(name.text, of: view) else { return false }
    let value = try made(operand, as: name).value
    workspace.code.members[view.id]?[name.text] = value
    let observers = workspace.code.members(named: name.text)
      .filter { $0.function.kind == .observer }
    if let observer = workspace.code.member(among: observers, of: view) {
      try observe(observer, of: view.id, old)
    }
    return true
  }

  /// Carries out a `didSet`, unless it is what is being carried out.
  private mutating func observe(
    _ observer: PastedFunction, of view: ViewID?, _ old: Value
  ) throws(LineFailure) {
    let name = observer.function.name
    guard workspace.code.observed.insert(name.text).inserted else { return }
    let value = keptAside(
      Operand(old, at: name.range), for: ExpressionTree(.name("oldValue"), name.range))
    let argument = ExpressionTree.Argument(
      label: NameSyntax("oldValue", name.range), value: value)
    _ = try invoke(Invocation(observer, [argument], on: view, at: name.range))
    workspace.code.observed.remove(name.text)
  }

  /// `view = LoginView()`, as `loadView` has it: the root view is there, and this one fills it.
  private mutating func fillRoot(with operand: Operand) throws(LineFailure) {
    let range = operand.range
    let name = NameSyntax("rootView", range)
    let id = try made(operand, as: name).view()
    guard id != .root, let view = draft.view(id) else { return }
    let size = draft.windowSize ?? .zero
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    try apply(.insert(id, into: .root, at: .front, step: workspace.step), at: range)
    try apply(
      .change(id, .frameLayout(FrameLayout(frame: frame, superviewSize: size, source: nil))),
      at: range)
    try apply(
      .change(id, .autoresizingMask([.flexibleWidth, .flexibleHeight])), at: range)
    note(LanguageWords.fillsRoot(view.name))
  }
}
