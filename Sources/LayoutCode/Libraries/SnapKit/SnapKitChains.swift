import AutoLayout
import Interchange

/// What stands behind `make`: attributes, what they are held against, and what is added to that.
extension SnapKitMembers {
  static let maker = MemberTable(
    makerType,
    members: SnapKitAttributes.named.map { name, attributes in
      .property(name, type: chainType) { (evaluator, value, range) throws(Stop) in
        try evaluator.startChain(of: value, attributes, at: range)
      }
    })

  /// All steps of a chain in one table: SnapKit's own types only say which may follow which.
  static let chain = MemberTable(
    chainType, members: attributes + relations + ofSuperview + amounts + priorityCalls + ends)

  private static let attributes: [Member] = SnapKitAttributes.named.map { name, attributes in
    .property(name, type: chainType) { evaluator, value, _ in
      evaluator.extend(value) {
        $0.attributes = SnapKitAttributes.union($0.attributes, attributes)
      }
    }
  }

  private static let relationNames: [(name: String, relation: Relation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual),
    ("greaterThanOrEqualTo", .greaterThanOrEqual),
  ]

  private static let relations: [Member] = relationNames.map { name, relation in
    .method(name, ["_", "**"], gives: chainType, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.relate(value, relation, to: arguments.first, at: arguments.range)
    }
  }

  private static let ofSuperview: [Member] = relationNames.map { name, relation in
    .method(name + "Superview", ["_?: Function", "**"], gives: chainType, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.relateToSuperview(value, relation, arguments)
    }
  }

  private static let amounts: [Member] = [
    .method("multipliedBy", ["_: CGFloat"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let operand = try evaluator.settled(arguments.first, as: "CGFloat")
      return evaluator.extend(value) { $0.multiplier = operand }
    },
    .method("dividedBy", ["_: CGFloat"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let one = Operand(.real(1), at: arguments.range)
      let operand = try evaluator.combined(one, "/", arguments.first)
      return evaluator.extend(value) { $0.multiplier = operand }
    },
    .method("offset", ["_: CGFloat"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let operand = try evaluator.settled(arguments.first, as: "CGFloat")
      return evaluator.extend(value) { $0.constant = operand }
    },
    .method("inset", ["_: UIEdgeInsets"], older: ["insets"], gives: chainType) {
      (evaluator, value, arguments) throws(Stop) in
      let operand = try evaluator.snapInsets(arguments.first)
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
    + [("Required", 1000.0), ("High", 750), ("Medium", 500), ("Low", 250)].map { name, priority in
      .method("priority" + name, gives: chainType) { evaluator, value, arguments in
        evaluator.extend(value) { $0.priority = Operand(.real(priority), at: arguments.range) }
      }
    }

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
  fileprivate mutating func startChain(
    of maker: Value, _ attributes: [Attribute], at range: SourceRange
  ) throws(Stop) -> Value {
    let item = try itemMeant(by: Operand(target(of: maker), at: range))
    let chain = ConstraintChain(of: item, attributes)
    let value = Value.object(
      heap.make(Object(type: SnapKitMembers.chainType, peer: .chain(chain))))
    if case .object(let id) = maker {
      heap[id].fields["chains"] = .list(chains(of: maker) + [value])
    }
    return value
  }

  func chains(of maker: Value) -> [Value] {
    if case .list(let chains)? = stored("chains", of: maker) { chains } else { [] }
  }

  fileprivate mutating func relateToSuperview(
    _ value: Value, _ relation: Relation, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard let chain = chain(value) else { return value }
    guard let superview = container(of: chain.item) else {
      let name = nameOf(self.value(for: chain.item), at: arguments.range)
      throw .crash(LibraryWords.needsSuperview(name), at: arguments.range)
    }
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
      guard case .list(let names)? = structure.fields["attributes"] else { break }
      let attributes = names.compactMap { name -> Attribute? in
        if case .text(let name) = name { Attribute(name: name) } else { nil }
      }
      return (.item(try itemMeant(by: target), attributes), nil)
    case .number, .structure: return (.constant, operand)
    case .unknown(let unknown):
      if isNumber(unknown, for: attributes) { return (.constant, operand) }
    case .choice: return (.constant, try settled(operand, as: "CGFloat"))
    default: break
    }
    return (.item(try itemMeant(by: operand), []), nil)
  }

  /// One number is that of all four sides.
  mutating func snapInsets(_ operand: Operand) throws(Stop) -> Operand {
    let operand = try settled(operand, as: "UIEdgeInsets")
    switch operand.value {
    case .number:
      return Operand(
        Shape.insets.value(Shape.insets.labels.map { _ in operand.value }), at: operand.range)
    case .unknown(let unknown):
      let isInsets = unknown.type.map { $0.text.hasSuffix("Insets") } ?? false
      let parts = Shape.insets.labels.map { label -> Value in
        isInsets ? .unknown(Unknown("\(unknown.name).\(label)", at: unknown.range)) : operand.value
      }
      return Operand(Shape.insets.value(parts), at: operand.range)
    default: return operand
    }
  }
}
