import Simplex

/// A frame that was set by hand, as constraints: two on each axis (UIKit autoresizing, sections 3
/// and 4).
extension Lowering {
  func maskConstraints(of view: View) -> [LoweredConstraint] {
    guard view.frameLayout != nil, let superview = view.superview else { return [] }
    return Axis.allCases.flatMap { axis in
      let share = ResizingShare(of: view, axis, in: document)
      if axis == .horizontal, let row = document.rowInset(around: view) {
        return insetConstraints(of: view, share, in: row)
      }
      return [
        generate(
          view.id, .mask(.origin(axis)), origin(of: view, axis, share, in: superview),
          holder: superview),
        generate(
          view.id, .mask(.size(axis)), size(of: view, axis, share, in: superview),
          holder: superview),
      ]
    }
  }

  /// `cell.contentView.left == cell.safeArea.left`, and as wide as that.
  private func insetConstraints(
    of content: View, _ share: ResizingShare, in row: ViewID
  ) -> [LoweredConstraint] {
    let safeArea = Item(row, guide: .safeArea)
    let inset = content.alignmentInsets
    return [
      generate(
        content.id, .mask(.x),
        Equation(
          Anchor(content.id, .left), .equal, Anchor(safeArea, .left),
          constant: share.frameOrigin + inset.left),
        holder: row),
      generate(
        content.id, .mask(.width),
        Equation(
          Anchor(content.id, .width), .equal, Anchor(safeArea, .width),
          constant: share.frameSize - share.superviewSize - inset.total(.horizontal)),
        holder: row),
    ]
  }

  /// `photo.left == 0.25 * view.right + 40`, measured from the superview's left edge; of a row below
  /// another `row2.top == row.bottom`.
  private func origin(of view: View, _ axis: Axis, _ share: ResizingShare, in superview: ViewID)
    -> Equation
  {
    let inset = view.alignmentInsets.near(axis)
    let outer = document.alignmentInsets(of: superview)
    let first = Anchor(view.id, axis.nearEdge)
    if axis == .vertical, let above = rowsAbove.place(of: view, in: document) {
      return Equation(first, .equal, Anchor(above.id, .bottom), constant: above.distance)
    }
    guard share.origin != 0 else {
      return Equation(
        first, .equal, Anchor(document.space(of: superview), axis.nearEdge),
        constant: share.frameOrigin + inset - outer.near(axis))
    }
    // What scrolls has no edge in the coordinates of what lies in it, but a size.
    let scrolls = document.space(of: superview).guide != nil
    let reach = scrolls ? outer.total(axis) : outer.far(axis)
    return Equation(
      first, .equal, Anchor(superview, scrolls ? axis.size : axis.farEdge),
      multiplier: share.origin,
      constant: share.frameOrigin + inset
        + share.origin * (reach - share.superviewSize))
  }

  /// `photo.width == 0.5 * view.width - 80`, or a number where nothing of it follows.
  private func size(of view: View, _ axis: Axis, _ share: ResizingShare, in superview: ViewID)
    -> Equation
  {
    if axis == .vertical, document.rowHeight(of: view) == .automatic { return fitting(view) }
    let inset = view.alignmentInsets.total(axis)
    let first = Anchor(view.id, axis.size)
    if isBelowZero(view.id, axis) { return Equation(first, .equal, constant: 0) }
    guard share.size != 0 else {
      return Equation(first, .equal, constant: max(0, share.frameSize - inset))
    }
    let outer = document.alignmentInsets(of: superview).total(axis)
    return Equation(
      first, .equal, Anchor(superview, axis.size), multiplier: share.size,
      constant: share.frameSize - inset + share.size * (outer - share.superviewSize))
  }

  /// `row.height == 0 @50`: a row that sizes itself is as low as `systemLayoutSizeFitting` would have it in
  /// the width of its table (UIKit sizing, section 7). One that its contents leave no height gets the usual
  /// one whatever these ask for, short of what is required: UIKit says that it takes the collapse for
  /// unintentional.
  private func fitting(_ row: View, to height: Double = 0) -> Equation {
    Equation(
      Anchor(row.id, .height), .equal, constant: height,
      priority: height > 0 ? .almostRequired : .fittingSizeLevel)
  }

  /// What makes a row as high that has nothing in it to measure.
  func rowHeight(of row: View, fitting height: Double) -> LoweredConstraint? {
    row.superview.map {
      generate(row.id, .mask(.height), fitting(row, to: height), holder: $0)
    }
  }

  /// Whether nothing is left of a frame. Where the window only wishes for a size, as to find out how
  /// large a cell would be, that does not say.
  private func isBelowZero(_ view: ViewID, _ axis: Axis) -> Bool {
    guard document.device?.hold[axis].isRequired != false else { return false }
    return document.arithmeticSize(of: view, axis).map { $0 <= 0 } ?? false
  }
}
