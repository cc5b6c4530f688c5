import AutoLayout
import Interchange

/// Stevia's calls on one view: where it is in its superview, and how large. Each gives the view back.
extension SteviaMembers {
  private static func call(
    _ name: String, _ parameters: [MemberParameter], older: [String] = [],
    _ make: @escaping @Sendable (inout Evaluator, Item, CallArguments) throws(Stop) -> Void
  ) -> Member {
    .method(name, parameters, older: older, gives: "UIView", makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      let item = try evaluator.itemMeant(by: Operand(value, at: arguments.range))
      try make(&evaluator, item, arguments)
      return evaluator.value(for: item)
    }
  }

  static let places: [Member] =
    [Attribute.left, .right, .top, .bottom, .leading, .trailing].map { edge in
      call(edge.name, ["_"]) { (evaluator, item, arguments) throws(Stop) in
        try evaluator.steviaPlace(item, edge, arguments.first, at: arguments.range)
      }
    }
    + [
      ("centerInContainer", [Attribute.centerY, .centerX]), ("centerHorizontally", [.centerX]),
      ("centerVertically", [.centerY]),
    ].map { (name: String, centers: [Attribute]) in
      call(name, ["offset|_?: CGFloat"]) { (evaluator, item, arguments) throws(Stop) in
        for center in centers {
          try evaluator.steviaPlace(
            item, center, arguments[0] ?? Operand(.whole(0), at: arguments.range),
            at: arguments.range)
        }
      }
    }

  static let filling: [Member] =
    [
      ("fillContainer", [Attribute.leading, .trailing, .top, .bottom]),
      ("fillHorizontally", [.leading, .trailing]), ("fillVertically", [.top, .bottom]),
    ].map { (name: String, edges: [Attribute]) in
      call(name, ["padding|m|_?: CGFloat"]) { (evaluator, item, arguments) throws(Stop) in
        for edge in edges {
          try evaluator.steviaPlace(
            item, edge, arguments[0] ?? Operand(.whole(0), at: arguments.range),
            at: arguments.range)
        }
      }
    } + [
      call(
        "followEdges",
        [
          "_", "top?: CGFloat", "bottom?: CGFloat", "leading?: CGFloat", "trailing?: CGFloat",
        ]
      ) { (evaluator, item, arguments) throws(Stop) in
        let other = try evaluator.itemMeant(by: arguments.first)
        for edge in [Attribute.top, .trailing, .bottom, .leading] {
          _ = try evaluator.stevia(
            Anchor(item, edge), .equal, Anchor(other, edge),
            plus: arguments[edge.name], heldBy: evaluator.container(of: item),
            at: arguments.range)
        }
      }
    ]

  static let sizes: [Member] =
    [
      ("width", [Attribute.width]), ("height", [.height]), ("size", [.width, .height]),
    ].map { (name: String, sizes: [Attribute]) in
      call(name, ["_"]) { (evaluator, item, arguments) throws(Stop) in
        for size in sizes {
          try evaluator.steviaSize(item, size, arguments.first, at: arguments.range)
        }
      }
    } + [
      call("aspectRatio", ["_?"]) { (evaluator, item, arguments) throws(Stop) in
        let one = Operand(.real(1), at: arguments.range)
        let ratio = try evaluator.steviaShare(arguments[0] ?? one) ?? arguments[0] ?? one
        _ = try evaluator.stevia(
          Anchor(item, .width), .equal, Anchor(item, .height), times: ratio,
          heldBy: evaluator.container(of: item), at: arguments.range)
      },
      call("heightEqualsWidth", []) { (evaluator, item, arguments) throws(Stop) in
        _ = try evaluator.stevia(
          Anchor(item, .height), .equal, Anchor(item, .width),
          heldBy: evaluator.container(of: item), at: arguments.range)
      },
    ]
}

/// `>=8`: so much or more.
struct SteviaMargin {
  let relation: Relation
  let points: Operand

  init?(_ operand: Operand) {
    guard case .structure(let structure) = operand.value,
      structure.type == SteviaMembers.marginType, let points = structure.fields["points"],
      case .text(let sign)? = structure.fields["sign"]
    else { return nil }
    relation = LibraryOperator.relations[sign] ?? .equal
    self.points = Operand(points, at: operand.range)
  }

