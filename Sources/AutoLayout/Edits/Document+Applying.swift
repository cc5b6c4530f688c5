import Patience

extension Document {
  /// The document with `edits` made one after another. Throws without any of them made.
  package func applying(_ edits: [Edit]) throws(EditFailure) -> Document {
    var draft = self
    for edit in edits.awaited(each: 2) { try draft.apply(edit) }
    return draft
  }

  /// Makes one edit, or throws and leaves the document as it was.
  package mutating func apply(_ edit: Edit) throws(EditFailure) {
    switch edit {
    case .setDevice(let device):
      changeTraits { $0.device = device }
    case .setOrientation(let orientation): turn(to: orientation)
    case .setTraits(let traits):
      changeTraits { $0.traits = traits }
    case .vary(let ids, let variation): try vary(ids, by: variation)
    case .installViews(let ids, let classes): try installViews(ids, in: classes)
    case .varyValues(let id, let values): try varyValues(values, of: id)
    case .setDirection(let direction): self.direction = direction
    case .setNavigationBar(let bar): bars.navigation = bar
    case .setTabBar(let isShown): bars.hasTabBar = isShown
    case .setToolbar(let isShown): bars.hasToolbar = isShown
    case .setKeyboard(let height): bars.keyboardHeight = height
    case .setController(let settings): try setController(settings)
    case .setSystem(let system): self.system = system
    case .setCanvas(let canvas): self.canvas = canvas
    case .setLaunch(let orientation): launch = orientation
    case .addView(let view): try add(view)
    case .insert(let view, let superview, let placement, let step):
      try insert(view, into: superview, at: placement, step: step)
    case .remove(let view, let step): try remove(view, step: step)
    case .arrange(let view, let stack, let index, let step):
      try arrange(view, in: stack, at: index, step: step)
    case .stopArranging(let view, let stack): try stopArranging(view, in: stack)
    case .change(let view, let change): try apply(change, to: view)
    case .addConstraint(let constraint): try add(constraint)
    case .removeConstraint(let id): try removeConstraint(id)
    case .activate(let ids): try activate(ids)
    case .deactivate(let ids): try deactivate(ids)
    case .setConstant(let id, let constant, let setter):
      try setConstant(constant, of: id, at: setter)
    case .setPriority(let id, let priority): try setPriority(priority, of: id)
    case .setIdentifier(let id, let identifier):
      try existing(id)
      constraints[id]?.identifier = identifier
      if hasStage || identifier == Constraint.stageIdentifier { lookForStage() }
    case .install(let id, let holder): try install(id, on: holder)
    case .rename(let old, let new): try rename(old, to: new)
    case .define(let name, let value, let isVariable):
      try define(name, as: value, isVariable: isVariable)
    case .assume(let name, let value): assume(name, value)
    case .keepCode(let code): keep(code)
    case .keepCodeState(let state, let loop): (codeState, layoutLoop) = (state, loop)
    case .leaveOut(let line): linesLeftOut.insert(line)
    case .setCallback(let view, let callback): try setCallback(callback, of: view)
    case .setPhaseCode(let phase, let code): try setPhaseCode(code, at: phase)
    }
  }

  mutating func turn(to orientation: Orientation) {
    changeTraits { $0.orientation = orientation }
  }

  @discardableResult
  func existing(_ id: ViewID) throws(EditFailure) -> View {
    guard let view = views[id] else { throw .unknownView(id) }
    return view
  }

  @discardableResult
  func existing(_ id: ConstraintID) throws(EditFailure) -> Constraint {
    guard let constraint = constraints[id] else { throw .unknownConstraint(id) }
    return constraint
  }
}

// MARK: Names

extension Document {
  private mutating func define(
    _ name: String, as value: NamedValue, isVariable: Bool
  ) throws(EditFailure) {
    let isReplaced = isVariable && names.isVariable(name)
    if !isReplaced, let objection = objection(toName: name) { throw objection }
    names[name] = .value(value)
    if isVariable { names.setVariable(name) }
  }

  private mutating func rename(_ old: String, to new: String) throws(EditFailure) {
    guard let entity = entity(named: old) else { throw .unknownName(old) }
    if let objection = objection(toName: new) { throw objection }
    switch entity {
    case .view(let id):
      if id.isInitial { throw .fixedView(id) }
      if views[id]?.isContentView == true { throw .belongsToItsView(id) }
      views[id]?.name = new
      renameContentView(of: id, from: old, to: new)
    case .constraint(let id): constraints[id]?.name = new
    case .value: break
    }
    if names.isVariable(old) { names.setVariable(new) }
    names[old] = nil
    names[new] = entity
  }
}
