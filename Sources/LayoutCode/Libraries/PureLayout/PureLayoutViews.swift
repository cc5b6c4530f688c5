import AutoLayout
import Interchange

/// What PureLayout adds to a view. Each call turns the view's mask off and switches on what it makes.
enum PureLayoutMembers {
  static let ofViews: [Member] =
    making + PureLayoutFrame.allCases.flatMap(pinning) + relating + sizing + content

  typealias Make = @Sendable (inout Evaluator, Value, CallArguments) throws(Stop) -> Value

  private static func call(
    _ name: String, _ parameters: [MemberParameter] = [], older: [String] = [],
    gives type: TypeName = "NSLayoutConstraint", make: @escaping Make
  ) -> Member {
    .method(name, parameters, older: older, gives: type, makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.awaken(value, at: arguments.range)
      try evaluator.leaveMask(of: value, at: arguments.range)
      return try make(&evaluator, value, arguments)
    }
  }

  // MARK: Views

  private static let making: [Member] = [
    .method(
      "newAutoLayout", older: ["newAutoLayoutView"], gives: "UIView", isStatic: true
    ) { (evaluator, value, arguments) throws(Stop) in
      guard case .type(let type) = value else { return value }
      let made = try evaluator.construct(type, [], at: arguments.range)
      try evaluator.leaveMask(of: made, at: arguments.range)
      return made
    },
    .method("configureForAutoLayout", gives: "UIView") {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.leaveMask(of: value, at: arguments.range)
      return value
    },
  ]

  private static let content: [Member] = ["Hugging", "CompressionResistance"].map { name in
    .method("autoSetContent\(name)Priority", ["for|forAxis: PureLayout.ALAxis"]) {
      (evaluator, value, arguments) throws(Stop) in
      let axis = try evaluator.pureAttribute(arguments.first, PureLayoutNames.axis)
      let around = evaluator.constraintBlocks.last { $0.priority != nil }?.priority
      guard let axis, let priority = around else { return .void }
      try evaluator.leaveMask(of: value, at: arguments.range)
      let meant = Operand(
        .choice(axis == .centerX ? "vertical" : "horizontal", of: "NSLayoutConstraint.Axis"),
        at: arguments.range)
      try evaluator.callTable(
        "setContent\(name)Priority", of: "UIView", on: value,
        CallArguments(operands: [priority, meant], labels: [nil, "for"], range: arguments.range))
      return .void
    }
  }

  // MARK: Against what the superview has

  private static func pinning(_ frame: PureLayoutFrame) -> [Member] {
    [
      call(
        "autoPinEdge",
        [
          MemberParameter("toSuperview\(frame.edge): PureLayout.ALEdge"), "withInset?: CGFloat",
          "relation?: NSLayoutConstraint.Relation",
        ]
      ) { (evaluator, view, arguments) throws(Stop) in
        guard let edge = try evaluator.pureAttribute(arguments.first, PureLayoutNames.edge) else {
          return .void
        }
        let inset = try evaluator.settled(
          arguments["withInset"] ?? Operand(.whole(0), at: arguments.range), as: "CGFloat")
        return try evaluator.purePin(
          view, edge, to: frame, inset, evaluator.relation(arguments["relation"]),
          at: arguments.range)
      },
      call(
        "autoPinEdgesToSuperview\(frame.edges)",
        ["with|withInsets?: UIEdgeInsets", "excludingEdge|_?: PureLayout.ALEdge"],
        older: ["autoPinEdgesToSuperview\(frame.edges)ExcludingEdge"], gives: "Array"
      ) { (evaluator, view, arguments) throws(Stop) in
        let without = try evaluator.pureAttribute(
          arguments["excludingEdge"], PureLayoutNames.edge)
        let zero = Operand(Shape.insets.zero, at: arguments.range)
        let insets = try evaluator.insetsOfAllSides(arguments["with"] ?? zero)
        return try .list(
          frame.edges(without: without).map { edge throws(Stop) in
            let part = try evaluator.part(of: insets, for: edge)
            let inset = edge.isFarEdge ? try evaluator.negated(part) : part
            return try evaluator.purePin(view, edge, to: frame, inset, .equal, at: arguments.range)
          })
      },
    ] + (frame == .safeArea ? [] : centering(frame))
  }

