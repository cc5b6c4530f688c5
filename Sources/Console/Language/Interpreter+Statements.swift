import AutoLayout
import Interchange
import Prose

extension Interpreter {
  /// Carries out one statement, or throws and leaves the draft as it was.
  mutating func carryOut(_ statement: Statement) throws(LineFailure) {
    let outer = firstOfStatement
    firstOfStatement = draft.nextConstraint
    defer { firstOfStatement = outer }
    try wholly { (interpreter) throws(LineFailure) in
      switch statement {
      case .relation(let relation): try interpreter.make(relation)
      case .assignment(let assignment): try interpreter.assign(assignment)
      case .call(let tree): try interpreter.call(tree)
      case .declaration(let declaration): try interpreter.declare(declaration)
      case .promise(let promise): try interpreter.keep(promise)
      case .unpacking, .construction, .loop, .conditional, .result, .jump, .deferred, .function,
        .type:
        throw .objection(LanguageWords.declaresApart(at: statement.range))
      }
    }
  }

  /// `set PATH VALUE`, which is `PATH = VALUE`.
  mutating func set(
    _ path: ExpressionTree, to value: ExpressionTree
  ) throws(LineFailure) {
    try carryOut(.assignment(Statement.Assignment(target: path, sign: .set, value: value)))
  }
}

// MARK: Assignments

extension Interpreter {
  mutating func assign(_ assignment: Statement.Assignment) throws(LineFailure) {
    if foldsPriorities, givesWindow(assignment) { return }
    let call = assignment.value
    let assignment = try worked(assignment)
    if let path = try inertPath(assignment.target) {
      try checkChoice(assignment)
      if !path.isEmpty { passOver(path) }
      try remember(assignment, as: path)
      return
    }
    if foldsPriorities, leavesOut(assignment) { return }
    var evaluator = Evaluator(workspace)
    evaluator.countsWhole = isWholeVariable(assignment.target)
    var operand = try value(of: assignment, in: &evaluator)
    operand.isFraction = !assignment.value.isOfWholeNumbers
    if let binary = assignment.sign.binary {
      let old = try settled(assignment.target)
      let range = assignment.target.range.union(assignment.value.range)
      operand.value = try evaluator.combined(old, binary, operand, at: range)
    }
    if let name = workspace.variableNamed(by: assignment.target) {
      _ = try christen(operand.value, name, for: call)
    }
    frameSource = CallbackReader.source(of: assignment, on: workspace)
    assigned = assignment.sign == .set ? call : nil
    defer { (frameSource, assigned) = (nil, nil) }
    try assign(assignment.target, operand)
  }

  /// What is to be set. A slip where one of a few words stands is not what something could be called.
  private func value(
    of assignment: Statement.Assignment, in evaluator: inout Evaluator
  ) throws(LineFailure) -> Operand {
    do throws(LineFailure) {
      let operand = try evaluator.rawOperand(assignment.value)
      if case .anchor = operand.value, isVariable(assignment.target) { return operand }
      return Operand(
        try evaluator.settled(operand.value, at: operand.range), at: operand.range)
    } catch {
      guard case .objection(var objection) = error, case .name(let word) = assignment.value.form,
        objection.unknownName == word
      else { throw error }
      if let other = WordMeant.objection(toProperty: assignment.target, in: &evaluator, draft) {
        throw .objection(other)
      }
      guard
        let meant = WordMeant.advice(on: word, for: assignment.target, in: &evaluator)
      else { throw error }
      objection.hints = [meant]
      (objection.unknownName, objection.namesNothing) = (nil, false)
      throw .objection(objection)
    }
  }

  /// Whether it holds what it is given. What views and constraints have is given the number of an
  /// anchor.
  private func isVariable(_ target: ExpressionTree) -> Bool {
    switch target.form {
    case .name(let name): workspace.locals[name] != nil || draft.names.isVariable(name)
    default: false
    }
  }

  /// Whether what it holds is what Swift counts with.
  private func isWholeVariable(_ target: ExpressionTree) -> Bool {
    guard case .name(let name) = target.form else { return false }
    if case .whole? = workspace.locals[name] { return true }
    return if case .value(.whole) = draft.entity(named: name) { true } else { false }
  }

