import AutoLayout
import Interchange

/// `layout(100, |-email-| ~ 80, 8, |password|, "", >=20, login)`: from top to bottom, and functions for
/// several views.
extension SteviaMembers {
  static let layout = Member.method(
    "layout", ["_*", "content?: Function"], gives: "Array", makesConstraints: true
  ) { (evaluator, _, arguments) throws(Stop) in
    let items = try evaluator.steviaItems(arguments)
    for place in items.indices {
      try evaluator.steviaLay(place, of: items, at: arguments.range)
    }
    return .list(items.filter { evaluator.viewID(of: $0) != nil })
  }

  // MARK: Several views

  private static let alignments: [(label: String, older: String, attribute: Attribute)] = [
    ("horizontally", "alignHorizontally", .centerY), ("vertically", "alignVertically", .centerX),
    ("tops", "alignTops", .top), ("bottoms", "alignBottoms", .bottom),
    ("lefts", "alignLefts", .left), ("rights", "alignRights", .right),
    ("leadings", "alignLeadings", .leading), ("trailings", "alignTrailings", .trailing),
    ("lastBaselines", "alignLastBaselines", .lastBaseline),
    ("firstBaselines", "alignFirstBaselines", .firstBaseline),
  ]

  static let functions: [Member] =
    alignments.map { label, older, attribute in
      among("align", label, older) { (evaluator, items, range) throws(Stop) in
        for (one, next) in zip(items, items.dropFirst()) {
          try evaluator.steviaAlike(one, attribute, next, at: range)
        }
      }
    }
    + [
      ("widths", "equalWidths", [Attribute.width]), ("heights", "equalHeights", [.height]),
      ("sizes", "equalSizes", [.height, .width]),
    ].map { (label: String, older: String, sizes: [Attribute]) in
      among("equal", label, older) { (evaluator, items, range) throws(Stop) in
        for size in sizes {
          for (one, next) in zip(items, items.dropFirst()) {
            try evaluator.steviaAlike(next, size, one, at: range)
          }
        }
      }
    }
    + [
      ("alignHorizontally", [Attribute.centerY]), ("alignVertically", [.centerX]),
      ("alignCenter", [.centerY, .centerX]),
    ].map { (name: String, centers: [Attribute]) in
      .method(
        name, ["_", "with", "offset?: CGFloat"], isStatic: true, makesConstraints: true
      ) { (evaluator, _, arguments) throws(Stop) in
        for center in centers {
          try evaluator.steviaAlike(
            evaluator.itemMeant(by: arguments.first), center,
            evaluator.itemMeant(by: arguments[1] ?? arguments.first), arguments["offset"],
            at: arguments.range)
        }
        return .void
      }
    }

  /// A function of views that are named one after the other, or in a list.
  private static func among(
    _ name: String, _ label: String, _ older: String,
    _ make: @escaping @Sendable (inout Evaluator, [Item], SourceRange) throws(Stop) -> Void
  ) -> Member {
    .method(
      name, [MemberParameter("\(label)|_"), "_*"], older: [older], gives: "Array", isStatic: true,
      makesConstraints: true
    ) { (evaluator, _, arguments) throws(Stop) in
      var items: [Item] = []
      for view in try evaluator.steviaItems(arguments) {
        items.append(try evaluator.itemMeant(by: Operand(view, at: arguments.range)))
      }
      try make(&evaluator, items, arguments.range)
      return .list(items.map { evaluator.value(for: $0) })
    }
  }
}

extension Evaluator {
  fileprivate mutating func steviaAlike(
    _ one: Item, _ attribute: Attribute, _ other: Item, _ offset: Operand? = nil,
    at range: SourceRange
  ) throws(Stop) {
    _ = try stevia(
      Anchor(one, attribute), .equal, Anchor(other, attribute), plus: offset,
      heldBy: container(of: one), at: range)
  }

  /// The first view of a row, or the view itself; `nil` for a distance.
  private func leadingView(_ value: Value?) -> Item? {
    value.flatMap { each(of: $0).first }.flatMap { viewID(of: $0) }.map { Item($0) }
  }

  /// What one item of a layout asks for: a row is centered on one line, a view keeps the distance before
  /// it, the last distance is that from the bottom.
  fileprivate mutating func steviaLay(
    _ place: Int, of items: [Value], at range: SourceRange
  ) throws(Stop) {
    guard let view = leadingView(items[place]) else {
      let isLast = place > 0 && place == items.count - 1
      if isLast, isDistance(items[place]), let previous = leadingView(items[place - 1]) {
        try steviaPlace(previous, .bottom, Operand(items[place], at: range), at: range)
      }
      return
    }
    let row = each(of: items[place])
    for (one, next) in zip(row, row.dropFirst()) {
      try steviaAlike(
        itemMeant(by: Operand(one, at: range)), .centerY, itemMeant(by: Operand(next, at: range)),
        at: range)
    }
    let before = place > 0 ? items[place - 1] : nil
    guard let before, isDistance(before) else {
      // Only a view alone, not a row, is stood on without a distance.
      if case .object? = before, let previous = leadingView(before) {
        try steviaStack(view, behind: previous, Operand(.whole(0), at: range), at: range)
      }
      return
    }
    let distance = Operand(before, at: range)
    if place == 1 { return try steviaPlace(view, .top, distance, at: range) }
    guard let previous = leadingView(items[place - 2]) else { return }
    try steviaStack(view, behind: previous, distance, at: range)
  }

  private func isDistance(_ value: Value) -> Bool {
    switch value {
    case .number, .unknown: true
    case .structure(let structure):
      structure.type == SteviaMembers.marginType || structure.type == SteviaMembers.percentType
    default: false
    }
  }

  private mutating func steviaStack(
    _ view: Item, behind previous: Item, _ distance: Operand, at range: SourceRange
  ) throws(Stop) {
    if let share = try steviaShare(distance) {
      return try steviaGuide(view, behind: previous, share: share, at: range)
    }
    let margin = SteviaMargin(anyOf: distance)
    _ = try stevia(
      Anchor(view, .top), margin.relation, Anchor(previous, .bottom), plus: margin.points,
      heldBy: container(of: previous), at: range)
  }

  /// A guide between two views, as high as a share of the view around them.
  private mutating func steviaGuide(
    _ view: Item, behind previous: Item, share: Operand, at range: SourceRange
  ) throws(Stop) {
    guard let superview = container(of: previous) else { return }
    let guide = try steviaGuide(in: superview, at: range)
    _ = try hold(Anchor(guide, .top), .equal, Anchor(previous, .bottom), at: range)
    _ = try hold(
      Anchor(guide, .height), .equal, Anchor(Item(superview), .height), times: share, at: range)
    _ = try hold(Anchor(view, .top), .equal, Anchor(guide, .bottom), at: range)
  }
}
