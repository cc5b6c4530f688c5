import AutoLayout
import Interchange

/// What the code of a class sets at every layout stays in force behind the paste, like what
/// `onLayout` sets.
extension Interpreter {
  private static let layoutEntries = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
  ]

  /// Views lay out what is in them when everything is made and placed, from the window down. One that
  /// is not in the window is not asked to.
  mutating func layOutPastedViews() throws(LineFailure) {
    let waiting = Set(workspace.code.unlaidOut)
    if waiting.isEmpty { return }
    let seen = draft.preorder(from: .window).filter(waiting.contains)
    for id in seen + waiting.subtracting(seen).sorted() {
      guard let view = draft.view(id) else { continue }
      workspace.code.object = workspace.code.object(for: view)
      var scope = BodyScope(in: workspace)
      scope.close()
      try withinBraces(scope) { (interpreter) throws(LineFailure) in
        interpreter.workspace.locals = [:]
        if interpreter.draft.isInWindow(id) {
          try interpreter.enter("layoutSubviews", of: view.className, at: SourceRange(0, 0))
        }
        try interpreter.keepLayoutCode(of: view.className)
      }
      workspace.code.object = nil
    }
  }

  /// The code was carried out once already, so that what is no frame is set, too.
  mutating func keepLayoutCode(of type: String) throws(LineFailure) {
    guard let object = workspace.code.object, let owner = draft.view(object.view) else { return }
    var actions: [LayoutCallback.Action] = []
    for entry in Self.layoutEntries {
      // A superclass begins, since its code is called first as a rule.
      for pasted in workspace.code.functions(named: entry, of: type).reversed()
      where pasted.type != nil {
        let statements = try statements(in: pasted.function.body)
        if statements.contains(where: doesMore) { note(LanguageWords.laidOutOnce(entry)) }
        guard statements.contains(where: \.setsFrames) else { continue }
        var reader = CallbackReader(workspace, owner: owner)
        guard let kept = followed(statements, by: owner), let callback = try? reader.callback(kept)
        else {
          note(LanguageWords.laidOutOnce(entry))
          continue
        }
        actions += callback.actions
        for remark in reader.notes { note(remark) }
      }
    }
    if actions.isEmpty { return }
    try apply(.setCallback(owner.id, LayoutCallback(actions)), at: nil)
  }

  /// Whether a statement sets what has a part in the layout and is no frame, as a constant.
  private func doesMore(_ statement: Statement) -> Bool {
    guard case .assignment(let assignment) = statement, !statement.setsFrames,
      case .member(let base, let name) = assignment.target.form
    else { return false }
    var evaluator = Evaluator(workspace)
    switch try? evaluator.value(of: base) {
    case .constraint: return true
    case .item(let item):
      return draft.view(item.view).map { !InertProperties.isInert(name.text, of: $0) } ?? false
    default: return false
    }
  }

  /// What sets frames, with the values that it needs; `nil` where more than values decides on it.
  private func followed(_ statements: [Statement], by owner: View) -> [Statement]? {
    var kept: [Statement] = []
    for statement in statements {
      switch statement {
      case .assignment where statement.setsFrames: kept.append(statement)
      case .assignment(let assignment):
        // A variable that changes on the way.
        if case .name(let name) = assignment.target.form, !workspace.isOwnProperty(name) {
          return nil
        }
      case .declaration:
        // Others are of paths, colours and the like.
        var reader = CallbackReader(workspace, owner: owner)
        let values = kept.filter { !$0.setsFrames } + [statement]
        if (try? reader.callback(values)) != nil { kept.append(statement) }
      case .call(let tree) where tree.laidOutNow != nil: kept.append(statement)
      case .call(let tree) where !tree.leavesFrames: return nil
      case .call, .function: continue
      default: if statement.setsFrames || statement.canLeave { return nil }
      }
    }
    return kept
  }
}

extension Statement {
  /// Whether it, or something in its braces, gives a view or a layer a place.
  fileprivate var setsFrames: Bool {
    switch self {
    case .assignment(let assignment):
      FrameExpression.isSettable(assignment.target.layerAndPath.path.first)
    case .loop(let loop): loop.body.contains(where: \.setsFrames)
    case .conditional(let conditional):
      conditional.bodies.contains { $0.contains(".frame") || $0.contains(".center") }
    default: false
    }
  }

  /// Whether what stands behind it may not be reached.
  fileprivate var canLeave: Bool {
    switch self {
    case .result: true
    case .conditional(let conditional): conditional.bodies.contains { $0.contains("return") }
    default: false
    }
  }
}

extension Statement.Conditional {
  fileprivate var bodies: [String] {
    branches.map(\.body.text) + (otherwise.map { [$0.text] } ?? [])
  }
}

extension ExpressionTree {
  /// Whether a call surely moves nothing: of `super`, or of what has no part in the layout.
  fileprivate var leavesFrames: Bool {
    guard case .call(let callee, _) = form else { return false }
    switch callee.form {
    case .name(let name): return InertProperties.functions.contains(name)
    case .member(let base, let name):
      return base.form == .name("super") || InertProperties.methods.contains(name.text)
        || InertProperties.layerMethods.contains(name.text)
        || InertProperties.layoutRequests.contains(name.text)
    default: return false
    }
  }
}
