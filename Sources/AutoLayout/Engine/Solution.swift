import Simplex

/// Where everything is, and what does not hold: the layout of one document.
package struct Solution: Sendable {
  /// The document that this is the layout of.
  package let document: Document
  /// The required constraints that were set aside, in the order in which constraints are believed.
  package let broken: [Handle]
  /// The optional constraints that do not hold, from the highest priority to the lowest.
  package let missed: [Miss]
  private let positions: Positions

  init(of document: Document, positions: Positions, broken: [Handle], missed: [Miss]) {
    self.document = document
    self.positions = positions
    self.broken = broken
    self.missed = missed
  }

  /// The exact alignment rectangle, counted from the root view's corner; `nil` for what is not in
  /// the window.
  package func rect(of item: Item) -> Rect? {
    if item == Item(.window), let size = document.windowSize {
      let outsets = document.windowOutsets
      return Rect(x: -outsets.left, y: -outsets.top, width: size.width, height: size.height)
    }
    let item = Item(document.resolved(item.view), guide: item.guide)
    guard document.isInWindow(item.view) else { return nil }
    let rect = positions.rect(of: item.view)
    guard let guide = item.guide else { return rect }
    return positions.guides[item]
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

  private func value(of form: LinearForm) -> Double? {
    var sum = form.constant
    for term in form.terms {
      guard let rect = rect(of: term.variable.item) else { return nil }
      sum += term.coefficient * rect[term.variable.part]
    }
    return sum
  }

  /// What the device keeps free of the view, as UIKit's property gives it.
  package func safeAreaInsets(of view: ViewID) -> Insets? {
    document.isInWindow(view) ? insets.safeArea(of: view) : nil
  }

  /// With the safe area in them, as UIKit's property gives them.
  package func layoutMargins(of view: ViewID) -> Insets? {
    document.isInWindow(view) ? insets.layoutMargins(of: view) : nil
  }

  var insets: SystemInsets { SystemInsets(document: document) { frame(of: $0) } }
}

/// What the solver found, by view.
struct Positions: Sendable {
  /// x, y, width and height of every view, by its number.
  private var parts: [Double] = []
  /// The system's guides that constraints speak of.
  private(set) var guides: [Item: Rect] = [:]

  func rect(of view: ViewID) -> Rect { rect(from: view.rawValue * RectPart.allCases.count) }

  private func rect(from place: Int) -> Rect {
    guard parts.indices.contains(place + 3) else { return .zero }
    return Rect(
      x: parts[place], y: parts[place + 1], width: parts[place + 2], height: parts[place + 3])
  }

  /// Takes over what changed, and the guides anew.
  mutating func update(_ changed: [Variable], guides: [Item], from solver: Solver) {
    for variable in changed where variable.item.guide == nil {
      set(solver.value(of: variable), at: variable)
    }
    self.guides = [:]
    for guide in guides {
      let parts = RectPart.allCases.map { solver.value(of: Variable($0, of: guide)) }
      self.guides[guide] = Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
  }

  private mutating func set(_ value: Double, at variable: Variable) {
    let width = RectPart.allCases.count
    let place = variable.item.view.rawValue * width
    if parts.count < place + width {
      parts += Array(repeating: 0, count: place + width - parts.count)
    }
    parts[place + variable.part.rawValue] = value
  }
}
