package import AutoLayout

/// What a fix does to the layout that is shown, as it was found by trying.
package struct Effect: Hashable, Sendable {
  /// By how much the constraint that was lowered misses then; `nil` when it holds or is gone.
  package var miss: Miss?
  /// The size that the lowered constraint speaks of, when it is one: `title is 288 wide, 212
  /// short`.
  package var size: ResultingSize?
  /// Views that reach out of their superviews by more than before, the farthest first.
  package var overflows: [Overflow]
  /// Views that lose their width or height, and then views that become too small for their texts.
  package var crushed: [Suspicion]
  /// Views and guides whose frames change, in view order.
  package var moved: [Change.Movement]
  /// What becomes ambiguous that was not.
  package var ambiguous: [FreePart]

  package struct ResultingSize: Hashable, Sendable {
    package var item: Item
    package var axis: Axis
    /// In points.
    package var size: Double
    /// Above 0 when it is longer than what was asked for, below when it is shorter.
    package var excess: Double
  }

  package struct Overflow: Hashable, Sendable {
    package var view: ViewID
    package var superview: ViewID
    package var edge: Edge
    /// In points, above 0.
    package var amount: Double
  }

  /// Whether something that is seen loses its width or height. What was to be smaller still does not.
  var collapses: Bool {
    let wanted = size.flatMap { $0.excess > 0 ? $0.item.view : nil }
    return crushed.contains { $0.kind == .empty && $0.views.first != wanted }
  }

  /// Whether nothing is open, out of its superview or without its size that was not so before.
  var isHarmless: Bool { ambiguous.isEmpty && overflows.isEmpty && !collapses }

  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
  }

  package struct FreePart: Hashable, Sendable {
    package var item: Item
    package var part: RectPart
  }
}
