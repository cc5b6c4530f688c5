import AutoLayout

/// From Xcode 15 on a table on the canvas has only those cells in it that can be seen. What lies in
/// another cell keeps the layout of the whole screen, and is flagged as ambiguous where it depends
/// on the size of the cell. Seen in all 25 such cells, which two repositories have; files of older
/// versions have no such flags.
extension SceneImporter {
  /// The width in which such a cell, or its content view, is laid out; `nil` for all other views.
  func unseenWidth(of element: MarkupElement, in owner: String?) -> Double? {
    guard file.canvas.tools >= 22600, let screen = file.canvas.screen, let owner,
      let superview = views[owner], let frame = element.frame
    else { return nil }
    if CellMargins.isContentView(element), superview.element.element.name == "tableViewCell" {
      return unseenWidth(of: superview.element.element, in: superview.superview)
        .map { frame.width + $0 - (superview.storedFrame?.width ?? $0) }
    }
    guard element.name == "tableViewCell", superview.kind == .tableView,
      let height = scene.root.frame?.height, frame.y >= height - file.canvas.statusBar
    else { return nil }
    return screen.width
  }
}
