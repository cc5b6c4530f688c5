import AutoLayout

/// From Xcode 15 on a table on the canvas has only those cells in it that can be seen. What lies in
/// another cell is flagged as ambiguous where it depends on the size of the cell. Seen in all
/// such cells of three repositories, with 70 flagged views; files of older versions have no such flags.
extension SceneImporter {
  /// Whether it is the content view of such a cell.
  func isUnseenContent(_ element: MarkupElement, in owner: String?) -> Bool {
    guard CellMargins.isContentView(element), file.canvas.tools >= 22600, file.canvas.screen != nil,
      let cell = owner.flatMap({ views[$0] }), cell.element.element.name == "tableViewCell",
      let table = cell.superview.flatMap({ views[$0] }), table.kind == .tableView,
      let frame = cell.storedFrame, let height = scene.root.frame?.height
    else { return false }
    return frame.y >= height - file.canvas.statusBar
  }
}
