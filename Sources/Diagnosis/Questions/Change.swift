package import AutoLayout
import Simplex

/// What moved between two layouts.
package struct Change: Hashable, Sendable {
  /// In the newer layout's view order, what is gone at the end.
  package var views: [Movement]

  package struct Movement: Hashable, Sendable {
    package var view: ViewID
    /// Its frame in the superview before, in points; `nil` for one that appeared.
    package var old: Rect?
    /// Its frame now; `nil` for one that is gone.
    package var new: Rect?

    /// The numbers that differ; all four for what appeared or went.
    package var parts: [RectPart] {
      guard let old, let new else { return RectPart.allCases }
      return RectPart.allCases.filter { !Tolerance.areEqual(old[$0], new[$0]) }
    }
  }

  package init(from old: Solution, to new: Solution) {
    let order = new.document.preorder()
    let present = Set(order)
    let gone = old.document.preorder().filter { !present.contains($0) }
    views = (order + gone).compactMap { view in
      let movement = Movement(view: view, old: old.frame(of: view), new: new.frame(of: view))
      if movement.old == nil && movement.new == nil { return nil }
      return movement.parts.isEmpty ? nil : movement
    }
  }
}

extension Rect {
  package subscript(part: RectPart) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
