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

  /// Between two layouts in which a view has one number.
  package init(from old: Solution, to new: Solution) {
    self.init(from: old, to: new) { $0 }
  }

  package init(from old: Solution, to new: Solution, matching: Correspondence) {
    self.init(from: old, to: new) { matching.old(of: $0) }
  }

  private init(
    from old: Solution, to new: Solution, oldView: (ViewID) -> ViewID?
  ) {
    let present = new.document.preorder().map { (view: $0, before: oldView($0)) }
    let remaining = Set(present.compactMap(\.before))
    let there = present.map { view, before in
      Movement(
        view: view, old: before.flatMap { old.frame(of: $0) }, new: new.frame(of: view))
    }
    let gone = old.document.preorder().filter { !remaining.contains($0) }
      .map { Movement(view: $0, old: old.frame(of: $0), new: nil) }
    views = (there + gone).filter { movement in
      (movement.old != nil || movement.new != nil) && !movement.parts.isEmpty
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