  /// With what closures give; a property of the controller may stand without `self`.
  private mutating func worked(
    _ assignment: Statement.Assignment
  ) throws(LineFailure) -> Statement.Assignment {
    var target = assignment.target
    switch target.form {
    case .name(let name) where workspace.locals[name] == nil && workspace.isOfController(name):
      let own = ExpressionTree(.name("self"), target.range)
      target = ExpressionTree(.member(own, NameSyntax(name, target.range)), target.range)
    case .member(let base, let name):
      target = ExpressionTree(.member(try worked(base), name), target.range)
    default: break
    }
    return Statement.Assignment(
      target: target, sign: assignment.sign, value: try worked(assignment.value))
  }

  mutating func assign(
    _ target: ExpressionTree, _ operand: Operand
  ) throws(LineFailure) {
    switch target.form {
    case .forced(let base), .optionalChain(let base): try assign(base, operand)
    case .member(let base, let name): try assign(name, of: base, operand)
    case .name("_"): try keep(operand)
    case .name(let name) where isOwnOfController(name):
      try assign(NameSyntax(name, target.range), of: Item(.root), operand)
    case .name(let name) where try reassign(NameSyntax(name, target.range), to: operand): break
    case .name(let name) where draft.names.isVariable(name):
      try redefine(NameSyntax(name, target.range), as: operand)
    case .name(let name):
      throw .objection(try notAssignable(name, operand, at: target.range))
    default: throw .objection(LanguageWords.elementIsFixed(at: target.range))
    }
  }

  /// What stands alone in a controller's code, unless the user gave its name to something else.
  private func isOwnOfController(_ name: String) -> Bool {
    ControllerProperties.named(name) != nil && workspace.locals[name] == nil
      && draft.entity(named: name) == nil
  }

  private func notAssignable(
    _ name: String, _ operand: Operand, at range: SourceRange
  ) throws(LineFailure) -> Objection {
    var evaluator = Evaluator(workspace)
    let tree = ExpressionTree(.name(name), range)
    let value = try evaluator.value(of: tree)
    let constant = (try? operand.length()).map(\.asFactor)
    return LanguageWords.nameIsFixed(
      ExpressionWriter.write(tree), value, constant: constant ?? "0", at: range)
  }

  private mutating func assign(
    _ name: NameSyntax, of base: ExpressionTree, _ operand: Operand
  ) throws(LineFailure) {
    var evaluator = Evaluator(workspace)
    let owner = try evaluator.owner(base, of: name)
    switch owner {
    case .absent where base.hasOptionalChain: note(LanguageWords.assignedToNil(base))
    case .item(Item(.root)) where workspace.isSelf(base) && name.text == "title" && operand.isText:
      passOver(name.text)
    case .item(let item): try assign(name, of: item, operand)
    case .layer(let id): try assign(name, ofLayerOf: id, operand)
    case .constraint(let handle, _): try assign(name, of: handle, operand)
    case .anchor(let anchor):
      guard let handle = evaluator.handle(calledLike: anchor, with: name) else {
        throw .objection(LanguageWords.noMember(name, of: owner))
      }
      try assign(name, of: handle, operand)
    case .newConstraint(let new): try assign(name, of: new, at: base.range, operand)
    case .margins, .frame:
      let insets = try evaluator.settled(owner, at: base.range)
      try assignPart(name, of: insets, base, operand)
    case .tuple: try assignPart(name, of: owner, base, operand)
    case .rules(let view, let prefix) where ["h", "v"].contains(name.text):
      let path = "\(draft.view(view)?.name ?? "view").\(prefix)"
      let rule = "\(path).\(name.text)"
      throw .objection(LanguageWords.rulesAreFixed(path, name, [rule], to: operand))
    case .type(let type):
      try evaluator.checkCapitals(of: type, before: name, at: base.range)
      throw .objection(LanguageWords.noMember(name, of: owner))
    default: throw .objection(LanguageWords.notSet(name, of: owner))
    }
  }

