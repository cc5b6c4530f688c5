import AutoLayout
import Interchange

/// What stands behind `make`: attributes, what they are held against, and what is added to that.
extension SnapKitMembers {
  static let maker = MemberTable(
    makerType,
    members: SnapKitAttributes.named.map { name, attributes in
      .property(name, type: chainType) { (evaluator, value, range) throws(Stop) in
        try evaluator.startChain(chainType, of: value, attributes, at: range)
      }
    })

  /// All steps of a chain in one table: SnapKit's own types only say which may follow which.
  static let chain = MemberTable(
    chainType,
    members: attributes + relations + ofSuperview + Member.factors(gives: chainType) + amounts
      + priorityCalls + ends)

  private static let attributes: [Member] = SnapKitAttributes.named.map { name, attributes in
    .property(name, type: chainType) { evaluator, value, _ in
      evaluator.extend(value) {
        $0.attributes = SnapKitAttributes.union($0.attributes, attributes)
      }
    }
  }

  private static let relations: [Member] = ConstraintChain.relationNames.map { name, relation in
    .method(name, ["_", "**"], gives: chainType, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.relate(value, relation, to: arguments.first, at: arguments.range)
    }
  }

  private static let ofSuperview: [Member] = ConstraintChain.relationNames.map { name, relation in
    .method(name + "Superview", ["_?: Function", "**"], gives: chainType, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.relateToSuperview(value, relation, arguments)
    }
  }

  private static let amounts: [Member] = [
    .method("offset", ["_: CGFloat"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let operand = try evaluator.settled(arguments.first, as: "CGFloat")
      return evaluator.extend(value) { $0.constant = operand }
    },
    .method("inset", ["_: UIEdgeInsets"], older: ["insets"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let operand = try evaluator.insetsOfAllSides(arguments.first)
      return evaluator.extend(value) { $0.constant = operand }
    },
  ]

  private static let priorityCalls: [Member] =
    [
      .method("priority", ["_: SnapKit.ConstraintPriority"], gives: chainType) {
        (evaluator, value, arguments) throws(Stop) in
        let operand = try evaluator.settled(arguments.first, as: priorityType)
        return evaluator.extend(value) { $0.priority = operand }
      }
    ]
    + Member.namedPriorities(
      [("Required", 1000), ("High", 750), ("Medium", 500), ("Low", 250)], gives: chainType)

  private static let ends: [Member] = [
    .method("labeled", ["_: String"], gives: chainType) { evaluator, value, arguments in
      evaluator.extend(value) { $0.label = arguments.first }
    },
    .property("constraint", type: constraintType) { (evaluator, value, range) throws(Stop) in
      try evaluator.snapConstraint(of: value, at: range) ?? .absent
    },
  ]
}

extension Evaluator {
  fileprivate mutating func relateToSuperview(
    _ value: Value, _ relation: Relation, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard let chain = chain(value) else { return value }
    let superview = try neededSuperview(of: chain.item, at: arguments.range)
    let other = self.value(for: superview)
    guard case .function(let closure)? = arguments[0]?.value else {
      return try relate(
        value, relation, to: Operand(other, at: arguments.range), at: arguments.range)
    }
    let held = Operand(try call(closure, [other], at: arguments.range), at: arguments.range)
    return try relate(value, relation, to: held, at: arguments.range)
  }

  /// What a chain is held against: a view, a guide, attributes of one, or numbers.
  fileprivate mutating func relate(
    _ value: Value, _ relation: Relation, to operand: Operand, at range: SourceRange
  ) throws(Stop) -> Value {
    guard let attributes = chain(value)?.attributes else { return value }
    let (target, constant) = try snapTarget(operand, for: attributes)
    if case .item(_, let others) = target, !SnapKitAttributes.fit(attributes, others) {
      throw .crash(LibraryWords.attributesDiffer, at: range)
    }
    return extend(value) {
      ($0.relation, $0.target, $0.range) = (relation, target, range)
      $0.constant = constant ?? Operand(.whole(0), at: range)
    }
  }

  private mutating func snapTarget(
    _ operand: Operand, for attributes: [Attribute]
  ) throws(Stop) -> (ConstraintChain.Target, constant: Operand?) {
    switch operand.value {
    case .structure(let structure) where structure.type == SnapKitMembers.itemType:
      let target = Operand(structure.fields["target"] ?? .absent, at: operand.range)
      return (.item(try itemMeant(by: target), structure.attributes), nil)
    case .number, .structure: return (.constant, operand)
    case .unknown(let unknown):
      if isNumber(unknown, for: attributes) { return (.constant, operand) }
    case .choice: return (.constant, try settled(operand, as: "CGFloat"))
    default: break
    }
    return (.item(try itemMeant(by: operand), []), nil)
  }
}
