import AutoLayout
import Interchange

/// What PureLayout adds to arrays: of constraints, and of views that stand in a row or alike.
extension PureLayoutMembers {
  static let ofArrays: [Member] =
    switches(on: "autoInstallConstraints", off: "autoRemoveConstraints") + [
      .method("autoIdentifyConstraints", ["_: String"], gives: "Array", call: identify),
      alike("autoAlignViews", ["to|toEdge|toAxis: PureLayout.ALAttribute"]),
      alike("autoMatchViews", ["_: PureLayout.ALDimension"], older: ["autoMatchViewsDimension"]),
      .method(
        "autoSetViewsDimension", ["_: PureLayout.ALDimension", "toSize: CGFloat"], gives: "Array",
        makesConstraints: true
      ) { (evaluator, value, arguments) throws(Stop) in
        let views = try evaluator.unmasked(value, at: arguments.range)
        let dimension = try evaluator.pureAttribute(arguments.first, PureLayoutNames.dimension)
        return try .list(
          views.map { view throws(Stop) in
            try evaluator.pureSize(view, dimension, arguments[1], at: arguments.range)
          })
      },
      .method(
        "autoSetViewsDimensions", ["to|toSize: CGSize"], gives: "Array", makesConstraints: true
      ) { (evaluator, value, arguments) throws(Stop) in
        let views = try evaluator.unmasked(value, at: arguments.range)
        return try .list(evaluator.pureSizes(of: views, arguments.first, at: arguments.range))
      },
      distributing("withFixedSpacing"), distributing("withFixedSize"),
    ]

  /// The same attribute for each view as for the one before it.
  private static func alike(
    _ name: String, _ parameters: [MemberParameter], older: [String] = []
  ) -> Member {
    .method(name, parameters, older: older, gives: "Array", makesConstraints: true) {
      (evaluator, value, arguments) throws(Stop) in
      let views = try evaluator.unmasked(value, at: arguments.range)
      guard let attribute = try evaluator.pureAttribute(arguments.first) else { return .void }
      return try .list(
        zip(views.dropFirst(), views).map { (view, previous) throws(Stop) in
          try evaluator.holdAlike(view, attribute, previous, at: arguments.range)
        })
    }
  }

  private static func distributing(_ label: String) -> Member {
    .method(
      "autoDistributeViews",
      [
        "along|_|alongAxis: PureLayout.ALAxis", "alignedTo: PureLayout.ALAttribute",
        MemberParameter("\(label): CGFloat"), "insetSpacing?: Bool", "matchedSizes?: Bool",
      ], older: ["autoDistributeViewsAlongAxis"], gives: "Array", makesConstraints: true
    ) { (evaluator, value, arguments) throws(Stop) in
      let views = try evaluator.unmasked(value, at: arguments.range)
      guard let axis = try evaluator.pureAttribute(arguments.first, PureLayoutNames.axis),
        let alignment = try evaluator.pureAttribute(arguments[1]), let amount = arguments[2],
        !views.isEmpty
      else { return .void }
      let row = PureRow(
        views: views, isVertical: axis == .centerX, alignment: alignment, amount: amount,
        isInset: try evaluator.truth(arguments["insetSpacing"], else: true),
        hasOneSize: try evaluator.truth(arguments["matchedSizes"], else: true),
        range: arguments.range)
      return .list(
        label == "withFixedSpacing" ? try evaluator.spaced(row) : try evaluator.sized(row))
    }
  }
}

/// Views that are to stand in a row or a column.
private struct PureRow {
  let views: [Value]
  let isVertical: Bool
  let alignment: Attribute
  /// Between two, or of each.
  let amount: Operand
  /// Whether the first and the last keep off the superview as from each other.
  let isInset: Bool
  let hasOneSize: Bool
  let range: SourceRange

  var start: Attribute { isVertical ? .top : .leading }
  var end: Attribute { isVertical ? .bottom : .trailing }
  var size: Attribute { isVertical ? .height : .width }
  var center: Attribute { isVertical ? .centerY : .centerX }
}

extension Evaluator {
  /// The views of a list, which do without their masks.
  fileprivate mutating func unmasked(
    _ value: Value, at range: SourceRange
  ) throws(Stop) -> [Value] {
    let views = each(of: value).filter { isView($0) }
    for view in views { try leaveMask(of: view, at: range) }
    return views
  }

  fileprivate mutating func holdAlike(
    _ view: Value, _ attribute: Attribute, _ other: Value, at range: SourceRange
  ) throws(Stop) -> Value {
    try hold(
      Anchor(itemMeant(by: Operand(view, at: range)), attribute), .equal,
      Anchor(itemMeant(by: Operand(other, at: range)), attribute), at: range)
  }

  fileprivate mutating func spaced(_ row: PureRow) throws(Stop) -> [Value] {
    let margin = row.isInset ? row.amount : Operand(.whole(0), at: row.range)
    guard let first = row.views.first, let last = row.views.last else { return [] }
    var made = [try purePin(first, row.start, to: .edges, margin, .equal, at: row.range)]
    for (view, previous) in zip(row.views.dropFirst(), row.views) {
      made.append(
        try hold(
          Anchor(itemMeant(by: Operand(view, at: row.range)), row.start), .equal,
          Anchor(itemMeant(by: Operand(previous, at: row.range)), row.end), plus: row.amount,
          at: row.range))
      if row.hasOneSize { made.append(try holdAlike(view, row.size, previous, at: row.range)) }
      made.append(try holdAlike(view, row.alignment, previous, at: row.range))
    }
    made.append(try purePin(last, row.end, to: .edges, margin, .equal, at: row.range))
    return made
  }

  /// Centers at equal parts of the superview, which is as wide as twice its center.
  fileprivate mutating func sized(_ row: PureRow) throws(Stop) -> [Value] {
    var made: [Value] = []
    let superview = try neededSuperview(of: row.views[0], at: row.range)
    let count = Double(row.views.count)
    // Multiples of a center count from the left.
    let isTurned = draft.direction == .rightToLeft && !row.isVertical
    let views = isTurned ? row.views.reversed() : row.views
    for (place, view) in views.enumerated() {
      made.append(try pureSize(view, row.size, row.amount, at: row.range))
      let step = 2 * Double(place)
      let multiplier = row.isInset ? (step + 2) / (count + 1) : step / max(count - 1, 1)
      let factor = (row.isInset ? multiplier - 1 : 1 - multiplier) / 2
      let constant = try combined(Operand(.real(factor), at: row.range), "*", row.amount)
      made.append(
        try hold(
          Anchor(itemMeant(by: Operand(view, at: row.range)), row.center), .equal,
          Anchor(superview, row.center),
          times: Operand(.real(max(multiplier, Self.leastMultiplier)), at: row.range),
          plus: constant, at: row.range))
      if place > 0 {
        made.append(try holdAlike(view, row.alignment, views[place - 1], at: row.range))
      }
    }
    return made
  }

  /// PureLayout's, since UIKit takes none of 0.
  private static let leastMultiplier = 0.00001
}
