import AutoLayout
import Interchange

/// Stevia: `subviews(title, picture)`, `layout(8, |-picture-8-title-|, 8)`, `title.Top == picture.Bottom + 8`.
///
/// Its constraints have the priority 751 and are held by the superview; without a superview none are made.
extension Library {
  static let stevia = Library(
    "Stevia",
    marks: Set(
      ["sv"] + (SteviaMembers.filling + SteviaMembers.places).map(\.name).filter { $0.count > 8 }),
    types: SteviaMembers.types.map { MemberTable($0) },
    additions: [
      MemberTable(
        "UIView",
        members: SteviaMembers.hierarchy + SteviaMembers.places + SteviaMembers.sizes
          + SteviaMembers.filling + SteviaMembers.related + SteviaMembers.found
          + [SteviaMembers.layout]
          + SteviaMembers.styling),
      MemberTable("UIStackView", members: SteviaMembers.arranging),
      MemberTable("UILayoutGuide", members: SteviaMembers.related),
      MemberTable("UILabel", members: [SteviaMembers.says("text", "text")]),
      MemberTable("UITextField", members: [SteviaMembers.says("placeholder", "placeholder")]),
      MemberTable("UIButton", members: [SteviaMembers.title]),
      MemberTable(UIKitTables.globals, members: SteviaMembers.functions),
    ],
    operators: SteviaMembers.signs + SteviaMembers.relating,
    relations: Relations(members: Set(SteviaMembers.named.map(\.name))))
}

/// How Stevia's constraints are made.
enum SteviaMembers {
  static let attributeType: TypeName = "Stevia.SteviaAttribute"
  static let marginType: TypeName = "Stevia.SteviaFlexibleMargin"
  static let percentType: TypeName = "Stevia.SteviaPercentage"
  static let sideType: TypeName = "Stevia.SideConstraint"
  static let partialType: TypeName = "Stevia.PartialConstraint"

  static let types = [attributeType, marginType, percentType, sideType, partialType]

  /// Stevia's own default: a little more than high.
  static let priority = 751.0

  // MARK: Hierarchy, looks

  static let hierarchy: [Member] = [
    .method("subviews", ["_*", "content?: Function"], older: ["sv"], gives: "UIView") {
      (evaluator, value, arguments) throws(Stop) in
      var container = value
      if let content = try evaluator.contentView(of: value, at: arguments.range) {
        container = content
      }
      for view in try evaluator.steviaItems(arguments) {
        let operand = Operand(view, at: arguments.range)
        try evaluator.callTable(
          "addSubview", of: "UIView", on: container,
          CallArguments(operand, range: arguments.range))
        try evaluator.leaveMask(
          of: evaluator.value(for: evaluator.viewMeant(by: operand)), at: arguments.range)
      }
      return value
    }
  ]

  static let arranging: [Member] = [
    .method("arrangedSubviews", ["_*", "content?: Function"], gives: "UIView") {
      (evaluator, value, arguments) throws(Stop) in
      for view in try evaluator.steviaItems(arguments) {
        try evaluator.callTable(
          "addArrangedSubview", of: "UIStackView", on: value,
          CallArguments(Operand(view, at: arguments.range), range: arguments.range))
      }
      return value
    }
  ]

  static let styling: [Member] = [
    .method("style", ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
      if case .function(let style) = arguments.first.value {
        _ = try evaluator.call(style, [value], at: arguments.range)
      }
      return value
    }
  ]

  static func says(_ name: String, _ property: String) -> Member {
    .method(name, ["_: String"]) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.write(arguments.first, to: property, of: value, at: arguments.range)
      return value
    }
  }

  static let title = Member.method("text", ["_: String"]) {
    (evaluator, value, arguments) throws(Stop) in
    let state = Operand(.choice("normal", of: "UIControl.State"), at: arguments.range)
    try evaluator.callTable(
      "setTitle", of: "UIButton", on: value,
      CallArguments(
        operands: [arguments.first, state], labels: [nil, "for"], range: arguments.range))
    return value
  }
}

extension Evaluator {
  /// The views or layout items of a call: named one after the other, in a list, or in a builder's closure.
  mutating func steviaItems(_ arguments: CallArguments) throws(Stop) -> [Value] {
    if arguments.operands.count == 1, case .function(let content) = arguments.first.value {
      return try collect(content, at: arguments.range)
    }
    if arguments.operands.count == 1 { return each(of: arguments.first.value) }
    return arguments.operands.map(\.value)
  }

  /// Where the subviews of a cell stand.
  mutating func contentView(of value: Value, at range: SourceRange) throws(Stop) -> Value? {
    guard let type = tableType(of: value),
      UIKitTables.isA(type, "UITableViewCell") || UIKitTables.isA(type, "UICollectionViewCell")
    else { return nil }
    return try read("contentView", of: value, at: range)
  }

  /// One of Stevia's constraints, held by `holder`; nothing where there is none.
  mutating func stevia(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor?,
    times multiplier: Operand? = nil, plus constant: Operand? = nil, heldBy holder: ViewID?,
    at range: SourceRange
  ) throws(Stop) -> Value {
    guard let holder else { return .absent }
    let made = try make(
      first, relation, second, times: multiplier, plus: constant ?? Operand(.whole(0), at: range),
      priority: Operand(.real(SteviaMembers.priority), at: range), at: range)
    if case .object(let id) = made { try install(id, on: holder, at: range) }
    return made
  }
}
