import AutoLayout
import Interchange
import Prose

/// `constraint(equalTo:multiplier:constant:)` and its relatives (UIKit constraints, section 2), with
/// the names that they had in Objective-C and in early Swift.
enum NSLayoutAnchorMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "NSLayoutAnchor", superclass: "NSObject",
      inert: ["name", "item", "constraintsAffectingLayout"],
      members: forms + [
        .constant("hasAmbiguousLayout", type: "Bool", isStatic: false, .boolean(false)), distance,
      ]),
    MemberTable("NSLayoutXAxisAnchor", superclass: "NSLayoutAnchor"),
    MemberTable("NSLayoutYAxisAnchor", superclass: "NSLayoutAnchor"),
    MemberTable("NSLayoutDimension", superclass: "NSLayoutAnchor"),
  ]

  private static let relations: [(label: String, relation: Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ("lessThanOrEqualTo", .lessThanOrEqual),
  ]

  private static let forms: [Member] = relations.flatMap { label, relation in
    let older = "constraint" + label.prefix(1).uppercased() + label.dropFirst()
    let spaced = [older + "SystemSpacingAfterAnchor", older + "SystemSpacingBelowAnchor"]
    return [
      made("constraint", ["\(label)", "multiplier?: CGFloat", "constant?: CGFloat"], relation),
      made("constraint", ["\(label)Constant: CGFloat"], relation, against: .number),
      made(
        "constraint",
        ["\(label)SystemSpacingAfter|\(label)SystemSpacingBelow", "multiplier?: CGFloat"],
        relation, against: .spacing),
      made(older + "Anchor", ["_", "multiplier?: CGFloat", "constant?: CGFloat"], relation),
      made(older + "Constant", ["_: CGFloat"], relation, against: .number),
      made(spaced[0], ["_", "multiplier?"], relation, against: .spacing),
      made(spaced[1], ["_", "multiplier?"], relation, against: .spacing),
    ]
  }

  /// What an anchor is held against.
  private enum Object { case anchor, number, spacing }

  private static func made(
    _ name: String, _ labels: [String], _ relation: Relation, against object: Object = .anchor
  ) -> Member {
    .method(name, labels.map { MemberParameter($0) }, gives: "NSLayoutConstraint") {
      (evaluator, value, arguments) throws(Stop) in
      switch object {
      case .anchor: try evaluator.constraint(from: value, relation, arguments)
      case .number: try evaluator.constraint(from: value, relation, toNumber: arguments)
      case .spacing: try evaluator.constraint(from: value, relation, spaced: arguments)
      }
    }
  }

  private static let distance = Member.method(
    "anchorWithOffset", ["to|toAnchor"], older: ["anchorWithOffsetToAnchor"],
    gives: "NSLayoutDimension"
  ) { (evaluator, value, arguments) throws(Stop) in
    guard case .anchor(let from) = value else { return .void }
    let to = try evaluator.anchor(arguments.first, like: from.attribute)
    guard from.attribute.kind == to.attribute.kind, from.attribute.kind != .size else {
      throw .objection(UIKitWords.incommensurable, at: arguments.range, hints: [])
    }
    return .structure(
      Value.Structure(
        type: "NSLayoutDimension", fields: ["from": .anchor(from), "to": .anchor(to)]))
  }
}

extension Evaluator {
  fileprivate mutating func constraint(
    from value: Value, _ relation: Relation, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard case .anchor(let first) = value else {
      throw .objection(UIKitWords.distanceAgainstAnchor, at: arguments.range, hints: [])
    }
    let second = try anchor(arguments.first, like: first.attribute)
    try need(second, ofTypeOf: first, at: arguments.range)
    var new = NewConstraint(first, relation, second, origin: .swift(step: step))
    if let operand = arguments["multiplier"] { try set(\.multiplier, of: &new, operand) }
    if let operand = arguments["constant"] { try set(\.constant, of: &new, operand) }
    return made(new, at: arguments.range)
  }

  fileprivate mutating func constraint(
    from value: Value, _ relation: Relation, toNumber arguments: CallArguments
  ) throws(Stop) -> Value {
    var new: NewConstraint
    switch value {
    case .anchor(let anchor):
      new = NewConstraint(anchor, relation, nil, origin: .swift(step: step))
    case .structure(let distance):
      guard case .anchor(let from)? = distance.fields["from"],
        case .anchor(let to)? = distance.fields["to"]
      else { return .void }
      new = NewConstraint(to, relation, from, origin: .swift(step: step))
    default: return .void
    }
    try set(\.constant, of: &new, arguments.first)
    return made(new, at: arguments.range)
  }

  fileprivate mutating func constraint(
    from value: Value, _ relation: Relation, spaced arguments: CallArguments
  ) throws(Stop) -> Value {
    guard case .anchor(let first) = value else { return .void }
    let second = try anchor(arguments.first, like: first.attribute)
    try need(second, ofTypeOf: first, at: arguments.range)
    var new = NewConstraint(first, relation, second, origin: .swift(step: step))
    let spacing = StandardSpacing.between(first, second, in: draft)
    (new.constant, new.spacing) = (spacing, .anchors)
    if let operand = arguments["multiplier"] {
      try set(\.constant, of: &new, operand)
      new.constant *= spacing
      if let text = new.waiting?.constant { new.waiting?.constant = "\(spacing.plain) * \(text)" }
    }
    return made(new, at: arguments.range)
  }

  /// In Swift anchors of two types are a mistake that the compiler finds, before UIKit can.
  private func need(
    _ second: Anchor, ofTypeOf first: Anchor, at range: SourceRange
  ) throws(Stop) {
    let (type, other) = (first.attribute.kind.anchorType, second.attribute.kind.anchorType)
    guard policy == .code, type != other, program.file(of: range)?.dialect == .swift else { return }
    throw .objection(UIKitWords.anchorsOfTwoTypes(type, other), at: range, hints: [])
  }

  /// Made and not active yet.
  mutating func made(_ new: NewConstraint, at range: SourceRange) -> Value {
    var new = new
    new.isActive = false
    return makeConstraint(new, at: range)
  }
}

extension Attribute.Kind {
  fileprivate var anchorType: TypeName {
    switch self {
    case .horizontalLocation: "NSLayoutXAxisAnchor"
    case .verticalLocation: "NSLayoutYAxisAnchor"
    case .size: "NSLayoutDimension"
    }
  }
}
