import AutoLayout

/// One way of repairing a conflict.
protocol FixStrategy: Sendable {
  /// What to try, the preferred first.
  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal]
  /// Whether the first that removes the conflict is preferred to a later one that leaves nothing
  /// ambiguous.
  static var takesFirst: Bool { get }
  /// Whether what does harm is not offered, where nothing better removes the conflict.
  static var offersOnlyHarmless: Bool { get }
}

extension FixStrategy {
  static var takesFirst: Bool { false }
  static var offersOnlyHarmless: Bool { false }
}

/// A repair that is still to be tried.
struct Proposal {
  var action: Fix.Action
  var edits: [Edit]
}

extension Proposal {
  /// `nil` for what cannot be done in `document`.
  init?(_ action: Fix.Action, in document: Document) {
    self.action = action
    switch action {
    case .lower(let id, to: let priority):
      guard let edits = document.edits(setting: .constraint(id), to: priority) else { return nil }
      self.edits = edits
    case .lowerContent(let handle, to: let priority):
      edits = document.edits(setting: handle, to: priority) ?? []
    case .closeUp(let stack, lowering: let members, to: let priority):
      edits =
        document.edits(closingUp: stack)
        + members.flatMap { document.edits(setting: .constraint($0), to: priority) ?? [] }
    case .remove(let id): edits = [.removeConstraint(id)]
    case .stopTranslating(let view): edits = document.edits(stoppingTranslationOf: view)
    case .add(let equation):
      // Whoever applies it says at which step.
      edits = [.addConstraint(NewConstraint(equation, origin: .typed(step: 0)))]
    case .prioritize(let handle, let priority):
      edits = document.edits(setting: handle, to: priority) ?? []
    case .turnSign(let id):
      edits = document.edits(turningSignsOf: [id])
    case .turnSigns(let ids): edits = document.edits(turningSignsOf: ids)
    case .exchange(let active, for: let inactive):
      edits = [.deactivate([active]), .activate([inactive])]
    case .retie(let id, let equation):
      guard let old = document.constraint(id) else { return nil }
      edits = [.removeConstraint(id), .addConstraint(old.remade(as: equation))]
    case .resize(let view, let size): edits = document.edits(resizing: view, to: size)
    case .wrap, .copyAfterLayout, .tieToContent, .takeOut, .fixSides: return nil
    }
    if edits.isEmpty { return nil }
  }
}

extension Constraint {
  /// With another equation, and all else that it has. Whoever applies it says at which step.
  func remade(as equation: Equation) -> NewConstraint {
    var new = NewConstraint(equation, origin: .typed(step: 0))
    (new.name, new.identifier, new.isActive) = (name, identifier, isActive)
    return new
  }
}

extension Document {
  fileprivate func edits(turningSignsOf ids: [ConstraintID]) -> [Edit] {
    ids.compactMap { id in constraint(id).map { .setConstant(id, -$0.constant) } }
  }

  /// Of a frame that was given by hand, where its code does not set another.
  fileprivate func edits(resizing id: ViewID, to size: Size) -> [Edit] {
    guard codeSetting(id) == nil, var layout = view(id)?.frameLayout else { return [] }
    (layout.frame.width, layout.frame.height) = (size.width, size.height)
    return [.change(id, .frameLayout(layout))]
  }

  fileprivate func edits(closingUp stack: ViewID) -> [Edit] {
    guard var arrangement = view(stack)?.stack, arrangement.spacing != 0 else { return [] }
    arrangement.spacing = 0
    return [.change(stack, .stack(arrangement))]
  }
}

extension Fix {
  /// In the order in which the repairs are numbered.
  static let strategies: [any FixStrategy.Type] = [
    TurnSign.self, UsualRepair.self, LetRatioGiveWay.self, LowerPriority.self, RemoveMember.self,
    StopTranslating.self,
  ]

