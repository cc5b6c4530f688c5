import AutoLayout
import Interchange

/// Stevia's operators: `|-16-title-(>=8)-picture-|`, `title ~ 44`, `title.Width == 50 % Width`.
extension SteviaMembers {
  static let signs: [LibraryOperator] = [
    LibraryOperator([">=", "<="], .prefix) { (evaluator, sign, operands, _) in
      guard evaluator.isAmount(operands[0]) else { return nil }
      return amount(marginType, ["points": operands[0].value, "sign": .text(sign)])
    },
    LibraryOperator(["%"], .postfix) { (evaluator, _, operands, _) in
      guard evaluator.isAmount(operands[0]) else { return nil }
      return amount(percentType, ["points": operands[0].value])
    },
    edge(["|-", "|"], .prefix, .leading), edge(["-|", "|"], .postfix, .trailing),
    LibraryOperator(["-", "--", "⁃"]) { (evaluator, _, operands, range) throws(Stop) in
      try evaluator.steviaJoin(operands[0], operands[1], at: range)
    },
    LibraryOperator(["~"]) { (evaluator, _, operands, range) throws(Stop) in
      guard let views = evaluator.row(operands[0]) else { return nil }
      for view in views {
        let item = try evaluator.itemMeant(by: Operand(view, at: range))
        try evaluator.steviaSize(item, .height, operands[1], at: range)
      }
      return operands[0].value
    },
  ]

  fileprivate static func amount(_ type: TypeName, _ fields: [String: Value]) -> Value {
    .structure(Value.Structure(type: type, fields: fields))
  }

  /// `|-title` keeps 8 from the superview, `|title` nothing, `|-16` what is said.
  private static func edge(
    _ signs: [String], _ place: LibraryOperator.Place, _ edge: Attribute
  ) -> LibraryOperator {
    LibraryOperator(signs, place) { (evaluator, sign, operands, range) throws(Stop) in
      if let view = evaluator.item(of: operands[0].value) {
        let distance = Operand(.whole(sign == "|" ? 0 : 8), at: range)
        try evaluator.steviaPlace(view, edge, distance, at: range)
        return operands[0].value
      }
      let isAmount = evaluator.isAmount(operands[0]) || SteviaMargin(operands[0]) != nil
      guard sign != "|", isAmount else { return nil }
      return amount(sideType, ["points": operands[0].value])
    }
  }
}

extension Evaluator {
  private func stevia(_ operand: Operand, _ type: TypeName) -> Value.Structure? {
    guard case .structure(let structure) = operand.value, structure.type == type else { return nil }
    return structure
  }

  /// The views of a row that is being written; `nil` for what is none.
  fileprivate func row(_ operand: Operand) -> [Value]? {
    let views = each(of: operand.value)
    return !views.isEmpty && views.allSatisfy { viewID(of: $0) != nil } ? views : nil
  }

  /// What stands left and right of a dash: views, rows, distances, and the ends of the superview.
  fileprivate mutating func steviaJoin(
    _ left: Operand, _ right: Operand, at range: SourceRange
  ) throws(Stop) -> Value? {
    if let side = stevia(left, SteviaMembers.sideType), let views = row(right), views.count == 1 {
      let item = try itemMeant(by: right)
      try steviaPlace(
        item, .leading, Operand(side.fields["points"] ?? .whole(0), at: range), at: range)
      return right.value
    }
    if let partial = stevia(left, SteviaMembers.partialType), let views = row(right),
      case .list(let before)? = partial.fields["views"]
    {
      let distance = partial.fields["points"].map { Operand($0, at: range) }
      return try steviaBeside(before, views[0], distance, isAlone: false, at: range)
    }
    guard let views = row(left), let last = views.last else { return nil }
    if let side = stevia(right, SteviaMembers.sideType) {
      let item = try itemMeant(by: Operand(last, at: range))
      let distance = Operand(side.fields["points"] ?? .whole(0), at: range)
      try steviaEnd(item, distance, at: range)
      return left.value
    }
    if let next = row(right) {
      let eight = Operand(.whole(8), at: range)
      return try steviaBeside(views, next[0], eight, isAlone: views.count == 1, at: range)
    }
    let isText = if case .text = right.value { true } else { false }
    guard isText || isAmount(right) || SteviaMargin(right) != nil else { return nil }
    var fields = ["views": Value.list(views)]
    if !isText { fields["points"] = right.value }
    return SteviaMembers.amount(SteviaMembers.partialType, fields)
  }

  /// The trailing end of a row. For `>=8` Stevia's constraint begins with the superview's edge.
  private mutating func steviaEnd(
    _ item: Item, _ distance: Operand, at range: SourceRange
  ) throws(Stop) {
    guard let margin = SteviaMargin(distance), let superview = container(of: item) else {
      return try steviaPlace(item, .trailing, distance, at: range)
    }
    _ = try stevia(
      Anchor(Item(superview), .trailing), margin.relation, Anchor(item, .trailing),
      plus: margin.points, heldBy: superview, at: range)
  }

  /// - Parameter distance: `nil` where an empty text leaves it open.
  /// - Parameter isAlone: Whether two views only are joined by a dash, where the second is named first.
  private mutating func steviaBeside(
    _ views: [Value], _ next: Value, _ distance: Operand?, isAlone: Bool, at range: SourceRange
  ) throws(Stop) -> Value {
    guard let distance, let last = views.last else { return .list(views + [next]) }
    let item = try itemMeant(by: Operand(next, at: range))
    let previous = try itemMeant(by: Operand(last, at: range))
    let holder = container(of: isAlone ? previous : item)
    let margin = SteviaMargin(distance)
    if isAlone || margin != nil {
      _ = try stevia(
        Anchor(item, .leading), margin?.relation ?? .equal, Anchor(previous, .trailing),
        plus: margin?.points ?? distance, heldBy: holder, at: range)
    } else {
      _ = try stevia(
        Anchor(previous, .trailing), .equal, Anchor(item, .leading), plus: negated(distance),
        heldBy: holder, at: range)
    }
    return .list(views + [next])
  }
}
