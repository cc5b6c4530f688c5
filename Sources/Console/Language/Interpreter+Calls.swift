import AutoLayout
import Interchange
import LayoutCode
import Prose

extension Interpreter {
  /// A call that stands alone: it does something, or its answer is printed.
  mutating func call(_ tree: ExpressionTree) throws(LineFailure) {
    switch tree.form {
    case .forced(let inner), .optionalChain(let inner), .cast(let inner, _): try call(inner)
    case .call where asksOfWhatItMakes(tree):
      var asked = self
      report(try asked.answer(to: asked.worked(tree)))
    case .call(let callee, let arguments):
      if case .name(let name) = callee.form {
        return try callAlone(
          Call(name: NameSyntax(name, callee.range), arguments: arguments, range: tree.range), tree)
      }
      let tree = try worked(tree)
      if case .name(let name) = tree.form, NameSyntax(name, tree.range).isKeptAside {
        let value = workspace.locals[name] ?? .absent
        if try keep(Operand(value, at: tree.range)) || foldsPriorities { return }
        return try ask(tree)
      }
      guard case .call(let callee, let arguments) = tree.form,
        case .member(let base, let name) = callee.withoutMarks.form
      else { return try ask(tree) }
      try perform(Call(name: name, arguments: arguments, range: tree.range), on: base, tree)
    default: try ask(tree)
    }
  }

  /// `UILabel().sizeThatFits(…)`: what is made in order to be asked does not stay.
  private func asksOfWhatItMakes(_ tree: ExpressionTree) -> Bool {
    guard case .call(let callee, _) = tree.form,
      case .member(let base, let name) = callee.withoutMarks.form,
      base.withoutMarks.classMade?.isClassOfViews == true
    else { return false }
    return ViewMethods.isQuestion(name.text)
  }

  /// A call without anything before it.
  private mutating func callAlone(
    _ call: Call, _ tree: ExpressionTree
  ) throws(LineFailure) {
    let name = call.name.text
    if foldsPriorities, InertProperties.functions.contains(name), draft.entity(named: name) == nil {
      return passOver(name)
    }
    try ask(worked(tree))
  }

  private mutating func perform(
    _ call: Call, on base: ExpressionTree, _ tree: ExpressionTree
  ) throws(LineFailure) {
    if call.name.text == "toggle" { return try toggle(base, call) }
    if base.form == .name("super") {
      // Pasted code calls what UIKit does anyway: `super.viewDidLoad()`.
      return passOver("super.\(call.name.text)")
    }
    if workspace.isSelf(base), InertProperties.controllerMethods.contains(call.name.text) {
      return passOver(call.name.text)
    }
    let path = ExpressionWriter.write(base) + "." + call.name.text
    var evaluator = Evaluator(workspace)
    let receiver: Value
    do throws(LineFailure) {
      receiver = try evaluator.value(of: base)
    } catch {
      guard base.isOfUnknownType else { throw error }
      return passOver(path)
    }
    switch receiver {
    case .absent where base.hasOptionalChain: note(LanguageWords.assignedToNil(base))
    case .type("NSLayoutConstraint") where ["activate", "deactivate"].contains(call.name.text):
      try activate(call)
    case .item(let item) where item.guide == nil:
      guard let view = draft.view(item.view) else { return }
      try perform(call, on: view, tree)
    case .layer(let id):
      guard let view = draft.view(id) else { return }
      try perform(call, onLayerOf: view)
    case .inert(TypeNames.window) where ViewMethods.names.contains(call.name.text):
      warn(LanguageWords.leftOut("\(TypeNames.window).\(call.name.text)"))
    case .inert(let path): passOver("\(path).\(call.name.text)")
    case .type("Swift"): try ask(tree)
    case _ where base.isOfUnknownType: passOver(path)
    // Animations end where they lead to.
    case .type("CATransaction"):
      passOver("CATransaction.\(call.name.text)")
    default: try ask(tree)
    }
  }

  private mutating func perform(
    _ call: Call, on view: View, _ tree: ExpressionTree
  ) throws(LineFailure) {
    let name = call.name.text
    if try setContent(call, of: view) { return }
    if InertProperties.layoutRequests.contains(name) {
      requestLayout()
    } else if InertProperties.observers.contains(name) {
      warn(LanguageWords.notAtChanges("\(view.name).\(name)"))
    } else if InertProperties.isInert(name, of: view)
      || view.className.isOfController && InertProperties.controllerMethods.contains(name)
    {
      passOver("\(view.name).\(name)")
    } else if !UIKitTables.hasMethod(name, of: view.typeInTables) {
      try ask(tree)
    } else if ViewMethods.isQuestion(name), let evaluated = try? evaluate(tree) {
      try tell(evaluated, at: tree.range)
    } else if try !carryOut(call, on: .item(Item(view.id)), of: view.typeInTables) {
      try carryOutAsCode(tree)
    }
  }

  /// `setImage(logo, for: .normal)`: pictures are values of the prompt's own.
  ///
  /// - Returns: Whether it is such a call.
  private mutating func setContent(_ call: Call, of view: View) throws(LineFailure) -> Bool {
    let name = call.name.text
    guard view.kind == .button,
      name == "setImage", let write = ViewProperties.named("image")?.write
    else { return false }
    let (_, trees) = try call.form(among: ["\(name)(_:for:)"])
    var evaluator = Evaluator(workspace)
    let content = try evaluator.operand(trees[0])
    if try evaluator.operand(trees[1]).choices(of: "UIControl.State").allSatisfy({ $0 == "normal" })
    {
      try write(&self, view, content)
    } else {
      note(UIKitWords.otherState)
    }
    return true
  }

