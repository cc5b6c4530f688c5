import AutoLayout
import Interchange

extension Interpreter {
  /// `let name = value`.
  mutating func declare(
    _ declaration: Statement.Declaration
  ) throws(LineFailure) {
    if foldsPriorities, declaration.value.classMade == TypeNames.window {
      return try declareWindow(declaration.name)
    }
    try checkName(declaration.name)
    let outer = declaresVariable
    declaresVariable = declaration.isVariable
    defer { declaresVariable = outer }
    let tree = try worked(declaration.value).withType(declaration.type)
    frameSource = CallbackReader.source(ofRect: tree, on: workspace)
    defer { frameSource = nil }
    let operand = try declared(tree, declaration.type)
    if try christen(operand.value, declaration.name, for: declaration.value) { return }
    try declare(declaration.name, as: operand.whole(if: declaration.isWhole), tree)
  }

  /// `let window = UIWindow(frame: UIScreen.main.bounds)`, which may be called as it is called here.
  private mutating func declareWindow(_ name: NameSyntax) throws(LineFailure) {
    workspace.locals[name.text] = .inert(TypeNames.window)
  }

  /// `window = UIWindow(windowScene: scene)` where nothing says that there is such a variable.
  mutating func givesWindow(_ assignment: Statement.Assignment) -> Bool {
    guard assignment.value.classMade == TypeNames.window else { return false }
    let name: String
    switch assignment.target.form {
    case .name(let own): name = own
    case .member(let base, let own) where workspace.isSelf(base): name = own.text
    default: return false
    }
    if workspace.locals[name] != nil { return false }
    workspace.locals[name] = .inert(TypeNames.window)
    return true
  }

  /// A rectangle is kept as it is then, a guide by its own name.
  private func declared(
    _ tree: ExpressionTree, _ type: NameSyntax?
  ) throws(LineFailure) -> Operand {
    var evaluator = Evaluator(workspace)
    evaluator.countsWhole = type?.text.isOfFractions != true
    var operand = try evaluator.rawOperand(tree)
    if case .frame = operand.value {
      operand.value = try evaluator.settled(operand.value, at: operand.range)
    }
    if let type { try operand.checkFits(type.text.unwrappedType) }
    return operand
  }

  private mutating func declare(
    _ name: NameSyntax, as operand: Operand, _ tree: ExpressionTree
  ) throws(LineFailure) {
    switch operand.value {
    case .newView(var new):
      try checkName(name)
      new.name = name.text
      try make(new, at: name.range)
      noteClass(of: new)
      if tree.hasArgument("image"), new.content.image == nil {
        note(LanguageWords.imageViewWithoutSize(new.name))
      }
    case .newConstraint(var new):
      try checkName(name)
      new.name = name.text
      try add(new, at: tree.range)
    default:
      try checkName(name)
      try define(name, as: operand)
    }
  }

  /// Replaces the value of a `var` that stands outside all braces.
  mutating func redefine(_ name: NameSyntax, as operand: Operand) throws(LineFailure) {
    if case .value(let old)? = draft.entity(named: name.text), !foldsPriorities,
      !operand.value.mayReplace(old)
    {
      var evaluator = Evaluator(workspace)
      let present = try evaluator.value(of: ExpressionTree(.name(name.text), name.range))
      throw .objection(
        LanguageWords.ofAnotherKind(operand, than: name.text, which: present.text(in: draft)))
    }
    declaresVariable = true
    defer { declaresVariable = false }
    var operand = operand
    // A length stays one.
    if case .value(.number) = draft.entity(named: name.text),
      case .whole(let number) = operand.value
    {
      operand.value = .number(number)
    }
    try define(name, as: operand)
  }

  /// What a document keeps by name, or else this line alone.
  private mutating func define(
    _ name: NameSyntax, as operand: Operand
  ) throws(LineFailure) {
    switch operand.value {
    case .constraint(.constraint(let id), _) where draft.constraint(id)?.name == nil:
      try apply(.rename(draft.text(of: .constraint(id)), to: name.text), at: name.range)
    case .list where operand.value.isListOfConstraints:
      try define(name, as: .list(constraints(in: operand).map { .constraint($0) }))
    default: try defineValue(name, as: operand)
    }
  }

  private mutating func define(_ name: NameSyntax, as value: NamedValue) throws(LineFailure) {
    try apply(.define(name.text, value, isVariable: declaresVariable), at: name.range)
  }

  /// What is to be arranged can go into a stack view only when it is there.
  mutating func make(_ view: NewView, at range: SourceRange) throws(LineFailure) {
    var view = view
    if view.frameLayout?.frame.isNull == true {
      view.frameLayout = .zero
      warn(LanguageWords.nullFrame(of: view.name))
    }
    let arranged = view.stack?.arranged ?? []
    view.stack?.arranged = []
    let id = draft.nextView
    try apply(draft.making(view), at: range)
    for subview in arranged {
      try apply(.arrange(subview, in: id, at: nil, step: workspace.step), at: range)
    }
  }

