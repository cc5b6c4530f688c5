import AutoLayout
import Interchange

/// How Cartography's attributes are related, put in line and spread.
extension CartographyMembers {
  // MARK: Insets

  /// `container.edges.inseted(by: 8)`
  static let expressions = MemberTable(
    expressionType,
    members: [
      inseted("inseted", ["by: UIEdgeInsets"]),
      inseted("inseted", ["horizontally?: CGFloat", "vertically?: CGFloat"]),
      inseted(
        "inseted", ["top: CGFloat", "leading: CGFloat", "bottom: CGFloat", "trailing: CGFloat"]),
    ])

  /// - Parameter isStatic: Whether it is a function that takes the edges first.
  private static func inseted(
    _ name: String, _ parameters: [MemberParameter], isStatic: Bool = false
  ) -> Member {
    .method(name, parameters, gives: expressionType, isStatic: isStatic) {
      (evaluator, value, arguments) throws(Stop) in
      let edges = isStatic ? arguments.first : Operand(value, at: arguments.range)
      guard var expression = AnchorExpression(edges, of: expressionType) else { return .void }
      expression.constant = try evaluator.cartographyInsets(
        isStatic ? arguments.dropFirst() : arguments)
      return expression.value(expressionType)
    }
  }

  /// `inset(container.edges, 8)`, `inset(container.edges, 16, 8)`
  static let insets: [Member] = [
    ["_: UIEdgeInsets"], ["_: CGFloat", "_: CGFloat"], ["horizontally: CGFloat"],
    ["vertically: CGFloat"], ["_: CGFloat", "_: CGFloat", "_: CGFloat", "_: CGFloat"],
  ].map { (parameters: [MemberParameter]) in
    inseted("inset", ["_"] + parameters, isStatic: true)
  }

  // MARK: In line, in a row

  static let aligning: [Member] =
    (Attribute.allCases.filter { $0.kind != .size && $0.withinMargins == nil }.map {
      ($0.name, $0)
    } + [("baseline", .lastBaseline)]).map { name, attribute in
      among("align", [MemberParameter("\(name)"), "_*"]) {
        (evaluator, items, arguments) throws(Stop) in
        try items.dropFirst().map { other throws(Stop) in
          try evaluator.hold(
            Anchor(items[0], attribute), .equal, Anchor(other, attribute), at: arguments.range)
        }
      }
    }

  static let distributing: [Member] =
    [
      ("horizontally", Attribute.trailing, Attribute.leading), ("leftToRight", .right, .left),
      ("vertically", .bottom, .top),
    ].map { name, end, start in
      among("distribute", ["by?: CGFloat", MemberParameter("\(name)"), "_*"]) {
        (evaluator, items, arguments) throws(Stop) in
        let zero = Operand(.whole(0), at: arguments.range)
        let amount = try evaluator.negated(arguments["by"] ?? zero)
        return try zip(items, items.dropFirst()).map { (one, next) throws(Stop) in
          try evaluator.hold(
            Anchor(one, end), .equal, Anchor(next, start), plus: amount, at: arguments.range)
        }
      }
    }
    + [("equalWidth", Attribute.width), ("equalHeight", .height)].map { name, size in
      among("distribute", [MemberParameter("\(name)"), "_*"]) {
        (evaluator, items, arguments) throws(Stop) in
        try zip(items, items.dropFirst()).map { (one, next) throws(Stop) in
          try evaluator.hold(Anchor(one, size), .equal, Anchor(next, size), at: arguments.range)
        }
      }
    }

  private typealias MakeAmong =
    @Sendable (inout Evaluator, [Item], CallArguments) throws(Stop) -> [Value]

  /// A function of the views that are named one after the other, or in a list.
  private static func among(
    _ name: String, _ parameters: [MemberParameter], make: @escaping MakeAmong
  ) -> Member {
    .method(name, parameters, gives: "Array", isStatic: true, makesConstraints: true) {
      (evaluator, _, arguments) throws(Stop) in
      var items: [Item] = []
      for (label, operand) in zip(arguments.labels, arguments.operands) where label != "by" {
        for proxy in evaluator.each(of: operand.value) {
          let target = evaluator.target(of: proxy)
          try evaluator.leaveMask(of: target, at: arguments.range)
          items.append(try evaluator.itemMeant(by: Operand(target, at: arguments.range)))
        }
      }
      return .list(items.isEmpty ? [] : try make(&evaluator, items, arguments))
    }
  }
}

extension Evaluator {
  /// Insets that are given as one number, two, four, or a struct.
  fileprivate mutating func cartographyInsets(_ arguments: CallArguments) throws(Stop) -> Operand {
    let operands = arguments.operands
    switch operands.count {
    case 4:
      return Operand(Shape.insets.value(operands.map(\.value)), at: arguments.range)
    case 1 where arguments.labels[0] == nil || arguments.labels[0] == "by":
      return try insetsOfAllSides(operands[0])
    default:
      let isNamed = arguments.labels.contains { $0 != nil }
      let across = isNamed ? arguments["horizontally"]?.value : operands.first?.value
      let down = isNamed ? arguments["vertically"]?.value : operands.last?.value
      let (x, y) = (across ?? .whole(0), down ?? .whole(0))
      return Operand(Shape.insets.value([y, x, y, x]), at: arguments.range)
    }
  }

  private func expression(_ operand: Operand) -> AnchorExpression? {
    AnchorExpression(operand, of: CartographyMembers.expressionType)
  }

  /// A factor counts for what was added before it, too.
  mutating func cartographySum(_ sign: String, _ operands: [Operand]) throws(Stop) -> Value? {
    let isFirst = expression(operands[0]) != nil
    let amount = operands[isFirst ? 1 : 0]
    guard let anchors = expression(operands[isFirst ? 0 : 1]), isAmount(amount) else { return nil }
    return try changed(anchors, sign, amount, scalesConstant: true)
      .value(CartographyMembers.expressionType)
  }

  /// Of what a relation gave, and of what stands at its right.
  mutating func cartographyPriority(_ operands: [Operand]) throws(Stop) -> Value? {
    let priority = try settled(operands[1], as: "UILayoutPriority")
    if var expression = expression(operands[0]) {
      expression.priority = priority
      return expression.value(CartographyMembers.expressionType)
    }
    switch operands[0].value {
    case .object, .list:
      guard areConstraints(operands[0].value) else { return nil }
      for id in try constraintsMeant(by: operands[0]) {
        try setPriority(of: .object(id), priority)
      }
      return operands[0].value
    case .number, .unknown:
      var amount = AnchorExpression(amount: operands[0])
      amount.priority = priority
      return amount.value(CartographyMembers.expressionType)
    default: return nil
    }
  }

  mutating func cartographyRelation(
    _ sign: String, _ operands: [Operand], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let relation = LibraryOperator.relations[sign], let first = expression(operands[0])
    else { return nil }
    let amount = isAmount(operands[1]) ? AnchorExpression(amount: operands[1]) : nil
    guard let second = expression(operands[1]) ?? amount else { return nil }
    try leaveMasks(of: first.anchors, at: range)
    let made = try hold(first.anchors, relation, second, at: range)
    return made.count == 1 ? made[0] : .list(made)
  }
}
