/// The guides that the system gives every view, and the root view: four edges, each so far from one of
/// the view's.
extension Lowering {
  /// `view.safeArea.top`: `view.safeArea.top == view.top + 59`.
  func guideConstraints(of item: Item, insets: Insets) -> [LoweredConstraint] {
    if item.guide == .content { return contentOrigin(of: item.view, insets) }
    guard let guide = item.guide, SystemGuide.ofEveryView.contains(guide) || guide.isController
    else { return [] }
    return Attribute.absoluteEdges.map { edge in
      generate(
        item.view, .guide(guide, edge),
        Equation(
          Anchor(item, edge), .equal, Anchor(item.view, guide.reference(for: edge)),
          constant: insets.offset(of: edge)),
        holder: item.view)
    }
  }
}

extension SystemGuide {
  /// The edge of the view from which the guide's `edge` is measured.
  fileprivate func reference(for edge: Attribute) -> Attribute {
    switch (self, edge) {
    case (_, .top) where standsAtBottom: .bottom
    case (.topLayoutGuide, .bottom): .top
    default: edge
    }
  }

  /// Whether it is as high as its insets say and ends with its view.
  fileprivate var standsAtBottom: Bool { self == .keyboard || self == .bottomLayoutGuide }

  /// Whether its height has nothing to do with its view's.
  fileprivate var hasOwnHeight: Bool { standsAtBottom || self == .topLayoutGuide }

  /// Where the guide lies in the rectangle of its view.
  func rect(in view: Rect, insets: Insets) -> Rect {
    let top = (standsAtBottom ? view.maxY : view.y) + insets.top
    let left = view.x + insets.left
    let bottom = (self == .topLayoutGuide ? view.y : view.maxY) - insets.bottom
    return Rect(
      x: left, y: top, width: view.maxX - insets.right - left, height: bottom - top)
  }
}

extension Coordinates {
  /// One of the four numbers of a guide, by those of its view.
  func part(_ part: RectPart, of guide: SystemGuide, in view: ViewID, insets: Insets) -> LinearForm
  {
    let axis = part.axis
    let origin = self.part(.origin(axis), of: Item(view))
    let size = self.part(.size(axis), of: Item(view))
    let isVertical = axis == .vertical
    switch part {
    case .x, .y:
      let edge = isVertical && guide.standsAtBottom ? origin + size : origin
      return edge + LinearForm(insets.near(axis))
    case .width, .height:
      let length = isVertical && guide.hasOwnHeight ? LinearForm() : size
      return length - LinearForm(insets.total(axis))
    }
  }
}

extension Insets {
  /// How far right or down of the view's edge the inner edge lies.
  fileprivate func offset(of edge: Attribute) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: -bottom
    default: -right
    }
  }
}