  /// A number alone is exactly that.
  init(anyOf operand: Operand) {
    self = SteviaMargin(operand) ?? SteviaMargin(.equal, operand)
  }

  private init(_ relation: Relation, _ points: Operand) {
    (self.relation, self.points) = (relation, points)
  }
}

extension Evaluator {
  /// The share that `50%` is; `nil` for anything else.
  mutating func steviaShare(_ operand: Operand) throws(Stop) -> Operand? {
    guard case .structure(let structure) = operand.value,
      structure.type == SteviaMembers.percentType, let points = structure.fields["points"]
    else { return nil }
    return try combined(
      Operand(points, at: operand.range), "/", Operand(.real(100), at: operand.range))
  }

  /// An edge or a center so far within the superview.
  mutating func steviaPlace(
    _ item: Item, _ edge: Attribute, _ amount: Operand, at range: SourceRange
  ) throws(Stop) {
    guard let superview = container(of: item) else { return }
    if let share = try steviaShare(amount) {
      return try steviaPlace(item, edge, share: share, within: superview, at: range)
    }
    let margin = SteviaMargin(anyOf: amount)
    _ = try stevia(
      Anchor(item, edge), edge.isFarEdge ? margin.relation.reversed : margin.relation,
      Anchor(Item(superview), edge),
      plus: edge.isFarEdge ? negated(margin.points) : margin.points, heldBy: superview, at: range)
  }

  /// A share of the superview's far edge, seen from the near one.
  private mutating func steviaPlace(
    _ item: Item, _ edge: Attribute, share: Operand, within superview: ViewID,
    at range: SourceRange
  ) throws(Stop) {
    if edge.isDirectional {
      return try steviaGuide(item, edge, share: share, within: superview, at: range)
    }
    let rest = try combined(Operand(.real(1), at: range), "-", share)
    let isNothing = try knownNumber(rest) == 0
    let isWhole = edge.isFarEdge && isNothing
    let far: Attribute = edge.axis == .vertical ? .bottom : .right
    let near: Attribute = edge.axis == .vertical ? .top : .left
    _ = try stevia(
      Anchor(item, edge), .equal, Anchor(Item(superview), isWhole ? near : far),
      times: isWhole ? nil : edge.isFarEdge ? rest : share, heldBy: superview, at: range)
  }

  /// A guide takes the share, since reading directions cannot be multiplied.
  private mutating func steviaGuide(
    _ item: Item, _ edge: Attribute, share: Operand, within superview: ViewID,
    at range: SourceRange
  ) throws(Stop) {
    let guide = try steviaGuide(in: superview, at: range)
    let other: Attribute = edge == .leading ? .trailing : .leading
    _ = try hold(
      Anchor(guide, .width), .equal, Anchor(Item(superview), .width), times: share, at: range)
    _ = try hold(Anchor(guide, edge), .equal, Anchor(Item(superview), edge), at: range)
    _ = try hold(Anchor(item, edge), .equal, Anchor(guide, other), at: range)
  }

  /// A new guide of a view.
  mutating func steviaGuide(in view: ViewID, at range: SourceRange) throws(Stop) -> Item {
    let guide = Operand(try makeGuide(at: range), at: range)
    try callTable(
      "addLayoutGuide", of: "UIView", on: value(for: view), CallArguments(guide, range: range))
    return try itemMeant(by: guide)
  }

  /// A size in points, at least or at most so many, or a share of the superview's.
  mutating func steviaSize(
    _ item: Item, _ size: Attribute, _ amount: Operand, at range: SourceRange
  ) throws(Stop) {
    let superview = container(of: item)
    if let share = try steviaShare(amount) {
      guard let superview else { return }
      _ = try stevia(
        Anchor(item, size), .equal, Anchor(Item(superview), size), times: share,
        heldBy: superview, at: range)
      return
    }
    let margin = SteviaMargin(anyOf: amount)
    _ = try stevia(
      Anchor(item, size), margin.relation, nil, plus: margin.points,
      heldBy: superview ?? item.view, at: range)
  }
}
