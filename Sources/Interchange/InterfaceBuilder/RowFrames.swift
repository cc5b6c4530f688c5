import AutoLayout

/// The frames of cells and of their content views where a file has none, or has those of another
/// height of the row.
///
/// A cell of a table that nobody has touched since is stored without a frame, or with that of an
/// older height, or with a content view of the usual 43 points in a higher row. What lies in it was
/// laid out in the row as it is, which is as high as it says or else its table (the documentation of
/// `UITableView.rowHeight`), and which its content view fills: so in all 40 such cells of 16 files of
/// five repositories whose views tell, of which two tell of rows that were of another height. The
/// height that a cell of its own in a xib asks for says nothing: in 13 such files of eight
/// repositories the frame holds.
extension SceneImporter {
  /// `nil` where what is stored holds.
  func rowFrame(of element: MarkupElement, in owner: String?) -> Rect? {
    let superview = owner.flatMap { views[$0] }
    switch element.name {
    case "tableViewCell":
      let table = superview?.element.element
      guard let content = element.child(key: ContentView.name),
        Self.isStale(content, in: element, of: table)
      else { return nil }
      return cellFrame(of: element, in: table)
    case "collectionViewCell": return itemFrame(of: element, in: superview?.element.element)
    default:
      guard CellMargins.isContentView(element), let cell = superview else { return nil }
      let table = cell.superview.flatMap { views[$0] }?.element.element
      return Self.isStale(element, in: cell.element.element, of: table)
        ? contentFrame(in: cell, of: table) : nil
    }
  }

  private static func isStale(
    _ content: MarkupElement, in cell: MarkupElement, of table: MarkupElement?
  ) -> Bool {
    guard let inner = content.frame, let outer = cell.frame else { return true }
    let isOfOtherRow = cell.rowHeight.map { abs(outer.height - $0) > 1.5 } ?? false
    return outer.height - inner.height > 1.5 || table != nil && isOfOtherRow
  }

  /// As wide as the table, and as high as the cell or else the table says that its rows are.
  private func cellFrame(of cell: MarkupElement, in table: MarkupElement?) -> Rect? {
    guard let table else { return cell.frame }
    let height = cell.rowHeight ?? cell.frame?.height ?? table.rowHeight ?? Self.usualRowHeight
    guard let width = table.frame?.width ?? scene.root.frame?.width else { return nil }
    return Rect(x: cell.frame?.x ?? 0, y: cell.frame?.y ?? 0, width: width, height: height)
  }

  private static let usualRowHeight = 44.0

  private func contentFrame(in cell: SceneView, of table: MarkupElement?) -> Rect? {
    guard var frame = draft.view(cell.id)?.frameLayout?.frame ?? cell.storedFrame else {
      return nil
    }
    (frame.x, frame.y) = (0, 0)
    if table?["separatorStyle"] != "none" { frame.height -= heightOfSeparator }
    return frame
  }

  /// A pixel before iOS 13.
  private var heightOfSeparator: Double {
    file.canvas.tools < 14800 ? 1 / file.canvas.scale : 0
  }

  /// A cell of a collection that has another size than what fills it has that of the items of its
  /// flow layout (the documentation of `itemSize`).
  private func itemFrame(of cell: MarkupElement, in collection: MarkupElement?) -> Rect? {
    guard var frame = cell.frame, let content = cell.child(key: ContentView.name)?.frame,
      content.size != frame.size,
      let item = collection?.child(key: "collectionViewLayout")?.child(key: "itemSize"),
      let width = item.number(.width), let height = item.number(.height), width > 0, height > 0
    else { return nil }
    (frame.width, frame.height) = (width, height)
    return frame
  }
}

extension MarkupElement {
  /// Of a cell, or of the rows of a table; `nil` where they measure themselves.
  fileprivate var rowHeight: Double? {
    number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
  }
}
