import AutoLayout
import Patience

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

  /// Of a superview that is laid out by its frame the stored one. A free one has none that could be
  /// read: there it is what a layout of the canvas leads to, for which Interface Builder stored the
  /// frames in it. `nil` where no layout has told that yet.
  private mutating func sizeOnCanvas(of superview: SceneView) -> Size? {
    guard !superview.isFree else { return laidOutSize(of: superview) }
    let layout = draft.view(superview.id)?.frameLayout
    if layout == .filling, let outer = superview.superview.flatMap({ views[$0] }) {
      return sizeOnCanvas(of: outer)
    }
    return layout?.frame.size ?? superview.storedFrame?.size
  }

  /// Frames in a misplaced view were stored for another size than a layout leads to.
  private mutating func laidOutSize(of superview: SceneView) -> Size? {
    guard let id = superview.element.element.id else { return nil }
    if let size = known.superviewSizes[id] { return size }
    var outer: SceneView? = superview
    while let view = outer {
      if view.element.flag(.misplaced) == true { return nil }
      // Its own size may hang on that of a superview farther out, which is found first.
      if view.superview.map(unsized.contains) == true { return nil }
      outer = view.superview.flatMap { views[$0] }
    }
    unsized.insert(id)
    return nil
  }

  /// How large superviews are on the file's own canvas, the outer ones before those that lie in them.
  /// Costs a layout for each level of them, which few scenes have.
  static func superviewSizes(
    in scene: InterfaceFile.Scene, of file: InterfaceFile,
    content: InterfaceImport.ContentSource, _ isCancelled: @escaping () -> Bool
  ) -> [String: Size] {
    var known = CanvasLayout()
    while true {
      let importer = imported(scene, of: file, content: content, knowing: known)
      let found = importer.sizesOfUnsized(isCancelled)
      if found.isEmpty { return known.superviewSizes }
      known.superviewSizes.merge(found) { old, _ in old }
    }
  }

  private func sizesOfUnsized(_ isCancelled: @escaping () -> Bool) -> [String: Size] {
    guard !unsized.isEmpty, let document = try? result.start.applying(result.edits),
      let solution = try? LayoutEngine().layout(of: document, isCancelled: isCancelled)
    else { return [:] }
    var sizes: [String: Size] = [:]
    for identity in unsized.awaited() {
      guard let id = views[identity]?.id, let rect = solution.rect(of: Item(id)),
        let insets = document.view(id)?.alignmentInsets
      else { continue }
      sizes[identity] = Size(
        width: rect.width + insets.total(.horizontal),
        height: rect.height + insets.total(.vertical))
    }
    return sizes
  }
}