  /// For each strategy the first proposal that removes the conflict, leaves nothing new ambiguous,
  /// pushes nothing out and leaves nothing that is seen without a size, or else the first that removes
  /// it. What takes the size of something that is seen comes behind what does no harm.
  static func all(for conflict: Conflict, in examination: Examination)
    throws(LayoutFailure) -> [Fix]
  {
    var fixes: [Fix] = []
    var usualCount = 0
    for strategy in strategies {
      var last: Fix?
      var fallback: Fix?
      var overflowing: Fix?
      var clean: Fix?
      for proposal in strategy.proposals(for: conflict, in: examination.document)
      where !fixes.contains(where: { $0.action.isLike(proposal.action) }) {
        try examination.checkCancellation()
        guard let fix = try Fix(proposal, for: conflict, in: examination) else { continue }
        if fix.effect.collapses {
          last = last ?? fix
        } else if strategy.takesFirst || fix.effect.isHarmless {
          clean = fix
          break
        } else if fix.effect.ambiguous.isEmpty {
          overflowing = overflowing ?? fix
        } else {
          fallback = fallback ?? fix
        }
      }
      let harmful = strategy.offersOnlyHarmless ? nil : overflowing ?? fallback ?? last
      if let fix = clean ?? harmful { fixes.append(fix) }
      if strategy.takesFirst { usualCount = fixes.count }
    }
    let removal = try removal(of: conflict, beside: fixes, in: examination)
    return fixes.harmlessFirst(butFor: usualCount) + [removal].compactMap(\.self)
  }

  /// Without what is broken all stays as it is shown: offered where no other repair leaves it so.
  private static func removal(
    of conflict: Conflict, beside others: [Fix], in examination: Examination
  ) throws(LayoutFailure) -> Fix? {
    let document = examination.document
    guard !others.contains(where: { $0.effect.isHarmless && $0.effect.moved.isEmpty }),
      let broken = conflict.broken.constraintID,
      conflict.removableMembers(in: document).contains(broken),
      let proposal = Proposal(.remove(broken), in: document),
      !others.contains(where: { $0.action.isLike(proposal.action) }),
      let fix = try Fix(proposal, for: conflict, in: examination)
    else { return nil }
    return fix.effect.isHarmless && fix.effect.moved.isEmpty ? fix : nil
  }

  /// `nil` when the conflict, or another one, is there afterwards.
  private init?(_ proposal: Proposal, for conflict: Conflict, in examination: Examination)
    throws(LayoutFailure)
  {
    guard let trial = try Trial(proposal.edits, on: examination),
      trial.breaksNothingNew(since: examination, but: conflict.broken)
    else { return nil }
    self.init(
      action: proposal.action, edits: proposal.edits,
      effect: try Effect(of: proposal.action, trial, since: examination))
  }
}

extension Fix.Action {
  /// Whether both do the same, or let the same constraint give way.
  fileprivate func isLike(_ other: Fix.Action) -> Bool {
    if case .lower(let one, to: _) = self, case .lower(let two, to: _) = other { return one == two }
    return self == other
  }
}

extension [Fix] {
  /// With those that push something out behind the last that does no harm, and those that take the size of
  /// something that is seen behind them.
  ///
  /// - Parameter usualCount: So many of the first are what one usually does, even if something sticks out.
  fileprivate func harmlessFirst(butFor usualCount: Int) -> [Fix] {
    let last = lastIndex { !$0.effect.collapses && $0.effect.overflows.isEmpty }
    guard let last else { return self }
    let harms = enumerated().map { place, fix -> Int in
      if fix.effect.collapses { return 2 }
      return place < usualCount || fix.effect.overflows.isEmpty ? 0 : 1
    }
    let head = (0...2).flatMap { harm in indices[...last].filter { harms[$0] == harm } }
    return head.map { self[$0] } + self[(last + 1)...]
  }
}

extension Conflict {
  /// The members that the user made, the one believed last first. What a log shows to be UIKit's is
  /// not the user's to change.
  func removableMembers(in document: Document) -> [ConstraintID] {
    members.compactMap(\.handle.constraintID).filter { document.isAuthors($0) }.sorted(by: >)
  }
}

extension Document {
  fileprivate func isAuthors(_ id: ConstraintID) -> Bool {
    constraint(id).map { $0.systemRole == nil } ?? false
  }
}