  /// A number of a rectangle, a point, insets: the whole is set again with the part replaced.
  private mutating func assignPart(
    _ name: NameSyntax, of whole: Value, _ base: ExpressionTree, _ operand: Operand
  ) throws(LineFailure) {
    guard case .tuple(let tuple) = whole, let part = tuple.part(name.text) else {
      throw .objection(LanguageWords.noMember(name, of: whole))
    }
    let numbers =
      part.shape == .plain ? [try operand.length()] : try operand.tuple(part.shape).numbers
    guard let changed = tuple.setting(name.text, to: numbers) else {
      throw .objection(LanguageWords.partOnlyReads(name))
    }
    try assign(base, Operand(.tuple(changed), at: operand.range))
    if tuple.shape == .rect, part.shape == .plain {
      note(LanguageWords.onlyReadsInSwift(ExpressionWriter.write(base), name.text))
    }
  }

  /// `a.constraint(…).isActive = true`: the constraint is made as it is then.
  private mutating func assign(
    _ name: NameSyntax, of new: NewConstraint, at range: SourceRange, _ operand: Operand
  ) throws(LineFailure) {
    var new = new
    if name.text == "isActive" {
      new.isActive = try operand.boolean()
      try add(new, at: range)
      return
    }
    let id = try add(new, at: range)
    try assign(name, of: .constraint(id), operand)
    note(LanguageWords.madeInactive([draft.text(of: .constraint(id))]))
  }

  private mutating func assign(
    _ name: NameSyntax, of item: Item, _ operand: Operand
  ) throws(LineFailure) {
    if let attribute = Attribute(anchorName: name.text) {
      throw .objection(anchorIsFixed(Anchor(item, attribute), operand, at: name.range))
    }
    guard item.guide == nil, let view = draft.view(item.view) else {
      if item.guide?.isController == true, name.text == "length" {
        throw .objection(LanguageWords.lengthOnlyReads(name))
      }
      if item.guide == .keyboard, KeyboardProperties.names.contains(name.text) {
        return try set(name.text, of: .item(item), in: KeyboardProperties.type, to: operand)
      }
      throw .objection(LanguageWords.noMember(name, of: .item(item)))
    }
    let own = ControllerProperties.named(name.text)
    if own != nil, view.id != .root {
      throw .objection(LanguageWords.ownOfController(name, view))
    }
    if ["hug", "resist"].contains(name.text) {
      let rules = ["h", "v"].map { "\(view.name).\(name.text).\($0)" }
      throw .objection(LanguageWords.rulesAreFixed(view.name, name, rules, to: operand))
    }
    guard let property = own ?? ViewProperties.named(name.text) else {
      throw .objection(LanguageWords.noProperty(name, of: view))
    }
    try property.check(fits: view, name)
    if case .inert(let path) = operand.value, !operand.isImageWithoutSize {
      note(LanguageWords.valueNotKnown(path, for: "\(view.name).\(name.text)"))
      workspace.inertValues[view.id, default: [:]][name.text] = operand.value
      return
    }
    guard let write = property.write else {
      throw .objection(LanguageWords.propertyOnlyReads(name, of: view, in: draft))
    }
    workspace.inertValues[view.id]?[name.text] = nil
    try self.write(property, name, of: view, operand, by: write)
  }

  private mutating func assign(
    _ name: NameSyntax, ofLayerOf id: ViewID, _ operand: Operand
  ) throws(LineFailure) {
    guard let view = draft.view(id), let property = LayerProperties.named(name.text) else {
      throw .objection(LanguageWords.noMember(name, of: .layer(id)))
    }
    guard let write = property.write else {
      throw .objection(LanguageWords.propertyOnlyReads(name, of: view, in: draft))
    }
    if case .inert(let source) = operand.value {
      return note(LanguageWords.colorWithoutComponents(source))
    }
    try write(&self, view, operand)
  }
}

extension Operand {
  /// The title of a controller is one, a view of that name is none.
  fileprivate var isText: Bool { if case .text = value { true } else { false } }
}

extension Statement.Assignment.Sign {
  var binary: BinaryOperator? {
    switch self {
    case .set: nil
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .bitwiseAnd: .bitwiseAnd
    case .bitwiseOr: .bitwiseOr
    case .bitwiseExclusiveOr: .bitwiseExclusiveOr
    }
  }
}
