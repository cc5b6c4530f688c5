import AutoLayout
import Interchange

/// TinyConstraints: `title.topToBottom(of: picture, offset: 8)`, `card.edgesToSuperview(insets: .uniform(8))`.
extension Library {
  static let tinyConstraints = Library(
    "TinyConstraints",
    marks: Set(
      (TinyMembers.ofItems + TinyMembers.ofViews).map(\.name)
        .filter { $0.hasSuffix("Superview") || $0.contains("To") }),
    types: [TinyMembers.relations, TinyMembers.edges],
    aliases: [
      "TinyView": "UIView", "TinyEdgeInsets": "UIEdgeInsets", "LayoutPriority": "UILayoutPriority",
      "LayoutGuide": "UILayoutGuide", "ConstraintAxis": "NSLayoutConstraint.Axis",
      "Constraint": "NSLayoutConstraint",
    ],
    additions: [
      MemberTable("UIView", members: TinyMembers.ofItems + TinyMembers.ofViews),
      MemberTable("UILayoutGuide", members: TinyMembers.ofItems),
      MemberTable("UIEdgeInsets", members: TinyMembers.ofInsets),
      MemberTable("NSLayoutConstraint", members: TinyMembers.ofConstraints),
      MemberTable("Array", members: TinyMembers.ofLists),
    ],
    operators: [
      LibraryOperator(["+"]) { (evaluator, _, operands, _) throws(Stop) in
        guard let one = Shape.insets.parts(of: operands[0].value),
          let other = Shape.insets.parts(of: operands[1].value)
        else { return nil }
        return Shape.insets.value(
          try zip(one, other).map { (one, other) throws(Stop) in
            try evaluator.combine(
              "+", Operand(one, at: operands[0].range), Operand(other, at: operands[1].range),
              at: operands[1].range)
          })
      }
    ])
}

enum TinyMembers {
  private static let relationType: TypeName = "TinyConstraints.ConstraintRelation"
  private static let edgeType: TypeName = "TinyConstraints.LayoutEdge"

  static let relations = MemberTable(
    relationType,
    choices: [("equal", 0), ("equalOrLess", -1), ("equalOrGreater", 1)].map {
      EnumerationCase(name: $0, rawValue: $1)
    })

  static let edges = MemberTable(
    edgeType,
    choices: ["top", "bottom", "trailing", "leading", "left", "right", "none"].enumerated().map {
      EnumerationCase(name: $1, rawValue: 1 << $0)
    })

  private typealias Make =
    @Sendable (inout Evaluator, Item, CallArguments) throws(Stop) -> Value

  /// A call on a view or guide, with what all of them take last.
  private static func call(
    _ name: String, _ parameters: [MemberParameter], gives type: TypeName = "NSLayoutConstraint",
    make: @escaping Make
  ) -> Member {
    let last: [MemberParameter] = [
      "relation?: TinyConstraints.ConstraintRelation", "priority?: UILayoutPriority",
      "isActive?: Bool", "usingSafeArea?: Bool",
    ]
    return .method(name, parameters + last, gives: type, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.awaken(value, at: arguments.range)
      try evaluator.leaveMask(of: value, at: arguments.range)
      let item = try evaluator.itemMeant(by: Operand(value, at: arguments.range))
      return try make(&evaluator, item, arguments)
    }
  }

