import AutoLayout
import Interchange

/// What chains come to: SnapKit's constraints, each of which holds one of UIKit's for every attribute.
extension SnapKitMembers {
  static let constraint = MemberTable(
    constraintType,
    members: [
      .property("layoutConstraints", type: "Array") { evaluator, value, _ in
        .list(evaluator.layoutConstraints(of: value))
      },
      .property(
        "isActive", type: "Bool",
        read: { evaluator, value, _ in
          let parts = evaluator.layoutConstraints(of: value).map {
            evaluator.constraintParts(of: $0)
          }
          return .boolean(parts.contains { $0?.isActive == true })
        },
        write: { (evaluator, value, operand) throws(Stop) in
          guard let isActive = try evaluator.knownTruth(operand) else { return }
          try evaluator.setSnap(value, isActive: isActive, at: operand.range)
        }),
      .method("activate", older: ["install"]) { (evaluator, value, arguments) throws(Stop) in
        try evaluator.setSnap(value, isActive: true, at: arguments.range)
        return .void
      },
      .method("deactivate", older: ["uninstall"]) { (evaluator, value, arguments) throws(Stop) in
        try evaluator.setSnap(value, isActive: false, at: arguments.range)
        return .void
      },
      .method("update", ["offset: CGFloat"], gives: constraintType, call: updateConstant),
      .method("update", ["inset|insets: UIEdgeInsets"], gives: constraintType, call: updateInsets),
      .method("update", ["priority: SnapKit.ConstraintPriority"], gives: constraintType) {
        (evaluator, value, arguments) throws(Stop) in
        try evaluator.updateSnapPriority(of: value, arguments.first)
        return value
      },
      .method("updateOffset", ["_|amount: CGFloat"], call: updateConstant),
      .method("updateInsets", ["_|amount: UIEdgeInsets"], call: updateInsets),
      .method("updatePriority", ["_|amount: SnapKit.ConstraintPriority"]) {
        (evaluator, value, arguments) throws(Stop) in
        try evaluator.updateSnapPriority(of: value, arguments.first)
        return .void
      },
    ])

  private static let updateConstant: Member.Call = { (evaluator, value, arguments) throws(Stop) in
    try evaluator.updateSnapConstant(of: value, arguments.first)
    return value
  }

  private static let updateInsets: Member.Call = { (evaluator, value, arguments) throws(Stop) in
    try evaluator.updateSnapConstant(of: value, evaluator.insetsOfAllSides(arguments.first))
    return value
  }
}

extension Evaluator {
  /// The constraint that a chain describes, the same one each time; `nil` as long as it is held against
  /// nothing.
  mutating func snapConstraint(of value: Value, at range: SourceRange) throws(Stop) -> Value? {
    guard case .object(let id) = value, case .chain(let chain) = heap[id].peer else { return nil }
    if let known = heap[id].fields["constraint"] { return known }
    guard let relation = chain.relation, let target = chain.target else { return nil }
    let constraint = heap.make(
      Object(
        type: SnapKitMembers.constraintType, fields: ["target": self.value(for: chain.item)]))
    var made: [Value] = []
    for (first, second) in pairs(chain.attributes, chain.item, target) {
      let constant = try part(of: chain.constant, for: second?.attribute ?? first.attribute)
      let one = try make(
        first, relation, second, times: chain.multiplier, plus: constant, priority: chain.priority,
        label: chain.label, className: "SnapKit.LayoutConstraint", at: chain.range)
      if case .object(let id) = one { heap[id].fields[Self.holder] = .object(constraint) }
      made.append(one)
    }
    heap[constraint].fields["layoutConstraints"] = .list(made)
    heap[id].fields["constraint"] = .object(constraint)
    return .object(constraint)
  }

