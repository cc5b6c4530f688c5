import AutoLayout
import Interchange
import Prose
import Reporting

/// What `measure` measures between: two views, or two anchors of one kind.
struct Distance {
  struct End {
    enum Place {
      case item(Item)
      case anchor(Anchor)
    }

    let place: Place
    let source: String
    let range: SourceRange
  }

  private let first: End
  private let second: End

  /// Throws where the two have nothing to be measured between.
  init(from first: End, to second: End) throws(LineFailure) {
    switch (first.place, second.place) {
    case (.item, .item): break
    case (.anchor(let one), .anchor(let other)) where one.attribute.kind == other.attribute.kind:
      break
    default: throw .objection(CommandWords.notMeasurable(first, second))
    }
    self.first = first
    self.second = second
  }

  func measurements(on snapshot: Snapshot) throws(LineFailure) -> [MeasureReport.Measurement] {
    for end in [first, second] { try end.check(on: snapshot) }
    switch (first.place, second.place) {
    case (.anchor(let one), .anchor(let other)):
      return try measured([(.difference, .difference(other, one))], on: snapshot)
    case (.item(let one), .item(let other)):
      return try measured(Self.quantities(from: one, to: other, on: snapshot), on: snapshot)
    default: return []
    }
  }

  private func measured(
    _ quantities: [(MeasureReport.Quantity, Measure)], on snapshot: Snapshot
  ) throws(LineFailure) -> [MeasureReport.Measurement] {
    var result: [MeasureReport.Measurement] = []
    for (quantity, measure) in quantities {
      guard let value = snapshot.solution.value(of: measure) else { continue }
      let isUnique = try snapshot.isUnique(measure)
      result.append(MeasureReport.Measurement(quantity, value: value, isFree: !isUnique))
    }
    return result
  }

  /// The gap on each axis, between the edges that face each other, and the offsets of the centres.
  private static func quantities(
    from one: Item, to other: Item, on snapshot: Snapshot
  ) -> [(MeasureReport.Quantity, Measure)] {
    guard let start = snapshot.solution.rect(of: one), let end = snapshot.solution.rect(of: other)
    else { return [] }
    let isRightward = start.x <= end.x
    let isDownward = start.y <= end.y
    let horizontal: Measure =
      isRightward
      ? .difference(Anchor(other, .left), Anchor(one, .right))
      : .difference(Anchor(one, .left), Anchor(other, .right))
    let vertical: Measure =
      isDownward
      ? .difference(Anchor(other, .top), Anchor(one, .bottom))
      : .difference(Anchor(one, .top), Anchor(other, .bottom))
    let offsets: [Attribute] = [.left, .top, .centerX, .centerY]
    return [(.gap(.horizontal), horizontal), (.gap(.vertical), vertical)]
      + offsets.map { (.offset($0), .difference(Anchor(other, $0), Anchor(one, $0))) }
  }
}

extension Distance.End {
  private var item: Item {
    switch place {
    case .item(let item): item
    case .anchor(let anchor): anchor.item
    }
  }

  /// Only what is laid out by constraints, or beside it, has a distance.
  fileprivate func check(on snapshot: Snapshot) throws(LineFailure) {
    let view = item.view
    if snapshot.document.isLayer(view) { throw .edit(.layerHasNoAnchors(view), at: range) }
    guard snapshot.solution.order.contains(view) else {
      throw .objection(LanguageWords.notInWindow(view, at: range, in: snapshot.document))
    }
  }
}

extension Arguments {
  mutating func distanceEnd() throws(LineFailure) -> Distance.End {
    let part = try take(CommandWords.viewOrAnchor)
    if let view = document.view(named: part.text) {
      return Distance.End(place: .item(Item(view.id)), source: part.text, range: part.range)
    }
    let anchor = try Interpreter(snapshot).anchor(try tree(of: part))
    return Distance.End(place: .anchor(anchor), source: part.text, range: part.range)
  }
}

extension Snapshot {
  func isUnique(_ measure: Measure) throws(LineFailure) -> Bool {
    try ask { () throws(LayoutFailure) in try engine.isUnique(measure, in: document) }
  }

  func range(of measure: Measure) throws(LineFailure) -> ValueRange {
    try ask { () throws(LayoutFailure) in try engine.range(of: measure, in: document) }
  }

  func equation(of handle: Handle) throws(LineFailure) -> Equation? {
    try ask { () throws(LayoutFailure) in try engine.equation(of: handle, in: document) }
  }

  func affecting(_ view: ViewID, along axis: Axis) throws(LineFailure) -> [Handle] {
    try ask { () throws(LayoutFailure) in
      try engine.affecting(view, along: axis, in: document)
    }
  }
}
