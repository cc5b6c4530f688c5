import Simplex

/// Attributes as coordinates of the alignment rectangle, in the window (UIKit constraints,
/// section 1.1), counted from the root view's corner, which is the window's wherever bars do not
/// shorten it. The unknowns are x, y, width and height of each item; only the root view's origin is
/// known.
struct Coordinates {
  let document: Document

  /// `leading` and `trailing` are left and right by `direction`.
  func form(of anchor: Anchor, direction: LayoutDirection) -> LinearForm {
    let (item, attribute) = document.resolved(anchor)
    let axis = attribute.axis
    let outsets = anchor.item == Item(.window) ? document.windowOutsets : .zero
    var near: LinearForm { part(.origin(axis), of: item, beyond: -outsets.near(axis)) }
    var size: LinearForm { part(.size(axis), of: item, beyond: outsets.total(axis)) }
    switch attribute.inReading(direction) {
    case .width, .height: return size
    case .right, .bottom: return near + size
    case .centerX, .centerY: return near + 0.5 * size
    case .firstBaseline: return firstBaseline(of: item.view)
    case .lastBaseline: return lastBaseline(of: item.view)
    default: return near
    }
  }

  private func part(_ part: RectPart, of item: Item, beyond distance: Double) -> LinearForm {
    var form = self.part(part, of: item)
    form.constant += distance
    return form
  }

  /// The value of the anchor by its own item's reading direction.
  func form(of anchor: Anchor) -> LinearForm {
    form(of: anchor, direction: document.direction(ofItem: anchor.item.view))
  }

  func form(of measure: Measure) -> LinearForm {
    switch measure {
    case .anchor(let anchor): form(of: anchor)
    case .difference(let first, let second): form(of: first) - form(of: second)
    }
  }

  /// From whose corner places in a view are measured.
  func space(of view: ViewID) -> Item { document.space(of: document.resolved(view)) }

  /// The root view's origin is 0; the rest is unknown.
  func part(_ part: RectPart, of item: Item) -> LinearForm {
    let isKnown = item == Item(.root) && (part == .x || part == .y)
    return isKnown ? LinearForm() : LinearForm(Variable(part, of: item))
  }

  /// Text stands in the middle of what its view is too high (UIKit sizing, section 5).
  private func firstBaseline(of view: ViewID) -> LinearForm {
    let view = document.baselineView(of: view, isFirst: true)
    let top = part(.y, of: Item(view))
    let height = part(.height, of: Item(view))
    guard let baselines = document.baselines(of: view) else { return top + height }
    guard let textHeight = baselines.textHeight else { return top + LinearForm(baselines.first) }
    return top + 0.5 * height + LinearForm(baselines.first - textHeight / 2)
  }

  private func lastBaseline(of view: ViewID) -> LinearForm {
    let view = document.baselineView(of: view, isFirst: false)
    let bottom = part(.y, of: Item(view)) + part(.height, of: Item(view))
    guard let baselines = document.baselines(of: view) else { return bottom }
    guard let textHeight = baselines.textHeight else { return bottom - LinearForm(baselines.last) }
    let slack = part(.height, of: Item(view)) - LinearForm(textHeight)
    return bottom - 0.5 * slack - LinearForm(baselines.last)
  }
}

extension Document {
  /// The item and the attribute that are meant: margin attributes are edges of the margins guide,
  /// and the window's are the root view's, but for what bars take of it.
  func resolved(_ anchor: Anchor) -> (item: Item, attribute: Attribute) {
    var item = Item(resolved(anchor.item.view), guide: anchor.item.guide)
    // What scrolls has a rectangle of its own: the frame guide lies where its view does.
    if item.guide == .frame { item.guide = nil }
    guard let attribute = anchor.attribute.withinMargins else { return (item, anchor.attribute) }
    item.guide = .layoutMargins
    return (item, attribute)
  }

  /// How far the window reaches beyond the root view.
  var windowOutsets: Insets {
    guard let frame = rootFrame, let size = windowSize else { return .zero }
    return Insets(
      top: frame.y, left: frame.x, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
  }

  /// Whose baselines a view's are: a stack view has those of what it arranges, a column its first
  /// one's above and its last one's below, a row its tallest one's (UIKit sizing, section 5).
  fileprivate func baselineView(of view: ViewID, isFirst: Bool) -> ViewID {
    var view = view
    while let arrangement = views[view]?.stack {
      let visible = arrangedSubviews(of: view).filter { !$0.isHidden }
      let next =
        switch arrangement.axis {
        case .vertical: isFirst ? visible.first : visible.last
        case .horizontal: tallest(of: visible)
        }
      guard let next else { break }
      view = next.id
    }
    return view
  }

  /// By its content, since the layout is not known; the first of equal ones.
  private func tallest(of views: [View]) -> View? {
    let heights = views.map { arrangedSize(of: $0).height ?? 0 }
    let largest = heights.indices.max { (heights[$0], -$0) < (heights[$1], -$1) }
    return largest.map { views[$0] }
  }

  /// `nil` for what has no text: both baselines are its bottom edge.
  fileprivate func baselines(of view: ViewID) -> Baselines? {
    guard let view = views[view] else { return nil }
    return view.kind.baselines(of: view.content, scale: scale)
  }
}

extension Attribute {
  /// Left or right in the place of leading or trailing.
  fileprivate func inReading(_ direction: LayoutDirection) -> Attribute {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    default: self
    }
  }
}
