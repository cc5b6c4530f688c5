import AutoLayout
import Interchange

/// Cartography: `constrain(title, picture) { title, picture in title.top == picture.bottom + 8 }`.
extension Library {
  static let cartography = Library(
    "Cartography", marks: ["constrain"],
    types: [
      CartographyMembers.proxies, CartographyMembers.expressions, CartographyMembers.groups,
    ],
    aliases: [
      "LayoutPriority": "UILayoutPriority", "LayoutGuide": "UILayoutGuide",
      "LayoutRelation": "NSLayoutConstraint.Relation",
      "LayoutAttribute": "NSLayoutConstraint.Attribute",
    ],
    additions: [
      MemberTable(
        UIKitTables.globals,
        members: [CartographyMembers.constrain, CartographyMembers.clear]
          + CartographyMembers.aligning + CartographyMembers.distributing
          + CartographyMembers.insets),
      MemberTable("UIViewController", members: CartographyMembers.ofControllers),
    ],
    operators: [
      LibraryOperator(["+", "-", "*", "/"]) { (evaluator, sign, operands, _) throws(Stop) in
        try evaluator.cartographySum(sign, operands)
      },
      LibraryOperator(["~"], rightType: "UILayoutPriority") {
        (evaluator, _, operands, _) throws(Stop) in
        try evaluator.cartographyPriority(operands)
      },
      LibraryOperator(["==", "<=", ">="]) { (evaluator, sign, operands, range) throws(Stop) in
        try evaluator.cartographyRelation(sign, operands, at: range)
      },
    ],
    relations: Relations(
      members: Set(CartographyMembers.named.map(\.name)), block: "constrain"))
}

enum CartographyMembers {
  private static let proxyType: TypeName = "Cartography.ViewProxy"
  static let expressionType: TypeName = "Cartography.Expression"
  private static let groupType: TypeName = "Cartography.ConstraintGroup"

  static let named: [(name: String, attributes: [Attribute])] =
    Attribute.allCases.map { ($0.name, [$0]) } + [
      ("baseline", [.lastBaseline]), ("edges", [.top, .leading, .bottom, .trailing]),
      ("edgesWithinMargins", [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]),
      ("center", [.centerX, .centerY]),
      ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
      ("size", [.width, .height]),
    ]

  static func proxy(_ target: Value) -> Value {
    target == .absent
      ? .absent : .structure(Value.Structure(type: proxyType, fields: ["target": target]))
  }

  /// What a closure speaks of instead of a view or guide.
  static let proxies = MemberTable(
    proxyType,
    members: named.map { name, attributes in
      .property(name, type: expressionType) { (evaluator, value, range) throws(Stop) in
        let target = Operand(evaluator.target(of: value), at: range)
        let item = try evaluator.itemMeant(by: target)
        return AnchorExpression(attributes.map { Anchor(item, $0) }).value(expressionType)
      }
    }
      + [
        "superview", "owningView", "safeAreaLayoutGuide", "layoutMarginsGuide",
        "readableContentGuide", "keyboardLayoutGuide",
      ].map { name in
        .property(name, type: proxyType) { (evaluator, value, range) throws(Stop) in
          proxy(try evaluator.read(name, of: evaluator.target(of: value), at: range))
        }
      })

  /// `car_topLayoutGuide.bottom`: where the bars end, from either of the guide's edges that is used.
  static let ofControllers: [Member] = ["car_topLayoutGuide", "car_bottomLayoutGuide"].map { name in
    .property(name) { (evaluator, value, range) throws(Stop) in
      try evaluator.read(String(name.dropFirst(4)), of: value, at: range)
    }
  }

  // MARK: Groups of constraints

  static let groups = MemberTable(
    groupType,
    members: [
      .initializer { evaluator, _, _ in .object(evaluator.heap.make(Object(type: groupType))) },
      .property(
        "isActive", older: ["active"], type: "Bool",
        read: { evaluator, value, _ in
          let parts = evaluator.layoutConstraints(of: value).map {
            evaluator.constraintParts(of: $0)
          }
          return .boolean(parts.allSatisfy { $0?.isActive == true })
        },
        write: { (evaluator, value, operand) throws(Stop) in
          guard let isActive = try evaluator.knownTruth(operand) else { return }
          try evaluator.setCartography(value, isActive, at: operand.range)
        }),
    ])

  /// `constrain(title, picture, replace: group) { title, picture in … }`
  static let constrain = Member.method(
    "constrain", ["_*", "replace?", "block|_?: Function"], older: ["layout"], gives: groupType,
    isStatic: true
  ) { (evaluator, _, arguments) throws(Stop) in
    var items = arguments.operands
    guard let block = items.popLast(), case .function = block.value else { return .void }
    var group = Value.object(evaluator.heap.make(Object(type: groupType)))
    if let given = arguments["replace"] {
      items.removeLast()
      group = given.value
    }
    var proxies: [Value] = []
    for item in items { proxies.append(try evaluator.proxied(item)) }
    let made = try evaluator.run(ConstraintBlock(keepsBack: true), block, proxies)
    try evaluator.setCartography(group, false, at: arguments.range)
    evaluator.store("layoutConstraints", .list(made), in: group)
    try evaluator.setCartography(group, true, at: arguments.range)
    return group
  }

  static let clear = Member.method("constrain", ["clear"], isStatic: true) {
    (evaluator, _, arguments) throws(Stop) in
    try evaluator.setCartography(arguments.first.value, false, at: arguments.range)
    evaluator.store("layoutConstraints", .list([]), in: arguments.first.value)
    return .void
  }
}

extension Evaluator {
  /// A view, each of a list, or each value of a dictionary.
  fileprivate mutating func proxied(_ operand: Operand) throws(Stop) -> Value {
    switch operand.value {
    case .list(let values):
      var proxies: [Value] = []
      for value in values { proxies.append(try proxied(Operand(value, at: operand.range))) }
      return .list(proxies)
    case .dictionary(var entries):
      for place in entries.indices {
        let value = Operand(entries[place].value, at: operand.range)
        entries[place].value = try proxied(value)
      }
      return .dictionary(entries)
    default:
      return CartographyMembers.proxy(value(for: try itemMeant(by: operand)))
    }
  }

  fileprivate mutating func setCartography(
    _ group: Value, _ isActive: Bool, at range: SourceRange
  ) throws(Stop) {
    try switchAll(Operand(.list(layoutConstraints(of: group)), at: range), isActive)
  }
}