  private mutating func perform(_ call: Call, onLayerOf view: View) throws(LineFailure) {
    if InertProperties.layoutRequests.contains(call.name.text) {
      requestLayout()
    } else if InertProperties.isInertOfLayers(call.name.text) {
      passOver("\(Value.path(ofLayerOf: view)).\(call.name.text)")
    } else {
      let isKnown = UIKitTables.methodNames(of: LayerProperties.type).contains(call.name.text)
      guard isKnown, try carryOut(call, on: .layer(view.id), of: LayerProperties.type) else {
        throw .objection(LanguageWords.noMethod(call, of: .layer(view.id)))
      }
    }
  }

  /// Carries out what the tables of code know; `false` where it takes what only code has.
  mutating func carryOut(
    _ call: Call, on receiver: Value, of type: TypeName
  ) throws(LineFailure) -> Bool {
    var (evaluator, tables) = (Evaluator(workspace), workspace.tables)
    guard let own = LayoutCode.Value(receiver, in: &tables),
      let result = try evaluator.result(of: call, call.name.text, of: type, on: own, by: &tables),
      // What is made gets its name from code.
      !tables.edits.contains(where: \.addsView)
    else { return false }
    take(tables)
    if tables.changesNothing, let answer = tables.answer(result) {
      report(Evaluated(value: answer, isOneOfMany: false, range: nil).report(in: draft))
    }
    return true
  }

  /// Makes the document's what the tables have done.
  mutating func take(_ tables: TableAnswers) {
    take(tables.edits, making: tables.document)
    for note in tables.notes { self.note(note) }
    for path in tables.passedOver { passOver(path) }
  }

  /// One set: all or none.
  private mutating func activate(_ call: Call) throws(LineFailure) {
    let (_, values) = try call.form(among: ["\(call.name.text)(_:)"])
    var evaluator = Evaluator(workspace)
    let operand = try evaluator.operand(values[0])
    for value in operand.value.elements ?? [operand.value] where !value.isAnyConstraint {
      throw operand.wanted(LanguageWords.constraints)
    }
    let before = edits.count
    let type = ConstraintProperties.type
    guard try carryOut(call, on: .type(type.text), of: type), edits.count == before else { return }
    noteAlreadySo(operand.value.constraints, call.name.text == "activate")
  }

  private mutating func toggle(_ base: ExpressionTree, _ call: Call) throws(LineFailure) {
    _ = try call.form(among: ["toggle()"])
    let opposite = ExpressionTree(.prefix(.not, base), base.range)
    try carryOut(
      .assignment(Statement.Assignment(target: base, sign: .set, value: opposite)))
  }

  /// `layoutIfNeeded()` and the like of a view. Everything is laid out at the end of a line anyway.
  mutating func requestLayout() {
    if !foldsPriorities { note(LanguageWords.laidOutAnyway) }
  }

  /// Prints what the call answers. Constraints that it makes stay, inactive.
  private mutating func ask(_ tree: ExpressionTree) throws(LineFailure) {
    try tell(evaluate(tree), at: tree.range)
  }

  private mutating func tell(
    _ evaluated: Evaluated, at range: SourceRange
  ) throws(LineFailure) {
    switch evaluated.value {
    case .newConstraint: try keep(Operand(evaluated.value, at: range))
    case .list(let values) where !values.isEmpty && evaluated.value.isListOfConstraints:
      if values.contains(where: \.isNew) {
        try keep(Operand(evaluated.value, at: range))
      } else {
        report(evaluated.report(in: draft))
      }
    case .newView: throw .objection(LanguageWords.unnamedView(at: range))
    default: report(evaluated.report(in: draft))
    }
  }
}

extension Edit {
  fileprivate var addsView: Bool { if case .addView = self { true } else { false } }
}

extension Value {
  fileprivate var isNew: Bool { if case .newConstraint = self { true } else { false } }
}

extension ExpressionTree {
  /// Without `!`, `?` and casts around it.
  var withoutMarks: ExpressionTree {
    switch form {
    case .forced(let inner), .optionalChain(let inner), .cast(let inner, _): inner.withoutMarks
    default: self
    }
  }
}

extension ExpressionTree {
  var isClosure: Bool { if case .closure = form { true } else { false } }

  /// The type that a chain begins with: `NotificationCenter` in `NotificationCenter.default`.
  var typeAtStart: String? {
    switch form {
    case .name(let name): TypeNames.isType(name) ? name : nil
    case .member(let base, _), .call(let base, _): base.typeAtStart
    default: nil
    }
  }

  /// Whether a type stands at the beginning that is none of UIKit's that act on a layout:
  /// `NotificationCenter.default`.
  var isOfUnknownType: Bool {
    switch form {
    case .name(let name):
      TypeNames.isType(name) && !TypeNames.known.contains(name)
        // A slip of the fingers is told as one.
        && LanguageWords.didYouMean(name, among: TypeNames.known).isEmpty
    case .member(let base, _), .call(let base, _): base.isOfUnknownType
    default: false
    }
  }
}

extension String {
  /// Whether a class is one of controllers, whose views are as large as the screen at first.
  var isOfController: Bool { hasSuffix("Controller") }
}
