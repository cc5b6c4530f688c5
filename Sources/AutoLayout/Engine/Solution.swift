import Simplex

/// Where everything is, and what does not hold: the layout of one document.
package struct Solution: Sendable {
  /// The document that this is the layout of.
  package private(set) var document: Document
  /// The required constraints that were set aside, in the order in which constraints are believed.
  package let broken: [Handle]
  /// Which views are in the window, in view order.
  package let order: ViewOrder
  /// The optional constraints that do not hold.
  package let misses: Misses
  /// How many of the user's constraints are active.
  package let activeCount: Int
  /// How many of these wait for a number and so take no part.
  package let waitingCount: Int
  private(set) var positions: Positions
  /// The frames that layout callbacks have set, by the layer.
  var layerFrames: [ViewID: Rect] = [:]

  init(
    of document: Document, order: ViewOrder, positions: Positions, broken: [Handle], misses: Misses,
    activeCount: Int, waitingCount: Int
  ) {
    self.document = document
    self.order = order
    self.positions = positions
    self.broken = broken
    self.misses = misses
    self.activeCount = activeCount
    self.waitingCount = waitingCount
  }

  /// The same as the layout of another document, which differs in frames set by hand alone.
  func of(_ document: Document) -> Solution {
    var solution = self
    solution.document = document
    return solution
  }

  /// Moves a view with all that is in it, and makes it alone larger.
  mutating func move(_ view: ViewID, by offset: Point, growing: Size) {
    for inner in document.preorder(from: view) {
      positions.move(
        inner, by: offset, growing: inner == view ? growing : Size(width: 0, height: 0))
    }
  }

  /// The optional constraints that do not hold, from the highest priority to the lowest.
  package var missed: [Miss] { misses.ranked(in: order) }

  /// The exact alignment rectangle, counted from the root view's corner; `nil` for what is not in
  /// the window.
  package func rect(of item: Item) -> Rect? {
    if item == Item(.window), let size = document.windowSize {
      let outsets = document.windowOutsets
      return Rect(x: -outsets.left, y: -outsets.top, width: size.width, height: size.height)
    }
    let item = Item(document.resolved(item.view), guide: item.guide)
    guard order.contains(item.view) else { return nil }
    let rect = positions.rect(of: item.view)
    guard let guide = item.guide else { return rect }
    return positions.rect(of: guide, in: item.view)
      ?? guide.rect(in: rect, insets: insets.insets(of: guide, in: item.view))
  }

  /// A size, or a location counted from the root view's corner; `nil` for what is not in it.
  package func value(of anchor: Anchor) -> Double? {
    value(of: Coordinates(document: document).form(of: anchor))
  }

  package func value(of measure: Measure) -> Double? {
    switch measure {
    case .anchor(let anchor): value(of: anchor)
    case .difference(let first, let second):
      value(of: first).flatMap { minuend in value(of: second).map { minuend - $0 } }
    }
  }

  /// Where the two anchors lie that a constraint holds apart, in the window, from the second to the
  /// first, as the layout takes them: edges of a scroll view as those of its content, and both by
  /// the first item's reading direction. `nil` for a size against a number.
  package func ends(of constraint: Constraint) -> (from: Double, to: Double)? {
    ends(of: constraint.equation)
  }

  /// The same of what no constraint says yet.
  package func ends(of equation: Equation) -> (from: Double, to: Double)? {
    let direction = document.direction(ofItem: equation.first.item.view)
    let equation = equation.resolved(in: document)
    guard let second = equation.second else { return nil }
    let coordinates = Coordinates(document: document)
    guard let from = value(of: coordinates.form(of: second, direction: direction)),
      let to = value(of: coordinates.form(of: equation.first, direction: direction))
    else { return nil }
    return (from, to)
  }

  private func value(of form: LinearForm) -> Double? {
    var sum = form.constant
    for term in form.terms {
      guard let rect = rect(of: term.variable.item) else { return nil }
      sum += term.coefficient * rect[term.variable.part]
    }
    return sum
  }

  /// What the device keeps free of the view, as UIKit's property gives it: nothing of what is not in the
  /// window (UIKit guides and devices, section 3).
  package func safeAreaInsets(of view: ViewID) -> Insets? {
    document.views.contains(view) ? insets.safeArea(of: view) : nil
  }

  /// With the safe area in them, as UIKit's property gives them.
  package func layoutMargins(of view: ViewID) -> Insets? {
    document.views.contains(view) ? insets.layoutMargins(of: view) : nil
  }

  /// With what the safe area adds, as UIKit's property gives it.
  package func adjustedContentInset(of view: ViewID) -> Insets? {
    order.contains(view) ? insets.adjustedContentInset(of: view) : nil
  }

  /// How far a view has scrolled: where its own space begins inside it.
  package func contentOffset(of view: ViewID) -> Point {
    guard document.views.read(view, { $0.kind.scrolls }) == true, let frame = rect(of: Item(view)),
      let content = positions.rect(of: .content, in: document.resolved(view))
    else { return .zero }
    return Point(x: frame.x - content.x, y: frame.y - content.y).withoutNoise
  }

  var insets: SystemInsets {
    SystemInsets(
      document: document, frame: { frame(of: $0) },
      contentSize: { positions.rect(of: .content, in: $0)?.size })
  }
}
