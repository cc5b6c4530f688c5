extension Document {
  mutating func add(_ new: NewConstraint) throws(EditFailure) {
    if constraints.count >= Limits.constraints {
      throw .tooManyConstraints(limit: Limits.constraints)
    }
    try checkCreation(new)
    if let name = new.name, let objection = objection(toName: name) { throw objection }
    let id = nextConstraint
    let constraint = Constraint(new, id: id)
    if new.isActive { try checkActivation(constraint) }
    constraints[id] = constraint
    if constraint.isOfStage { hasStage = true }
    if new.isActive { noteMention(by: constraint) }
    if new.wasReportedBroken { reportedBroken.insert(id) }
    if let name = new.name { names[name] = .constraint(id) }
    nextConstraint = ConstraintID(id.rawValue + 1)
  }

  mutating func removeConstraint(_ id: ConstraintID) throws(EditFailure) {
    let constraint = try existing(id)
    if let name = constraint.name { names[name] = nil }
    constraints[id] = nil
    if hasStage { lookForStage() }
    reportedBroken.remove(id)
  }

  mutating func activate(_ ids: [ConstraintID]) throws(EditFailure) {
    var draft = self
    for id in ids {
      let constraint = try draft.existing(id)
      try checkActivation(constraint)
      // Only what `addConstraint` has installed keeps its holder; what was off goes to the nearest.
      if !constraint.isActive { draft.constraints[id]?.explicitHolder = nil }
      draft.constraints[id]?.isActive = true
      draft.constraints[id]?.loss = nil
      draft.noteMention(by: constraint)
    }
    self = draft
  }

  mutating func deactivate(_ ids: [ConstraintID]) throws(EditFailure) {
    var draft = self
    for id in ids {
      try draft.existing(id)
      draft.constraints[id]?.isActive = false
      draft.constraints[id]?.loss = nil
      draft.constraints[id]?.explicitHolder = nil
    }
    self = draft
  }

  mutating func setConstant(
    _ constant: Double, of id: ConstraintID, at setter: SourcePlace?
  ) throws(EditFailure) {
    let constraint = try existing(id)
    try checkConstant(constant)
    // The line that says what was so before has changed nothing.
    if constraint.constant != constant { constraints[id]?.setter = setter }
    constraints[id]?.constant = constant
    constraints[id]?.spacing = nil
    constraints[id]?.waiting?.constant = nil
  }

  /// E10: a priority may not cross 1000 while the constraint is active. Which side one that is not
  /// known is on, nobody can say.
  mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(EditFailure) {
    let constraint = try existing(id)
    let isKnown = constraint.waiting?.priority == nil
    if isKnown, constraint.isActive, constraint.priority.isRequired != priority.isRequired {
      throw .crossesRequired(id, from: constraint.priority, to: priority)
    }
    constraints[id]?.priority = priority
    constraints[id]?.waiting?.priority = nil
  }

  /// E7: the holder must be above all items.
  mutating func install(_ id: ConstraintID, on holder: ViewID) throws(EditFailure) {
    let constraint = try existing(id)
    try existing(holder)
    try checkAxes(of: constraint)
    for item in constraint.items where !isView(host(item.view), within: holder) {
      throw .holderNotAncestor(holder, item: item.view)
    }
    constraints[id]?.explicitHolder = holder
    constraints[id]?.isActive = true
    constraints[id]?.loss = nil
    noteMention(by: constraint)
  }
}

// MARK: What UIKit refuses

extension Document {
  private func checkCreation(_ new: NewConstraint) throws(EditFailure) {
    try checkAnchor(new.first)
    if let second = new.second { try checkAnchor(second) }
    try checkConstant(new.constant)
    try checkMultiplier(new)
    if let second = new.second { try checkPairing(new.first, second) }
  }

  private func checkAnchor(_ anchor: Anchor) throws(EditFailure) {
    guard let kind = views.read(anchor.item.view, { $0.kind }) else {
      throw .unknownView(anchor.item.view)
    }
    let isOwnGuide = kind.isGuide
    if kind.isLayer { throw .layerHasNoAnchors(anchor.item.view) }
    if isOwnGuide, anchor.item.guide != nil { throw .guideLacks(anchor) }
    // A guide of one's own has what a view's safe area has.
    let guide = isOwnGuide ? .safeArea : anchor.item.guide
    if guide?.has(anchor.attribute) == false { throw .guideLacks(anchor) }
  }

  private func checkConstant(_ constant: Double) throws(EditFailure) {
    guard abs(constant) <= Limits.length else {
      throw .constantOutOfRange(constant, limit: Limits.length)
    }
  }

  /// A multiplier of 0 leaves the constant alone: legal between sizes, E1 between locations.
  private func checkMultiplier(_ new: NewConstraint) throws(EditFailure) {
    guard new.second != nil, new.multiplier != 0 else {
      if new.first.attribute.kind != .size {
        throw .locationNeedsPartner(new.first, new.relation, constant: new.constant)
      }
      return
    }
    guard Limits.multiplier.contains(abs(new.multiplier)) else {
      throw .multiplierOutOfRange(
        new.multiplier, low: Limits.multiplier.lowerBound, high: Limits.multiplier.upperBound)
    }
  }

  /// UIKit constraints, section 1.2.
  private func checkPairing(_ first: Anchor, _ second: Anchor) throws(EditFailure) {
    let (one, other) = (first.attribute, second.attribute)
    if (one.kind == .size) != (other.kind == .size) { throw .sizeWithLocation(first, second) }
    if one.isDirectional && other.isAbsoluteHorizontalEdge
      || one.isAbsoluteHorizontalEdge && other.isDirectional
    {
      throw .directionalWithAbsolute(first, second)
    }
  }

  /// E4: one that relates the axes can be made, but not activated (UIKit constraints, section 4).
  private func checkAxes(of constraint: Constraint) throws(EditFailure) {
    guard let second = constraint.second else { return }
    if constraint.first.attribute.kind != second.attribute.kind {
      throw .horizontalWithVertical(constraint.first, second)
    }
  }

  /// E6: the items need a common ancestor. One that is nowhere in a hierarchy shares none.
  /// Whether it could be active as the tree is now.
  func canActivate(_ constraint: Constraint) -> Bool {
    do throws(EditFailure) {
      try checkActivation(constraint)
      return true
    } catch {
      return false
    }
  }

  private func checkActivation(_ constraint: Constraint) throws(EditFailure) {
    try checkAxes(of: constraint)
    guard let second = constraint.second else { return }
    guard commonAncestor(constraint.first.item.view, second.item.view) != nil else {
      throw .noCommonAncestor(constraint.first, second)
    }
  }
}