  private static func centering(_ frame: PureLayoutFrame) -> [Member] {
    let (all, one) = frame == .edges ? ("", "") : ("Margins", "Margin")
    return [
      call("autoCenterInSuperview\(all)", gives: "Array") {
        (evaluator, view, arguments) throws(Stop) in
        try .list(
          [Attribute.centerY, .centerX].map { center throws(Stop) in
            try evaluator.pureHold(view, center, to: frame, at: arguments.range)
          })
      },
      call("autoAlignAxis", [MemberParameter("toSuperview\(one)Axis: PureLayout.ALAxis")]) {
        (evaluator, view, arguments) throws(Stop) in
        guard let axis = try evaluator.pureAttribute(arguments.first, PureLayoutNames.axis) else {
          return .void
        }
        return try evaluator.pureHold(view, axis, to: frame, at: arguments.range)
      },
    ]
  }

  // MARK: Against another view

  /// By name, what the attributes are, and the labels of the second and of the other view.
  private static let relating: [Member] =
    [
      ("autoPinEdge", [], "ALEdge", "to|toEdge", "of|ofView"),
      ("autoAlignAxis", [], "ALAxis", nil, "toSameAxisOf|toSameAxisOfView"),
      ("autoMatch", ["autoMatchDimension"], "ALDimension", "to|toDimension", "of|ofView"),
      (
        "autoConstrainAttribute", ["autoConstrain"], "ALAttribute", "to|toAttribute",
        "of|ofView"
      ),
    ].map { (name: String, older: [String], type: String, second: String?, other: String) in
      let type = "PureLayout.\(type)"
      let parameters =
        ["_: \(type)"] + (second.map { ["\($0): \(type)"] } ?? [])
        + [
          other, "withOffset?: CGFloat", "withMultiplier?: CGFloat",
          "relation?: NSLayoutConstraint.Relation",
        ]
      return call(name, parameters.map { MemberParameter($0) }, older: older) {
        (evaluator, view, arguments) throws(Stop) in
        let place = second == nil ? 0 : 1
        guard let first = try evaluator.pureAttribute(arguments.first, TypeName(type)),
          let second = try evaluator.pureAttribute(arguments[place], TypeName(type)),
          let other = arguments[place + 1]
        else { return .void }
        return try evaluator.hold(
          Anchor(evaluator.itemMeant(by: Operand(view, at: arguments.range)), first),
          evaluator.relation(arguments["relation"]),
          Anchor(evaluator.itemMeant(by: other), second), times: arguments["withMultiplier"],
          plus: arguments["withOffset"], at: arguments.range)
      }
    }
    + [
      ("Top", Attribute.top), ("Bottom", Attribute.bottom),
    ].map { name, edge in
      call(
        "autoPin",
        [
          MemberParameter("to\(name)LayoutGuideOf|ofViewController"), "withInset: CGFloat",
          "relation?: NSLayoutConstraint.Relation",
        ], older: ["autoPinTo\(name)LayoutGuide"]
      ) { (evaluator, view, arguments) throws(Stop) in
        let controller = Operand(
          try evaluator.read("view", of: arguments.first.value, at: arguments.range),
          at: arguments.range)
        let area = try evaluator.safeArea(
          of: evaluator.itemMeant(by: controller), at: arguments.range)
        return try evaluator.purePin(
          view, edge, to: Anchor(area, edge), arguments[1] ?? arguments.first,
          evaluator.relation(arguments["relation"]), at: arguments.range)
      }
    }

  // MARK: Sizes

  private static let sizing: [Member] = [
    call(
      "autoSetDimension",
      [
        "_: PureLayout.ALDimension", "toSize|to: CGFloat",
        "relation?: NSLayoutConstraint.Relation",
      ]
    ) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.pureSize(
        view, evaluator.pureAttribute(arguments.first, PureLayoutNames.dimension), arguments[1],
        evaluator.relation(arguments["relation"]), at: arguments.range)
    },
    call("autoSetDimensions", ["to|toSize: CGSize"], gives: "Array") {
      (evaluator, view, arguments) throws(Stop) in
      try .list(evaluator.pureSizes(of: [view], arguments.first, at: arguments.range))
    },
  ]
}

/// What of the superview edges are pinned to.
enum PureLayoutFrame: CaseIterable {
  case edges, margins, safeArea

  fileprivate var edge: String {
    switch self {
    case .edges: "Edge"
    case .margins: "Margin"
    case .safeArea: "SafeArea"
    }
  }

  fileprivate var edges: String { self == .safeArea ? "SafeArea" : edge + "s" }

  /// In the order in which they are pinned. Without an absolute edge the one opposite is absolute, too,
  /// except in the safe area.
  fileprivate func edges(without edge: Attribute?) -> [Attribute] {
    let isAbsolute = edge == .left || edge == .right
    if isAbsolute, self != .safeArea {
      return [.top, .left, .bottom, .right].filter { $0 != edge }
    }
    let without: Attribute? = edge == .left ? .leading : edge == .right ? .trailing : edge
    return [.top, .leading, .bottom, .trailing].filter { $0 != without }
  }
}
