import AutoLayout
import Interchange

/// What is worked out before a statement.
extension Interpreter {
  /// The tree with what pasted functions give in the place of their calls, and with views that are
  /// made within it by names of their own.
  ///
  /// - Parameter isQuestion: Whether nothing is to become of it, where no code was pasted.
  mutating func worked(
    _ tree: ExpressionTree, isQuestion: Bool = false
  ) throws(LineFailure) -> ExpressionTree {
    let tree = try bridged(tree)
    if !hasFunctions, workspace.code.object == nil, !tree.mapsList, !tree.takesElement,
      isQuestion || !tree.makesWithin({ workspace.code.makesViews(of: $0) })
    {
      return tree
    }
    try giveLazyValues(in: tree)
    return try worked(tree, isWhole: true)
  }

  private mutating func worked(
    _ tree: ExpressionTree, isWhole: Bool
  ) throws(LineFailure) -> ExpressionTree {
    if let invocation = try invocation(tree) {
      let operand = try invoke(invocation).operand
      return try keptAside(made(operand, as: invocation.function.nameOfResult), for: tree)
    }
    if case .conditional(let condition, let first, let second) = tree.form {
      let condition = try worked(condition, isWhole: false)
      var evaluator = Evaluator(workspace)
      let value = try evaluator.operand(condition)
      if case .boolean(let holds) = value.value {
        let chosen = holds ? first : second
        try giveLazyValues(in: chosen)
        return try worked(chosen, isWhole: isWhole)
      }
      return tree
    }
    let form = tree.makingItself(in: workspace.code).form
    var children: [ExpressionTree] = []
    let isList = if case .list = form { true } else { false }
    for child in form.children {
      let child = try worked(child, isWhole: isWhole && form.isWrapping)
      children.append(isList ? try numbered(child) : child)
    }
    let isChanged = children != form.children
    let tree = ExpressionTree(form.with(children), tree.range)
    // `makeRow().width`, whose beginning is known only now.
    if isChanged, let invocation = try invocation(tree) {
      let operand = try invoke(invocation).operand
      return try keptAside(made(operand, as: invocation.function.nameOfResult), for: tree)
    }
    noteReadBeforeLayout(tree)
    if let list = try mapped(tree) { return keptAside(list, for: tree) }
    if let element = try taken(tree) { return keptAside(element, for: tree) }
    guard !isWhole, let name = tree.classMade.map(workspace.code.typeMade),
      workspace.code.makesViews(of: name)
    else { return tree }
    var evaluator = Evaluator(workspace)
    let operand = try evaluator.rawOperand(tree)
    guard case .newView = operand.value else { return tree }
    return try keptAside(
      madeInPassing(operand, as: NameSyntax(name.asViewName, tree.range), of: tree), for: tree)
  }

  /// What a tree comes to, with what pasted functions give; an anchor stays one.
  mutating func operand(_ tree: ExpressionTree) throws(LineFailure) -> Operand {
    let tree = try worked(tree)
    var evaluator = Evaluator(workspace)
    return try evaluator.rawOperand(tree)
  }

  /// The same as it is compared and kept: an anchor as the number that it has now.
  mutating func settled(_ tree: ExpressionTree) throws(LineFailure) -> Operand {
    let tree = try worked(tree)
    var evaluator = Evaluator(workspace)
    return try evaluator.operand(tree)
  }

  /// The value by a name that nothing else has, and which is written as `tree` was.
  mutating func keptAside(_ operand: Operand, for tree: ExpressionTree) -> ExpressionTree {
    keptCount += 1
    let name = "\(ExpressionWriter.write(tree))$\(keptCount)"
    workspace.locals[name] = operand.value
    return ExpressionTree(.name(name), operand.range)
  }
}

extension ExpressionTree {
  /// `self`, or the type that the code belongs to.
  var isSelf: Bool {
    if case .name(let name) = form { name == "self" || name == "Self" } else { false }
  }

  /// Whether something of a class is made within it, and not by all of it: an argument, an element,
  /// what stands before a point.
  fileprivate func makesWithin(_ isMeant: (String) -> Bool) -> Bool {
    switch form {
    case .conditional(_, let first, let second):
      first.makesWithin(isMeant) || second.makesWithin(isMeant)
    case _ where form.isWrapping: form.children.contains { $0.makesWithin(isMeant) }
    default:
      form.children.contains { $0.classMade.map(isMeant) == true || $0.makesWithin(isMeant) }
    }
  }

  /// The class that a call makes something of.
  var classMade: String? {
    guard case .call(let callee, _) = form else { return nil }
    switch callee.form {
    case .name(let name): return TypeNames.isType(name) ? name : nil
    case .member(let base, let name) where name.text == "init":
      guard case .name(let type) = base.form, TypeNames.isType(type) else { return nil }
      return type
    default: return nil
    }
  }
}

extension ExpressionTree.Form {
  /// Whether it is what it stands around: `UILabel()!`, `UILabel() as UIView`.
  fileprivate var isWrapping: Bool {
    switch self {
    case .forced, .optionalChain, .cast: true
    default: false
    }
  }
}

extension PastedCode {
  func makesViews(of name: String) -> Bool {
    isView(name) || ViewKind.ofClass(name) != nil || TypeNames.isLayer(name)
  }
}

extension String {
  /// `cardView` for `CardView`, `switch` for `UISwitch`, `layer` for `CALayer`.
  var asViewName: String {
    let isUIKits = hasPrefix("UI") && count > 2 || TypeNames.isLayer(self)
    let stem = isUIKits ? dropFirst(2) : self[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
