import AutoLayout
import Interchange

/// Anchorage: `title.topAnchor == picture.bottomAnchor + 8`, `card.edgeAnchors == view.edgeAnchors + 16 ~ .high`.
extension Library {
  static let anchorage = Library(
    "Anchorage", marks: Set(AnchorageMembers.groupNames.map(\.name)),
    types: [
      AnchorageMembers.expressions, AnchorageMembers.groups, AnchorageMembers.pairs,
      AnchorageMembers.priorities,
    ],
    additions: [
      MemberTable("UIView", members: AnchorageMembers.ofItems),
      MemberTable("UILayoutGuide", members: AnchorageMembers.ofItems),
      MemberTable("UIViewController", members: AnchorageMembers.ofControllers),
      MemberTable(UIKitTables.globals, members: [AnchorageMembers.batch]),
    ],
    operators: [
      LibraryOperator(["+", "-", "*", "/"]) { (evaluator, sign, operands, _) throws(Stop) in
        try evaluator.anchorageSum(sign, operands)
      },
      LibraryOperator(["~"], rightType: AnchorageMembers.priorityType) {
        (evaluator, _, operands, _) throws(Stop) in
        try evaluator.anchoragePriority(operands)
      },
      LibraryOperator(Array(LibraryOperator.relations.keys)) {
        (evaluator, sign, operands, range) throws(Stop) in
        try evaluator.anchorageRelation(sign, operands, at: range)
      },
    ],
    relations: Relations(
      members: Set(AnchorMembers.names + AnchorageMembers.groupNames.map(\.name))))
}

enum AnchorageMembers {
  static let expressionType: TypeName = "Anchorage.LayoutExpression"
  private static let groupType: TypeName = "Anchorage.ConstraintGroup"
  private static let pairType: TypeName = "Anchorage.ConstraintPair"
  static let priorityType: TypeName = "Anchorage.Priority"

  static let groupNames: [(name: String, attributes: [Attribute])] = [
    ("horizontalAnchors", [.leading, .trailing]), ("verticalAnchors", [.top, .bottom]),
    ("centerAnchors", [.centerX, .centerY]), ("sizeAnchors", [.width, .height]),
    ("edgeAnchors", [.leading, .trailing, .top, .bottom]),
  ]

  static let ofItems: [Member] = groupNames.map { name, attributes in
    .property(name, type: expressionType) { (evaluator, value, range) throws(Stop) in
      let item = try evaluator.itemMeant(by: Operand(value, at: range))
      return AnchorExpression(attributes.map { Anchor(item, $0) }).value(expressionType)
    }
  }

  /// Of a controller those of its view, but between its bars.
  static let ofControllers: [Member] = groupNames.map { name, attributes in
    .property(name, type: expressionType) { (evaluator, value, range) throws(Stop) in
      let view = try evaluator.itemMeant(by: Operand(value, at: range))
      let area = try evaluator.safeArea(of: view, at: range)
      let anchors = attributes.map { attribute in
        Anchor(attribute == .top || attribute == .bottom ? area : view, attribute)
      }
      return AnchorExpression(anchors).value(expressionType)
    }
  }

  static let expressions = MemberTable(
    expressionType,
    members: groupNames.prefix(2).map { name, attributes in
      .property(name, type: expressionType) { (_, value, range) throws(Stop) in
        guard var all = AnchorExpression(Operand(value, at: range), of: expressionType) else {
          return value
        }
        all.anchors = all.anchors.filter { attributes.contains($0.attribute) }
        return all.value(expressionType)
      }
    })

  /// `batch(active: false) { … }`, `Anchorage.batch { … }`
  static let batch = Member.method(
    "batch", ["active?: Bool", "closure|_: Function"], gives: "Array", isStatic: true
  ) { (evaluator, _, arguments) throws(Stop) in
    guard let closure = arguments.operands.last else { return .void }
    let made = try evaluator.run(ConstraintBlock(keepsBack: true), closure)
    if try evaluator.truth(arguments["active"], else: true) {
      for one in made { try evaluator.switchOn(one, at: arguments.range) }
    }
    return .list(made)
  }

  // MARK: What a relation gives

  static let groups = MemberTable(
    groupType,
    members: [
      ("leading", [0]), ("trailing", [1]), ("top", [2]), ("bottom", [3]), ("horizontal", [0, 1]),
      ("vertical", [2, 3]), ("all", [2, 0, 3, 1]),
    ].map { part($0, $1) })