  private mutating func defineValue(
    _ name: NameSyntax, as operand: Operand
  ) throws(LineFailure) {
    if let remark = LanguageWords.hiding(name.text) { note(remark) }
    switch operand.value {
    case .number, .whole, .raw:
      _ = try operand.length()
      try keepAny(operand, as: name)
    case .text, .boolean, .choice, .list, .dictionary:
      try keepAny(operand, as: name)
    case .tuple(let tuple):
      let kept = NamedNumbers(
        tuple.shape, tuple.numbers, source: tuple.shape == .rect ? frameSource : nil)
      try define(name, as: .tuple(kept))
    default: try keepAny(operand, as: name)
    }
  }

  /// Any value by a name, for all that follows. In a paste something found that is called as in an
  /// earlier one is what is found now.
  private mutating func keepAny(_ operand: Operand, as name: NameSyntax) throws(LineFailure) {
    if foldsPriorities, operand.value.kept == nil || operand.value.isFound,
      case .value? = draft.entity(named: name.text), !draft.names.isVariable(name.text)
    {
      workspace.locals[name.text] = operand.value
    } else {
      try define(name, as: operand.value.kept(in: draft))
    }
  }

  /// `var height: CGFloat`, typed by itself: it gets its value later.
  mutating func keep(_ promise: Statement.Promise) throws(LineFailure) {
    guard !foldsPriorities else { return self.promise(promise) }
    try checkName(promise.name)
    let value = Value.absent.kept(in: draft)
    try apply(.define(promise.name.text, value, isVariable: true), at: promise.name.range)
  }

  /// A name whose value comes later: `nil` where Swift has it so.
  private mutating func promise(_ promise: Statement.Promise) {
    let name = promise.name.text
    // An outlet is what the document has by its name.
    if draft.entity(named: name) != nil { return }
    if promise.isOutlet { return workspace.locals[name] = .inert(name) }
    let type = promise.type.text
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    workspace.locals[name] = isOptional || type.isOfLayout ? .absent : .inert(name)
  }

  private mutating func noteClass(of new: NewView) {
    for remark in LanguageWords.remarks(on: new, in: draft) { note(remark) }
    guard ViewKind.ofClass(new.className) == nil else { return }
    note(
      new.kind.isLayer
        ? LanguageWords.plainLayer(new.className) : LanguageWords.plainView(new.className))
  }
}

extension ExpressionTree {
  fileprivate func hasArgument(_ label: String) -> Bool {
    guard case .call(_, let arguments) = form else { return false }
    return arguments.contains { $0.label?.text == label && $0.value.form != .absent }
  }

  /// `.init(frame: …)`, `.zero` and `.null` with the type that the declaration names.
  func withType(_ type: NameSyntax?) -> ExpressionTree {
    if let type, case .number = form, type.text == "Int" {
      let value = ExpressionTree.Argument(label: nil, value: self)
      return ExpressionTree(.call(ExpressionTree(.name(type.text), range), [value]), range)
    }
    if let type, case .list = form, type.text.prefix(while: { $0 != "<" }) == "Set" {
      return ExpressionTree(
        .call(ExpressionTree(.name("Set"), range), [Argument(label: nil, value: self)]), range)
    }
    if let type, case .implicitMember(let name) = form,
      TypeConstants.value(name.text, of: type.text) != nil
    {
      return ExpressionTree(.member(ExpressionTree(.name(type.text), range), name), range)
    }
    guard let type, case .call(let callee, let arguments) = form,
      case .implicitMember(let name) = callee.form, name.text == "init"
    else { return self }
    return ExpressionTree(
      .call(ExpressionTree(.name(type.text.unwrappedType), callee.range), arguments), range)
  }
}

extension Operand {
  /// Refuses a plain value where the declaration names the type of another: `let z: String = 4`.
  fileprivate func checkFits(_ type: String) throws(LineFailure) {
    switch value {
    case .text, .boolean, .number, .whole, .list, .dictionary: break
    default: return
    }
    switch type {
    case "String": _ = try text()
    case "Bool": _ = try boolean()
    case "Int": _ = try wholeNumber()
    case let name where TypeNames.fractions.contains(name): _ = try number()
    default: break
    }
  }
}

extension String {
  /// Whether what is of such a type is no number that Swift counts with: `[CGFloat]`.
  fileprivate var isOfFractions: Bool {
    split { !$0.isLetter }.contains { TypeNames.fractions.contains(String($0)) }
  }

  /// Whether a type's name is one of views and constraints.
  fileprivate var isOfLayout: Bool {
    hasPrefix("UI") || hasPrefix("NSLayout") || hasPrefix("[NSLayout") || hasPrefix("CG")
  }
}
