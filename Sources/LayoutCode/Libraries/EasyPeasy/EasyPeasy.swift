import AutoLayout
import Interchange

/// EasyPeasy: `title.easy.layout(Top(8).to(picture), Left(16), Width(<=200))`, and `title <- [Top(8)]` of
/// its first version.
extension Library {
  static let easyPeasy = Library(
    "EasyPeasy", marks: ["easy", "easy_reload", "easy_clear"],
    types: [
      EasyMembers.handles, EasyMembers.attributes, EasyMembers.constants, EasyMembers.priorities,
      EasyMembers.references,
    ],
    additions: [
      MemberTable("UIView", members: EasyMembers.ofItems),
      MemberTable("UILayoutGuide", members: EasyMembers.ofItems),
      MemberTable("Array", members: EasyMembers.ofLists),
      MemberTable(UIKitTables.globals, members: EasyMembers.making),
    ],
    operators: [
      LibraryOperator(["==", ">=", "<=", "*"], .prefix) { (evaluator, sign, operands, _) in
        guard evaluator.isAmount(operands[0]) else { return nil }
        return EasyMembers.constant(sign, operands[0].value)
      },
      LibraryOperator(["*"]) { (evaluator, _, operands, _) throws(Stop) in
        try evaluator.easyProduct(operands)
      },
      LibraryOperator(["<-"]) { (evaluator, _, operands, range) throws(Stop) in
        let isKnown = evaluator.item(of: operands[0].value) != nil
        guard isKnown || operands[0].value.unknown != nil,
          evaluator.each(of: operands[1].value).allSatisfy(EasyMembers.isAttribute)
        else { return nil }
        return try evaluator.easyLayout(
          operands[0], evaluator.each(of: operands[1].value), at: range)
      },
    ])
}

enum EasyMembers {
  private static let handleType: TypeName = "EasyPeasy.EasyPeasy"
  private static let attributeType: TypeName = "EasyPeasy.Attribute"
  private static let constantType: TypeName = "EasyPeasy.Constant"
  private static let priorityType: TypeName = "EasyPeasy.Priority"
  private static let referenceType: TypeName = "EasyPeasy.ReferenceAttribute"

  // MARK: Attributes

