import AutoLayout
import Interchange

extension Interpreter {
  /// A call that stands alone: it does something, or its answer is printed.
  mutating func call(_ tree: ExpressionTree) throws(LineFailure) {
    switch tree.form {
    case .forced(let inner), .optionalChain(let inner): try call(inner)
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.withoutMarks.form else {
        return try ask(tree)
      }
      try perform(Call(name: name, arguments: arguments, range: tree.range), on: base, tree)
    default: try ask(tree)
    }
  }

  private mutating func perform(
    _ call: Call, on base: ExpressionTree, _ tree: ExpressionTree
  ) throws(LineFailure) {
    if call.name.text == "toggle" { return try toggle(base, call) }
    if base.form == .name("super") {
      // Pasted code calls what UIKit does anyway: `super.viewDidLoad()`.
      return note(LanguageWords.noPartInLayout("super.\(call.name.text)"))
    }
    var evaluator = Evaluator(workspace)
    let receiver = try evaluator.value(of: base)
    switch receiver {
    case .absent where base.hasOptionalChain: note(LanguageWords.assignedToNil(base))
    case .type("NSLayoutConstraint") where ["activate", "deactivate"].contains(call.name.text):
      try activate(call)
    case .item(let item) where item.guide == nil:
      guard let view = draft.view(item.view) else { return }
      try perform(call, on: view, tree)
    case .layer(let id):
      guard let view = draft.view(id) else { return }
      try perform(call, onLayerOf: view, tree)
    case .inert(let path): note(LanguageWords.noPartInLayout("\(path).\(call.name.text)"))
    // Animations end where they lead to.
    case .type("CATransaction"):
      note(LanguageWords.noPartInLayout("CATransaction.\(call.name.text)"))
    default: try ask(tree)
    }
  }

  private mutating func perform(
    _ call: Call, on view: View, _ tree: ExpressionTree
  ) throws(LineFailure) {
    if let method = ViewMethods.named(call.name.text) {
      guard method.kinds.include(view.kind) else {
        throw .objection(LanguageWords.noMethod(call.name, of: view, method.kinds))
      }
      try perform(method, call, on: view)
    } else if InertProperties.layoutRequests.contains(call.name.text) {
      note(LanguageWords.laidOutAnyway)
    } else if InertProperties.methods.contains(call.name.text) {
      note(LanguageWords.noPartInLayout("\(view.name).\(call.name.text)"))
    } else {
      try ask(tree)
    }
  }

  mutating func perform(
    _ method: ViewMethod, _ call: Call, on view: View
  ) throws(LineFailure) {
    let (form, trees) = try call.form(among: method.forms)
    var evaluator = Evaluator(workspace)
    var operands: [Operand] = []
    for tree in trees { operands.append(try evaluator.operand(tree)) }
    do throws(LineFailure) {
      try method.run(&self, view, form, operands)
    } catch {
      throw error.placed(at: call.range)
    }
  }

  /// One set: all or none.
  private mutating func activate(_ call: Call) throws(LineFailure) {
    let isActive = call.name.text == "activate"
    let (_, values) = try call.form(among: ["\(call.name.text)(_:)"])
    var evaluator = Evaluator(workspace)
    let operand = try evaluator.operand(values[0])
    let known = draft.nextConstraint
    let ids = try constraints(in: operand, isActive: isActive)
    // What the set itself made is as it is to be.
    let older = ids.filter { $0 < known }
    if !older.isEmpty { try setActive(older, isActive, at: operand.range) }
  }

  private mutating func toggle(_ base: ExpressionTree, _ call: Call) throws(LineFailure) {
    _ = try call.form(among: ["toggle()"])
    var evaluator = Evaluator(workspace)
    let isOn = try evaluator.operand(base).boolean()
    try assign(base, Operand(.boolean(!isOn), at: base.range))
  }

  /// Prints what the call answers. Constraints that it makes stay, inactive.
  private mutating func ask(_ tree: ExpressionTree) throws(LineFailure) {
    let evaluated = try evaluate(tree)
    switch evaluated.value {
    case .newConstraint: try keep(Operand(evaluated.value, at: tree.range))
    case .list(let values) where !values.isEmpty && evaluated.value.isListOfConstraints:
      if values.contains(where: \.isNew) {
        try keep(Operand(evaluated.value, at: tree.range))
      } else {
        report(evaluated.report(in: draft))
      }
    case .newView: throw .objection(LanguageWords.unnamedView(at: tree.range))
    default: report(evaluated.report(in: draft))
    }
  }
}

extension Value {
  fileprivate var isNew: Bool { if case .newConstraint = self { true } else { false } }
}

extension ExpressionTree {
  /// Without `!` and `?` around it.
  fileprivate var withoutMarks: ExpressionTree {
    switch form {
    case .forced(let inner), .optionalChain(let inner): inner.withoutMarks
    default: self
    }
  }
}

extension LineFailure {
  /// With a place, where it has none yet.
  fileprivate func placed(at range: SourceRange) -> LineFailure {
    switch self {
    case .edit(let failure, nil): return .edit(failure, at: range)
    case .objection(var objection) where objection.range == nil:
      objection.range = range
      return .objection(objection)
    default: return self
    }
  }
}
