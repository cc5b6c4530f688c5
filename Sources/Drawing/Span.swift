package import AutoLayout
import Prose

/// A constraint as it is drawn: a line with its constant between the two things that it holds apart,
/// or along the size that it sets.
package struct Span: Hashable, Sendable {
  package let handle: Handle
  /// What the user calls it: `c3`, `gap`.
  package let name: String
  /// What stands at the line: `16`, `≥8`, `×0.5`, with the priority if it is optional: `44@750`.
  package let label: String
  package let standing: Standing
  package let axis: Axis
  /// Along `axis`, in the window, from the second item's anchor to the first's; the extent of the
  /// first item for a size. Equal ends: two edges that are aligned.
  package private(set) var from: Double
  package private(set) var to: Double
  /// Across `axis`, in the window: the part of it that the first item, and the second, take there.
  package private(set) var first: ClosedRange<Double>
  package private(set) var second: ClosedRange<Double>?
  package let isSize: Bool
  package let items: [Item]
  /// Whether it stands where its items' alignment rectangles stand, whatever else there is.
  let isRigid: Bool

  /// How a constraint fares.
  package enum Standing: Hashable, Sendable {
    case holds
    /// Required, and set aside.
    case broken
    /// Optional, and not reached.
    case missed
  }

  /// `nil` for one that is not in the layout.
  package init?(_ constraint: Constraint, in solution: Solution, findings: Scene.Findings) {
    let document = solution.document
    guard document.isInLayout(constraint), let rect = solution.rect(of: constraint.first.item)
    else {
      return nil
    }
    let axis = constraint.first.attribute.axis
    let isSize = constraint.first.attribute.kind == .size
    let ends = isSize ? rect.extent(along: axis) : solution.ends(of: constraint)
    guard let ends else { return nil }
    handle = .constraint(constraint.id)
    name = document.handle(of: constraint)
    label = Self.label(of: constraint, in: document)
    standing = Self.standing(of: handle, in: solution, findings: findings)
    self.axis = axis
    self.isSize = isSize
    (from, to) = (ends.from, ends.to)
    first = rect.range(across: axis)
    second = (constraint.second?.item).flatMap { solution.rect(of: $0)?.range(across: axis) }
    items = constraint.items
    isRigid = constraint.isHeldByRectangles(in: document)
  }

  /// Goes where its items went.
  mutating func move(by offset: Point) {
    let isHorizontal = axis == .horizontal
    let along = isHorizontal ? offset.x : offset.y
    let across = isHorizontal ? offset.y : offset.x
    (from, to) = (from + along, to + along)
    first = first.moved(by: across)
    second = second?.moved(by: across)
  }

  /// Where the line stands across its axis: in the middle of what both items share, else of the
  /// first.
  package var middle: Double {
    guard let second, second.overlaps(first) else {
      return (first.lowerBound + first.upperBound) / 2
    }
    return (max(first.lowerBound, second.lowerBound) + min(first.upperBound, second.upperBound)) / 2
  }

  private static func standing(
    of handle: Handle, in solution: Solution, findings: Scene.Findings
  ) -> Standing {
    if findings.broken.contains(handle) { return .broken }
    if findings.losers.contains(handle) { return .missed }
    return solution.misses[handle] == nil || findings.nearer.contains(handle) ? .holds : .missed
  }

  /// The number without its direction, which the line shows: a distance has no sign.
  private static func label(of constraint: Constraint, in document: Document) -> String {
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let priority =
      constraint.priority.isRequired ? "" : "@\(constraint.priority.rawValue.asFactor)"
    return relation + amount(of: constraint, in: document) + priority
  }

  private static func amount(of constraint: Constraint, in document: Document) -> String {
    guard let second = constraint.second, constraint.multiplier != 0 else {
      return constraint.constant.inPoints
    }
    let isSize = constraint.first.attribute.kind == .size
    let name = [document.view(second.item.view)?.name, second.item.guide?.rawValue]
      .compactMap(\.self).joined(separator: ".")
    let factor = constraint.multiplier == 1 ? "" : "×\(constraint.multiplier.asFactor)"
    if isSize || !factor.isEmpty {
      let offset = constraint.constant == 0 ? "" : constraint.constant.withSign
      return "\(name).\(second.attribute.name)\(factor)\(offset)"
    }
    return constraint.constant.magnitude.inPoints
  }
}

extension Double {
  /// `+8`, `-8`.
  fileprivate var withSign: String { self < 0 ? "-\((-self).inPoints)" : "+\(inPoints)" }
}

extension Constraint {
  /// Not by their guides, margins, baselines or contents, nor by a share of how far off they are.
  fileprivate func isHeldByRectangles(in document: Document) -> Bool {
    let isPlain = [first, second].compactMap(\.self).allSatisfy { anchor in
      anchor.item.guide == nil && anchor.attribute.withinMargins == nil
        && !anchor.attribute.isBaseline
        && document.views.read(anchor.item.view, { $0.kind.scrolls }) == false
    }
    return isPlain && (second == nil || first.attribute.kind == .size || multiplier == 1)
  }
}

extension ClosedRange<Double> {
  fileprivate func moved(by distance: Double) -> Self {
    lowerBound + distance...upperBound + distance
  }
}

extension Rect {
  fileprivate func extent(along axis: Axis) -> (from: Double, to: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }

  fileprivate func range(across axis: Axis) -> ClosedRange<Double> {
    let (low, high) = axis == .horizontal ? (y, maxY) : (x, maxX)
    return low...max(low, high)
  }
}