  private static let named: [(name: String, attributes: [Attribute])] =
    Attribute.allCases.map { ($0.name.capitalizedFirst, [$0]) } + [
      ("Size", [.width, .height]), ("Center", [.centerX, .centerY]),
      ("Edges", [.top, .left, .right, .bottom]),
      ("Margins", [.topMargin, .leftMargin, .rightMargin, .bottomMargin]),
      ("CenterWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
    ]

  /// `Top(8)`, `Size(CGSize(width: 40, height: 20))`, `Edges()`
  static let making: [Member] = named.map { name, attributes in
    .method(name, ["_?"], gives: attributeType, isStatic: true) { (_, _, arguments) in
      var fields: [String: Value] = [
        "attributes": .list(attributes.map { .text($0.name) })
      ]
      if case .structure(let given)? = arguments[0]?.value, given.type == constantType {
        fields.merge(given.fields) { $1 }
      } else {
        fields["value"] = arguments[0]?.value
      }
      return .structure(Value.Structure(type: attributeType, fields: fields))
    }
  }

  static func isAttribute(_ value: Value) -> Bool {
    if case .structure(let structure) = value { structure.type == attributeType } else { false }
  }

  /// `>=8`; `*2` has 2 as its constant, too.
  static func constant(_ sign: String, _ amount: Value) -> Value {
    var fields = ["value": amount, "relation": .text(sign)]
    if sign == "*" { fields["multiplier"] = amount }
    return .structure(Value.Structure(type: constantType, fields: fields))
  }

  static let constants = MemberTable(constantType)

  static let attributes = MemberTable(
    attributeType,
    members: ["to", "like"].map { name in
      .method(name, ["_", "_?: EasyPeasy.ReferenceAttribute"], gives: attributeType) {
        (evaluator, value, arguments) throws(Stop) in
        let named = if case .structure(let said) = value { said.attributes } else { [Attribute]() }
        var fields = ["item": arguments.first.value]
        if let other = arguments[1], let name = try evaluator.choice(other, of: referenceType).value
        {
          fields["reference"] = .text(name)
        }
        return said(named.count == 4 ? without(value) : value, fields)
      }
    } + qualities)

  /// Of one attribute, and of each of a list.
  static let ofLists: [Member] = qualities

  private static let qualities: [Member] = [
    .method("with", ["_: EasyPeasy.Priority"], gives: attributeType) {
      (evaluator, value, arguments) throws(Stop) in
      said(value, ["priority": try evaluator.settled(arguments.first, as: priorityType).value])
    },
    .method("when", ["_: Function"], gives: attributeType) { _, value, arguments in
      said(value, ["condition": arguments.first.value])
    },
  ]

  /// Edges forget their insets as soon as they are held against a view.
  private static func without(_ value: Value) -> Value {
    guard case .structure(var structure) = value else { return value }
    for name in ["value", "relation", "multiplier"] { structure.fields[name] = nil }
    return .structure(structure)
  }

  /// The same attribute, or each of a list, with more said of it.
  private static func said(_ value: Value, _ fields: [String: Value]) -> Value {
    switch value {
    case .list(let values): return .list(values.map { said($0, fields) })
    case .structure(var structure):
      structure.fields.merge(fields) { $1 }
      return .structure(structure)
    default: return value
    }
  }

  static let references = MemberTable(
    referenceType,
    choices: Attribute.allCases.map { EnumerationCase(name: $0.name, rawValue: $0.rawValue) })

  static let priorities = MemberTable(
    priorityType,
    members: [
      ("required", 1000.0), ("high", 750), ("medium", 500), ("low", 250), ("highPriority", 1000),
      ("mediumPriority", 500), ("lowPriority", 1),
    ].map { .constant($0, type: priorityType, .real($1)) }
      + ["custom", "customPriority"].map { name in
        .method(name, ["_: CGFloat"], gives: priorityType, isStatic: true) {
          (evaluator, _, arguments) throws(Stop) in
          try evaluator.numeric(arguments.first)
        }
      })

  // MARK: Views and guides

  static let ofItems: [Member] =
    [
      .property("easy", type: handleType) { _, value, _ in handle(value) }
    ]
    + handles.members.filter { $0.name != "layout" }.map {
      $0.called("easy_" + $0.name, on: handle)
    }

  private static let handle: @Sendable (Value) -> Value = { target in
    .structure(Value.Structure(type: handleType, fields: ["target": target]))
  }

  static let handles = MemberTable(
    handleType,
    members: [
      .method("layout", ["_*"], gives: "Array", makesConstraints: true) {
        (evaluator, value, arguments) throws(Stop) in
        let target = Operand(evaluator.target(of: value), at: arguments.range)
        return try evaluator.easyLayout(
          target, arguments.operands.flatMap { evaluator.each(of: $0.value) },
          at: arguments.range)
      },
      .method("reload") { (evaluator, value, arguments) throws(Stop) in
        try evaluator.easyReload(evaluator.target(of: value), at: arguments.range)
        return .void
      },
      .method("clear") { (evaluator, value, arguments) throws(Stop) in
        try evaluator.easyClear(evaluator.target(of: value), at: arguments.range)
        return .void
      },
    ])
}

extension Evaluator {
  /// `>=8 * 2`
  fileprivate mutating func easyProduct(_ operands: [Operand]) throws(Stop) -> Value? {
    guard case .structure(var constant) = operands[0].value,
      constant.type == EasyMembers.constants.type, isAmount(operands[1])
    else { return nil }
    let factor = Operand(constant.fields["multiplier"] ?? .real(1), at: operands[0].range)
    constant.fields["multiplier"] = try combined(factor, "*", operands[1]).value
    return .structure(constant)
  }
}
