import AutoLayout

/// Views that are laid out by their frames, and the sizes of their superviews that these frames were
/// stored for.
extension SceneImporter {
  /// The frame with the superview size that it was given for.
  mutating func frameLayout(of element: MarkupElement, in owner: String?) -> FrameLayout {
    let given = rowFrame(of: element, in: owner) ?? element.frame
    if given == nil { note(.frameIsMissing(element.id ?? ""), line: element.line) }
    var frame = given ?? .zero
    if let width = insetGroupedWidth(of: element, in: owner) { frame.width = width }
    guard let owner, let superview = views[owner] else {
      return FrameLayout(frame: frame, superviewSize: frame.size)
    }
    if element.key == ContentView.name, superview.element.element.name == "visualEffectView" {
      // It fills it, whatever its mask says.
      return .filling
    }
    if !superview.isFree || !CellMargins.isRow(element, of: superview),
      let size = sizeOnCanvas(of: superview)
    {
      return FrameLayout(frame: frame, superviewSize: size)
    }
    // A row is as wide as its table, and what fills another superview is taken to do so.
    return FrameLayout(
      frame: frame,
      superviewSize: Size(
        width: 2 * frame.x + (given?.width ?? 0), height: 2 * frame.y + frame.height))
  }

  /// The stored size, also of a superview that constraints lay out: UIKit loads it with that, and what
  /// lies in it follows from there when the layout makes it larger or smaller.
  private func sizeOnCanvas(of superview: SceneView) -> Size? {
    let layout = draft.view(superview.id)?.frameLayout
    if layout == .filling, let outer = superview.superview.flatMap({ views[$0] }) {
      return sizeOnCanvas(of: outer)
    }
    return layout?.frame.size ?? superview.storedFrame?.size
  }
}