  /// Which anchors are held against each other. Against a number alone, places are held against the
  /// superview, centers against its left and top.
  private func pairs(
    _ attributes: [Attribute], _ item: Item, _ target: ConstraintChain.Target
  ) -> [(first: Anchor, second: Anchor?)] {
    attributes.enumerated().map { place, attribute in
      let first = Anchor(item, attribute)
      switch target {
      case .constant:
        guard attribute.kind != .size, let superview = container(of: item) else {
          return (first, nil)
        }
        let second: Attribute =
          attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
        return (first, Anchor(Item(superview), second))
      case .item(let other, let others):
        let second =
          SnapKitAttributes.counterparts(attributes, others)?[place] ?? others.first ?? attribute
        // A guide has no margins: `safeAreaLayoutGuide.snp.topMargin` is its top.
        let isOfGuide = other.guide != nil
        return (first, Anchor(other, isOfGuide ? second.withinMargins ?? second : second))
      }
    }
  }

  // MARK: Changing

  fileprivate mutating func updateSnapConstant(
    of value: Value, _ operand: Operand
  ) throws(Stop) {
    let operand = try settled(operand, as: "CGFloat")
    for made in layoutConstraints(of: value) {
      guard let equation = constraintParts(of: made)?.equation else { continue }
      let attribute = equation.second?.attribute ?? equation.first.attribute
      try setConstant(of: made, part(of: operand, for: attribute))
    }
  }

  /// SnapKit changes a priority only where neither the old nor the new one is required.
  fileprivate mutating func updateSnapPriority(
    of value: Value, _ operand: Operand
  ) throws(Stop) {
    let operand = try settled(operand, as: SnapKitMembers.priorityType)
    guard let priority = try priority(operand).value, !priority.isRequired else { return }
    for made in layoutConstraints(of: value) {
      guard constraintParts(of: made)?.equation.priority.isRequired == false else { continue }
      try setPriority(of: made, operand)
    }
  }

  fileprivate mutating func setSnap(
    _ value: Value, isActive: Bool, at range: SourceRange
  ) throws(Stop) {
    try setInstalled(value, isActive, Self.kept, at: range)
  }
}

// MARK: Those of a view

extension Evaluator {
  private static let kept = " snp"

  /// The constraints of SnapKit's that a view or guide has, in the order in which they were made.
  fileprivate func snapConstraints(of target: Value) -> [Value] {
    installed(Self.kept, of: target)
  }

  /// What a closure describes, none of it active yet.
  mutating func snapConstraints(
    of target: Value, by closure: Operand
  ) throws(Stop) -> [Value] {
    var constraints: [Value] = []
    for chain in try chains(of: target, by: closure, maker: SnapKitMembers.makerType) {
      if let made = try snapConstraint(of: chain, at: closure.range) { constraints.append(made) }
    }
    return constraints
  }

  mutating func snapMake(_ target: Value, _ arguments: CallArguments) throws(Stop) -> Value {
    for constraint in try snapConstraints(of: target, by: arguments.first) {
      try setSnap(constraint, isActive: true, at: arguments.range)
    }
    return .void
  }

  mutating func snapRemoveAll(of target: Value, at range: SourceRange) throws(Stop) {
    try uninstallAll(Self.kept, of: target, at: range)
  }

  /// Gives the constants of what is described to the constraints that say the same but for them. Where
  /// there is none yet, they are made.
  mutating func snapUpdate(_ target: Value, _ arguments: CallArguments) throws(Stop) -> Value {
    let old = snapConstraints(of: target).flatMap { layoutConstraints(of: $0) }
    if snapConstraints(of: target).isEmpty { return try snapMake(target, arguments) }
    for constraint in try snapConstraints(of: target, by: arguments.first) {
      for new in layoutConstraints(of: constraint) {
        guard let parts = constraintParts(of: new) else { continue }
        guard let match = old.first(where: { isSame($0, but: parts.equation) }) else {
          try tell(.crash(LibraryWords.nothingToUpdate, at: arguments.range), at: arguments.range)
          continue
        }
        let constant = parts.constant(at: arguments.range)
        try setConstant(of: match, Operand(constant, at: arguments.range))
      }
      for case .object(let template) in layoutConstraints(of: constraint) { forget(template) }
    }
    return .void
  }
}
