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
      try enter(entriesOfPlacing(view), of: view) { (interpreter) throws(LineFailure) in
        if interpreter.draft.isInWindow(id) {
          for observer in interpreter.observersOfBounds(in: view.className) {
            // They were empty before the layout.
            try interpreter.carryOut(observer, of: nil, handing: .tuple(Tuple(Rect.zero)))
          }
        }
        try interpreter.keepLayoutCode(of: view.className)
      }
    }
  }

  /// Views in the window change their constraints before the first layout, subviews first.
  mutating func constrainPastedViews() throws(LineFailure) {
    let waiting = Set(workspace.code.unconstrained)
    if waiting.isEmpty { return }
    let seen = draft.preorder(from: .window).filter(waiting.contains)
    workspace.code.unconstrained.removeAll(where: seen.contains)
    let levels = Dictionary(grouping: seen) { draft.ancestry(of: $0).count }
    for (_, level) in levels.sorted(by: { $0.key > $1.key }) {
      for view in level.compactMap(draft.view) {
        try enter(["viewIsAppearing", "updateConstraints", "updateViewConstraints"], of: view)
      }
    }
  }

  /// Carries out code of a view that was made before, and what follows it in the same braces.
  private mutating func enter(
    _ entries: [String], of view: View,
    then follow: (inout Interpreter) throws(LineFailure) -> Void = { _ in }
  ) throws(LineFailure) {
    let outer = workspace.code.object
    workspace.code.object = workspace.code.object(for: view)
    var scope = BodyScope(in: workspace)
    scope.close()
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals = [:]
      for entry in entries {
        try interpreter.enter(entry, of: view.className, at: SourceRange(0, 0))
      }
      try follow(&interpreter)
    }
    workspace.code.members[view.id] = workspace.code.object?.members
    workspace.code.object = outer
  }

  /// What UIKit calls of a view that is put somewhere, up to where it is seen.
  private func entriesOfPlacing(_ view: View) -> [String] {
    if view.superview == nil { return [] }
    let seen = [
      "didMoveToWindow", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
      "viewDidAppear",
    ]
    return ["didMoveToSuperview"] + (draft.isInWindow(view.id) ? seen : [])
  }

  /// The code was carried out once already, so that what is no frame is set, too.
  mutating func keepLayoutCode(of type: String) throws(LineFailure) {
    guard let object = workspace.code.object, let owner = draft.view(object.view) else { return }
    var actions: [LayoutCallback.Action] = []
    for function in layoutFunctions(of: type) {
      let entry = function.name.text
      let statements = try spelledOut(statements(in: function.body))
      if statements.contains(where: doesMore) { warn(LanguageWords.laidOutOnce(entry)) }
      guard statements.contains(where: \.setsFrames) else { continue }
      var reader = CallbackReader(workspace, owner: owner)
      guard let kept = followed(statements, by: owner), let callback = try? reader.callback(kept)
      else {
        warn(LanguageWords.laidOutOnce(entry))
        continue
      }
      actions += callback.actions
      for view in callback.assignments.compactMap({ draft.view($0.target) }) {
        // What the layout comes to is told behind the step.
        _ = takeBack(LanguageWords.nullFrame(of: view.name))
      }
      for remark in reader.notes { note(remark) }
    }
    if actions.isEmpty { return }
    try apply(.setCallback(owner.id, draft.callbacks[owner.id].joined(by: actions)), at: nil)
  }

  /// What UIKit calls at every layout. A superclass begins, since its code is called first as a rule.
  private func layoutFunctions(of type: String) -> [Statement.Function] {
    let entries = Self.layoutEntries.flatMap { entry in
      workspace.code.functions(named: entry, of: type).reversed().filter { $0.type != nil }
    }
    return (observersOfBounds(in: type) + entries).map(\.function)
  }

  /// `override var bounds: CGRect { didSet { … } }`: a layout sets them.
  private func observersOfBounds(in type: String) -> [PastedFunction] {
    workspace.code.functions(named: "bounds", of: type).reversed()
      .filter { $0.function.kind == .didSet }
  }

  /// With what functions do that are called without arguments in the place of their calls.
  private mutating func spelledOut(
    _ statements: [Statement], depth: Int = 0
  ) throws(LineFailure) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      try count(1, at: statement.range)
      guard depth < Self.spellingLimit, let called = calledFunction(statement),
        called.receiver == nil, called.closure == nil, called.function.parameters.isEmpty
      else {
        result.append(statement)
        continue
      }
      result += try spelledOut(self.statements(in: called.function.body), depth: depth + 1)
    }
    return result
  }

  private static let spellingLimit = 8

  /// The pasted function that a statement calls, but for that of a superclass.
  private func calledFunction(_ statement: Statement) -> Invocation? {
    guard case .call(let tree) = statement, case .call(let callee, _) = tree.withoutMarks.form
    else { return nil }
    if case .member(let base, _) = callee.form, base.form == .name("super") { return nil }
    return try? invocation(tree.withoutMarks)
  }

  /// Whether a statement sets what has a part in the layout and is no frame, as a constant.
  private func doesMore(_ statement: Statement) -> Bool {
    if let called = calledFunction(statement) { return called.function.body.mayPlace }
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
      conditional.bodies.contains(where: \.mayPlace)
    default: false
    }
  }

  /// Whether what stands behind it may not be reached.
  fileprivate var canLeave: Bool {
    switch self {
    case .result: true
    case .conditional(let conditional): conditional.bodies.contains { $0.text.contains("return") }
    default: false
    }
  }
}

extension Statement.Conditional {
  fileprivate var bodies: [RawText] { branches.map(\.body) + (otherwise.map { [$0] } ?? []) }
}

extension RawText {
  /// Whether something in it may give a view or a layer a place.
  fileprivate var mayPlace: Bool { text.contains(".frame") || text.contains(".center") }
}

extension LayoutCallback? {
  /// With what another class does at every layout of the same view, where it does not set the same.
  fileprivate func joined(by actions: [LayoutCallback.Action]) -> LayoutCallback {
    let targets = Set(actions.compactMap(\.assignment?.target))
    let kept = (self?.actions ?? []).filter { action in
      action.assignment.map { !targets.contains($0.target) } ?? true
    }
    return LayoutCallback((kept.contains { $0.assignment != nil } ? kept : []) + actions)
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
