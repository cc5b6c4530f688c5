/// The guides that the system gives every view: four edges, each so far from one of the view's.
extension Lowering {
  /// `view.safeArea.top`: `view.safeArea.top == view.top + 59`.
  func guideConstraints(of item: Item, insets: Insets) -> [LoweredConstraint] {
    if item.guide == .content { return contentOrigin(of: item.view, insets) }
    guard let guide = item.guide, SystemGuide.ofEveryView.contains(guide) else { return [] }
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
    self == .keyboard && edge == .top ? .bottom : edge
  }

  /// Where the guide lies in the rectangle of its view.
  func rect(in view: Rect, insets: Insets) -> Rect {
    let top = self == .keyboard ? view.maxY + insets.top : view.y + insets.top
    let left = view.x + insets.left
    return Rect(
      x: left, y: top, width: view.maxX - insets.right - left,
      height: view.maxY - insets.bottom - top)
  }
}

extension Coordinates {
  /// One of the four numbers of a guide, by those of its view.
  func part(_ part: RectPart, of guide: SystemGuide, in view: ViewID, insets: Insets) -> LinearForm
  {
    let axis = part.axis
    let origin = self.part(.origin(axis), of: Item(view))
    let size = self.part(.size(axis), of: Item(view))
    let isFromFarEdge = guide == .keyboard && axis == .vertical
    switch part {
    case .x, .y:
      let edge = isFromFarEdge ? origin + size : origin
      return edge + LinearForm(insets.near(axis))
    case .width, .height:
      return (isFromFarEdge ? LinearForm() : size) - LinearForm(insets.total(axis))
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
