import AutoLayout
import Interchange

/// How TinyConstraints makes constraints.
extension Evaluator {
  /// The anchor that is given without a label, instead of the one called like the first.
  mutating func tinyAnchor(_ arguments: CallArguments) -> Anchor? {
    let given = zip(arguments.labels, arguments.operands).first { $0.0 == nil }?.1.value
    if case .anchor(let anchor)? = given { return anchor }
    return nil
  }

  /// - Parameter second: Where it is not the same attribute of `other`.
  mutating func tiny(
    _ first: Anchor, to other: Item, _ second: Anchor?, turnsOffset: Bool = false,
    _ arguments: CallArguments
  ) throws(Stop) -> Value {
    var offset = arguments["offset"]
    if turnsOffset, let given = offset { offset = try negated(given) }
    return try tiny(
      first, second ?? Anchor(other, first.attribute), times: arguments["multiplier"], plus: offset,
      arguments)
  }

  mutating func tiny(
    _ first: Anchor, _ second: Anchor? = nil, times multiplier: Operand? = nil,
    plus constant: Operand? = nil, relation: Relation? = nil, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    var meant = relation
    if meant == nil { meant = try tinyRelation(arguments["relation"]) }
    return try hold(
      first, meant ?? .equal, second, times: multiplier,
      plus: constant, priority: arguments["priority"],
      isActive: truth(arguments["isActive"], else: true), at: arguments.range)
  }

  private mutating func tinyRelation(_ operand: Operand?) throws(Stop) -> Relation {
    guard let operand else { return .equal }
    switch try choice(operand, of: "TinyConstraints.ConstraintRelation").value {
    case "equalOrLess": return .lessThanOrEqual
    case "equalOrGreater": return .greaterThanOrEqual
    default: return .equal
    }
  }

  /// Several attributes, each with its part of insets, a size or a point.
  mutating func tinyGroup(
    _ item: Item, _ attributes: [Attribute], to other: Item, _ amounts: Operand?,
    _ arguments: CallArguments
  ) throws(Stop) -> Value {
    let type: TypeName =
      attributes.contains(.width)
      ? "CGSize" : attributes.contains(.centerX) ? "CGPoint" : "UIEdgeInsets"
    let zero = Operand(.whole(0), at: arguments.range)
    let amounts = try settled(amounts ?? zero, as: type)
    var made: [Value] = []
    for attribute in attributes {
      made.append(
        try tiny(
          Anchor(item, attribute), Anchor(other, attribute), times: arguments["multiplier"],
          plus: part(of: amounts, for: attribute), arguments))
    }
    return .list(made)
  }

  /// The superview, or its safe area.
  mutating func tinySuperview(
    of item: Item, _ arguments: CallArguments
  ) throws(Stop) -> Item {
    let superview = Item(try neededSuperview(of: item, at: arguments.range))
    let isSafe = try truth(arguments["usingSafeArea"], else: false)
    return isSafe ? try safeArea(of: superview, at: arguments.range) : superview
  }

  /// The edges that are left out.
  ///
  /// - Parameter isDirectional: Whether `.leading` counts; between two views only the absolute edges do.
  mutating func tinyEdges(
    _ operand: Operand?, isDirectional: Bool
  ) throws(Stop) -> Set<Attribute> {
    guard let operand else { return [] }
    let names = try options(operand, of: "TinyConstraints.LayoutEdge").value ?? []
    return names.reduce(into: []) { edges, name in
      switch name {
      case "leading" where !isDirectional, "trailing" where !isDirectional: break
      case "leading": edges.insert(readsFromRight ? .right : .left)
      case "trailing": edges.insert(readsFromRight ? .left : .right)
      default: if let edge = Attribute(name: name) { edges.insert(edge) }
      }
    }
  }

  private var readsFromRight: Bool { draft.direction == .rightToLeft }

  /// Left first; from right to left the right edge first.
  func inReadingOrder(_ attributes: [Attribute]) -> [Attribute] {
    guard readsFromRight, let left = attributes.firstIndex(of: .left),
      let right = attributes.firstIndex(of: .right)
    else { return attributes }
    var attributes = attributes
    attributes.swapAt(left, right)
    return attributes
  }

  /// Against the superview a trailing edge is so far within; read from right to left, it is the leading one.
  func turnsOffset(of attribute: Attribute) -> Bool {
    attribute == (readsFromRight ? .leading : .trailing)
  }
}

extension TinyMembers {
  /// Views one behind the other, which it adds first.
  static let stack = Member.method(
    "stack",
    [
      "_", "axis?: NSLayoutConstraint.Axis", "width?: CGFloat", "height?: CGFloat",
      "spacing?: CGFloat",
    ], gives: "Array", makesConstraints: true
  ) { (evaluator, value, arguments) throws(Stop) in
    try evaluator.leaveMask(of: value, at: arguments.range)
    let views = try evaluator.list(arguments.first).value ?? []
    var axis = Axis.vertical
    if let named = arguments["axis"] { axis = try evaluator.axis(named) ?? .vertical }
    var made: [Value] = []
    for (place, view) in views.enumerated() {
      let operand = Operand(view, at: arguments.range)
      try evaluator.callTable(
        "addSubview", of: "UIView", on: value,
        CallArguments(operand, range: arguments.range))
      try evaluator.leaveMask(of: view, at: arguments.range)
      made += try evaluator.tinyStack(
        evaluator.itemMeant(by: operand), axis, within: Operand(value, at: arguments.range),
        behind: place == 0 ? nil : Operand(views[place - 1], at: arguments.range),
        isLast: place == views.count - 1, arguments)
    }
    return .list(made)
  }
}

extension Evaluator {
  fileprivate mutating func tinyStack(
    _ item: Item, _ axis: Axis, within container: Operand, behind previous: Operand?, isLast: Bool,
    _ arguments: CallArguments
  ) throws(Stop) -> [Value] {
    let isVertical = axis == .vertical
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
    let across: [Attribute] = isVertical ? [.left, .right] : [.top, .bottom]
    let container = try itemMeant(by: container)
    let second =
      if let previous { Anchor(try itemMeant(by: previous), end) } else { Anchor(container, start) }
    let spacing = previous == nil ? nil : arguments["spacing"]
    let first = (Anchor(item, start), second, spacing)
    let others = across.map { (Anchor(item, $0), Anchor(container, $0), nil as Operand?) }
    let last = (Anchor(item, end), Anchor(container, end), nil as Operand?)
    var made: [Value] = []
    for (one, other, offset) in (isVertical ? [first] + others : others + [first])
      + (isLast ? [last] : [])
    {
      made.append(try hold(one, .equal, other, plus: offset, at: arguments.range))
    }
    for size in [Attribute.width, .height] {
      guard let amount = arguments[size.name], amount.value != .absent else { continue }
      made.append(try hold(Anchor(item, size), .equal, nil, plus: amount, at: arguments.range))
    }
    return made
  }
}