  static let pairs = MemberTable(
    pairType, members: [("first", [0]), ("second", [1])].map { part($0, $1) })

  private static func part(_ name: String, _ places: [Int]) -> Member {
    .property(name, type: places.count == 1 ? "NSLayoutConstraint" : "Array") {
      evaluator, value, _ in
      guard case .list(let made)? = evaluator.stored("made", of: value) else { return .absent }
      let chosen = places.compactMap { made.indices.contains($0) ? made[$0] : nil }
      return places.count == 1 ? chosen.first ?? .absent : .list(chosen)
    }
  }

  static func result(_ made: [Value]) -> Value {
    switch made.count {
    case 1: made[0]
    case 2: .structure(Value.Structure(type: pairType, fields: ["made": .list(made)]))
    default: .structure(Value.Structure(type: groupType, fields: ["made": .list(made)]))
    }
  }

  static let priorities = MemberTable(
    priorityType, superclass: "UILayoutPriority",
    members: [("required", 1000.0), ("high", 750), ("low", 250), ("fittingSize", 50)].map {
      .constant($0, type: priorityType, .real($1))
    } + [
      .method("custom", ["_: UILayoutPriority"], gives: priorityType, isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.settled(arguments.first, as: "UILayoutPriority").value
      }
    ])
}

extension Evaluator {
  private func expression(_ operand: Operand) -> AnchorExpression? {
    if case .anchor(let anchor) = operand.value { return AnchorExpression([anchor]) }
    return AnchorExpression(operand, of: AnchorageMembers.expressionType)
  }

  /// `picture.bottomAnchor + 8`, `2 * title.widthAnchor`
  fileprivate mutating func anchorageSum(
    _ sign: String, _ operands: [Operand]
  ) throws(Stop) -> Value? {
    let isFirst = expression(operands[0]) != nil
    guard let anchors = expression(operands[isFirst ? 0 : 1]) else { return nil }
    var amount = operands[isFirst ? 1 : 0]
    if Shape.insets.parts(of: amount.value) != nil {
      if sign == "-" { amount = try insetsTurned(amount) }
      var changed = anchors
      changed.constant = amount
      return changed.value(AnchorageMembers.expressionType)
    }
    guard isAmount(amount) else { return nil }
    return try changed(anchors, sign, amount).value(AnchorageMembers.expressionType)
  }

  private mutating func insetsTurned(_ insets: Operand) throws(Stop) -> Operand {
    let parts = Shape.insets.parts(of: insets.value) ?? []
    return Operand(
      Shape.insets.value(
        try parts.map { part throws(Stop) in
          try negated(Operand(part, at: insets.range)).value
        }), at: insets.range)
  }

  /// `… ~ .high`, also of a number alone.
  fileprivate mutating func anchoragePriority(_ operands: [Operand]) throws(Stop) -> Value? {
    var meant: AnchorExpression
    if let anchors = expression(operands[0]) {
      meant = anchors
    } else if isAmount(operands[0]) || Shape.size.parts(of: operands[0].value) != nil {
      meant = AnchorExpression(amount: operands[0])
    } else {
      return nil
    }
    meant.priority = try settled(operands[1], as: AnchorageMembers.priorityType)
    return meant.value(AnchorageMembers.expressionType)
  }

  fileprivate mutating func anchorageRelation(
    _ sign: String, _ operands: [Operand], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let relation = LibraryOperator.relations[sign], let first = expression(operands[0])
    else { return nil }
    guard var second = try anchorageSecond(operands[1], for: first) else { return nil }
    // One number is an inset of both edges.
    let isInward = first.anchors.count > 1 && first.anchors.contains { $0.attribute.isFarEdge }
    if isInward, let constant = second.constant {
      second.constant = try insetsOfAllSides(constant)
    }
    try leaveMasks(of: first.anchors, at: range)
    return AnchorageMembers.result(
      try hold(first.anchors, relation, second, isInward: isInward, at: range))
  }

  private mutating func anchorageSecond(
    _ operand: Operand, for first: AnchorExpression
  ) throws(Stop) -> AnchorExpression? {
    if let anchors = expression(operand) { return anchors }
    let isSize = first.anchors.allSatisfy { $0.attribute.kind == .size }
    guard isSize, isAmount(operand) || Shape.size.parts(of: operand.value) != nil else {
      return nil
    }
    return AnchorExpression(amount: operand)
  }
}
