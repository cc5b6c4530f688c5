package import AutoLayout

extension RectPart {
  var isSize: Bool { self == .width || self == .height }
}

extension Document {
  /// What a number of a rectangle measures: a size, or a distance from the superview's edge.
  package func measure(of part: RectPart, of item: Item) -> Measure {
    switch part {
    case .width: .anchor(Anchor(item, .width))
    case .height: .anchor(Anchor(item, .height))
    case .x: place(of: item, .left)
    case .y: place(of: item, .top)
    }
  }

  private func place(of item: Item, _ edge: Attribute) -> Measure {
    let anchor = Anchor(item, edge)
    guard let superview = superview(of: item.view) else { return .anchor(anchor) }
    return .difference(anchor, Anchor(space(of: superview), edge))
  }

  /// What the number is in the frame, less what it is between alignment rectangles: a switch's
  /// frame begins before its alignment rectangle.
  func frameOffset(of part: RectPart, of item: Item) -> Double {
    let inner = alignmentInsets(of: item.view)
    let outer = superview(of: item.view).map(alignmentInsets) ?? .zero
    return switch part {
    case .x: outer.left - inner.left
    case .y: outer.top - inner.top
    case .width: inner.left + inner.right
    case .height: inner.top + inner.bottom
    }
  }
}