  private static let attributes: [Attribute] = [
    .leading, .left, .trailing, .right, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  // MARK: Views and guides

  static let ofItems: [Member] =
    attributes.map { attribute in
      call(attribute.name, ["to", "_?", "multiplier?: CGFloat", "offset?: CGFloat"]) {
        (evaluator, item, arguments) throws(Stop) in
        try evaluator.tiny(
          Anchor(item, attribute), to: evaluator.itemMeant(by: arguments.first),
          evaluator.tinyAnchor(arguments), arguments)
      }
    } + opposites + sizes + groups + [
      .method("prepareForLayout", gives: "UIView") { (evaluator, value, arguments) throws(Stop) in
        try evaluator.leaveMask(of: value, at: arguments.range)
        return value
      }
    ]

  private static let opposites: [Member] = [
    ("leadingToTrailing", Attribute.leading, Attribute.trailing),
    ("leftToRight", .left, .right), ("trailingToLeading", .trailing, .leading),
    ("rightToLeft", .right, .left), ("topToBottom", .top, .bottom), ("bottomToTop", .bottom, .top),
    ("widthToHeight", .width, .height), ("heightToWidth", .height, .width),
  ].map { name, first, second in
    call(name, ["of", "multiplier?: CGFloat", "offset?: CGFloat"]) {
      (evaluator, item, arguments) throws(Stop) in
      let other = try evaluator.itemMeant(by: arguments.first)
      return try evaluator.tiny(
        Anchor(item, first), to: other, Anchor(other, second), arguments)
    }
  }

  private static let sizes: [Member] =
    [Attribute.width, .height].flatMap { attribute in
      [
        call(attribute.name, ["_: CGFloat"]) { (evaluator, item, arguments) throws(Stop) in
          try evaluator.tiny(Anchor(item, attribute), plus: arguments.first, arguments)
        },
        call(attribute.name, ["min?: CGFloat", "max?: CGFloat"], gives: "Array") {
          (evaluator, item, arguments) throws(Stop) in
          var made: [Value] = []
          for (label, relation) in [
            ("min", Relation.greaterThanOrEqual), ("max", .lessThanOrEqual),
          ] {
            guard let amount = arguments[label], amount.value != .absent else { continue }
            made.append(
              try evaluator.tiny(
                Anchor(item, attribute), plus: amount, relation: relation, arguments))
          }
          return .list(made)
        },
      ]
    } + [
      call("aspectRatio", ["_: CGFloat"]) { (evaluator, item, arguments) throws(Stop) in
        try evaluator.tiny(
          Anchor(item, .width), Anchor(item, .height), times: arguments.first, arguments)
      },
      call("size", ["_: CGSize"], gives: "Array") { (evaluator, item, arguments) throws(Stop) in
        let size = try evaluator.settled(arguments.first, as: "CGSize")
        return try .list(
          [Attribute.width, .height].map { attribute throws(Stop) in
            try evaluator.tiny(
              Anchor(item, attribute), plus: evaluator.part(of: size, for: attribute), arguments)
          })
      },
    ]

  private static let groups: [Member] = [
    call("size", ["to", "multiplier?: CGFloat", "insets?: CGSize"], gives: "Array") {
      (evaluator, item, arguments) throws(Stop) in
      try evaluator.tinyGroup(
        item, [.width, .height], to: evaluator.itemMeant(by: arguments.first),
        arguments["insets"], arguments)
    },
    call("center", ["in", "offset?: CGPoint"], gives: "Array") {
      (evaluator, item, arguments) throws(Stop) in
      try evaluator.tinyGroup(
        item, [.centerX, .centerY], to: evaluator.itemMeant(by: arguments.first),
        arguments["offset"], arguments)
    },
    call("origin", ["to", "insets?: UIEdgeInsets"], gives: "Array") {
      (evaluator, item, arguments) throws(Stop) in
      try evaluator.tinyGroup(
        item, [.left, .top], to: evaluator.itemMeant(by: arguments.first), arguments["insets"],
        arguments)
    },
    call(
      "edges",
      ["to", "excluding?: TinyConstraints.LayoutEdge", "insets?: UIEdgeInsets"], gives: "Array"
    ) { (evaluator, item, arguments) throws(Stop) in
      let without = try evaluator.tinyEdges(arguments["excluding"], isDirectional: false)
      return try evaluator.tinyGroup(
        item, [.top, .left, .bottom, .right].filter { !without.contains($0) },
        to: evaluator.itemMeant(by: arguments.first), arguments["insets"], arguments)
    },
  ]

  // MARK: Against the superview

  static let ofViews: [Member] =
    attributes.map { attribute in
      call(attribute.name + "ToSuperview", ["_?", "multiplier?: CGFloat", "offset?: CGFloat"]) {
        (evaluator, item, arguments) throws(Stop) in
        let other = try evaluator.tinySuperview(of: item, arguments)
        return try evaluator.tiny(
          Anchor(item, attribute), to: other, evaluator.tinyAnchor(arguments),
          turnsOffset: evaluator.turnsOffset(of: attribute), arguments)
      }
    }
    + [
      toSuperview("centerInSuperview", ["offset?: CGPoint"], [.centerX, .centerY]),
      toSuperview("originToSuperview", ["insets?: UIEdgeInsets"], [.left, .top]),
      toSuperview("horizontalToSuperview", ["insets?: UIEdgeInsets"], [.left, .right]),
      toSuperview("verticalToSuperview", ["insets?: UIEdgeInsets"], [.top, .bottom]),
      toSuperview(
        "edgesToSuperview",
        ["excluding?: TinyConstraints.LayoutEdge", "insets?: UIEdgeInsets"],
        [.top, .left, .right, .bottom]),
    ] + [stack]
    + [
      ("setHugging", "setContentHuggingPriority"),
      ("setCompressionResistance", "setContentCompressionResistancePriority"),
    ].map { name, setter in
      .method(name, ["_: UILayoutPriority", "for: NSLayoutConstraint.Axis"]) {
        (evaluator, value, arguments) throws(Stop) in
        try evaluator.callTable(setter, of: "UIView", on: value, arguments)
        return .void
      }
    }

  private static func toSuperview(
    _ name: String, _ parameters: [MemberParameter], _ attributes: [Attribute]
  ) -> Member {
    call(name, parameters, gives: "Array") { (evaluator, item, arguments) throws(Stop) in
      let without = try evaluator.tinyEdges(arguments["excluding"], isDirectional: true)
      let shown = attributes.filter { !without.contains($0) }
      return try evaluator.tinyGroup(
        item, evaluator.inReadingOrder(shown),
        to: evaluator.tinySuperview(of: item, arguments),
        arguments["insets"] ?? arguments["offset"], arguments)
    }
  }

  // MARK: Insets, constraints

  static let ofInsets: [Member] = [
    ("uniform", ["top", "left", "bottom", "right"]), ("top", ["top"]), ("left", ["left"]),
    ("bottom", ["bottom"]), ("right", ["right"]), ("horizontal", ["left", "right"]),
    ("vertical", ["top", "bottom"]),
  ].map { (name: String, sides: [String]) in
    .method(name, ["_: CGFloat"], gives: "UIEdgeInsets", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      let amount = try evaluator.numeric(arguments.first)
      return Shape.insets.value(
        Shape.insets.labels.map { sides.contains($0) ? amount : .real(0) })
    }
  }

  static let ofConstraints: [Member] = [
    ("with", "priority", "UILayoutPriority"), ("set", "isActive", "Bool"),
  ].map { name, property, type in
    .method(name, [MemberParameter("_: \(type)")], gives: "NSLayoutConstraint") {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.write(arguments.first, to: property, of: value, at: arguments.range)
      return value
    }
  }

  static let ofLists: [Member] = [("activate", true), ("deActivate", false)].map { name, isOn in
    .method(name) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.switchAll(Operand(value, at: arguments.range), isOn)
      return .void
    }
  }
}
