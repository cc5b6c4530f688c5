import AutoLayout
import Interchange

/// SnapKit: `card.snp.makeConstraints { make in make.top.leading.equalToSuperview().inset(8) }`.
extension Library {
  static let snapKit = Library(
    "SnapKit", isUnmistakable: true,
    types: [
      SnapKitMembers.handles, SnapKitMembers.items, SnapKitMembers.maker, SnapKitMembers.chain,
      SnapKitMembers.constraint, SnapKitMembers.priorities,
    ], aliases: SnapKitMembers.aliases,
    additions: [
      MemberTable("UIView", members: SnapKitMembers.ofItems + SnapKitMembers.older),
      MemberTable("UILayoutGuide", members: SnapKitMembers.ofItems + SnapKitMembers.older),
      MemberTable("UIViewController", members: SnapKitMembers.olderOfControllers),
    ])
}

enum SnapKitMembers {
  static let handleType: TypeName = "SnapKit.ConstraintViewDSL"
  static let itemType: TypeName = "SnapKit.ConstraintItem"
  static let makerType: TypeName = "SnapKit.ConstraintMaker"
  static let chainType: TypeName = "SnapKit.ConstraintMakerExtendable"
  static let constraintType: TypeName = "SnapKit.Constraint"
  static let priorityType: TypeName = "SnapKit.ConstraintPriority"

  /// `card.snp`
  static let ofItems: [Member] = [
    .property(
      "snp", type: handleType,
      read: { (evaluator, value, range) throws(Stop) in
        try evaluator.awaken(value, at: range)
        return handle(value)
      },
      // What is set behind it is the view's own.
      write: { _, _, _ in })
  ]

  /// `card.snp_left`, `card.snp_makeConstraints { … }` of version 0.
  static let older: [Member] = handles.members.map { $0.called("snp_" + $0.name, on: handle) }

  /// `snp_topLayoutGuideBottom`
  static let olderOfControllers: [Member] = [
    ("topLayoutGuide", "Top", Attribute.top), ("topLayoutGuide", "Bottom", .bottom),
    ("bottomLayoutGuide", "Top", .top), ("bottomLayoutGuide", "Bottom", .bottom),
  ].map { guide, end, attribute in
    Member.property("snp_\(guide)\(end)", type: itemType) {
      (evaluator, value, range) throws(Stop) in
      let target = try evaluator.read(guide, of: value, at: range)
      return .structure(Value.Structure(itemType, of: target, [attribute]))
    }
  }

  /// Its names for types of UIKit's, and for what one table stands for here.
  static let aliases: [String: TypeName] = [
    "ConstraintView": "UIView", "ConstraintLayoutGuide": "UILayoutGuide",
    "ConstraintInsets": "UIEdgeInsets", "ConstraintDirectionalInsets": "NSDirectionalEdgeInsets",
    "ConstraintDSL": handleType, "ConstraintBasicAttributesDSL": handleType,
    "ConstraintAttributesDSL": handleType, "ConstraintLayoutGuideDSL": handleType,
    "ConstraintLayoutSupportDSL": handleType, "ConstraintMakerRelatable": chainType,
    "ConstraintMakerEditable": chainType, "ConstraintMakerPrioritizable": chainType,
    "ConstraintMakerPriortizable": chainType, "ConstraintMakerFinalizable": chainType,
    "LayoutConstraint": "NSLayoutConstraint",
  ]

  private static let handle: @Sendable (Value) -> Value = { target in
    .structure(Value.Structure(type: handleType, fields: ["target": target]))
  }

  /// What is behind `snp`: the calls that make constraints, and what these can be held against.
  static let handles = MemberTable(
    handleType,
    members: [
      .method("prepareConstraints", ["_: Function"], gives: "Array") {
        (evaluator, value, arguments) throws(Stop) in
        .list(try evaluator.snapConstraints(of: evaluator.target(of: value), by: arguments.first))
      },
      .method("makeConstraints", ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
        try evaluator.snapMake(evaluator.target(of: value), arguments)
      },
      .method("remakeConstraints", ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
        let target = evaluator.target(of: value)
        try evaluator.snapRemoveAll(of: target, at: arguments.range)
        return try evaluator.snapMake(target, arguments)
      },
      .method("updateConstraints", ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
        try evaluator.snapUpdate(evaluator.target(of: value), arguments)
      },
      .method("removeConstraints") { (evaluator, value, arguments) throws(Stop) in
        try evaluator.snapRemoveAll(of: evaluator.target(of: value), at: arguments.range)
        return .void
      },
    ] + priorityOfContent
      + SnapKitAttributes.named.map { name, attributes in
        .property(name, type: itemType) { (evaluator, value, range) throws(Stop) in
          let target = evaluator.target(of: value)
          _ = try evaluator.itemMeant(by: Operand(target, at: range))
          return .structure(Value.Structure(itemType, of: target, attributes))
        }
      })

  static let items = MemberTable(itemType)

  /// `contentHuggingHorizontalPriority` and its kin stand for the view's own.
  private static let priorityOfContent: [Member] = [
    ("contentHugging", Axis.horizontal), ("contentHugging", .vertical),
    ("contentCompressionResistance", .horizontal), ("contentCompressionResistance", .vertical),
  ].map { name, axis in
    let axisName = axis.rawValue
    return Member.property(
      "\(name)\(axisName.capitalizedFirst)Priority", type: "UILayoutPriority",
      read: { (evaluator, value, range) throws(Stop) in
        let axis = Operand(.choice(axisName, of: "NSLayoutConstraint.Axis"), at: range)
        return try evaluator.callTable(
          "\(name)Priority", of: "UIView", on: evaluator.target(of: value),
          CallArguments(operands: [axis], labels: ["for"], range: range))
      },
      write: { (evaluator, value, operand) throws(Stop) in
        let axis = Operand(.choice(axisName, of: "NSLayoutConstraint.Axis"), at: operand.range)
        try evaluator.callTable(
          "set\(name.capitalizedFirst)Priority", of: "UIView", on: evaluator.target(of: value),
          CallArguments(operands: [operand, axis], labels: [nil, "for"], range: operand.range))
      })
  }

  static let priorities = MemberTable(
    priorityType, superclass: "UILayoutPriority",
    members: [
      .initializer(["_|floatLiteral"]) { (evaluator, _, arguments) throws(Stop) in
        try evaluator.numeric(arguments.first)
      },
      .constant("required", type: priorityType, .real(1000)),
      .constant("high", type: priorityType, .real(750)),
      .constant("medium", type: priorityType, .real(500)),
      .constant("low", type: priorityType, .real(250)),
    ])
}
