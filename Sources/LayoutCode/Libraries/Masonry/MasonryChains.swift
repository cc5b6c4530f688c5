import AutoLayout
import Interchange

/// What stands behind `make`, and the constraints of Masonry's that this makes: they are the same objects.
extension MasonryMembers {
  static let maker = MemberTable(
    makerType,
    members: (named + groups).map { name, attributes in
      .property(name, type: constraintType) { (evaluator, value, range) throws(Stop) in
        try evaluator.startChain(constraintType, of: value, attributes, at: range)
      }
    } + [
      .method("attributes", ["_"], gives: constraintType) {
        (evaluator, value, arguments) throws(Stop) in
        let names = evaluator.masonryNames(in: arguments.first.value)
        return try evaluator.startChain(
          constraintType, of: value, order.filter { names.contains($0.name) }, at: arguments.range)
      },
      .method("group", ["_: Function"], gives: constraintType) {
        (evaluator, value, arguments) throws(Stop) in
        if case .function(let group) = arguments.first.value {
          _ = try evaluator.call(group, [], at: arguments.range)
        }
        return value
      },
    ])

  static let constraint = MemberTable(
    constraintType,
    members: attributes + words + relations + Member.factors(gives: constraintType) + amounts
      + priorityCalls + switches)

  private static let attributes: [Member] = named.map { name, attributes in
    .property(name, type: constraintType) { evaluator, value, _ in
      evaluator.extend(value) { $0.attributes += attributes }
    }
  }

  private static let words: [Member] = ["with", "and"].map { name in
    .property(name, type: constraintType) { _, value, _ in value }
  }

  private static let relations: [Member] = ConstraintChain.relationNames.flatMap { name, relation in
    [name, "mas_" + name].map { name in
      .method(name, ["_"], gives: constraintType, makesConstraints: true) {
        (evaluator, value, arguments) throws(Stop) in
        try evaluator.relateMasonry(value, relation, to: arguments.first, at: arguments.range)
      }
    }
  }

  /// Also as setters of what is installed: `[top setOffset:20]`.
  private static let amounts: [Member] =
    [
      ("offset", "CGFloat"), ("insets", "UIEdgeInsets"), ("sizeOffset", "CGSize"),
      ("centerOffset", "CGPoint"), ("valueOffset", "CGFloat"), ("mas_offset", "CGFloat"),
      ("inset", "CGFloat"),
    ].flatMap { (name: String, type: TypeName) in
      [name, "set" + name.capitalizedFirst].map { spelled in
        .method(spelled, [MemberParameter("_: \(type.text)")], gives: constraintType) {
          (evaluator, value, arguments) throws(Stop) in
          var operand = try evaluator.settled(arguments.first, as: type)
          if name == "inset" {
            operand = Operand(
              Shape.insets.value(Shape.insets.labels.map { _ in operand.value }), at: operand.range)
          }
          return try evaluator.setMasonryConstant(of: value, operand)
        }
      }
    }
    + [
      .method("key", ["_"], gives: constraintType) { evaluator, value, arguments in
        evaluator.extend(value) { $0.label = arguments.first }
      }
    ]

  private static let priorityCalls: [Member] =
    [
      .method("priority", ["_: UILayoutPriority"], gives: constraintType) {
        (evaluator, value, arguments) throws(Stop) in
        let operand = try evaluator.settled(arguments.first, as: "UILayoutPriority")
        return evaluator.extend(value) { $0.priority = operand }
      }
    ]
    + Member.namedPriorities(
      [("High", 750), ("Medium", 500), ("Low", 250)], gives: constraintType)

  private static let switches: [Member] = [
    ("install", true), ("activate", true), ("uninstall", false), ("deactivate", false),
  ].map { name, isActive in
    .method(name) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.setMasonry(value, isActive: isActive, at: arguments.range)
      return .void
    }
  }
}

extension Evaluator {
  /// Options of a mask: `MASAttributeLeft | MASAttributeTop`.
  fileprivate func masonryNames(in value: Value) -> Set<String> {
    switch value {
    case .list(let values): values.reduce(into: []) { $0.formUnion(masonryNames(in: $1)) }
    case .unknown(let unknown):
      Set(
        unknown.name.split { !$0.isLetter }.map { $0.replacing("MASAttribute", with: "") }
          .map { $0.prefix(1).lowercased() + $0.dropFirst() })
    default: []
    }
  }

  /// What a chain is held against: a view, a guide, an attribute of one, a number, or each of a list.
  fileprivate mutating func relateMasonry(
    _ value: Value, _ relation: Relation, to operand: Operand, at range: SourceRange
  ) throws(Stop) -> Value {
    guard let chain = chain(value) else { return value }
    var targets = [operand]
    if case .list(let values) = operand.value {
      targets = values.map { Operand($0, at: operand.range) }
    }
    var held: [Value] = []
    for target in targets {
      held.append(try masonryTarget(target, for: chain.attributes))
    }
    store(Self.masonryTargets, .list(held), in: value)
    return extend(value) {
      ($0.relation, $0.range) = (relation, range)
      // Of several, each number is that of its own constraint until an offset takes its place.
      if held.count == 1, case .constant(let constant)? = held.first.map({ MasonryTarget($0) }) {
        $0.constant = Operand(constant, at: operand.range)
      }
    }
  }

  private mutating func masonryTarget(
    _ operand: Operand, for attributes: [Attribute]
  ) throws(Stop) -> Value {
    switch operand.value {
    case .structure, .number, .boolean: return operand.value
    case .choice: return try settled(operand, as: "CGFloat").value
    case .unknown(let unknown) where isNumber(unknown, for: attributes): return operand.value
    default: return value(for: try itemMeant(by: operand))
    }
  }

  static let masonryTargets = " mas targets"

  /// Sets a constant, also of what is installed already.
  fileprivate mutating func setMasonryConstant(
    of value: Value, _ operand: Operand
  ) throws(Stop) -> Value {
    let changed = extend(value) { $0.constant = operand }
    for made in layoutConstraints(of: value) {
      guard let attribute = constraintParts(of: made)?.equation.first.attribute,
        let part = try masonryPart(of: operand, for: attribute)
      else { continue }
      try setConstant(of: made, part)
    }
    return changed
  }
}

/// What a constraint of Masonry's is held against.
enum MasonryTarget {
  case constant(Value)
  case item(Value, [Attribute])

  init(_ value: Value) {
    switch value {
    case .structure(let structure) where structure.type == MasonryMembers.itemType:
      self = .item(structure.fields["target"] ?? .absent, structure.attributes)
    case .structure, .number, .boolean, .unknown: self = .constant(value)
    default: self = .item(value, [])
    }
  }
}
