import AutoLayout
import Patience

/// What stands where in one layout after another, and in which order it is painted. Of each layout
/// only what may look another way than in the one before is looked at, so that a step costs what it
/// touches; what is there is what a new course of that layout alone would have.
struct ShapeCourse: Sendable {
  /// Views, guides and free layers.
  private(set) var shapes: [ViewID: PlacedShape] = [:]
  /// What is drawn of the shapes, from back to front.
  private(set) var strokes: [Stroke] = []
  /// The window's rectangle.
  private(set) var window = Rect.zero
  /// `nil` where that is the whole window.
  private(set) var safeArea: Rect?
  /// The layout that it has come to, and what was found there.
  private(set) var solution: Solution?
  private(set) var findings = Scene.Findings()
  /// What is hidden itself or by what it lies in.
  private(set) var hidden: Set<ViewID> = []
  /// The views that stick out of the window.
  private var stickingOut: [ViewID: Rect] = [:]

  /// What is drawn of a shape at once.
  struct Stroke: Hashable {
    let view: ViewID
    let part: Painting.Part
  }

  /// What may look another way than in the layout before.
  struct Difference {
    /// What is there, and what is not any more.
    fileprivate(set) var views: Set<ViewID> = []
    /// Whether something came, went or lies elsewhere in the order of painting.
    fileprivate(set) var isRearranged = false
    /// Where what moved or went stood before, in view order.
    fileprivate(set) var ghosts: [Scene.Ghost] = []
  }

  init() {}

  /// Begins with a layout.
  init(at first: Solution, _ findings: Scene.Findings = Scene.Findings()) {
    _ = advance(to: first, findings)
  }

  /// Goes on to another layout.
  ///
  /// - Complexity: O(what differs), and O(views) where the order of painting does.
  mutating func advance(to new: Solution, _ findings: Scene.Findings) -> Difference {
    var difference = Difference()
    takeWindow(of: new)
    follow(touchedViews(in: new, findings), in: new, findings, &difference)
    if difference.isRearranged { strokes = arrangement() }
    (solution, self.findings) = (new, findings)
    return difference
  }

  private mutating func takeWindow(of new: Solution) {
    let root = new.rect(of: Item(.root)) ?? .zero
    let area = new.rect(of: Item(.root, guide: .safeArea))
    safeArea = area == root ? nil : area
    let screen = new.document.windowSize.flatMap { _ in new.rect(of: Item(.window)) }
    let before = window
    window = screen ?? new.bounds(of: .root) ?? .zero
    if window == before { return }
    stickingOut = shapes.filter { $0.value.shape.sticksOut(of: window) }
      .mapValues(\.shape.frame)
  }
}

// MARK: Views

extension ShapeCourse {
  /// What may stand or look otherwise by itself, not for what it lies in.
  private func touchedViews(in new: Solution, _ findings: Scene.Findings) -> Touched {
    guard let old = solution, old.document.direction == new.document.direction else {
      let all = Set(new.document.layerOrder()).union(shapes.keys)
      return Touched(views: all, parents: all)
    }
    var touched = Touched(views: new.touched(since: old), parents: [])
    for change in new.document.views.changes(from: old.document.views) {
      touched.parents.insert(change.key)
      touched.views.formUnion(change.new?.guides ?? [])
      let depths = change.read { $0.layer.zPosition }
      guard depths.old != depths.new, let parent = change.new?.superview else { continue }
      touched.parents.insert(parent)
    }
    touched.views.formUnion(touched.parents)
    touched.views.formUnion(findings.ambiguous.symmetricDifference(self.findings.ambiguous))
    touched.views.formUnion(findings.conflicting.symmetricDifference(self.findings.conflicting))
    return touched
  }

  private struct Touched {
    var views: Set<ViewID>
    /// Those upon which other things may be painted, or in another order.
    var parents: Set<ViewID>
  }

