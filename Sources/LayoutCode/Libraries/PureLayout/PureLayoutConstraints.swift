import AutoLayout
import Interchange

/// How PureLayout makes constraints, and what it adds to constraints themselves.
extension PureLayoutMembers {
  static let ofConstraints: [Member] =
    blocks + [
      .method("autoIdentify", ["_: String"], gives: "NSLayoutConstraint", call: identify)
    ] + switches(on: "autoInstall", off: "autoRemove")

  /// Of constraints; of views in versions 1 and 2.
  static let blocks: [Member] =
    [
      block("autoSetPriority", ["_: UILayoutPriority"], gives: nil) {
        ConstraintBlock(priority: $0)
      },
      block("autoSetIdentifier", ["_: String"], gives: nil) { ConstraintBlock(label: $0) },
      block("autoCreateConstraintsWithoutInstalling", [], gives: "Array") { _ in
        ConstraintBlock(keepsBack: true)
      },
      .method(
        "autoCreateAndInstallConstraints", ["_: Function"], gives: "Array", isStatic: true
      ) { (evaluator, _, arguments) throws(Stop) in
        let made = try evaluator.run(ConstraintBlock(keepsBack: true), arguments.first)
        for one in made { try evaluator.switchOn(one, at: arguments.range) }
        return .list(made)
      },
    ]

  private static func block(
    _ name: String, _ parameters: [MemberParameter], gives type: TypeName?,
    _ block: @escaping @Sendable (Operand) -> ConstraintBlock
  ) -> Member {
    .method(name, parameters + ["forConstraints|_: Function"], gives: type, isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      guard let closure = arguments.operands.last else { return .void }
      let what = parameters.first?.type ?? MemberParameter.functionType
      let said = try evaluator.settled(arguments.first, as: what)
      return .list(try evaluator.run(block(said), closure))
    }
  }

  static func switches(on: String, off: String) -> [Member] {
    [(on, true), (off, false)].map { name, isOn in
      .method(name) { (evaluator, value, arguments) throws(Stop) in
        for made in evaluator.each(of: value) {
          if isOn {
            try evaluator.switchOn(made, at: arguments.range)
          } else if case .object(let id) = made {
            try evaluator.deactivate(id, at: arguments.range)
          }
        }
        return .void
      }
    }
  }

  static let identify: Member.Call = { (evaluator, value, arguments) throws(Stop) in
    for made in evaluator.each(of: value) {
      try evaluator.write(arguments.first, to: "identifier", of: made, at: arguments.range)
    }
    return value
  }
}

extension Evaluator {
  func pureFrame(_ frame: PureLayoutFrame, of attribute: Attribute, in superview: Item) -> Anchor {
    let margin = frame == .margins ? attribute.margin : nil
    return Anchor(superview, margin ?? attribute)
  }

  /// One attribute against that of what the superview has.
  mutating func pureHold(
    _ view: Value, _ attribute: Attribute, to frame: PureLayoutFrame, at range: SourceRange
  ) throws(Stop) -> Value {
    let superview = try neededSuperview(of: view, at: range)
    return try hold(
      Anchor(itemMeant(by: Operand(view, at: range)), attribute), .equal,
      pureFrame(frame, of: attribute, in: superview), at: range)
  }

  /// An edge so far within the superview's.
  mutating func purePin(
    _ view: Value, _ edge: Attribute, to frame: PureLayoutFrame, _ inset: Operand,
    _ relation: Relation, at range: SourceRange
  ) throws(Stop) -> Value {
    let superview = try neededSuperview(of: view, at: range)
    let within = frame == .safeArea ? try safeArea(of: superview, at: range) : superview
    return try purePin(
      view, edge, to: pureFrame(frame, of: edge, in: within), inset, relation, at: range)
  }

  mutating func purePin(
    _ view: Value, _ edge: Attribute, to second: Anchor, _ inset: Operand, _ relation: Relation,
    at range: SourceRange
  ) throws(Stop) -> Value {
    try hold(
      Anchor(itemMeant(by: Operand(view, at: range)), edge),
      edge.isFarEdge ? relation.reversed : relation, second,
      plus: edge.isFarEdge ? negated(inset) : inset, at: range)
  }

  mutating func pureSize(
    _ view: Value, _ dimension: Attribute?, _ size: Operand?, _ relation: Relation = .equal,
    at range: SourceRange
  ) throws(Stop) -> Value {
    guard let dimension, let size else { return .void }
    return try hold(
      Anchor(itemMeant(by: Operand(view, at: range)), dimension), relation, nil,
      plus: settled(size, as: "CGFloat"), at: range)
  }

  /// All widths, then all heights.
  mutating func pureSizes(
    of views: [Value], _ size: Operand, at range: SourceRange
  ) throws(Stop) -> [Value] {
    let size = try settled(size, as: "CGSize")
    var made: [Value] = []
    for dimension in [Attribute.width, .height] {
      for view in views {
        made.append(
          try pureSize(view, dimension, part(of: size, for: dimension), at: range))
      }
    }
    return made
  }
}
