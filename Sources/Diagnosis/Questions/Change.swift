package import AutoLayout
import Patience
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

    /// Whether it stays where it is and only becomes larger or smaller.
    package var keepsPlace: Bool { parts.allSatisfy(\.isSize) }
  }

  /// Between two layouts. Where a document replaced another, or on another branch, a number may be
  /// another view's: there views are the same that `Correspondence` takes for the same.
  ///
  /// - Complexity: O(*d*) for *d* views that differ; O(views) where a number is another view's.
  package init(from old: Solution, to new: Solution) {
    if new.document.hasOtherThings(underNumbersOf: old.document) {
      self.init(
        from: old, to: new, matching: Correspondence(from: old.document, to: new.document))
      return
    }
    let touched = new.touched(since: old)
    let there = new.order.sorted(touched) + Self.layers(among: touched, in: new.document)
    let before = old.order.sorted(touched) + Self.layers(among: touched, in: old.document)
    let remaining = Set(before)
    let present = Set(there)
    self.init(
      there: there.map { ($0, before: remaining.contains($0) ? $0 : nil) },
      gone: before.filter { !present.contains($0) }, old, new)
  }

  package init(from old: Solution, to new: Solution, matching: Correspondence) {
    let present = new.document.layerOrder().map { ($0, before: matching.old(of: $0)) }
    let remaining = Set(present.compactMap(\.before))
    self.init(
      there: present, gone: old.document.layerOrder().filter { !remaining.contains($0) }, old, new)
  }

  /// The free layers in the window, which have no place among the views.
  private static func layers(among views: Set<ViewID>, in document: Document) -> [ViewID] {
    views.filter { document.isLayer($0) && document.isInWindow($0) }.sorted()
  }

  private init(
    there: [(view: ViewID, before: ViewID?)], gone: [ViewID], _ old: Solution, _ new: Solution
  ) {
    let there = there.awaitedMap(each: 4) { view, before in
      Movement(
        view: view, old: before.flatMap { old.frame(of: $0) }, new: new.frame(of: view))
    }
    let gone = gone.map { Movement(view: $0, old: old.frame(of: $0), new: nil) }
    views = (there + gone).filter { movement in
      (movement.old != nil || movement.new != nil) && !movement.parts.isEmpty
    }
  }
}
