import AutoLayout
import Interchange

/// What is worked out before a statement.
extension Interpreter {
  /// The tree with what code has worked out in the place of that, and with views that are made within it by
  /// names of their own.
  ///
  /// - Parameter isQuestion: Whether nothing is to become of it.
  mutating func worked(
    _ tree: ExpressionTree, isQuestion: Bool = false
  ) throws(LineFailure) -> ExpressionTree {
    let tree = try bridged(tree)
    if isQuestion || !tree.makesViewWithin { return tree }
    return try worked(tree, isWhole: true)
  }

  private mutating func worked(
    _ tree: ExpressionTree, isWhole: Bool
  ) throws(LineFailure) -> ExpressionTree {
    if case .conditional(let condition, let first, let second) = tree.form {
      let condition = try worked(condition, isWhole: false)
      var evaluator = Evaluator(workspace)
      let value = try evaluator.operand(condition)
      if case .boolean(let holds) = value.value {
        return try worked(holds ? first : second, isWhole: isWhole)
      }
      return tree
    }
    let form = tree.form
    var children: [ExpressionTree] = []
    let isList = if case .list = form { true } else { false }
    for child in form.children {
      let child = try worked(child, isWhole: isWhole && form.isWrapping)
      children.append(isList ? try numbered(child) : child)
    }
    let tree = ExpressionTree(form.with(children), tree.range)
    guard !isWhole, let name = tree.classMade, name.isClassOfViews else { return tree }
    var evaluator = Evaluator(workspace)
    let operand = try evaluator.rawOperand(tree)
    guard case .newView = operand.value else { return tree }
    return try keptAside(
      madeInPassing(operand, as: NameSyntax(name.asViewName, tree.range)), for: tree)
  }

  /// What a tree comes to, with what closures give; an anchor stays one.
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

  /// Whether a view is made within it, and not by all of it: an argument, an element, what stands before a
  /// point.
  fileprivate var makesViewWithin: Bool {
    switch form {
    case .conditional(_, let first, let second): first.makesViewWithin || second.makesViewWithin
    case _ where form.isWrapping: form.children.contains(where: \.makesViewWithin)
    default:
      form.children.contains { $0.classMade?.isClassOfViews == true || $0.makesViewWithin }
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

extension String {
  /// Whether a view, a guide or a layer is made by it.
  var isClassOfViews: Bool { ViewKind.ofClass(self) != nil || TypeNames.isLayer(self) }

  /// `cardView` for `CardView`, `switch` for `UISwitch`, `layer` for `CALayer`.
  var asViewName: String {
    let isUIKits = hasPrefix("UI") && count > 2 || TypeNames.isLayer(self)
    let stem = isUIKits ? dropFirst(2) : self[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