  /// Looks at what was touched, and at what lies in it where that may stand or look otherwise for it.
  private mutating func follow(
    _ touched: Touched, in new: Solution, _ findings: Scene.Findings,
    _ difference: inout Difference
  ) {
    var moved: [ViewID: Scene.Ghost] = [:]
    for top in new.viewOrder(of: touched.views) {
      var pending = [top]
      while let id = pending.popLast(), !LineWork.isStopped(after: 4) {
        guard difference.views.insert(id).inserted else { continue }
        let old = shapes[id]
        let placed = place(id, in: new, findings, hasOtherChildren: touched.parents.contains(id))
        put(placed, at: id)
        guard let old, let placed else {
          difference.isRearranged = true
          pending += placed?.children ?? []
          continue
        }
        if !old.isArranged(like: placed) { difference.isRearranged = true }
        if old.surrounds(unlike: placed) { pending += placed.children }
        if old.shape.frame != placed.shape.frame { moved[id] = old.ghost }
      }
    }
    let gone = touched.views.filter { !difference.views.contains($0) && shapes[$0] != nil }
    difference.ghosts = new.viewOrder(of: moved.keys).compactMap { moved[$0] }
    difference.ghosts += (solution?.viewOrder(of: gone) ?? []).compactMap { shapes[$0]?.ghost }
    for id in gone { put(nil, at: id) }
    difference.views.formUnion(gone)
    if !gone.isEmpty { difference.isRearranged = true }
  }

  private func place(
    _ id: ViewID, in new: Solution, _ findings: Scene.Findings, hasOtherChildren: Bool
  ) -> PlacedShape? {
    let parent = new.document.superview(of: id).flatMap { shapes[$0] }
    return PlacedShape(
      id, in: parent, of: new, marks: findings.marks(of: id),
      children: hasOtherChildren ? nil : shapes[id]?.children)
  }

  private mutating func put(_ placed: PlacedShape?, at id: ViewID) {
    shapes[id] = placed
    let sticks = placed.map { $0.shape.sticksOut(of: window) } ?? false
    stickingOut[id] = sticks ? placed?.shape.frame : nil
    hidden.set(id, isMember: placed?.shape.isHidden == true)
  }

  private func arrangement() -> [Stroke] {
    Painting.order(from: ViewID.root) { id in
      guard let placed = shapes[id] else { return nil }
      let border = placed.paintsBorder ? Stroke(view: id, part: .border) : nil
      return (Stroke(view: id, part: .fill), placed.children, border)
    }
  }
}

extension PlacedShape {
  var ghost: Scene.Ghost { Scene.Ghost(name: shape.name, frame: shape.frame) }
}

extension Scene.Shape {
  fileprivate func sticksOut(of window: Rect) -> Bool {
    frame.sticksOut(of: window) && !kind.isGuide
  }
}

extension Solution {
  /// Those in the window, each behind what it lies in: views in view order, then free layers.
  fileprivate func viewOrder(of views: some Sequence<ViewID>) -> [ViewID] {
    let layers = views.filter { document.isLayer($0) && document.isInWindow($0) }
    return order.sorted(views)
      + layers.map { (document.depth(of: $0), $0) }.sorted { $0 < $1 }.map(\.1)
  }
}

extension Set {
  mutating func set(_ element: Element, isMember: Bool) {
    if isMember { insert(element) } else { remove(element) }
  }
}

// MARK: The whole

extension ShapeCourse {
  /// Each behind what it lies in.
  var inLayerOrder: [PlacedShape] {
    solution?.document.layerOrder().compactMap { shapes[$0] } ?? []
  }

  /// What a picture shows of the plane.
  var visibleRegion: Rect {
    if window.hasArea { return window.stretched(to: stickingOut.values) }
    return strokes.reduce(window) { extent, stroke in
      shapes[stroke.view].map { extent.union($0.shape.frame) } ?? extent
    }
  }
}
