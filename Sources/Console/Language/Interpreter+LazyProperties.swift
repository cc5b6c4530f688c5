import AutoLayout
import Interchange

/// `lazy var` of views and controllers: made when something first asks for it, or never.
extension Interpreter {
  /// How deep such properties may ask for one another from within their closures.
  private static let lazyLimit = 16

  mutating func keepLazy(_ properties: [Statement], of view: ViewID) {
    for property in properties where property.isLazy {
      if let name = property.declaredName {
        workspace.code.lazy[view, default: [:]][name] = property
      }
    }
  }

  /// Works out what a tree asks for and nothing has asked for yet, of `self` and of others.
  mutating func giveLazyValues(in tree: ExpressionTree) throws(LineFailure) {
    if workspace.code.lazy.allSatisfy(\.value.isEmpty) { return }
    if case .conditional(let condition, _, _) = tree.form {
      return try giveLazyValues(in: condition)
    }
    for child in tree.form.children { try giveLazyValues(in: child) }
    switch tree.form {
    case .name(let name) where workspace.locals[name] == nil: try giveOwnLazyValue(name, at: tree)
    case .member(let base, let name):
      if workspace.isSelf(base) { return try giveOwnLazyValue(name.text, at: tree) }
      var evaluator = Evaluator(workspace)
      guard workspace.code.lazy.contains(where: { $0.value[name.text] != nil }),
        case .item(let item)? = try? evaluator.value(of: base),
        let view = draft.view(item.view)
      else { return }
      try within(view) { (interpreter) throws(LineFailure) in
        try interpreter.giveOwnLazyValue(name.text, at: tree)
      }
    default: break
    }
  }

  /// Carries something out as code of a view that was made before.
  mutating func within(
    _ view: View, _ carryOut: (inout Interpreter) throws(LineFailure) -> Void
  ) throws(LineFailure) {
    let outer = workspace.code.object
    if outer?.view == view.id { return try carryOut(&self) }
    workspace.code.object = workspace.code.object(for: view)
    try carryOut(&self)
    workspace.code.members[view.id] = workspace.code.object?.members
    workspace.code.object = outer
  }

  /// What it speaks of comes first, so that a long chain is no deep one.
  private mutating func giveOwnLazyValue(
    _ name: String, at tree: ExpressionTree
  ) throws(LineFailure) {
    guard let object = workspace.code.object, object.instance == nil,
      let pending = workspace.code.lazy[object.view], pending[name] != nil
    else { return }
    var order: [String] = []
    var waiting = [name]
    var known: Set<String> = []
    while let next = waiting.popLast() {
      guard let property = pending[next], known.insert(next).inserted else { continue }
      order.append(next)
      waiting += property.namesAskedFor
    }
    for name in order.reversed() { try work(out: name, of: object.view, at: tree) }
  }

  private mutating func work(
    out name: String, of view: ViewID, at tree: ExpressionTree
  ) throws(LineFailure) {
    // It is taken out first: one that asks for itself finds nothing.
    guard let property = workspace.code.lazy[view]?.removeValue(forKey: name) else { return }
    guard workspace.code.depth < Self.lazyLimit else {
      throw .objection(LanguageWords.callsInOneAnother(name, limit: Self.lazyLimit, at: tree.range))
    }
    try count(1, at: property.range)
    workspace.code.depth += 1
    var scope = BodyScope(in: workspace)
    scope.close()
    var value: Value?
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals = [:]
      try interpreter.carryOut(property)
      value = interpreter.workspace.locals[name]
    }
    workspace.code.depth -= 1
    workspace.code.object?.members[name] = value
  }
}

extension Statement {
  var isLazy: Bool {
    switch self {
    case .declaration(let declaration): declaration.isLazy && declaration.closure == nil
    case .construction(let construction): construction.isLazy
    default: false
    }
  }

  /// In the expression that gives it its value.
  fileprivate var namesAskedFor: [String] {
    if case .declaration(let declaration) = self { declaration.value.namesAskedFor } else { [] }
  }
}

extension ExpressionTree {
  fileprivate var namesAskedFor: [String] {
    switch form {
    case .name(let name): [name]
    case .member(let base, let name) where base.isSelf: [name.text]
    default: form.children.flatMap(\.namesAskedFor)
    }
  }
}
