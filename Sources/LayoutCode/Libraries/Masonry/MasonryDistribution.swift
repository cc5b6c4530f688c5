import AutoLayout
import Interchange

/// Views in a row or a column.
extension MasonryMembers {
  static let distributing: [Member] = ["withFixedSpacing", "withFixedItemLength"].map { label in
    .method(
      "mas_distributeViewsAlongAxis",
      [
        "_: NSLayoutConstraint.Axis", MemberParameter(label + ": CGFloat"), "leadSpacing: CGFloat",
        "tailSpacing: CGFloat",
      ], makesConstraints: true
    ) { (evaluator, value, arguments) throws(Stop) in
      let views = evaluator.each(of: value)
      for view in views { try evaluator.leaveMask(of: view, at: arguments.range) }
      var items: [Item] = []
      for view in views {
        items.append(try evaluator.itemMeant(by: Operand(view, at: arguments.range)))
      }
      guard let row = DistributedRow(items, arguments, within: evaluator.container) else {
        return .void
      }
      let made =
        label == "withFixedSpacing"
        ? try evaluator.spaced(row) : try evaluator.sized(row)
      for one in made { try evaluator.keep(one, at: arguments.range) }
      return .void
    }
  }
}

/// What stands in a row, and how far from each other and from what holds it.
private struct DistributedRow {
  let items: [Item]
  let superview: Item
  /// Along the axis.
  let start: Attribute
  let end: Attribute
  let size: Attribute
  /// Between two, or of each.
  let amount: Operand
  let lead: Operand
  let tail: Operand
  let range: SourceRange

  /// `nil` for fewer than two, and for what stands nowhere.
  init?(
    _ items: [Item], _ arguments: CallArguments, within container: (Item) -> ViewID?
  ) {
    guard items.count > 1, let superview = container(items[0]), let amount = arguments[1],
      let lead = arguments["leadSpacing"], let tail = arguments["tailSpacing"]
    else { return nil }
    (self.items, self.superview) = (items, Item(superview))
    let isVertical = arguments.first.value.shown == "vertical"
    (start, end, size) = isVertical ? (.top, .bottom, .height) : (.left, .right, .width)
    (self.amount, self.lead, self.tail) = (amount, lead, tail)
    range = arguments.range
  }
}

extension Evaluator {
  /// Switches one on as one of Masonry's, which a remake of its view takes away.
  fileprivate mutating func keep(_ made: Value, at range: SourceRange) throws(Stop) {
    guard let item = constraintParts(of: made)?.equation.first.item else { return }
    let constraint = Object(
      type: MasonryMembers.constraintType,
      fields: ["target": value(for: item), "layoutConstraints": .list([made])])
    try setMasonry(.object(heap.make(constraint)), isActive: true, at: range)
  }

  /// All as large as the first, and so far apart.
  fileprivate mutating func spaced(_ row: DistributedRow) throws(Stop) -> [Value] {
    let zero = Operand(.whole(0), at: row.range)
    var made = [try outer(row, row.items[0], row.start, plus: row.lead)]
    for (before, item) in zip(row.items, row.items.dropFirst()) {
      made.append(
        try make(
          Anchor(item, row.size), .equal, Anchor(before, row.size), plus: zero, at: row.range))
      made.append(
        try make(
          Anchor(item, row.start), .equal, Anchor(before, row.end), plus: row.amount,
          at: row.range))
    }
    made.append(
      try outer(row, row.items[row.items.count - 1], row.end, plus: negated(row.tail)))
    return made
  }

  /// All of one length, with what is left parted evenly between them.
  fileprivate mutating func sized(_ row: DistributedRow) throws(Stop) -> [Value] {
    var made: [Value] = []
    for (place, item) in row.items.enumerated() {
      made.append(
        try make(Anchor(item, row.size), .equal, nil, plus: row.amount, at: row.range))
      if place == 0 {
        made.append(try outer(row, item, row.start, plus: row.lead))
      } else if place == row.items.count - 1 {
        made.append(try outer(row, item, row.end, plus: negated(row.tail)))
      } else {
        let share = Operand(.real(Double(place) / Double(row.items.count - 1)), at: row.range)
        made.append(
          try make(
            Anchor(item, row.end), .equal, Anchor(row.superview, row.end), times: share,
            plus: offset(row, share), at: row.range))
      }
    }
    return made
  }

  /// `(1 - share) * (length + lead) - share * tail`
  private mutating func offset(
    _ row: DistributedRow, _ share: Operand
  ) throws(Stop) -> Operand {
    let rest = try combined(Operand(.real(1), at: row.range), "-", share)
    let before = try combined(rest, "*", combined(row.amount, "+", row.lead))
    return try combined(before, "-", combined(share, "*", row.tail))
  }

  private mutating func outer(
    _ row: DistributedRow, _ item: Item, _ edge: Attribute, plus constant: Operand
  ) throws(Stop) -> Value {
    try make(
      Anchor(item, edge), .equal, Anchor(row.superview, edge), plus: constant, at: row.range)
  }
}
