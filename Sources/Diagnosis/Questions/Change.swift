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
    package var parts: [Part] {
      guard let old, let new else { return Part.allCases }
      return Part.allCases.filter { !Tolerance.areEqual(old[$0], new[$0]) }
    }
  }
}

extension Rect {
  package subscript(part: Part) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
